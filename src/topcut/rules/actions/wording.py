"""Text that people type: not empty, on one line, and not too long."""

from topcut.lists.incoming import MOST_BYTES, refuse_large
from topcut.refusal import Refusal

LONGEST_LINE = 200


def said(text: str, what: str, most: int = LONGEST_LINE) -> str:
    """The text without spaces around it; `what` names it in the refusal."""
    text = said_if_any(text, what, most)
    if not text:
        raise Refusal("text-missing", what=what)
    return text


def said_in_full(text: str, what: str) -> str:
    """A list or a pool, of many lines."""
    refuse_large(text)
    return said(text, what, MOST_BYTES)


def said_if_any(text: str, what: str, most: int = LONGEST_LINE) -> str:
    text = text.strip()
    if len(text) > most:
        raise Refusal("text-too-long", what=what, length=len(text), most=most)
    if not all(character.isprintable() or character in "\n\r\t" for character in text):
        raise Refusal("text-unprintable", what=what)
    if most <= LONGEST_LINE and len(text.splitlines()) > 1:
        raise Refusal("text-lines", what=what)
    return text
