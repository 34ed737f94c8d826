"""Another result for an earlier match: what follows, and the three repairs."""

from dataclasses import replace

import pytest

from tests.rules.actions.playing_on import LOST, WON, bracket_round, pair, play, played, seats, vp
from tests.rules.actions.test_by_hand import pairs
from tests.rules.life import JUDGE, SEED, Life, filled, player
from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.rules.actions.by_hand import publish_by_hand
from topcut.rules.actions.corrections import Repair, consequences, correct, repairs
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.reports import claim, enter
from topcut.rules.actions.rounds import close_round, open_draw, publish
from topcut.rules.facts import ResultCorrected, RoundUnpaired, SeatFixed, TableSet, TablesRepaired, TieBroken
from topcut.rules.match import Entry, Seat, Stage
from topcut.rules.pairing.consequences import Consequences
from topcut.rules.pairing.field import quality
from topcut.rules.pairing.finals import finals
from topcut.rules.pairing.next_round import field_of
from topcut.rules.pairing.swiss import pair as best_pairing
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import How
from topcut.rules.tournament import with_lots

SLIP = "The slip was misread"
P = {i: PlayerId(f"p{i:02d}") for i in range(1, 10)}


def third_round() -> Life:
    """Eight players, two rounds played by name; round 3: 1-2 (6 points), 3-5 and 4-7 (3), 6-8 (0)."""
    event = Life(players=8)
    event.act(publish_by_hand, pairs("p01-p08 p02-p07 p03-p06 p04-p05"))
    play(event)
    event.act(publish_by_hand, pairs("p01-p04 p02-p03 p05-p08 p06-p07"))
    play(event, {4: LOST})  # p07 beats p06
    event.act(publish_by_hand, pairs("p01-p02 p03-p05 p04-p07 p06-p08"))
    return event


def asked(event: Life, round: int, match: int, entry: Entry) -> Consequences:
    return consequences(with_lots(event.t, SEED), round, match, filled(event.t, entry))


def match_of(event: Life, round: int, name: PlayerId) -> int:
    matches = event.t.rounds[round - 1].matches
    return next(number for number, match in enumerate(matches, 1) if name in {match.first, match.second})


def test_who_changes_points_and_rank_is_shown_before_anything_is_written() -> None:
    event = third_round()
    before = event.t
    found = asked(event, 2, match_of(event, 2, P[5]), LOST)  # p08 beat p05
    changed = {one.player: one for one in found.changed}
    assert changed[P[5]].points == (3, 0)
    assert changed[P[8]].points == (0, 3)
    assert changed[P[8]].rank[0] > changed[P[8]].rank[1]
    assert all(one.rank[0] != one.rank[1] for one in found.changed)
    assert event.t is before


def test_pairs_that_were_made_from_wrong_points_are_named() -> None:
    event = third_round()
    found = asked(event, 2, match_of(event, 2, P[5]), LOST)
    assert [(one.round, set(one.players)) for one in found.wrong] == [(3, {P[3], P[5]}), (3, {P[6], P[8]})]
    assert found.wrong[0].points == ((3, 3), (3, 0))
    assert set(found.disturbed) == {one.match for one in found.wrong}
    assert found.settled == ()
    assert repairs(event.t, found) == (Repair.KEEP, Repair.FEWEST, Repair.REDO)


def test_a_bye_that_somebody_else_should_have_had_is_named() -> None:
    event = Life(players=3, rounds=2)
    event.act(publish_by_hand, pairs("p01-p02 p03"))
    play(event)
    pair(event)
    assert event.t.rounds[1].matches[-1].first == P[2]
    found = asked(event, 1, 1, LOST)
    assert any(one.players == (P[2],) for one in found.wrong)
    without_lots = consequences(event.t, 1, 1, filled(event.t, LOST))
    assert without_lots.wrong[0].players != (P[2],)  # nobody can tell


def test_keeping_all_pairings_changes_the_result_alone() -> None:
    """C9."""
    event = third_round()
    before = event.t.rounds[2]
    number = match_of(event, 2, P[5])
    (corrected,) = event.act(correct, 2, number, LOST, reason=SLIP)
    assert isinstance(corrected, ResultCorrected)
    assert (corrected.old.winner, corrected.new.winner) == (Seat.FIRST, Seat.SECOND)
    assert (corrected.reason, corrected.repair) == (SLIP, "keep")
    assert event.t.rounds[2] == before
    points = {row.player: row.points for row in standings(event.t)}
    assert (points[P[5]], points[P[8]]) == (0, 3)


@pytest.mark.fault("I-3")
def test_an_official_corrects_the_open_round_and_the_organizer_what_is_closed() -> None:
    event = third_round()
    assert event.refused(correct, 2, match_of(event, 2, P[5]), LOST, reason=SLIP, by=JUDGE).code == "organizer-only"
    event.act(enter, 3, 1, WON)
    (corrected,) = event.act(correct, 3, 1, LOST, reason=SLIP, by=JUDGE)
    assert isinstance(corrected, ResultCorrected)


def test_the_fewest_unfinished_tables_are_paired_anew() -> None:
    event = third_round()
    before = event.t.rounds[2].matches
    _, repaired = event.act(correct, 2, match_of(event, 2, P[5]), LOST, reason=SLIP, repair="fewest")
    assert isinstance(repaired, TablesRepaired)
    assert repaired.reason == SLIP
    assert set(repaired.keys) == {"repair"}
    assert [{one.first, one.second} for one in repaired.pairs] == [{P[3], P[8]}, {P[5], P[6]}]
    after = event.t.rounds[2].matches
    changed = [n for n, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    assert len(changed) == 2
    assert [match.table for match in after] == [match.table for match in before]


@pytest.mark.parametrize("ended", ["finished", "claimed"])
def test_finished_and_claimed_games_are_kept(ended: str) -> None:
    event = third_round()
    played_on = match_of(event, 3, P[3])
    if ended == "finished":
        event.act(enter, 3, played_on, WON)
    else:
        event.act(claim, 3, played_on, vp(3, 2), by=player(P[3]))
    found = asked(event, 2, match_of(event, 2, P[5]), LOST)
    assert found.settled == ((played_on,) if ended == "finished" else ())
    assert found.disturbed == ()  # 8 has 3 points now, but so have 4 and 7, and one of them must float
    assert Repair.FEWEST not in repairs(event.t, found)
    refusal = event.refused(correct, 2, match_of(event, 2, P[5]), LOST, reason=SLIP, repair="fewest")
    assert (refusal.code, refusal.clause) == ("pairs-stay-right", "CH-30")


def test_a_repair_is_a_best_pairing_of_what_is_open() -> None:
    event = Life(players=16, rounds=4)
    played(event, 2)
    pair(event)
    event.act(enter, 3, 8, WON)
    _, repaired = event.act(correct, 2, 1, LOST if _winner(event, 2, 1) else WON, reason=SLIP, repair="fewest")
    assert isinstance(repaired, TablesRepaired)
    open = [match for match in event.t.rounds[2].matches if match.result is None]
    now = [(match.first, match.second) for match in open if match.second is not None]
    field = field_of(replace(event.t, rounds=event.t.rounds[:2]), [one for two in now for one in two])
    assert quality(field, now) == quality(field, best_pairing(field, Stream(b"")).pairs)


def _winner(event: Life, round: int, match: int) -> bool:
    result = event.t.rounds[round - 1].matches[match - 1].result
    assert result is not None
    return result.winner is Seat.FIRST


def test_a_fixed_table_stays_with_its_player_in_a_repair() -> None:
    event = third_round()
    number = match_of(event, 3, P[5])
    table = event.t.rounds[2].matches[number - 1].table
    assert table is not None
    event.say(SeatFixed(P[5], table), TableSet(table))
    event.act(correct, 2, match_of(event, 2, P[5]), LOST, reason=SLIP, repair="fewest")
    assert event.t.rounds[2].matches[match_of(event, 3, P[5]) - 1].table == table


def test_the_round_is_drawn_again_only_while_nothing_is_settled_in_it() -> None:
    event = third_round()
    number = match_of(event, 2, P[5])
    facts = event.act(correct, 2, number, LOST, reason=SLIP, repair="redo")
    assert facts[1:] == [RoundUnpaired(Stage.SWISS, 3, SLIP)]
    assert event.refused(open_draw).code == "reason-needed"
    event.act(open_draw, reason=SLIP)
    event.act(publish)
    assert event.t.rounds[2].attempt == 2
    late = third_round()
    late.act(enter, 3, 1, WON)
    refusal = late.refused(correct, 2, number, LOST, reason=SLIP, repair="redo")
    assert (refusal.code, refusal.parameters["tables"]) == ("results-settled", (1,))


def test_a_result_of_the_current_round_is_corrected_without_any_repair() -> None:
    event = third_round()
    event.act(enter, 3, 1, WON)
    found = asked(event, 3, 1, LOST)
    assert (found.wrong, found.disturbed) == ((), ())
    assert repairs(event.t, found) == (Repair.KEEP,)
    for repair in ("fewest", "redo"):
        assert event.refused(correct, 3, 1, LOST, reason=SLIP, repair=repair).code == "no-round-to-repair"
    event.act(correct, 3, 1, LOST, reason=SLIP)


def test_nothing_is_repaired_when_the_later_round_is_closed() -> None:
    event = third_round()
    play(event)
    event.act(close_round)
    found = asked(event, 2, 1, LOST)
    assert repairs(event.t, found) == (Repair.KEEP,)
    assert event.refused(correct, 2, 1, LOST, reason=SLIP, repair="fewest").code == "no-round-to-repair"


def test_only_staff_corrects_with_a_reason_what_was_settled_to_something_else() -> None:
    """I-3."""
    event = third_round()
    assert event.refused(correct, 2, 1, LOST, reason=SLIP, by=player("p01")).code == "staff-only"
    assert event.refused(correct, 2, 1, LOST, reason="").code == "reason-needed"
    assert event.refused(correct, 3, 1, LOST, reason=SLIP).code == "not-settled"
    assert event.refused(correct, 2, 1, WON, reason=SLIP).code == "nothing-changes"
    refusal = event.refused(correct, 2, 1, LOST, reason=SLIP, repair="somehow")
    assert (refusal.code, refusal.parameters["possible"]) == ("repair-unknown", ("keep", "fewest", "redo"))
    assert event.refused(correct, 9, 1, LOST, reason=SLIP).code == "round-unknown"


def test_what_the_cut_would_become_is_shown() -> None:
    event = Life(players=8, rounds=2, cut=4)
    event.act(publish_by_hand, pairs("p01-p08 p02-p07 p03-p06 p04-p05"))
    play(event)
    found = asked(event, 1, match_of(event, 1, P[1]), LOST)
    assert P[1] in found.cut
    assert P[1] not in found.cut_then
    assert P[8] in found.cut_then
    assert asked(third_round(), 1, 1, LOST).cut == ()


def after_the_cut() -> Life:
    event = Life(players=8, rounds=2, cut=4)
    played(event, 2)
    event.act(make_cut)
    return event


def test_after_the_cut_a_correction_is_shown_and_never_changes_the_bracket() -> None:
    """G9."""
    event = after_the_cut()
    assert event.t.bracket is not None
    seeds = event.t.bracket.seeds
    number = match_of(event, 2, P[1])
    entry = LOST if event.t.rounds[1].matches[number - 1].first == P[1] else WON
    for repair in ("fewest", "redo"):
        refusal = event.refused(correct, 2, number, entry, reason=SLIP, repair=repair)
        assert (refusal.code, refusal.clause) == ("cut-stands", "CH-34")
    refusal = event.refused(correct, 2, number, entry, reason=SLIP)
    assert (refusal.code, refusal.clause) == ("cut-would-change", "CH-34")
    found = asked(event, 2, number, entry)
    assert found.cut == seeds
    assert found.cut_then != seeds
    assert repairs(event.t, found) == (Repair.KEEP,)
    event.act(correct, 2, number, entry, reason=SLIP, confirm=["CH-34"])
    assert event.t.bracket.seeds == seeds


def test_after_the_cut_a_correction_that_does_not_touch_it_needs_no_confirmation() -> None:
    event = after_the_cut()
    last = standings(event.t)[-1].player
    number = match_of(event, 2, last)
    result = event.t.rounds[1].matches[number - 1].result
    assert result is not None
    winner = result.winner
    assert winner is not None
    scores = (5, 3) if winner is Seat.FIRST else (3, 5)
    event.act(correct, 2, number, Entry(how=How.VICTORY, winner=winner, scores={"vp": scores}), reason=SLIP)


def test_a_bracket_match_is_corrected_until_its_winner_has_played_on() -> None:
    event = after_the_cut()
    event.act(publish_bracket)
    event.act(enter, 1, 1, vp(3, 5), stage=Stage.BRACKET)
    one, _ = seats(event, 1)
    (corrected,) = event.act(correct, 1, 1, vp(5, 3), stage=Stage.BRACKET, reason=SLIP)
    assert isinstance(corrected, ResultCorrected)
    assert finals(event.t).rounds[0][0].winner == one
    play(event)
    event.act(publish_bracket)
    refusal = event.refused(correct, 1, 1, vp(3, 5), stage=Stage.BRACKET, reason=SLIP)
    assert (refusal.code, refusal.clause) == ("bracket-went-on", "CH-36")
    event.act(correct, 1, 1, vp(9, 3), stage=Stage.BRACKET, reason=SLIP)
    _, broken = event.act(correct, 1, 1, vp(4, 4), stage=Stage.BRACKET, reason=SLIP)
    assert broken == TieBroken(1, 1, one, "higher-rank")
    assert finals(event.t).rounds[0][0].winner == one
    nobody = Entry(how=How.DOUBLE_NO_SHOW)
    assert event.refused(correct, 1, 1, nobody, stage=Stage.BRACKET, reason=SLIP).code == "bracket-needs-winner"


def test_a_draw_that_was_no_draw_is_corrected_together_with_its_tie_break() -> None:
    event = after_the_cut()
    event.act(publish_bracket)
    one, other = seats(event, 1)
    event.act(enter, 1, 1, vp(4, 4), stage=Stage.BRACKET)
    assert finals(event.t).rounds[0][0].winner == one
    event.act(correct, 1, 1, vp(4, 5), stage=Stage.BRACKET, reason=SLIP)
    assert finals(event.t).rounds[0][0].winner == other
    play(event)
    bracket_round(event)
    assert finals(event.t).champion is not None


@pytest.mark.parametrize("ruleset", ["timeline", "showdown", "munchkin"])
def test_every_rule_book_can_be_corrected(ruleset: str) -> None:
    event = Life(ruleset, players=8, rounds=3, cut=0)
    played(event, 1)
    pair(event)
    won = event.t.rounds[0].matches[0].result
    assert won is not None
    event.act(correct, 1, 1, LOST if won.winner is Seat.FIRST else WON, reason=SLIP, repair="fewest")
    assert any(type(stamped.fact) is TablesRepaired for stamped in event.log)
