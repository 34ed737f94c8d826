"""The frame of every public page of a tournament: how far it is and what comes next, made once for everyone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from fastapi.responses import HTMLResponse, Response

from topcut.desk import Desk
from topcut.desk.signing_up import is_open
from topcut.ids import TournamentId
from topcut.rules.audience import with_closed_hands
from topcut.rules.coming import coming
from topcut.rules.match import Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.state import Playing, playing
from topcut.rules.tournament import Phase, Tournament, winner_of
from topcut.web.kept import once
from topcut.web.rendering import is_asked, seat_line
from topcut.web.seated import Seated, seated
from topcut.web.shared_caches import kept
from topcut.web.view import View
from topcut.words import say
from topcut.words.rulebook import in_words_of_reader

Context = Mapping[str, Any]

MINUTE = len("2026-11-15T09:41")
PERSONAL = b'name="csrf"'


@dataclass(frozen=True, slots=True)
class Progress:
    now: str
    next: str
    is_running: bool = False
    is_over: bool = False
    can_sign_up: bool = False


def shown(view: View, template: str, context: Callable[[], Context], **asked: str) -> Response:
    """A page that is the same for everyone, kept until the log or the minute changes, once for each kind of viewer; a
    player is also told where to sit.

    `asked` are the parameters that it answers; they alone make up its live address. A page with something to say to one
    person is not kept, nor is the part that a stream asks for.
    """
    if view.refused or view.flash is not None or is_asked(view.request):
        return framed(view, template, **context())
    question = urlencode({name: value for name, value in asked.items() if value})
    address = f"{view.request.url.path}?{question}" if question else view.request.url.path

    seat = seated(view.desk, view.viewer, template)
    no_seat = None if seat is None else Seated(seat.tournament, seat.n)

    def page() -> bytes:
        body = bytes(framed(view.found_at(address), template, seated=no_seat, **context()).body)
        assert PERSONAL not in body, f"{template} has a form, which belongs to one browser"
        return body

    key = template, address, view.viewer.kind
    made = once(view, view.tournament, view.n, key, page, as_of=view.now[:MINUTE])
    mine = made.replace(seat_line(no_seat).encode(), seat_line(seat).encode()) if seat is not None else made
    return HTMLResponse(mine, headers=kept(view.request, view.settings))


def framed(view: View, template: str, /, **context: Any) -> Response:
    return view.page(template, how_far=progress(view.desk, view.tournament), **context)


def progress(desk: Desk, tournament: TournamentId) -> Progress:
    t = with_closed_hands(desk.look(tournament))
    if t.phase is Phase.FINISHED:
        winner = winner_of(t.ranking)
        said = say("next-finished", winner="none" if winner is None else desk.names(tournament).of(winner))
        return Progress(say("progress-finished"), said if t.ranking else "", is_over=True)
    if t.phase is Phase.SIGN_UP:
        return _before(t, is_open(desk, tournament))
    round = playing(t)
    if round is None:
        return _between(t)
    return Progress(_now(t, round), _next(t, round), is_running=True)


def room(t: Tournament) -> int | None:
    """How many places are left; None without a limit."""
    return None if t.capacity is None else max(0, t.capacity - len(t.active))


def _before(t: Tournament, takes_sign_ups: bool) -> Progress:
    if not takes_sign_ups:
        state = "locked" if t.locked else "closed"
        organizer = in_words_of_reader(t.ruleset.terms.organizer)
        return Progress(say(f"progress-{state}"), say(f"next-{state}", organizer=organizer))
    left = room(t)
    return Progress(
        say("progress-sign-up"), say("next-sign-up", room="none" if left is None else left), can_sign_up=True
    )


def _between(t: Tournament) -> Progress:
    """After the start or the cut, before the first round of what follows."""
    if t.bracket is not None:
        return Progress(say("progress-cut"), say("next-bracket"), is_running=True)
    return Progress(say("progress-before"), say("next-before"), is_running=True)


def _now(t: Tournament, round: Playing) -> str:
    assert t.structure is not None
    if round.stage is Stage.SWISS:
        said = "progress-playing" if round.open else "progress-over"
        return say(said, round=round.number, rounds=t.structure.rounds)
    rounds = len(finals(t).rounds)
    left = rounds - round.number
    if not round.open:
        return say("progress-bracket-over", left=left, round=round.number, rounds=rounds)
    return say("progress-bracket", left=left, round=round.number, rounds=rounds)


def _next(t: Tournament, round: Playing) -> str:
    step = coming(t)
    assert step is not None
    assert t.structure is not None
    if round.open:
        return say("next-playing", open=len(round.open))
    if step.code == "make-cut":
        return say("next-cut", cut=t.structure.cut)
    return say("next-ranking") if step.code == "finish" else say("next-over", next=step.round)
