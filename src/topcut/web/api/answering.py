"""Answers to programs: how people, reasons and whole answers are written, each worked out once for everyone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.rules.ranking.reason import Reason
from topcut.web.kept import once
from topcut.web.turns import Turn, taking
from topcut.web.view import View

BASE = "/api/v1"
JSON = "application/json"
TELLS = "tells"

Page = TypeVar("Page", bound=Callable[..., Any])


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What every answer is."""


class Person(Answer, frozen=True, kw_only=True):
    id: str
    name: str


class Why(Answer, frozen=True, kw_only=True):
    """`code` never changes its meaning; `clause` is that of the rule book; none: the organizer arranged it."""

    code: str
    sentence: str
    clause: str | None


@dataclass(frozen=True, slots=True)
class Told:
    """What a route answers with, for the description."""

    form: type
    media: str
    status: int


def tells(form: type, media: str = JSON, status: int = 200) -> Callable[[Page], Page]:
    """Marks what a handler answers with. It has a turn among programs."""

    def decorate(page: Page) -> Page:
        setattr(page, TELLS, Told(form, media, status))
        return taking(Turn.API)(page)

    return decorate


def person(view: View, id: PlayerId | str) -> Person:
    return Person(id=str(id), name=view.names.of(id))


def perhaps(view: View, id: PlayerId | None) -> Person | None:
    return None if id is None else person(view, id)


def why(view: View, reason: Reason | None) -> Why | None:
    return None if reason is None else Why(code=reason.code, sentence=view.names.said(reason), clause=reason.clause)


def everyones(view: View, question: Callable[[View], Answer]) -> Response:
    """The answer that is the same for everyone, made once for each state of the log."""
    key = question.__module__, question.__qualname__
    return Response(once(view, view.tournament, view.n, key, lambda: encoded(question(view))), media_type=JSON)


def answered(answer: Answer, status: int = 200) -> Response:
    return Response(encoded(answer), status, media_type=JSON)


def encoded(answer: Any) -> bytes:
    return msgspec.json.encode(answer)
