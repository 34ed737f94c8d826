"""The bracket as a drawing on one page, and certificates once it is over."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from topcut.ids import PlayerId
from topcut.paper.sheet import Called, Sheet, about
from topcut.refusal import Refusal
from topcut.rules.pairing.bracket import Bracket, WinnerOf
from topcut.rules.pairing.chart import Duel, Seat, columns
from topcut.rules.pairing.finals import finals
from topcut.rules.ranking.standings import headcount
from topcut.rules.tournament import Tournament, winner_of
from topcut.words import raised, say
from topcut.words.rulebook import in_words_of_reader

WINNER, CUT, EVERYBODY = "winner", "cut", "everybody"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a match stands, from the top, in steps of one match of the fullest round; and those that feed it."""

    y: float
    feeds: tuple[int, ...]


def bracket(t: Tournament, called: Called) -> Sheet:
    if t.bracket is None:
        raise Refusal("paper-no-bracket")
    spots = _spots(finals(t).bracket)
    rounds = [
        {
            "title": say("bracket-round", left=column.left, round=column.number),
            "under": say("paper-placing", placing=column.placing, roster=column.roster or 0),
            "duels": [
                {
                    "number": duel.number,
                    "y": spots[duel.number].y,
                    "feeds": spots[duel.number].feeds,
                    "playing": duel.is_playing,
                    "note": _note(duel),
                    "seats": [_seat(seat, called) for seat in duel.seats],
                }
                for duel in column.duels
            ],
        }
        for column in columns(t)
    ]
    height = max(spot.y for spot in spots.values()) + 1
    title = in_words_of_reader(t.ruleset.terms.bracket)
    return Sheet("bracket", {**about(t, raised(title)), "rounds": rounds, "height": height})


def certificates(t: Tournament, called: Called, whose: str) -> Sheet:
    """Of the final ranking: for the winner, those who made the cut, or everybody."""
    if not t.ranking:
        raise Refusal("paper-no-ranking")
    groups: Mapping[str, Collection[PlayerId | None]] = {
        WINNER: {winner_of(t.ranking)},
        CUT: t.bracket.seeds if t.bracket else (),
        EVERYBODY: t.players,
    }
    count = headcount(t).players
    rows = [
        [called(player), say("paper-place", place=place, first="yes" if player == winner_of(t.ranking) else "no")]
        for place, player in t.ranking
        if player in groups[whose]
    ]
    if not rows:
        raise Refusal("paper-no-winner" if whose == WINNER else "paper-no-cut")
    data = {
        **about(t, say("paper-title.certificate")),
        "rows": rows,
        "of": say("paper-of", players=count),
        "organizer": raised(in_words_of_reader(t.ruleset.terms.organizer)),
    }
    return Sheet("certificates", data)


def _note(duel: Duel) -> str:
    if duel.broken:
        return say("paper-broken", how=duel.broken)
    return "" if duel.table is None else say("paper-table", table=duel.table)


def _seat(seat: Seat, called: Called) -> dict[str, object]:
    if seat.player is not None:
        name = called(seat.player)
    elif seat.awaited:
        name = say("paper-awaited", first=called(seat.awaited[0]), second=called(seat.awaited[1]))
    else:
        name = "" if seat.undecided else say("paper-nobody")
    return {
        "seed": seat.seed,
        "name": name,
        "is_known": seat.player is not None,
        "won": seat.won,
        "figures": seat.figures,
    }


def _spots(tree: Bracket) -> Mapping[int, Spot]:
    """Each match halfway between those whose winners meet there, whatever order they are numbered in. A seed that
    enters later needs no room of its own: its match stands beside the one that feeds it."""
    fixtures = {fixture.number: fixture for round in tree.rounds for fixture in round}
    spots: dict[int, Spot] = {}

    def settle(number: int, top: float) -> float:
        """Places this match and all before it from `top` down; gives the end of the room they take."""
        feeds = tuple(slot.match for slot in fixtures[number].slots if isinstance(slot, WinnerOf))
        bottom = top
        for feed in feeds:
            bottom = settle(feed, bottom)
        bottom = max(bottom, top + 1)
        middle = sum(spots[feed].y for feed in feeds) / len(feeds) if feeds else top
        spots[number] = Spot(middle, feeds)
        return bottom

    settle(tree.rounds[-1][0].number, 0)
    return spots
