"""BattleScribe's catalogues, .cat and .gst: names, kinds, points and categories, read without trusting the XML."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from topcut.exchange.elements import read_elements
from topcut.lists.catalogue import LONGEST, Catalogue, Item, Kind
from topcut.lists.catalogue_file import MOST_ENTRIES
from topcut.lists.headings import kind
from topcut.lists.names import key, tidy
from topcut.refusal import Refusal

DEEPEST = 100
ENTRIES = ("selectionEntry", "entryLink")
HIDDEN_KINDS = re.compile(r"\s*[{][^{}]*[}]\s*$")  # {Restricted}, {Beta}: marks, no part of the name


@dataclass(slots=True)
class Read:
    """One selection entry, as far as it matters for a list."""

    name: str
    id: str
    target: str
    categories: list[str] = field(default_factory=list)  # names
    links: list[str] = field(default_factory=list)  # ids of categories
    profiles: list[str] = field(default_factory=list)
    points: int | None = None


def catalogue(files: dict[str, bytes], *, name: str, game: str) -> Catalogue:
    """What the files contain together: categories are named in the .gst and used in the .cat."""
    read = _Files()
    for source, data in files.items():
        read.add(source, data)
    items = _once(_items(read))
    if not items:
        raise Refusal("battlescribe-nothing", source=", ".join(files))
    return Catalogue(name=name, title=tidy(read.title)[:LONGEST] or name, game=game, source="BattleScribe", items=items)


@dataclass(slots=True)
class _Files:
    """What the elements of several files say together."""

    entries: list[Read] = field(default_factory=list)
    categories: dict[str, str] = field(default_factory=dict)
    title: str = ""
    source: str = ""  # the file that is being read
    open: list[Read | None] = field(default_factory=list)  # its elements, the outermost first

    def add(self, source: str, data: bytes) -> None:
        self.source = source
        read_elements(
            data,
            self._start,
            self._end,
            declared=Refusal("xml-doctype", source=source),
            broken=lambda row: Refusal("xml-broken", source=source, row=row),
        )

    def _start(self, element: str, attributes: dict[str, str]) -> None:
        if not self.open:
            if element not in ("catalogue", "gameSystem"):
                raise Refusal("xml-stranger", source=self.source)
            self.title = self.title or attributes.get("name", "")
        if len(self.open) > DEEPEST or len(self.entries) > MOST_ENTRIES:
            raise Refusal("catalogue-too-large", source=self.source, most=MOST_ENTRIES)
        self.open.append(self._entry(element, attributes))

    def _entry(self, element: str, attributes: dict[str, str]) -> Read | None:
        within = next((entry for entry in reversed(self.open) if entry is not None), None)
        name = attributes.get("name", "")
        if element in ENTRIES:
            entry = Read(name, attributes.get("id", ""), attributes.get("targetId", ""))
            self.entries.append(entry)
            return entry
        if element == "categoryEntry":
            self.categories[attributes.get("id", "")] = name
        elif within is not None and element == "categoryLink":
            within.categories.append(name)
            within.links.append(attributes.get("targetId", ""))
        elif within is not None and element == "profile":
            within.profiles.append(attributes.get("typeName") or attributes.get("profileTypeName", ""))
        elif within is not None and element == "cost" and within.points is None:
            within.points = _whole(attributes.get("value", ""))
        return None

    def _end(self, _element: str) -> None:
        self.open.pop()


def _items(files: _Files) -> Iterator[Item]:
    targets = {entry.id: entry for entry in files.entries if entry.id}
    for entry in files.entries:
        target = targets.get(entry.target)
        name = tidy(HIDDEN_KINDS.sub("", entry.name or (target.name if target else "")))
        categories = _categories(entry, target, files)
        kind, more = _kind([*categories, *_profiles(entry, target)])
        if kind is None or not key(name) or len(name) > LONGEST:
            continue
        groups = tuple(dict.fromkeys(group for group in categories if _kind([group])[0] is None and _is_group(group)))
        points = entry.points if entry.points is not None else target.points if target else None
        yield Item(
            kind=kind,
            name=name,
            side=more.get("side"),
            role=more.get("role"),
            points=points if kind in (Kind.UNIT, Kind.CHARACTER) else None,
            affiliations=groups if kind is Kind.CHARACTER else (),
            eras=groups if kind is Kind.UNIT else (),
        )


def _categories(entry: Read, target: Read | None, files: _Files) -> list[str]:
    """The names of its categories; a link's own name is often a placeholder."""
    found = []
    for read in filter(None, (entry, target)):
        for name, link in zip(read.categories, read.links, strict=True):
            found.append(tidy(files.categories.get(link, name)))
    return found


def _profiles(entry: Read, target: Read | None) -> list[str]:
    return [tidy(profile) for read in filter(None, (entry, target)) for profile in read.profiles]


def _kind(words: list[str]) -> tuple[Kind | None, dict[str, Any]]:
    kinds = [kind(word) for word in words]
    found = next((kind for kind, _ in kinds if kind is not None), None)
    more = {field: value for kind, said in kinds if kind is found for field, value in said.items()}
    return found, more


def _is_group(category: str) -> bool:
    return 0 < len(category) <= LONGEST and not category.lower().startswith(
        ("new categorylink", "set -", "banned", "restricted")
    )


def _once(items: Iterator[Item]) -> tuple[Item, ...]:
    """Each thing once: files link to the same entry from many places."""
    found: dict[tuple[Kind, str], Item] = {}
    for item in items:
        place = (item.kind, key(item.name))
        first = found.get(place)
        found[place] = item if first is None else _both(first, item)
    return tuple(found.values())


def _both(first: Item, second: Item) -> Item:
    return replace(
        first,
        side=first.side or second.side,
        role=first.role or second.role,
        points=first.points if first.points is not None else second.points,
        affiliations=tuple(dict.fromkeys((*first.affiliations, *second.affiliations))),
        eras=tuple(dict.fromkeys((*first.eras, *second.eras))),
    )


def _whole(number: str) -> int | None:
    whole = number.partition(".")[0]
    return int(whole) if whole.isdecimal() and len(whole) < 5 else None
