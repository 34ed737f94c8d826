"""Acts of programs: one request is one act of the desk, by the action that the page's form asks for; sent twice under
one key, it is done once and answered the same."""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import wraps
from inspect import Parameter, Signature, getdoc
from typing import Annotated, Any, TypeVar, get_type_hints

import msgspec
from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.declared import ready
from topcut.desk import Desk, Receipt
from topcut.exchange.document import once_each
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.guards import the_player
from topcut.rules.audience import may_read
from topcut.rules.codec import encode
from topcut.rules.facts import Stamped
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, answered, tells
from topcut.web.view import View

TAKES = "takes"
A_LOOK = 16  # facts

Number = Annotated[int, Meta(ge=0, le=999_999)]
Words = Annotated[str, Meta(max_length=8000)]
Id = Annotated[str, Meta(max_length=100)]
MOST = 2000  # of anything in one request
Ids = Annotated[tuple[Id, ...], Meta(max_length=MOST)]
Confirmed = Annotated[Ids, Meta(description="Clauses that a refusal has named in its `confirm`")]
Numbers = Annotated[tuple[Number, ...], Meta(max_length=MOST)]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every request that does something is; what it does not know is refused, so nothing is silently lost."""


class Nothing(Form, frozen=True, kw_only=True):
    """Nothing has to be said."""


class OnePlayer(Form, frozen=True, kw_only=True):
    player: Id


class Written(Answer, frozen=True, kw_only=True):
    n: int
    kind: str
    fact: dict[str, Any]


class Done(Answer, frozen=True, kw_only=True):
    """What was done: its facts, and the receipt, which is the number and the hash of the last of them."""

    tournament: str
    n: int
    head: str
    facts: tuple[Written, ...]


Sent = TypeVar("Sent", bound=Form)
Doing = Callable[[View, Any], None]


def act(router: APIRouter, name: str, right: str) -> Callable[[Doing], Doing]:
    """Makes a function that does one act an address. Its second parameter says what is sent, and its docstring what
    the description says of it."""

    def decorate(do: Doing) -> Doing:
        form: type[Form] = ready(get_type_hints(do)["form"])

        @wraps(do)
        def handled(view: View, tournament: str) -> Response:
            said = read(view, form)
            view = replace(view, sent=digest_of(name, said))
            if _receipt(view) is None:
                try:
                    do(view, said)
                except Refusal:
                    if _receipt(view) is None:
                        raise  # else the same request was faster a moment ago
            receipt = _receipt(view)
            assert receipt is not None, "whatever acts, acts under the key"
            return answered(done(view, view.tournament, receipt))

        handled.__signature__ = _signature(right)  # type: ignore[attr-defined]  # what FastAPI is to fill in
        setattr(handled, TAKES, form)
        told = (getdoc(do) or "").partition("\n\n")
        router.post(
            f"{BASE}/tournaments/{{tournament}}/acts/{name}",
            summary=told[0].replace("\n", " ").removesuffix("."),
            description=told[2].replace("\n", " ") or None,
            operation_id=name,
        )(tells(Done)(handled))
        return do

    return decorate


def read(view: View, form: type[Sent]) -> Sent:
    """What was sent, if it is what is asked for, and nothing in it is said twice."""
    body: bytes = view.request.state.sent or b"{}"
    try:
        said = msgspec.json.decode(body, type=form)
        json.loads(body, object_pairs_hook=once_each, parse_int=str)  # any number of digits
        return said
    except msgspec.ValidationError as error:
        raise Refusal("api-form", why=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("api-not-json") from None


def done(view: View, tournament: TournamentId, receipt: Receipt) -> Done:
    """From the log alone, so that it is the same whenever it is asked for again."""
    t = view.desk.look(tournament)
    actor = view.viewer.actor
    facts = [one for one in _together(view.desk, tournament, receipt.n) if may_read(one, actor, t)]
    return Done(tournament=tournament, n=receipt.n, head=receipt.head, facts=tuple(map(_written, facts)))


def player(view: View, id: str) -> PlayerId:
    """A player of this tournament."""
    return the_player(view.t, PlayerId(id)).id


def _together(desk: Desk, tournament: TournamentId, last: int) -> tuple[Stamped, ...]:
    """The facts that were written in one act, of which the last is known: they share time and actor."""
    look = A_LOOK
    while True:
        known = tuple(_up_to(desk, tournament, max(0, last - look), last))
        if not known and (trouble := desk.trouble(tournament)):  # it was damaged a moment ago
            raise trouble
        end = known[-1]
        found = tuple(one for one in known if (one.at, one.by) == (end.at, end.by))
        if len(found) < len(known) or look >= last:
            return found
        look *= 4


def _up_to(desk: Desk, tournament: TournamentId, after: int, last: int) -> Iterator[Stamped]:
    for one in desk.history(tournament, after):
        if one.n > last:
            return
        yield one


def _written(one: Stamped) -> Written:
    kind, _, body = encode(one.fact)
    return Written(n=one.n, kind=kind, fact=body)


def _receipt(view: View) -> Receipt | None:
    assert view.key is not None
    assert view.sent is not None
    sent = view.sent
    return view.desk.answered(view.tournament, view.key, lambda: sent)


def digest_of(name: str, said: Form) -> bytes:
    """Two requests are the same if they ask for the same; how the JSON is written does not matter."""
    return hashlib.sha256(msgspec.json.encode([name, said], order="deterministic")).digest()


def _signature(right: str) -> Signature:
    either = Parameter.POSITIONAL_OR_KEYWORD
    view = Parameter("view", either, annotation=Annotated[View, by_token(right)])
    return Signature([view, Parameter("tournament", either, annotation=str)])
