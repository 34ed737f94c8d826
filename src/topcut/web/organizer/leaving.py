"""Leaving and coming back: drops, players who did not appear, ejections, rejoins, absences, squads on paper."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.rules.actions import conduct, leaving, rounds, squads
from topcut.rules.actions.rounds import current
from topcut.rules.match import Pair, Stage
from topcut.rules.state import playing
from topcut.web.access import may
from topcut.web.organizer.people import person_page
from topcut.web.organizer.playing import desk, number, text
from topcut.web.result_form import entry, whole
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.post("/t/{tournament}/desk/people/{player}/drop")
@again(person_page)
def drop(view: Annotated[View, may("organize")], player: str) -> Response:
    """Had the game begun, or the winner of an unplayed one come (R-1), and was it said to anybody (CH-24)?"""
    begun = text(view.form, "begun") == "yes"
    noticed = text(view.form, "noticed") != "no"
    view.act(
        leaving.drop,
        PlayerId(player),
        begun=begun,
        scores=_scores(view, begun=begun),
        noticed=noticed,
        came={"yes": True, "no": False}.get(text(view.form, "came")),
    )
    return _back(view, player, "desk-dropped")


@router.post("/t/{tournament}/desk/people/{player}/absent")
@again(person_page)
def drop_absent(view: Annotated[View, may("officiate")], player: str) -> Response:
    view.act(leaving.drop_absent, PlayerId(player))
    return _back(view, player, "desk-dropped")


@router.post("/t/{tournament}/desk/people/{player}/rejoin")
@again(person_page)
def rejoin(view: Annotated[View, may("organize")], player: str) -> Response:
    view.act(leaving.rejoin, PlayerId(player))
    return _back(view, player, "desk-rejoined")


@router.post("/t/{tournament}/desk/people/{player}/eject")
@again(person_page)
def eject(view: Annotated[View, may("officiate")], player: str) -> Response:
    begun = text(view.form, "begun") == "yes"
    reason = text(view.form, "reason") or text(view.form, "ground")
    view.act(
        leaving.eject,
        PlayerId(player),
        reason,
        begun=begun,
        scores=_scores(view, begun=begun),
        about=text(view.form, "about") or conduct.CONDUCT,
        decided_by=text(view.form, "by") or None,
    )
    return _back(view, player, "desk-ejected")


@router.post("/t/{tournament}/desk/people/{player}/propose")
@again(person_page)
def propose(view: Annotated[View, may("officiate")], player: str) -> Response:
    """By an official who may not eject (MU-05)."""
    view.act(conduct.propose_ejection, PlayerId(player), text(view.form, "reason") or text(view.form, "ground"))
    return _back(view, player, "desk-proposed")


@router.post("/t/{tournament}/desk/people/{player}/away")
@again(person_page)
def away(view: Annotated[View, may("organize")], player: str) -> Response:
    is_away = text(view.form, "away") != "no"
    view.act(rounds.arrange_absence, PlayerId(player), number(view.form, "round"), away=is_away)
    return _back(view, player, "desk-away" if is_away else "desk-there")


@router.post("/t/{tournament}/desk/people/{player}/squads")
@again(person_page)
def choose_squads(view: Annotated[View, may("officiate")], player: str) -> Response:
    """For somebody without a phone."""
    typed = text(view.form, "squads")
    words = typed.replace(",", " ").split()
    chosen = tuple(whole(word if word.isdecimal() else typed) for word in words)  # what was typed is told whole
    view.act(squads.choose, PlayerId(player), current(view.t).number, chosen)
    return _back(view, player, "desk-squads")


def _scores(view: View, *, begun: bool) -> Mapping[str, Pair] | None:
    if not begun:
        return None
    now = playing(view.t)
    return entry(view.t, now.stage if now else Stage.SWISS, view.entered).scores or None


def _back(view: View, player: str, code: str) -> Response:
    return view.go(desk(view, f"people/{player}"), say(code, player=view.names.of(player)))
