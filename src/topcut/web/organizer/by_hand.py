"""Pairing a round by hand: typed or dragged, with the rules it breaks named before it is published."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import by_hand, rounds
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.facts import SeatedPair
from topcut.rules.match import Stage
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import order
from topcut.rules.state import mark
from topcut.rules.tournament import with_lots
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, is_answered, shown, told_who_paired
from topcut.web.organizer.preview import held_up
from topcut.web.result_form import whole
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

MOST_LINES = 2_000


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the form as it was typed: a table, and one or two names; one name alone is a bye."""

    table: str = ""
    first: str = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class Check:
    """What these lines break, and a token that says it was read."""

    breaks: tuple[Reason, ...]
    seen: str


@router.get("/t/{tournament}/desk/pairing")
@taking(Turn.LONG)
def pairing(view: Annotated[View, may("organize")]) -> Response:
    """Filled in with the open draw, if there is one; otherwise everyone by rank."""
    return _page(view, _typed(view.entered) or _proposed(view), None)


@router.post("/t/{tournament}/desk/pairing/check")
@taking(Turn.LONG)
@again(pairing)
def check(view: Annotated[View, may("organize")]) -> Response:
    """Nothing is recorded, so the page itself is the answer; the script asks for its list alone."""
    lines = _typed(view.entered)
    found = _checked(view, lines)
    if "HX-Request" in view.request.headers:
        return shown(view, "breaks.html", check=found)
    return _page(view, lines, found)


@router.post("/t/{tournament}/desk/pairing")
@taking(Turn.LONG)
@again(pairing)
def publish(view: Annotated[View, may("organize")]) -> Response:
    """What it breaks is shown first; sent again, it counts."""
    lines, round = _typed(view.entered), view.number("round")
    with told_who_paired(view, Stage.SWISS):
        if not is_answered(view):
            rounds.ready(view.t, view.actor, round)
            found = _checked(view, lines)
            if view.text("seen") != found.seen:
                return _page(view, lines, found)
        view.act(by_hand.publish_by_hand, _pairs(view, lines), round=round)
    return view.go(desk(view), say("desk-by-hand-out"))


def _proposed(view: View) -> tuple[Line, ...]:
    t, of = view.t, view.names.of
    if draw_is_current(t):
        return tuple(
            Line(str(one.table or ""), of(one.first), "" if one.second is None else of(one.second))
            for one in view.desk.pairing(view.tournament, t).found.seated
        )
    there = set(t.to_pair)
    ranked = [player for player in order(with_lots(t, view.desk.seed(view.tournament))) if player in there]
    pairs = zip_longest(ranked[::2], ranked[1::2])
    return tuple(Line("", of(first), "" if second is None else of(second)) for first, second in pairs)


def _checked(view: View, lines: tuple[Line, ...]) -> Check:
    pairs = _pairs(view, lines)
    breaks = by_hand.broken(view.t, pairs, view.desk.seed(view.tournament))
    return Check(breaks, mark(len(view.t.rounds), pairs))


def _pairs(view: View, lines: tuple[Line, ...]) -> tuple[SeatedPair, ...]:
    """The beginning of a name is enough; without any tables everyone is seated by rank."""
    return tuple(
        SeatedPair(
            TableNumber(whole(line.table)) if line.table and line.second else None,
            view.names.player(line.first),
            view.names.player(line.second) if line.second else None,
        )
        for line in lines
    )


def _typed(fields: Mapping[str, str]) -> tuple[Line, ...]:
    count = whole(fields["lines"]) if fields.get("lines", "").strip() else 0
    if count > MOST_LINES:
        raise Refusal("number-too-large", most=len(str(MOST_LINES)))
    typed = (
        Line(*(fields.get(f"{part}-{place}", "").strip() for part in ("table", "first", "second")))
        for place in range(1, count + 1)
    )
    return tuple(
        line if line.first else Line(line.table, line.second, "") for line in typed if line.first or line.second
    )


def _page(view: View, lines: tuple[Line, ...], found: Check | None) -> Response:
    t, so_far = view.t, sheet(view.t)
    return shown(
        view,
        "by_hand.html",
        lines=lines,
        check=found,
        coming=len(t.rounds) + 1,
        players=sorted(t.to_pair, key=view.names.of),
        points=dict(zip(so_far.ids, so_far.points, strict=True)),
        drawn=draw_is_current(t),
        held_up=held_up(view),
    )
