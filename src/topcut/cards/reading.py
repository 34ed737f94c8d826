"""How the text of a set becomes cards, or one sentence about what is wrong with it."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from topcut.cards.language import Card, CardSet, Condition, Count, Do, Effect, Measure, Select, Side, When, Zone
from topcut.refusal import Refusal

Word = TypeVar("Word", bound=StrEnum)
Thing = TypeVar("Thing")

LONGEST = 1_000_000  # bytes; a set has some five thousand
MOST = 99  # of anything on one card
NAME_LENGTH = 40
WHOLE = "none"  # said of the file, not of one of its cards
LEVELS = ("A", "B", "C")
GROUPS = ("market", "starter", "robot-start", "robot", "solo")
COMMON = ("when", "do")
BY_VERB: dict[Do, tuple[str, ...]] = {
    Do.POWER: ("amount", "per", "if", "select", "during"),
    Do.MOVE: ("from", "to", "number", "optional", "whose", "chooser", "select", "if"),
    Do.ARRANGE: ("number", "to"),
    Do.FANS: ("amount", "whose", "per", "if"),
    Do.NEXT: ("amount",),
    Do.EXTRA_PICK: ("number", "select"),
}
ENDS, TOP = "ends", "top"  # how looked-at cards may be laid: one on top and one under, or all on top


@dataclass(frozen=True, slots=True)
class Fields:
    """A table of the file, which knows where it stands when something in it is wrong."""

    values: Mapping[str, object]
    source: str
    card: str

    def only(self, *possible: str) -> None:
        for field in self.values:
            if field not in possible:
                raise Refusal("set-field-unknown", source=self.source, card=self.card, field=field, possible=possible)

    def text(self, field: str, default: str | None = None) -> str:
        value = self._value(field, default)
        if not isinstance(value, str) or not value.strip() or len(value) > NAME_LENGTH or not value.isprintable():
            raise self.wrong(field, "text")
        return value

    def number(self, field: str, default: int | None = None, least: int = 0) -> int:
        value = self._value(field, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST:
            raise self.wrong(field, "number", least=least, most=MOST)
        return value

    def word(self, field: str, words: type[Word], default: Word | None = None) -> Word:
        value = self._value(field, default)
        if value not in tuple(words):
            raise self.wrong(field, "word", possible=tuple(words))
        return words(str(value))

    def truth(self, field: str) -> bool:
        value = self.values.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong(field, "truth")
        return value

    def table(self, field: str) -> "Fields | None":
        value = self.values.get(field)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.wrong(field, "table")
        return Fields(value, self.source, self.card)

    def optional(self, field: str, read: Callable[[str], Thing]) -> Thing | None:
        return read(field) if field in self.values else None

    def wrong(self, field: str, wanted: str, **about: object) -> Refusal:
        shown = {"least": 0, "most": 0, "possible": (), **about}
        return Refusal("set-field-wrong", None, source=self.source, card=self.card, field=field, wanted=wanted, **shown)

    def _value(self, field: str, default: object) -> object:
        value = self.values.get(field, default)
        if value is None:
            raise Refusal("set-field-missing", source=self.source, card=self.card, field=field)
        return value


def text_of(path: Path, source: str) -> str:
    """The text of a file; whatever is wrong with the file is said in a sentence."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
        if len(content) > LONGEST:
            raise _broken(source, "too-large")
        return content.decode("utf-8-sig")
    except FileNotFoundError:
        raise _broken(source, "missing") from None
    except OSError as error:
        raise _broken(source, "unreadable", error.strerror or "") from None
    except UnicodeDecodeError:
        raise _broken(source, "not-text") from None
    except ValueError:  # a zero byte in the path
        raise _broken(source, "missing") from None


def parsed(text: str, source: str) -> dict[str, Any]:
    """The tables of a TOML text, or a sentence about what is wrong with it."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _broken(source, "toml", str(error)) from None
    except (RecursionError, ValueError):
        raise _broken(source, "endless") from None


def _broken(source: str, why: str, detail: str = "") -> Refusal:
    return Refusal("set-broken", source=source, why=why, detail=detail)


def card_set(values: Mapping[str, object], source: str, levels: Sequence[str] = LEVELS) -> CardSet:
    """The set that a file says; the sums that it states must be those of its cards (CG-40)."""
    head = Fields(values, source, WHOLE)
    head.only("name", "sums", "cards")
    name, sums = head.text("name"), head.table("sums")
    listed = values.get("cards")
    if sums is None:
        raise Refusal("set-field-missing", source=source, card=WHOLE, field="sums")
    if not isinstance(listed, list) or not listed or len(listed) > MOST:
        raise head.wrong("cards", "cards", most=MOST)
    cards = tuple(_card(one, source, name, levels) for one in listed)
    sums.only(*levels)
    for level in levels:
        stated, counted = sums.number(level, 0), sum(card.copies for card in cards if card.level == level)
        if stated != counted:
            raise Refusal("set-sum", clause="CG-40", source=source, level=level, stated=stated, counted=counted)
    return CardSet(name, cards)


def _card(values: object, source: str, set: str, levels: Sequence[str]) -> Card:
    if not isinstance(values, dict):
        raise Fields({}, source, WHOLE).wrong("cards", "cards", most=MOST)
    name = Fields(values, source, WHOLE).text("name")
    fields = Fields(values, source, name)
    fields.only("name", "level", "power", "copies", "rarity", "group", "power_is_round", "effects")
    level = fields.text("level")
    if level not in levels:
        raise fields.wrong("level", "word", possible=tuple(levels))
    effects = values.get("effects", [])
    if not isinstance(effects, list):
        raise fields.wrong("effects", "list")
    group = fields.text("group", "market")
    if group not in (GROUPS if levels != LEVELS else ("market",)):
        raise fields.wrong("group", "word", possible=("market",))
    card = Card(
        name=name,
        set=set,
        level=level,
        power=fields.number("power"),
        copies=fields.number("copies", 4, least=1),
        effects=tuple(_effect(one, fields) for one in effects),
        power_is_round=fields.truth("power_is_round"),
        group=group,
    )
    label = fields.optional("rarity", fields.text)
    if label is not None and label != card.rarity:
        raise Refusal("set-rarity", clause="CG-30", source=source, card=name, label=label, copies=card.copies)
    return card


def _effect(values: object, card: Fields) -> Effect:
    if not isinstance(values, dict):
        raise card.wrong("effects", "list")
    fields = Fields(values, card.source, card.card)
    when, do = fields.word("when", When), fields.word("do", Do)
    fields.only(*COMMON, *BY_VERB[do])
    condition = fields.table("if")
    per = fields.table("per")
    return Effect(
        when=when,
        do=do,
        amount=fields.number("amount", 1, least=-MOST),
        per=_measure(per) if per else None,
        condition=_condition(condition) if condition else None,
        select=_select(fields.table("select")),
        during=fields.word("during", When) if "during" in values else None,
        source=fields.word("from", Zone) if do is Do.MOVE else Zone.TOP,
        target=_target(fields, do),
        whose=fields.word("whose", Side, Side.OWN),
        chooser=fields.word("chooser", Side, Side.OWN),
        number=fields.number("number", 1, least=1),
        optional=fields.truth("optional"),
    )


def _target(fields: Fields, do: Do) -> Zone:
    if do is Do.ARRANGE:
        where = fields.text("to")
        if where not in (ENDS, TOP):
            raise fields.wrong("to", "word", possible=(ENDS, TOP))
        return Zone.TOP if where == TOP else Zone.BOTTOM
    return fields.word("to", Zone) if do is Do.MOVE else Zone.SELF


def _select(fields: Fields | None, *also: str) -> Select:
    if fields is None:
        return Select()
    fields.only("name", "set", "level", "power", "most_power", *also)
    return Select(
        name=fields.optional("name", fields.text),
        set=fields.optional("set", fields.text),
        level=fields.optional("level", fields.text),
        power=fields.optional("power", fields.number),
        most_power=fields.optional("most_power", fields.number),
    )


def _measure(fields: Fields, *also: str) -> Measure:
    zone = fields.word("zone", Zone, Zone.BENCH)
    if zone not in (Zone.BENCH, Zone.DECK, Zone.EXHAUST):
        raise fields.wrong("zone", "word", possible=(Zone.BENCH, Zone.DECK, Zone.EXHAUST))
    return Measure(
        count=fields.word("count", Count),
        zone=zone,
        whose=fields.word("whose", Side, Side.OWN),
        select=_select(fields, "count", "zone", "whose", *also),
    )


def _condition(fields: Fields) -> Condition:
    least, most = fields.optional("least", fields.number), fields.optional("most", fields.number)
    if least is None and most is None:
        raise Refusal("set-field-missing", source=fields.source, card=fields.card, field="least")
    return Condition(_measure(fields, "least", "most"), least, most)
