"""What people might write down at a table."""

from topcut.generator.dice import Dice
from topcut.generator.life import Life
from topcut.refusal import Refusal
from topcut.rules.entries import result_of
from topcut.rules.match import Entry, Games, Pair, Seat, Stage, Unfinished
from topcut.rules.ruleset import Figure, How, Ruleset
from topcut.rules.tournament import games_of

TRIES = 8
NEVER_CAME = {How.NO_SHOW, How.DOUBLE_NO_SHOW}
USUAL = {How.VICTORY: 6, How.TIME: 5, How.CONCESSION: 1, How.DRAW: 1}


def entry(life: Life, stage: Stage) -> Entry:
    """Something that the rule book accepts; a coin toss says who wins."""
    for _ in range(TRIES):
        tried = _tried(life, stage)
        try:
            result_of(life.t, stage, tried)
        except Refusal:
            continue
        return tried
    return plain(life, stage)


def plain(life: Life, stage: Stage) -> Entry:
    """One player has won, and only what is asked for is said."""
    winner = life.dice.pick(tuple(Seat))
    best_of = games_of(life.t, stage)
    games = (winner,) * (best_of // 2 + 1) if best_of > 1 else ()
    return Entry(how=How.VICTORY, winner=winner, scores=_least(life.t.ruleset, winner), games=games)


def without_figures(life: Life) -> Entry:
    """A game that was played, but no one remembers how; it takes an official to say why."""
    return Entry(life.dice.pick((How.VICTORY, How.TIME)), life.dice.pick(tuple(Seat)))


def answers(life: Life) -> tuple[str, ...]:
    """What people confirm when asked whether it really was like that; some forget to."""
    return tuple(ending.clause for ending in life.t.ruleset.endings.values()) if life.dice.chance(90) else ()


def scores(ruleset: Ruleset, dice: Dice) -> dict[str, Pair]:
    """Of some of the figures that are written down."""
    return {figure.name: _pair(figure, dice) for figure in ruleset.kept_figures if dice.chance(80)}


def _tried(life: Life, stage: Stage) -> Entry:
    dice, rules = life.dice, life.t.ruleset
    how = dice.weighted([(USUAL[how], how) for how in rules.endings if how not in NEVER_CAME])
    winner = dice.pick(tuple(Seat))
    best_of = games_of(life.t, stage)
    games = _games(dice, best_of, winner if how is How.VICTORY else None) if best_of > 1 else ()
    said = {figure.name: _pair(figure, dice) for figure in rules.figures} if dice.chance(85) else {}
    if how is How.TIME:
        unfinished = _open_at_time(rules, dice, said)
        named = how if unfinished is not None or dice.chance(80) else None
        by = winner if dice.chance(40) else None
        if dice.chance(20):
            said = {name: (first, first) for name, (first, _) in said.items()}
        return Entry(named, by, scores=said, games=games, unfinished=unfinished)
    kept = {figure.name: said[figure.name] for figure in rules.kept_figures if figure.name in said}
    if how is How.DRAW:
        return Entry(how, drawn=dice.chance(50), scores=kept)
    return Entry(how, winner, scores=kept, games=games)


def _least(ruleset: Ruleset, winner: Seat) -> dict[str, Pair]:
    """The fewest figures that a victory can have, where they are asked for."""
    victory = ruleset.endings[How.VICTORY]
    enough = {step.figure: step.enough or 0 for step in victory.compare}
    least = {figure.name: enough.get(figure.name, 0) for figure in (ruleset.kept_figures if victory.asks else ())}
    return {name: (number, 0) if winner is Seat.FIRST else (0, number) for name, number in least.items()}


def _open_at_time(ruleset: Ruleset, dice: Dice, said: dict[str, Pair]) -> Unfinished | None:
    """Who won what was open; more often by name, and then without the figure that tells it."""
    steps = (step for step in ruleset.endings[How.TIME].compare if step.claims is not None)
    claiming = next((step.figure for step in steps), None)
    if claiming is None or not dice.chance(70):
        return None
    said.pop(claiming, None)
    return dice.pick(tuple(Unfinished))


def _pair(figure: Figure, dice: Dice) -> Pair:
    """Close and level scores are the interesting ones."""
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
