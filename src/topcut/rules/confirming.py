"""What the rules only warn of: the organizer may do it all the same, but says so."""

from collections.abc import Collection

from topcut.refusal import Refusal

CONFIRMABLE = frozenset({"confirm-needed", "rematches-unavoidable", "cut-would-change"})  # codes of refusals


def confirmed(clause: str, confirm: Collection[str], what: str, **about: object) -> str:
    """The clause, if the organizer has confirmed it."""
    if clause not in confirm:
        raise Refusal("confirm-needed", clause, what=what, **about)
    return clause
