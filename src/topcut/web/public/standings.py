"""Who is ahead and why: every tiebreaker exact, each rank with its sentence, and at the end the final ranking."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.clock import view as clock_view
from topcut.rules.pairing.finals import places
from topcut.rules.pairing.seeding import cut_line, stands
from topcut.rules.ranking.explain import Value, between, figure_shown, reasons, row
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.standings import RANDOM, Standing
from topcut.rules.ranking.standings import standings as ranked
from topcut.rules.record import Tally, tally
from topcut.rules.tournament import Tournament, with_public_lots
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.public.frame import framed, shown
from topcut.web.view import View
from topcut.web.viewer import Kind
from topcut.words import say
from topcut.words.dates import with_decimal_sign

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Figure:
    """A tiebreaker's value: rounded for reading, and exact where that differs."""

    shown: str
    exact: str


@dataclass(frozen=True, slots=True)
class Row:
    standing: Standing
    figures: tuple[Figure, ...]
    above_next: Reason | None
    left: bool
    ends_cut: bool  # the last one who plays on, or would


@dataclass(frozen=True, slots=True)
class Ranked:
    place: str
    player: PlayerId
    why: Reason | None


@dataclass(frozen=True, slots=True)
class Mine:
    """The row of the player who looks."""

    row: Row
    place: str  # in the final ranking


@router.get("/t/{tournament}/standings")
def standings(view: Annotated[View, may("look")], why: str = "") -> Response:
    template = "public/standings.html"
    if why and why not in view.t.players:
        raise Refusal("player-unknown", player=why)
    asked = PlayerId(why)
    found = tuple(reasons(view.t.ruleset, row(view.t, asked))) if why else ()
    me = PlayerId(view.viewer.id) if view.viewer.kind is Kind.PLAYER else None

    def page() -> Mapping[str, Any]:
        everyones = known(view, _standings)
        return {**everyones, "came_about": found, "asked": asked, "me": me, "mine": _mine(everyones, me)}

    return framed(view, template, **page()) if why or me else shown(view, template, page)


def _standings(view: View) -> Mapping[str, Any]:
    t = with_public_lots(view.t)
    return {
        "tiebreakers": tuple(one for one in t.ruleset.tiebreakers if one.kind != RANDOM),
        "rows": _rows(t),
        "ranking": _ranking(t),
        "open_round": t.open_round,
        "record": say("display-won-lost" if t.ruleset.points.draw is None else "display-won-drawn-lost"),
        "records": {player: _record(t, games) for player, games in tally(t).items()},
        "cut": t.structure.cut if t.structure else 0,
        "stands": stands(t),
        "clock": clock_view(t, view.time, official=False),
    }


def _rows(t: Tournament) -> tuple[Row, ...]:
    found = ranked(t)
    line = cut_line(t, [standing.player for standing in found])
    kinds = [one.kind for one in t.ruleset.tiebreakers if one.kind != RANDOM]
    return tuple(
        Row(
            standing,
            tuple(map(_figure, kinds, standing.tiebreaks)),
            between(t, standing, found[place]) if place < len(found) else None,
            t.players[standing.player].has_left,
            ends_cut=place == line,
        )
        for place, standing in enumerate(found, start=1)
    )


def _figure(kind: str, value: Value) -> Figure:
    return Figure(with_decimal_sign(figure_shown(kind, value)), str(value))


def _ranking(t: Tournament) -> tuple[Ranked, ...]:
    """The final ranking; where a bracket was played, with the reason for each place in it."""
    whys = {placed.player: placed.reason for placed in places(t)} if t.bracket else {}
    return tuple(Ranked(place, player, whys.get(player)) for place, player in t.ranking)


def _record(t: Tournament, games: Tally) -> str:
    drawn = () if t.ruleset.points.draw is None else (games.drawn,)
    return "-".join(map(str, (games.won, *drawn, games.lost)))


def _mine(everyones: Mapping[str, Any], me: PlayerId | None) -> Mine | None:
    """What a player looks for first, if they are ranked."""
    row = next((row for row in everyones["rows"] if row.standing.player == me), None)
    final = next((one.place for one in everyones["ranking"] if one.player == me), "")
    return None if row is None else Mine(row, final)
