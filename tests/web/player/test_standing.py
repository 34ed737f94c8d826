"""My standing and why: the sum is shown, and who is above me by what."""

from itertools import pairwise

import pytest

from tests.web.hall import Hall
from tests.web.player.at_table import table
from topcut.ids import PlayerId
from topcut.rules.actions import reports, rounds
from topcut.rules.match import Entry
from topcut.rules.pairing.seeding import cut_line
from topcut.rules.ranking.explain import rounded, row
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import How


def played(hall: Hall, *, rounds_to_play: int = 2) -> None:
    for number in range(1, rounds_to_play + 1):
        if number > 1:
            hall.pair()
        hall.play(lambda match: Entry(scores={"vp": (10 + match, 9)}))
        hall.act(rounds.close_round)


@pytest.mark.clause("CH-43", "TL-21")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
def test_the_strength_of_schedule_is_shown_as_a_sum(hall: Hall, ruleset: str) -> None:
    here = table(hall, ruleset)
    played(hall)
    for own in standings(hall.t):
        page = here.page(own.player, "/standing")
        why = row(hall.t, own.player)
        strength = next(one for one in why.tiebreaks if one.tiebreaker.kind == "strength")
        assert f"Strength of Schedule {rounded(strength.value)}" in page
        for opponent in why.opponents:
            assert f'<td class="num">{rounded(opponent.rate)}</td>' in page
        assert f'<span class="big">{own.rank}</span> of 8' in page


def test_who_is_above_me_and_by_which_tiebreak_is_told(hall: Hall) -> None:
    here = table(hall)
    played(hall)
    ranked = standings(hall.t)
    names = hall.names
    for higher, lower in pairwise(ranked):
        above, below = names[higher.player], names[lower.player]
        level = f"{above} and {below} are equal and share rank {higher.rank}"
        told = level if higher.rank == lower.rank else f"{above} is above {below}"
        for one in (higher, lower):
            assert told in here.page(one.player, "/standing")


def test_results_are_told_from_my_side_and_open_ones_are_not_counted(hall: Hall) -> None:
    here = table(hall)
    hall.act(reports.enter, 1, 1, Entry(scores={"vp": (16, 9)}))
    page = here.page(here.bo, "/standing")
    assert "wins, 16 to 9 Victory Points." in page
    assert "only settled results count" in page
    other = hall.opponents[1][0]
    assert "Not settled yet" in here.page(other, "/standing")
    assert "0 event points" in page
    assert "0 won, 0 drawn, 1 lost" in page


@pytest.mark.clause("R-1")
def test_where_neither_has_come_both_have_lost_on_the_phone_as_at_the_desk(hall: Hall) -> None:
    here = table(hall)
    hall.act(reports.enter, 1, 1, Entry(how=How.DOUBLE_NO_SHOW))
    for player in (here.ana, here.bo):
        assert "0 won, 0 drawn, 1 lost" in here.page(player, "/standing")
        assert "0-0-1" in hall.owner.get(f"/t/{hall.last}/desk/players/{player}").text


def test_a_bye_and_an_unpaired_loss_are_lines_too(hall: Hall) -> None:
    here = table(hall, players=7)
    sits_out = next(match.first for match in here.round.matches if match.second is None)
    assert "A bye: you win." in here.page(sits_out, "/standing")
    played(hall, rounds_to_play=1)
    from topcut.rules.actions import leaving

    gone = PlayerId(here.ana)
    hall.act(leaving.drop, gone)
    hall.pair()
    hall.act(leaving.rejoin, gone)
    assert "An unpaired loss." in here.page(gone, "/standing")


def test_before_the_first_result_nobody_is_ranked(hall: Hall) -> None:
    id = hall.started()
    page = hall.player("p1").get(f"/t/{id}/me/standing").text
    assert "Not ranked yet" in page


@pytest.mark.clause("CH-13", "TL-06", "PS-05")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline", "showdown"])
def test_the_lists_of_past_opponents_are_a_tap_away_and_no_others(hall: Hall, ruleset: str) -> None:
    here = table(hall, ruleset)
    hall.play()
    hall.pair()
    page = here.page(here.ana, "/standing")
    mine = {other for pair in hall.opponents if here.ana in pair for other in pair} | {here.bo}
    assert {other for other in hall.t.players if f"/me/lists/{other}" in page} == mine - {here.ana}
    assert here.client(here.ana).get(f"{here.path}/me/lists/{here.bo}").status_code == 200


@pytest.mark.clause("MU-39")
def test_no_deck_of_an_opponent_is_linked(hall: Hall) -> None:
    here = table(hall, "munchkin")
    assert "/me/lists/" not in here.page(here.ana, "/standing")


def test_the_cut_line_is_where_the_public_standings_have_it(hall: Hall) -> None:
    t = hall.started(players=17)
    hall.pair()
    hall.play()
    ranked = [one.player for one in standings(hall.t)]
    line = cut_line(hall.t, ranked)
    assert 0 < line < len(ranked)
    for place in (1, line, line + 1, len(ranked)):
        page = hall.player(ranked[place - 1]).get(f"/t/{t}/me/standing").text
        assert 'id="cut-line"' in page
        assert ("above the line." in page) == (place <= line)


def test_without_a_cut_there_is_no_line(hall: Hall) -> None:
    t = hall.paired(players=5)
    assert 'id="cut-line"' not in hall.player("p1").get(f"/t/{t}/me/standing").text
