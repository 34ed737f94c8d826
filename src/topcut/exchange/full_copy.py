"""The full copy of a tournament: its full archive and all that stands beside its log, so that another computer goes on.

JSON lines: a header, the lines of the full archive (docs/archive.md), rows from beside the log, catalogues that were
added, and a last line with a checksum of all before it. Sealed with a password where that is wanted.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from io import BytesIO
from itertools import chain
from typing import Any

from topcut.chance import canon
from topcut.exchange import archive, sealing
from topcut.exchange.archive import Archive
from topcut.exchange.document import object_in
from topcut.refusal import Refusal

FAMILY = "topcut-copy-"
FORMAT = f"{FAMILY}1"
HEADER = {"format", "form", "made", "lines"}
CATALOGUE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,99}")  # becomes the name of a file

Row = tuple[str, Mapping[str, Any]]  # a table, and what stands in it; bytes are hex


@dataclass(frozen=True, slots=True)
class Copy:
    """A full copy that was read: every fact follows from the one before, and nothing of the file is missing."""

    archive: Archive
    form: str  # of the database that the rows are from; empty for a full archive, which has none
    made: str
    rows: tuple[Row, ...] = ()
    catalogues: Mapping[str, str] | None = None  # name -> text


def written(
    lines: Iterable[bytes], rows: Iterable[Row], catalogues: Mapping[str, str], *, form: str, made: str
) -> bytes:
    """The copy of what `archive.full` has written, with the rows beside it."""
    full = list(lines)
    header = canon({"format": FORMAT, "form": form, "made": made, "lines": len(full)}) + b"\n"
    beside = (canon({"table": table, "row": dict(row)}) + b"\n" for table, row in rows)
    added = (canon({"catalogue": name, "text": text}) + b"\n" for name, text in sorted(catalogues.items()))
    whole = b"".join(chain([header], full, beside, added))
    return whole + canon({"sha256": hashlib.sha256(whole).hexdigest()}) + b"\n"


def read(content: bytes, password: str | None = None) -> Copy:
    """A full copy, sealed or not, or a full archive; or a refusal that says what is wrong with it."""
    if sealing.is_sealed(content):
        if not password:
            raise Refusal("sealed-password")
        content = sealing.unseal(content, password)
    if archive.is_archive(content[: archive.LONGEST_LINE]):
        found = archive.read(BytesIO(content))
        return Copy(found, "", found.facts[-1].record.at)
    header, body = _checked(content)
    lines = body[: header["lines"]]
    rows, catalogues = _beside(body[header["lines"] :])
    return Copy(archive.read(BytesIO(b"".join(lines))), header["form"], header["made"], tuple(rows), catalogues)


def _checked(content: bytes) -> tuple[dict[str, Any], list[bytes]]:
    """The header, and the lines between it and the checksum, which fits."""
    first, *lines = content.splitlines(keepends=True) or [b""]
    header = object_in(first) or {}
    name = str(header.get("format", ""))
    if not name.startswith(FAMILY):
        raise Refusal("copy-foreign")
    if name != FORMAT:
        raise Refusal("copy-newer", format=name, known=FORMAT)
    last = object_in(lines[-1]) if lines else None
    seen = hashlib.sha256(content[: len(content) - len(lines[-1])]).hexdigest() if lines else ""
    if set(header) != HEADER or type(header["lines"]) is not int or last != {"sha256": seen}:
        raise Refusal("copy-damaged")
    return header, lines[:-1]


def _beside(lines: Iterable[bytes]) -> tuple[list[Row], dict[str, str]]:
    rows: list[Row] = []
    catalogues: dict[str, str] = {}
    for line in lines:
        match object_in(line):
            case {"table": str(table), "row": dict(row)}:
                rows.append((table, row))
            case {"catalogue": str(name), "text": str(text)} if CATALOGUE.fullmatch(name):
                catalogues[name] = text
            case _:
                raise Refusal("copy-damaged")
    return rows, catalogues
