"""Whether strangers find a tournament in lists and feeds, and whether it is put away."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.declared import ready
from topcut.desk import keeping
from topcut.desk.calendar import choose_listed, is_listed
from topcut.web.access.bearer import RUN, by_token
from topcut.web.api.answering import BASE, Answer, answered, tells
from topcut.web.api.writing import TAKES, Form, read
from topcut.web.view import View

router = APIRouter()

ADDRESS = f"{BASE}/tournaments/{{tournament}}/keeping"


class Kept(Answer, frozen=True, kw_only=True):
    """Its pages stay where they are, whatever is said here."""

    listed: Annotated[bool, Meta(description="Strangers find it in lists and feeds")]
    archived: Annotated[bool, Meta(description="Put away, out of all lists")]


class Keep(Form, frozen=True, kw_only=True):
    """What is left out stays as it is."""

    listed: bool | None = None
    archived: bool | None = None


@router.get(ADDRESS, summary="Whether it is found in lists, and whether it is archived")
@tells(Kept)
def kept(view: Annotated[View, by_token("own", RUN)], tournament: str) -> Response:
    return answered(_now(view))


@router.put(ADDRESS, summary="List or archive it, or not any more")
@tells(Kept)
def keep(view: Annotated[View, by_token("own", RUN)], tournament: str) -> Response:
    said = read(view, Keep)
    if said.listed is not None:
        choose_listed(view.desk, view.tournament, listed=said.listed)
    if said.archived is not None:
        keeping.archive(view.desk, view.tournament, archived=said.archived)
    return answered(_now(view))


setattr(keep, TAKES, ready(Keep))


def _now(view: View) -> Kept:
    archived = view.desk.store.kept(view.tournament).archived is not None
    return Kept(listed=is_listed(view.desk, view.tournament), archived=archived)
