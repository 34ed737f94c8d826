"""Catalogues that were added, where several computers share a database, or a whole folder moves."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select, update

from topcut.store import rows, schema
from topcut.store.catalogues import digest, keep, kept, put_aside, replaced, take_out
from topcut.store.medium import Medium


@dataclass(frozen=True, slots=True)
class Copy:
    name: str
    text: bytes
    replaced: bool

    @property
    def row(self) -> dict[str, object]:
        return rows.checked(
            {"name": self.name, "digest": digest(self.text), "replaced": self.replaced, "text": self.text}
        )


def share(medium: Medium, folder: Path, changed: str | None = None) -> None:
    """Between this folder and the database, where other computers find them: what is new here goes there, and what was
    replaced or taken out there is so here. Of the name that was just `changed` here, this folder knows best."""
    table = schema.catalogues
    here = copies(folder)
    named = select(table.c.name, table.c.digest)
    known = medium.read(lambda connection: {(row.name, row.digest) for row in connection.execute(named)})
    new = [
        one for one in here if (one.name, digest(one.text)) not in known or (one.name == changed and not one.replaced)
    ]
    if new or changed is not None:
        medium.write(partial(_give, new=new, changed=changed), {})
    found = medium.read(lambda connection: connection.execute(select(table)).mappings().all())
    put(folder, [Copy(row["name"], row["text"], row["replaced"]) for row in found if rows.is_whole(row)])


def copies(folder: Path) -> list[Copy]:
    """All that are in a folder, those that were replaced first."""
    before = [Copy(file.rpartition("-")[0], text, replaced=True) for file, text in replaced(folder).items()]
    return before + [Copy(file.removesuffix(".json"), text, replaced=False) for file, text in kept(folder).items()]


def put(folder: Path, given: Iterable[Copy]) -> None:
    """Into a folder, in the same places."""
    here = {file.removesuffix(".json"): text for file, text in kept(folder).items()}
    given = tuple(given)
    counting = {one.name for one in given if not one.replaced}
    for one in given:
        if one.replaced:
            put_aside(folder, one.name, one.text)
            if here.get(one.name) == one.text and one.name not in counting:
                take_out(folder, one.name)
        elif here.get(one.name) != one.text:
            keep(folder, one.name, one.text.decode())


def _give(connection: Connection, new: Sequence[Copy], changed: str | None) -> None:
    table = schema.catalogues
    for name in {one.name for one in new if not one.replaced} | ({changed} if changed else set()):
        same = table.c.name == name
        for row in connection.execute(select(table).where(same)).mappings().all():
            old = Copy(row["name"], row["text"], replaced=True).row
            connection.execute(update(table).where(same, table.c.digest == row["digest"]).values(old))
    for one in new:
        connection.execute(delete(table).where(table.c.name == one.name, table.c.digest == digest(one.text)))
        connection.execute(insert(table), one.row)
