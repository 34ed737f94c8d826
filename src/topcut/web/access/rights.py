"""Who may do what: the one table of actions, and the gate that every route names."""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Annotated, Any

from anyio import to_thread
from fastapi import Depends, Request
from fastapi.responses import Response
from python_multipart.multipart import parse_options_header
from starlette.exceptions import HTTPException

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.tournament import Phase
from topcut.store.security_log import Act
from topcut.web.access import asked_before, csrf
from topcut.web.access.memory import access_in
from topcut.web.access.sessions import Recognized, recognize, was_here
from topcut.web.access.watch import failed
from topcut.web.rendering import is_asked
from topcut.web.turns import Turn, in_turn, limiter
from topcut.web.view import View
from topcut.web.viewer import SPECTATOR, Kind, Viewer
from topcut.words import say

SAFE = frozenset({"GET", "HEAD"})
OF_PROGRAMS = "api-"  # how their keys begin, which no form may use
UTF8 = b"utf-8"
REPORTS = "/csp"  # sent by browsers themselves, without a form
EVERYBODY = frozenset(Kind)
JUDGES_DOOR = "/judge"
SHOWN = frozenset({"open", "look", "sit"})  # all that there is of a tournament that is decided in a hall
REFEREE = "/verify/now"  # who changes nothing

MAY: Mapping[str, frozenset[Kind]] = {
    "open": EVERYBODY,
    "look": EVERYBODY,
    "play": frozenset({Kind.PLAYER}),
    "sit": EVERYBODY,  # at a card table: whoever has a seat there looks as that player, whatever else they are
    "officiate": frozenset({Kind.JUDGE, Kind.ORGANIZER, Kind.OWNER}),
    "organize": frozenset({Kind.ORGANIZER, Kind.OWNER}),
    "own": frozenset({Kind.OWNER}),
    "account": frozenset({Kind.OWNER}),
    "operate": frozenset({Kind.OWNER}),  # of these, who operates the computer
}
BY_WEIGHT = tuple(reversed(Kind))  # owner first


def authorize(here: Sequence[Viewer], action: str, *, elsewhere: bool = False) -> Viewer | str:
    """Which of the viewers that a browser stands for does it, or the code of the refusal.

    `here` are those with a right in this tournament (or, on a page without one, all), `elsewhere` says that the browser
    has a right in another tournament: to those this one does not exist.
    """
    able = [one for one in here if one.kind in MAY[action] and (one.operates or action != "operate")]
    if able:
        return min(able, key=lambda one: (action == "sit" and one.kind is not Kind.PLAYER, BY_WEIGHT.index(one.kind)))
    if Kind.SPECTATOR in MAY[action]:
        return SPECTATOR
    if here:
        return "forbidden"
    return "page-unknown" if elsewhere else "sign-in-needed"


class Elsewhere(Exception):
    """Look there first: to sign in, or to give the password again; `said` is why."""

    def __init__(self, path: str, said: str = "") -> None:
        super().__init__(path)
        self.path = path
        self.said = said


def may(action: str, *, sure: bool = False, deleted: bool = False) -> Any:
    """Authenticates, authorizes and gives the view. `sure`: who was away for an hour gives the password again first.
    `deleted`: also in a tournament that was deleted, which is closed to everyone otherwise (L10)."""
    return Depends(Gate(action, sure, deleted), scope="function")


async def sent_form(request: Request) -> AsyncIterator[Mapping[str, Any]]:
    """What was posted, if it comes from a page of ours: anything else is refused before it is looked at (J1).

    Files that came with it are deleted once the answer is sent.
    """
    if request.method in SAFE or request.url.path == REPORTS:
        yield {}
        return
    _, said = parse_options_header(request.headers.get("content-type"))
    if said.get(b"charset", UTF8).lower() != UTF8:  # no browser names another; some that Python knows end in an error
        raise HTTPException(400)
    async with request.form() as form:
        if not csrf.is_of_browser(access_in(request).key, request.state.browser, form.get("csrf")):
            raise Refusal("form-foreign")
        if str(form.get("key", "")).startswith(OF_PROGRAMS):  # or a program's next act would find its key used
            raise Refusal("form-foreign")
        yield form


class Gate:
    def __init__(self, action: str, sure: bool = False, deleted: bool = False) -> None:
        assert action in MAY, f"{action} is in nobody's rights"
        self.action = action
        self.sure = sure
        self.deleted = deleted

    async def __call__(
        self, request: Request, form: Annotated[Mapping[str, Any], Depends(sent_form)]
    ) -> AsyncIterator[View]:
        viewer = await to_thread.run_sync(self._admitted, request, form, limiter=limiter(Turn.DOOR))
        async with in_turn(request.scope["endpoint"], viewer, reads=request.method in SAFE):
            yield View(request, viewer, form)

    def _admitted(self, request: Request, form: Mapping[str, Any]) -> Viewer:
        known, viewer = self._recognized(request)
        if request.method not in SAFE and request.url.path != REPORTS:
            self._refuse_other_session(request, known, form)
        self._note(request, viewer, form)
        request.state.csrf = csrf.form_token(access_in(request).key, request.state.browser, viewer.session)
        if form and viewer.kind is Kind.PLAYER and viewer.tournament:
            _count(request, viewer, form)
        return viewer

    def viewer(self, request: Request) -> Viewer:
        """The viewer that this browser stands for and who may do it; or a refusal."""
        _, viewer = self._recognized(request)
        self._note(request, viewer, {})
        return viewer

    def _recognized(self, request: Request) -> tuple[Recognized, Viewer]:
        tournament = TournamentId(request.path_params.get("tournament", ""))
        store = access_in(request).desk.store
        if tournament:  # without one a stranger is answered even while the database is away
            is_deleted = not self.deleted and store.kept(tournament).deleted is not None
            if is_deleted or store.gone(tournament) is not None:
                raise Refusal("tournament-deleted")
        known = recognize(request, tournament)
        if tournament and store.halls.of(tournament) is not None:
            only_asks = request.method in SAFE or request.url.path.endswith(REFEREE)
            if self.action not in SHOWN or not only_asks:
                raise Refusal("decided-at-the-hall")
            return known, SPECTATOR
        answer = authorize(known.here, self.action, elsewhere=known.elsewhere)
        if isinstance(answer, str):
            raise self._turned_away(request, answer)
        return known, answer

    def _refuse_other_session(self, request: Request, known: Recognized, form: Mapping[str, Any]) -> None:
        """A form acts for the session its page was made for. A page made for nobody has only forms that anybody may
        send; those still work if somebody has signed in meanwhile."""
        nobodys = not known.sessions or Kind.SPECTATOR in MAY[self.action]
        sessions = (*known.sessions, *([""] if nobodys else []))
        if not csrf.is_of_session(access_in(request).key, request.state.browser, sessions, form["csrf"]):
            raise Refusal("form-stale")

    def _turned_away(self, request: Request, code: str) -> Exception:
        if code == "sign-in-needed" and request.method in SAFE and not is_asked(request):
            was = was_here(request, TournamentId(request.path_params.get("tournament", "")))
            door = JUDGES_DOOR if was is Kind.JUDGE else "/c" if self.action == "play" else "/login"
            return Elsewhere(door, say("signed-out", was=_was(request, was)))
        return Refusal(code)

    def _note(self, request: Request, viewer: Viewer, form: Mapping[str, Any]) -> None:
        access = access_in(request)
        now = access.desk.clock.now()
        if viewer.is_staff and not is_asked(request):  # nobody else is ever asked for a password again
            access.presence.note(viewer.session, now)
            access.staff.note(request.cookies[access.settings.cookie])
        if self.sure and not access.presence.is_here(viewer.session, now):
            if viewer.has_password:
                if form:
                    asked_before.keep(request, viewer, form)
                raise Elsewhere("/account/again")
            raise Refusal("away-too-long")


def _was(request: Request, was: Kind | None) -> str:
    """Whom a browser stood for; a judge is told whether the event is over or somebody has ended the session (H-6)."""
    tournament = TournamentId(request.path_params.get("tournament", ""))
    if was is not Kind.JUDGE or not tournament:
        return "none" if was is None else was.value
    over = access_in(request).desk.look(tournament).phase is Phase.FINISHED
    return "judge-over" if over else "judge"


def _count(request: Request, player: Viewer, form: Mapping[str, Any]) -> None:
    """No stranger who signed up fills the disk: what a player writes stays for ever (K6)."""
    access, limits, path = access_in(request), access_in(request).settings.limits, request.url.path
    only_looks = form.get("step") == "check" or path.endswith("/me/witness")
    assert player.tournament is not None
    t = access.desk.look(player.tournament)
    is_asked_for = t.ruleset.plan is not None and path.endswith(("/game/answer", "/game/ready"))
    people = len(t.players)
    try:
        access.attempts.write(
            player.tournament,
            player.id,
            access.desk.clock.now(),
            a_minute=limits.answers_a_minute if is_asked_for else limits.writes_a_minute,
            is_list=path.endswith(("/me/list", "/me/pool")) and not only_looks,
            of_all=None if only_looks or is_asked_for else limits.writes_a_minute_of_all * (1 + people // 100),
        )
    except Refusal as refusal:
        if refusal.code == "writes-too-many":
            failed(request, Act.FLOOD_STOPPED, about=player.id, tournament=player.tournament)
        raise


def elsewhere(request: Request, error: Exception) -> Response:
    assert isinstance(error, Elsewhere)
    return View(request, SPECTATOR).go(error.path, error.said, warns=True)
