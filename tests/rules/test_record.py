"""One outcome per player and round, the same wherever it is asked for."""

import pytest

from tests.rules.life import JUDGE, Life
from topcut.exchange.notation import tournament
from topcut.ids import PlayerId
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.leaving import drop, rejoin
from topcut.rules.actions.reports import enter
from topcut.rules.actions.rounds import arrange_absence
from topcut.rules.match import Entry, Seat, Stage
from topcut.rules.record import Outcome, Tally, record, tally
from topcut.rules.ruleset import How
from topcut.rules.tournament import Tournament

ANA, BO, CY = PlayerId("ana"), PlayerId("bo"), PlayerId("cy")
P1, P2 = PlayerId("p01"), PlayerId("p02")


def outcomes(t: Tournament, player: str) -> list[str]:
    return [one.outcome.value for one in record(t, PlayerId(player))]


def test_won_lost_drawn_bye_and_open() -> None:
    t = tournament("""
        1:  ana 16-9 bo    cy 12-12 dee    eve bye
        2:  ana 14-16 cy   bo - eve        dee bye
    """)
    assert outcomes(t, "ana") == ["won", "lost"]
    assert outcomes(t, "bo") == ["lost", "open"]
    assert outcomes(t, "dee") == ["drawn", "bye"]
    assert tally(t)[ANA] == Tally(1, 0, 1)
    assert tally(t)[PlayerId("dee")] == Tally(1, 1, 0)
    assert tally(t)[PlayerId("eve")] == Tally(1, 0, 0)


def test_a_round_is_told_from_the_side_of_the_player() -> None:
    t = tournament("1:  ana 16-9 bo    cy bye")
    (mine,), (theirs,), (alone,) = record(t, ANA), record(t, BO), record(t, CY)
    assert (mine.seat, mine.opponent, mine.match) == (Seat.FIRST, BO, 1)
    assert (theirs.seat, theirs.opponent, theirs.match) == (Seat.SECOND, ANA, 1)
    assert theirs.result == mine.result
    assert (alone.opponent, alone.table) == (None, None)


@pytest.mark.clause("R-1")
def test_where_neither_has_come_both_have_lost() -> None:
    event = Life(players=2).pair()
    event.act(enter, 1, 1, Entry(how=How.DOUBLE_NO_SHOW), by=JUDGE)
    for player in (P1, P2):
        assert outcomes(event.t, player) == ["no-show"]
        assert tally(event.t)[player] == Tally(0, 0, 1)


@pytest.mark.clause("R-1")
def test_where_the_ruling_in_use_gives_both_a_draw_they_have_drawn() -> None:
    event = Life(players=2, settings={"endings.double-no-show.both": "draw"}).pair()
    event.act(enter, 1, 1, Entry(how=How.DOUBLE_NO_SHOW), by=JUDGE)
    assert event.t.rounds[0].matches[0].result is not None
    assert event.t.rounds[0].matches[0].result.points == (1, 1)
    assert [tally(event.t)[player] for player in (P1, P2)] == [Tally(0, 1, 0)] * 2


def test_where_one_has_not_come_the_other_has_won() -> None:
    event = Life(players=2).pair()
    first, second = (event.t.rounds[0].matches[0].first, event.t.rounds[0].matches[0].second)
    assert second is not None
    event.act(enter, 1, 1, Entry(how=How.NO_SHOW, winner=Seat.FIRST), by=JUDGE)
    assert (outcomes(event.t, first), outcomes(event.t, second)) == (["won"], ["no-show"])
    assert (tally(event.t)[first], tally(event.t)[second]) == (Tally(1, 0, 0), Tally(0, 0, 1))


@pytest.mark.clause("R-8")
def test_who_is_away_by_arrangement_has_a_loss_and_who_was_not_in_has_nothing() -> None:
    event = Life(players=5, rounds=4)
    event.act(arrange_absence, P1, 1)
    event.played(1)
    event.act(drop, P2)
    event.played(1)
    assert outcomes(event.t, P1)[0] == "absent"
    assert tally(event.t)[P1].lost == 1
    assert outcomes(event.t, P2)[1] == "not-in"
    event.act(rejoin, P2)
    assert outcomes(event.t, P2)[1] == "unpaired-loss"


@pytest.mark.clause("TL-32")
def test_who_leaves_the_bracket_has_lost_and_the_other_has_a_bye() -> None:
    event = Life(players=8, rounds=1, cut=4).played(1)
    event.act(make_cut)
    event.bracket_round()
    event.act(publish_bracket)
    assert event.t.bracket is not None
    final = event.t.bracket.rounds[1].matches[0]
    assert final.second is not None
    event.act(drop, final.second)
    mine, theirs = record(event.t, final.first)[-1], record(event.t, final.second)[-1]
    assert (mine.stage, mine.round, mine.outcome, mine.result) == (Stage.BRACKET, 2, Outcome.BYE, None)
    assert theirs.outcome is Outcome.LOST
    assert mine.opponent == final.second


def test_below_the_cut_nobody_is_in_the_bracket() -> None:
    event = Life(players=8, rounds=1, cut=4).played(1)
    event.act(make_cut)
    event.bracket_round()
    assert event.t.bracket is not None
    below = next(player for player in event.t.players if player not in event.t.bracket.seeds)
    assert outcomes(event.t, below)[-1] == "not-in"


def test_every_round_counts_once() -> None:
    event = Life(players=9, rounds=3).played(2).pair().play()
    for counted in tally(event.t).values():
        assert counted.won + counted.drawn + counted.lost == 3
