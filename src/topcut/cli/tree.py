"""A bracket as a drawing of lines, to be read from the left to the right."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from topcut.rules.pairing.bracket import Bracket, Fixture, Seed, Slot, WinnerOf
from topcut.words import say

LEAF = 6  # columns of a seed and its line


@dataclass(frozen=True, slots=True)
class _Branch:
    lines: Sequence[str]  # all of one length
    root: int  # the line from which it goes on to the right


def drawing(bracket: Bracket) -> list[str]:
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
