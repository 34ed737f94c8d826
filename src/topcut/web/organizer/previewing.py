"""The next Swiss round before anybody sees it: absences, the draw, its preview with reasons, publishing."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import rounds
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.match import Stage
from topcut.rules.tournament import Phase, with_lots
from topcut.web.access import may
from topcut.web.organizer import checked, groups
from topcut.web.organizer.meanwhile import told_who_paired
from topcut.web.organizer.playing import desk, number, shown, text
from topcut.web.view import View, again

router = APIRouter()


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
        preview=groups.preview(drawn, found),
        ahead=checked.ahead(drawn, found),
        mates=checked.mates(t, found),
        absent=rounds.absent(t),
        attempt=t.draw.attempt if t.draw else 1,
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


def _before_the_draw(view: View) -> Response:
    t = view.t
    coming = len(t.rounds) + 1
    refusal = None
    try:
        rounds.ready(t, view.actor, None)
    except Refusal as refused:
        refusal = refused
    away: tuple[PlayerId, ...] = tuple(player for player in t.players if player in t.absences.get(coming, ()))
    return shown(
        view,
        "draw.html",
        coming=coming,
        attempt=t.attempts.get(coming, 0) + 1,
        not_yet=refusal,
        away=away,
        stale=t.draw is not None,
    )
