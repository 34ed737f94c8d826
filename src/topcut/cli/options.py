"""Options that several commands share."""

import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from topcut.refusal import Refusal
from topcut.store.place import Database, Where, default_folder

data = click.option(
    "--data",
    metavar="DIR",
    type=Path,
    default=lambda: default_folder(os.environ),
)
database = click.option(
    "--database",
    metavar="URL",
    envvar="TOPCUT_DATABASE",  # where nobody else sees the password,
)
json = click.option("--json", is_flag=True)
ruleset = click.option("--ruleset", metavar="NAME|FILE")
chosen = click.option("--option", "chosen", metavar="NAME=VALUE", multiple=True)


def where(data: Path, database: str | None) -> Where:
    """What is meant by --data and --database together: the folder is then for what this computer alone has to know."""
    return data if database is None else Database(database, data)


def place(command: Callable[..., Any]) -> Callable[..., Any]:
    """Both options, of which the command hears as one: `data` is then a folder or a database."""

    @data
    @database
    @wraps(command)
    def placed(*args: Any, **given: Any) -> Any:
        return command(*args, data=where(given.pop("data"), given.pop("database")), **given)

    return placed


def pairs(given: tuple[str, ...], form: str) -> dict[str, str]:
    """`("a=b", "c=d")` as a mapping."""
    found = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise Refusal("given-unreadable", given=text, form=form)
        found[name.strip()] = value.strip()
    return found
