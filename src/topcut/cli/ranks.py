"""Standings as a command answers them: in JSON, as a table, and in sentences that say how they came about."""

import click

from topcut.cli import output
from topcut.cli.output import Column
from topcut.cli.people import Voice, called
from topcut.exchange.history import History
from topcut.ids import PlayerId
from topcut.rules.ranking.explain import RowReason, between, reasons, rounded, rows
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.standings import RANDOM, standings
from topcut.rules.ruleset import Ruleset, Tiebreaker
from topcut.rules.tournament import Tournament


def document(history: History, t: Tournament, *, explain: bool) -> list[dict[str, object]]:
    """The rows in rank order, players as the file calls them."""
    ranked = standings(t)
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


def show(history: History, t: Tournament) -> None:
    """A table to read; figures are rounded here, and exact in JSON."""
    columns = (
        Column("rank", number=True),
        Column("player"),
        Column(t.ruleset.terms.points, number=True),
        Column("rounds", number=True),
        *(Column(tiebreaker.label, number=True) for tiebreaker in _tiebreakers(t.ruleset)),
    )
    lines = [
        (
            str(standing.rank),
            _marked(history, t, standing.player),
            str(standing.points),
            str(standing.played),
            *map(rounded, standing.tiebreaks),
        )
        for standing in standings(t)
    ]
    output.table(columns, lines)


def explain(history: History, t: Tournament) -> None:
    """Each row in sentences, and why it stands above the next."""
    ranked = standings(t)
    voice = Voice(history)
    whys = rows(t, [standing.player for standing in ranked])
    for place, why in enumerate(whys):
        click.echo()
        for reason in reasons(t.ruleset, why):
            click.echo(voice.said(reason))
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
    totalled = {tiebreaker.figure for tiebreaker in t.ruleset.tiebreakers}
    return {
        "sentences": [voice.said(reason) for reason in reasons(t.ruleset, why)],
        "above_next": None if above_next is None else voice.said(above_next),
        "rounds": [
            {
                "round": line.round,
                "source": line.source.value,
                "opponent": None if line.opponent is None else history.ids[line.opponent],
                "points": line.points,
                "scores": {
                    figure.name: number
                    for figure, number in zip(t.ruleset.kept_figures, line.figures, strict=True)
                    if number or figure.name in totalled  # a nought that nothing counts is only a figure nobody entered
                },
                "clause": line.clause,
            }
            for line in why.lines
        ],
        "opponents": [
            {
                "id": None if opponent.player is None else history.ids[opponent.player],
                "points": opponent.points,
                "rounds": opponent.rounds,
                "rate": str(opponent.rate),
            }
            for opponent in why.opponents
        ],
        "tiebreaks": {
            tiebreak.tiebreaker.key: {"value": str(tiebreak.value), "parts": list(map(str, tiebreak.parts))}
            for tiebreak in why.tiebreaks
        },
    }
