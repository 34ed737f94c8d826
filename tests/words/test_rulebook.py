"""The words of the rule books, as the reader's language has them; and whatever is counted."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import Environment, nodes

import topcut
from tests.words.reading import entries_of
from topcut.refusal import Refusal
from topcut.rules.ranking.reason import Reason
from topcut.rules.ruleset import Ruleset, load, shipped
from topcut.words import counted, raised, reader, say, sentence
from topcut.words.reader import PSEUDO, reading
from topcut.words.rulebook import in_words_of_reader

WEB = Path(topcut.__file__).parent / "web"
TEMPLATES = WEB / "templates"


@pytest.mark.parametrize("book", shipped())
def test_every_word_of_a_rule_book_has_its_message(book: str) -> None:
    said = {say(id) for id in entries_of("en") if id.startswith("ruleset-")}
    assert [text for text in texts(load(book)) if text not in said] == []


def test_no_message_is_about_words_that_no_rule_book_has() -> None:
    known = {text for book in shipped() for text in texts(load(book))}
    assert [id for id in entries_of("en") if id.startswith("ruleset-") and say(id) not in known] == []


def test_words_are_translated_unless_an_organizer_has_changed_them() -> None:
    assert in_words_of_reader("Watcher") == "Watcher"
    with reading(PSEUDO):
        assert in_words_of_reader("Watcher") == "⟦Ŵááŧçĥééř⟧"
        assert in_words_of_reader("Referee of the house") == "Referee of the house"


def test_reasons_call_figures_as_the_reader_does() -> None:
    names = {"above": "Random", "below": "Bo"}
    with reading("de"):
        more = sentence(Reason("more-points", None, {**names, "label": "Victory Points Scored", "more": 9, "fewer": 6}))
        lot = sentence(Reason("by-lot", None, {**names, "level": ("event points", "Victory Points Scored")}))
    assert "Siegpunkte gesamt" in more
    assert "Event Points und Siegpunkte gesamt" in lot
    assert "Random" in lot, "a player may be called as something in a rule book is"


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (Refusal("organizer-only", organizer="host"), "Gastgeber"),
        (Refusal("cut-left", cut=8), "Angekündigt ist ein Cut auf 8"),
        (Refusal("cut-not-made", cut="end of the seven rounds"), "Ende der sieben Runden"),
        (Refusal("figures-asked", figures=("Victory Points",), number=1, kept=1), "Siegpunkte"),
        (Refusal("figure-twice", figure="Wounds inflicted"), "Wunden zugefügt"),
        (Refusal("schedule-too-early", day="2026-11-14", first_day="2026-11-15"), "14.11.2026"),
        (Refusal("day-unreadable", day="20261115"), "20261115"),
        (Refusal("not-an-official", person="host", role="host"), "host ist nicht als Gastgeber benannt"),
    ],
)
def test_refusals_call_things_as_the_reader_does(refusal: Refusal, said: str) -> None:
    """A person may be called as something in a rule book is."""
    with reading("de"):
        assert said in sentence(refusal)


def test_a_rate_has_the_comma_of_the_reader() -> None:
    parts = {"label": "Strength of Schedule", "parts": ("3", "1"), "value": "2", "value_rounded": "2.000"}
    with reading("fr"):
        assert "2,000 (2)" in sentence(Reason("row-strength", None, parts))


def test_only_the_first_letter_is_raised() -> None:
    assert (raised("Event Points"), raised("event points"), raised("")) == ("Event Points", "Event points", "")


def test_no_template_shows_a_word_of_a_rule_book_as_the_log_has_it() -> None:
    """But what a tournament is called, by which messages choose; `counted` translates by itself."""
    raw = re.compile(r"\bterms\.(?!tournament\b)\w+\b(?! \| in_words_of_reader)")
    texts = {one.name: re.sub(r"counted\([^)]*\)", "", one.read_text("utf-8")) for one in TEMPLATES.rglob("*.html")}
    assert [f"{name}: {found}" for name, text in texts.items() for found in raw.findall(text)] == []


def test_nor_does_a_page_say_one() -> None:
    sources = {one.name: ast.parse(one.read_text("utf-8")) for one in WEB.rglob("*.py")}
    assert [f"{name}: {one.arg}" for name, source in sources.items() for one in _raw(source)] == []


def test_what_is_counted_has_its_plurals() -> None:
    things = {load(book).terms.points for book in shipped()} | set(_in_templates())
    codes = {f"count-{'-'.join(one.lower().split())}{'' if one.islower() else '-capital'}" for one in things}
    assert codes == {id for id in entries_of("en") if id.startswith("count-")}


def test_numbers_choose_the_form_and_home_made_words_get_along() -> None:
    assert counted(1, "event points") == "1 event point"
    assert counted(3, "Event Points") == "3 Event Points"
    assert counted(1, "gold coins") == "1 gold coin"
    assert counted(2, "gold coins") == "2 gold coins"


def test_a_text_of_another_language_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", PSEUDO))
    assert len(set(reader.in_every_language(lambda: say("drill-announced")))) == 2


def texts(book: Ruleset) -> Iterator[str]:
    """Whatever a page shows of a rule book in the book's own words."""
    terms = book.terms
    yield from (getattr(terms, name) for name in terms.__struct_fields__ if name != "clause")
    yield from (one.label for one in book.figures)
    yield from (one.label for one in book.tiebreakers)
    yield from (one.title for one in book.officials)
    yield from (*book.conduct.grounds, *book.conduct.ejection_grounds)
    yield from filter(None, (book.clock.mission_critical_says, book.clock.at_time))
    yield from book.materials.items.values() if book.materials else ()
    yield from book.plan.park_names if book.plan else ()
    yield from (one.question for one in book.rulings)


def _raw(source: ast.AST) -> Iterator[ast.keyword]:
    for call in ast.walk(source):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in {"say", "say_html"}:
            yield from (one for one in call.keywords if one.arg != "tournament" and _is_term(one.value))


def _is_term(value: ast.expr) -> bool:
    return isinstance(value, ast.Attribute) and ast.unparse(value.value).rpartition(".")[2] == "terms"


def _in_templates() -> Iterator[str]:
    for file in TEMPLATES.rglob("*.html"):
        for call in Environment().parse(file.read_text("utf-8")).find_all(nodes.Call):
            if (
                isinstance(call.node, nodes.Name)
                and call.node.name == "counted"
                and isinstance(call.args[1], nodes.Const)
            ):
                yield str(call.args[1].value)
