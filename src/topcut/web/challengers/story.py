"""When a game is over: the ranking with every trophy, the story in six sentences, and every match to watch again."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.cards.game import OVER
from topcut.cards.player import Trophy
from topcut.cards.tale import Told, tale
from topcut.desk.names import Names
from topcut.web.access import may
from topcut.web.challengers.board import FINAL, called, park_name
from topcut.web.challengers.table import Here, at_table
from topcut.web.view import View
from topcut.words import say

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Ranked:
    place: int
    who: str
    tokens: int
    trophies: tuple[Trophy, ...]
    fans: int


@dataclass(frozen=True, slots=True)
class Sentence:
    said: str
    match: tuple[int, int] | None  # round and park, as addresses have them


@dataclass(frozen=True, slots=True)
class Replay:
    round: int
    park: int
    place: str
    winner: int
    loser: int
    reveals: int


@router.get("/t/{tournament}/game/story")
def story(view: Annotated[View, may("sit")]) -> Response:
    with at_table(view) as here:
        if here.game.stage != OVER:
            return view.go(f"/t/{view.tournament}/game")

        def named(seat: int) -> str:
            return called(here.for_everyone, view.names, seat)

        sentences = []
        for told in tale(here.game):
            names = {part: named(seat) for part, seat in told.seats.items()}
            sentences.append(Sentence(say(f"tale-{told.code}", **names, **told.about), _address(told)))
        return view.page(
            "challengers/story.html",
            here=here,
            ranked=ranked(here, view.names),
            sentences=sentences,
            replays=_replays(here),
            called=named,
        )


def ranked(here: Here, names: Names) -> list[Ranked]:
    """By the final first, then as it stood before it (CG-08, CG-31)."""
    held = [(called(here.for_everyone, names, seat), here.game.players[seat]) for seat in here.game.placings]
    return [
        Ranked(place, who, one.fans, tuple(one.trophies), one.all_fans)
        for place, (who, one) in enumerate(held, start=1)
    ]


def _address(told: Told) -> tuple[int, int] | None:
    return None if told.match is None else (told.match[0], told.match[1] + 1)


def _replays(here: Here) -> list[Replay]:
    found = []
    for one in sorted(here.game.results, key=lambda played: (played.round, played.park)):
        place = FINAL if one.trophy is None else park_name(here.t, one.park)
        found.append(Replay(one.round, one.park + 1, place, one.winner, one.loser, one.reveals))
    return found
