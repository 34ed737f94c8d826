"""The command standings: who is ahead, in JSON, as a table, and in sentences that say how it came about."""

from collections.abc import Callable

import click

from topcut.cli import options, output
from topcut.cli.histories import Voice, answer_each, called
from topcut.cli.seeds import with_lots
from topcut.exchange.history import History
from topcut.ids import PlayerId
from topcut.rules.ranking.explain import Line, Opponent, RowReason, between, figure_shown, reasons, rows
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.standings import RANDOM
from topcut.rules.ranking.standings import standings as ranked_by
from topcut.rules.ruleset import Ruleset, Tiebreaker
from topcut.rules.tournament import Tournament
from topcut.words.rulebook import in_words_of_reader


@click.command
@click.argument("file")
@options.ruleset
@click.option("--seed", metavar="TEXT")
@click.option("--explain", is_flag=True)
@options.json
def standings(file: str, ruleset: str | None, seed: str | None, explain: bool, json: bool) -> None:

    def answer(history: History) -> None:
        t = history.t if seed is None else with_lots(history.t, seed)
        if json:
            output.as_json(_document(history, t, explain=explain))
            return
        show(t, lambda player: _marked(history, t, player))
        if explain:
            _explain(history, t)

    answer_each(file, ruleset, json=json, answer=answer)


def show(t: Tournament, name: Callable[[PlayerId], str]) -> None:
    """A table to read; figures are rounded here, and exact in JSON."""
    kinds = [tiebreaker.kind for tiebreaker in _tiebreakers(t.ruleset)]
    labels = (f"#{in_words_of_reader(tiebreaker.label)}" for tiebreaker in _tiebreakers(t.ruleset))
    columns = ("#rank", "player", f"#{in_words_of_reader(t.ruleset.terms.points)}", "#rounds", *labels)
    rows = (
        (row.rank, name(row.player), row.points, row.played, *map(figure_shown, kinds, row.tiebreaks))
        for row in ranked_by(t)
    )
    output.table(columns, rows)


def _document(history: History, t: Tournament, *, explain: bool) -> list[dict[str, object]]:
    """The rows in rank order, players as the file calls them."""
    ranked = ranked_by(t)
    keys = [tiebreaker.key for tiebreaker in _tiebreakers(t.ruleset)]
    answer: list[dict[str, object]] = [
        {
            "rank": standing.rank,
            "id": history.ids[standing.player],
            "points": standing.points,
            "played": standing.played,
            "tiebreaks": dict(zip(keys, map(str, standing.tiebreaks), strict=True)),
        }
        for standing in ranked
    ]
    if explain:
        voice = Voice(history)
        whys = rows(t, [standing.player for standing in ranked])
        for place, (row, why) in enumerate(zip(answer, whys, strict=True)):
            above_next = between(t, *ranked[place : place + 2]) if place + 1 < len(ranked) else None
            row["explain"] = _explained(history, t, voice, why, above_next)
    return answer


def _explain(history: History, t: Tournament) -> None:
    """Each row in sentences, and why it stands above the next."""
    ranked = ranked_by(t)
    voice = Voice(history)
    whys = rows(t, [standing.player for standing in ranked])
    for place, why in enumerate(whys):
        click.echo()
        output.lines(map(voice.said, reasons(t.ruleset, why)))
        if place + 1 < len(ranked):
            click.echo(voice.said(between(t, ranked[place], ranked[place + 1])))


def _tiebreakers(ruleset: Ruleset) -> tuple[Tiebreaker, ...]:
    return tuple(tiebreaker for tiebreaker in ruleset.tiebreakers if tiebreaker.kind != RANDOM)


def _marked(history: History, t: Tournament, player: PlayerId) -> str:
    name = called(history, player)
    return f"{name} (dropped)" if t.players[player].dropped else name


def _explained(
    history: History, t: Tournament, voice: Voice, why: RowReason, above_next: Reason | None
) -> dict[str, object]:
    """How a row came about: the sentences a person reads, and the figures in them."""
    return {
        "sentences": [voice.said(reason) for reason in reasons(t.ruleset, why)],
        "above_next": None if above_next is None else voice.said(above_next),
        "rounds": [_round(history, t, line) for line in why.lines],
        "opponents": [_opponent(history, opponent) for opponent in why.opponents],
        "tiebreaks": {
            tiebreak.tiebreaker.key: {"value": str(tiebreak.value), "parts": list(map(str, tiebreak.parts))}
            for tiebreak in why.tiebreaks
        },
    }


def _round(history: History, t: Tournament, line: Line) -> dict[str, object]:
    totalled = {tiebreaker.figure for tiebreaker in t.ruleset.tiebreakers}
    scores = {
        figure.name: number
        for figure, number in zip(t.ruleset.kept_figures, line.figures, strict=True)
        if number or figure.name in totalled  # a 0 that nothing counts was never entered
    }
    opponent = None if line.opponent is None else history.ids[line.opponent]
    played = {"round": line.round, "source": line.source.value, "opponent": opponent}
    return {**played, "points": line.points, "scores": scores, "clause": line.clause}


def _opponent(history: History, one: Opponent) -> dict[str, object]:
    id = None if one.player is None else history.ids[one.player]
    return {"id": id, "points": one.points, "rounds": one.rounds, "rate": str(one.rate)}
