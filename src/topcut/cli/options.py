"""Options that several commands share."""

import click

data = click.option("--data", metavar="DIR", help="The data folder, if it is not the usual one.")
json = click.option("--json", is_flag=True, help="Answer in JSON.")


def pairs(given: tuple[str, ...], form: str) -> dict[str, str]:
    """`("a=b", "c=d")` as a mapping."""
    from topcut.refusal import Refusal

    found = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise Refusal("given-unreadable", given=text, form=form)
        found[name.strip()] = value.strip()
    return found
