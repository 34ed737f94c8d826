"""Each refusal at the doors has its status and one sentence that says what to do."""

import pytest

from topcut.refusal import Refusal
from topcut.web.access.rights import MAY, authorize
from topcut.web.status import status_of
from topcut.web.viewer import Kind, Viewer
from topcut.words import sentence

NAMED: dict[str, object] = {"at": "10:12", "agent": "iPhone", "player": "p1", "seconds": 4, "least": 12, "most": 200}


@pytest.mark.parametrize(
    ("code", "status", "does"),
    [
        ("sign-in-needed", 401, "sign in first"),
        ("forbidden", 403, "Nothing was changed"),
        ("form-foreign", 403, "Open the page again"),
        ("host-unknown", 400, "instead"),
        ("away-too-long", 403, "Ask the owner"),
        ("device-shared", 403, "Ask an official"),
        ("claims-too-many", 429, "ask for a new one"),
        ("codes-off", 429, "invitation link instead"),
        ("login-wait", 429, "Wait 4 seconds"),
        ("hashing-busy", 429, "Try again"),
        ("login-wrong", 422, "Check both"),
        ("login-here-only", 422, "switched on"),
        ("password-short", 422, "12 characters"),
        ("password-long", 422, "200 characters"),
        ("password-weak", 422, "unrelated words"),
        ("passwords-differ", 422, "Type both again"),
        ("name-missing", 422, "Give a name"),
        ("link-dead", 422, "Ask for a new one"),
        ("set-up-dead", 422, "Start Topcut again"),
        ("code-unknown", 422, "letter by letter"),
        ("code-unreadable", 422, "scan the QR code"),
        ("claim-used", 422, "ask an official for a new card"),
        ("claim-over", 422, "public page"),
        ("claim-none", 422, "Ask at the desk"),
        ("judge-code-dead", 422, "Ask the organizer"),
        ("judge-not-waiting", 422, "Nothing was changed"),
        ("warning-first", 422, "Read and confirm"),
        ("session-gone", 422, "already ended"),
        ("session-own", 422, "Sign out"),
        ("organizer-needed", 422, "Only the owner"),
    ],
)
def test_a_refusal_says_what_to_do_next(code: str, status: int, does: str) -> None:
    refusal = Refusal(code, None, address="http://127.0.0.1:8000", pattern="word", **NAMED)
    assert status_of(refusal) == status
    assert does in sentence(refusal)


@pytest.mark.parametrize("action", sorted(MAY))
@pytest.mark.parametrize("kind", list(Kind))
def test_nobody_gets_more_by_being_somebody_elsewhere(action: str, kind: Kind) -> None:
    here = authorize([Viewer(kind, "x", operates=True)], action)
    assert isinstance(here, Viewer) == (kind in MAY[action] or Kind.SPECTATOR in MAY[action])
    elsewhere = authorize([], action, elsewhere=True)
    assert elsewhere == (Viewer() if Kind.SPECTATOR in MAY[action] else "page-unknown")


def test_an_owner_operates_nothing_by_owning() -> None:
    assert authorize([Viewer(Kind.OWNER, "x")], "operate") == "forbidden"
    assert authorize([], "operate") == "sign-in-needed"


def test_whoever_is_several_people_acts_as_the_one_who_may() -> None:
    player, judge = Viewer(Kind.PLAYER, "p1"), Viewer(Kind.JUDGE, "o1")
    assert authorize([player, judge], "play") == player
    assert authorize([player, judge], "officiate") == judge
    assert authorize([player, judge], "look") == judge
    assert authorize([player, judge], "organize") == "forbidden"
