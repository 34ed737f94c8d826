"""The log as a readable history: one sentence a fact, the latest first, by round, player or kind."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.chronicle import Chronicle
from topcut.rules.audience import may_read
from topcut.rules.facts import Audience, Fact, Family, about
from topcut.rules.fold import undone
from topcut.web.access import may
from topcut.web.organizer.playing import shown
from topcut.web.view import View

router = APIRouter()

A_PAGE = 200


@dataclass(frozen=True, slots=True)
class Told:
    """One fact as a person reads it."""

    n: int
    at: str
    by: str
    families: tuple[Family, ...]
    said: str
    private: bool
    players: frozenset[str]
    undone: bool


@router.get("/t/{tournament}/desk/log")
def log_page(
    view: Annotated[View, may("officiate")], kind: str = "", player: str = "", words: str = "", before: str = ""
) -> Response:
    last = int(before) if before.isascii() and before.isdecimal() and len(before) < 10 else None
    found = [
        line
        for line in reversed(told(view))
        if (last is None or line.n < last)
        and (kind not in set(Family) or kind in line.families)
        and (not player or player in line.players)
        and words.casefold() in line.said.casefold()
    ]
    return shown(
        view,
        "log.html",
        lines=found[:A_PAGE],
        more=found[A_PAGE - 1].n if len(found) > A_PAGE else None,
        kinds=tuple(Family),
        kind=kind,
        player=player,
        words=words,
    )


def told(view: View) -> list[Told]:
    """The facts that this viewer may read, in their order."""
    t = view.t
    chronicle = Chronicle(t.ruleset, view.names.shown)
    history = tuple(view.desk.history(view.tournament))
    facts = [(stamped, chronicle.tell(stamped)) for stamped in history]
    void = undone(history)
    return [
        Told(
            n=stamped.n,
            at=stamped.at,
            by=stamped.by.id,
            families=about(type(stamped.fact)).families,
            said=said,
            private=about(type(stamped.fact)).audience is not Audience.PUBLIC,
            players=frozenset(_people(stamped.fact)),
            undone=stamped.n in void,
        )
        for stamped, said in facts
        if may_read(stamped, view.actor, t)
    ]


def _people(fact: Fact) -> Iterator[str]:
    """Whom a fact names."""
    for field in fields(fact):
        value = getattr(fact, field.name)
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple) and all(isinstance(one, str) for one in value):
            yield from value
