"""Who plays cards has a page of another kind, which says why a form of a player's page was refused."""

from topcut.web.view import View


def game(view: View) -> str:
    """The address of that page; nothing at a tournament that has none."""
    return "" if view.t.ruleset.plan is None else f"/t/{view.tournament}/game"
