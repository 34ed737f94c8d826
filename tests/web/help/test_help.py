"""Every chapter can be reached, read and searched, and whatever it names is there."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.web.browsing import Opened
from tests.web.clipping import clipped
from tests.web.hall import Hall
from topcut.cli.edge import topcut
from topcut.web.help.book import Chapter, chapters
from topcut.words.clauses import catalogue, catalogues

ROOT = Path(__file__).parents[3]
PAGES = ROOT / "src" / "topcut" / "help_pages"
LINK = re.compile(r"\]\(([^)\s]+)\)")
HREF = re.compile(r'(?:href|src)="([^"]+)"')
ID = re.compile(r'\bid="([^"]+)"')
FENCE = re.compile(r"^ *```.*?^ *```$", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"\btopcut ([a-z][a-z-]+)")
CLAUSE = re.compile(r"\b((?:CH|TL|PS|MU|CG|R)-\d+[a-z]?)\b")

each = pytest.mark.parametrize("chapter", chapters().values(), ids=lambda chapter: chapter.name)


def test_every_chapter_is_on_a_shelf_and_every_shelf_is_on_the_first_page(hall: Hall) -> None:
    assert {path.stem for path in PAGES.glob("*.md")} == set(chapters())
    shown = hall.anybody.get("/help").text
    assert [name for name in chapters() if f'href="/help/{name}"' not in shown] == []


@each
def test_a_chapter_is_shown_to_everybody_and_all_its_links_lead_somewhere(hall: Hall, chapter: Chapter) -> None:
    page = hall.anybody.get(f"/help/{chapter.name}")
    assert page.status_code == 200
    for address in HREF.findall(page.text):
        path, _, anchor = address.partition("#")
        if address.startswith("#"):
            assert f'id="{anchor}"' in page.text, address
        elif path.startswith("/help/") and anchor:
            assert f'id="{anchor}"' in hall.anybody.get(path).text, address
        else:
            assert path.startswith("/"), f"{address} needs a network"
            assert hall.anybody.get(path).status_code in (200, 303), address  # the switch of languages leads back


@each
def test_no_two_things_on_a_page_have_the_same_id(hall: Hall, chapter: Chapter) -> None:
    ids = Counter(ID.findall(hall.anybody.get(f"/help/{chapter.name}").text))
    assert [id for id, times in ids.items() if times > 1] == []


@each
def test_what_a_chapter_links_to_is_in_the_project(chapter: Chapter) -> None:
    """As somebody reads it beside the source code."""
    text = FENCE.sub("", (PAGES / f"{chapter.name}.md").read_text("utf-8"))
    files = [link.partition("#")[0] for link in LINK.findall(text) if not link.startswith("#")]
    assert [file for file in files if not (PAGES / file).exists()] == []


@each
def test_the_commands_and_clauses_that_a_chapter_names_exist(chapter: Chapter) -> None:
    text = (PAGES / f"{chapter.name}.md").read_text("utf-8")
    commands = {
        word
        for line in re.findall(r"`([^`]+)`|^ *\$? ?(topcut .*)$", text, re.M)
        for word in COMMAND.findall(" ".join(line))
    }
    assert commands <= {*topcut.commands, "command"}
    books = filter(None, map(catalogue, catalogues()))
    known = {clause.id for book in books for section in book.sections for clause in section.clauses}
    assert set(CLAUSE.findall(text)) <= known


def test_a_clause_in_a_chapter_leads_to_its_text(hall: Hall) -> None:
    assert 'href="/rules/munchkin#MU-05"' in hall.anybody.get("/help/for-judges").text


def test_what_is_for_developers_is_named_and_not_linked(hall: Hall) -> None:
    shown = hall.anybody.get("/help/access").text
    assert "docs/security.md in the source code" in shown
    assert "../" not in shown


def test_an_installed_topcut_has_the_chapters() -> None:
    """By pattern: whatever stands below the package with such a name goes into the wheel."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    assert settings["packages"]["find"] == {"where": ["src"]}  # which takes folders without Python, too
    kinds = {f"*{path.suffix}" for path in PAGES.rglob("*") if path.is_file()}
    assert kinds <= set(settings["package-data"]["*"])


def test_there_is_no_such_chapter(hall: Hall) -> None:
    for name in ("nothing", "%2e%2e", "%2e%2e%2faccess", "contents.toml", "access.md"):
        assert hall.anybody.get(f"/help/{name}").status_code == 404, name


def test_a_picture_has_its_size_before_it_is_there(hall: Hall) -> None:
    pictures = re.findall(r"<img[^>]+>", hall.anybody.get("/help/first-event").text)
    assert len(pictures) == 2
    for one in pictures:
        assert re.search(r'alt="[^"]{10,}"', one)
        assert re.search(r'width="\d+" height="\d+"', one)
    source = HREF.search(pictures[0])
    assert source is not None
    kept = hall.anybody.get(source[1])
    assert kept.headers["content-type"] == "image/png"
    assert "immutable" in kept.headers["cache-control"]


@pytest.mark.browser
def test_every_chapter_fits_a_small_phone_and_a_laptop(hall: Hall, phone: Opened) -> None:
    page = phone()
    wrong = []
    for name in chapters():
        page.goto(f"/help/{name}")
        wrong += [f"{name}: {one}" for width in (360, 1280) for one in clipped(page, width)]
    assert not wrong, "\n".join(wrong)
