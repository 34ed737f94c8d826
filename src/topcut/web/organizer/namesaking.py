"""The question whether a player and an official of one name are one person, as the forms of the desk ask it."""

from collections.abc import Sequence

from topcut.desk.namesakes import Namesake, unanswered
from topcut.exchange.people_csv import alike
from topcut.web.view import View

FIELD = "who."  # and the name; the answers are these
SAME, ANOTHER = "same", "another"


def answered(view: View) -> dict[str, bool]:
    """What the form says: the name, and whether it is the same person."""
    return {
        alike(name.removeprefix(FIELD)): value == SAME
        for name, value in view.posted
        if name.startswith(FIELD) and value in {SAME, ANOTHER}
    }


def still_asked(view: View, names: Sequence[str]) -> tuple[Namesake, ...]:
    return unanswered(view.desk, view.tournament, names, answered(view))
