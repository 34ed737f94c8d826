"""How the text of a set becomes cards, or one sentence about what is wrong with it."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin

from topcut.cards.language import (
    MOST,
    Card,
    CardSet,
    Count,
    Do,
    Effect,
    Label,
    OneTo99,
    Printable,
    Side,
    UpTo99,
    When,
    Zone,
)
from topcut.declared import Misfit, bare, fields_of, read_as, ready
from topcut.refusal import Refusal

_Table = TypeVar("_Table", bound=Printable)
_Tables = tuple[dict[str, Any], ...]

ready(Effect)

LONGEST = 1_000_000  # bytes; a set has some five thousand
WHOLE = "none"  # said of the file, not of one of its cards
LEVELS = ("A", "B", "C")
GROUPS = ("market", "starter", "robot-start", "robot", "solo")
COMMON = ("when", "do")
BY_VERB: dict[str, tuple[str, ...]] = {
    Do.POWER: ("amount", "per", "if", "select", "during"),
    Do.MOVE: ("from", "to", "number", "optional", "whose", "chooser", "select", "if"),
    Do.ARRANGE: ("number", "to"),
    Do.FANS: ("amount", "whose", "per", "if"),
    Do.NEXT: ("amount",),
    Do.EXTRA_PICK: ("number", "select"),
}
NEEDED: dict[str, tuple[str, ...]] = {Do.MOVE: ("from", "to"), Do.ARRANGE: ("to",)}
LAID = {"ends": Zone.BOTTOM, "top": Zone.TOP}  # looked-at cards: one on top and one under, or all on top


@ready
class SetFile(Printable, frozen=True):
    name: Label
    sums: dict[str, UpTo99]
    cards: _Tables = ()  # none are refused below


@ready
class CardEntry(Printable, frozen=True, kw_only=True):
    name: Label
    level: Label
    power: UpTo99
    copies: OneTo99 = 4
    rarity: Label | None = None
    group: Label = "market"
    power_is_round: bool = False
    effects: _Tables = ()


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
    read = _read(SetFile, values, source, WHOLE)
    if not 0 < len(read.cards) <= MOST:
        raise _wrong(source, WHOLE, "cards", "cards", most=MOST)
    cards = tuple(_card(one, source, read.name, levels) for one in read.cards)
    _refuse_others(read.sums, levels, source, WHOLE)
    for level in levels:
        stated, counted = read.sums.get(level, 0), sum(card.copies for card in cards if card.level == level)
        if stated != counted:
            raise Refusal("set-sum", clause="CG-40", source=source, level=level, stated=stated, counted=counted)
    return CardSet(read.name, cards)


def _card(values: Mapping[str, object], source: str, set: str, levels: Sequence[str]) -> Card:
    name = str(values.get("name", WHOLE))
    read = _read(CardEntry, values, source, name)
    if read.level not in levels:
        raise _wrong(source, name, "level", "word", possible=tuple(levels))
    if read.group not in (GROUPS if levels != LEVELS else ("market",)):
        raise _wrong(source, name, "group", "word", possible=("market",))
    effects = tuple(_effect(one, source, name) for one in read.effects)
    card = Card(name, set, read.level, read.power, read.copies, effects, read.power_is_round, read.group)
    if read.rarity not in (None, card.rarity):
        raise Refusal("set-rarity", clause="CG-30", source=source, card=name, label=read.rarity, copies=card.copies)
    return card


def _effect(values: Mapping[str, object], source: str, card: str) -> Effect:
    """What an effect may and must say depends on its verb."""
    do = values.get("do")
    if isinstance(do, str) and do in BY_VERB:
        _refuse_others(values, (*COMMON, *BY_VERB[do]), source, card)
        for field in NEEDED.get(do, ()):
            if field not in values:
                raise Refusal("set-field-missing", source=source, card=card, field=field)
    if do == Do.ARRANGE:
        if values["to"] not in tuple(LAID):
            raise _wrong(source, card, "to", "word", possible=tuple(LAID))
        values = {**values, "to": LAID[str(values["to"])]}
    effect = _read(Effect, values, source, card)
    if effect.condition is not None and effect.condition.least is None and effect.condition.most is None:
        raise Refusal("set-field-missing", source=source, card=card, field="least")
    return effect


def _refuse_others(values: Mapping[str, object], possible: Sequence[str], source: str, card: str) -> None:
    for field in values:
        if field not in possible:
            raise Refusal("set-field-unknown", source=source, card=card, field=field, possible=tuple(possible))


def _read(table: type[_Table], values: Mapping[str, object], source: str, card: str) -> _Table:
    try:
        return read_as(table, values)
    except Misfit as misfit:
        raise _refusal(misfit, source, card) from None


def _refusal(misfit: Misfit, source: str, card: str) -> Refusal:
    if misfit.missing is not None:
        return Refusal("set-field-missing", source=source, card=card, field=misfit.missing)
    kind, steps = bare(misfit.wanted), [step for step, _ in misfit.steps if isinstance(step, str)]
    if misfit.unknown is not None:
        possible = tuple(fields_of(kind))
        return Refusal("set-field-unknown", source=source, card=card, field=misfit.unknown, possible=possible)
    if _is_table(kind) and misfit.said in fields_of(kind):
        kind, steps = str, [*steps, misfit.said]
    place = (source, WHOLE if steps == ["name"] else card, steps[-1])
    if kind is int:
        bounds = misfit.wanted.__metadata__[0]
        return _wrong(*place, "number", least=bounds.ge, most=bounds.le)
    if get_origin(kind) is Literal or kind in (Count, Do, Side, When, Zone):
        return _wrong(*place, "word", possible=get_args(kind) or tuple(kind))
    if steps[-1] == "cards":
        return _wrong(*place, "cards", most=MOST)
    return _wrong(*place, {str: "text", bool: "truth"}.get(kind, "list" if steps[-1] == "effects" else "table"))


def _is_table(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Printable)


def _wrong(source: str, card: str, field: str, wanted: str, **about: object) -> Refusal:
    shown = {"least": 0, "most": 0, "possible": (), **about}
    return Refusal("set-field-wrong", None, source=source, card=card, field=field, wanted=wanted, **shown)
