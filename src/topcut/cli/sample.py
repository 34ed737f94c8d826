"""The sample tournament: its players, its rounds, its standings and the reasons for them."""

from itertools import pairwise

import click

from topcut.cli import output, ranks
from topcut.cli.seeds import with_lots
from topcut.exchange.history import History
from topcut.exchange.notation import tournament, written_round
from topcut.rules.ranking.explain import between, reasons, row
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import Tournament
from topcut.words import say, sentence

TEXT = """
    ruleset: challenger
    players: Ana Bo Cleo Dmitri Eve Farid Grace Hugo Ines
    1:  [1] Hugo 8-3 Eve    [2] Bo 10-11 Ines    [3] Grace 9-19 Ana    [4] Cleo 18-15 Dmitri    Farid bye
    2:  [1] Ines 19-6 Farid    [2] Cleo 13-9 Hugo    [3] Ana 14-14 Bo    [4] Eve 19>10 Dmitri concession    Grace bye
    3:  [1] Cleo 7-17 Ines    [2] Ana 8-18 Eve    [3] Grace 11-18 Farid    [4] Hugo 18-13 Bo    Dmitri bye
    dropped: Bo
"""


def walk(seed: str) -> None:
    t = with_lots(tournament(TEXT), seed)
    _sign_up(t, seed)
    _rounds(t)
    output.title(say("demo-standings"))
    ranks.show(History(t, {player: str(player) for player in t.players}), t)
    click.echo()
    _why(t)


def _sign_up(t: Tournament, seed: str) -> None:
    output.title(f"{t.ruleset.title} ({t.ruleset.version})")
    click.echo(say("demo-players", number=len(t.players), players=tuple(t.players)))
    click.echo(say("demo-seed", seed=seed))
    click.echo()


def _rounds(t: Tournament) -> None:
    for number, this in enumerate(t.rounds, 1):
        output.title(say("demo-round", number=number))
        for line in written_round(t.ruleset, this):
            click.echo(f"  {line}")
        click.echo()


def _why(t: Tournament) -> None:
    """The leader's row in full, and each pair of neighbours that points alone do not separate."""
    ranked = standings(t)
    output.title(say("demo-leader"))
    for reason in reasons(t.ruleset, row(t, ranked[0].player)):
        click.echo(f"  {sentence(reason)}")
    click.echo()
    output.title(say("demo-neighbours"))
    for one, other in pairwise(ranked):
        if one.points == other.points:
            click.echo(f"  {sentence(between(t, one, other))}")
