"""All chapters, by reader."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.web.access import may
from topcut.web.help.book import shelves
from topcut.web.view import View

router = APIRouter()


@router.get("/help")
def contents(view: Annotated[View, may("open")]) -> Response:
    return view.page("help/contents.html", shelves=shelves(), q="")
