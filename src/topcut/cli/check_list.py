"""The command check-list: whether a list is legal, and what forbids it."""

from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import click

from topcut.cli import options, output
from topcut.cli.catalogue import read
from topcut.cli.files import content
from topcut.exchange.builder_lists import MOST_BYTES as MOST_OF_A_BUILDER
from topcut.exchange.builder_lists import list_text
from topcut.exchange.catalogues import catalogue as from_files
from topcut.exchange.list_demands import catalogue, demands
from topcut.lists.bans import MOST_BYTES as MOST_OF_BANS
from topcut.lists.bans import bans
from topcut.lists.check import check
from topcut.lists.findings import Finding, Grade, gathered, is_legal
from topcut.lists.incoming import MOST_BYTES, decoded, written
from topcut.lists.totals import ages, totals
from topcut.refusal import Refusal
from topcut.rules.ruleset import Ruleset, load
from topcut.store.catalogues import kept
from topcut.words import finding_sentence, finding_text, say, total_text

ILLEGAL = 1


@click.command("check-list")
@click.argument("file")
@click.option("--ruleset", metavar="NAME|FILE", required=True)
@click.option("--timeline", metavar="NAME")
@click.option("--date", "days", metavar="YYYY-MM-DD", multiple=True)
@click.option("--banned", metavar="FILE")
@click.option("--catalogue", "catalogues", metavar="FILE", multiple=True)
@click.option("--option", "chosen", metavar="NAME=VALUE", multiple=True)
@click.option("--pool", metavar="FILE")
@options.data
@options.json
def check_list(
    file: str,
    *,
    ruleset: str,
    timeline: str | None,
    days: tuple[str, ...],
    banned: str | None,
    catalogues: tuple[str, ...],
    chosen: tuple[str, ...],
    pool: str | None,
    data: Path,
    json: bool,
) -> None:
    book = load(ruleset)
    _refuse_what_does_not_apply(book, timeline, banned, pool)
    picked = {**_chosen(chosen), **({} if timeline is None else {"timeline": timeline})}
    asked = demands(book, picked, tuple(map(_day, days)))
    given = [read((name,), None, book.lists.game) for name in catalogues]
    added = [from_files({name: text}) for name, text in kept(data).items()]  # a desk would load the database
    known = catalogue(book, added, given)
    text = list_text(content(file, MOST_OF_A_BUILDER))
    found = check(
        text,
        asked,
        known,
        bans=None if banned is None else bans(decoded(content(banned, MOST_OF_BANS), MOST_OF_BANS), banned),
        pool=None if pool is None else content(pool, MOST_BYTES),
    )
    told_too = [total_text(total) for total in (*totals(written(text, asked.form, known), known), *ages(known))]
    _answer(found, told_too, json=json)


def told(found: Sequence[Finding]) -> Iterator[str]:
    """A line for each finding, the worst first, and then the verdict."""
    found = gathered(found)
    for finding in found:
        yield f"{finding.grade}: {finding_sentence(finding)}"
    forbidding = sum(finding.grade is Grade.ILLEGAL for finding in found)
    if forbidding:
        yield say("list-illegal", number=forbidding)
    else:
        yield say("list-legal", unverified=sum(finding.grade is Grade.UNVERIFIED for finding in found))


def _answer(found: Sequence[Finding], told_too: Sequence[str], *, json: bool) -> None:
    if json:
        findings = [_row(finding) for finding in found]
        output.as_json({"legal": is_legal(found), "findings": findings, "totals": list(told_too)})
    else:
        output.lines((*(f"info: {line}" for line in told_too), *told(found)))
    if not is_legal(found):
        raise click.exceptions.Exit(ILLEGAL)


def _row(finding: Finding) -> dict[str, object]:
    known = {"grade": str(finding.grade), "clause": finding.clause, "line": finding.line, "entry": finding.entry}
    return {**known, "text": finding_text(finding, with_line=False), "suggestions": list(finding.suggestions)}


def _refuse_what_does_not_apply(book: Ruleset, timeline: str | None, banned: str | None, pool: str | None) -> None:
    if timeline is not None and "timeline" not in book.options:
        raise Refusal("list-option-unknown", option="timeline", known=tuple(book.options), number=len(book.options))
    if banned is not None and "banned-and-restricted" not in book.lists.rules:
        raise Refusal("bans-not-here")
    if pool is not None and "registered-pool" not in book.lists.rules:
        raise Refusal("pool-not-here")


def _chosen(options: tuple[str, ...]) -> dict[str, str]:
    chosen = {}
    for option in options:
        name, found, value = option.partition("=")
        if not found or not name.strip():
            raise Refusal("list-option-form", text=option)
        chosen[name.strip()] = value.strip()
    return chosen


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text if len(text) == len("2024-11-08") else "")
    except ValueError:
        raise Refusal("date-wrong", text=text) from None
