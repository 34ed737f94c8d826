"""The commands of Challengers!: the cards, one match, many games, and a game to play."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

MOST_CARDS = 200  # in a deck file
LONGEST_FILE = 1_000_000

own_sets = click.option("--own-set", "own", metavar="FILE", multiple=True, help="A set of your own, a TOML file.")
seed_option = click.option("--seed", metavar="TEXT", help="What every shuffle comes from; made up if not given.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.group(short_help="Play Challengers!, or let bots play it.")
def challengers() -> None:
    """Challengers!, the card game that is itself a tournament."""


@challengers.command(short_help="List the cards and what they do.")
@click.option("--set", "set_name", metavar="NAME", help="Only the cards of this set.")
@own_sets
@json_option
def cards(set_name: str | None, own: tuple[str, ...], as_json: bool) -> None:
    """List the cards and what they do."""
    from topcut.cards.book import book
    from topcut.cli import output
    from topcut.words.cards import card_sentence

    the_book = book(own)
    chosen = the_book.box.set_named(set_name).name if set_name else None
    rows = [
        {
            "name": card.name,
            "set": card.set,
            "level": card.level,
            "power": None if card.power_is_round else card.power,
            "copies": card.copies,
            "text": card_sentence(card),
        }
        for card in the_book.cards
        if chosen in (None, card.set)
    ]
    if as_json:
        return output.as_json(rows)
    columns = [output.Column("Card"), output.Column("Set"), output.Column("Level")]
    columns += [
        output.Column("Power", number=True),
        output.Column("Copies", number=True),
        output.Column("What it does"),
    ]
    shown = [[_cell(value) for value in row.values()] for row in rows]
    return output.table(columns, shown)


def _cell(value: object) -> str:
    return "*" if value is None else str(value)


@challengers.command(short_help="Play one match between two decks.")
@click.argument("deck_1", metavar="A")
@click.argument("deck_2", metavar="B")
@click.option("--first", type=click.Choice(["1", "2"]), help="Which deck begins; tossed if not given.")
@click.option("--no-shuffle", is_flag=True, help="Play the decks as they stand in the files, top card first.")
@click.option("--round", "round_", type=click.IntRange(1, 7), default=1, show_default=True, help="The round it is in.")
@click.option("--choices", metavar="FILE", help="Answers, one a line; the greedy bot answers if not given.")
@seed_option
@own_sets
@json_option
def match(
    *,
    deck_1: str,
    deck_2: str,
    first: str | None,
    no_shuffle: bool,
    round_: int,
    choices: str | None,
    seed: str | None,
    own: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play one match between two decks: text files with one card name a line."""
    from topcut.cards.book import book
    from topcut.cards.record import told
    from topcut.cli import output, seeds
    from topcut.cli.challengers_match import play_match, show_match

    the_book = book(own)
    text = seed or seeds.fresh()
    decks = (_deck(the_book, deck_1), _deck(the_book, deck_2))
    answers = _lines(choices) if choices is not None else None
    beginner = None if first is None else int(first) - 1
    played = play_match(
        the_book,
        decks,
        seeds.final(text),
        first=beginner,
        shuffle=not no_shuffle,
        round=round_,
        answers=answers,
        file=choices or "",
    )
    if as_json:
        return output.as_json(told(the_book, played))
    show_match(the_book, played)
    if seed is None:
        from topcut.words import say

        click.echo(say("challengers-seed", seed=text))
    return None


def _deck(the_book: Any, file: str) -> tuple[int, ...]:
    from topcut.exchange.places import placed
    from topcut.refusal import Refusal

    lines = _lines(file)
    if len(lines) > MOST_CARDS:
        raise Refusal("deck-large", file=file, cards=len(lines), most=MOST_CARDS)
    for number, name in lines:
        try:
            the_book.number(name)
        except Refusal as refusal:
            raise placed(refusal, line=number) from None
    deck: tuple[int, ...] = the_book.deck([name for _, name in lines])
    return deck


def _lines(file: str) -> list[tuple[int, str]]:
    """The lines of a text file that say something, with their numbers."""
    from topcut.refusal import Refusal

    try:
        if Path(file).is_dir():
            raise Refusal("file-is-folder", file=file)
        with Path(file).open("rb") as stream:
            content = stream.read(LONGEST_FILE).decode("utf-8-sig", "replace")
    except FileNotFoundError:
        raise Refusal("file-missing", file=file) from None
    except (OSError, ValueError) as error:
        problem = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Refusal("file-unreadable", file=file, problem=problem) from None
    numbered = [(number, line.split("#")[0].strip()) for number, line in enumerate(content.splitlines(), 1)]
    return [(number, line) for number, line in numbered if line]


def _game_options(command: Callable[..., None]) -> Callable[..., None]:
    options = [
        click.option("--robot-level", "level", type=click.IntRange(1, 5), default=1, show_default=True, metavar="L"),
        click.option("--solo-cards", is_flag=True, help="Solo: mix the SOLO cards into the Robot's."),
        click.option("--sets", metavar="NAME,...", default="", help="The five sets beside City."),
    ]
    for option in reversed(options):
        command = option(command)
    return command


@challengers.command(short_help="Let bots play many games.")
@click.option("--players", type=click.IntRange(1, 8), required=True, metavar="N", help="How many players, 1 to 8.")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, metavar="K")
@click.option(
    "--bots", default="greedy", show_default=True, metavar="NAME,...", help="random, greedy, drafter; in turn."
)
@click.option("--cores", type=click.IntRange(1, 256), help="Processes to use; all cores if not given.")
@_game_options
@seed_option
@own_sets
@json_option
def simulate(
    *,
    players: int,
    games: int,
    bots: str,
    cores: int | None,
    level: int,
    solo_cards: bool,
    sets: str,
    seed: str | None,
    own: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play many games: who wins, how long it takes, which cards are picked and win."""
    from topcut.cli import output, seeds
    from topcut.cli.challengers_runs import game_setup, show_summary, simulated

    text = seed or seeds.fresh()
    setup = game_setup(players, level=level, solo_cards=solo_cards, sets=_names(sets), own=own)
    summary = simulated(setup, games, text, _names(bots), cores)
    if as_json:
        return output.as_json(summary)
    return show_summary(summary)


@challengers.command(short_help="Play a game in the terminal.")
@click.option("--players", type=click.IntRange(1, 8), default=2, show_default=True, metavar="N")
@click.option(
    "--bots", default="drafter", show_default=True, metavar="NAME,...", help="Who plays against you, in turn."
)
@click.option("--fast", is_flag=True, help="Do not stop after each match.")
@_game_options
@seed_option
@own_sets
def play(
    *,
    players: int,
    bots: str,
    fast: bool,
    level: int,
    solo_cards: bool,
    sets: str,
    seed: str | None,
    own: tuple[str, ...],
) -> None:
    """Play a game in the terminal, against bots, or alone against the Robot."""
    from topcut.cli import seeds
    from topcut.cli.challengers_play import play_game
    from topcut.cli.challengers_runs import game_setup

    setup = game_setup(players, level=level, solo_cards=solo_cards, sets=_names(sets), own=own)
    play_game(setup, seed or seeds.fresh(), _names(bots), stop=not fast)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())
