"""The log: every fact that whoever asks may read, as a sentence and as it is written down."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response

from topcut.desk.second_opinion import public_archive
from topcut.exchange.chronicle import Chronicle
from topcut.rules.actor import Actor
from topcut.rules.audience import may_read
from topcut.rules.codec import encode
from topcut.rules.fold import undone
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, Person, answered, person, tells
from topcut.web.kept import known, once
from topcut.web.view import View

router = APIRouter(prefix=BASE)

A_PAGE, MOST = 200, 1000
LARGEST = 2**31 - 1
NEWS = 32  # facts
ARCHIVE = "application/x-ndjson"


class Fact(Answer, frozen=True, kw_only=True):
    """Something that has happened. `fact` is its form in the log; `undone`: a later fact took it back."""

    n: int
    at: str
    by: Person
    kind: str
    sentence: str
    undone: bool
    fact: dict[str, Any]


class Facts(Answer, frozen=True, kw_only=True):
    """Facts in the order of the log, which ends at `n`. If `more`, ask again after the last of them."""

    n: int
    facts: tuple[Fact, ...]
    more: bool


@router.get("/tournaments/{tournament}/facts", summary="What has happened")
@tells(Facts)
def facts(
    view: Annotated[View, by_token("look")],
    tournament: str,
    after: Annotated[int, Query(ge=0, le=LARGEST, description="Only facts with a larger number")] = 0,
    most: Annotated[int, Query(ge=1, le=MOST)] = A_PAGE,
) -> Response:
    later = tuple(islice(told(view, after), most + 1))
    return answered(Facts(n=view.n, facts=later[:most], more=len(later) > most))


@router.get("/tournaments/{tournament}/archive", summary="The public archive, which anyone can check")
@tells(str, ARCHIVE)
def archive(view: Annotated[View, by_token("look")], tournament: str) -> Response:
    return Response(known(view, _archive), media_type=ARCHIVE)


def told(view: View, after: int) -> Iterable[Fact]:
    """The facts with a larger number that whoever asks may read. For everyone they are worked out once: the news for
    those who listen, who are all at about the same place, and all of it for the others."""
    actor = view.viewer.actor
    if actor is not None:
        return _readable(view, actor, after)
    if not 0 < view.n - after <= NEWS:  # nor do strangers fill what is kept with answers to made-up numbers
        return (one for one in known(view, _public) if one.n > after)
    return once(view, view.tournament, view.n, (__name__, after), lambda: tuple(_readable(view, None, after)))


def _public(view: View) -> tuple[Fact, ...]:
    return tuple(_readable(view, None, 0))


def _readable(view: View, viewer: Actor | None, after: int) -> Iterator[Fact]:
    """Of a fact before those, only what later sentences take up: saying one takes longer than all else together."""
    history = tuple(view.desk.history(view.tournament))
    void, chronicle = undone(history), Chronicle(view.t.ruleset, view.names.shown)
    for stamped in history:
        if not may_read(stamped, viewer, view.t):
            continue
        if stamped.n <= after:
            chronicle.follow(stamped.fact)
        else:
            kind, _, body = encode(stamped.fact)
            yield Fact(
                n=stamped.n,
                at=stamped.at,
                by=person(view, stamped.by.id),
                kind=kind,
                sentence=chronicle.tell(stamped),
                undone=stamped.n in void,
                fact=body,
            )


def _archive(view: View) -> bytes:
    return public_archive(view.desk, view.tournament)[1]
