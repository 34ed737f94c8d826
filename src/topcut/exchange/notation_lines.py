"""A line of the text notation, word by word: plain words, and names in quotation marks."""

import json
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from topcut.exchange.document import placed
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.ruleset import How

ENDINGS = {how.value: how for how in How if how is not How.BYE}
RESERVED = {"bye", "loss", *ENDINGS}

_WORD = re.compile(r'"(?:[^"\\]|\\.)*"(?!\S)|\S+')
_PLAIN_NAME = re.compile(r'[^\s"#\[=][^\s"=]*')
_LIKE_A_SCORE = re.compile(r"[0-9/]*[-<>=][0-9/]*")


@dataclass(frozen=True, slots=True)
class Word:
    text: str
    quoted: bool = False

    @property
    def is_name(self) -> bool:
        return self.quoted or is_plain_name(self.text)


@dataclass(slots=True)
class Line:
    """A line that is read word by word."""

    number: int
    words: deque[Word]

    def take(self, wanted: str) -> Word:
        if not self.words:
            raise Refusal("notation-ends", wanted=wanted)
        return self.words.popleft()

    def name(self) -> PlayerId:
        word = self.take("name")
        if not word.is_name:
            raise Refusal("notation-word", word=word.text, wanted="name")
        return PlayerId(word.text)

    def names(self) -> Iterator[PlayerId]:
        while self.words:
            yield self.name()

    def starts_with(self, pattern: re.Pattern[str]) -> bool:
        return bool(self.words) and not self.words[0].quoted and bool(pattern.fullmatch(self.words[0].text))

    def written_as(self, pattern: re.Pattern[str], wanted: str) -> re.Match[str]:
        """Take the next word, which is written like this."""
        word = self.take(wanted)
        found = None if word.quoted else pattern.fullmatch(word.text)
        if found is None:
            raise Refusal("notation-word", word=word.text, wanted=wanted)
        return found


def lines(text: str) -> Iterator[Line]:
    """The lines that say something."""
    for number, line in enumerate(text.split("\n"), 1):
        try:
            words = deque(_words(line))
        except Refusal as refusal:
            raise placed(refusal, line=number) from None
        if words:
            yield Line(number, words)


def is_plain_name(name: str) -> bool:
    return name not in RESERVED and bool(_PLAIN_NAME.fullmatch(name)) and not _LIKE_A_SCORE.fullmatch(name)


def quoted(name: str) -> str:
    """A name as it is in the text, in quotation marks where it has spaces or looks like something else."""
    return name if is_plain_name(name) else json.dumps(name, ensure_ascii=False)


def _words(line: str) -> Iterator[Word]:
    for found in _WORD.finditer(line):
        word = found[0]
        if word.startswith("#"):
            return
        yield Word(_unquoted(word), quoted=True) if word.startswith('"') else Word(word)


def _unquoted(word: str) -> str:
    try:
        name = json.loads(word, strict=False)
    except ValueError:
        raise Refusal("notation-quote", word=word) from None
    if not name.strip():
        raise Refusal("name-blank")
    return str(name)
