"""The command cards: every card and what it does."""

import shutil
from collections.abc import Sequence

import click

from topcut.cards.binder import open_binder
from topcut.cli import options, output
from topcut.cli.challengers import game_options
from topcut.words import say
from topcut.words.cards import card_sentence

ROOM = 80  # columns of a terminal that a table of cards needs


@click.command
@click.option("--set", "set_name", metavar="NAME")
@game_options.own_sets
@options.json
def cards(set_name: str | None, own: tuple[str, ...], json: bool) -> None:
    binder = open_binder(own)
    chosen = binder.box.set_named(set_name).name if set_name else None
    rows = [
        {
            "name": card.name,
            "set": card.set,
            "level": card.level,
            "power": None if card.power_is_round else card.power,
            "copies": card.copies,
            "text": card_sentence(card),
        }
        for card in binder.cards
        if chosen in (None, card.set)
    ]
    if json:
        return output.as_json(rows)
    shown = [["*" if value is None else str(value) for value in row.values()] for row in rows]
    if output.is_terminal() and shutil.get_terminal_size().columns < ROOM:
        return _listed(shown)
    return output.table(("Card", "Set", "Level", "#Power", "#Copies", "What it does"), shown)


def _listed(rows: Sequence[Sequence[str]]) -> None:
    """For a narrow terminal: the text of a card below its name and numbers."""
    for name, set_name, level, power, copies, text in rows:
        click.echo(say("cards-listed", name=name, set=set_name, level=level, power=power, copies=copies))
        if text:
            output.line(text, "  ")
