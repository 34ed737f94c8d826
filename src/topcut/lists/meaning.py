"""What an entry means: the one thing of a catalogue that it names, in full or in part, or why it cannot be told."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from topcut.lists.catalogue import Catalogues, Item, Kind
from topcut.lists.findings import Finding, note, unverified
from topcut.lists.written import KINDS, ROLES, Entry


@dataclass(frozen=True, slots=True)
class Meaning:
    items: tuple[Item, ...]
    in_part: bool = False  # only some of its words were written, or its role told which

    @property
    def item(self) -> Item | None:
        return self.items[0] if len(self.items) == 1 else None


def meaning(entry: Entry, catalogue: Catalogues) -> Meaning:
    """A name that several have is one of them where its role in a squad says which: the primary Luke Skywalker is not
    Luke Skywalker, Daring Hero."""
    kind = KINDS[entry.section] if entry.section else Kind.UNIT
    whole = catalogue.of(kind, entry.name)
    if len(whole) == 1 and (_fits(whole[0], entry) or kind in catalogue.kinds(entry.name)):
        return Meaning(whole)
    found = whole if len(whole) > 1 else catalogue.by_words(kind, entry.name)
    fitting = tuple(item for item in found if _fits(item, entry)) if entry.section in ROLES else ()
    if len(fitting) == 1:
        return Meaning(fitting, in_part=True)
    return Meaning(whole or found, in_part=len(whole) != 1)


def said(entries: Iterable[Entry], catalogue: Catalogues) -> Mapping[Entry, str | None]:
    """What each entry was read as, in full; None where the catalogues know things of its kind, but not this one.
    Entries of a kind that none of them knows are left out."""
    meant = {entry: meaning(entry, catalogue).item for entry in entries}
    return {
        entry: None if item is None else item.full_name
        for entry, item in meant.items()
        if item is not None or (entry.section is not None and catalogue.has(KINDS[entry.section]))
    }


def _fits(item: Item, entry: Entry) -> bool:
    return entry.section not in ROLES or item.role in (None, entry.section)


def untold(entry: Entry, kind: Kind, catalogue: Catalogues, clause: str | None, found: Meaning) -> Iterator[Finding]:
    """What the catalogues cannot tell of it."""
    name, line, item = entry.name, entry.line, found.item
    game = catalogue.another_game(name)
    if item is not None:
        if found.in_part:
            yield note("read-as", None, name, line=line, meant=item.full_name, told=f"{name} → {item.full_name}")
        if item.beta:
            yield unverified("not-final", clause, name, line=line)
    elif found.items:
        which = tuple(one.full_name for one in found.items[:3])
        yield unverified("which-one", clause, name, *which, number=len(found.items), line=line)
    elif game is not None:
        yield unverified("of-another-game", clause, name, line=line, game=game)
    else:
        yield unverified("unknown", clause, name, *catalogue.nearest(kind, name), kind=kind, line=line)
