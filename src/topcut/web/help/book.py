"""The chapters as they are shown: read once from their Markdown, each heading with an anchor and each link followed."""

import re
import struct
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from topcut import __version__
from topcut.web.rendering import clause
from topcut.words.clauses import home_of

PAGES = files("topcut") / "help_pages"
PICTURES = "/static/pictures/"
OUT = "../../../"  # from the chapters to the project
CLAUSE = re.compile(r"\b([A-Z]{1,2}-\d+[a-z]?)\b")
HEADINGS = ("h1", "h2", "h3")
FEW_COLUMNS = 2
TALL = 1.5  # so many times as high as wide: a phone


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under a heading; the beginning of a chapter has no anchor."""

    anchor: str
    title: str
    is_main: bool  # named in the table of contents
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    name: str
    title: str
    about: str  # what it is good for, in one line
    body: Markup
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Shelf:
    """The chapters for one kind of reader."""

    title: str
    chapters: tuple[Chapter, ...]


@cache
def shelves() -> tuple[Shelf, ...]:
    readers = tomllib.loads((PAGES / "contents.toml").read_text("utf-8"))["readers"]
    return tuple(
        Shelf(one["title"], tuple(_chapter(*chapter) for chapter in one["chapters"].items())) for one in readers
    )


@cache
def chapters() -> Mapping[str, Chapter]:
    return {chapter.name: chapter for shelf in shelves() for chapter in shelf.chapters}


def _chapter(name: str, about: str) -> Chapter:
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse((PAGES / f"{name}.md").read_text("utf-8"))
    sections = tuple(_sections(tokens))
    _label_cells(tokens)
    for token in tokens:
        _show(token)
    body = reader.renderer.render(tokens[3:], reader.options, {})  # without the title, which the page has
    return Chapter(name, sections[0].title, about, Markup(body), sections)


def _sections(tokens: Sequence[Token]) -> Iterator[Section]:
    """Also gives each heading its anchor."""
    starts = [at for at, token in enumerate(tokens) if token.type == "heading_open" and token.tag in HEADINGS]
    assert starts[0] == 0
    assert tokens[0].tag == "h1", "a chapter begins with its title"
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        opening, title = tokens[start], _words(tokens[start + 1])
        anchor = _anchor(title) if start else ""
        if anchor:
            opening.attrSet("id", anchor)
        text = " ".join(filter(None, map(_words, tokens[start + 3 : end])))
        yield Section(anchor, title, opening.tag == "h2", re.sub(r"\s+", " ", text))


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


def _show(token: Token) -> None:
    """Changes a token into what our pages show."""
    if token.type in {"fence", "code_block"}:  # wide ones are scrolled, by keyboard too
        token.content = Markup('<pre tabindex="0"><code>{}</code></pre>\n').format(token.content)
        token.type = "html_block"
    elif token.type == "inline":
        token.children = list(_inlined(token.children or ()))


def _inlined(parts: Sequence[Token]) -> Iterator[Token]:
    away = ""
    for token in parts:
        if token.type == "link_open":
            away = _elsewhere(token)
        if away and token.type == "link_open":
            continue
        if away and token.type == "link_close":
            yield Token("text", "", 0, content=f" ({away} in the source code)")
        elif token.type == "text" and CLAUSE.search(token.content):
            said = (clause(part) if home_of(part) else Markup.escape(part) for part in CLAUSE.split(token.content))
            yield Token("html_inline", "", 0, content=Markup().join(said))
        else:
            if token.type == "image":
                _place(token)
            yield token


def _elsewhere(link: Token) -> str:
    """A link to another chapter leads there; a page for developers is not here, so it is named instead."""
    page, mark, anchor = str(link.attrs["href"]).partition("#")
    if page.endswith(".md"):
        link.attrs["href"] = f"/help/{page.removesuffix('.md')}{mark}{anchor}"
    return page.removeprefix(OUT) if page.startswith(OUT) else ""


def _place(picture: Token) -> None:
    """Its size is written down, so that nothing moves when it arrives, and a link to a section stays there."""
    source = str(picture.attrs["src"])
    with (PAGES / source).open("rb") as file:
        width, height = struct.unpack(">II", file.read(24)[16:])  # where PNG has them
    picture.attrs["src"] = f"{PICTURES}{source.removeprefix('pictures/')}?{__version__}"
    picture.attrs |= {"width": width, "height": height, "class": "tall" if height > TALL * width else "broad"}
