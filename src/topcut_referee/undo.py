"""Undone steps: which facts are void, and whether only last steps were taken back."""

from collections.abc import Sequence

from topcut_referee.archive import Archive, Fact
from topcut_referee.forms import NO_STEPS


def void(facts: Sequence[Fact]) -> set[int]:
    """Numbers of the facts that are as if they had not happened, read from the last undo to the first."""
    gone: set[int] = set()
    for fact in sorted((fact for fact in facts if fact.kind == "StepUndone"), key=lambda fact: -fact.n):
        if fact.n not in gone:
            first, last = fact.body["first"], min(fact.body["last"], fact.n - 1)
            gone.update(range(first, last + 1))
    return gone - {fact.n for fact in facts if fact.kind in NO_STEPS}


def check(archive: Archive) -> None:
    """Each undo takes back one whole act, and the last one that stood."""
    for fact in archive.facts:
        if fact.kind == "StepUndone":
            _check(archive, fact)


def _check(archive: Archive, undo: Fact) -> None:
    first, last = undo.body["first"], undo.body["last"]
    if not 1 < first <= last < undo.n:
        archive.trouble(undo.n, "order", f"It takes back facts {first} to {last}, which is no step before it.")
        return
    before = [fact for fact in archive.facts if fact.n < undo.n]
    kept = [fact for fact in before if fact.kind in NO_STEPS]
    for fact in kept:
        if first <= fact.n <= last:
            archive.trouble(undo.n, "order", f"Fact {fact.n} is {fact.kind}, which is never undone.")
    hidden = [n for n in archive.withheld if n < undo.n]
    if any(n >= first for n in hidden):
        return
    gone = void(before)
    standing = [fact for fact in before if fact.n not in gone and fact not in kept]
    target = [fact for fact in standing if first <= fact.n <= last]
    whole = [fact for fact in standing if target and fact.act == target[0].act]
    if len(target) != last - first + 1 or {fact.act for fact in target} != {target[0].act} or target != whole:
        archive.trouble(undo.n, "order", f"Facts {first} to {last} are not one whole step that still stood.")
        return
    after = [fact for fact in standing if fact.n > last and fact.kind != "StepUndone"]
    if after:
        archive.trouble(
            undo.n, "order", f"Facts {first} to {last} were not the last step: fact {after[0].n} came later."
        )
