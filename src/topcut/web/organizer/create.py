"""Creating a tournament: choose the rule book, say what it is called and when, answer what the document leaves open."""

import hashlib
from base64 import b32encode
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.creation import create, is_free
from topcut.rules.ruleset import Course, Ruleset, load, settings, shipped, structure_for, text_of
from topcut.rules.ruleset.meanings import NOTHING, about
from topcut.web.access import may
from topcut.web.access.account import own
from topcut.web.result_form import whole
from topcut.web.view import View, again

router = APIRouter()

DEPARTURES = range(1, 4)  # lines of the form


@dataclass(frozen=True, slots=True)
class Question:
    """A setting as an organizer can change it: what it asks, where the document speaks of it, what it says now."""

    path: str
    asks: str
    clause: str
    value: str
    possible: tuple[str, ...]  # empty: a number, or free text

    @property
    def field(self) -> str:
        return f"set.{self.path}"

    @property
    def section(self) -> str:
        return self.path.partition(".")[0]


@router.get("/new")
def new(view: Annotated[View, may("account")]) -> Response:
    """The rule books to choose from, or the form of the chosen one."""
    asked = view.entered or dict(view.request.query_params)
    ruleset = _rulesets().get(asked.get("book", "").strip())
    if ruleset is None:
        return view.page("organizer/choose_rulebook.html", rulebooks=_rulesets().values())
    expected = _expected(asked)
    return view.page(
        "organizer/create.html",
        book=ruleset,
        today=datetime.fromisoformat(view.now).astimezone().date().isoformat(),
        expected=expected,
        course=_course(ruleset, expected),
        left_open=questions(ruleset, free=True),
        fixed=questions(ruleset, free=False),
        departures=DEPARTURES,
        asked=asked,
    )


@router.post("/new")
@again(new)
def begin(view: Annotated[View, may("account")]) -> Response:
    name = view.text("book")
    ruleset = _rulesets().get(name)
    if ruleset is None:  # must be a name that we know, never the path of a file
        raise Refusal("unknown-ruleset", name=name, near=(), how_many=0, known=tuple(_rulesets()))
    departures, deviations = _departures(view, ruleset)
    key = view.key
    id, _ = view.desk.create(
        view.actor,
        create,
        tournament=new_id(view.actor.id, key),
        key=key,
        title=view.text("title"),
        first_day=view.text("first_day"),
        place=view.text("place"),
        ruleset=text_of(name),
        options={option: value for option in ruleset.options if (value := view.typed(f"option.{option}"))},
        settings={**_answers(view, ruleset), **departures},
        deviations=deviations,
        capacity=view.perhaps_number("capacity"),
    )
    own(view, id)
    return view.go(f"/t/{id}/desk", f"Your {ruleset.terms.tournament} is created. Next: who is playing?")


def questions(ruleset: Ruleset, *, free: bool) -> tuple[Question, ...]:
    """What an organizer may answer freely, or what only a deviation changes."""
    return tuple(
        Question(
            path=setting.path,
            asks=setting.question or about(setting.path).meaning,
            clause=setting.clause,
            value=_written(setting.value),
            possible=about(setting.path).possible,
        )
        for setting in settings(ruleset).values()
        if is_free(ruleset, setting) is free
    )


def _written(value: object) -> str:
    """A value as `with_setting` reads it again."""
    if isinstance(value, tuple):
        return ", ".join(map(_written, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NOTHING if value is None else str(value)


def _rulesets() -> dict[str, Ruleset]:
    """Those that a desk runs, by name. A game that follows a plan, such as Challengers!, has its own table."""
    found = (load(name) for name in shipped())
    return {ruleset.name: ruleset for ruleset in found if ruleset.plan is None}


def _course(ruleset: Ruleset, expected: int | None) -> Course | Refusal | None:
    """Rounds and cut for that many players, or why there are none."""
    if expected is None:
        return None
    try:
        return structure_for(ruleset, expected)
    except Refusal as refusal:
        return refusal


def _expected(asked: Mapping[str, str]) -> int | None:
    try:
        return whole(asked["expected"]) if asked.get("expected", "").strip() else None
    except Refusal:  # a question about the table, not an entry: it is shown without an answer
        return None


def new_id(organizer: str, key: str | None) -> TournamentId | None:
    """The same for a form that is sent twice."""
    if key is None:
        return None
    return TournamentId(b32encode(hashlib.sha256(f"{organizer} {key}".encode()).digest()[:10]).decode().lower())


def _answers(view: View, ruleset: Ruleset) -> dict[str, str]:
    """The open questions whose answers differ from the rule book's."""
    answers = {question: view.text(question.field) for question in questions(ruleset, free=True)}
    return {question.path: answer for question, answer in answers.items() if answer not in {"", question.value}}


def _departures(view: View, ruleset: Ruleset) -> tuple[dict[str, str], dict[str, str]]:
    """What is changed although the document fixes it, and the reason for departing from each clause."""
    clauses = {question.path: question.clause for question in questions(ruleset, free=False)}
    changed: dict[str, str] = {}
    deviations: dict[str, str] = {}
    for number in DEPARTURES:
        path, value, reason = (view.text(f"{part}-{number}") for part in ("path", "value", "reason"))
        if path:
            changed[path] = value
            deviations[clauses.get(path, "")] = reason
        clause = view.text(f"clause-{number}").upper()
        if clause:
            deviations[clause] = view.text(f"why-{number}")
    return changed, deviations
