"""Who is ahead, with every tiebreaker exact, and why each is above the next."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.rules.pairing.seeding import cut_line
from topcut.rules.ranking.explain import between, rounded
from topcut.rules.ranking.standings import RANDOM
from topcut.rules.ranking.standings import standings as ranked
from topcut.rules.record import tally
from topcut.rules.tournament import with_public_lots
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, Person, Why, everyones, person, tells, why
from topcut.web.view import View

router = APIRouter(prefix=BASE)


class Tiebreak(Answer, frozen=True, kw_only=True):
    """`exact` is a whole number or a fraction such as `7/3`; `shown` is rounded for people."""

    key: str
    label: str
    exact: str
    shown: str


class Row(Answer, frozen=True, kw_only=True):
    rank: int
    player: Person
    points: int
    played: int
    won: int
    drawn: int
    lost: int
    tiebreaks: tuple[Tiebreak, ...]
    left: bool
    in_cut: Annotated[bool, Meta(description="Plays on, or would if this were the end")]
    above_next: Why | None


class Placed(Answer, frozen=True, kw_only=True):
    place: str
    player: Person


class Standings(Answer, frozen=True, kw_only=True):
    """Who is ahead as of fact `n`; after the end also the final ranking, with the bracket."""

    n: int
    rows: tuple[Row, ...]
    ranking: tuple[Placed, ...]


@router.get("/tournaments/{tournament}/standings", summary="Who is ahead")
@tells(Standings)
def standings(view: Annotated[View, by_token("look")], tournament: str) -> Response:
    return everyones(view, _standings)


def _standings(view: View) -> Standings:
    t = with_public_lots(view.t)
    found, games = ranked(t), tally(t)
    line = cut_line(t, [one.player for one in found])
    kinds = [one for one in t.ruleset.tiebreakers if one.kind != RANDOM]
    rows = tuple(
        Row(
            rank=one.rank,
            player=person(view, one.player),
            points=one.points,
            played=one.played,
            won=games[one.player].won,
            drawn=games[one.player].drawn,
            lost=games[one.player].lost,
            tiebreaks=tuple(
                Tiebreak(key=kind.key, label=kind.label, exact=str(value), shown=rounded(value))
                for kind, value in zip(kinds, one.tiebreaks, strict=True)
            ),
            left=t.players[one.player].has_left,
            in_cut=place <= line and not t.players[one.player].has_left,
            above_next=why(view, between(t, one, found[place])) if place < len(found) else None,
        )
        for place, one in enumerate(found, start=1)
    )
    ranking = tuple(Placed(place=place, player=person(view, player)) for place, player in t.ranking)
    return Standings(n=view.n, rows=rows, ranking=ranking)
