"""Keeping the catalogues that an organizer added: one file each, in the data folder; those that were replaced too,
because a tournament keeps the ones it began with."""

import hashlib
from pathlib import Path

from topcut.store.place import made, unwritable
from topcut.store.whole_file import write_whole

FOLDER, REPLACED = "catalogues", "replaced"


def kept(folder: Path) -> dict[str, bytes]:
    """Each catalogue that was added, by the name of its file; none if nothing was ever added."""
    return _files(folder, folder / FOLDER)


def replaced(folder: Path) -> dict[str, bytes]:
    """Those whose place a newer one has taken."""
    return _files(folder, folder / FOLDER / REPLACED)


def keep(folder: Path, name: str, text: str) -> Path:
    """Write a catalogue, replacing one with the same name; it is there completely or not at all."""
    place = _directly_in(made(made(folder) / FOLDER), f"{name}.json")
    try:
        if place.exists() and (before := place.read_bytes()) != text.encode():
            put_aside(folder, name, before)
        write_whole(place, [text.encode()])
    except OSError as error:
        raise unwritable(folder, error) from error
    return place


def take_out(folder: Path, name: str) -> None:
    """Beside those that were replaced, where tournaments that began with it still find it."""
    place = _directly_in(folder / FOLDER, f"{name}.json")
    try:
        put_aside(folder, name, place.read_bytes())
        place.unlink()
    except OSError as error:
        raise unwritable(folder, error) from error


def bring(folder: Path, name: str, text: str) -> None:
    """A catalogue that came with a copy: kept if there is none of that name, else beside those that were replaced."""
    here = kept(folder).get(f"{name}.json")
    try:
        if here is None:
            keep(folder, name, text)
        elif here != text.encode():
            put_aside(folder, name, text.encode())
    except OSError as error:
        raise unwritable(folder, error) from error


def put_aside(folder: Path, name: str, text: bytes) -> None:
    """Among those that were replaced."""
    place = _directly_in(made(made(made(folder) / FOLDER) / REPLACED), f"{name}-{digest(text)[:12]}.json")
    if not place.exists() or place.read_bytes() != text:
        write_whole(place, [text])


def digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def _directly_in(folder: Path, file: str) -> Path:
    place = folder / file
    assert place.name == file, f"{file!r} is no name of a file"
    assert place.parent == folder
    return place


def _files(folder: Path, place: Path) -> dict[str, bytes]:
    try:
        return {file.name: file.read_bytes() for file in sorted(place.glob("*.json"))}
    except OSError as error:
        raise unwritable(folder, error) from error
