"""Creating a tournament: choose the rule book, say what it is called and when, answer what the document leaves open."""

import hashlib
from base64 import b32encode
from collections.abc import Mapping
from datetime import datetime
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.creation import create
from topcut.rules.ruleset import Ruleset, text_of
from topcut.web.access import may
from topcut.web.access.account import own
from topcut.web.organizer import book
from topcut.web.organizer.playing import perhaps_number, text
from topcut.web.view import View, again

DEPARTURES = 3  # lines of the form

router = APIRouter()


@router.get("/new")
def new(view: Annotated[View, may("account")]) -> Response:
    """The rule books to choose from, or the form of the chosen one."""
    asked = view.entered or dict(view.request.query_params)
    name = text(asked, "book")
    rules = book.books().get(name)
    if rules is None:
        return view.page("organizer/choose_book.html", books=book.books().values())
    expected = _expected(asked)
    return view.page(
        "organizer/new.html",
        book=rules,
        today=datetime.fromisoformat(view.now).astimezone().date().isoformat(),
        expected=expected,
        table=book.table(rules, expected),
        course=book.course(rules, expected),
        left_open=book.left_open(rules),
        fixed=book.fixed(rules),
        departures=range(1, DEPARTURES + 1),
        asked=asked,
    )


@router.post("/new")
@again(new)
def begin(view: Annotated[View, may("account")]) -> Response:
    fields = view.entered
    name = text(fields, "book")
    rules = book.books().get(name)
    if rules is None:  # a name that we know, never the path of a file
        raise Refusal("unknown-ruleset", name=name, near=(), how_many=0, known=tuple(book.books()))
    settings, deviations = _departures(rules, fields)
    key = view.key
    id, _ = view.desk.create(
        view.actor,
        create,
        tournament=_id(view.actor.id, key),
        key=key,
        title=text(fields, "title"),
        first_day=text(fields, "first_day"),
        place=text(fields, "place"),
        ruleset=text_of(name),
        options=book.chosen(rules, fields),
        settings={**book.changed(rules, fields), **settings},
        deviations=deviations,
        capacity=perhaps_number(fields, "capacity"),
    )
    own(view, id)
    return view.go(f"/t/{id}/desk", "It is created. Next: who plays?")


def _id(organizer: str, key: str | None) -> TournamentId | None:
    """The same for a form that is sent twice."""
    if key is None:
        return None
    return TournamentId(b32encode(hashlib.sha256(f"{organizer} {key}".encode()).digest()[:10]).decode().lower())


def _departures(rules: Ruleset, fields: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """What is changed although the document fixes it, and the reason of every clause that is departed from."""
    clauses = {question.path: question.clause for question in book.fixed(rules)}
    settings: dict[str, str] = {}
    deviations: dict[str, str] = {}
    for number in range(1, DEPARTURES + 1):
        path, value, reason = (text(fields, f"{part}-{number}") for part in ("path", "value", "reason"))
        if path:
            settings[path] = value
            deviations[clauses.get(path, "")] = reason
        clause = text(fields, f"clause-{number}").upper()
        if clause:
            deviations[clause] = text(fields, f"why-{number}")
    return settings, deviations


def _expected(asked: Mapping[str, str]) -> int | None:
    try:
        return perhaps_number(asked, "expected")
    except Refusal:  # a question about the table, not an entry: it is shown without an answer
        return None
