"""The tournament plan: who holds which card, and who meets whom at which park in each round."""

from collections.abc import Sequence

from topcut_referee.book import Book
from topcut_referee.draw import Stream


def holders(players: Sequence[str], robot: str | None, key: bytes, *, robot_plan: bool) -> list[str]:
    """The players of plan card 0, 1, ...; the Robot has card 0, or is shuffled as the last seat (Q3, CG-33)."""
    if robot is None or robot_plan:
        return ([] if robot is None else [robot]) + Stream(key).shuffled(players)
    return Stream(key).shuffled([*players, robot])


def pairs(book: Book, holders: Sequence[str], round_: int) -> list[dict[str, object]] | None:
    """The parks of a round in their order, half 1 first; nothing if the rule book has no such plan."""
    table = next((table for table in book.plans if table["seats"] == len(holders)), None)
    if table is None or len(table["cards"]) != len(holders):
        return None
    places = {}
    for holder, card in zip(holders, table["cards"], strict=True):
        lines = card.split()
        if not 1 <= round_ <= len(lines):
            return None
        places[lines[round_ - 1]] = holder
    parks = list(book.entry("plan.parks", []))[: len(holders) // 2]
    if any(f"{park}{half}" not in places for park in parks for half in (1, 2)):
        return None
    return [
        {"table": number, "first": places[f"{park}1"], "second": places[f"{park}2"]}
        for number, park in enumerate(parks, start=1)
    ]
