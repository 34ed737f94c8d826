"""Changing a result that was settled: first what would follow, then the change with one of the repairs."""

from collections.abc import Collection
from dataclasses import replace
from enum import StrEnum

from topcut.chance import Draw, Stream
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.conditions import hall
from topcut.rules.actions.cut import made_again
from topcut.rules.actions.guards import a_reason, not_by_plan, not_own_game, organizer_only, staff_only, under_way
from topcut.rules.actions.reports import tie_facts
from topcut.rules.actions.rounds import refuse_settled
from topcut.rules.actor import Actor
from topcut.rules.entries import check, result_of
from topcut.rules.facts import Fact, ResultCorrected, RoundUnpaired, SeatedPair, TablesRepaired, TieBroken
from topcut.rules.match import Entry, Result, Stage
from topcut.rules.pairing import consequences as following
from topcut.rules.pairing.consequences import Consequences
from topcut.rules.pairing.field import wishes
from topcut.rules.pairing.repair import part
from topcut.rules.pairing.seeding import can_be_made_again
from topcut.rules.pairing.swiss import pair
from topcut.rules.pairing.tables import Hall, seat, visits
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import How
from topcut.rules.state import goes_on, playing, the_match
from topcut.rules.tournament import Tournament, rounds_of, with_lots


class Repair(StrEnum):
    KEEP = "keep"  # all pairings stay
    FEWEST = "fewest"  # the fewest unfinished tables are paired again, finished games are kept
    REDO = "redo"  # the current round is taken back and drawn again
    RECUT = "recut"  # the cut is taken back and made again


def consequences(t: Tournament, round: int, match: int, entry: Entry, figures_unknown: str = "") -> Consequences:
    """What another result of a Swiss match would change; nothing is written. Exact with lots, as `with_lots` gives."""
    _, new = _old_and_new(t, Stage.SWISS, round, match, entry, unknown=figures_unknown.strip())
    return following.consequences(t, round, match, new, wishes(t, len(t.rounds)))


def repairs(t: Tournament, found: Consequences) -> tuple[Repair, ...]:
    """What can be chosen, the gentlest first. After the cut there is no choice (CH-34, TL-20)."""
    if t.bracket is not None:
        return (Repair.RECUT if found.cut != found.cut_then and can_be_made_again(t) else Repair.KEEP,)
    fewest = (Repair.FEWEST,) if found.disturbed else ()
    redo = (Repair.REDO,) if found.wrong and not found.settled and not t.rounds[-1].closed else ()
    return (Repair.KEEP, *fewest, *redo)


def correct(
    t: Tournament,
    by: Actor,
    round: int,
    match: int,
    entry: Entry,
    *,
    reason: str,
    seed: bytes,
    stage: Stage = Stage.SWISS,
    repair: str = Repair.KEEP,
    roll: PlayerId | None = None,
    figures_unknown: str = "",
    confirm: Collection[str] = (),
) -> list[Fact]:
    """Another result, by staff alone, with its reason and the repair that was chosen, in public (I-3, C9).

    An official puts right what happens in the open round; what later rounds hang on is the organizer's.
    """
    staff_only(t, by)
    not_by_plan(t)
    under_way(t)
    unknown = figures_unknown.strip()
    old, new = _old_and_new(t, stage, round, match, entry, unknown=unknown)
    if rounds_of(t, stage)[round - 1].closed:
        organizer_only(t, by)
    not_own_game(t, by, stage, round, the_match(t, stage, round, match).first)
    if repair not in set(Repair):
        raise Refusal("repair-unknown", repair=repair, possible=tuple(Repair))
    check(t, stage, entry, unknown, confirm)
    corrected = ResultCorrected(stage, round, match, old, new, a_reason(reason), repair, unknown)
    if stage is Stage.BRACKET:
        if repair != Repair.KEEP:
            raise _cut_stands(t)
        return [corrected, *_in_bracket(t, round, match, new, roll)]
    drawn = with_lots(t, seed)
    if t.bracket is not None:
        return _after_the_cut(drawn, corrected, confirm)
    return [corrected, *_repaired(drawn, corrected, seed)]


def _old_and_new(
    t: Tournament, stage: Stage, round: int, match: int, entry: Entry, *, unknown: str
) -> tuple[Result, Result]:
    found = the_match(t, stage, round, match)
    if found.result is None:
        raise Refusal("not-settled", round=round, stage=stage, table=found.table or match)
    new = result_of(t, stage, entry, unknown)
    if new == found.result:
        raise Refusal("nothing-changes", round=round, stage=stage, table=found.table or match)
    return found.result, new


def _after_the_cut(t: Tournament, corrected: ResultCorrected, confirm: Collection[str]) -> list[Fact]:
    """Until its first game a cut that would be another one is made again. After that the bracket stays as it is, and
    whoever corrects has seen who would have made it (G9)."""
    clause = t.ruleset.cut.clause
    found = following.consequences(t, corrected.round, corrected.match, corrected.new)
    joins = tuple(player for player in found.cut_then if player not in found.cut)
    about = {"cut": t.ruleset.terms.cut, "players": joins, "count": len(joins)}
    (right,) = repairs(t, found)
    if corrected.repair != right:
        raise Refusal("recut-needed", clause=clause, **about) if right is Repair.RECUT else _cut_stands(t)
    if right is Repair.RECUT:
        then = following.with_result(t, corrected.round, corrected.match, corrected.new)
        return [corrected, *made_again(t, then, corrected.reason)]
    if found.cut == found.cut_then:
        return [corrected]
    if clause not in confirm:
        raise Refusal("cut-would-change", clause=clause, **about)
    return [replace(corrected, stands=clause) if t.ruleset.cut.corrected == "until-first-game" else corrected]


def _cut_stands(t: Tournament) -> Refusal:
    return Refusal("cut-stands", clause=t.ruleset.cut.clause, cut=t.ruleset.terms.cut)


def _repaired(t: Tournament, corrected: ResultCorrected, seed: bytes) -> list[Fact]:
    if corrected.repair == Repair.KEEP:
        return []
    if corrected.repair == Repair.RECUT:
        raise Refusal("cut-not-made", clause=t.ruleset.cut.clause, cut=t.ruleset.terms.cut)
    clause = t.ruleset.pairing_clause
    number = len(t.rounds)
    if corrected.round >= number or t.rounds[-1].closed:
        raise Refusal("no-round-to-repair", clause=clause, round=corrected.round)
    if corrected.repair == Repair.REDO:
        now = playing(t)
        assert now is not None
        refuse_settled(now)
        return [RoundUnpaired(Stage.SWISS, number, corrected.reason)]
    then = following.with_result(t, corrected.round, corrected.match, corrected.new)
    found = following.consequences(t, corrected.round, corrected.match, corrected.new, wishes(t, number))
    if not found.disturbed:
        raise Refusal("pairs-stay-right", clause=clause, round=number)
    return [_paired_again(then, found.disturbed, corrected.reason, seed)]


def _paired_again(then: Tournament, matches: tuple[int, ...], reason: str, seed: bytes) -> TablesRepaired:
    """These matches of the current round, drawn again at the tables they have."""
    number = len(then.rounds)
    broken = [then.rounds[-1].matches[match - 1] for match in matches]
    players = [player for match in broken for player in match.players]
    field = part(following.field_of_unfinished(then, wishes(then, number)), players)
    key = Draw(seed, then.id, number, then.rounds[-1].attempt).key("repair", field.points.items())
    pairs = pair(field, Stream(key)).pairs
    ranked = standings(replace(then, rounds=then.rounds[:-1]))
    place = {row.player: row.rank for row in ranked}
    ordered = [(a, b) if place[a] < place[b] else (b, a) for a, b in pairs]
    tables = [match.table for match in broken if match.table is not None]
    fixed = {player: table for player, table in hall(then).fixed.items() if player in players and table in tables}
    seated = seat(ordered, ranked, Hall(tables=tables, fixed=fixed), visits(then))
    return TablesRepaired(
        number, tuple(SeatedPair(one.table, one.first, one.second) for one in seated), reason, {"repair": key.hex()}
    )


def _in_bracket(t: Tournament, round: int, match: int, new: Result, roll: PlayerId | None) -> list[TieBroken]:
    """A bracket that has gone on is never changed: only who was beaten by how much (G9).

    Nor is a match to which neither came: both have left the bracket with it, and no one comes back (R-5, R-6).
    """
    clause = t.ruleset.bracket.clause
    found = the_match(t, Stage.BRACKET, round, match)
    if found.result is not None and found.result.how is How.DOUBLE_NO_SHOW:
        raise Refusal("bracket-both-out", clause=t.ruleset.bracket.drop_clause)
    if new.how is How.DOUBLE_NO_SHOW:
        raise Refusal("bracket-needs-winner", clause=clause)
    broken = tie_facts(t, round, match, new, roll)
    winner = broken[0].winner if broken else replace(found, result=new).winner
    if round < len(rounds_of(t, Stage.BRACKET)) and winner != goes_on(t, round, match):
        raise Refusal("bracket-went-on", clause=clause, round=round)
    return broken
