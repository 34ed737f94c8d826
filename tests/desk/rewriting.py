"""A log that whoever holds the data folder has written anew, with the chain made again to match."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.web.hall import Hall
from topcut.rules.chain import Head, Sealed, beginning, body_text, seal
from topcut.store import Store

Change = Callable[[str, dict[str, Any]], None]


@contextmanager
def forged(hall: Hall, folder: Path, change: Change) -> Iterator[Hall]:
    """Another hall with the log of this one, in which bodies are changed."""
    id = hall.last
    with Store(folder) as store:
        store.arrivals.adopt(
            id, "Cup", _rewritten(hall, change), seed=hall.store.seed(id), people=hall.store.people(id)
        )
    made = Hall(folder)
    made.now, made.last = hall.now, id
    yield made
    made.close()


def other_winner(kind: str, body: dict[str, Any]) -> None:
    """The first match of the first round was won by the other player."""
    if kind == "ResultSettled" and (body["round"], body["match"]) == (1, 1):
        result = body["result"]
        result["winner"] = 1 - result["winner"]
        result["points"].reverse()
        result["figures"] = [figures[::-1] for figures in result["figures"]]


def _rewritten(hall: Hall, change: Change) -> list[Sealed]:
    facts = list(hall.store.sealed(hall.last))
    head, made = beginning(hall.last, facts[0].openness), []
    for one in facts:
        body = json.loads(one.record.body)
        change(one.record.kind, body)
        sealed = seal(head, replace(one.record, body=body_text(body)), one.salt, one.openness, one.texts)
        head = Head(sealed.record.n, sealed.hash)
        made.append(sealed)
    return made
