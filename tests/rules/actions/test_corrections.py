"""Another result for an earlier match: what follows, and the three repairs."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tests.rules.actions.test_by_hand import pairs
from tests.rules.life import JUDGE, LOST, SEED, WON, Life, filled, player, vp
from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.rules.actions.by_hand import publish_by_hand
from topcut.rules.actions.clock import start as start_clock
from topcut.rules.actions.corrections import Repair, consequences, correct, repairs
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.leaving import drop, eject
from topcut.rules.actions.reports import claim, enter
from topcut.rules.actions.rounds import close_round, open_draw, publish
from topcut.rules.actions.undo import undo
from topcut.rules.facts import (
    CutMade,
    CutTakenBack,
    ResultCorrected,
    RoundUnpaired,
    SeatFixed,
    TableSet,
    TablesRepaired,
    TieBroken,
)
from topcut.rules.match import Entry, Seat, Stage
from topcut.rules.pairing.consequences import Consequences
from topcut.rules.pairing.field import field_of, quality
from topcut.rules.pairing.finals import finals
from topcut.rules.pairing.seeding import stands
from topcut.rules.pairing.swiss import pair as best_pairing
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import How
from topcut.rules.tournament import with_lots
from topcut.words import sentence

SLIP = "The slip was misread"
P = {i: PlayerId(f"p{i:02d}") for i in range(1, 10)}


def third_round() -> Life:
    """Eight players, two rounds played by name; round 3: 1-2 (6 points), 3-5 and 4-7 (3), 6-8 (0)."""
    event = Life(players=8)
    event.act(publish_by_hand, pairs("p01-p08 p02-p07 p03-p06 p04-p05"))
    event.play()
    event.act(publish_by_hand, pairs("p01-p04 p02-p03 p05-p08 p06-p07"))
    event.play({4: LOST})  # p07 beats p06
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
    event.play().pair()
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
    event = Life(players=16, rounds=4).played(2).pair()
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
    event.play()
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
    assert (refusal.code, refusal.parameters["possible"]) == ("repair-unknown", tuple(Repair))
    assert event.refused(correct, 9, 1, LOST, reason=SLIP).code == "round-unknown"


def test_what_the_cut_would_become_is_shown() -> None:
    event = Life(players=8, rounds=2, cut=4)
    event.act(publish_by_hand, pairs("p01-p08 p02-p07 p03-p06 p04-p05"))
    event.play()
    found = asked(event, 1, match_of(event, 1, P[1]), LOST)
    assert P[1] in found.cut
    assert P[1] not in found.cut_then
    assert P[8] in found.cut_then
    assert asked(third_round(), 1, 1, LOST).cut == ()


def after_the_cut(ruleset: str = "challenger", settings: Mapping[str, str] | None = None) -> Life:
    event = Life(ruleset, players=8, rounds=2, cut=4, settings=settings).played(2)
    event.act(make_cut)
    return event


def seeds_of(event: Life) -> tuple[PlayerId | None, ...]:
    assert event.t.bracket is not None
    return event.t.bracket.seeds


def the_winner_loses(event: Life) -> tuple[int, int, Entry]:
    """The round, the match and another result of the last match that the first seed has won."""
    first = seeds_of(event)[0]
    assert first is not None
    number = match_of(event, 2, first)
    other = Seat.SECOND if event.t.rounds[1].matches[number - 1].first == first else Seat.FIRST
    won = {"vp": (16, 9), "struggle": (2, 1), "wounds": (7, 4)}
    scores = {figure.name: won[figure.name] for figure in event.t.ruleset.kept_figures if figure.name in won}
    if other is Seat.SECOND:
        scores = {name: (second, first) for name, (first, second) in scores.items()}
    return 2, number, Entry(how=How.VICTORY, winner=other, scores=scores)


@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param("challenger", marks=pytest.mark.clause("CH-34")),
        pytest.param("timeline", marks=pytest.mark.clause("TL-20", "TL-22")),
        pytest.param("showdown", marks=pytest.mark.clause("PS-21")),
        pytest.param("munchkin", marks=pytest.mark.clause("MU-27")),
    ],
)
@pytest.mark.parametrize("pairs", ["called", "not called"])
def test_until_the_first_game_a_correction_that_changes_the_seeds_makes_the_cut_again(ruleset: str, pairs: str) -> None:
    event = after_the_cut(ruleset)
    if pairs == "called":
        event.act(publish_bracket)
    seeds = seeds_of(event)
    where = the_winner_loses(event)
    found = asked(event, *where)
    assert found.cut == seeds
    assert repairs(with_lots(event.t, SEED), found) == (Repair.RECUT,)
    facts = event.act(correct, *where, reason=SLIP, repair="recut")
    kinds = [ResultCorrected, *([RoundUnpaired] if pairs == "called" else []), CutTakenBack, CutMade]
    assert [type(fact) for fact in facts] == kinds
    assert isinstance(facts[0], ResultCorrected)
    assert (facts[0].repair, facts[0].stands) == ("recut", None)
    assert seeds_of(event) == found.cut_then == tuple(row.player for row in standings(event.t))[:4]
    assert seeds_of(event) != seeds
    assert set(event.t.active) == set(found.cut_then)
    assert stands(event.t) is None
    event.bracket_round().bracket_round()
    assert finals(event.t).champion in found.cut_then


@pytest.mark.clause("CH-34")
def test_before_the_first_game_no_other_repair_will_do() -> None:
    event = after_the_cut()
    where = the_winner_loses(event)
    for repair in ("keep", "fewest", "redo"):
        refusal = event.refused(correct, *where, reason=SLIP, repair=repair, confirm=["CH-34"])
        assert (refusal.code, refusal.clause) == ("recut-needed", "CH-34")
    last = standings(event.t)[-1].player
    number = match_of(event, 2, last)
    same = event.t.rounds[1].matches[number - 1].result
    assert same is not None
    refusal = event.refused(
        correct, 2, number, vp(5, 3) if same.winner is Seat.FIRST else vp(3, 5), reason=SLIP, repair="recut"
    )
    assert refusal.code == "cut-stands"


def test_there_is_no_cut_to_make_again_before_it_is_made() -> None:
    event = third_round()
    refusal = event.refused(correct, 2, 1, LOST, reason=SLIP, repair="recut")
    assert (refusal.code, refusal.clause) == ("cut-not-made", "CH-34")


@pytest.mark.clause("CH-34", "R-5")
def test_who_has_left_since_the_cut_is_not_in_the_next_one() -> None:
    event = after_the_cut()
    ranked = [row.player for row in standings(event.t)]
    event.act(drop, ranked[4])  # the next in line goes home
    event.act(drop, ranked[1])  # and a qualifier: the sixth comes in
    assert seeds_of(event) == (ranked[0], ranked[2], ranked[3], ranked[5])
    where = the_winner_loses(event)
    event.act(correct, *where, reason=SLIP, repair="recut")
    assert not set(seeds_of(event)) & {ranked[1], ranked[4]}
    assert (
        seeds_of(event)
        == tuple(row.player for row in standings(event.t) if not event.t.players[row.player].has_left)[:4]
    )


def test_the_cut_that_was_made_again_is_undone_in_one_step() -> None:
    event = after_the_cut()
    event.act(publish_bracket)
    before = event.t
    event.act(correct, *the_winner_loses(event), reason=SLIP, repair="recut")
    event.act(undo)
    assert (event.t.bracket, event.t.rounds, event.t.players) == (before.bracket, before.rounds, before.players)


@pytest.mark.clause("CH-34", "TL-20")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
@pytest.mark.parametrize("begun", ["clock", "result"])
def test_once_a_game_has_begun_the_bracket_stands_and_names_its_clause(ruleset: str, begun: str) -> None:
    event = after_the_cut(ruleset)
    event.act(publish_bracket)
    if begun == "clock":
        event.act(start_clock)
    else:
        event.act(enter, 1, 1, vp(16, 9), stage=Stage.BRACKET)
    seeds, clause = seeds_of(event), event.t.ruleset.cut.clause
    where = the_winner_loses(event)
    assert stands(event.t) is None
    assert event.refused(correct, *where, reason=SLIP, repair="recut").code == "cut-stands"
    assert event.refused(correct, *where, reason=SLIP).code == "cut-would-change"
    (corrected,) = event.act(correct, *where, reason=SLIP, confirm=[clause])
    assert isinstance(corrected, ResultCorrected)
    assert (corrected.repair, corrected.stands) == ("keep", clause)
    assert seeds_of(event) == seeds
    why = stands(event.t)
    assert why is not None
    assert sentence(why) == (
        f"By the standings as they are now, the seeds would be different. The bracket stands as it was made. ({clause})"
    )
    winner = where[2].winner
    assert winner is not None
    turned = {name: pair[::-1] for name, pair in where[2].scores.items()}
    right = replace(where[2], winner=winner.other, scores=turned)
    (back,) = event.act(correct, *where[:2], right, reason=SLIP)
    assert isinstance(back, ResultCorrected)
    assert back.stands is None
    assert stands(event.t) is None


@pytest.mark.clause("R-5")
def test_who_was_ejected_from_the_bracket_does_not_make_the_seeds_others() -> None:
    event = after_the_cut()
    event.act(publish_bracket)
    event.act(start_clock, 2)
    first = seeds_of(event)[0]
    event.act(eject, first, "Threats", by=JUDGE)
    assert stands(event.t) is None


@pytest.mark.clause("TL-33", "CH-36")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
def test_where_the_bracket_stands_its_seeds_decide_a_draw_whatever_the_ranks_are_now(ruleset: str) -> None:
    event = after_the_cut(ruleset)
    event.act(publish_bracket)
    event.play(lambda _: vp(16, 9))
    event.act(publish_bracket)
    event.act(correct, *the_winner_loses(event), reason=SLIP, confirm=[event.t.ruleset.cut.clause])
    one, other = event.seats(1)
    assert (one, other) == seeds_of(event)[:2]
    ranks = {row.player: row.rank for row in standings(event.t)}
    assert ranks[one] > ranks[other]
    _, broken = event.act(enter, 2, 1, vp(9, 9), stage=Stage.BRACKET)
    assert broken == TieBroken(2, 1, one, "higher-rank")
    assert finals(event.t).champion == one
    why = finals(event.t).rounds[1][0].advanced
    assert why is not None
    assert "so the seeds decide: seed 1 before seed 2" in sentence(why)


@pytest.mark.clause("CH-34")
def test_with_too_few_left_for_the_cut_the_bracket_stands_with_its_vacant_seed() -> None:
    event = Life(players=4, rounds=2, cut=4).played(2)
    event.act(make_cut)
    event.act(drop, seeds_of(event)[3])
    seeds = seeds_of(event)
    where = the_winner_loses(event)
    assert event.refused(correct, *where, reason=SLIP, repair="recut").code == "cut-stands"
    (corrected,) = event.act(correct, *where, reason=SLIP, confirm=["CH-34"])
    assert isinstance(corrected, ResultCorrected)
    assert corrected.stands == "CH-34"
    assert seeds_of(event) == seeds


def test_by_an_older_text_a_correction_after_the_cut_never_changes_the_bracket() -> None:
    """G9."""
    event = after_the_cut(settings={"cut.corrected": "stands"})
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
    (corrected,) = event.act(correct, 2, number, entry, reason=SLIP, confirm=["CH-34"])
    assert isinstance(corrected, ResultCorrected)
    assert corrected.stands is None
    assert stands(event.t) is None
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


@pytest.mark.clause("R-5", "R-6")
def test_a_bracket_match_to_which_neither_came_stays_as_it_is() -> None:
    event = after_the_cut()
    event.act(publish_bracket)
    event.act(start_clock)
    event.act(enter, 1, 1, Entry(how=How.DOUBLE_NO_SHOW), stage=Stage.BRACKET)
    refusal = event.refused(correct, 1, 1, vp(5, 3), stage=Stage.BRACKET, reason=SLIP)
    assert (refusal.code, refusal.clause) == ("bracket-both-out", "R-6")
    event.act(undo)
    event.act(enter, 1, 1, vp(5, 3), stage=Stage.BRACKET)


def test_a_bracket_match_is_corrected_until_its_winner_has_played_on() -> None:
    event = after_the_cut()
    event.act(publish_bracket)
    event.act(enter, 1, 1, vp(3, 5), stage=Stage.BRACKET)
    one, _ = event.seats(1)
    (corrected,) = event.act(correct, 1, 1, vp(5, 3), stage=Stage.BRACKET, reason=SLIP)
    assert isinstance(corrected, ResultCorrected)
    assert finals(event.t).rounds[0][0].winner == one
    event.play()
    event.act(publish_bracket)
    refusal = event.refused(correct, 1, 1, vp(3, 5), stage=Stage.BRACKET, reason=SLIP)
    assert (refusal.code, refusal.clause) == ("bracket-went-on", "CH-36")
    event.act(correct, 1, 1, vp(9, 3), stage=Stage.BRACKET, reason=SLIP)
    _, broken = event.act(correct, 1, 1, vp(4, 4), stage=Stage.BRACKET, reason=SLIP)
    assert broken == TieBroken(1, 1, one, "higher-rank")
    assert finals(event.t).rounds[0][0].winner == one
    for repair in ("fewest", "redo", "recut"):
        refusal = event.refused(correct, 1, 1, vp(9, 3), stage=Stage.BRACKET, reason=SLIP, repair=repair)
        assert refusal.code == "cut-stands"
    nobody = Entry(how=How.DOUBLE_NO_SHOW)
    assert event.refused(correct, 1, 1, nobody, stage=Stage.BRACKET, reason=SLIP).code == "bracket-needs-winner"


def test_a_draw_that_was_no_draw_is_corrected_together_with_its_tie_break() -> None:
    event = after_the_cut()
    event.act(publish_bracket)
    one, other = event.seats(1)
    event.act(enter, 1, 1, vp(4, 4), stage=Stage.BRACKET)
    assert finals(event.t).rounds[0][0].winner == one
    event.act(correct, 1, 1, vp(4, 5), stage=Stage.BRACKET, reason=SLIP)
    assert finals(event.t).rounds[0][0].winner == other
    event.play().bracket_round()
    assert finals(event.t).champion is not None


@pytest.mark.parametrize("ruleset", ["timeline", "showdown", "munchkin"])
def test_every_rule_book_can_be_corrected(ruleset: str) -> None:
    event = Life(ruleset, players=8, rounds=3, cut=0).played(1).pair()
    won = event.t.rounds[0].matches[0].result
    assert won is not None
    event.act(correct, 1, 1, LOST if won.winner is Seat.FIRST else WON, reason=SLIP, repair="fewest")
    assert any(type(stamped.fact) is TablesRepaired for stamped in event.log)
