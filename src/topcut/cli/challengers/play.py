"""The command play: a game of Challengers! in the terminal, kept in the data folder or not."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click

from topcut.cards.game import Game
from topcut.cards.reading import text_of
from topcut.cards.setup import Setup
from topcut.cli import options, output, seeds
from topcut.cli.challengers import game_options, kept
from topcut.cli.challengers.game_options import MOST_PLAYERS, refuse_namesakes
from topcut.cli.challengers.simulate import game_setup
from topcut.cli.challengers.table import Left, play_at
from topcut.refusal import Refusal
from topcut.words import YOU, say


@click.command
@click.option("--players", type=click.IntRange(1, MOST_PLAYERS), metavar="N")
@click.option(
    "--people",
    metavar="NAME,...",
    callback=game_options.names,
)
@game_options.bots("drafter")
@click.option("--coach", is_flag=True)
@click.option("--fast", is_flag=True)
@click.option("--save", metavar="TITLE")
@click.option("--resume", metavar="EVENT")
@options.data
@game_options.agreed
@game_options.seed
@game_options.own_sets
def play(
    *,
    players: int | None,
    people: tuple[str, ...],
    bots: tuple[str, ...],
    coach: bool,
    fast: bool,
    save: str | None,
    resume: str | None,
    data: Path,
    seed: str | None,
    own: tuple[str, ...],
    **agreed: Any,
) -> None:
    if resume is not None:
        return kept.resume(data, resume, stop=not fast, coach=coach)
    refuse_namesakes(people)
    at_keyboard = people or (YOU,)
    seats = _seated(bots, _how_many(players, len(at_keyboard)), len(at_keyboard))
    setup = game_setup(len(seats), own, [bot for bot in seats if bot], **agreed)
    if save is None:
        return _play_unsaved(setup, seed or seeds.fresh(), seats, at_keyboard, stop=not fast, coach=coach)
    asked = {**agreed, "own_sets": {path: text_of(Path(path), path) for path in own}}
    return kept.play_saved(data, save, seats, at_keyboard, asked, seed=seed, stop=not fast, coach=coach)


def _how_many(players: int | None, people: int) -> int:
    if people > (players or MOST_PLAYERS):
        raise Refusal("play-people", clause="CG-01", people=people, players=players or MOST_PLAYERS)
    return players or max(2, people)


def _seated(bots: Sequence[str], players: int, people: int) -> tuple[str | None, ...]:
    """People have the first seats, and bots take turns for the others."""
    named = tuple(bots) or ("greedy",)
    return (*(None for _ in range(people)), *(named[seat % len(named)] for seat in range(players - people)))


@dataclass(frozen=True, slots=True)
class Unsaved:
    game: Game

    def answer(self, seat: int, answer: int) -> None:
        self.game.answer(seat, answer)


def _play_unsaved(
    setup: Setup, seed: str, seats: Sequence[str | None], people: Sequence[str], *, stop: bool, coach: bool
) -> None:
    """The same cards as in a game that is kept under this seed."""
    numbered = range(1, setup.players + 1)
    names = (*(f"p{number}" for number in numbered), *(("robot",) if setup.players % 2 else ()))
    game = Game(replace(setup, game=seeds.game(seed), names=names), seeds.final(seed), record=True)
    try:
        play_at(Unsaved(game), seats, people, stop=stop, coach=coach)
    except (Left, KeyboardInterrupt):
        click.echo()
        output.line(say("play-goodbye", seed=seed))
