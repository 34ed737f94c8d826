"""Bytes that change by themselves: a folder with one of them flipped must be found out, or must not matter."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from tests.keeping import CUP, ORGANIZER, keep, set_up, with_cup
from topcut.desk import Clock, Desk
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.chain import Sealed
from topcut.rules.texts import Person
from topcut.store import Listed, Store

FOUND = {
    *("data-damaged", "data-foreign", "data-newer", "journal-foreign"),
    *("log-behind-witness", "log-damaged", "row-damaged"),
}
ANA = Person(PlayerId("p1"), "Ana Müller", club="Bärenclub", contact="ana@example.org")


@dataclass(frozen=True)
class Content:
    listed: tuple[Listed, ...]
    facts: tuple[Sealed, ...]
    people: tuple[Person, ...]
    receipts: tuple[object, ...]
    seed: bytes | None


def planted(folder: Path, acts: int = 5) -> Content:
    """A folder with something in every table, and what is in it."""
    with_cup(folder, acts)
    with Store(folder) as store:
        keep(store, CUP, ANA)
        return content(store)


def content(store: Store) -> Content:
    receipts = tuple(store.receipt(CUP, f"k{number}") for number in range(1, 6))
    return Content(store.tournaments(), tuple(store.sealed(CUP)), store.people(CUP), receipts, store.seed(CUP))


def flipped(source: Path, folder: Path, file: str, at: int, bits: int) -> Path:
    shutil.copytree(source, folder)
    with (folder / file).open("r+b") as rotting:
        rotting.seek(at)
        byte = rotting.read(1)[0]
        rotting.seek(at)
        rotting.write(bytes([byte ^ bits]))
    return folder


def check(folder: Path, *originals: Content) -> str:
    """How it was found out: the code of a refusal or a notice, or `harmless`. Any of the originals would be right."""
    try:
        store = Store(folder)
    except Refusal as refusal:
        if refusal.code not in FOUND:
            raise
        return refusal.code
    with store:
        trouble = store.trouble(CUP)
        if trouble is not None:
            return _troubled(store, trouble, originals)
        notices = [notice.code for notice in store.condition().notices if notice.code in FOUND]
        if not notices:
            assert content(store) in originals, f"{folder}: something has changed and nobody noticed"
        logs = [original.facts for original in originals]
        assert tuple(store.sealed(CUP)) in logs, f"{folder}: a fact has changed and nobody noticed"
        Desk(store, Clock()).act(CUP, ORGANIZER, set_up, 1000)
        return notices[0] if notices else "harmless"


def _troubled(store: Store, trouble: Refusal, originals: tuple[Content, ...]) -> str:
    """What can still be read is true, nothing can be written, and the fact that is named is the first that is bad."""
    assert trouble.code in FOUND, trouble
    try:
        readable = tuple(store.sealed(CUP))
        right = [original.facts[: len(readable)] for original in originals]
        assert readable in right, f"{store.folder}: what can be read is wrong"
        if trouble.code == "log-damaged":
            assert trouble.parameters["n"] == len(readable) + 1
        Desk(store, Clock()).act(CUP, ORGANIZER, set_up, 1000)
    except Refusal as refusal:
        if refusal.code not in FOUND:
            raise
        return trouble.code
    raise AssertionError(f"{store.folder}: written in spite of {trouble}")
