"""Several tournaments on one screen."""

import re

from tests.web.hall import OWNER, Hall
from topcut.ids import TournamentId
from topcut.rules.actions import announcing
from topcut.store.displays import Choice
from topcut.store.keeping import Keeping

ONE = re.compile(r'<div class="one".*?<p class="num"><b><bdi>([^<]+)</bdi>', re.DOTALL)


def shown(hall: Hall, *ids: str) -> list[list[str]]:
    """What is side by side, spread by spread."""
    found = hall.anybody.get("/display?" + "&".join(f"t={id}" for id in ids)).text
    return [ONE.findall(spread) for spread in found.split('<div class="several')[1:]]


def three(hall: Hall) -> list[TournamentId]:
    return [hall.paired(players=4, title=title) for title in ("Autumn Cup", "Winter Cup", "Spring Cup")]


def test_two_are_side_by_side_and_more_take_turns(hall: Hall) -> None:
    a, b, c = three(hall)
    assert shown(hall, a, b) == [["Autumn Cup", "Winter Cup"]]
    assert shown(hall, c, a, b) == [["Spring Cup", "Autumn Cup"], ["Winter Cup"]]
    assert shown(hall, a, a) == [["Autumn Cup"]]


def test_left_to_itself_it_shows_all_that_are_being_played(hall: Hall) -> None:
    a, _, _ = three(hall)
    hall.finished()
    hall.tournament(title="Next year")
    assert shown(hall) == [["Autumn Cup", "Winter Cup"], ["Spring Cup"]]
    hall.store.keep(a, Keeping(archived="2026-11-15T09:00:00.000Z"))
    assert shown(hall) == [["Winter Cup", "Spring Cup"]]


def test_what_was_deleted_or_never_was_is_left_out(hall: Hall) -> None:
    a, b, _ = three(hall)
    hall.store.keep(a, Keeping(deleted="2026-11-15T09:00:00.000Z"))
    assert shown(hall, a, b, "nonsense", "%3Cscript%3E") == [["Winter Cup"]]
    assert "No event is being played" in hall.anybody.get("/display?t=nonsense").text


def test_one_strip_for_all_and_each_follows_its_own_desk(hall: Hall) -> None:
    a, b, _ = three(hall)
    hall.desk.act(a, OWNER, announcing.announce, "A blue van blocks the gate.")
    hall.desk.choose_display(b, Choice.STANDINGS)
    found = hall.anybody.get(f"/display?t={a}&t={b}").text
    assert found.count('class="banner call strip"') == 1
    assert "Autumn Cup: To everybody" in found
    assert re.findall(r'class="deck deck-(\w+)"', found) == ["names", "tables", "standings"]
