"""One request by one viewer: what a handler looks at, how it asks the desk, and how it answers."""

import inspect
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from functools import wraps
from hashlib import sha256
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, overload
from urllib.parse import quote, urlencode

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from fastapi.routing import APIRoute
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.routing import Match

from topcut.desk import Desk, Receipt
from topcut.desk.drill import SPEEDS
from topcut.desk.mirror_age import age_of
from topcut.desk.names import Names
from topcut.desk.outlooks import Outlooks
from topcut.desk.taking_lists import Intake
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import CONFIRMABLE, DONE_ALREADY, Refusal
from topcut.rules.actor import Actor
from topcut.rules.audience import with_closed_hands
from topcut.rules.chain import Head
from topcut.rules.facts import Fact, Stamped
from topcut.rules.tournament import Tournament
from topcut.web.rendering import Rendered, is_asked, with_clauses
from topcut.web.result_form import whole
from topcut.web.seated import seated
from topcut.web.settings import Mode, Settings
from topcut.web.shared_caches import kept_of_page
from topcut.web.status import headers_of, status_of
from topcut.web.viewer import Viewer
from topcut.words.reader import language
from topcut.words.settings import in_words

NOBODYS = Names({}, ())
LONGEST_KEY = 64
NUMBER = "Topcut-Number"  # the header with the number of the log that a live block was made from
NOT_LIVE = 204
OURS = frozenset({"csrf", "key"})
SAID = "topcut-said"  # the cookie with what the next page says once
PAPER = "topcut-paper"  # the cookie with the paper in the printer beside this browser
LONGEST_SAID = 600
CONTENT_LANGUAGE = "Content-Language"

Asked = ParamSpec("Asked")
Made = TypeVar("Made")
Page = Callable[..., Response]
Cares = Callable[[Stamped, "View"], bool]
Concerned = Callable[[Stamped, Tournament], Collection[str] | None]


class lazy(Generic[Made]):  # noqa: N801  # used as a decorator
    """As `functools.cached_property`, which until Python 3.12 makes all instances wait for one lock."""

    def __init__(self, make: Callable[[Any], Made]) -> None:
        self._make = make

    @overload
    def __get__(self, instance: None, owner: type) -> "lazy[Made]": ...
    @overload
    def __get__(self, instance: object, owner: type) -> Made: ...
    def __get__(self, instance: object | None, owner: type) -> "lazy[Made] | Made":
        if instance is None:
            return self
        made = instance.__dict__[self._make.__name__] = self._make(instance)
        return made


@dataclass(frozen=True, slots=True)
class Said:
    """What the next page says once."""

    text: str
    warns: bool  # not that something was done


@dataclass(frozen=True)
class View:
    request: Request
    viewer: Viewer
    form: Mapping[str, Any] = field(default_factory=dict)  # what was posted, as it came
    refused: Refusal | None = None  # why the page is shown again
    at: str = ""  # its own address, if the form was sent elsewhere or the page has several
    sent: bytes | None = None  # the digest of what a program sent

    @property
    def desk(self) -> Desk:
        desk: Desk = self.request.app.state.desk
        return desk

    @property
    def outlooks(self) -> Outlooks:
        outlooks: Outlooks = self.request.app.state.outlooks
        return outlooks

    @property
    def settings(self) -> Settings:
        settings: Settings = self.request.app.state.settings
        return settings

    @property
    def has_stick(self) -> bool:
        """Whether copies can go to a stick: on a computer of one's own, which nobody else writes for."""
        return self.settings.mode is not Mode.HOSTED and not self.desk.store.is_shared

    @property
    def tournament(self) -> TournamentId:
        """That of the path; a page without one has none."""
        return TournamentId(self.request.path_params.get("tournament", ""))

    @lazy
    def n(self) -> int:
        """Where the log ended when this page was begun, so that nothing after it is missed."""
        return last_number(self.desk, self.tournament)

    @lazy
    def t(self) -> Tournament:
        """As any viewer may count it: what trophies are worth is shown by the pages of their winners alone."""
        self.n  # noqa: B018  # first, so that the page is never older than it says
        return with_closed_hands(self.desk.look(self.tournament))

    @lazy
    def seal(self) -> Head:
        """Where the log ends as this page shows it: whoever keeps it can tell later whether anything was changed."""
        last, store = self.t.facts, self.desk.store
        head = store.head(self.tournament)
        if head.n == last:
            return head
        found = next(iter(store.sealed(self.tournament, last - 1)))
        return Head(found.record.n, found.hash)

    @lazy
    def names(self) -> Names:
        return self.desk.names(self.tournament) if self.tournament else NOBODYS

    @property
    def now(self) -> str:
        return self.desk.clock.stamp()

    @property
    def time(self) -> str:
        """What time it is in the tournament, for its clock."""
        return self.desk.time(self.tournament)

    @property
    def actor(self) -> Actor:
        """Who acts, as the log will say."""
        actor = self.viewer.actor
        if actor is None:
            raise Refusal("forbidden")
        return actor

    @property
    def me(self) -> PlayerId:
        """The viewer as a player; only for pages that players alone may see. A phone of one who was signed off is told
        so, and works again once the player is let in again."""
        me = PlayerId(self.actor.id)
        if me in self.t.signed_off:
            raise Refusal("signed-off", organizer=self.t.ruleset.terms.organizer)
        return me

    def sender(self) -> PlayerId:
        """The player who acts, if it is the one whose page the form was on: a phone may hold another's (I-2)."""
        meant = self.entered.get("me", self.me)
        if meant != self.me:
            raise Refusal("not-yourself", player=meant)
        return self.me

    @property
    def address(self) -> str:
        """The path of this page with what it was asked, as the stream asks for it again: only what it knows, so that
        no one can make up a thousand addresses for one page."""
        if self.refused is not None or self.at:
            return self.at
        url = self.request.url
        asked = url.query if "/desk" in url.path else _known_question(self.request)
        return f"{url.path}?{asked}" if asked else url.path

    def found_at(self, address: str) -> "View":
        """The same view, with what it has looked up: of the same moment, but found at this address."""
        there = copy(self)
        vars(there)["at"] = address
        return there

    @property
    def entered(self) -> dict[str, str]:
        """What was typed into the form, for showing it again."""
        return dict(self.posted)

    def typed(self, name: str) -> str:
        """One field as it was typed: a password may begin with a space."""
        return self.entered.get(name, "")

    def text(self, name: str) -> str:
        """One field without the spaces around it."""
        return self.typed(name).strip()

    def number(self, name: str) -> int:
        """A number that was typed, or that a form carries."""
        return whole(self.typed(name))

    def perhaps_number(self, name: str) -> int | None:
        return self.number(name) if self.text(name) else None

    @property
    def posted(self) -> list[tuple[str, str]]:
        """The fields of the form, for sending the same form once more."""
        every = getattr(self.form, "multi_items", self.form.items)()
        return [(name, value) for name, value in every if isinstance(value, str) and name not in OURS]

    def every(self, name: str) -> list[str]:
        """All values of a field that a form may have several times, such as a tick for each player."""
        return [value for field, value in self.posted if field == name]

    def uploaded(self, most: int = -1) -> bytes | None:
        """The file that came with the form, up to this many bytes."""
        file = self.form.get("file")
        if file is None or isinstance(file, str) or not file.filename:
            return None
        content: bytes = file.file.read(most)
        return content

    @property
    def confirm(self) -> tuple[str, ...]:
        """The clauses that the organizer has confirmed, for an action that asks for them."""
        return tuple(clause for clause in self.every("confirm") if clause)

    @property
    def key(self) -> str | None:
        """What makes a form that is sent twice count once."""
        key = self.form.get("key")
        return key if isinstance(key, str) and 0 < len(key) <= LONGEST_KEY else None

    def act(self, action: Callable[..., Sequence[Fact]], *args: object, **named: Any) -> Receipt:
        """Ask the desk as this viewer; a form that comes twice is done once."""
        return self.desk.act(self.tournament, self.actor, action, *args, key=self.key, sent=self.sent, **named)

    @property
    def intake(self) -> Intake:
        """Takes lists and pools in, as this viewer."""
        return Intake(self.desk, self.tournament, self.actor, self.key, self.sent)

    @property
    def flash(self) -> Said | None:
        """What the form before had to say, once, on this page."""
        try:
            text, warns = self._signer.loads(self.request.cookies.get(self.settings.own(SAID), ""))
        except (BadSignature, TypeError, ValueError):
            return None
        return Said(str(text), bool(warns))

    @property
    def _signer(self) -> URLSafeSerializer:
        """Its key lives as long as the program: a sentence lost in a restart does no harm."""
        return URLSafeSerializer(self.request.app.state.flash_key, salt="said", signer_kwargs={"digest_method": sha256})

    def said(self, thing: Refusal) -> str:
        if self.tournament and "setting" in thing.parameters:
            thing = in_words(thing, self.t.ruleset)
        return with_clauses(self.names.said(thing))

    def page(self, template: str, /, **context: Any) -> Response:
        """The whole page; or, where the stream asks, only its live block."""
        request = self.request
        refused = self.refused
        said = self.flash
        trouble = self.desk.trouble(self.tournament) if self.tournament else self.desk.store.broken
        mirrored = age_of(self.desk, self.tournament)
        always = {
            "view": self,
            "request": request,
            "t": self.t if self.tournament else None,
            "names": self.names,
            "viewer": self.viewer,
            "refusal": self.said(refused) if refused else None,
            "confirmable": refused.clause if refused and refused.code in CONFIRMABLE else None,
            "is_done": refused is not None and refused.code in DONE_ALREADY,
            "entered": self.entered,
            "said": said,
            "drill": self.desk.store.kept(self.tournament).drill if self.tournament else None,
            "drill_speeds": SPEEDS,
            "trouble": self.said(trouble) if trouble and not mirrored else None,
            "mirrored": mirrored,
            "seated": seated(self.desk, self.viewer, template),
        }
        rendered = Rendered(template, {**always, **context})
        if is_asked(request):
            return block_of(rendered.live, self.n)
        status = status_of(refused) if refused else 200
        shared = {} if refused else kept_of_page(request, self.settings, template, rendered.whole)
        spoken = {CONTENT_LANGUAGE: language()}
        response = HTMLResponse(rendered.whole, status, {**headers_of(status), **shared, **spoken})
        return self._saying(response, "") if said else response

    def spreadsheet(self, name: str, content: str) -> Response:
        """A table to download, as spreadsheets read it."""
        headers = {
            "Content-Disposition": f'attachment; filename="{self.tournament}-{name}.csv"',
            "X-Content-Type-Options": "nosniff",
        }
        return Response(content.encode("utf-8-sig"), media_type="text/csv; charset=utf-8", headers=headers)

    def go(self, path: str, said: str = "", *, warns: bool = False) -> Response:
        """Look there next (303), and say this once on that page; `warns`: it is not that something was done."""
        assert path.startswith("/")
        assert not path.startswith("//"), "only a page of our own"
        response = RedirectResponse(quote(path, safe="/?&=#%+:@;,!~*'()"), status_code=303)
        return self._saying(response, said, warns=warns)

    def _saying(self, response: Response, said: str, *, warns: bool = False) -> Response:
        """The cookie with what the next page says; what was said before goes."""
        name, secure = self.settings.own(SAID), self.settings.is_secure
        if said:
            signed = str(self._signer.dumps((said[:LONGEST_SAID], warns)))
            response.set_cookie(name, signed, httponly=True, samesite="lax", secure=secure)
        elif name in self.request.cookies:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)
        return response


def block_of(live: str | None, n: int) -> Response:
    """The live block of a page alone; nothing where the page has none."""
    return Response(status_code=NOT_LIVE) if live is None else HTMLResponse(live, headers={NUMBER: str(n)})


def last_number(desk: Desk, tournament: TournamentId) -> int:
    """Where the log ends; for a page about all tournaments, how many facts they have together."""
    if tournament:
        return desk.store.head(tournament).n
    return sum(head.n for head in desk.store.heads().values())


def _known_question(request: Request) -> str:
    """The parameters that the handler names, unless they have their default values."""
    route = request.scope.get("route")
    known = route.dependant.query_params if isinstance(route, APIRoute) else ()
    said = ((one.alias, value) for one in known for value in request.query_params.getlist(one.alias))
    usual = {one.alias: one.field_info.default for one in known}
    return urlencode([(name, value) for name, value in said if value and value != usual[name]])


def again(
    page: Page, was_on: Callable[[View], str] | None = None
) -> Callable[[Callable[Concatenate[View, Asked], Response]], Callable[..., Response]]:
    """A refusal shows this page again, with the sentence and with what was entered; or the one that the form `was_on`,
    if it is still there."""
    wanted = inspect.signature(page).parameters

    def decorate(handler: Callable[Concatenate[View, Asked], Response]) -> Callable[..., Response]:
        @wraps(handler)
        def handled(view: View, *args: Asked.args, **named: Asked.kwargs) -> Response:
            try:
                return handler(view, *args, **named)
            except Refusal as refusal:
                if was_on and (place := was_on(view)) and (there := _shown_at(view, place, refusal)):
                    return there
                known = {**view.request.path_params, **named}
                given = {name: known[name] for name in wanted if name in known}
                return page(replace(view, refused=refusal, at=_address(view.request, page)), **given)

        return handled

    return decorate


def _shown_at(view: View, place: str, refusal: Refusal) -> Response | None:
    """That page with the refusal; None if there is no such page any more."""
    scope = {**view.request.scope, "path": place, "method": "GET"}
    for route in view.request.app.routes:
        found, inside = route.matches(scope) if isinstance(route, APIRoute) else (Match.NONE, {})
        if found is Match.FULL:
            given = {name: value for name, value in inside["path_params"].items() if name != "tournament"}
            try:
                shown: Response = route.endpoint(replace(view, refused=refusal, at=place), **given)
            except Refusal:
                return None
            return shown
    return None


def live_if(cares: Cares) -> Callable[[Page], Page]:
    """Marks a personal page that is only sent again after facts that it cares about."""

    def decorate(page: Page) -> Page:
        page.cares = cares  # type: ignore[attr-defined]  # functions may carry what is true of them
        return page

    return decorate


def live_for(concerned: Concerned) -> Callable[[Page], Page]:
    """Marks a page of players that is only sent again after facts that concern its player; None: all of them. Asked
    once for each fact, however many phones there are."""

    def decorate(page: Page) -> Page:
        page.concerned = concerned  # type: ignore[attr-defined]  # as above
        return page

    return decorate


def live_beside(page: Page) -> Page:
    """Marks a page that is also sent again when something beside the log has changed."""
    page.shows_beside = True  # type: ignore[attr-defined]  # as above
    return page


def live_with(also: Callable[[View], Hashable]) -> Callable[[Page], Page]:
    """Marks a page that is also sent again when this has changed, which stands in no log and in no database."""

    def decorate(page: Page) -> Page:
        page.shows_also = also  # type: ignore[attr-defined]  # as above
        return page

    return decorate


def live_with_all(page: Page) -> Page:
    """Marks a page that shows that somebody has decided, though not what: it hears of facts that it may not read, and
    cares for them by itself. What it shows is the same whatever they say."""
    page.hears_all = True  # type: ignore[attr-defined]  # as above
    return page


def _address(request: Request, page: Page) -> str:
    """Where to find that page, so that it stays live although the form was sent elsewhere."""
    for route in request.app.routes:
        if isinstance(route, APIRoute) and route.endpoint is page:
            needed = {name: request.path_params.get(name, "") for name in route.param_convertors}
            return str(route.url_path_for(route.name, **needed)) if all(needed.values()) else ""
    return ""
