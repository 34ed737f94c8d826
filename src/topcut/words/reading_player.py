"""Imported when first needed, as all of Fluent."""

from babel import Locale
from fluent.runtime.types import FluentType

from topcut.words import YOU, You


class ReadingPlayer(FluentType):
    """A message that chooses by it finds `YOU`; where it stands in a sentence, it is the reader's word for it."""

    def __init__(self, word: You) -> None:
        self._word = word

    def __eq__(self, other: object) -> bool:
        return other == YOU

    def __hash__(self) -> int:
        return hash(YOU)

    def format(self, locale: Locale) -> str:
        del locale
        return str(self._word)
