"""The commands of Challengers!: the cards, one match, many games, and a game to play."""

import shutil
from collections.abc import Callable, Sequence
from typing import Any

import click

from topcut.cli import options

MOST_PLAYERS = 8  # CG-01
MOST_CARDS = 200  # in a deck file
LONGEST_FILE = 1_000_000
ROOM = 80  # columns of a terminal that a table of cards needs

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
    if output.is_terminal() and shutil.get_terminal_size().columns < ROOM:
        return _listed(columns, shown)
    return output.table(columns, shown)


def _listed(columns: Sequence[Any], rows: Sequence[Sequence[str]]) -> None:
    """For a narrow terminal: the text of a card below its name and numbers."""
    from topcut.cli import output

    for name, *facts, text in rows:
        titled = (f"{column.title} {fact}" for column, fact in zip(columns[2:], facts[1:], strict=False))
        click.echo(f"{name}: {facts[0]}, {', '.join(titled)}.")
        if text:
            output.line(text, "  ")


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
    decks = (_deck(the_book, deck_1, 1), _deck(the_book, deck_2, 2))
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


def _deck(the_book: Any, file: str, which: int) -> tuple[int, ...]:
    from topcut.exchange.places import placed
    from topcut.refusal import Refusal

    lines = _lines(file)
    if len(lines) > MOST_CARDS:
        raise Refusal("deck-large", file=file, cards=len(lines), most=MOST_CARDS)
    for number, name in lines:
        try:
            the_book.number(name)
        except Refusal as refusal:
            raise placed(refusal, deck=which, line=number) from None
    deck: tuple[int, ...] = the_book.deck([name for _, name in lines])
    return deck


def _lines(file: str) -> list[tuple[int, str]]:
    """The lines of a text file, or of standard input, that say something, with their numbers."""
    from topcut.cli.files import content

    text = content(file, LONGEST_FILE).decode("utf-8-sig", "replace")
    numbered = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in numbered if line]


def _game_options(command: Callable[..., int | None]) -> Callable[..., int | None]:
    options = [
        click.option("--robot-level", "level", type=click.IntRange(1, 5), default=1, show_default=True, metavar="L"),
        click.option("--solo-cards", is_flag=True, help="Solo: mix the SOLO cards into the Robot's."),
        click.option("--sets", metavar="NAME,...", default="", help="The five sets beside City."),
        click.option(
            "--robot-plan/--any-plan",
            "robot_plan",
            default=None,
            help="The Robot takes the plan with only its icon, which is usual, or any.",
        ),
        click.option("--keep-one", is_flag=True, help="Nobody may remove the last card of a deck."),
        click.option(
            "--tray-capacity",
            type=click.IntRange(min=1),
            metavar="N",
            help="Shuffle discarded cards under their pile when there are N; when the pile is short if not given.",
        ),
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
    seed: str | None,
    own: tuple[str, ...],
    as_json: bool,
    **agreed: Any,
) -> None:
    """Let bots play many games: who wins, how long it takes, which cards are picked and win."""
    from topcut.cli import output, seeds
    from topcut.cli.challengers_runs import game_setup, show_summary, simulated

    text = seed or seeds.fresh()
    setup = game_setup(players, own, **_agreed(agreed))
    summary = simulated(setup, games, text, _names(bots), cores)
    if as_json:
        return output.as_json(summary)
    show_summary(summary)
    if seed is None:
        from topcut.words import say

        click.echo(say("challengers-seed", seed=text))
    return None


@challengers.command(short_help="Play a game in the terminal.")
@click.option(
    "--players", type=click.IntRange(1, 8), metavar="N", help="How many play, bots among them; 2 if not given."
)
@click.option(
    "--people", metavar="NAME,...", default="", help="Who plays at this keyboard, in turn; you alone if not given."
)
@click.option(
    "--bots", default="drafter", show_default=True, metavar="NAME,...", help="Who has the other seats, in turn."
)
@click.option("--fast", is_flag=True, help="Do not stop after each match.")
@click.option("--save", metavar="TITLE", help="Keep the game in the data folder, under this title.")
@click.option("--resume", metavar="EVENT", help="Go on with a game that was kept.")
@options.data
@_game_options
@seed_option
@own_sets
def play(
    *,
    players: int | None,
    people: str,
    bots: str,
    fast: bool,
    save: str | None,
    resume: str | None,
    data: str | None,
    seed: str | None,
    own: tuple[str, ...],
    **agreed: Any,
) -> None:
    """Play a game in the terminal: against bots, alone against the Robot, or with others at the same keyboard."""
    from topcut.cli import seeds
    from topcut.cli.challengers_play import play_game, seated
    from topcut.cli.challengers_runs import game_setup
    from topcut.words import say

    if resume is not None:
        from topcut.cli import challengers_saved

        return challengers_saved.resume(data, resume, stop=not fast)
    names = _different(people) or (say("play-you"),)
    seats = seated(_names(bots), _how_many(players, len(names)), len(names))
    options = _agreed(agreed)
    setup = game_setup(len(seats), own, [bot for bot in seats if bot], **options)
    if save is None:
        return play_game(setup, seed or seeds.fresh(), seats, names, stop=not fast)
    from topcut.cli.challengers_saved import own_texts, play_saved

    asked = {**options, "own_sets": own_texts(own)}
    return play_saved(data, save, seats, names, asked, seed=seed, stop=not fast)


def _how_many(players: int | None, people: int) -> int:
    from topcut.refusal import Refusal

    if people > (players or MOST_PLAYERS):
        raise Refusal("play-people", clause="CG-01", people=people, players=players or MOST_PLAYERS)
    return players or max(2, people)


@challengers.command(short_help="Run a game with the real cards.")
@click.argument("event", required=False)
@click.option("--players", "people", metavar="NAME,...", help="Who plays, 1 to 8: begins a new game.")
@click.option("--title", metavar="TEXT", default="Challengers!", show_default=True, help="What the new game is called.")
@options.data
@_game_options
def companion(
    *,
    event: str | None,
    people: str | None,
    title: str,
    data: str | None,
    **agreed: Any,
) -> int:
    """Run a game with the real cards: seats and parks, who begins, trophies and fans, standings, the final.

    Begin one with --players, or go on with EVENT.
    """
    from topcut.cli.challengers_companion import opened_for, run, sit_down
    from topcut.cli.data import find, opened
    from topcut.refusal import Refusal

    asked = _agreed(agreed)
    if event is not None:
        with opened(data) as desk:
            tournament = find(desk, event)
            sit_down(desk, tournament, _names(people or ""), asked)
            return run(desk, tournament)
    names = _different(people or "")
    if not 1 <= len(names) <= MOST_PLAYERS:
        raise Refusal("companion-players", clause="CG-01", most=MOST_PLAYERS)
    with opened(data, make=True) as desk:
        return run(desk, opened_for(desk, title, names, asked))


def _agreed(options: dict[str, Any]) -> dict[str, Any]:
    """What the table agrees on, by the names that the rules have for it."""
    level, sets = options.pop("level"), options.pop("sets")
    return {**options, "robot_level": level, "sets": _names(sets)}


def _different(text: str) -> tuple[str, ...]:
    """Names of people, who must be told apart."""
    from topcut.refusal import Refusal

    names = _names(text)
    if len({name.casefold() for name in names}) < len(names):
        raise Refusal("companion-players", clause="CG-01", most=MOST_PLAYERS)
    return names


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())
