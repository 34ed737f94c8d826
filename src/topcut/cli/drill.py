"""The command drill: a server with an event of simulated players, in a data folder of its own, to train a crew on."""

import secrets
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from topcut.cli.data import ORGANIZER, opened, today
from topcut.cli.serve import PORT, serve_desk, settings_for
from topcut.refusal import Refusal
from topcut.words import say

if TYPE_CHECKING:
    from topcut.store.keeping import Drill

IN_USE = {"data-in-use", "data-in-use-unnamed"}
BOOK, SPEED = "challenger", 4


@click.command
@click.argument("rulebook", default=BOOK)
@click.option("--players", metavar="N", type=int)
@click.option("--speed", metavar="X", type=int, default=SPEED, show_default=True)
@click.option("--seed", metavar="TEXT")
@click.option("--crew", is_flag=True)
@click.option("--lan", is_flag=True)
@click.option("--port", metavar="N", type=click.IntRange(1, 65535), default=PORT, show_default=True)
@click.option("--data", metavar="DIR", type=Path)
def drill(
    *,
    rulebook: str,
    players: int | None,
    speed: int,
    seed: str | None,
    crew: bool,
    lan: bool,
    port: int,
    data: Path | None,
) -> None:
    from topcut.desk.drill import check, make_drill, the_book, usual_players
    from topcut.store.keeping import Drill

    usual = usual_players(the_book(rulebook))
    made = Drill(secrets.token_hex(4) if seed is None else seed, usual if players is None else players, speed, crew)
    check(made)
    typed = _with_phones(rulebook, made, usual, port, data)
    settings = replace(settings_for(port, lan=lan, host=None), lan_command=typed, keeps=data is not None)
    with _folder(data) as folder, opened(folder, make=True) as desk:
        make_drill(desk, ORGANIZER, rulebook, made, today=today())
        words = (say("drill-runs", seed=made.seed), say("drill-keeps" if data else "drill-forgets"))
        serve_desk(desk, port, settings, words=words)


def _with_phones(rulebook: str, made: "Drill", usual_players: int, port: int, data: Path | None) -> str:
    """What to type for the same with phones."""
    told = {"--players": made.players, "--speed": made.speed, "--seed": made.seed, "--port": port, "--data": data}
    usual = {"--players": usual_players, "--speed": SPEED, "--port": PORT, "--data": None}
    other = [str(word) for name, value in told.items() if usual.get(name) != value for word in (name, value)]
    return shlex.join(["topcut", "drill", rulebook, *other, *(["--crew"] if made.crew else []), "--lan"])


@contextmanager
def _folder(data: Path | None) -> Iterator[Path]:
    """One of its own, which goes with the drill; or the one that was named, unless a server is at work in it."""
    if data is None:
        with TemporaryDirectory(prefix="topcut-drill-") as made:
            yield Path(made)
        return
    try:
        yield data
    except Refusal as refusal:
        if refusal.code in IN_USE:
            raise Refusal("drill-data-in-use", folder=str(data)) from None
        raise
