"""Creating a tournament: five questions, and for experts every setting of the chosen rule book in words."""

from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions.creation import is_free
from topcut.rules.ruleset import Ruleset, Setting, at_a_desk, settings
from topcut.rules.ruleset.meanings import NOTHING, about
from topcut.web.access import may
from topcut.web.access.clubs import clubs_of
from topcut.web.access.founding import found, the_book
from topcut.web.view import View, again
from topcut.words import say
from topcut.words.settings import (
    as_named,
    option_means,
    option_name,
    option_value,
    section_name,
    setting_changes,
    setting_question,
    setting_value,
)

router = APIRouter()

# What things are called is part of a rule book, and not a rule that an organizer changes.
NAMES = frozenset({"figures-label", "figures-also", "tiebreakers-label", "points-free"})


@dataclass(frozen=True, slots=True)
class Question:
    """A setting as people read it: what it asks, what is in use, where the document speaks of it, what it changes."""

    path: str
    section: str
    asks: str
    changes: str
    clause: str
    value: str  # as it is sent
    said: str  # the same in words
    possible: tuple[tuple[str, str], ...]  # each as it is sent, and in words; empty: a number, or free text

    @property
    def field(self) -> str:
        return f"set.{self.path}"

    @property
    def is_open(self) -> bool:
        """Whether there is anything to choose."""
        return len(self.possible) != 1


@dataclass(frozen=True, slots=True)
class Section:
    """What the document fixes about one thing; `why` is the field for the reason to depart from it."""

    name: str
    why: str
    questions: tuple[Question, ...]


@router.get("/new")
def new(view: Annotated[View, may("account")]) -> Response:
    """Five questions; with a rule book in the address, its settings as well."""
    asked = view.entered or dict(view.request.query_params)
    book = at_a_desk().get(asked.get("book", "").strip())
    expert = book if "expert" in asked else None
    return view.page(
        "organizer/create.html",
        books=tuple(at_a_desk().values()),
        book=book,
        expert=expert,
        today=datetime.fromisoformat(view.now).astimezone().date().isoformat(),
        left_open=[one for one in questions(expert, free=True) if one.is_open] if expert else (),
        fixed=_sections(expert) if expert else (),
        asked=asked,
        clubs=clubs_of(view),
        option_name=option_name,
        option_value=option_value,
        option_means=option_means,
    )


@router.post("/new")
@again(new)
def begin(view: Annotated[View, may("account")]) -> Response:
    if view.text("expert") == "look":  # only to see the settings, with what was typed so far
        return new(view)
    name = view.text("book")
    ruleset = the_book(name)
    answers, departures = _answers(view, ruleset, free=True), _answers(view, ruleset, free=False)
    id = found(
        view,
        name,
        view.text("club"),
        title=view.text("title"),
        first_day=view.text("first_day"),
        place=view.text("place"),
        options={option: value for option in ruleset.options if (value := view.typed(f"option.{name}.{option}"))},
        settings={question.path: value for question, value in (answers | departures).items()},
        deviations={question.clause: view.text(_why(question.path)) for question in departures},
        capacity=view.perhaps_number("capacity"),
        charges_fee=view.text("fee") != "none",
    )
    return view.go(f"/t/{id}/desk/players", say("tournament-created", tournament=ruleset.terms.tournament))


def questions(ruleset: Ruleset, *, free: bool) -> tuple[Question, ...]:
    """What an organizer may answer freely, or what only a deviation changes."""
    asked = (one for one in settings(ruleset).values() if is_free(ruleset, one) is free)
    return tuple(_question(ruleset, one) for one in asked if not _is_name(one.path))


def _is_name(path: str) -> bool:
    return about(path).section == "terms" or about(path).kind in NAMES


def _question(ruleset: Ruleset, setting: Setting) -> Question:
    path, possible = setting.path, about(setting.path).possible
    known = {_written(one): one for one in (True, False, None)}
    said = setting_value(ruleset, path, setting.value)
    return Question(
        path=path,
        section=section_name(path),
        asks=setting_question(ruleset, setting),
        changes=setting_changes(path),
        clause=setting.clause,
        value=_written(setting.value) if possible or not isinstance(setting.value, tuple) else said,
        said=said,
        possible=tuple((one, setting_value(ruleset, path, known.get(one, one))) for one in possible),
    )


def _sections(ruleset: Ruleset) -> tuple[Section, ...]:
    fixed = [one for one in questions(ruleset, free=False) if one.is_open]
    parts = ((name, tuple(part)) for name, part in groupby(fixed, key=lambda one: one.section))
    return tuple(Section(name, _why(part[0].path), part) for name, part in parts)


def _why(path: str) -> str:
    return f"why.{about(path).section}"


def _written(value: object) -> str:
    """A value as `with_setting` reads it again."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NOTHING if value is None else str(value)


def _answers(view: View, ruleset: Ruleset, *, free: bool) -> dict[Question, str]:
    """The answers that differ from the rule book's."""
    answers = {question: view.text(question.field) for question in questions(ruleset, free=free)}
    return {
        question: as_named(ruleset, question.path, answer)
        for question, answer in answers.items()
        if answer not in {"", question.value}
    }
