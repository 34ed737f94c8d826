"""The bracket as a chart: who sits in each match of each round, or who may come there (PS-35)."""

from dataclasses import dataclass

from topcut.ids import PlayerId, TableNumber
from topcut.rules.line_up import roster_of_round
from topcut.rules.match import Match, Stage
from topcut.rules.pairing.bracket import Fixture, WinnerOf, down_the_page, placing
from topcut.rules.pairing.finals import finals
from topcut.rules.pairing.knockout import Empty, Knockout, Meeting
from topcut.rules.ranking.reason import Reason
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import Tournament

TITLES = ("Final", "Semifinals", "Quarterfinals")


@dataclass(frozen=True, slots=True)
class Seat:
    """One side of a match: who sits there, or who may."""

    player: PlayerId | None
    seed: int | None
    figures: str
    won: bool
    awaited: tuple[PlayerId, ...] = ()  # one of these comes here
    undecided: bool = False  # somebody will


@dataclass(frozen=True, slots=True)
class Duel:
    number: int
    seats: tuple[Seat, Seat]
    table: TableNumber | None
    is_playing: bool
    is_over: bool
    is_fed: bool
    paired: Reason
    advanced: Reason | None
    broken: str  # how a draw was broken, if it was


@dataclass(frozen=True, slots=True)
class Column:
    """A round, its matches from the top: neighbours meet in the next one."""

    title: str
    duels: tuple[Duel, ...]
    placing: str  # of those who lose here
    roster: int | None
    number: int
    left: int  # rounds after it
    in_pairs: bool  # the winners of each two meet next; not where some seeds enter only there


def columns(t: Tournament) -> tuple[Column, ...]:
    if t.bracket is None:
        return ()
    state = finals(t)
    games = {
        number: match
        for round, numbers in zip(t.bracket.rounds, t.bracket.numbers, strict=True)
        for match, number in zip(round.matches, numbers, strict=True)
    }
    meetings = {meeting.number: meeting for round in state.rounds for meeting in round}
    drawn, last = down_the_page(state.bracket), len(state.rounds)
    return tuple(
        Column(
            title=round_title(number, last),
            duels=tuple(_duel(t, state, one, meetings[one.number], games.get(one.number)) for one in fixtures),
            placing=placing(state.bracket, number, t.ruleset.bracket.placings),
            roster=roster_of_round(t, Stage.BRACKET, number),
            number=number,
            left=last - number,
            in_pairs=number < last and len(fixtures) == 2 * len(drawn[number]),
        )
        for number, fixtures in enumerate(drawn, start=1)
    )


def round_title(number: int, last: int) -> str:
    """What a round of the bracket is called, of so many."""
    return TITLES[last - number] if last - number < len(TITLES) else f"Round {number}"


def _duel(t: Tournament, state: Knockout, fixture: Fixture, meeting: Meeting, match: Match | None) -> Duel:
    broken = meeting.verdict.broken if meeting.verdict else None

    def seat(place: int) -> Seat:
        side, slot = meeting.sides[place], fixture.slots[place]
        if isinstance(side, Empty):
            awaited = _players(state, slot.match) if isinstance(slot, WinnerOf) else ()
            return Seat(None, None, "", won=False, awaited=awaited, undecided=side is Empty.WAITING)
        return Seat(side, state.seeds.get(side), _figures(t.ruleset, match, side), meeting.winner == side)

    return Duel(
        number=fixture.number,
        seats=(seat(0), seat(1)),
        table=match.table if match else None,
        is_playing=match is not None and not meeting.settled,
        is_over=meeting.settled,
        is_fed=any(isinstance(slot, WinnerOf) for slot in fixture.slots),
        paired=meeting.paired,
        advanced=meeting.advanced,
        broken="" if broken is None else broken.value,
    )


def _players(state: Knockout, number: int) -> tuple[PlayerId, ...]:
    """Both players of a match, as soon as both are known."""
    meeting = next(one for round in state.rounds for one in round if one.number == number)
    return meeting.players if len(meeting.players) == len(meeting.sides) else ()


def _figures(ruleset: Ruleset, match: Match | None, player: PlayerId) -> str:
    """What this seat scored: the games won where there were several, else the first figure that standings add up."""
    if match is None or match.result is None or match.second is None:
        return ""
    seat = 0 if match.first == player else 1
    result = match.result
    if result.games:
        return str(result.games_won[seat])
    totals = {tiebreaker.figure for tiebreaker in ruleset.tiebreakers}
    scored = zip(ruleset.kept_figures, result.figures, strict=True)
    return next((str(pair[seat]) for figure, pair in scored if figure.name in totals), "")
