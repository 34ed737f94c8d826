"""Keeping the catalogues that an organizer added: one file each, in the data folder."""

from pathlib import Path

from topcut.store.place import made, unwritable

FOLDER = "catalogues"


def kept(folder: Path) -> dict[str, bytes]:
    """Each catalogue that was added, by the name of its file; none if nothing was ever added."""
    try:
        return {file.name: file.read_bytes() for file in sorted((folder / FOLDER).glob("*.json"))}
    except OSError as error:
        raise unwritable(folder, error) from error


def keep(folder: Path, name: str, text: str) -> Path:
    """Write a catalogue, replacing one with the same name; it is there completely or not at all."""
    place = made(made(folder) / FOLDER) / f"{name}.json"
    scratch = place.with_suffix(".new")
    try:
        scratch.write_text(text, encoding="utf-8", newline="\n")
        scratch.replace(place)
    except OSError as error:
        raise unwritable(folder, error) from error
    return place
