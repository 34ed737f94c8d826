"""What a rule book only recommends: the organizer may do otherwise, but says so."""

from collections.abc import Collection

from topcut.refusal import Refusal


def confirmed(clause: str, confirm: Collection[str], what: str, **about: object) -> str:
    """The clause, if the organizer has confirmed to know of it."""
    if clause not in confirm:
        raise Refusal("confirm-needed", clause, what=what, **about)
    return clause
