"""Options that several commands of Challengers! share."""

from collections.abc import Callable, Sequence

import click

from topcut.refusal import Refusal

MOST_PLAYERS = 8  # CG-01


def names(_context: click.Context, _option: click.Parameter, text: str | None) -> tuple[str, ...]:
    return tuple(name.strip() for name in (text or "").split(",") if name.strip())


own_sets = click.option("--own-set", "own", metavar="FILE", multiple=True, help="A set of your own, a TOML file.")
seed = click.option("--seed", metavar="TEXT", help="The text that every shuffle comes from; made up if not given.")


def bots(default: str, meaning: str) -> Callable[[Callable[..., int | None]], Callable[..., int | None]]:
    return click.option("--bots", default=default, show_default=True, metavar="NAME,...", callback=names, help=meaning)


AGREED = (
    click.option("--robot-level", type=click.IntRange(1, 5), default=1, show_default=True, metavar="L"),
    click.option("--solo-cards", is_flag=True, help="Solo: mix the SOLO cards into the Robot's."),
    click.option("--sets", metavar="NAME,...", callback=names, help="The five sets beside City."),
    click.option(
        "--robot-plan/--any-plan",
        default=None,
        help="The Robot takes the plan with only its icon, which is usual, or any.",
    ),
    click.option("--keep-one", is_flag=True, help="The last card of a deck may not be removed."),
    click.option(
        "--tray-capacity",
        type=click.IntRange(min=1),
        metavar="N",
        help="Shuffle discarded cards under their pile when there are N; when the pile is short if not given.",
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
