"""From what people write down at a table to the winner, points and figures that the rule book gives."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from topcut.refusal import Refusal
from topcut.rules.match import (
    Entry,
    Games,
    Pair,
    Result,
    Seat,
    Stage,
    Unfinished,
    champion,
    check_bounds,
    check_games,
    more,
    more_games,
    no_draws,
    read,
)
from topcut.rules.ruleset import Comparison, Ending, Figure, How, Ruleset


def settle(ruleset: Ruleset, entry: Entry, stage: Stage = Stage.SWISS, best_of: int | None = None) -> Result:
    """What follows from an entry by the rule book. A draw in a bracket is left for the bracket to break.

    `best_of` is the number of games where the organizer has announced another one than the rule book's (MU-21).
    """
    if best_of is None:
        best_of = ruleset.games.swiss if stage is Stage.SWISS else ruleset.games.bracket
    entry = read(ruleset, entry, best_of)
    if entry.how is None and entry.points is not None:
        return _as_awarded(ruleset, entry, entry.points, stage)
    how = entry.how or _how_it_ended(ruleset, entry, best_of)
    ending = _ending(ruleset, how)
    _check_unfinished(ruleset, how, ending, entry)
    if entry.games and not ending.opponents:
        raise Refusal("games-not-played", clause=ending.clause, how=how)
    outcome = _DECISIONS[ending.winner](ruleset, ending, replace(entry, how=how), best_of)
    if champion(outcome.games, best_of) not in {None, outcome.winner}:
        raise Refusal("winner-contradicts-games", clause=ruleset.games.clause)
    points = _points(ruleset, ending, outcome.winner) if entry.points is None else entry.points
    return Result(
        how=how,
        winner=outcome.winner,
        points=_counted(ruleset, points, stage),
        figures=tuple(_figures(ruleset, ending, figure, outcome) for figure in ruleset.kept_figures),
        games=outcome.games,
        opponents=ending.opponents,
        by_roll=outcome.by_roll,
    )


def bye(ruleset: Ruleset, stage: Stage = Stage.SWISS) -> Result:
    """A round without an opponent: the one in the first seat has won (CH-32)."""
    return Result(
        how=How.BYE,
        winner=Seat.FIRST,
        points=_counted(ruleset, (ruleset.points.win, ruleset.points.loss), stage),
        figures=tuple((ruleset.bye.figures.get(figure.name, 0), 0) for figure in ruleset.kept_figures),
        opponents=ruleset.bye.is_opponent,
    )


def decided_at_time(ruleset: Ruleset, scores: Mapping[str, Pair]) -> tuple[Figure, Seat] | None:
    """The figure that decides if time is called at these scores, and who is ahead in it."""
    ending = ruleset.endings.get(How.TIME)
    figures = {figure.name: figure for figure in ruleset.figures}
    for step in () if ending is None else ending.compare:
        if step.claims is not None:
            continue
        if step.figure not in scores:
            return None
        ahead = _ahead(step, scores[step.figure])
        if ahead is not None:
            return figures[step.figure], ahead
    return None


@dataclass(frozen=True, slots=True)
class _Outcome:
    winner: Seat | None
    scores: Mapping[str, Pair]
    games: Games
    by_roll: bool = False


def _as_awarded(ruleset: Ruleset, entry: Entry, points: Pair, stage: Stage) -> Result:
    """Points out of somebody's file are computed with, not judged."""
    return Result(
        how=How.DRAW if entry.winner is None else How.VICTORY,
        winner=entry.winner,
        points=_counted(ruleset, points, stage),
        figures=tuple(entry.scores.get(figure.name, (0, 0)) for figure in ruleset.kept_figures),
        games=entry.games,
    )


def _counted(ruleset: Ruleset, points: Pair, stage: Stage) -> Pair:
    """Bracket matches give no tournament points (R-2)."""
    return points if stage is Stage.SWISS or ruleset.cut.bracket_points else (0, 0)


def _how_it_ended(ruleset: Ruleset, entry: Entry, best_of: int) -> How:
    """The ending that reads true where the entry names none."""
    if entry.unfinished is not None:
        return How.TIME
    if entry.drawn:
        return How.DRAW if How.DRAW in ruleset.endings else How.TIME
    if entry.games:
        return How.TIME if champion(entry.games, best_of) is None else How.VICTORY
    if entry.winner is not None:
        return How.VICTORY
    if ruleset.points.recorded:
        raise Refusal("points-missing", clause=ruleset.points.clause)
    if not entry.scores:
        raise Refusal("result-missing", clause=ruleset.points.clause)
    return How.VICTORY if _won_outright(ruleset, entry.scores) else How.TIME


def _won_outright(ruleset: Ruleset, scores: Mapping[str, Pair]) -> bool:
    """Figures that are not kept are asked for only when time was called."""
    victory = ruleset.endings.get(How.VICTORY)
    if victory is None or any(figure.name in scores and not figure.kept for figure in ruleset.figures):
        return False
    return _compare(ruleset, victory, _given(victory, scores), scores)[0] is not None


def _ending(ruleset: Ruleset, how: How) -> Ending:
    if how in ruleset.endings:
        return ruleset.endings[how]
    if how is How.DRAW:
        raise no_draws(ruleset)
    raise Refusal("ending-unknown", clause=ruleset.points.clause, how=how, possible=tuple(ruleset.endings))


def _check_unfinished(ruleset: Ruleset, how: How, ending: Ending, entry: Entry) -> None:
    """What was open is told once: by who has won it, or by the figure that says who has (PS-25)."""
    if entry.unfinished is None:
        return
    claiming = next((step for step in ending.compare if step.claims is not None), None)
    if claiming is None:
        raise Refusal("unfinished-impossible", clause=ending.clause, how=how)
    if claiming.figure in entry.scores:
        assert claiming.claims is not None
        label = next(figure.label for figure in ruleset.figures if figure.name == claiming.figure)
        raise Refusal("unfinished-twice", ending.clause, what=claiming.claims.capitalize(), figure=label)


def _named(ruleset: Ruleset, ending: Ending, entry: Entry, best_of: int) -> _Outcome:
    """People say who won, and neither games nor figures may say otherwise (CH-37, CH-39)."""
    if entry.how is How.VICTORY and best_of > 1 and entry.games:
        ahead, scores = champion(entry.games, best_of), entry.scores
        if ahead is None:
            raise Refusal("games-undecided", clause=ruleset.games.clause, most=best_of)
    else:
        ahead, scores = _compare(ruleset, ending, _given(ending, entry.scores), entry.scores)
        if ahead is not None and entry.winner is ahead.other:
            raise Refusal("winner-behind", clause=ending.clause)
    winner = ahead if entry.winner is None else entry.winner
    if winner is None or entry.drawn:
        raise Refusal("winner-missing", clause=ending.clause, how=entry.how)
    return _Outcome(winner, scores, entry.games)


def _compared(ruleset: Ruleset, ending: Ending, entry: Entry, best_of: int) -> _Outcome:
    """The figures say who won, in the document's order (CH-38, PS-25, MU-33)."""
    if best_of > 1 and (entry.games or _given(ending, entry.scores)):
        return _compared_in_games(ruleset, ending, entry, best_of)
    if entry.drawn and ending.level != "draw":
        raise no_draws(ruleset)
    if (entry.drawn or entry.winner is not None) and not (_is_scored(entry) and ending.compare):
        return _Outcome(entry.winner, entry.scores, entry.games)  # files of others often hold no scores
    if not ending.compare:
        raise Refusal("result-missing", clause=ending.clause)
    winner, scores = _compare(ruleset, ending, ending.compare, entry.scores, entry.unfinished)
    if winner is None and ending.level != "draw":
        return _Outcome(_winner_of_the_roll(ending.clause, entry), scores, entry.games, by_roll=True)
    _check_agreement("winner-contradicts-scores", ending.clause, entry, winner)
    return _Outcome(winner, scores, entry.games)


def _is_scored(entry: Entry) -> bool:
    return bool(entry.scores) or entry.unfinished is not None


def _compared_in_games(ruleset: Ruleset, ending: Ending, entry: Entry, best_of: int) -> _Outcome:
    """The figures settle the game in progress, then more games win, then it is a draw or a die decides (MU-21)."""
    if entry.drawn and ruleset.games.level != "draw":
        raise no_draws(ruleset)
    games, scores, by_roll = entry.games, entry.scores, False
    if _given(ending, scores):
        game, scores = _compare(ruleset, ending, ending.compare, scores, entry.unfinished)
        by_roll = game is None and ending.level != "draw"
        games = (*games, _winner_of_the_roll(ending.clause, entry) if by_roll else game)
        check_games(ruleset, games, best_of)
    winner = more_games(games)
    if winner is None and ruleset.games.level != "draw":
        return _Outcome(_winner_of_the_roll(ruleset.games.clause, entry), scores, games, by_roll=True)
    _check_agreement("winner-contradicts-games", ruleset.games.clause, entry, winner)
    return _Outcome(winner, scores, games, by_roll)


def _winner_of_the_roll(clause: str, entry: Entry) -> Seat:
    if entry.winner is None:
        raise Refusal("roll-needed", clause=clause)
    return entry.winner


def _check_agreement(code: str, clause: str, entry: Entry, winner: Seat | None) -> None:
    if entry.winner not in {None, winner} or (entry.drawn and winner is not None):
        raise Refusal(code, clause=clause)


def _nobody(_ruleset: Ruleset, ending: Ending, entry: Entry, _best_of: int) -> _Outcome:
    """Both decline to play (CH-40), or neither has come (R-1)."""
    if entry.winner is not None:
        raise Refusal("winner-impossible", clause=ending.clause, how=entry.how)
    return _Outcome(None, entry.scores, entry.games)


_DECISIONS: Mapping[str, Callable[[Ruleset, Ending, Entry, int], _Outcome]] = {
    "named": _named,
    "compared": _compared,
    "nobody": _nobody,
}


def _given(ending: Ending, scores: Mapping[str, Pair]) -> tuple[Comparison, ...]:
    return tuple(step for step in ending.compare if step.figure in scores)


def _compare(
    ruleset: Ruleset,
    ending: Ending,
    steps: Iterable[Comparison],
    scores: Mapping[str, Pair],
    unfinished: Unfinished | None = None,
) -> tuple[Seat | None, Mapping[str, Pair]]:
    """Who is ahead in the first step that is not level, and the scores with what was claimed on the way."""
    figures = {figure.name: figure for figure in ruleset.figures}
    for step in steps:
        if step.claims is not None and step.figure not in scores:
            ahead = None if unfinished is None else _WINNER_OF_THE_OPEN.get(unfinished)
        else:
            ahead = _ahead(step, _score(ending, figures[step.figure], scores))
        if ahead is None:
            continue
        if step.claims is None:
            return ahead, scores
        scores = {**scores, step.claims: _one_more(ending, figures[step.claims], ahead, scores)}
    return None, scores


_WINNER_OF_THE_OPEN = {Unfinished.FIRST: Seat.FIRST, Unfinished.SECOND: Seat.SECOND}


def _ahead(step: Comparison, pair: Pair) -> Seat | None:
    leader = more(pair)
    return leader if leader is None or step.wins == "more" else leader.other


def _score(ending: Ending, figure: Figure, scores: Mapping[str, Pair]) -> Pair:
    if figure.name not in scores:
        raise Refusal("figure-missing", clause=ending.clause, figure=figure.label)
    return scores[figure.name]


def _one_more(ending: Ending, figure: Figure, seat: Seat, scores: Mapping[str, Pair]) -> Pair:
    first, second = _score(ending, figure, scores)
    pair = (first + 1, second) if seat is Seat.FIRST else (first, second + 1)
    check_bounds(figure, pair)
    return pair


def _points(ruleset: Ruleset, ending: Ending, winner: Seat | None) -> Pair:
    points = ruleset.points
    if winner is not None:
        return (points.win, points.loss) if winner is Seat.FIRST else (points.loss, points.win)
    each = points.draw if ending.both == "draw" else points.loss
    if each is None:
        raise no_draws(ruleset)
    return (each, each)


def _figures(ruleset: Ruleset, ending: Ending, figure: Figure, outcome: _Outcome) -> Pair:
    first, second = outcome.scores.get(figure.name, (0, 0))
    at_least = ruleset.bye.figures.get(figure.name, 0) if ending.winner_has == "bye" else 0

    def kept(seat: Seat, recorded: int) -> int:
        if seat is outcome.winner:
            return max(recorded, at_least)
        return 0 if ending.loser_has == "nothing" else recorded

    return kept(Seat.FIRST, first), kept(Seat.SECOND, second)
