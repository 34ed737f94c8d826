"""Whom a pairing waits for: players without a list, with one that is not legal, or with a card that is missing."""

from topcut.refusal import Refusal
from topcut.rules.actions import rounds
from topcut.web.view import View

HELD_UP = frozenset({"lists-missing-now", "lists-illegal-now", "cards-missing"})


def not_yet(view: View) -> Refusal | None:
    """Why the coming round cannot be paired, if that is so."""
    try:
        rounds.ready(view.t, view.actor, None)
    except Refusal as refused:
        return refused
    return None


def held_up(view: View) -> Refusal | None:
    """The same where it is for somebody in particular, about whom this page can ask."""
    refused = not_yet(view)
    return refused if refused is not None and refused.code in HELD_UP else None
