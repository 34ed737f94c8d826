"""The commands of Challengers!: the cards, one match, many games, and a game to play."""

import click

from topcut.cli.lazy import LazyGroup

COMMANDS = {
    "cards": ("topcut.cli.challengers.cards:cards", "List the cards and what they do."),
    "match": ("topcut.cli.challengers.match:match", "Play one match between two decks."),
    "simulate": ("topcut.cli.challengers.simulate:simulate", "Let bots play many games."),
    "play": ("topcut.cli.challengers.play:play", "Play a game in the terminal."),
    "companion": ("topcut.cli.challengers.companion:companion", "Run a game with the real cards."),
}


@click.group(cls=LazyGroup, places=COMMANDS)
def challengers() -> None:
    """Challengers!, the card game that is itself a tournament."""
