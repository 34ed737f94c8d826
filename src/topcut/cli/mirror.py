"""Mirrors on the command line: where everything is shown, too, and fetching a sealed copy from there."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from topcut.cli import output
from topcut.refusal import Refusal
from topcut.words import say

if TYPE_CHECKING:
    from topcut.store.mirrors import Aim

VARIABLE = "TOPCUT_MIRROR_KEY"
key_file = click.option(
    "--mirror-key",
    "key_file",
    metavar="FILE",
    type=click.Path(path_type=Path),
)


def aim_from(url: str, file: Path | None) -> "Aim":
    """The key comes from a file or from the environment: what is typed, everyone on this computer can read."""
    from topcut.desk.mirroring import KEY, aim_at

    if "#" in url:
        raise Refusal("mirror-key-shown", variable=VARIABLE)
    try:
        said = os.environ.get(VARIABLE, "") if file is None else file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refusal("file-unreadable", file=str(file), problem=say("mirror-key-unread")) from None
    key = said.strip().rpartition("#")[2]
    if not key:
        raise Refusal("mirror-key-missing", variable=VARIABLE)
    if not KEY.fullmatch(key):
        raise Refusal("mirror-key-odd")
    now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    return aim_at(f"{url}#{key}", now)


@click.command
@click.argument("url")
@click.argument("event", required=False)
@key_file
@click.option("--to", "file", metavar="FILE", type=click.Path(path_type=Path))
def fetch(*, url: str, event: str | None, key_file: Path | None, file: Path | None) -> None:
    from topcut.desk.mirroring import fetched, left_there
    from topcut.ids import TournamentId

    aim = aim_from(url, key_file)
    if event is None:
        rows = [(one.tournament, one.title, str(one.n), output.when(one.at)) for one in left_there(aim)]
        output.table(("event", "title", "#facts", "at"), rows)
        return
    content = fetched(aim, TournamentId(event))
    target = file or Path(f"{event}.sealed")
    try:
        with target.open("xb") as made:
            made.write(content)
    except FileExistsError:
        raise Refusal("file-exists", file=str(target)) from None
    click.echo(say("fetched", file=str(target)))
