"""Words of the card tables that never went through a catalogue, as `tests/web/test_forgotten.py` finds them."""

import pytest

from tests.web.browsing import Browsers
from tests.web.challengers.tables import moved_on, opened
from tests.web.forgotten import forgotten
from tests.web.hall import Hall
from tests.web.serving import until
from topcut.desk.card_tables import letters_of, link_of, open_tables
from topcut.desk.imagining import IMAGINING
from topcut.ids import TournamentId
from topcut.rules.actions.challengers.companion import trophies_left
from topcut.rules.match import Stage
from topcut.rules.state import playing
from topcut.words import reader
from topcut.words.reader import PSEUDO

pytestmark = pytest.mark.browser

LIVE = "less than a minute ago"  # live.js still says English
CARD_TABLE = {
    "lobby": ("", "/projector"),
    "pick": ("", "/other-phone", "/coach", "/projector"),
    "remove": ("", "/coach"),
    "match": ("/match/1/1?step=3", "/match/1/2", "/projector"),
    "prize": ("", "/match/1/1", "/match/1/2"),
    "over": ("", "/story", "/match/8/1", "/match/1/1?step=2", "/projector"),
}


@pytest.mark.parametrize("at", ["lobby", "draw", "pick", "remove", "ready", "match", "prize", "over"])
def test_no_word_of_a_card_table_was_forgotten(
    hall: Hall, browsers: Browsers, at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", PSEUDO))
    if at == "lobby":
        id, player = hall.tournament("challengers", 3, ready=False, charges_fee=False), "p1"
    else:
        id, player = card_table_at(hall, at), "p1"
    page = browsers.phone(hall.player(player))
    data = ("Topcut", LIVE, hall.t.title, hall.t.ruleset.title, "Challengers!")
    for path in CARD_TABLE.get(at, ("",)):
        assert forgotten(page, f"/t/{id}/game{path}", data=data) == [], path


@pytest.mark.parametrize("over", [False, True])
def test_no_word_beside_printed_cards_was_forgotten(
    hall: Hall, browsers: Browsers, over: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", PSEUDO))
    id = opened(hall, 3, digital=False)
    host = hall.player("p1")
    for _ in range(8 if over else 0):
        now = playing(hall.t)
        for match in now.round.matches if now else ():
            fans = None if now and now.stage is Stage.BRACKET else str(trophies_left(hall.t, len(hall.t.rounds))[0])
            host.done(f"/t/{id}/game/real/result", winner=match.first, fans=fans)
        host.send(f"/t/{id}/game/real/next")
    data = ("Topcut", LIVE, hall.t.title, hall.t.ruleset.title, "Challengers!", *(host_names(hall)))
    assert forgotten(browsers.phone(host), f"/t/{id}/game", data=data) == []


@pytest.mark.parametrize(
    "path",
    [
        *("/challengers", "/challengers/join", "/challengers/cards", "/challengers/cards?set=Castle"),
        *("/challengers/tables", "/challengers/learn", "/challengers/learn?step=6", "/challengers/learn?step=12"),
    ],
)
def test_no_word_where_card_games_begin_was_forgotten(
    hall: Hall, browsers: Browsers, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", PSEUDO))
    opened(hall)
    page = browsers.laptop(hall.owner)
    assert forgotten(page, path, data=("Topcut", LIVE, hall.t.title, "Challengers!")) == []


@pytest.mark.parametrize("dealt", [False, True])
def test_no_word_at_the_door_of_a_card_table_was_forgotten(
    hall: Hall, browsers: Browsers, dealt: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", PSEUDO))
    ana = hall.client()
    ana.done("/challengers/open", name="Ana")
    id = open_tables(hall.desk)[0]
    if dealt:
        ana.done(f"/t/{id}/game/deal", bots="1", pace="at-once")
    page = browsers.phone(hall.anybody)
    for word in (link_of(hall.desk, id), letters_of(hall.desk, id)):
        assert forgotten(page, f"/challengers/join/{word}", data=("Topcut", LIVE, "Challengers!")) == []


def card_table_at(hall: Hall, at: str) -> TournamentId:
    """A table of three, at a moment that the first of them is in."""
    id = opened(hall, 3)
    phone, form = hall.player("p1"), f"/t/{id}/game/answer"
    if at in ("pick", "remove", "ready"):
        phone.done(form, said="A")
    if at in ("pick", "remove"):
        until(lambda: IMAGINING.is_ready(1.0), "matches are not compiled", 300)  # for the coach
    if at in ("remove", "ready"):
        phone.done(form, said="stop")
    if at == "ready":
        phone.done(f"/t/{id}/game/ready")
    if at in ("match", "prize"):
        moved_on(hall, rounds=1)
    if at == "over":
        moved_on(hall)
    return id


def host_names(hall: Hall) -> tuple[str, ...]:
    """The names at the table, which stand in options and labels as data."""
    return tuple(one.name for one in hall.store.people(hall.last))
