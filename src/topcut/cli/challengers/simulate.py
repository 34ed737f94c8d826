"""The command simulate: many games of Challengers! played by bots on all cores, and what they show."""

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

import click

from topcut.batch import quickly
from topcut.cards.binder import Binder, open_binder
from topcut.cards.bots.bot import BOTS, EXPERT, bots_for, play
from topcut.cards.game import Game
from topcut.cards.setup import Setup, sets_in_play
from topcut.cards.trials import Play
from topcut.cli import options, output, seeds
from topcut.cli.challengers import game_options
from topcut.refusal import Refusal
from topcut.rules.playing_cards import setup_for
from topcut.rules.ruleset import load
from topcut.words import say
from topcut.words.dates import decimal

CHUNK = 25  # games that a process plays before it reports
FEW = 50  # up to so many games are not worth another process
SLOW = {"drafter", "expert"}  # one game of these bots is worth a process and a step of the bar

Tally = Counter[tuple[object, ...]]


@click.command
@click.option("--players", type=click.IntRange(1, game_options.MOST_PLAYERS), required=True, metavar="N")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, show_default=True, metavar="K")
@game_options.bots("greedy")
@click.option("--cores", type=click.IntRange(1, 256))
@game_options.agreed
@game_options.seed
@game_options.own_sets
@options.json
def simulate(
    *,
    players: int,
    games: int,
    bots: tuple[str, ...],
    cores: int | None,
    seed: str | None,
    own: tuple[str, ...],
    json: bool,
    **agreed: Any,
) -> None:
    text = seed or seeds.fresh()
    setup = game_setup(players, own, **agreed)
    summary = _simulated(setup, games, text, bots, cores)
    if json:
        return output.as_json(summary)
    _show(summary)
    if seed is None:
        click.echo(say("challengers-seed", seed=text))
    return None


def game_setup(players: int, own: tuple[str, ...] = (), bots: Sequence[str] = (), **agreed: object) -> Setup:
    """A game by the rule book with these options; anything wrong with them is refused here."""
    _refuse_unknown(bots)
    rules = load("challengers")
    assert rules.plan is not None
    if agreed.get("robot_plan") is None:
        agreed["robot_plan"] = rules.plan.robot_plan
    setup = setup_for(rules, players, own_sets=own, **agreed)
    Game(setup, b"")
    if EXPERT in bots and quickly() is None:
        click.echo(say("play-expert-slow"), err=True)
    if setup.solo_cards and not open_binder(own).box.robot_levels[setup.robot_level - 1].random:
        click.echo(say("play-solo-unused", level=setup.robot_level), err=True)
    return setup


def thinking(bots: Sequence[str | None]) -> Play | None:
    """What the expert thinks with; nobody else needs it, and loading it takes a second."""
    return quickly() if EXPERT in bots else None


def _refuse_unknown(bots: Sequence[str]) -> None:
    for name in bots:
        if name not in BOTS:
            raise Refusal("bot-unknown", name=name, known=tuple(BOTS))


def _simulated(setup: Setup, games: int, seed: str, bots: Sequence[str], cores: int | None = None) -> dict[str, object]:
    _refuse_unknown(bots)  # here, not in another process
    bots = bots or ("greedy",)
    final = seeds.final(seed)
    size = 1 if SLOW.intersection(bots) else CHUNK
    chunks = [range(start, min(games, start + size)) for start in range(0, games, size)]
    quick = games <= FEW and not SLOW.intersection(bots)
    workers = 1 if quick else min(cores or os.cpu_count() or 1, len(chunks))
    tally: Tally = Counter()
    for part in _progress(_tallies(setup, final, tuple(bots), chunks, workers), games, chunks, hidden=quick):
        tally.update(part)
    return _summary(setup, games, seed, bots, tally)


def _tallies(
    setup: Setup, final: bytes, bots: tuple[str, ...], chunks: Sequence[range], workers: int
) -> Iterator[Tally]:
    if workers == 1:
        yield from (tallied(setup, final, bots, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:  # the same on every system
        yield from pool.map(tallied, *zip(*((setup, final, bots, chunk) for chunk in chunks), strict=True))


def _progress(parts: Iterator[Tally], games: int, chunks: Sequence[range], *, hidden: bool) -> Iterator[Tally]:
    if hidden or not sys.stderr.isatty():
        yield from parts
        return
    with click.progressbar(length=games, label="Games", file=sys.stderr) as bar:
        for chunk, part in zip(chunks, parts, strict=True):
            bar.update(len(chunk))
            yield part


def tallied(setup: Setup, final: bytes, bots: tuple[str, ...], numbers: range) -> Tally:
    """Counts of some games, which share only the seed."""
    tally: Tally = Counter()
    for number in numbers:
        game = Game(replace(setup, game=str(number)), final, record=True)
        play(game, bots_for(game, bots, thinking(bots)))
        _count(game, tally)
    return tally


def _count(game: Game, tally: Tally) -> None:
    tally["winner", game.winner] += 1
    tally["rounds",] += game.round
    for seat, player in enumerate(game.players):
        tally["fans", seat] += player.all_fans
    for *_, how, reveals in game.results:
        tally["how", how] += 1
        tally["length", reveals] += 1
    decks: dict[int, tuple[Any, int, Any]] = {}
    for step in game.record or ():
        match step:
            case ("draw", int(), tuple(cards), _):
                tally.update(("offered", card) for card in cards)
            case ("pick", int(), (card,)):
                tally["picked", card] += 1
            case ("match", int(), int(park), seats, int(begins), held):
                decks[park] = (seats, begins, held)
            case ("won", int(), int(park), int(winner), _):
                seats, begins, held = decks[park]
                tally["began", winner == begins] += 1
                for seat, deck in zip(seats, held, strict=True):
                    tally.update(("played", card, seat == winner) for card in set(deck))


def _summary(setup: Setup, games: int, seed: str, bots: Sequence[str], tally: Tally) -> dict[str, object]:
    binder = open_binder(setup.own_sets)
    lengths = {int(str(key[1])): number for key, number in tally.items() if key[0] == "length"}
    matches = sum(lengths.values())
    seats = [
        {
            "seat": seat + 1,
            "bot": bots[seat % len(bots)],
            "wins": tally["winner", seat],
            "fans": round(tally["fans", seat] / games, 2),
        }
        for seat in range(setup.players)
    ]
    return {
        "players": setup.players,
        "games": games,
        "seed": seed,
        "sets": list(sets_in_play(setup, binder)),
        "seats": seats,
        "robot_wins": tally["winner", setup.players] if setup.players == 1 else 0,
        "rounds": round(tally["rounds",] / games, 2),
        "matches": matches,
        "reveals": {
            "mean": round(sum(length * number for length, number in lengths.items()) / matches, 2),
            "fewest": min(lengths),
            "most": max(lengths),
        },
        "how": {str(key[1]): number for key, number in sorted(tally.items(), key=str) if key[0] == "how"},
        "beginner_wins": _share(tally["began", True], tally["began", False]),
        "cards": _cards(binder, tally),
    }


def _cards(binder: Binder, tally: Tally) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for number, card in enumerate(binder.cards):
        offered, picked = tally["offered", number], tally["picked", number]
        won, lost = tally["played", number, True], tally["played", number, False]
        if offered or won or lost:
            rows.append(
                {
                    "name": binder.label(number),
                    "set": card.set,
                    "level": card.level,
                    "offered": offered,
                    "picked": picked,
                    "pick_rate": _share(picked, offered - picked),
                    "matches": won + lost,
                    "win_share": _share(won, lost),
                }
            )
    return rows


def _share(yes: int, no: int) -> float | None:
    return round(yes / (yes + no), 4) if yes + no else None


def _show(summary: dict[str, object]) -> None:
    """Seats first, then lengths, then the cards by how often their decks win."""
    told: dict[str, Any] = summary
    seats = [(one["seat"], one["bot"], one["wins"], decimal(one["fans"], 1)) for one in told["seats"]]
    if told["players"] == 1:
        seats.append(("", "Robot", told["robot_wins"], ""))
    output.table(("#Seat", "Bot", "#Wins", "#Fans"), seats)
    rounds, reveals, began = told["rounds"], told["reveals"]["mean"], _percent(told["beginner_wins"])
    row = (told["games"], decimal(rounds), told["matches"], decimal(reveals, 1), began)
    output.table(("#Games", "#Rounds", "#Matches", "#Reveals", "#Beginner wins"), [row])
    columns = ("Card", "Set", "Level", "#Offered", "#Picked", "#Pick rate", "#Win share")
    rows = sorted(told["cards"], key=lambda one: -(one["win_share"] or 0))
    output.table(columns, map(_card_row, rows))


def _card_row(one: dict[str, object]) -> list[object]:
    head = [one[name] for name in ("name", "set", "level", "offered", "picked")]
    return [*head, _percent(one["pick_rate"]), _percent(one["win_share"])]


def _percent(share: object) -> str:
    return say("planner-percent", share=decimal(100 * share, 1)) if isinstance(share, float) else ""
