"""How each match stands, for the desk and for the two who play it."""

from tests.refusing import refusal_from
from tests.rules.life import JUDGE, Life, player, vp
from topcut.ids import PlayerId
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.leaving import drop
from topcut.rules.actions.reports import claim, enter
from topcut.rules.actions.rounds import close_round
from topcut.rules.match import Entry, Seat, Stage, Unfinished
from topcut.rules.state import State, board, mark, place, refuse_unplayed, score, the_board, worth

LEVEL = Entry(scores={"struggle": (1, 1), "wounds": (4, 4)}, unfinished=Unfinished.NOBODY)


def test_before_a_round_is_published_there_is_no_board_and_no_place() -> None:
    event = Life(players=4)
    assert board(event.t) is None
    assert place(event.t, PlayerId("p01")) is None


def test_a_match_is_open_claimed_disputed_and_settled() -> None:
    event = Life(players=9).pair()
    event.act(enter, 1, 1, vp(16, 9), by=JUDGE)
    for match in (2, 3):
        event.act(claim, 1, match, vp(10, 12), by=player(event.seats(match)[0]))
    event.act(claim, 1, 3, vp(12, 10), by=player(event.seats(3)[1]))
    found = the_board(event.t)
    assert [line.state for line in found.lines] == [State.SETTLED, State.CLAIMED, State.DISPUTED, State.OPEN]
    assert [line.number for line in found.waiting] == [2, 3, 4]
    for line in found.lines:
        for one in line.players:
            seat = place(event.t, one)
            assert seat is not None
            assert seat.state is line.state
    (alone,) = found.byes
    bye = place(event.t, alone)
    assert bye is not None
    assert (bye.state, bye.opponent, bye.is_reportable) == (State.BYE, None, False)


def test_a_claim_is_mine_or_theirs() -> None:
    event = Life(players=2).pair()
    one, other = event.seats(1)
    event.act(claim, 1, 1, vp(10, 12), by=player(one))
    mine, theirs = place(event.t, one), place(event.t, other)
    assert mine is not None
    assert theirs is not None
    assert (mine.mine, mine.theirs) == (theirs.theirs, theirs.mine) == (vp(10, 12), None)
    assert (mine.is_my_turn, theirs.is_my_turn) == (False, True)
    assert mine.is_reportable


def test_a_closed_round_takes_no_reports() -> None:
    event = Life(players=2).pair().play()
    event.act(close_round)
    seat = place(event.t, PlayerId("p01"))
    assert seat is not None
    assert (seat.state, seat.is_reportable) == (State.SETTLED, False)


def test_a_drawn_match_of_the_bracket_waits_for_the_roll() -> None:
    event = Life("showdown", players=8, rounds=1, cut=4).played(1).begin_bracket()
    for one in event.seats(1):
        event.act(claim, 1, 1, LEVEL, stage=Stage.BRACKET, by=player(one))
    assert the_board(event.t).lines[0].state is State.DRAWN
    assert set(worth(event.t, Stage.BRACKET).values()) == {1, 2, 3, 4}


def test_a_match_of_the_bracket_that_somebody_has_left_is_settled_without_a_result() -> None:
    event = Life(players=8, rounds=1, cut=4).played(1)
    event.act(make_cut)
    event.bracket_round()
    event.act(publish_bracket)
    one, other = event.seats(1)
    event.act(drop, other)
    (line,) = the_board(event.t).lines
    assert (line.state, line.result, line.bye_of) == (State.SETTLED, None, one)


def test_a_score_is_read_from_either_seat() -> None:
    event = Life(players=2).pair()
    event.act(enter, 1, 1, vp(16, 9), by=JUDGE)
    (line,) = the_board(event.t).lines
    assert score(event.t.ruleset, line.result) == "16 : 9"
    assert score(event.t.ruleset, line.result, Seat.SECOND) == "9 : 16"
    assert score(event.t.ruleset, None) == ""


def test_the_swiss_rounds_are_over_when_as_many_as_announced_are_played() -> None:
    event = Life(players=4, rounds=1, cut=0)
    assert refusal_from(refuse_unplayed, event.t).code == "rounds-left"
    event.pair()
    assert refusal_from(refuse_unplayed, event.t).code == "round-open"
    event.play()
    refuse_unplayed(event.t)


def test_a_mark_is_short_and_tells_one_thing_shown_from_another() -> None:
    assert mark(1, "ana") == mark(1, "ana")
    assert mark(1, "ana") != mark(1, "bo")
    assert len(mark(1)) == 16
