"""What happens in a match of Challengers!, in a reader's language: one sentence a step."""

from collections.abc import Mapping, Sequence
from typing import Any

from topcut.cards.record import UNKNOWN
from topcut.words import say


def told_lines(steps: Sequence[Mapping[str, Any]], names: Mapping[int, str], seats: int) -> list[str]:
    """Each step of a match as a sentence; `names` says who sits in which half."""
    return [line for step in steps if (line := told_line(step, names, seats))]


def told_line(step: Mapping[str, Any], names: Mapping[int, str], seats: int) -> str:
    """One step of a match as a sentence; nothing for a choice, of which the others only see what comes of it."""
    who = names[step["seat"]]
    about = {key: step[key] for key in ("card", "total", "number", "how") if key in step}
    match step["do"]:
        case "reveal" if step["total"] is None:
            return say("play-reveal-plain", who=who, card=step["card"])
        case "reveal":
            return say("play-reveal", who=who, need=step["need"] or "none", **about)
        case "total":
            return say("play-total", who=who, need=step["need"] or "none", **about)
        case "bench" if step["cards"]:
            cards, taken = tuple(step["cards"]), step["seats"]
            return say("play-bench", who=who, cards=cards, seats=taken, most=seats, over=taken > seats)
        case "move":
            return _moved(step, who, names[step["of"]])
        case "fans":
            owner = names[step["of"]]
            return say("play-fans", who=who, owner=owner, same=who == owner, **about)
        case "flag" | "arrange" | "next" | "end" as done:
            return say(f"play-{done}", who=who, **about)
    return ""


def _moved(step: Mapping[str, Any], who: str, owner: str) -> str:
    """Whose effect it is comes first, and whose cards move comes after: they may be different players."""
    whose = say("play-whose", who=who, same=who == owner)
    to = say("play-whose", who=who, same=True)
    where = {"source": step["from"], "target": step["to"], "whose": whose, "to": to}
    card = say("play-unseen") if step["card"] == UNKNOWN else step["card"]
    return say("play-move", owner=owner, by=step["by"], card=card, **where)


def trophy_line(who: str, round: int, fans: int | None, *, boxed: bool, later: bool = False) -> str:
    """What becomes of the trophy of a match: `fans` where they may be told; `later` its winner will see them alone."""
    if boxed:
        return say("play-trophy-box", round=round)
    return say("play-trophy", who=who, round=round, fans="hidden" if fans is None else fans, later=later)
