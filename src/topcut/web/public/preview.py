"""The picture that a chat shows beside a link: what is played where, how far it is, and who is ahead."""

import unicodedata
from collections.abc import Callable, Mapping
from threading import Lock
from typing import Annotated

from cachetools import LRUCache
from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import TournamentId
from topcut.paper.press import press
from topcut.refusal import Refusal
from topcut.rules.ranking.standings import headcount, standings
from topcut.rules.state import playing
from topcut.rules.tournament import Phase, with_public_lots
from topcut.web.access import may
from topcut.web.access.memory import access_in
from topcut.web.kept import known
from topcut.web.public.frame import progress
from topcut.web.turns import Turn, taking
from topcut.web.view import View
from topcut.words import counted, say
from topcut.words.dates import written_day

router = APIRouter()

SHEET = "preview"
LONGEST = {"title": 110, "state": 44}  # letters: nobody reads more on a thumbnail
LINE = 70
WORD = 14  # letters after which a word may be broken
KEPT = 128
MAY_BREAK = "\u200b"

Card = tuple[tuple[str, str], ...]
Draw = Callable[[Mapping[str, str]], bytes]


class Pictures:
    """One for each thing that a card says, so that a crawler costs nothing while nothing changes. Safe for threads."""

    def __init__(self, draw: Draw = lambda card: press(SHEET, card, form="png")) -> None:
        self._draw = draw
        self._made: LRUCache[Card, bytes] = LRUCache(KEPT)
        self._last: LRUCache[TournamentId, bytes] = LRUCache(KEPT)
        self._lock = Lock()
        self._drawing = Lock()  # one at a time

    def of(self, tournament: TournamentId, card: Card, may_draw: Callable[[], bool]) -> bytes:
        """The one that is kept, or a new one. Who asks too often gets the last one, which is a little older."""
        found = self._found(card)
        if found is not None:
            return found
        with self._drawing:
            found = self._found(card)  # while this one waited
            if found is not None:
                return found
            if not may_draw():
                return self._older(tournament)
            made = self._draw(dict(card))
        with self._lock:
            self._made[card] = self._last[tournament] = made
        return made

    def _found(self, card: Card) -> bytes | None:
        with self._lock:
            return self._made.get(card)

    def _older(self, tournament: TournamentId) -> bytes:
        with self._lock:
            older = self._last.get(tournament)
        if older is None:
            raise Refusal("preview-busy")
        return older


@router.get("/t/{tournament}/preview.png")
@taking(Turn.PICTURE)
def preview(view: Annotated[View, may("look")]) -> Response:
    pictures: Pictures = view.request.app.state.pictures
    attempts = access_in(view.request).attempts
    made = pictures.of(view.tournament, known(view, _card), lambda: attempts.may_draw(view.tournament))
    return Response(made, media_type="image/png", headers={"X-Content-Type-Options": "nosniff"})


def _card(view: View) -> Card:
    """As few words as possible: each other card is another picture."""
    t, how_far = view.t, progress(view.desk, view.tournament)
    where = " · ".join(filter(None, (written_day(t.first_day), t.place)))
    told = {
        "brand": "Topcut",
        "title": t.title,
        "book": t.ruleset.title,
        "where": where,
        "state": how_far.now,
        "line": _line(view) or how_far.next,
    }
    return tuple((name, fitting(text, LONGEST.get(name, LINE))) for name, text in told.items())


def _line(view: View) -> str:
    """Who leads between rounds; while one is played, how many play: each result would be another picture."""
    t = view.t
    if t.phase not in (Phase.SWISS, Phase.BRACKET):
        return ""
    now = playing(t)
    if t.phase is Phase.BRACKET or now is None or now.open:
        return say("preview-players", count=headcount(t).players)
    first = [row for row in standings(with_public_lots(t)) if row.rank == 1]
    if not first:
        return ""
    points = counted(first[0].points, t.ruleset.terms.points)
    return say("preview-leader", leader=view.names.of(first[0].player), others=len(first) - 1, points=points)


def fitting(text: str, longest: int) -> str:
    """A line that fits: without letters that nobody sees, not too long, and with long words that may be broken."""
    seen = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C" or letter.isspace())
    short = seen if len(seen) <= longest else f"{seen[: longest - 1]}…"
    return " ".join(_breakable(word) for word in short.split())


def _breakable(word: str) -> str:
    return MAY_BREAK.join(word[start : start + WORD] for start in range(0, len(word), WORD))
