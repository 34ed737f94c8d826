"""The bracket as a drawing on one page, and certificates once it is over."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from topcut.ids import PlayerId
from topcut.paper.sheet import Called, Sheet, about
from topcut.refusal import Refusal
from topcut.rules.pairing.bracket import Bracket, WinnerOf
from topcut.rules.pairing.chart import Seat, columns
from topcut.rules.pairing.finals import finals
from topcut.rules.ranking.standings import headcount
from topcut.rules.tournament import Tournament, winner_of
from topcut.words import say

WINNER, CUT, EVERYBODY = "winner", "cut", "everybody"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a match stands, from the top, in steps of one match of the fullest round; and those that feed it."""

    y: float
    feeds: tuple[int, ...]


def bracket(t: Tournament, called: Called) -> Sheet:
    if t.bracket is None:
        raise Refusal("paper-no-bracket")
    tree = finals(t).bracket
    spots = _spots(tree)
    rounds = [
        {
            "title": column.title,
            "under": say("paper-placing", placing=column.placing, roster=column.roster or 0),
            "duels": [
                {
                    "number": fixture.number,
                    "y": spots[fixture.number].y,
                    "feeds": spots[fixture.number].feeds,
                    "table": duel.table,
                    "playing": duel.is_playing,
                    "broken": say("paper-broken", how=duel.broken) if duel.broken else "",
                    "seats": [_seat(seat, called) for seat in duel.seats],
                }
                for fixture, duel in zip(fixtures, column.duels, strict=True)
            ],
        }
        for fixtures, column in zip(tree.rounds, columns(t), strict=True)
    ]
    height = max(spot.y for spot in spots.values()) + 1
    title = t.ruleset.terms.bracket
    return Sheet("bracket", {**about(t, title[:1].upper() + title[1:]), "rounds": rounds, "height": height})


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
        **about(t, "Certificate"),
        "rows": rows,
        "of": say("paper-of", players=count),
        "organizer": t.ruleset.terms.organizer,
    }
    return Sheet("certificates", data)


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
