"""How many rounds and what cut a rule book gives for a number of players."""

from dataclasses import dataclass, replace

from topcut.refusal import Refusal
from topcut.rules.ruleset.schema import Ruleset

TWO = 2  # with fewer there is no one to play but the Robot


@dataclass(frozen=True, slots=True)
class Course:
    """Swiss rounds, then a cut to this many (0: none)."""

    rounds: int
    cut: int
    clause: str
    too_few: bool = False  # fewer players than the table starts with: something to warn about


def structure_for(
    ruleset: Ruleset, players: int, alternate: bool = False, deviation: bool = False, *, no_cut: bool = False
) -> Course:
    """What the table says; below it the first row, where the table is only suggested or with a deviation (R-3).

    With `no_cut` it is the second table where the rule book has one for that (PS-23); elsewhere the cut is still in it.
    """
    structure = ruleset.structure
    rows, clause = structure.rows, structure.clause
    if alternate:
        rows, clause = structure.alternate, structure.alternate_clause or clause
    if not rows:
        raise Refusal("no-alternate-structure", ruleset=ruleset.name)
    least = rows[0].least
    enough = TWO if deviation or structure.binding == "suggested" else least
    enough = least if ruleset.plan is not None else max(TWO, enough)
    if players < enough:
        raise Refusal("too-few-players", clause=structure.least_clause or clause, players=players, least=enough)
    if ruleset.plan is not None and players > ruleset.plan.most_players:
        most, clause = ruleset.plan.most_players, ruleset.plan.most_players_clause
        raise Refusal("plan-players", clause=clause, players=players, most=most)
    row = next((row for row in reversed(rows) if row.least <= players), rows[0])
    if no_cut and row.cut and structure.without_cut == "alternate":
        return structure_for(ruleset, players, alternate=True, deviation=deviation)
    return Course(row.rounds, row.cut, clause, too_few=players < least)


def without_cut(ruleset: Ruleset, players: int) -> Course:
    """Full Swiss, by the clause that lets the organizer leave out the cut (R-3, PS-23, MU-37)."""
    course = structure_for(ruleset, players, no_cut=True)
    rules = ruleset.structure
    if course.cut == 0:
        return course
    if not rules.cut_may_be_left_out:
        raise Refusal("cut-needed", clause=rules.cut_may_be_left_out_clause or rules.clause, cut=course.cut)
    return replace(course, cut=0, clause=rules.cut_may_be_left_out_clause or rules.clause)
