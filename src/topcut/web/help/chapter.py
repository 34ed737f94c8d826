"""One chapter, with the way to each of its sections and to the chapters beside it."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.web.access import may
from topcut.web.help.book import chapters, shelves
from topcut.web.view import View

router = APIRouter()


@router.get("/help/{chapter}")
def chapter(view: Annotated[View, may("open")], chapter: str) -> Response:
    found = chapters().get(chapter)
    if found is None:
        raise Refusal("page-unknown")
    shelf = next(shelf for shelf in shelves() if found in shelf.chapters)
    return view.page("help/chapter.html", chapter=found, shelf=shelf, q="")
