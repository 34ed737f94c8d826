"""Options that several commands of Challengers! share."""

from collections.abc import Callable, Sequence

import click

from topcut.cards.binder import open_binder
from topcut.refusal import Refusal

BOX = open_binder().box
MOST_PLAYERS = BOX.most_players


def names(_context: click.Context, _option: click.Parameter, text: str | None) -> tuple[str, ...]:
    return tuple(name.strip() for name in (text or "").split(",") if name.strip())


own_sets = click.option("--own-set", "own", metavar="FILE", multiple=True)
seed = click.option("--seed", metavar="TEXT")


def bots(default: str) -> Callable[[Callable[..., int | None]], Callable[..., int | None]]:
    return click.option("--bots", default=default, show_default=True, metavar="NAME,...", callback=names)


AGREED = (
    click.option(
        "--robot-level", type=click.IntRange(1, len(BOX.robot_levels)), default=1, show_default=True, metavar="L"
    ),
    click.option("--solo-cards", is_flag=True),
    click.option("--sets", metavar="NAME,...", callback=names),
    click.option(
        "--robot-plan/--any-plan",
        default=None,
    ),
    click.option("--keep-one", is_flag=True),
    click.option(
        "--tray-capacity",
        type=click.IntRange(min=1),
        metavar="N",
    ),
)


def agreed(command: Callable[..., int | None]) -> Callable[..., int | None]:
    """What the table agrees on, named as the rules name it."""
    for option in reversed(AGREED):
        command = option(command)
    return command


def refuse_namesakes(people: Sequence[str]) -> None:
    """People must be told apart."""
    if len({name.casefold() for name in people}) < len(people):
        raise Refusal("companion-players", clause="CG-01", most=MOST_PLAYERS)
