"""The sentences people read, by code, from one message catalogue per language."""

import re
from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from functools import cache
from importlib.resources import files
from unicodedata import category

from topcut.lists.findings import Finding, Total
from topcut.refusal import Refusal
from topcut.rules.ranking.reason import Reason

ENGLISH = "en"
LONGEST_WORD = 120
LONGEST_LIST = 12
LARGEST_NUMBER = 10**15  # Fluent cannot write numbers of more than 25 digits

_ENTRY = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)  # where a message begins
_MENTION = re.compile(r"\{\s*([a-z][\w-]*)")
_JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"  # parts of names, unlike marks that turn the line around


class _Shown(str):
    """Names that have been made safe to show, each by itself: together they may be long."""

    __slots__ = ()


def say(code: str, language: str = ENGLISH, /, **parameters: object) -> str:
    """The sentence of a code, or of one of its attributes as `bye-later.lowest-points`. A code without one is said as
    it is: no message is worth a crash."""
    values = {name: _value(value, language) for name, value in parameters.items()}
    id, _, attribute = code.partition(".")
    for catalogue in dict.fromkeys((language, ENGLISH)):
        said = _catalogue(catalogue)
        text = None if said is None else said.text(id, attribute, values)
        if text is not None:
            return text
    return code


def sentence(said: Refusal | Reason, language: str = ENGLISH) -> str:
    """What a refusal or a reason says: where it happened, what is the case, what to do, and the clause that says so."""
    code = f"refusal-{said.code}" if isinstance(said, Refusal) else f"reason-{said.code}"
    parameters = dict(said.parameters)
    place = parameters.pop("place", {})
    text = say(code, language, **{"clause": said.clause, **parameters})
    if text == code:
        text = said.code
    if isinstance(place, Mapping) and place:
        where = ", ".join(say(f"place-{kind}", language, number=number) for kind, number in place.items())
        text = f"{where[:1].upper()}{where[1:]}: {text}"
    return text if said.clause is None or _names(text, said.clause) else f"{text} ({said.clause})"


def finding_text(found: Finding, language: str = ENGLISH, *, with_line: bool = True) -> str:
    """What a check of a list found and in which line, without the names that may have been meant."""
    text = say(f"finding-{found.code}", language, **found.parameters)
    return f"{say('finding-line', language, line=found.line)} {text}" if with_line and found.line else text


def finding_sentence(found: Finding, language: str = ENGLISH) -> str:
    """The same with those names, and with the clause."""
    near = f" {say('finding-suggestions', language, names=found.suggestions)}" if found.suggestions else ""
    clause = f" ({found.clause})" if found.clause else ""
    return f"{finding_text(found, language)}{near}{clause}"


def total_text(total: Total, language: str = ENGLISH) -> str:
    """What a list adds up to."""
    return say(f"total-{total.code}", language, **total.parameters)


def _names(text: str, clause: str) -> bool:
    """Whether a sentence names its clause itself; CH-33 is not CH-3."""
    return re.search(rf"(?<![\w-]){re.escape(clause)}(?![\w-])", text) is not None


def listed(things: tuple[object, ...], language: str = ENGLISH) -> str:
    """`4 and 9`; `4, 9 and 12`; and a long list says how many it leaves out."""
    words = [shown(str(thing)) for thing in things]
    if len(words) < 2:
        return "".join(words)
    if len(words) > LONGEST_LIST:
        before = _Shown(", ".join(words[:LONGEST_LIST]))
        return say("list-more", language, before=before, number=len(words) - LONGEST_LIST)
    return say("list-end", language, before=_Shown(", ".join(words[:-1])), last=words[-1])


def shown(text: str, longest: int | None = LONGEST_WORD) -> str:
    """A name that is safe to show on a screen: no control characters, nothing endless."""
    clean = text if text.isprintable() else "".join(_printable(letter) for letter in text)
    return clean if longest is None or len(clean) <= longest else f"{clean[: longest - 1]}…"


def _printable(letter: str) -> str:
    harmless = category(letter) not in {"Cc", "Cf", "Cs", "Zl", "Zp"} or letter in _JOINERS
    return letter if harmless else "\N{REPLACEMENT CHARACTER}"


def _value(value: object, language: str) -> object:
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    if isinstance(value, tuple | list | set | frozenset):
        return listed(tuple(value), language)
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, _Shown):
        return str(value)
    if isinstance(value, str | Fraction):
        return shown(str(value))
    return shown(repr(value))


class _Catalogue:
    """Each message is read when it is first said: to read all of them takes longer than most commands."""

    def __init__(self, language: str, written: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self._written = {entry.partition("=")[0].strip(): entry for entry in _ENTRY.split(written)[1:]}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._resource = FluentResource

    def text(self, id: str, attribute: str, values: Mapping[str, object]) -> str | None:
        self._read(id)
        if not self._bundle.has_message(id):
            return None
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, dict(values))[0])

    def _read(self, id: str) -> None:
        """Those that it mentions first, so that no other thread finds it without them."""
        if id in self._written and not self._bundle.has_message(id):
            for mentioned in _MENTION.findall(self._written[id]):
                self._read(mentioned)
            self._bundle.add_resource(self._resource(self._written[id]))


@cache
def _catalogue(language: str) -> _Catalogue | None:
    file = files(__name__) / f"{language}.ftl"
    if not language.replace("-", "").isalnum() or not file.is_file():
        return None
    return _Catalogue(language, file.read_text("utf-8"))
