"""The next Swiss round before anybody sees it: absences, the draw, its preview with reasons, publishing."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.rules.actions import lists, rounds
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.match import Stage
from topcut.rules.pairing import preview
from topcut.rules.pairing.ahead import Answer
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.ranking.reason import Reason
from topcut.rules.tournament import Phase, Tournament, with_lots
from topcut.web.access import may
from topcut.web.organizer.held_up import held_up, not_yet
from topcut.web.organizer.meanwhile import told_who_paired
from topcut.web.organizer.people import so_far
from topcut.web.organizer.playing import desk, number, shown, text
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


class Verdict(StrEnum):
    GOOD = "good"
    CARE = "care"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Ahead:
    """Whether the rounds that remain can be paired without a rematch, as it stands and if somebody leaves."""

    verdict: Verdict
    rounds: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Mates:
    """Two of one club at a table, which the rule book lets be."""

    table: int | None
    players: tuple[PlayerId, PlayerId]
    club: str


@router.get("/t/{tournament}/desk/preview")
def preview_page(view: Annotated[View, may("officiate")]) -> Response:
    """The open draw; without one, what can be arranged before it is opened."""
    t = view.t
    if t.phase is Phase.BRACKET:
        return view.go(desk(view, "bracket"))
    if t.phase is not Phase.SWISS or not draw_is_current(t):
        return _before_the_draw(view)
    seed = view.desk.seed(view.tournament)
    found = rounds.preview(t, seed)
    drawn = with_lots(t, seed)
    return shown(
        view,
        "preview.html",
        found=found,
        preview=preview.preview(drawn, found),
        players=so_far(drawn),
        ahead=_ahead(drawn, found),
        mates=_mates(t, found),
        absent=rounds.absent(t),
        attempt=t.draw.attempt if t.draw else 1,
        coming=found.number,
        held_up=held_up(view),
    )


@router.post("/t/{tournament}/desk/preview/open")
@again(preview_page)
def open_draw(view: Annotated[View, may("organize")]) -> Response:
    given = [view.names.player(name) for name in text(view.form, "byes").split(",") if name.strip()]
    with told_who_paired(view, Stage.SWISS):
        view.act(
            rounds.open_draw,
            round=number(view.form, "round"),
            reason=text(view.form, "reason") or None,
            given_byes=given,
        )
    return view.go(desk(view, "preview"), "The draw is open and stays as it is. Nobody but officials sees it yet.")


@router.post("/t/{tournament}/desk/preview/publish")
@again(preview_page)
def publish(view: Annotated[View, may("organize")]) -> Response:
    with told_who_paired(view, Stage.SWISS):
        view.act(rounds.publish, round=number(view.form, "round"), confirm=view.confirm)
    return view.go(desk(view), "The pairings are out. The clock does not run yet: start it when most are seated.")


@router.post("/t/{tournament}/desk/preview/absent")
@again(preview_page)
def arrange(view: Annotated[View, may("organize")]) -> Response:
    """Away from the coming round by arrangement, or there after all."""
    player = view.names.player(text(view.form, "player"))
    away = text(view.form, "away") != "no"
    view.act(rounds.arrange_absence, player, number(view.form, "round"), away=away)
    return view.go(f"{desk(view, 'preview')}#absent")


@router.post("/t/{tournament}/desk/preview/waiting")
@again(preview_page)
def answer(view: Annotated[View, may("organize")]) -> Response:
    """For those whom the pairing waits for: their lists lie on paper, are accepted, or they miss this round."""
    players = [PlayerId(value) for name, value in view.posted if name == "player"]
    do, back = text(view.form, "do"), desk(view, "preview")
    if do == "paper":
        view.act(lists.hand_in_for_all, "on paper", players)
        return view.go(back, say("lists-on-paper", count=len(players)))
    if do == "accept":
        view.intake.accept_all(players, text(view.form, "why"))
        return view.go(back, say("lists-accepted", count=len(players)))
    view.act(rounds.leave_out, players, number(view.form, "round"))
    return view.go(back, say("left-out", count=len(players)))


def _before_the_draw(view: View) -> Response:
    t = view.t
    coming = len(t.rounds) + 1
    away: tuple[PlayerId, ...] = tuple(player for player in t.players if player in t.absences.get(coming, ()))
    return shown(
        view,
        "draw.html",
        coming=coming,
        attempt=t.attempts.get(coming, 0) + 1,
        not_yet=not_yet(view),
        held_up=held_up(view),
        away=away,
        stale=t.draw is not None,
    )


def _ahead(t: Tournament, found: NextRound) -> Ahead:
    assert t.structure is not None
    outlooks = tuple(preview.ahead(t, found))
    answers = {outlook.answer for outlook in outlooks}
    verdict = Verdict.CARE if Answer.NO in answers else Verdict.UNKNOWN if Answer.UNKNOWN in answers else Verdict.GOOD
    return Ahead(verdict, t.structure.rounds - found.number, tuple(outlook.reason for outlook in outlooks))


def _mates(t: Tournament, found: NextRound) -> tuple[Mates, ...]:
    return tuple(
        Mates(one.table, (one.first, one.second), club)
        for one in found.seated
        if one.second is not None
        if (club := t.players[one.first].club) and club == t.players[one.second].club
    )
