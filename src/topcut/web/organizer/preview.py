"""The next Swiss round before players see it: absences, the draw, its preview with reasons, publishing."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import lists, rounds, venue
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.match import Stage
from topcut.rules.pairing import preview
from topcut.rules.pairing.tables import Seated
from topcut.rules.ranking.standings import standings
from topcut.rules.record import tally
from topcut.rules.tournament import Phase, Tournament, with_lots
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, shown, told_who_paired
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

SOON = 3.0  # seconds that a page waits for a pairing before it says that one is being worked out
HELD_UP = frozenset({"lists-missing-now", "lists-illegal-now", "cards-missing"})


@router.get("/t/{tournament}/desk/preview")
@taking(Turn.LONG)
def preview_page(view: Annotated[View, may("officiate")]) -> Response:
    """The open draw; without one, what can be arranged before it is opened."""
    t = view.t
    if t.phase is Phase.BRACKET:
        return view.go(desk(view, "bracket"))
    if t.phase is not Phase.SWISS or not draw_is_current(t):
        return _before_the_draw(view)
    worked = view.desk.pairing_within(view.tournament, t, SOON)
    if worked is None:
        waiting = shown(view, "working_out.html", coming=len(t.rounds) + 1)
        waiting.headers["Refresh"] = "2"
        return waiting
    found = worked.found
    drawn = with_lots(t, view.desk.seed(view.tournament))
    return shown(
        view,
        "preview.html",
        found=found,
        preview=preview.preview(drawn, found),
        tally=tally(t),
        ranks={row.player: row.rank for row in standings(drawn)},
        ahead=worked.ahead,
        mates=[one for one in found.seated if _is_of_one_club(t, one)],
        absent=rounds.absent(t),
        attempt=t.draw.attempt if t.draw else 1,
        coming=found.number,
        held_up=held_up(view),
        unchecked=venue.unchecked_tables(t),
    )


@router.post("/t/{tournament}/desk/preview/open")
@taking(Turn.LONG)
@again(preview_page)
def open_draw(view: Annotated[View, may("organize")]) -> Response:
    given = [view.names.player(name) for name in view.text("byes").split(",") if name.strip()]
    round, reason = view.number("round"), view.text("reason") or None
    with told_who_paired(view, Stage.SWISS):
        view.act(rounds.open_draw, round=round, reason=reason, given_byes=given)
    return view.go(desk(view, "preview"), say("desk-preview-opened"))


@router.post("/t/{tournament}/desk/preview/publish")
@taking(Turn.LONG)
@again(preview_page)
def publish(view: Annotated[View, may("organize")]) -> Response:
    with told_who_paired(view, Stage.SWISS):
        view.act(rounds.publish, round=view.number("round"), confirm=view.confirm)
    return view.go(desk(view), say("desk-preview-published"))


@router.post("/t/{tournament}/desk/preview/stop")
def stop(view: Annotated[View, may("organize")]) -> Response:
    """The search for a pairing is ended; what was found so far can be taken (A9)."""
    view.desk.pairings.stop(view.tournament)
    return view.go(desk(view, "preview"), say("desk-preview-stopped"))


@router.post("/t/{tournament}/desk/preview/longer")
def wait_longer(view: Annotated[View, may("organize")]) -> Response:
    view.desk.wait_longer(view.tournament)
    return view.go(desk(view, "preview"))


@router.post("/t/{tournament}/desk/preview/absent")
@taking(Turn.LONG)
@again(preview_page)
def arrange(view: Annotated[View, may("organize")]) -> Response:
    """Absent from the coming round by arrangement, or present after all."""
    player = view.names.player(view.text("player"))
    away = view.text("away") != "no"
    view.act(rounds.arrange_absence, player, view.number("round"), away=away)
    return view.go(desk(view, "preview#absent"))


@router.post("/t/{tournament}/desk/preview/waiting")
@taking(Turn.LONG)
@again(preview_page)
def answer(view: Annotated[View, may("organize")]) -> Response:
    """For those the pairing waits for: their lists are on paper, or accepted, or they miss this round."""
    players = list(map(PlayerId, view.every("player")))
    do, back = view.text("do"), desk(view, "preview")
    if do == "paper":
        view.act(lists.hand_in_for_all, say("on-paper"), players)
        return view.go(back, say("lists-on-paper", count=len(players)))
    if do == "accept":
        view.intake.accept_all(players, view.text("why"))
        return view.go(back, say("lists-accepted", count=len(players)))
    view.act(rounds.leave_out, players, view.number("round"))
    return view.go(back, say("left-out", count=len(players)))


def held_up(view: View) -> Refusal | None:
    """The players the coming round waits for, and why: this page can ask about them."""
    refused = _not_yet(view)
    return refused if refused is not None and refused.code in HELD_UP else None


def _is_of_one_club(t: Tournament, pair: Seated) -> bool:
    """The rule book allows it."""
    club = t.players[pair.first].club
    return pair.second is not None and bool(club) and club == t.players[pair.second].club


def _before_the_draw(view: View) -> Response:
    t = view.t
    coming = len(t.rounds) + 1
    return shown(
        view,
        "before_the_draw.html",
        coming=coming,
        attempt=t.attempts.get(coming, 0) + 1,
        not_yet=_not_yet(view),
        held_up=held_up(view),
        unchecked=venue.unchecked_tables(t),
        away=[player for player in t.players if player in t.absences.get(coming, ())],
        stale=t.draw is not None,
    )


def _not_yet(view: View) -> Refusal | None:
    """Why the coming round cannot be paired, if that is so."""
    try:
        rounds.ready(view.t, view.actor, None)
    except Refusal as refused:
        return refused
    return None
