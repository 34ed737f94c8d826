"""A translated chapter says what the English one says, in the same places, so what leads into one leads into both."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from posixpath import basename

import pytest

from tests.web.browsing import Opened
from tests.web.clipping import clipped
from tests.web.hall import Hall
from tests.web.help.test_help import CLAUSE, COMMAND, FENCE, LINK, PAGES
from topcut.web.help.book import PICTURES, chapters, shelves
from topcut.web.help.finding import found
from topcut.words import reader, say
from topcut.words.reader import NAMES, reading

WORD = re.compile(r"\w+")
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
BLOCK = re.compile(r"^```\w.*?^```$", re.DOTALL | re.MULTILINE)  # with a language: it is data
TRANSLATED = sorted(PAGES.glob("*/*.md"))
CONTENTS = sorted(PAGES.glob("*/contents.toml"))

each = pytest.mark.parametrize("file", TRANSLATED, ids=lambda file: f"{file.parent.name}-{file.stem}")


def english(file: Path) -> str:
    return (PAGES / file.name).read_text("utf-8")


def chapters_named(contents: Path) -> list[list[str]]:
    return [list(shelf["chapters"]) for shelf in tomllib.loads(contents.read_text("utf-8"))["readers"]]


def test_there_are_translations_and_each_is_of_a_language_and_a_chapter() -> None:
    assert TRANSLATED
    assert {file.parent.name for file in (*TRANSLATED, *CONTENTS)} <= set(NAMES)
    assert [file for file in TRANSLATED if not (PAGES / file.name).is_file()] == []


@pytest.mark.parametrize("file", CONTENTS, ids=lambda file: file.parent.name)
def test_the_shelves_have_the_same_chapters(file: Path) -> None:
    assert chapters_named(file) == chapters_named(PAGES / "contents.toml")
    with reading(file.parent.name):
        assert {shelf.language for shelf in shelves()} == {file.parent.name}


@each
def test_it_has_the_same_headings_in_number_and_level(file: Path) -> None:
    """Each gets the anchor of the English one in its place."""
    here, there = (FENCE.sub("", text) for text in (file.read_text("utf-8"), english(file)))
    assert HEADING.findall(here) == HEADING.findall(there)
    with reading(file.parent.name):
        chapter = chapters()[file.stem]
    assert chapter.language == file.parent.name
    assert [one.anchor for one in chapter.sections] == [one.anchor for one in chapters()[file.stem].sections]


@each
def test_it_names_the_same_links_pictures_clauses_and_commands(file: Path) -> None:
    def named(text: str) -> tuple[Counter[str], set[str], set[str]]:
        links = Counter(basename(link) for link in LINK.findall(FENCE.sub("", text)))
        return links, set(CLAUSE.findall(text)), set(COMMAND.findall(text))

    assert named(file.read_text("utf-8")) == named(english(file))


@each
def test_its_links_lead_to_files_of_the_project(file: Path) -> None:
    """As somebody reads it beside the source code."""
    links = [link.partition("#")[0] for link in LINK.findall(FENCE.sub("", file.read_text("utf-8")))]
    assert [link for link in links if link and not (file.parent / link).exists()] == []


@each
def test_its_blocks_of_code_are_the_same(file: Path) -> None:
    """Those that other tests read."""
    assert BLOCK.findall(file.read_text("utf-8")) == BLOCK.findall(english(file))


@each
def test_its_page_leads_to_the_same_places(hall: Hall, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    language = file.parent.name
    monkeypatch.setattr(reader, "OFFERED", ("en", language))
    here, there = (
        hall.client().get(f"/help/{file.stem}", headers={"accept-language": one}).text for one in (language, "en")
    )

    def article(page: str) -> str:
        return page[page.index("<article") : page.index("</article>")]

    assert f'class="panel chapter" lang="{language}"' in here
    addresses = [re.findall(r'(?:href|src|id)="([^"]+)"', article(page)) for page in (here, there)]
    assert Counter(addresses[0]) == Counter(addresses[1])
    assert here.count(f'src="{PICTURES}') == there.count(f'src="{PICTURES}')
    assert "../" not in article(here)


def test_an_english_chapter_says_that_it_is_english(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """To a reader of another language, down to what the page adds to it."""
    monkeypatch.setattr(reader, "OFFERED", ("en", "de"))
    page = hall.client().get("/help/access", headers={"accept-language": "de"}).text
    assert '<html lang="de"' in page
    assert 'class="panel chapter" lang="en"' in page
    assert "docs/security.md in the source code" in page


@each
def test_its_words_are_found_by_those_who_read_it(file: Path) -> None:
    with reading(file.parent.name):
        for section in chapters()[file.stem].sections:
            hits = found(section.title)
            assert section.title in [hit.section.title for hit in hits if hit.chapter.language == file.parent.name]


@pytest.mark.browser
def test_every_translated_chapter_fits_a_small_phone_and_a_laptop(
    hall: Hall, phone: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever long words its language has."""
    languages = {file.parent.name for file in TRANSLATED}
    monkeypatch.setattr(reader, "OFFERED", ("en", *languages))
    pages = {language: phone(locale=language) for language in languages}
    wrong = []
    for file in TRANSLATED:
        page = pages[file.parent.name]
        page.goto(f"/help/{file.stem}")
        assert page.locator("article").get_attribute("lang") == file.parent.name
        wrong += [f"{file}: {one}" for width in (360, 1280) for one in clipped(page, width)]
    assert not wrong, "\n".join(wrong)


ENGLISH = sorted(PAGES.glob("*/english.toml"))
of_english = pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.parent.name)
ASKED = {
    "de": (("Drucker", "printing"), ("Verwarnung", "for-judges#warnings"), ("Passwort", "access#the-first-start")),
    "fr": (("avertissements", "for-judges#warnings"), ("mot de passe", "access#the-first-start")),
    "es": (
        ("contraseña", "access#the-first-start"),
        ("impresora", "printing"),
        ("corregir", "the-desk#correct-a-result"),
    ),
}


def test_each_language_says_what_english_chapters_are_called() -> None:
    assert [file.parent for file in ENGLISH] == [file.parent for file in CONTENTS]


@of_english
def test_each_heading_of_an_english_chapter_is_called_something(file: Path) -> None:
    """But for those that are commands."""
    called = tomllib.loads(file.read_text("utf-8"))["called"]
    with reading(file.parent.name):
        foreign = [chapter for chapter in chapters().values() if chapter.language == reader.ENGLISH]
        meant = {
            chapter.name: {one.anchor for one in chapter.sections if not one.title.startswith("topcut ")}
            for chapter in foreign
        }
        assert {name: set(titles) for name, titles in called.items()} == meant
        assert all(chapter.is_foreign for chapter in foreign)


@of_english
def test_the_words_that_are_meant_stand_in_the_help(file: Path) -> None:
    meant = tomllib.loads(file.read_text("utf-8"))["words"].values()
    text = " ".join(f"{one.title} {one.text}" for chapter in chapters().values() for one in chapter.sections)
    known = set(WORD.findall(text.casefold()))
    assert [word for english in meant for word in WORD.findall(english) if word not in known] == []


@pytest.mark.parametrize(
    ("language", "asked", "section"), [(language, *one) for language, all in ASKED.items() for one in all]
)
def test_what_is_only_in_english_is_found_by_other_words(language: str, asked: str, section: str) -> None:
    with reading(language):
        assert f"/help/{section}" in [hit.address for hit in found(asked)][:3]


def test_a_hit_says_that_its_chapter_is_english(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", "de"))
    german, english = (
        hall.client().get("/help/search", params={"q": "print"}, headers={"accept-language": one}).text
        for one in ("de", "en")
    )
    assert (
        '<b lang="de"><mark>Drucken</mark></b>'
        in hall.client().get("/help/search", params={"q": "drucken"}, headers={"accept-language": "de"}).text
    )
    with reading("de"):
        assert say("help-in-english") in german
    assert say("help-in-english") not in english
