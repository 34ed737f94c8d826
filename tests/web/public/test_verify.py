"""The public archive, and how the page says to check it."""

import json

import topcut_referee
from tests.keeping import SALT, keep
from tests.web.hall import JUDGE, Hall
from tests.web.public.reading import read
from topcut.rules.actions import conduct
from topcut.rules.texts import Person


def test_the_referee_finds_nothing_wrong_with_a_public_archive(hall: Hall) -> None:
    t = hall.finished()
    found = hall.anybody.get(f"/t/{t}/archive")
    assert found.headers["content-disposition"] == f'attachment; filename="{t}-{hall.t.facts}.topcut"'
    verdict = topcut_referee.verify(found.content.split(b"\n"))
    assert verdict.ok, verdict.as_text()


def test_a_tournament_in_its_bracket_can_be_checked_too(hall: Hall) -> None:
    t = hall.bracket()
    verdict = topcut_referee.verify(hall.anybody.get(f"/t/{t}/archive").content.split(b"\n"))
    assert verdict.ok, verdict.as_text()


def test_contacts_and_what_officials_wrote_are_not_in_it(hall: Hall) -> None:
    t = hall.paired()
    player = next(iter(hall.t.players))
    keep(hall.store, t, Person(player, "Ana", "North", "ana@example.org"))
    hall.act(conduct.warn, player, "quarrelsome", "again and again", by=JUDGE)
    for client in (hall.anybody, hall.player("p2"), hall.owner):
        text = client.get(f"/t/{t}/archive").text
        assert "ana@example.org" not in text
        assert "quarrelsome" not in text
        people = [json.loads(line) for line in text.splitlines() if '"player"' in line and '"name"' in line]
        assert {"player": player, "name": "Ana", "club": None, "salt": SALT.hex()} in people


def test_the_page_says_how_to_verify_and_where_the_log_ends(hall: Hall) -> None:
    t = hall.finished()
    page = read(hall.anybody, f"/t/{t}/verify")
    head = hall.store.head(t)
    assert f"topcut verify {t}-{head.n}.topcut" in page
    assert head.hash.hex() in page.replace(" ", "")
    assert hall.t.commitment in page.replace(" ", "")
    assert hall.t.seed is not None
    assert hall.t.seed in page.replace(" ", "")


def test_before_the_end_nobody_finds_the_seed(hall: Hall) -> None:
    t = hall.bracket()
    seed = hall.store.seed(t)
    assert seed is not None
    for path in (f"/t/{t}", f"/t/{t}/verify", f"/t/{t}/archive", f"/t/{t}/log"):
        assert seed.hex() not in hall.anybody.get(path).text.replace(" ", "")
