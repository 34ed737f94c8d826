"""How a simulated game ended, and how it is told wrongly."""

from dataclasses import replace

from topcut.generator.dice import Dice
from topcut.generator.drill.habits import habits
from topcut.refusal import Refusal
from topcut.rules.entries import check
from topcut.rules.match import Entry, Games, Pair, Seat, Stage
from topcut.rules.tournament import Tournament, games_of


def outcome(t: Tournament, stage: Stage, dice: Dice) -> Entry:
    """Somebody has won, with believable figures where the rule book adds them up."""
    winner = dice.pick(tuple(Seat))
    totals = {one.figure for one in t.ruleset.tiebreakers}
    names = [one.name for one in t.ruleset.kept_figures if one.name in totals and one.name in habits().scores]
    said = Entry(
        winner=winner,
        scores={name: _pair(name, winner, dice) for name in names},
        games=_games(games_of(t, stage), winner, dice),
    )
    try:
        check(t, stage, said)
    except Refusal:  # by house rules it is something else: then only who has won
        return replace(said, scores={})
    return said


def swapped(said: Entry) -> Entry:
    """As somebody types it who takes the other seat for their own."""
    return replace(
        said,
        winner=None if said.winner is None else said.winner.other,
        scores={name: (second, first) for name, (first, second) in said.scores.items()},
        games=tuple(None if seat is None else seat.other for seat in said.games),
    )


def misremembered(t: Tournament, stage: Stage, said: Entry) -> Entry:
    """The winner had one more, if that can be; else the other has won."""
    seat = Seat.FIRST if said.winner is None else said.winner
    scores = {name: _one_more(pair, seat) for name, pair in said.scores.items()}
    other = replace(said, scores=scores)
    try:
        if scores and check(t, stage, other) != check(t, stage, said):
            return other
    except Refusal:
        pass
    return swapped(said)


def _pair(name: str, winner: Seat, dice: Dice) -> Pair:
    figures = habits().scores[name]
    won, lost = dice.between(*figures.won), dice.between(*figures.lost)
    return (won, lost) if winner is Seat.FIRST else (lost, won)


def _one_more(pair: Pair, seat: Seat) -> Pair:
    first, second = pair
    return (first + 1, second) if seat is Seat.FIRST else (first, second + 1)


def _games(best_of: int, winner: Seat, dice: Dice) -> Games:
    if best_of == 1:
        return ()
    needed = best_of // 2 + 1
    lost = (winner.other,) if dice.chance(50) else ()
    return (*lost, *(winner,) * needed)
