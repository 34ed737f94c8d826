"""The record of a match in plain values, from which it can be shown again: names in place of numbers."""

from collections.abc import Iterable, Sequence
from typing import Any

from topcut.cards.binder import Binder
from topcut.cards.language import Side
from topcut.cards.match import Match
from topcut.cards.park import Step
from topcut.cards.view import UNSEEN

UNKNOWN = "?"


def story(binder: Binder, steps: Iterable[Step]) -> list[dict[str, object]]:
    """Each step as a table: whose, what, which card; seats are 1 and 2 as people count them."""
    told: list[dict[str, object]] = []
    revealed: dict[str, object] = {}
    for step in steps:
        if step[0] == "total":
            revealed |= _sum(step)
            continue
        entry = _told(binder, step)
        if step[0] == "reveal":
            revealed = entry
        told.append(entry)
    return told


def scenes(binder: Binder, steps: Sequence[Step]) -> list[tuple[int, dict[str, object]]]:
    """The same as people follow it, each with the number of its step: where effects come between a card and what it
    adds up to, the sum is told after them."""
    shown: list[tuple[int, dict[str, object]]] = []
    for number, step in enumerate(steps):
        if step[0] != "total":
            shown.append((number, _told(binder, step)))
        elif steps[number - 1][0] == "reveal":
            shown[-1] = (number, shown[-1][1] | _sum(step))
        else:
            whose = {"seat": step[1] + 1, "do": "total", "card": name(binder, step[2][0])}
            shown.append((number, whose | _sum(step)))
    return shown


def _told(binder: Binder, step: Step) -> dict[str, object]:
    what, seat, cards, *about = step
    entry: dict[str, object] = {"seat": seat + 1, "do": what}
    entry |= _entry(binder, what, [name(binder, card) for card in cards], about)
    if "of" in entry:  # whose effect it is
        entry["of"] = seat + 1 if entry["of"] is Side.OWN else 2 - seat
    return entry


def _sum(step: Step) -> dict[str, object]:
    total, need = step[3:]
    return {"total": total, "need": need or None}


def told(binder: Binder, match: Match) -> dict[str, object]:
    """The whole match, as `topcut challengers match --json` prints it."""
    assert match.winner is not None
    return {
        "winner": match.winner + 1,
        "how": match.how,
        "reveals": match.reveals,
        "steps": story(binder, match.record or ()),
    }


def name(binder: Binder, card: int) -> str:
    return UNKNOWN if card == UNSEEN else binder.label(card)


def _entry(binder: Binder, what: str, names: list[str], about: list[Any]) -> dict[str, object]:
    match what, about:
        case "reveal", _:
            return {"card": names[0], "total": None, "need": None}
        case "flag", [total]:
            return {"card": names[0], "total": total}
        case "bench", [taken]:
            return {"cards": names, "seats": taken}
        case "move", [source, target, by, of]:
            moved = {"card": names[0], "from": str(source), "to": str(target)}
            return {**moved, "by": name(binder, by), "of": of}
        case "arrange", [target, by]:
            return {"cards": names, "to": "top" if str(target) == "top" else "ends", "by": name(binder, by)}
        case "choose", [options, by, _zone]:
            return {"card": names[0], "options": [name(binder, one) for one in options], "by": name(binder, by)}
        case "fans", [number, of]:
            return {"card": names[0], "number": number, "of": of}
        case "next", [number]:
            return {"card": names[0], "number": number}
        case _, [how]:
            return {"how": how}
    raise AssertionError(what)
