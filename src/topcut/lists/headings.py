"""Which lines head a section, a Roster or a squad; near misses of these words are understood."""

import re
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from rapidfuzz.distance import OSA
from rapidfuzz.process import extractOne

from topcut.lists.catalogue import Kind
from topcut.lists.names import key
from topcut.lists.written import KINDS, ROLES, SIDES, Form, Section

WORDS = Path(__file__).parent / "headings.toml"
NUMBERS = {
    word: number
    for number, words in enumerate(
        ("one first i a", "two second ii b", "three third iii c", "four fourth iv d", "five fifth v e"), 1
    )
    for word in words.split()
}
EITHER_ROLE = {"s", "su", "ss"}
BESIDE_NUMBERS = {"strike", "no", "nr", "number", "st", "nd", "rd", "th"}
LONGEST_HEADING = 80

_RUN = re.compile(r"[^\S\t]{2,}")  # of blanks, each place of which would be tried
_SEPARATOR = re.compile(r"\s*(?:[→⇒➔➜➡▶►]\ufe0f?|[-=]>|[:=|\t])\s*|\s+[-–—•·]\s+")
_BRACKETED = re.compile(r"\s*[\[({].*$")
_REMARK = re.compile(
    r"[\[({](?!\s*\d+\s*[\])}])[^\])}]*[\])}]?"
)  # `Roster (2)` is numbered, `Roster [25 Threat]` is not
_LETTERED = re.compile(r"\W*([a-z])(\d)\W*", re.IGNORECASE)
_TOKENS = re.compile(r"[^\W\d_]+|\d+")
_VERSION = re.compile(r"\bv\.?\s?\d+(?:\.\d+)*\b")  # `MCP list v4` is not Roster 5
_ONLY_COUNTS = re.compile(
    r"(?:[\s\d/()\[\]{}.:+|-]|of|max|pts|points|threat|cards?|affiliations?|side|role|eras?|cost|types?|qty|count|names?|alter\s*egos?|real\s+names?)*",
    re.IGNORECASE,
)  # and the names of columns


@dataclass(frozen=True, slots=True)
class Heading:
    section: Section | None = None
    side: str | None = None
    group: int | None = None
    is_group: bool = False
    rest: str = ""  # what else is on the same line


@dataclass(frozen=True, slots=True)
class Vocabulary:
    sections: dict[str, str]  # key of a word to the section, or the side of a crisis
    groups: tuple[str, ...]
    letters: tuple[str, ...] = ()  # for such a word, with its number right behind
    apart: frozenset[str] = frozenset()  # keys of words that part the names of a section


@cache
def vocabulary(form: str) -> Vocabulary:
    """The words of a form, or of games that are not ours (`other`)."""
    known = tomllib.loads(WORDS.read_text("utf-8"))[form]
    sections = {key(word): section for section, words in known["sections"].items() for word in words}
    apart = frozenset(map(key, known.get("apart", ())))
    return Vocabulary(sections, tuple(known["groups"]), tuple(known.get("letters", ())), apart)


def heading(text: str, form: Form, *, near: bool = False, firm: bool = False) -> Heading | None:
    """The heading that a line is. `near` allows typos, in short words only if it is `firm` that the
    line is a heading: it ends in a colon, or is marked as one."""
    label, rest = split(text)
    if len(label) > LONGEST_HEADING:
        return None
    told = _BRACKETED.sub("", rest)  # `Crisis - Secure (3)`, but `Crises: [S] Riots` names one
    whole = f"{_BRACKETED.sub('', label)} {told}"
    if told and len(text) <= LONGEST_HEADING and (found := _section(whole, form, near=False, firm=False)):
        return found
    found = _section(label, form, near=near, firm=firm or bool(rest)) or _group(label, form, near=near)
    if found and found.section is Section.CRISES and (side := _section(rest, form, near=False, firm=False)):
        return side if side.section is Section.CRISES else replace(found, rest=rest)
    return None if found is None else replace(found, rest=rest)


def kind(word: str) -> tuple[Kind | None, dict[str, Any]]:
    """The kind that people call so, and what else the word says: a secure Crisis, a primary unit.

    It is how importers read columns and categories.
    """
    if key(word) in set(Kind):
        return Kind(key(word)), {}
    forms = [vocabulary(form).sections for form in Form]
    said = next((known[one] for one in map(_letters, (word, f"{word}s")) for known in forms if one in known), None)
    if said is None:
        return None, {}
    if said in SIDES:
        return Kind.CRISIS, {"side": said}
    return KINDS[Section(said)], {"role": said} if said in ROLES else {}


def foreign(text: str, form: Form) -> bool:
    """Whether a line is a heading of another game and not of ours."""
    label, _ = split(text)
    words, groups = _foreign(form)
    if len(label) > LONGEST_HEADING:
        return False
    first, _, number = label.casefold().partition(" ")
    return _letters(_BRACKETED.sub("", label)) in words or (first in groups and _number([number.strip()]) is not None)


@cache
def _foreign(form: Form) -> tuple[frozenset[str], frozenset[str]]:
    """The words of all forms but this one; a letter alone says nothing of a game."""
    ours = vocabulary(form)
    others = [vocabulary(other) for other in (*Form, "other") if other != form]
    words = frozenset(word for other in others for word in other.sections if len(word) > 1) - ours.sections.keys()
    return words, frozenset(group for other in others for group in other.groups) - set(ours.groups)


def role(word: str) -> tuple[bool, Section | None]:
    """Whether a word beside a unit is its role, and which; `S` may be either of two."""
    said = vocabulary(Form.SQUADS).sections.get(key(word))
    return said in ROLES or key(word) in EITHER_ROLE, Section(said) if said in ROLES else None


def is_hero(word: str) -> bool:
    """Whether a word beside a card says that it is the Hero of its deck."""
    return vocabulary(Form.DECK).sections.get(key(word)) == Section.HERO


def split(text: str) -> tuple[str, str]:
    """What may be a heading, and what is beside it on the same line; a number of things says nothing."""
    text = _RUN.sub(" ", text).rstrip(" =~#_-–—·.+")
    found = _SEPARATOR.search(text)
    label, rest = (text[: found.start()], text[found.end() :]) if found else (text, "")
    label = label.strip() or text
    says_nothing = not key(rest).isalnum() or _ONLY_COUNTS.fullmatch(rest[:LONGEST_HEADING])
    return label, "" if says_nothing else rest.strip()


def _section(label: str, form: Form, *, near: bool, firm: bool) -> Heading | None:
    word = _letters(_BRACKETED.sub("", label))
    known = vocabulary(form).sections
    if word not in known:
        nearest = _nearest(word, tuple(known), firm=firm) if near else None
        if nearest is None:
            return None
        word = nearest
    named = known[word]
    return Heading(Section.CRISES, named) if named in SIDES else Heading(Section(named))


def _letters(label: str) -> str:
    return re.sub(r"\d+", "", key(label))


def _nearest(word: str, words: tuple[str, ...], *, firm: bool) -> str | None:
    slips = 0 if len(word) < 4 else 1 if len(word) < 8 else 2
    if not slips or (len(word) < 6 and not firm):
        return None
    found = extractOne(word, words, scorer=OSA.distance, score_cutoff=slips)
    return found[0] if found else None


def _group(label: str, form: Form, *, near: bool) -> Heading | None:
    words = vocabulary(form).groups
    bare = _REMARK.sub("", label).casefold()
    if (lettered := _LETTERED.fullmatch(bare)) and lettered[1] in vocabulary(form).letters:
        return Heading(group=int(lettered[2]), is_group=True)
    tokens = _TOKENS.findall(_VERSION.sub("", bare))[:6]
    place = next((place for place, token in enumerate(tokens[:3]) if _is_group(token, words, near=near)), None)
    if place is None:
        return None
    beside = [token for token in tokens[:place] if token not in BESIDE_NUMBERS]
    after = [token for token in tokens[place + 1 :] if token not in BESIDE_NUMBERS]
    number = _number(beside[-1:]) or _number(after[:1])
    if number is None and (beside or after or near):
        return None
    return Heading(group=number, is_group=True)


def _is_group(token: str, words: tuple[str, ...], *, near: bool) -> bool:
    singular = token.removesuffix("s")
    return singular in words or (near and len(token) > 4 and _nearest(singular, words, firm=True) is not None)


def _number(tokens: list[str]) -> int | None:
    if not tokens:
        return None
    return int(tokens[0]) if tokens[0].isdecimal() and len(tokens[0]) < 4 else NUMBERS.get(tokens[0])
