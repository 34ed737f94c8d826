"""Making a tournament."""

from dataclasses import replace
from typing import Annotated

import msgspec
from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.declared import ready
from topcut.web.access.bearer import RUN, by_token
from topcut.web.access.founding import found
from topcut.web.api.answering import BASE, answered, tells
from topcut.web.api.writing import TAKES, Done, Form, Id, Number, Words, digest_of, done, read
from topcut.web.view import View

router = APIRouter(prefix=BASE)

CREATED = 201


class NewTournament(Form, frozen=True, kw_only=True):
    """A rule book by its name, what it leaves open (`options`), what of it is changed (`settings`), and why it is
    departed from (`deviations`: clause and reason)."""

    title: Words
    first_day: Annotated[Id, Meta(description="Such as 2026-11-15")]
    ruleset: Id
    place: Words = ""
    options: dict[Id, Id] = msgspec.field(default_factory=dict)
    settings: dict[Id, str | int | bool] = msgspec.field(default_factory=dict)
    deviations: dict[Id, Words] = msgspec.field(default_factory=dict)
    capacity: Number | None = None
    charges_fee: bool = True
    club: Annotated[Id, Meta(description="Whose it is, if not the account's")] = ""


@router.post("/tournaments", summary="Make a tournament", operation_id="create")
@tells(Done, status=CREATED)
def create(view: Annotated[View, by_token("account", RUN)]) -> Response:
    said = read(view, NewTournament)
    view = replace(view, sent=digest_of("create", said))
    id = found(
        view,
        said.ruleset,
        said.club,
        title=said.title,
        first_day=said.first_day,
        place=said.place,
        options=said.options,
        settings=said.settings,
        deviations=said.deviations,
        capacity=said.capacity,
        charges_fee=said.charges_fee,
    )
    assert view.key is not None
    sent = view.sent
    receipt = view.desk.answered(id, view.key, lambda: sent or b"")
    assert receipt is not None
    return answered(done(view, id, receipt), CREATED)


setattr(create, TAKES, ready(NewTournament))
