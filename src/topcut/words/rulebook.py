"""What a rule book calls things, in the reader's language. Its words stand in each log as the organizer had them then;
those of a shipped document are translated, by messages named `ruleset-...` after their entry."""

from collections.abc import Mapping
from functools import cache

from topcut.words import say
from topcut.words.catalogue import catalogue
from topcut.words.reader import ENGLISH, language, reading

PREFIX = "ruleset-"


def in_words_of_reader(text: str) -> str:
    """`Watcher`; where an organizer has written something else, that."""
    found = None if language() == ENGLISH else _codes().get(text)
    return text if found is None else say(found)


def after_its_name(text: str) -> str:
    """The rule of a text such as `Mission Critical: at the start of ...`, where the name stands above it already."""
    said = in_words_of_reader(text)
    return said.partition(": ")[2] if text.startswith("Mission Critical: ") else said


@cache
def _codes() -> Mapping[str, str]:
    """The message of each English text; two entries that say the same share the first."""
    english = catalogue(ENGLISH)
    assert english is not None
    with reading(ENGLISH):
        return {say(id): id for id in reversed(english.ids) if id.startswith(PREFIX)}
