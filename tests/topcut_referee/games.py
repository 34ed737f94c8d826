"""Made-up games of Challengers!, from the command line's own generator, as records that a test may damage."""

import copy
import json
from functools import cache
from typing import Any

from tests.topcut_referee.sealing import Record
from tools.release_logs import record
from topcut.chance import canon
from topcut.generator.generate import generate

SECRET = ("CardsDrawn", "CardsPicked", "CardsRedrawn", "CardsRemoved", "ChoiceMade", "TrophyTaken")


def game(
    players: int, *, digital: bool, holding: tuple[str, ...] = (), by_plan: bool = False
) -> tuple[list[Record], str]:
    """A game for so many players in which these kinds of facts come up, if asked for without hands, and its seed."""
    facts, seed = next(
        (facts, seed)
        for facts, seed in (_made(players, number) for number in range(200))
        if _opened(facts)["digital"] == digital
        and set(holding) <= {record["kind"] for record in facts}
        and not (by_plan and "by-hand" in {record["body"].get("way") for record in facts})
    )
    return copy.deepcopy(facts), seed


def played(facts: list[Record]) -> list[Record]:
    """The log of a game that is still running: it ends before the act that ended it."""
    over = next(record for record in facts if record["kind"] == "TournamentFinished")
    return [record for record in facts if record["at"] < over["at"]]


def texts() -> dict[str, str]:
    """Every text of cards and the box, by its name."""
    found: dict[str, str] = {}
    for number in range(200):
        table = _opened(_made(2, number)[0])
        found |= {text["name"]: text["text"] for text in (table["box"], *table["cards"])}
        if len(found) == 10:  # the box, the starter cards, seven sets and the Robot
            break
    return found


@cache
def _made(players: int, number: int) -> tuple[list[Record], str]:
    return tournament("challengers", (players, players), f"game {number}")


def tournament(book: str, players: tuple[int, int], name: str) -> tuple[list[Record], str]:
    """A made-up tournament under any rule book, as a log of version 1 has it, which needs nothing beside it; and its
    seed."""
    made = generate(book, players, name)
    records = [json.loads(canon(record(stamped))) for stamped in made.log]
    records[0]["body"]["log"] = 1
    return records, made.seed.hex()


def _opened(facts: list[Record]) -> dict[str, Any]:
    found: dict[str, Any] = next(record["body"] for record in facts if record["kind"] == "TableOpened")
    return found
