"""Taking back the last step, but never a draw, a roll, or what was sealed or revealed."""

from topcut.refusal import Refusal
from topcut.rules.actions.guards import staff_only
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import FACTS, Fact, StepUndone, about
from topcut.rules.tournament import Tournament


def undo(t: Tournament, by: Actor, *, step: int | None = None, reason: str = "") -> list[Fact]:
    """The facts of the last step are void, by a new fact (C10). `step` is the number of its first fact, as it was seen.

    The organizer can take back any step, an official only their own.
    """
    staff_only(t, by)
    last = t.step
    if last is None:
        raise Refusal("nothing-to-undo")
    if step is not None and step != last.first:
        raise Refusal("undo-too-late", step=step, last=last.first)
    if by.role is not Role.ORGANIZER and by != last.by:
        raise Refusal("undo-for-other", actor=last.by.id)
    for kind in last.kinds:
        if not about(FACTS[kind]).undoable:
            raise Refusal("undo-impossible", kind=kind)
    return [StepUndone(last.first, last.last, reason.strip())]


def can_undo(t: Tournament) -> bool:
    return t.step is not None and all(about(FACTS[kind]).undoable for kind in t.step.kinds)
