"""The commands of Challengers!: the cards, one match, many games, and a game to play."""

import click

from topcut.cli.lazy import LazyGroup

COMMANDS = {
    "cards": "topcut.cli.challengers.cards:cards",
    "match": "topcut.cli.challengers.match:match",
    "simulate": "topcut.cli.challengers.simulate:simulate",
    "play": "topcut.cli.challengers.play:play",
    "companion": "topcut.cli.challengers.companion:companion",
}


@click.group(cls=LazyGroup, places=COMMANDS)
def challengers() -> None:
    pass
