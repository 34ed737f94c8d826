"""The chapters as they are shown: read once from their Markdown, each heading with an anchor and each link followed."""

import posixpath
import re
import struct
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from topcut import __version__
from topcut.web.rendering import clause
from topcut.words import say
from topcut.words.clauses import home_of
from topcut.words.reader import ENGLISH, language, reading

PAGES = files("topcut") / "help_pages"
PICTURES = "/static/pictures/"
OUT = "../../../"  # from the chapters to the project
CLAUSE = re.compile(r"\b([A-Z]{1,2}-\d+[a-z]?)\b")
HEADINGS = ("h1", "h2", "h3")
FEW_COLUMNS = 2
NOTHING_ELSE: Mapping[str, str] = MappingProxyType({})
TALL = 1.5  # so many times as high as wide: a phone


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under a heading; the beginning of a chapter has no anchor. `called` is its title in the reader's
    language, also where the chapter is in English."""

    anchor: str
    title: str
    called: str
    is_main: bool  # named in the table of contents
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    name: str
    title: str
    about: str  # what it is good for, in one line
    body: Markup
    language: str
    called_in: str  # the language of what its sections are called
    sections: tuple[Section, ...]

    @property
    def called(self) -> str:
        return self.sections[0].called

    @property
    def is_foreign(self) -> bool:
        """Only in English, for a reader of another language."""
        return self.language != self.called_in


@dataclass(frozen=True, slots=True)
class Shelf:
    """The chapters for one kind of reader."""

    title: str
    chapters: tuple[Chapter, ...]
    language: str  # of its title, and of what its chapters are good for


def shelves() -> tuple[Shelf, ...]:
    """In the reader's language, as far as there are chapters in it."""
    return _shelves(language())


@cache
def _shelves(_language: str) -> tuple[Shelf, ...]:
    translated = PAGES / language() / "contents.toml"
    spoken, contents = (language(), translated) if translated.is_file() else (ENGLISH, PAGES / "contents.toml")
    readers = tomllib.loads(contents.read_text("utf-8"))["readers"]
    return tuple(
        Shelf(one["title"], tuple(_chapter(*chapter) for chapter in one["chapters"].items()), spoken) for one in readers
    )


def meant() -> Mapping[str, str]:
    """Words of the reader's language, and the English ones that may be meant in chapters that are only in English."""
    words: Mapping[str, str] = _english(language()).get("words", {})
    return words


@cache
def _english(spoken: str) -> Mapping[str, Any]:
    """What is said in another language of the chapters that are only in English."""
    file = PAGES / spoken / "english.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def chapters() -> Mapping[str, Chapter]:
    return {chapter.name: chapter for shelf in shelves() for chapter in shelf.chapters}


def _chapter(name: str, about: str) -> Chapter:
    english = PAGES / f"{name}.md"
    translated = PAGES / language() / f"{name}.md"
    spoken, file = (language(), translated) if translated.is_file() else (ENGLISH, english)
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(file.read_text("utf-8"))
    anchors = [one.anchor for one in _sections(reader.parse(english.read_text("utf-8")))]
    called = {} if spoken == language() else _english(language()).get("called", {}).get(name, {})
    sections = tuple(_sections(tokens, anchors, called))
    _label_cells(tokens)
    with reading(spoken):
        for token in tokens:
            _show(token, "" if spoken == ENGLISH else spoken)
    body = reader.renderer.render(tokens[3:], reader.options, {})  # without the title, which the page has
    return Chapter(name, sections[0].title, about, Markup(body), spoken, language() if called else spoken, sections)


def _sections(
    tokens: Sequence[Token], anchors: Sequence[str] = (), called: Mapping[str, str] = NOTHING_ELSE
) -> Iterator[Section]:
    """Also gives each heading its anchor: that of the English one in its place, so that links lead there too."""
    starts = [at for at, token in enumerate(tokens) if token.type == "heading_open" and token.tag in HEADINGS]
    assert starts[0] == 0
    assert tokens[0].tag == "h1", "a chapter begins with its title"
    for place, (start, end) in enumerate(zip(starts, [*starts[1:], len(tokens)], strict=True)):
        opening, title = tokens[start], _words(tokens[start + 1])
        anchor = (anchors[place] if place < len(anchors) else _anchor(title)) if start else ""
        if anchor:
            opening.attrSet("id", anchor)
        text = " ".join(filter(None, map(_words, tokens[start + 3 : end])))
        yield Section(anchor, title, called.get(anchor, title), opening.tag == "h2", re.sub(r"\s+", " ", text))


def _anchor(title: str) -> str:
    """As the sites that show Markdown make it, so that a link works here and there."""
    return "".join(sign for sign in title.lower() if sign.isalnum() or sign in " -").replace(" ", "-")


def _words(token: Token) -> str:
    """Of a paragraph, a heading or a cell; what stands in a block of code nobody looks for."""
    said = {"text": "{}", "code_inline": "{}", "softbreak": " "}
    return "".join(said.get(one.type, "").format(one.content) for one in token.children or ())


def _label_cells(tokens: Sequence[Token]) -> None:
    """Where a table has many columns, each cell is given its heading: narrow screens show them below each other."""
    table, labels, column = tokens[0], [""], 0
    for at, token in enumerate(tokens):
        if token.type == "table_open":
            table, labels = token, []
        elif token.type == "th_open":
            labels.append(_words(tokens[at + 1]))
        elif token.type == "tr_open":
            column = 0
        elif token.type == "td_open":
            if len(labels) > FEW_COLUMNS:
                table.attrSet("class", "many")
                token.attrSet("data-label", labels[column])
            column += 1


def _show(token: Token, folder: str) -> None:
    """Changes a token into what our pages show; its links begin in the folder of its chapter."""
    if token.type in {"fence", "code_block"}:  # wide ones are scrolled, by keyboard too
        token.content = Markup('<pre tabindex="0"><code>{}</code></pre>\n').format(token.content)
        token.type = "html_block"
    elif token.type == "inline":
        token.children = list(_inlined(token.children or (), folder))


def _inlined(parts: Sequence[Token], folder: str) -> Iterator[Token]:
    away = ""
    for token in parts:
        if token.type == "link_open":
            away = _elsewhere(token, folder)
        if away and token.type == "link_open":
            continue
        if away and token.type == "link_close":
            yield Token("text", "", 0, content=f" {say('help-in-source', file=away)}")
        elif token.type == "text" and CLAUSE.search(token.content):
            said = (clause(part) if home_of(part) else Markup.escape(part) for part in CLAUSE.split(token.content))
            yield Token("html_inline", "", 0, content=Markup().join(said))
        else:
            if token.type == "image":
                _place(token, folder)
            yield token


def _elsewhere(link: Token, folder: str) -> str:
    """A link to another chapter leads there, in the reader's language; a page for developers is not here, so it is
    named instead."""
    page, mark, anchor = str(link.attrs["href"]).partition("#")
    if page.endswith(".md"):
        link.attrs["href"] = f"/help/{posixpath.basename(page).removesuffix('.md')}{mark}{anchor}"
    there = posixpath.normpath(posixpath.join(folder, page))
    return there.removeprefix(OUT) if there.startswith(OUT) else ""


def _place(picture: Token, folder: str) -> None:
    """Its size is written down, so that nothing moves when it arrives, and a link to a section stays there."""
    source = posixpath.normpath(posixpath.join(folder, str(picture.attrs["src"])))
    with (PAGES / source).open("rb") as file:
        width, height = struct.unpack(">II", file.read(24)[16:])  # where PNG has them
    picture.attrs["src"] = f"{PICTURES}{source.removeprefix('pictures/')}?{__version__}"
    picture.attrs |= {"width": width, "height": height, "class": "tall" if height > TALL * width else "broad"}
