"""What a game has: its characters, cards, units, products, by name, with what is known about each."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr, replace
from rapidfuzz import fuzz
from rapidfuzz.process import extract

from topcut.lists.names import key, tidy

MOST_SUGGESTIONS = 3
LONGEST = 200
NEAR, VERY_NEAR = 65, 85  # of 100: about two letters of three right and in order; a slip or two


class Kind(StrEnum):
    CHARACTER = "character"
    AFFILIATION = "affiliation"
    TACTIC = "tactic"
    CRISIS = "crisis"
    GEM = "gem"
    UNIT = "unit"
    MISSION = "mission"
    HERO = "hero"
    CARD = "card"
    PRODUCT = "product"


Text = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Word = Annotated[str, Meta(pattern=r"^[a-z0-9-]*[a-z0-9][a-z0-9-]*\Z", max_length=60)]  # may become a file's name
Points = Annotated[int, Meta(ge=0, le=9_999)]
CrisisSide = Literal["secure", "extraction"]
UnitRole = Literal["primary", "secondary", "supporting"]


class Tidy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of a catalogue file: its fields are what the file may say, its texts are tidy."""

    def __post_init__(self) -> None:
        for name, called in zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True):
            value = getattr(self, name)
            texts = [text for text in (value if isinstance(value, tuple) else [value]) if type(text) is str]
            if not all(map(key, filter(None, texts))):
                raise ValueError(called)  # which a misfit says in place of msgspec's words
            if texts:
                force_setattr(self, name, tuple(map(tidy, texts)) if isinstance(value, tuple) else tidy(value))


class Item(Tidy, frozen=True, rename={"hero_class": "class", "legal_from": "from"}):
    """One thing that a list can name."""

    kind: Kind
    name: Text
    also: tuple[Text, ...] = ()
    alter_ego: Text | None = None
    affiliations: tuple[Text, ...] = ()
    side: CrisisSide | None = None
    unique_name: Text | None = None
    role: UnitRole | None = None
    points: Points | None = None
    eras: tuple[Text, ...] = ()
    hero_class: Text | None = None
    product: Text | None = None
    released: date | None = None
    legal_from: date | None = None
    official: bool = True
    banned: bool = False
    restricted: bool = False

    @property
    def second_name(self) -> str | None:
        return self.alter_ego or self.unique_name

    @property
    def full_name(self) -> str:
        return f"{self.name} ({self.second_name})" if self.second_name else self.name

    def names(self) -> Iterable[str]:
        """Everything it is called."""
        for name in (self.name, *self.also):
            yield name
            if self.second_name:
                yield f"{name} ({self.second_name})"


class Timeline(Tidy, frozen=True):
    """What may be played: of the kinds in `only`, nothing but what its catalogue lists."""

    name: Word
    title: Text
    only: tuple[Kind, ...] = ()
    unknown: bool = False  # its document names it without its contents


class Catalogue(Tidy, frozen=True, rename={"items": "entries"}):
    """One catalogue file."""

    name: Word
    title: Text
    game: Word
    source: Text = ""
    timeline: Timeline | None = None
    items: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Catalogues:
    """All catalogues that are loaded for a game, asked as one."""

    catalogues: tuple[Catalogue, ...] = ()
    _near: dict[tuple[Kind, str], tuple[str, ...]] = field(default_factory=dict, compare=False, repr=False)

    def known(self, name: str) -> bool:
        return key(name) in self._keys

    def of(self, kind: Kind, name: str) -> tuple[Item, ...]:
        """Everything of a kind that has this name: more than one only where an alter ego would tell them apart."""
        return self._index.get((kind, key(name)), ())

    def kinds(self, name: str) -> tuple[Kind, ...]:
        return tuple(kind for kind in Kind if (kind, key(name)) in self._index)

    def has(self, kind: Kind) -> bool:
        return kind in self._names

    def nearest(self, kind: Kind, name: str) -> tuple[str, ...]:
        """The known names most like this one, best first."""
        asked = (kind, key(name))
        if asked not in self._near:
            self._near[asked] = self._nearest(*asked)
        return self._near[asked]

    def timeline(self, name: str) -> tuple[Timeline, "Catalogues"] | None:
        """A Timeline, and the catalogue of what its own catalogue lists."""
        for catalogue in reversed(self.catalogues):
            if catalogue.timeline is not None and key(catalogue.timeline.name) == key(name):
                return catalogue.timeline, Catalogues((replace(catalogue, timeline=None),))
        return None

    @property
    def timelines(self) -> tuple[str, ...]:
        return tuple(
            dict.fromkeys(catalogue.timeline.name for catalogue in self.catalogues if catalogue.timeline is not None)
        )

    @cached_property
    def _index(self) -> dict[tuple[Kind, str], tuple[Item, ...]]:
        found: dict[tuple[Kind, str], list[Item]] = {}
        for item in _merged(self.catalogues):
            for name in dict.fromkeys(map(key, item.names())):
                found.setdefault((item.kind, name), []).append(item)
        return {place: tuple(items) for place, items in found.items()}

    @cached_property
    def _keys(self) -> frozenset[str]:
        return frozenset(name for _, name in self._index)

    @cached_property
    def _names(self) -> dict[Kind, dict[str, str]]:
        """Kind to key to the name that is suggested."""
        found: dict[Kind, dict[str, str]] = {}
        for (kind, name), items in self._index.items():
            found.setdefault(kind, {})[name] = items[0].full_name if len(items) == 1 else items[0].name
        return found

    @cached_property
    def _lengths(self) -> dict[Kind, dict[int, list[str]]]:
        found: dict[Kind, dict[int, list[str]]] = {}
        for kind, names in self._names.items():
            for name in names:
                found.setdefault(kind, {}).setdefault(len(name), []).append(name)
        return found

    def _alike(self, kind: Kind, name: str) -> list[str]:
        """Names that differ by a few letters are about the same length, and those are looked at first."""
        most = MOST_SUGGESTIONS + 2
        lengths = self._lengths[kind]
        about = [known for size in range(len(name) - 3, len(name) + 4) for known in lengths.get(size, ())]
        near = extract(name, about, scorer=fuzz.ratio, score_cutoff=VERY_NEAR, limit=most) or extract(
            name, self._names[kind].keys(), scorer=fuzz.ratio, score_cutoff=NEAR, limit=most
        )
        return [match for match, _, _ in near]

    def _nearest(self, kind: Kind, name: str) -> tuple[str, ...]:
        names = self._names.get(kind, {})
        if not name or not names:
            return ()
        found = [names[match] for match in self._alike(kind, name)]
        if not found and len(name) > 3:
            found = [shown for whole, shown in names.items() if name in whole or (len(whole) > 3 and whole in name)]
        return tuple(dict.fromkeys(found))[:MOST_SUGGESTIONS]


def _merged(catalogues: Iterable[Catalogue]) -> Iterable[Item]:
    """Each thing once; what one catalogue leaves out, a later one fills in."""
    found: dict[tuple[Kind, str, str], Item] = {}
    for catalogue in catalogues:
        for item in catalogue.items:
            # A Timeline's own dates and bans apply only where it is chosen.
            plain = replace(item, legal_from=None, banned=False, restricted=False) if catalogue.timeline else item
            place = (item.kind, key(item.name), key(item.second_name or ""))
            found[place] = _filled(found[place], plain) if place in found else plain
    return found.values()


def _filled(first: Item, second: Item) -> Item:
    more = {
        part: getattr(second, part)
        for part in Item.__struct_fields__
        if _is_missing(getattr(first, part)) and not _is_missing(getattr(second, part))
    }
    also = tuple(dict.fromkeys((*first.also, *second.also)))
    return replace(first, **{**more, "also": also, "official": first.official and second.official})


def _is_missing(value: object) -> bool:
    return value is None or value is False or value == ()
