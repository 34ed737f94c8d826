"""What stands on a page, by the id of its message, for tests that go through the pages in any language."""

import re

from markupsafe import Markup

from topcut.words import say

ANY = "⁂"  # for a parameter that a test does not know
_BREAKS = {ANY: ".*", "<": r"\s*", " ": r"\s+"}  # whichever space it is; what is unseen stands apart from what is seen
_BREAK = re.compile(rf"({ANY}|<[^>]*>|\s+)")


def words(id: str, /, **parameters: object) -> str:
    """In the language that is read here, without the elements of the message."""
    return Markup(say(id, **parameters)).striptags()


def saying(id: str, /, **parameters: object) -> re.Pattern[str]:
    """These words and no others."""
    return re.compile(rf"{beginning(id, **parameters).pattern}\s*$")


def beginning(id: str, /, **parameters: object) -> re.Pattern[str]:
    """These words and what may follow."""
    return re.compile(rf"^\s*{_pattern(say(id, **parameters))}")


def one_of(*ids: str) -> re.Pattern[str]:
    """Any of these, somewhere in a text."""
    return re.compile("|".join(_pattern(say(id)) for id in ids))


def _pattern(text: str) -> str:
    parts = _BREAK.split(text)
    parts[::2] = [re.escape(part) for part in parts[::2]]
    parts[1::2] = [_BREAKS.get(part[0], _BREAKS[" "]) for part in parts[1::2]]
    return "".join(parts)
