"""The command generate: made-up tournaments as archives, and which clauses of the rule book they touch."""

import re
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill

import click

from topcut.cli import options, output
from topcut.cli.files import SOFTWARE, write
from topcut.exchange import archive
from topcut.generator.coverage import Coverage
from topcut.generator.generate import Generated
from topcut.generator.generate import generate as made_up
from topcut.generator.sealing import sealed
from topcut.refusal import Refusal
from topcut.words import say

FIELD = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")
FEWEST = 4


@click.command
@click.option("--ruleset", metavar="NAME|FILE", required=True)
@click.option("--players", metavar="A-B", default="4-24", show_default=True)
@click.option("--count", metavar="N", type=click.IntRange(1), default=1, show_default=True)
@click.option("--seed", metavar="TEXT", default="1", show_default=True)
@click.option("--out", "folder", metavar="DIR", required=True)
@click.option("--public", is_flag=True)
@options.json
def generate(*, ruleset: str, players: str, count: int, seed: str, folder: str, public: bool, json: bool) -> None:
    coverage = Coverage(ruleset)
    field = _field(players, FEWEST if coverage.ruleset.plan is None else 1)
    place = _made(folder)
    for number in range(1, count + 1):
        made = made_up(ruleset, field, f"{seed} {number}")
        _write(place, f"{coverage.ruleset.name}-{number:0{len(str(count))}d}", made, public=public)
        coverage.add(made)
    _report(coverage, folder, json=json)


def _field(text: str, fewest: int) -> tuple[int, int]:
    found = FIELD.fullmatch(text.strip())
    least, most = (0, 0) if found is None else (int(found[1]), int(found[2] or found[1]))
    if not fewest <= least <= most:
        raise Refusal("field-unreadable", given=text, least=fewest)
    return least, most


def _made(folder: str) -> Path:
    place = Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise Refusal("file-is-not-folder", file=folder) from None
    except OSError as error:
        raise Refusal("file-unwritable", file=folder, problem=error.strerror or str(error)) from None
    return place


def _write(place: Path, name: str, made: Generated, *, public: bool) -> None:
    head, facts, people = sealed(made)
    lines = archive.full(made.tournament, head, facts, people, made.seed, software=SOFTWARE)
    write(str(place / f"{name}.topcut"), lines)
    if public:
        shown = archive.public(made.t, made.tournament, head, facts, people, software=SOFTWARE)
        write(str(place / f"{name}.public.topcut"), shown)


def _report(coverage: Coverage, folder: str, *, json: bool) -> None:
    kinds = dict(coverage.kinds.most_common())
    if json:
        output.as_json(
            {
                "tournaments": coverage.tournaments,
                "facts": coverage.facts,
                "kinds": kinds,
                "missing": coverage.missing_kinds,
                "clauses": dict(sorted(coverage.touched.items())),
                "untouched": coverage.untouched,
                "refusals": dict(coverage.refusals.most_common()),
            }
        )
        return
    click.echo(say("generated", count=coverage.tournaments, facts=coverage.facts, folder=folder))
    output.table((say("generated-kind"), f"#{say('generated-facts')}"), kinds.items())
    if coverage.missing_kinds:
        _listed(say("generated-missing", count=len(coverage.missing_kinds)), coverage.missing_kinds)
    click.echo(say("generated-touched", count=len(coverage.touched), title=coverage.ruleset.title))
    if coverage.untouched:
        _listed(say("generated-untouched", count=len(coverage.untouched)), coverage.untouched)


def _listed(text: str, words: Sequence[str]) -> None:
    click.echo(text)
    click.echo(fill(" ".join(words), 100, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False))
