"""The hosted side's page: keys are made, shown once and revoked; what is mirrored is listed and taken down."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.access.test_watch import acts
from tests.web.hall import OWNER
from tests.web.mirror.halls import Pair
from topcut.desk.mirroring import aim_at, with_copies
from topcut.exchange import full_copy
from topcut.refusal import Refusal
from topcut.rules.actions import announcing
from topcut.store.accounts import MirrorKey
from topcut.store.security_log import Act
from topcut.web.access.secrets import digest, read
from topcut.web.mirror.keys import LONGEST_NAME, MOST_KEYS
from topcut.web.viewer import Kind
from topcut.words import sentence

PASSWORD = "eleven violet herons juggle"
LINK = re.compile(r'value="(http[^"]*/mirror#([\w-]{22}))"')


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Pair]:
    with Pair(tmp_path) as made:
        made.hall.tournament(players=4, ready=False)
        yield made


def keys(both: Pair) -> tuple[MirrorKey, ...]:
    return both.mirror.store.read_access(lambda accounts: accounts.every(MirrorKey, account=OWNER.id))


def test_a_key_is_shown_once_kept_as_a_digest_and_works(both: Pair) -> None:
    page = both.there.send("/mirror/keys", name="  Laptop of   the club ").text
    found = LINK.search(page)
    assert found is not None
    link, secret = found.groups()
    [made] = [one for one in keys(both) if one.name == "Laptop of the club"]
    assert made.hash == digest(read(secret) or b"")
    again = both.there.get("/mirror").text
    assert "Laptop of the club" in again
    assert secret not in again
    both.link = link
    both.aim()
    assert both.push().error is None


def test_a_revoked_key_is_gone(both: Pair) -> None:
    [made] = keys(both)
    assert "no longer opens" in both.there.done("/mirror/keys/revoke", which=made.hash.hex()).text
    assert keys(both) == ()
    assert sentence(Refusal("mirror-key-gone")) in both.there.send("/mirror/keys/revoke", which=made.hash.hex()).text


def test_a_key_needs_a_name_and_there_are_only_so_many(both: Pair) -> None:
    for name in (" ", "n" * (LONGEST_NAME + 1)):
        refused = sentence(Refusal("mirror-key-name", most=LONGEST_NAME))
        assert refused in both.there.send("/mirror/keys", name=name).text
    for number in range(MOST_KEYS - 1):
        assert both.there.send("/mirror/keys", name=f"Hall {number}").status_code == 200
    assert (
        sentence(Refusal("mirror-keys-many", most=MOST_KEYS))
        in both.there.send("/mirror/keys", name="One too many").text
    )
    assert len(keys(both)) == MOST_KEYS


def test_a_code_that_is_none_or_was_let_in_already_is_refused(both: Pair) -> None:
    for odd in ("x", "0" * 63, "G" * 64):
        assert sentence(Refusal("mirror-ask-odd")) in both.there.send("/mirror/keys", name="Laptop", ask=odd).text
        assert both.there.http.get("/mirror", params={"ask": odd}).status_code == 422, "nobody is asked to let it in"
    assert both.there.send("/mirror/keys", name="Laptop", ask="0" * 64).status_code == 303
    again = both.there.send("/mirror/keys", name="Laptop", ask="0" * 64)
    assert sentence(Refusal("mirror-key-known")) in again.text
    assert len(keys(both)) == 2


@pytest.mark.fault("L1")
def test_the_newest_sealed_copy_is_downloaded_by_its_account_alone(both: Pair) -> None:
    both.hall.store.halls.aim(both.id, with_copies(aim_at(both.link, "now"), PASSWORD))
    both.push()
    address = f"/mirror/copy?tournament={both.id}"
    assert address in both.there.get("/mirror").text
    got = both.there.get(address)
    assert "attachment" in got.headers["content-disposition"]
    assert full_copy.read(got.content, PASSWORD).archive.head == both.hall.store.head(both.id)
    assert both.mirror.let_in(Kind.OWNER, "pat").get(address).status_code == 404
    assert both.there.get("/mirror/copy?tournament=none").status_code == 404


def test_what_is_mirrored_is_listed_and_can_be_taken_down_by_its_account_alone(both: Pair) -> None:
    both.aim()
    both.push()
    head = both.hall.store.head(both.id).n
    assert f"Fact {head} of {head}" in both.there.get("/mirror").text
    assert sentence(Refusal("mirror-sure")) in both.there.send("/mirror/remove", tournament=both.id).text
    other = both.mirror.let_in(Kind.OWNER, "eve")
    assert both.id not in other.get("/mirror").text
    assert other.send("/mirror/remove", tournament=both.id, sure="yes").status_code == 404
    assert "no longer shown here" in both.there.done("/mirror/remove", tournament=both.id, sure="yes").text
    assert both.mirror.anybody.get(f"/t/{both.id}").status_code == 410


@pytest.mark.fault("H-9")
def test_keys_mirrors_and_wrong_keys_are_in_the_security_log_of_each_side(both: Pair) -> None:
    desk, owner = f"/t/{both.id}/desk/mirror", both.hall.owner
    found = LINK.search(both.there.send("/mirror/keys", name="Laptop").text)
    assert found is not None
    owner.done(f"{desk}/start", link=found[1])
    both.push()
    [made] = [one for one in keys(both) if one.name == "Laptop"]
    both.there.send("/mirror/keys/revoke", which=made.hash.hex())
    both.hall.act(announcing.announce, "Lunch")
    both.push()
    owner.send(f"{desk}/stop")
    there = {Act.MIRROR_KEY_MADE, Act.MIRROR_KEY_REVOKED, Act.MIRROR_KEY_FAILED, Act.MIRRORED}
    assert {one.value for one in there} <= {*acts(both.mirror)}
    assert {Act.MIRROR_BEGUN.value, Act.MIRROR_ENDED.value} <= {*acts(both.hall)}
    assert found[2] not in "".join(str(line) for line in both.mirror.store.security_log())
