"""The sections that have what somebody looks for, with the words around it."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.web.access import may
from topcut.web.help.finding import LONGEST, found
from topcut.web.view import View

router = APIRouter()


@router.get("/help/search")
def search(view: Annotated[View, may("open")], q: str = "") -> Response:
    asked = " ".join(q[:LONGEST].split())
    return view.page("help/search.html", q=asked, hits=found(asked))
