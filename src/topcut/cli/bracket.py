"""The command bracket: which seeds meet, whose winners meet next, and where the losers are placed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import click

from topcut.cli import options, output
from topcut.rules.pairing.bracket import Bracket, Fixture, Seed, Slot, WinnerOf, placing, written
from topcut.rules.pairing.bracket import bracket as made_bracket
from topcut.rules.ruleset import load
from topcut.words import say

LEAF = 6  # columns of a seed and its line


@click.command
@click.argument("size", metavar="N", type=int)
@click.option("--ruleset", metavar="NAME|FILE")
@options.json
def bracket(size: int, ruleset: str | None, json: bool) -> None:
    book = None if ruleset is None else load(ruleset)
    made = made_bracket(size, book.bracket.order if book else "drawing")
    style = book.bracket.placings if book else "shared"
    if json:
        output.as_json(written(made, style))
        return
    clause = "R-9" if book is None else book.bracket.clause
    output.title(f"{say('bracket-title', size=size)} ({clause})")
    output.lines(_drawing(made))
    click.echo()
    if made.byes:
        click.echo(say("bracket-byes", seeds=made.byes, number=len(made.byes)))
    for number in range(1, len(made.rounds) + 1):
        click.echo(say("bracket-placing", round=number, place=placing(made, number, style)))


@dataclass(frozen=True, slots=True)
class _Branch:
    lines: Sequence[str]  # all of one length
    root: int  # the line from which it goes on to the right


def _drawing(bracket: Bracket) -> list[str]:
    """Lines, to be read from left to right."""
    matches = {fixture.number: fixture for fixtures in bracket.rounds for fixture in fixtures}
    labels = {number: say("bracket-match", number=number) for number in matches}
    wide = max(map(len, labels.values())) + 5
    final = WinnerOf(bracket.rounds[-1][0].number)
    tree = _branch(final, len(bracket.rounds), matches, labels, wide)
    return [line.rstrip(" ─") if place == tree.root else line.rstrip() for place, line in enumerate(tree.lines)]


def _branch(slot: Slot, depth: int, matches: Mapping[int, Fixture], labels: Mapping[int, str], wide: int) -> _Branch:
    if isinstance(slot, Seed):
        return _Branch([f"{slot.number:>2} ".ljust(LEAF + depth * wide, "─")], 0)
    one, other = (_branch(below, depth - 1, matches, labels, wide) for below in matches[slot.match].slots)
    upper, lower = one.root, len(one.lines) + 1 + other.root
    root = (upper + lower) // 2
    before = [*one.lines, " " * (LEAF + (depth - 1) * wide), *other.lines]
    joints = [_joint(line, upper, root, lower) for line in range(len(before))]
    label = f" {labels[slot.match]} ".ljust(wide - 1, "─")
    after = [label if line == root else " " * len(label) for line in range(len(before))]
    return _Branch(list(map("".join, zip(before, joints, after, strict=True))), root)


def _joint(line: int, upper: int, root: int, lower: int) -> str:
    if line == root:
        return "├"
    if line in (upper, lower):
        return "┐" if line == upper else "┘"
    return "│" if upper < line < lower else " "
