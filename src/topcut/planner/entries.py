"""What people might write down at a table."""

from topcut.planner.dice import Dice
from topcut.planner.life import Life
from topcut.refusal import Refusal
from topcut.rules.actions.reports import result_of
from topcut.rules.match import Entry, Games, Pair, Seat, Stage
from topcut.rules.ruleset import Figure, How, Ruleset

TRIES = 8
NEVER_CAME = {How.NO_SHOW, How.DOUBLE_NO_SHOW}
USUAL = {How.VICTORY: 6, How.TIME: 5, How.CONCESSION: 1, How.DRAW: 1}


def entry(life: Life, stage: Stage) -> Entry:
    """Something that the rule book takes; who wins is a toss of a coin."""
    for _ in range(TRIES):
        tried = _tried(life, stage)
        try:
            result_of(life.t, stage, tried)
        except Refusal:
            continue
        return tried
    return plain(life, stage)


def plain(life: Life, stage: Stage) -> Entry:
    """Somebody has won, and nothing else is said."""
    winner = life.dice.pick(tuple(Seat))
    best_of = games_of(life, stage)
    return Entry(how=How.VICTORY, winner=winner, games=(winner,) * (best_of // 2 + 1) if best_of > 1 else ())


def scores(ruleset: Ruleset, dice: Dice) -> dict[str, Pair]:
    """Of some of the figures that are written down."""
    return {figure.name: _pair(figure, dice) for figure in ruleset.kept_figures if dice.chance(80)}


def games_of(life: Life, stage: Stage) -> int:
    announced = {} if life.t.structure is None else life.t.structure.best_of
    rules = life.t.ruleset.games
    return announced.get(stage, rules.swiss if stage is Stage.SWISS else rules.bracket)


def _tried(life: Life, stage: Stage) -> Entry:
    dice, rules = life.dice, life.t.ruleset
    how = dice.weighted([(USUAL[how], how) for how in rules.endings if how not in NEVER_CAME])
    winner = dice.pick(tuple(Seat))
    best_of = games_of(life, stage)
    games = _games(dice, best_of, winner if how is How.VICTORY else None) if best_of > 1 else ()
    said = {figure.name: _pair(figure, dice) for figure in rules.figures} if dice.chance(85) else {}
    if how is How.TIME:
        return Entry(None if dice.chance(20) else how, winner if dice.chance(40) else None, scores=said, games=games)
    kept = {figure.name: said[figure.name] for figure in rules.kept_figures if figure.name in said}
    if how is How.DRAW:
        return Entry(how, drawn=dice.chance(50), scores=kept)
    return Entry(how, winner, scores=kept, games=games)


def _pair(figure: Figure, dice: Dice) -> Pair:
    """Close scores and level ones are the interesting ones."""
    most = min(figure.most, 24)
    first = dice.below(most + 1)
    return (first, first) if dice.chance(15) else (first, dice.below(most + 1))


def _games(dice: Dice, best_of: int, winner: Seat | None) -> Games:
    """As many as it took, or as time allowed."""
    played: list[Seat] = []
    needed = best_of // 2 + 1
    most = best_of if winner is not None else dice.below(best_of)
    while len(played) < most and max(played.count(seat) for seat in Seat) < needed:
        played.append(dice.pick(tuple(Seat)) if winner is None or dice.chance(30) else winner)
    return tuple(played)
