"""What an entry means: the one thing of a catalogue that it names, in full or in part, or why it cannot be told."""

from collections.abc import Iterator
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
    """A name that several have is one of them where its role in a squad says which."""
    kind = KINDS[entry.section] if entry.section else Kind.UNIT
    whole = catalogue.of(kind, entry.name)
    if len(whole) == 1:
        return Meaning(whole)
    found = whole or catalogue.by_words(kind, entry.name)
    fitting = tuple(item for item in found if item.role == entry.section) if entry.section in ROLES else ()
    return Meaning(fitting if len(fitting) == 1 else found, in_part=True)


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
