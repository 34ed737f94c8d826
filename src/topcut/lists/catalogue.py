"""What a game has: its characters, cards, units, products, by name, with what is known about each."""

from collections.abc import Callable, Iterable, Mapping
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
from topcut.lists.shortening import LEAST, short_names, words

MOST_SUGGESTIONS = 3
LONGEST = 200
MOST_TEXTS = 100
PART = 8  # letters of a name that may be its beginning, with a slip
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


Text = Annotated[str, Meta(min_length=1, max_length=LONGEST, pattern=r"^[^\ud800-\udfff]*\Z")]
Texts = Annotated[tuple[Text, ...], Meta(max_length=MOST_TEXTS)]
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


# Of these only so few exist that a part of a name tells which; a Team Tactic card may be a word of another's name.
SHORTENED = (Kind.CHARACTER, Kind.UNIT)
BY_WORDS = (*SHORTENED, Kind.CRISIS, Kind.MISSION)
MOST_BY_WORDS = 3
MOST_REMEMBERED = 5_000  # misspelt names; whoever types may type anything


class Item(Tidy, frozen=True, rename={"hero_class": "class", "legal_from": "from"}):
    """One thing that a list can name."""

    kind: Kind
    name: Text
    also: Texts = ()
    alter_ego: Text | None = None
    affiliations: Texts = ()
    side: CrisisSide | None = None
    unique_name: Text | None = None
    no_unique_name: bool = False  # it is known to have none
    role: UnitRole | None = None
    points: Points | None = None
    eras: Texts = ()
    tags: Texts = ()
    hero_class: Text | None = None
    product: Text | None = None
    released: date | None = None
    legal_from: date | None = None
    official: bool = True
    beta: bool = False  # not final where it was read
    banned: bool = False
    restricted: bool = False

    @property
    def second_name(self) -> str | None:
        return self.alter_ego or self.unique_name

    @property
    def full_name(self) -> str:
        second = self.second_name
        return f"{self.name} ({second})" if second and key(second) not in key(self.name) else self.name

    def names(self) -> Iterable[str]:
        """Everything it is called in full."""
        yield from self.own_names()
        yield from self.other_names()

    def own_names(self) -> Iterable[str]:
        return self._whole(self.name)

    def other_names(self) -> Iterable[str]:
        return (whole for name in self.also for whole in self._whole(name))

    def _whole(self, name: str) -> Iterable[str]:
        yield name
        if self.second_name:
            yield f"{name} ({self.second_name})"

    def telling_words(self) -> frozenset[str]:
        """Those that tell who it is: `Hero` is not one of Thor, Hero of Midgard."""
        before = self.name.split(", ")[0] if self.kind in SHORTENED else self.name
        return words(" ".join((before, *self.also, self.second_name or "")))

    def short_names(self) -> Iterable[str]:
        return short_names((self.name, *self.also), self.second_name)


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
    day: date | None = None  # how old it is: the day of what it was read from
    timeline: Timeline | None = None
    items: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Catalogues:
    """All catalogues that are loaded for a game, asked as one: the first that knows something has the word."""

    catalogues: tuple[Catalogue, ...] = ()
    elsewhere: tuple[Catalogue, ...] = ()  # of other games
    _near: dict[tuple[Kind, str], tuple[str, ...]] = field(default_factory=dict, compare=False, repr=False)

    def known(self, name: str) -> bool:
        return key(name) in self._keys

    def of(self, kind: Kind, name: str) -> tuple[Item, ...]:
        """Everything of a kind that has this name, or else is called so for short: more than one where the alter ego,
        or the whole name, would tell them apart."""
        place = (kind, key(name))
        return self._index.get(place) or self._short.get(place, ())

    def by_words(self, kind: Kind, name: str) -> tuple[Item, ...]:
        """The few whose names have all of these words, for somebody who wrote only a part: `Riots`, `Captain Rex`."""
        asked = words(name) if kind in BY_WORDS else frozenset()
        if not any(len(word) >= LEAST for word in asked):
            return ()
        having = [self._words.get((kind, word), frozenset()) for word in asked]
        found = [self._items[place] for place in sorted(frozenset.intersection(*having))]
        told = tuple(item for item in found if asked & item.telling_words())
        for names in (lambda item: [item.full_name], Item.names):  # `Tony Stark Iron Man` is not the Invincible one
            whole = tuple(item for item in told if asked in map(words, names(item)))
            if len(whole) == 1 < len(told):
                return whole
        return told if len(told) <= MOST_BY_WORDS else ()

    def called(self, kind: Kind, name: str) -> tuple[Item, ...]:
        """What has this name, or else all of its words."""
        return self.of(kind, name) or self.by_words(kind, name)

    def another_game(self, name: str) -> str | None:
        """The other game that has this name, in full or for short, where ours does not know it."""
        return None if self.known(name) else self._elsewhere.get(key(name))

    def kinds(self, name: str) -> tuple[Kind, ...]:
        return tuple(kind for kind in Kind if (kind, key(name)) in self._index)

    def has(self, kind: Kind) -> bool:
        return kind in self._kinds

    def nearest(self, kind: Kind, name: str) -> tuple[str, ...]:
        """The known names most like this one, best first."""
        asked = (kind, key(name))
        if len(self._near) >= MOST_REMEMBERED:
            self._near.clear()
        if asked not in self._near:
            self._near[asked] = self._nearest(*asked)
        return self._near[asked]

    def timeline(self, name: str) -> tuple[Timeline, "Catalogues"] | None:
        """A Timeline, and the catalogue of what its own catalogue lists."""
        for catalogue in self.catalogues:
            if catalogue.timeline is not None and key(catalogue.timeline.name) == key(name):
                return catalogue.timeline, Catalogues((replace(catalogue, timeline=None),))
        return None

    @property
    def timelines(self) -> tuple[str, ...]:
        return tuple(sorted({one.timeline.name for one in self.catalogues if one.timeline is not None}))

    @property
    def items(self) -> tuple[Item, ...]:
        """Each thing once, with all that the catalogues know of it."""
        return self._items

    @cached_property
    def _items(self) -> tuple[Item, ...]:
        return tuple(_merged(self.catalogues))

    @cached_property
    def _index(self) -> dict[tuple[Kind, str], tuple[Item, ...]]:
        """What something is called itself comes before the other names that a catalogue gives."""
        return {**_by_name(self._items, Item.other_names), **_by_name(self._items, Item.own_names)}

    @cached_property
    def _short(self) -> dict[tuple[Kind, str], tuple[Item, ...]]:
        return _by_name((item for item in self._items if item.kind in SHORTENED), Item.short_names)

    @cached_property
    def _words(self) -> dict[tuple[Kind, str], frozenset[int]]:
        """In which items a word is."""
        found: dict[tuple[Kind, str], set[int]] = {}
        for place, item in enumerate(self._items):
            if item.kind not in BY_WORDS:
                continue
            for word in words(" ".join((item.name, *item.also, item.second_name or ""))):
                found.setdefault((item.kind, word), set()).add(place)
        return {word: frozenset(places) for word, places in found.items()}

    @cached_property
    def _kinds(self) -> frozenset[Kind]:
        return frozenset(item.kind for item in self._items)

    @cached_property
    def _elsewhere(self) -> dict[str, str]:
        return {
            key(name): catalogue.game
            for catalogue in self.elsewhere
            for item in catalogue.items
            if item.kind is not Kind.AFFILIATION  # S.H.I.E.L.D. is no shield
            for name in (*item.names(), *(item.short_names() if item.kind in SHORTENED else ()))
        }

    @cached_property
    def _keys(self) -> frozenset[str]:
        return frozenset(name for _, name in (*self._index, *self._short))

    @cached_property
    def _names(self) -> dict[Kind, dict[str, tuple[str, ...]]]:
        """Kind to key to the names that are suggested."""
        found: dict[Kind, dict[str, tuple[str, ...]]] = {}
        for (kind, name), items in {**self._short, **self._index}.items():
            found.setdefault(kind, {})[name] = tuple(item.full_name for item in items)
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
        found = [shown for match in self._alike(kind, name) for shown in names[match]]
        if not found and len(name) > 3:
            within = (shown for whole, shown in names.items() if name in whole or (len(whole) > 3 and whole in name))
            found = [name for shown in within for name in shown]
        if not found and len(name) >= PART:
            begun = {whole: whole[: len(name)] for whole in names}  # nobody writes the whole name of a Crisis
            alike = extract(name, begun, scorer=fuzz.ratio, score_cutoff=VERY_NEAR, limit=MOST_SUGGESTIONS)
            found = [shown for _, _, whole in alike for shown in names[whole]]
        return tuple(dict.fromkeys(found))[:MOST_SUGGESTIONS]


def _by_name(items: Iterable[Item], names: Callable[[Item], Iterable[str]]) -> dict[tuple[Kind, str], tuple[Item, ...]]:
    found: dict[tuple[Kind, str], list[Item]] = {}
    for item in items:
        for name in dict.fromkeys(map(key, names(item))):
            found.setdefault((item.kind, name), []).append(item)
    return {place: tuple(items) for place, items in found.items()}


def _merged(catalogues: Iterable[Catalogue]) -> Iterable[Item]:
    """Each thing once; what one catalogue leaves out, a later one fills in."""
    found: dict[tuple[Kind, str], dict[str, Item]] = {}
    for catalogue in catalogues:
        for item in catalogue.items:
            # A Timeline's own dates and bans apply only where it is chosen.
            plain = replace(item, legal_from=None, banned=False, restricted=False) if catalogue.timeline else item
            same = found.setdefault((item.kind, key(item.name)), {})
            second = key(item.second_name or "")
            same[second] = _filled(same[second], plain) if second in same else plain
    for same in found.values():
        yield from _told_apart(same)


def _told_apart(same: Mapping[str, Item]) -> Iterable[Item]:
    """Things of one name. One that is given without alter ego says something about each of them."""
    if "" not in same or len(same) == 1:
        return same.values()
    plain, order = same[""], list(same)
    return [
        _filled(plain, item) if order.index("") < order.index(second) else _filled(item, plain)
        for second, item in same.items()
        if second
    ]


def _filled(first: Item, second: Item) -> Item:
    more = {
        part: getattr(second, part)
        for part in Item.__struct_fields__
        if _is_missing(getattr(first, part)) and not _is_missing(getattr(second, part))
    }
    also = tuple(dict.fromkeys((*first.also, *second.also)))
    official, beta = first.official and second.official, first.beta and second.beta
    return replace(first, **{**more, "also": also, "official": official, "beta": beta})


def _is_missing(value: object) -> bool:
    return value is None or value is False or value == ()
