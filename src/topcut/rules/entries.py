"""What an entry at a table means as a result: what is still missing, and what has to be confirmed."""

from collections.abc import Collection

from topcut.refusal import Refusal, confirmed
from topcut.rules.match import Entry, Pair, Result, Stage, read
from topcut.rules.results import decided_at_time, settle
from topcut.rules.ruleset import Comparison, Ending, Figure, How, Ruleset
from topcut.rules.tournament import Tournament, games_of


def result_of(t: Tournament, stage: Stage, entry: Entry, figures_unknown: str = "") -> Result:
    """What an entry means here, with the number of games that was announced for the stage (MU-21).

    Refused where something is missing that a table is asked for; files of others are settled without being asked.
    """
    rules = t.ruleset
    if entry.points is not None and not rules.points.recorded:
        raise Refusal("points-by-rule", clause=rules.points.clause)
    best_of = games_of(t, stage)
    try:
        result = settle(rules, entry, stage, best_of)
    except Refusal as refusal:
        if refusal.code == "roll-needed" and _is_unfinished(rules, entry, best_of):
            raise Refusal("games-undecided", clause=rules.games.clause, most=best_of) from None
        raise
    known = read(rules, entry, best_of)
    ask_for_games(rules, known, result, best_of)
    ask_for_figures(rules, known, result, stage, figures_unknown)
    return result


def check(
    t: Tournament, stage: Stage, entry: Entry, figures_unknown: str = "", confirm: Collection[str] = ()
) -> Result:
    """The same, and asked back where the figures hardly fit; `confirm` has the clauses that were confirmed."""
    result = result_of(t, stage, entry, figures_unknown)
    ask_back(t.ruleset, read(t.ruleset, entry, games_of(t, stage)), result, confirm)
    return result


def claimed_result(t: Tournament, stage: Stage, entry: Entry) -> Result | None:
    """What a claim means; None where it no longer reads as a result."""
    try:
        return result_of(t, stage, entry)
    except Refusal:
        return None


def ask_for_games(ruleset: Ruleset, entry: Entry, result: Result, best_of: int) -> None:
    """A match of several games has the winner of each; some of them alone do not say that time was called (MU-21)."""
    if not ruleset.games.asked or best_of == 1:
        return
    if result.how is How.VICTORY and not entry.games:
        raise Refusal("games-missing", clause=ruleset.games.clause, most=best_of, needed=best_of // 2 + 1)
    if result.how is How.TIME and _is_unfinished(ruleset, entry, best_of):
        raise Refusal("games-undecided", clause=ruleset.games.clause, most=best_of)


def _is_unfinished(ruleset: Ruleset, entry: Entry, best_of: int) -> bool:
    """Some games alone, and nothing that says why there are no more."""
    return ruleset.games.asked and best_of > 1 and entry.how is None and bool(entry.games) and not entry.scores


def ask_for_figures(ruleset: Ruleset, entry: Entry, result: Result, stage: Stage, unknown: str) -> None:
    """Tiebreakers add up the figures of every Swiss game that was played, and at time they say who has won.

    An official may say why they are not known (CH-37, CH-44, PS-24, PS-28, TL-16, TL-21).
    """
    ending = ruleset.endings.get(result.how)
    asked = ending is not None and ending.asks and stage is Stage.SWISS
    if unknown:
        if not asked or entry.scores or entry.unfinished is not None:
            raise Refusal("figures-known", clause=None if ending is None else ending.clause)
        return
    if ending is None:
        return
    missing = tuple(figure.label for figure in ruleset.kept_figures if figure.name not in entry.scores)
    if asked and missing:
        kept = len(ruleset.kept_figures)
        raise Refusal("figures-asked", clause=ending.clause, figures=missing, number=len(missing), kept=kept)
    if result.how is How.TIME:
        _ask_at_time(ruleset, ending, entry)


def ask_back(ruleset: Ruleset, entry: Entry, result: Result, confirm: Collection[str]) -> None:
    """Possible but unlikely: the figures fit another ending better than the one that was entered."""
    if result.how is How.DRAW:
        _ask_back_draw(ruleset, entry, confirm)
    victory = ruleset.endings[How.VICTORY]
    for step in victory.compare:
        doubt = _doubt(step, entry.scores.get(step.figure), result)
        if doubt is not None:
            about = {"figure": _figure(ruleset, step.figure).label, "enough": step.enough}
            confirmed(victory.clause, confirm, doubt, **about)


def _ask_at_time(ruleset: Ruleset, ending: Ending, entry: Entry) -> None:
    """The figures decide, after whoever won what was still open (CH-38, PS-25, MU-33)."""
    claiming = next((step for step in ending.compare if step.claims is not None), None)
    decides = next((step for step in ending.compare if step.claims is None), None)
    only_draw = entry.drawn and ending.asks and How.DRAW not in ruleset.endings
    said = entry.winner is not None or only_draw
    if decides is not None and said and not entry.scores and not entry.games:
        raise Refusal("figure-missing", clause=ending.clause, figure=_figure(ruleset, decides.figure).label)
    if claiming is None or not ending.asks or entry.unfinished is not None or claiming.figure in entry.scores:
        return
    assert claiming.claims is not None
    about = {"what": claiming.claims.capitalize(), "figure": _figure(ruleset, claiming.figure).label}
    raise Refusal("unfinished-missing", clause=ending.clause, claims=claiming.claims, **about)


def _ask_back_draw(ruleset: Ruleset, entry: Entry, confirm: Collection[str]) -> None:
    """A game that was stopped has no winner; had time been called, it would have one (CH-38, CH-40)."""
    found = decided_at_time(ruleset, entry.scores)
    if found is None:
        return
    figure, ahead = found
    number = entry.scores[figure.name][ahead]
    confirmed(ruleset.endings[How.TIME].clause, confirm, "drawn-behind", figure=figure.label, number=number)


def _doubt(step: Comparison, pair: Pair | None, result: Result) -> str | None:
    """How many it takes to win is in the core rules of the game, not in the document (PS-24)."""
    if step.enough is None or pair is None:
        return None
    if result.how not in {How.VICTORY, How.TIME}:
        return None
    if min(pair) >= step.enough:
        return "both-have-won"
    if result.how is How.TIME:
        return "won-before-time" if max(pair) >= step.enough else None
    if max(pair) > step.enough:
        return "more-than-enough"
    return "too-few-to-win" if max(pair) < step.enough else None


def _figure(ruleset: Ruleset, name: str) -> Figure:
    return next(figure for figure in ruleset.figures if figure.name == name)
