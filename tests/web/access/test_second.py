"""Second factors: an app, passkeys and recovery codes, where there is TLS; each once, and none of them guessed."""

import json
import sqlite3
from base64 import b32decode

import httpx
import pytest

from tests.cli.running import answer
from tests.web.access.device import CODE, SECRET, Device, tls_client, tls_owner, with_passkey
from tests.web.doors import PASSWORD, account, refused
from tests.web.hall import Client, Hall
from topcut.refusal import Refusal
from topcut.store.place import DATABASE
from topcut.store.security_log import Act
from topcut.web.access import totp
from topcut.web.access.account import set_up
from topcut.web.access.second import CODES
from topcut.web.access.watch import settle
from topcut.web.status import status_of
from topcut.words import sentence

ME = "organizer"


def code(hall: Hall, secret: bytes, steps: int = 0) -> str:
    return totp.code_at(secret, totp.step_at(hall.now) + steps)


def with_app(hall: Hall, owner: Client, name: str = "My phone") -> tuple[bytes, list[str]]:
    """The secret that the app has, and the recovery codes that came with it."""
    found = SECRET.search(owner.send("/account/second/app", password=PASSWORD).text)
    assert found is not None
    secret = b32decode(found[1].replace(" ", ""))
    page = owner.send("/account/second/app/confirm", name=name, code=code(hall, secret))
    assert page.status_code == 200, refused(page)
    hall.wait(seconds=60)
    return secret, CODE.findall(page.text)


def halfway(hall: Hall, name: str = "Olga") -> Client:
    client = tls_client(hall)
    sent = client.send("/login", name=name, password=PASSWORD)
    assert (sent.status_code, sent.headers["location"]) == (303, "/login/second")
    assert client.get("/account").status_code == 303, "the password alone opens nothing"
    return client


def is_in(client: Client) -> bool:
    return client.get("/account").status_code == 200


def no(refusal: str, response: httpx.Response) -> bool:
    """Whether the page says no for this reason."""
    wanted = Refusal(refusal)
    return response.status_code == status_of(wanted) and refused(response) == sentence(wanted)


def acts(hall: Hall, *wanted: Act) -> int:
    settle(hall.app)
    return sum(line.times for line in hall.store.security_log(acts=[one.value for one in wanted]))


def test_without_a_second_factor_the_password_is_enough(tls: Hall) -> None:
    tls_owner(tls)
    client = tls_client(tls)
    client.done("/login", name="Olga", password=PASSWORD)
    assert is_in(client)


def test_with_an_app_the_code_is_asked_for_and_works_once(tls: Hall) -> None:
    secret, _ = with_app(tls, tls_owner(tls))
    client = halfway(tls)
    assert no("second-wrong", client.send("/login/second", code="000000"))
    assert not is_in(client)
    used = code(tls, secret)
    client.done("/login/second", code=used)
    assert is_in(client)
    other = halfway(tls)
    assert no("second-wrong", other.send("/login/second", code=used)), "a code that somebody looked at is used up"
    assert no("second-wrong", other.send("/login/second", code=code(tls, secret, -1))), "and so are those before it"
    tls.wait(seconds=60)
    other.done("/login/second", code=code(tls, secret))
    assert is_in(other)
    assert (acts(tls, Act.APP_ADDED), acts(tls, Act.RECOVERY_MADE)) == (1, 1)
    assert acts(tls, Act.SECOND_FAILED) == 3
    line = next(tls.store.security_log(acts=[Act.SECOND_FAILED.value]))
    assert (line.about, line.actor, line.place) == (ME, "", "online")


def test_a_code_that_was_used_to_add_the_app_does_not_let_anyone_in(tls: Hall) -> None:
    owner = tls_owner(tls)
    found = SECRET.search(owner.send("/account/second/app", password=PASSWORD).text)
    assert found is not None
    used = code(tls, b32decode(found[1].replace(" ", "")))
    assert owner.send("/account/second/app/confirm", name="My phone", code=used).status_code == 200
    assert no("second-wrong", halfway(tls).send("/login/second", code=used))


def test_an_app_counts_only_once_it_has_shown_the_right_code(tls: Hall) -> None:
    owner = tls_owner(tls)
    assert no("password-wrong", owner.send("/account/second/app", password="not my password"))
    assert no("second-late", owner.send("/account/second/app/confirm", name="x", code="123456"))
    page = owner.send("/account/second/app", password=PASSWORD)
    found = SECRET.search(page.text)
    assert found is not None
    again = owner.send("/account/second/app/confirm", name="My phone", code="000000")
    assert no("app-wrong", again)
    assert found[1] in again.text, "the same secret, so that the app need not be set up again"
    tls.wait(minutes=6)
    late = code(tls, b32decode(found[1].replace(" ", "")))
    assert no("second-late", owner.send("/account/second/app/confirm", name="My phone", code=late))
    tls_client(tls).done("/login", name="Olga", password=PASSWORD)


@pytest.mark.fault("H-3")
def test_wrong_codes_make_one_wait_as_wrong_passwords_do_and_a_right_password_does_not_help(tls: Hall) -> None:
    with_app(tls, tls_owner(tls))
    client = halfway(tls)
    for _ in range(3):
        client.send("/login/second", code="000000")
    assert "Wait" in refused(client.send("/login/second", code="000000"))
    waiting = tls_client(tls).send("/login", name="Olga", password=PASSWORD)
    assert waiting.status_code == 429, "nor does beginning again"
    tls.wait(seconds=61)
    halfway(tls)
    client.send("/login/second", code="000000")
    assert client.send("/login/second", code="000000").status_code == 429, "the right password has forgotten nothing"


def test_the_second_step_ends_after_five_minutes_and_belongs_to_one_browser(tls: Hall) -> None:
    secret, _ = with_app(tls, tls_owner(tls))
    client, other = halfway(tls), tls_client(tls)
    assert no("second-late", other.send("/login/second", code=code(tls, secret)))
    assert other.send("/login/second/options").json() == {"said": sentence(Refusal("second-late"))}
    tls.wait(minutes=6)
    assert no("second-late", client.send("/login/second", code=code(tls, secret)))
    assert other.get("/login/second").status_code == 200


def test_a_passkey_lets_in_and_is_asked_for_a_finger(tls: Hall) -> None:
    device = Device()
    codes = with_passkey(tls_owner(tls), device)
    assert len({*codes}) == CODES
    client = halfway(tls)
    options = client.send("/login/second/options").json()
    assert options["publicKey"]["userVerification"] == "required"
    client.done("/login/second", credential=device.sign(options))
    assert is_in(client)
    assert acts(tls, Act.PASSKEY_ADDED) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"verifies": False},
        {"origin": "https://topcut.evil.example"},
        {"origin": "http://topcut.example"},
        {"site": "evil.example"},
        {"id": b"another passkey"},
    ],
)
def test_a_passkey_that_answers_wrongly_lets_no_one_in(tls: Hall, wrong: dict[str, object]) -> None:
    device = Device()
    with_passkey(tls_owner(tls), device)
    client = halfway(tls)
    options = client.send("/login/second/options").json()
    for name, value in wrong.items():
        setattr(device, name, value)
    assert no("passkey-wrong", client.send("/login/second", credential=device.sign(options)))
    assert not is_in(client)
    assert acts(tls, Act.SECOND_FAILED) == 1


def test_the_key_of_another_device_lets_no_one_in(tls: Hall) -> None:
    device = Device()
    with_passkey(tls_owner(tls), device)
    client = halfway(tls)
    forged = Device(id=device.id, signed=50)
    assert no("passkey-wrong", client.send("/login/second", credential=forged.sign(_asked(client))))


def test_a_challenge_is_answered_once_by_the_browser_that_asked(tls: Hall) -> None:
    device = Device()
    with_passkey(tls_owner(tls), device)
    client, other = halfway(tls), halfway(tls)
    theirs = device.sign(_asked(other))
    _asked(client)
    assert no("passkey-wrong", client.send("/login/second", credential=theirs)), "another browser's challenge"
    mine = _asked(client)
    signed = device.sign(mine)
    client.done("/login/second", credential=signed)
    again = halfway(tls)
    assert no("passkey-wrong", again.send("/login/second", credential=signed)), "there is no challenge"
    _asked(again)
    assert no("passkey-wrong", again.send("/login/second", credential=signed)), "and this is an old answer"
    late = device.sign(_asked(again))
    tls.wait(minutes=4)
    halfway(tls)
    tls.wait(minutes=2)
    assert not is_in(again)
    assert again.send("/login/second", credential=late).status_code != 303


def test_a_passkey_that_counts_backwards_may_be_a_copy(tls: Hall) -> None:
    device = Device()
    with_passkey(tls_owner(tls), device)
    device.signed = 40
    client = halfway(tls)
    client.done("/login/second", credential=device.sign(_asked(client)))
    device.signed = 7
    other = halfway(tls)
    assert no("passkey-copied", other.send("/login/second", credential=device.sign(_asked(other))))
    assert not is_in(other)
    assert acts(tls, Act.PASSKEY_COPIED) == 1
    assert next(tls.store.security_log(acts=[Act.PASSKEY_COPIED.value])).about == ME


def test_a_passkey_that_never_counts_is_good(tls: Hall) -> None:
    device = Device(counts=False)
    with_passkey(tls_owner(tls), device)
    for _ in range(2):
        client = halfway(tls)
        client.done("/login/second", credential=device.sign(_asked(client)))


@pytest.mark.parametrize("credential", ["x", "{}", "[]", "[" * 5000, '{"rawId": "", "response": {}}', "é" * 5000])
def test_nonsense_is_refused_and_is_no_mistake_of_ours(tls: Hall, credential: str) -> None:
    owner = tls_owner(tls)
    with_passkey(owner, Device())
    client = halfway(tls)
    _asked(client)
    assert no("passkey-wrong", client.send("/login/second", credential=credential))
    owner.send("/account/second/passkeys/options", name="x", password=PASSWORD)
    assert no("passkey-wrong", owner.send("/account/second/passkeys", name="x", credential=credential))


def test_parts_of_a_real_answer_are_refused_too(tls: Hall) -> None:
    device = Device()
    with_passkey(tls_owner(tls), device)
    client = halfway(tls)
    whole = json.loads(device.sign(_asked(client)))
    for part in ("clientDataJSON", "authenticatorData", "signature"):
        for value in ("AA", None, "é"):
            broken = {**whole, "response": {**whole["response"], part: value}}
            tls.wait(minutes=2)
            fresh = halfway(tls)
            _asked(fresh)
            assert no("passkey-wrong", fresh.send("/login/second", credential=json.dumps(broken)))


def test_a_passkey_is_added_only_after_the_password_and_only_in_that_session(tls: Hall) -> None:
    owner, device = tls_owner(tls), Device()
    asked = owner.send("/account/second/passkeys/options", name="x", password="not my password")
    assert (asked.status_code, asked.json()) == (422, {"said": sentence(Refusal("password-wrong"))})
    assert no("passkey-wrong", owner.send("/account/second/passkeys", name="x", credential="{}"))
    other = tls_client(tls)
    other.done("/login", name="Olga", password=PASSWORD)
    options = owner.send("/account/second/passkeys/options", name="x", password=PASSWORD).json()
    made = device.make(options)
    assert no("passkey-wrong", other.send("/account/second/passkeys", name="x", credential=made))
    assert owner.send("/account/second/passkeys", name="x", credential=made).status_code == 200
    assert no("passkey-wrong", owner.send("/account/second/passkeys", name="x", credential=made))
    careless = Device(verifies=False, id=b"careless")
    options = owner.send("/account/second/passkeys/options", name="x", password=PASSWORD).json()
    assert no("passkey-wrong", owner.send("/account/second/passkeys", name="x", credential=careless.make(options)))


def test_a_recovery_code_lets_in_once_and_only_its_digest_is_kept(tls: Hall) -> None:
    owner = tls_owner(tls)
    _, codes = with_app(tls, owner)
    assert len({*codes}) == CODES
    client = halfway(tls)
    client.done("/login/second", code=codes[0].lower())
    assert is_in(client)
    assert no("second-wrong", halfway(tls).send("/login/second", code=codes[0]))
    assert f"{CODES - 1} recovery codes" in owner.get("/account/second").text
    assert next(tls.store.security_log(acts=[Act.RECOVERY_USED.value])).actor == ME
    new = CODE.findall(owner.send("/account/second/recovery", password=PASSWORD).text)
    assert len({*new, *codes}) == 2 * CODES
    assert no("second-wrong", halfway(tls).send("/login/second", code=codes[1]))
    _holds_none_of(tls, [*codes, *new, PASSWORD])


def test_a_second_factor_is_removed_with_the_password_and_recovery_codes_go_with_the_last(tls: Hall) -> None:
    owner = tls_owner(tls)
    _, codes = with_app(tls, owner)
    device = Device()
    assert with_passkey(owner, device) == [], "there are codes already"
    assert no("password-wrong", owner.send("/account/second/remove", which="app", password="wrong"))
    assert no("second-gone", owner.send("/account/second/remove", which="00", password=PASSWORD))
    owner.done("/account/second/remove", which="app", password=PASSWORD)
    halfway(tls).done("/login/second", code=codes[0])
    owner.done("/account/second/remove", which=device.id.hex(), password=PASSWORD)
    assert (acts(tls, Act.APP_REMOVED), acts(tls, Act.PASSKEY_REMOVED)) == (1, 1)
    client = tls_client(tls)
    client.done("/login", name="Olga", password=PASSWORD)
    assert is_in(client)
    assert no("second-gone", owner.send("/account/second/recovery", password=PASSWORD))
    with_app(tls, owner)
    assert no("second-wrong", halfway(tls).send("/login/second", code=codes[1]))


def test_the_set_up_link_replaces_the_password_but_not_the_second_factor(tls: Hall) -> None:
    secret, _ = with_app(tls, tls_owner(tls))
    link = set_up(tls.app, again=True)
    assert link is not None
    client = tls_client(tls)
    new = "marble otter quilt seven"
    sent = client.send("/setup", code=link.typed, name="Olga", password=new, repeated=new)
    assert sent.headers["location"] == "/login/second"
    assert not is_in(client)
    client.done("/login/second", code=code(tls, secret))
    assert is_in(client)


def test_one_owner_cannot_come_in_with_the_second_factor_of_another(tls: Hall) -> None:
    with_app(tls, tls_owner(tls))
    other = tls_owner(tls, "Otto")
    secret, codes = with_app(tls, other)
    device = Device()
    with_passkey(other, device)
    client = halfway(tls, "Olga")
    assert no("second-wrong", client.send("/login/second", code=code(tls, secret)))
    assert no("second-wrong", client.send("/login/second", code=codes[0]))
    assert no("passkey-wrong", client.send("/login/second", credential=device.sign(_asked(client))))


def test_at_the_laptop_a_command_removes_them_and_the_log_says_so(tls: Hall) -> None:
    owner = tls_owner(tls)
    with_app(tls, owner)
    with_passkey(owner, Device())
    tls.close()
    said = answer("remove-second-factors", "olga", "--data", str(tls.store.folder))
    assert (said.code, "2 second factors" in said.out) == (0, True)
    unknown = answer("remove-second-factors", "nobody", "--data", str(tls.store.folder))
    assert unknown.err.strip() == sentence(Refusal("account-unknown", name="nobody"))
    tls._open()
    line = next(tls.store.security_log())
    assert (line.act, line.about, line.place) == ("seconds-removed", ME, "console")
    client = tls_client(tls)
    client.done("/login", name="Olga", password=PASSWORD)
    assert is_in(client)
    assert not is_in(owner)


def test_on_plain_http_they_are_not_offered_and_the_page_says_why(hall: Hall) -> None:
    owner = account(hall)
    page = owner.get("/account/second")
    assert page.status_code == 200
    assert "/account/second/app" not in page.text
    assert "data-passkey" not in page.text
    assert "plain HTTP" in page.text
    for path in ("app", "app/confirm", "passkeys"):
        assert no("second-needs-tls", owner.send(f"/account/second/{path}", password=PASSWORD, name="x"))
    asked = owner.send("/account/second/passkeys/options", password=PASSWORD, name="x")
    assert asked.json() == {"said": sentence(Refusal("second-needs-tls"))}


def _asked(client: Client) -> dict[str, dict[str, object]]:
    options = client.send("/login/second/options")
    assert options.status_code == 200, options.text
    found: dict[str, dict[str, object]] = options.json()
    return found


def _holds_none_of(hall: Hall, secrets: list[str]) -> None:
    hall.close()
    content = (hall.store.folder / DATABASE).read_bytes()
    assert not [one for one in secrets if one.encode() in content or one.replace("-", "").encode() in content]
    with sqlite3.connect(hall.store.folder / DATABASE) as database:
        cells = " ".join(str(row) for row in database.execute("SELECT * FROM security_log"))
    database.close()
    assert "recovery-used" in cells
    hall._open()
