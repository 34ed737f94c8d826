"""Options that several commands share."""

import os
from pathlib import Path

import click

from topcut.refusal import Refusal
from topcut.store.place import default_folder

data = click.option(
    "--data",
    metavar="DIR",
    type=Path,
    default=lambda: default_folder(os.environ),
    help="The data folder, if it is not the usual one.",
)
json = click.option("--json", is_flag=True, help="Answer in JSON.")
ruleset = click.option("--ruleset", metavar="NAME|FILE", help="The rule book, where the file names none or another.")
chosen = click.option(
    "--option", "chosen", metavar="NAME=VALUE", multiple=True, help="What the rule book lets you choose."
)


def pairs(given: tuple[str, ...], form: str) -> dict[str, str]:
    """`("a=b", "c=d")` as a mapping."""
    found = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise Refusal("given-unreadable", given=text, form=form)
        found[name.strip()] = value.strip()
    return found
