"""What the pages of any tournament say of a game of Challengers!: fans and plans, no Swiss rounds and no byes."""

import pytest

from tests.web.browsing import Browsers
from tests.web.challengers.tables import moved_on, opened
from tests.web.clipping import clipped
from tests.web.hall import Hall
from tests.web.public.reading import read
from topcut.rules.ranking.standings import standings
from topcut.words import reader

OF_OTHERS = ("Swiss", "equal points", "lowest-ranked", "draw goes to", "1 min", "only officials", "win 1")


@pytest.mark.clause("CG-02", "CG-03", "CG-36", "Q56")
@pytest.mark.parametrize("page", ["", "/rules", "/standings", "/cross-table"])
def test_no_page_tells_the_rules_of_tournaments_of_another_kind(hall: Hall, page: str) -> None:
    for players in (2, 3):
        id = opened(hall, players)
        for rounds in (1, 99):
            moved_on(hall, rounds=rounds)
            said = read(hall.anybody, f"/t/{id}{page}")
            assert [words for words in OF_OTHERS if words in said] == []


@pytest.mark.clause("Q43")
def test_the_standings_name_the_rounds_of_the_trophies_and_are_no_longer_for_now(hall: Hall) -> None:
    id = opened(hall, 3)
    moved_on(hall)
    said = read(hall.anybody, f"/t/{id}/standings")
    assert "As it stands" not in said
    for row in standings(hall.t):
        rounds = str(row.tiebreaks[1])
        assert (", ".join(rounds) if row.tiebreaks[0] else "0") in said


@pytest.mark.browser
def test_the_standings_fit_a_small_phone(hall: Hall, browsers: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", "de"))
    id = opened(hall, 5)
    moved_on(hall)
    page = browsers.phone(locale="de")
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/t/{id}/standings")
    assert clipped(page, 360) == []
