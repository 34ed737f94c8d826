"""What the rules only warn about: the organizer may do it anyway, but has to confirm it."""

from collections.abc import Collection

from topcut.refusal import Refusal

CONFIRMABLE = frozenset({"confirm-needed", "rematches-unavoidable", "cut-would-change"})  # codes of refusals


def confirmed(clause: str, confirm: Collection[str], what: str, **about: object) -> str:
    """The clause, if the organizer has confirmed it."""
    if clause not in confirm:
        raise Refusal("confirm-needed", clause, what=what, **about)
    return clause
