"""The sentences people read, by code, from the message catalogues, in the language of whoever reads them."""

import re
from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from functools import lru_cache
from unicodedata import category

from topcut.lists.findings import Finding, Total
from topcut.refusal import Refusal
from topcut.rules.ranking.reason import Reason
from topcut.words.catalogue import catalogue
from topcut.words.dates import day, with_decimal_sign, written_day
from topcut.words.reader import ENGLISH, language

LONGEST_WORD = 120
LONGEST_LIST = 12
# Spanish says `Ana e Inés` and `siete u ocho`; the other languages change nothing there.
I_SOUND = re.compile(r"h?[iíî](?![aeou])|y(?![aeiouáéíóú])", re.IGNORECASE)
O_SOUND = re.compile(r"h?[oóö]", re.IGNORECASE)
# Parameters of refusals and reasons that are words of a rule book; one that names a person is called otherwise.
OF_A_RULE_BOOK = frozenset(
    {
        "cut",
        "figure",
        "figures",
        "head",
        "label",
        "level",
        "list",
        "official",
        "organizer",
        "park",
        "parks",
        "role",
        "roles",
        "tiebreaker",
    }
)
DAYS = frozenset({"day", "earliest", "first_day", "latest"})
KEPT = 4096  # sentences
LARGEST_NUMBER = 10**15  # Fluent cannot write numbers of more than 25 digits

_JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"  # parts of names, unlike marks that turn the line around


YOU = "You"  # by which a message chooses how it speaks to the reader; a person alone is also entered by it in a log


class You(str):
    """The reader among the players, as their own language calls them; in each language a message chooses by `YOU`."""

    __slots__ = ()


class Shown(str):
    """What has been made safe to show, each name by itself: together they may be long."""

    __slots__ = ()


def say(code: str, /, **parameters: object) -> str:
    """The sentence of a code, or of one of its attributes as `bye-later.lowest-points`. A code without one is said as
    it is: no message is worth a crash."""
    if all(_is_short(value) for value in parameters.values()):
        return _said(code, language(), tuple((name, type(value), value) for name, value in parameters.items()))
    return _find(code, parameters)


@lru_cache(maxsize=KEPT)
def _said(code: str, _language: str, parameters: tuple[tuple[str, type, object], ...]) -> str:
    """Sentences that were said a moment ago: the phones around a table all ask for the same ones. The type is there
    because 1 and true are one key."""
    return _find(code, {name: value for name, _, value in parameters})


def _is_short(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST_WORD
    return value is None or type(value) in {int, bool, Fraction}


def _find(code: str, parameters: Mapping[str, object]) -> str:
    values = {name: _value(value) for name, value in parameters.items()}
    if isinstance(near := parameters.get("near"), tuple):  # one of them was meant
        values["near"] = listed(near, choice=True)
    id, _, attribute = code.partition(".")
    for one in dict.fromkeys((language(), ENGLISH)):
        said = catalogue(one)
        text = None if said is None else said.text(id, attribute, values)
        if text is not None:
            return text
    return code


def you() -> You:
    return You(say("play-you"))


def sentence(said: Refusal | Reason) -> str:
    """What a refusal or a reason says: where it happened, what is the case, what to do, and the clause that says so."""
    code = f"refusal-{said.code}" if isinstance(said, Refusal) else f"reason-{said.code}"
    parameters = {name: _as_read(name, value) for name, value in said.parameters.items()}
    place = parameters.pop("place", {})
    text = say(code, **{"clause": said.clause, **parameters})
    if text == code:
        text = said.code
    if isinstance(place, Mapping) and place:
        where = ", ".join(say(f"place-{kind}", number=number) for kind, number in place.items())
        text = say("place-then", place=Shown(raised(where)), text=Shown(text))
    return text if said.clause is None or _names(text, said.clause) else f"{text} ({said.clause})"


def _as_read(name: str, value: object) -> object:
    """What a rule book calls something, a day and a rounded figure, as the reader writes them."""
    from topcut.words.rulebook import in_words_of_reader

    if isinstance(value, tuple):
        return tuple(_as_read(name, one) for one in value)
    if not isinstance(value, str):
        return value
    if name in DAYS:
        return written_day(value)
    if name.endswith("_rounded"):
        return with_decimal_sign(value)
    return in_words_of_reader(value) if name in OF_A_RULE_BOOK else value


def finding_text(found: Finding, *, with_line: bool = True) -> str:
    """What a check of a list found and in which line, without the names that may have been meant."""
    parameters = dict(found.parameters)
    if found.named:
        quoted = found.code == "lines-not-counted"
        parameters["names"] = tuple(
            Shown(say("finding-name", name=name, quoted=quoted, line=line if with_line else 0))
            for name, line in found.named
        )
    if parameters.get("more") and isinstance(names := parameters["names"], tuple):  # which ends in “and 3 more”
        parameters["names"] = Shown(", ".join(name if isinstance(name, Shown) else shown(name) for name in names))
    text = say(f"finding-{found.code}", **parameters)
    return f"{say('finding-line', line=found.line)} {text}" if with_line and found.line else text


def finding_sentence(found: Finding) -> str:
    """The same with those names, and with the clause."""
    near = f" {say('finding-suggestions', names=found.suggestions)}" if found.suggestions else ""
    clause = f" ({found.clause})" if found.clause else ""
    return f"{finding_text(found)}{near}{clause}"


def total_text(total: Total) -> str:
    """What a list adds up to."""
    return say(f"total-{total.code}", **total.parameters)


def _names(text: str, clause: str) -> bool:
    """Whether a sentence names its clause itself; CH-33 is not CH-3."""
    return re.search(rf"(?<![\w-]){re.escape(clause)}(?![\w-])", text) is not None


def listed(things: tuple[object, ...], *, choice: bool = False) -> str:
    """`4 and 9`; `4, 9 and 12`; and a long list says how many it leaves out. Of a choice, `4 or 9`."""
    words = [thing if isinstance(thing, Shown) else Shown(shown(str(thing))) for thing in things]
    if len(words) < 2:
        return "".join(words)
    if len(words) > LONGEST_LIST:
        before = Shown(", ".join(words[:LONGEST_LIST]))
        return say("list-more", before=before, number=len(words) - LONGEST_LIST)
    sound = O_SOUND if choice else I_SOUND
    code = f"list-{'choice' if choice else 'end'}{'-before-vowel' if sound.match(words[-1]) else ''}"
    return say(code, before=Shown(", ".join(words[:-1])), last=words[-1])


def counted(number: int, things: str) -> str:
    """`1 event point`, `3 event points`: what a rule book calls its points, or anything that `count-...` knows. English
    alone can do without, for a home-made rule book."""
    code = f"count-{'-'.join(things.lower().split())}{'' if things.islower() else '-capital'}"
    said = say(code, number=number)
    return said if said != code else f"{number} {things.removesuffix('s') if number == 1 else things}"


def raised(words: str) -> str:
    """With a capital at the beginning, and otherwise as they are: `Event points`, `Event Points`."""
    return words[:1].upper() + words[1:]


def shown(text: str, longest: int | None = LONGEST_WORD) -> str:
    """A name that is safe to show on a screen: no control characters, nothing endless."""
    clean = text if text.isprintable() else "".join(_printable(letter) for letter in text)
    return clean if longest is None or len(clean) <= longest else f"{clean[: longest - 1]}…"


def _printable(letter: str) -> str:
    harmless = category(letter) not in {"Cc", "Cf", "Cs", "Zl", "Zp"} or letter in _JOINERS
    return letter if harmless else "\N{REPLACEMENT CHARACTER}"


def _value(value: object) -> object:
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    if isinstance(value, tuple | list | set | frozenset):
        return listed(tuple(value))
    if isinstance(value, date):
        return day(value)
    if isinstance(value, Shown):
        return str(value)
    if isinstance(value, You):
        from topcut.words.reading_player import ReadingPlayer

        return ReadingPlayer(value)
    if isinstance(value, str | Fraction):
        return shown(str(value))
    return shown(repr(value))
