"""What each clause says: the texts that every clause on every page leads to."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.ruleset import load, shipped
from topcut.web.access import may
from topcut.web.public.in_use import readings
from topcut.web.view import View
from topcut.words.clauses import catalogue, catalogues

router = APIRouter()


@router.get("/rules")
def books(view: Annotated[View, may("open")]) -> Response:
    return view.page("public/books.html", books=[catalogue(name) for name in catalogues()])


@router.get("/rules/{ruleset}")
def book(view: Annotated[View, may("open")], ruleset: str) -> Response:
    found = catalogue(ruleset)
    if found is None:
        raise Refusal("page-unknown")
    open_questions = readings(load(ruleset)) if ruleset in shipped() else ()
    return view.page("public/book.html", book=found, readings=open_questions)
