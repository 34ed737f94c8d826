"""In which language words are said: the reader's, for as long as their request or their command is answered."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale

ENGLISH = "en"
PSEUDO = "qps"  # made of the English words, for tests that look for forgotten ones; never offered to anybody
OFFERED: tuple[str, ...] = (ENGLISH, "de", "fr", "es")  # in the order of the switch
NAMES = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", PSEUDO: "⟦Þšéúðó⟧"}
LONGEST = 200  # letters of a header
MOST = 12  # languages of a header

_reading: ContextVar[str] = ContextVar("reading", default=ENGLISH)


def language() -> str:
    """That of whoever reads what is said now."""
    return _reading.get()


@contextmanager
def reading(language: str) -> Iterator[None]:
    """What is said inside is said in this language; worker threads that are started inside read it too."""
    before = _reading.set(language)
    try:
        yield
    finally:
        _reading.reset(before)


def speak(language: str) -> None:
    """From here on, where nothing is around to leave: a command that was told its language."""
    _reading.set(language)


def in_every_language(said: Callable[[], str]) -> tuple[str, ...]:
    """What the same words are for each reader: to find a text again that somebody else's language wrote."""
    found = []
    for one in OFFERED:
        with reading(one):
            found.append(said())
    return tuple(found)


def own_name(language: str) -> str:
    """As those who speak it write it: `Deutsch`."""
    return NAMES[language]


def is_offered(language: str) -> bool:
    return language in OFFERED


def asked_for(header: str) -> str:
    """The best of what `Accept-Language` names, of those that we offer; English if it is none of them."""
    wanted: list[tuple[float, str]] = []
    for part in header[:LONGEST].split(",")[:MOST]:
        name, _, rest = part.strip().partition(";")
        wanted.append((_weight(rest), name.strip().lower()))
    return first_offered(name for weight, name in sorted(wanted, key=lambda one: -one[0]) if weight > 0)


def of_environment(environment: Mapping[str, str]) -> str:
    """As the machine says it: `TOPCUT_LANGUAGE`, else `LC_ALL`, `LC_MESSAGES` or `LANG`, such as `de_DE.UTF-8`."""
    said = (environment.get(name, "") for name in ("TOPCUT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return first_offered(next(([one] for one in said if one), []))


def first_offered(names: Iterable[str]) -> str:
    """`de-AT` and `de_AT.UTF-8` mean `de`."""
    for name in names:
        plain = name.lower()
        for known in (plain, plain.replace("_", "-").partition("-")[0].partition(".")[0]):
            if known in OFFERED:
                return known
    return ENGLISH


@cache
def locale_of(language: str) -> "Locale":
    """What Babel knows about days, numbers and plurals in it."""
    from babel import Locale

    return Locale.parse(ENGLISH if language == PSEUDO else language)


def _weight(rest: str) -> float:
    """`q=0.8`; nonsense counts as nothing wanted."""
    name, sign, value = rest.strip().partition("=")
    if not sign:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
