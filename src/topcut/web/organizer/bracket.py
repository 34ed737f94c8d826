"""The bracket as a drawing that fills in as results come, and publishing its rounds."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import cut
from topcut.rules.match import Result, Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.pairing.knockout import Empty, Meeting, placings
from topcut.rules.tournament import Tournament
from topcut.web.access import may
from topcut.web.organizer.meanwhile import told_who_paired
from topcut.web.organizer.playing import desk, number, shown
from topcut.web.organizer.steps import coming
from topcut.web.view import View, again

router = APIRouter()

LAST_ROUNDS = {1: "Final", 2: "Semifinals", 4: "Quarterfinals"}


@dataclass(frozen=True, slots=True)
class Duel:
    """A match of the drawing; a side is a player, or None while nobody has got there, or ever will."""

    meeting: Meeting
    sides: tuple[PlayerId | None, PlayerId | None]
    table: int | None = None
    match: int | None = None  # its number in the published round
    result: Result | None = None

    @property
    def is_live(self) -> bool:
        return self.table is not None and not self.meeting.settled


@dataclass(frozen=True, slots=True)
class Drawing:
    rounds: tuple[tuple[str, tuple[Duel, ...]], ...]  # with what each round is called
    seeds: Mapping[PlayerId, int]
    champion: PlayerId | None


def drawing(t: Tournament) -> Drawing:
    """The whole bracket, as far as it is played (PS-35)."""
    state = finals(t)
    assert t.bracket is not None
    where = {
        drawn: (place, match)
        for round, numbers in zip(t.bracket.rounds, t.bracket.numbers, strict=True)
        for place, (match, drawn) in enumerate(zip(round.matches, numbers, strict=True), start=1)
    }
    rounds = []
    for place_of_round, meetings in enumerate(state.rounds, start=1):
        duels = []
        for one in meetings:
            place, match = where.get(one.number, (None, None))
            first, second = (None if isinstance(side, Empty) else side for side in one.sides)
            table = None if match is None or place is None else match.table or place
            duels.append(Duel(one, (first, second), table, place, None if match is None else match.result))
        games = 1 << (len(state.rounds) - place_of_round)
        rounds.append((LAST_ROUNDS.get(games, f"Round of {2 * games}"), tuple(duels)))
    return Drawing(tuple(rounds), state.seeds, state.champion)


@router.get("/t/{tournament}/desk/bracket")
def bracket_page(view: Annotated[View, may("officiate")]) -> Response:
    t = view.t
    if t.bracket is None:
        raise Refusal("cut-not-made", clause=t.ruleset.cut.clause, cut=t.ruleset.terms.cut)
    return shown(
        view,
        "bracket.html",
        drawing=drawing(t),
        coming=coming(t),
        placings=placings(finals(t)),
        stage=Stage.BRACKET,
    )


@router.post("/t/{tournament}/desk/bracket/publish")
@again(bracket_page)
def publish(view: Annotated[View, may("organize")]) -> Response:
    with told_who_paired(view, Stage.BRACKET):
        view.act(cut.publish_bracket, round=number(view.form, "round"))
    return view.go(desk(view), "The round of the bracket is out. Start its clock when both are seated.")
