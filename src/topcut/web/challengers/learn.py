"""The guided first game, for those who have never played: a real match in a dozen short steps."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.web.access import may
from topcut.web.challengers.front import may_open
from topcut.web.challengers.lessons import shipped_lessons
from topcut.web.view import View

router = APIRouter()
GREEN = {"colour": "green", "is_final": False}  # the park in which all of it happens


@router.get("/challengers/learn")
def learn(view: Annotated[View, may("open")], step: str = "1") -> Response:
    lessons = shipped_lessons()
    number = int(step) if step.isascii() and step.isdigit() and len(step) < 4 else 1
    number = min(max(number, 1), len(lessons))
    lesson = lessons[number - 1]
    shown = {"lesson": lesson, "number": number, "count": len(lessons), "board": GREEN}
    return view.page("challengers/learn.html", **shown, may_open=may_open(view))
