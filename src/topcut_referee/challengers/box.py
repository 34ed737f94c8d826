"""What lies on a table of Challengers!: the numbers of the box and the kinds of cards, read from the log's texts."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

ROBOTS = ("robot-start", "robot", "solo")
MOMENTS = ("reveal", "attack", "bench", "flag", "gain", "loss", "picked")
VERBS = ("power", "move", "arrange", "fans", "next", "extra-pick")
CHOSEN_FROM = ("bench", "deck", "exhaust")
TAKEN_FROM = ("top", "bottom", "pile-A", "pile-B", "pile-C", "self")
PUT_TO = ("top", "bottom", "bench", "exhaust", "removed")
COUNTS = ("cards", "sets", "empty-seats", "trophies")
MOST = 1000  # of anything that a text may ask for: a text that asks for more is none of this game


class NoBox(Exception):
    """The texts cannot be read as a box of the game."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which cards are meant; what is not said does not matter."""

    name: str | None
    set: str | None
    level: str | None
    power: int | None
    most_power: int | None


@dataclass(frozen=True, slots=True)
class Count:
    """What `per` and `if` count, and between which bounds `if` holds."""

    what: str
    whose: str
    zone: str
    of: Selection
    least: int | None
    most: int | None


@dataclass(frozen=True, slots=True)
class Effect:
    """One sentence of a card."""

    when: str
    do: str
    amount: int
    number: int
    source: str
    to: str
    whose: str
    chooser: str
    optional: bool
    during: str | None
    select: Selection
    per: Count | None
    condition: Count | None


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card; its copies are the same."""

    name: str
    called: str
    set: str
    level: str
    base: int
    copies: int
    group: str
    power_is_round: bool
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """What a round offers."""

    picks: Mapping[str, int]
    trophies: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RobotLevel:
    out: tuple[str, ...]
    random: int


@dataclass(frozen=True, slots=True)
class Box:
    """The numbers of the game and its kinds of cards, in the order of their numbers."""

    seats: int
    guard: int
    drawn: int
    rounds: tuple[Offer, ...]
    robot_levels: tuple[RobotLevel, ...]
    cards: tuple[Card, ...]

    def power(self, card: int, round_: int) -> int:
        kind = self.cards[card]
        return min(round_, len(self.rounds)) if kind.power_is_round else kind.base

    def takes(self, wanted: Selection, card: int, round_: int) -> bool:
        kind, power = self.cards[card], self.power(card, round_)
        return (
            wanted.name in (None, kind.name)
            and wanted.set in (None, kind.set)
            and wanted.level in (None, kind.level)
            and wanted.power in (None, power)
            and (wanted.most_power is None or power <= wanted.most_power)
        )

    def copies(self, group: str, *, level: str | None = None) -> list[int]:
        """Every copy for itself, in the order of numbers."""
        return [
            number
            for number, card in enumerate(self.cards)
            if card.group == group and level in (None, card.level)
            for _ in range(card.copies)
        ]

    def number(self, called: str) -> int | None:
        """The card of this name in facts."""
        return next((number for number, card in enumerate(self.cards) if card.called == called), None)


def box(text: str, files: Sequence[str]) -> Box:
    """The box of these texts; NoBox if they cannot be read."""
    try:
        entries = tomllib.loads(text)
        kinds = [kind for file in files for kind in _kinds(tomllib.loads(file))]
        starters = {kind["name"] for kind in kinds if kind["group"] == "starter"}
        return Box(
            seats=_number(entries, "seats"),
            guard=_number(entries, "guard"),
            drawn=_number(entries, "drawn"),
            rounds=tuple(_offer(one) for one in entries["rounds"]),
            robot_levels=tuple(_robot_level(one) for one in entries["robot_levels"]),
            cards=tuple(_card(kind, starters) for kind in kinds),
        )
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise NoBox from error


def _kinds(file: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for card in file["cards"]:
        yield {
            "copies": 4,
            "group": "market",
            "power_is_round": False,
            "effects": [],
            **card,
            "set": _text(file, "name"),
        }


def _card(kind: Mapping[str, Any], starters: set[str]) -> Card:
    name, level, group = _text(kind, "name"), _text(kind, "level"), _text(kind, "group")
    if group not in ("market", "starter", *ROBOTS) or (group == "market" and level not in ("A", "B", "C")):
        raise NoBox
    return Card(
        name=name,
        called=f"{name} ({level})" if group == "market" and name in starters else name,
        set=_text(kind, "set"),
        level=level,
        base=_number(kind, "power"),
        copies=_number(kind, "copies"),
        group=group,
        power_is_round=bool(kind["power_is_round"]),
        effects=tuple(_effect(effect) for effect in kind["effects"]),
    )


def _effect(entry: Mapping[str, Any]) -> Effect:
    found = Effect(
        when=_word(entry, "when", MOMENTS),
        do=_word(entry, "do", VERBS),
        amount=_number(entry, "amount", 1),
        number=_number(entry, "number", 1),
        source=_word(entry, "from", (*CHOSEN_FROM, *TAKEN_FROM), "bench"),
        to=_word(entry, "to", (*PUT_TO, "ends"), "top"),
        whose=_word(entry, "whose", ("own", "opponent"), "own"),
        chooser=_word(entry, "chooser", ("own", "opponent"), "own"),
        optional=bool(entry.get("optional", False)),
        during=_word(entry, "during", ("attack", "flag"), "attack") if "during" in entry else None,
        select=_selection(entry.get("select", {})),
        per=_count(entry["per"]) if "per" in entry else None,
        condition=_count(entry["if"]) if "if" in entry else None,
    )
    if found.number < 1 or (found.to == "ends" and (found.do != "arrange" or found.number != 2)):
        raise NoBox
    return found


def _count(entry: Mapping[str, Any]) -> Count:
    return Count(
        what=_word(entry, "count", COUNTS),
        whose=_word(entry, "whose", ("own", "opponent"), "own"),
        zone=_word(entry, "zone", CHOSEN_FROM, "bench"),
        of=_selection(entry),
        least=_number(entry, "least") if "least" in entry else None,
        most=_number(entry, "most") if "most" in entry else None,
    )


def _selection(entry: Mapping[str, Any]) -> Selection:
    return Selection(
        name=_text(entry, "name") if "name" in entry else None,
        set=_text(entry, "set") if "set" in entry else None,
        level=_text(entry, "level") if "level" in entry else None,
        power=_number(entry, "power") if "power" in entry else None,
        most_power=_number(entry, "most_power") if "most_power" in entry else None,
    )


def _offer(entry: Mapping[str, Any]) -> Offer:
    picks = {level: _number(entry["picks"], level) for level in entry["picks"]}
    if not picks or not set(picks) <= {"A", "B", "C"}:
        raise NoBox
    return Offer(picks, tuple(_whole(fans) for fans in entry["trophies"]))


def _robot_level(entry: Mapping[str, Any]) -> RobotLevel:
    return RobotLevel(tuple(str(name) for name in entry["out"]), _number(entry, "random"))


def _number(entry: Mapping[str, Any], name: str, default: int | None = None) -> int:
    return _whole(entry[name] if default is None else entry.get(name, default))


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > MOST:
        raise NoBox
    return value


def _text(entry: Mapping[str, Any], name: str) -> str:
    if not isinstance(entry[name], str):
        raise NoBox
    return str(entry[name])


def _word(entry: Mapping[str, Any], name: str, words: Sequence[str], default: str | None = None) -> str:
    word = entry[name] if default is None else entry.get(name, default)
    if word not in words:
        raise NoBox
    return str(word)
