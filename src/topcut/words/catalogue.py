"""The message catalogues: a folder a language, in it one file for each room that says something."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from topcut.words.reader import ENGLISH, PSEUDO

HOME = files("topcut.words")

_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)  # where a message or a term begins
_PARAMETER = re.compile(r"\$([a-z][\w-]*)")
_MENTION = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class Catalogue:
    """Each message is read when it is first said: to read all of them takes longer than most commands."""

    def __init__(self, language: str, written: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self._written = {entry.partition("=")[0].strip(): entry for entry in _ENTRY.split(written)[1:]}
        self._bundle = FluentBundle([ENGLISH if language == PSEUDO else language], use_isolating=False)
        self._resource = FluentResource
        self._is_pseudo = language == PSEUDO
        self._known: set[str] = set()

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(id for id in self._written if not id.startswith("-"))

    def text(self, id: str, attribute: str, values: Mapping[str, object]) -> str | None:
        self._read(id)
        if not self._bundle.has_message(id):
            return None
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, dict(values))[0])

    def attributes(self, id: str) -> tuple[str, ...]:
        self._read(id)
        return tuple(self._bundle.get_message(id).attributes) if self._bundle.has_message(id) else ()

    def parameters(self, id: str) -> tuple[str, ...]:
        """The names of what is filled in."""
        return tuple(dict.fromkeys(_PARAMETER.findall(self._written[id])))

    def _read(self, id: str) -> None:
        """Those that it mentions first, so that no other thread finds it without them."""
        if id in self._written and id not in self._known:
            for mentioned in _MENTION.findall(self._written[id]):
                if mentioned != id:
                    self._read(mentioned)
            self._bundle.add_resource(self._resource(self._source(id)), allow_overrides=True)
            self._known.add(id)

    def _source(self, id: str) -> str:
        if not self._is_pseudo:
            return self._written[id]
        from topcut.words.pseudo import disguised

        return disguised(self._written[id])


@cache
def catalogue(language: str) -> Catalogue | None:
    """None for a language that nobody has written down."""
    parts = dict(parts_of(ENGLISH if language == PSEUDO else language))
    return Catalogue(language, "\n".join(parts.values())) if parts else None


def parts_of(language: str) -> Iterator[tuple[str, str]]:
    """The name of each file of a language, and what is in it."""
    folder = HOME / language
    if language.isalpha() and folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield file.name.removesuffix(".ftl"), file.read_text("utf-8")
