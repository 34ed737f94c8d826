"""Every setting that a rule book can have is said in words, and so is every value it can have."""

import re
from collections.abc import Iterator

import pytest

from topcut.refusal import Refusal
from topcut.rules.actions.creation import is_free
from topcut.rules.ruleset import Ruleset, load, settings, shipped, with_setting
from topcut.rules.ruleset.meanings import about
from topcut.words import say, sentence
from topcut.words.reader import reading
from topcut.words.settings import (
    as_named,
    in_words,
    option_means,
    option_name,
    option_value,
    section_name,
    setting_changes,
    setting_name,
    setting_value,
)

BOOKS = (*shipped(), "magic", "netrunner")
CODE = re.compile(r"[a-z]+[-_.][a-z]+[-_.]|_|^[a-z]+-[a-z-]+$")


def values(book: Ruleset, path: str) -> Iterator[object]:
    """All that the schema knows, or what stands in the book."""
    usual = {"yes": True, "no": False, "none": None}
    possible = about(path).possible
    yield from (usual.get(one, one) for one in possible)
    if not possible:
        yield settings(book)[path].value


@pytest.mark.parametrize("name", BOOKS)
def test_no_setting_and_no_value_of_a_rule_book_lacks_words(name: str) -> None:
    book = load(name)
    unsaid = []
    for path in settings(book):
        found = about(path)
        code = f"setting-{found.kind}".replace("_", "-")
        unsaid += [path] if say(code) == code or section_name(path) == found.section else []
        said = [setting_name(book, path), *(setting_value(book, path, value) for value in values(book, path))]
        text = not found.possible and isinstance(settings(book)[path].value, str)  # as the rule book itself says it
        codes = [one for one in said[: 1 if text else None] if CODE.search(one) or not one]
        unsaid += [f"{path}: {one}" for one in codes if found.kind != "figures-also"]
        own = [one for one in found.possible if one not in {"yes", "no", "none"}]
        unsaid += [f"{path} = {one}" for one in own if say(f"{code}.{one}") == f"{code}.{one}"]
    assert not unsaid


@pytest.mark.parametrize("name", shipped())
def test_what_an_organizer_may_choose_freely_says_what_it_changes(name: str) -> None:
    book = load(name)
    free = [one.path for one in settings(book).values() if is_free(book, one) and len(about(one.path).possible) != 1]
    assert not [path for path in free if not setting_changes(path)]


@pytest.mark.parametrize("name", shipped())
def test_every_option_is_explained_in_a_sentence(name: str) -> None:
    for option, possible in load(name).options.items():
        assert option_name(option) != option
        for value in possible:
            assert option_value(option, value) != value
            assert option_means(option, value).endswith(".")


def test_words_name_what_the_rule_book_calls_it() -> None:
    challenger, showdown = load("challenger"), load("showdown")
    assert setting_name(challenger, "figures.vp.most").startswith("Victory Points: ")
    assert setting_name(showdown, "endings.time.compare.objectives.wins") == (
        "When time is called, Objectives controlled: who is ahead"
    )
    assert setting_value(showdown, "endings.time.compare.objectives.claims", "struggle") == "Struggle Cards claimed"
    roles = ("lead-arbiter", "arbiter", "organizer")
    assert setting_value(showdown, "clock.mission_critical_by", roles) == "Lead Arbiter, Arbiter and Event Organizer"
    assert setting_value(load("munchkin"), "points.draw", None) == "there are no draws"
    assert (
        setting_name(load("munchkin"), "officials.floor-judge.plays_at.premier")
        == "Floor Judge, Premier: may they play?"
    )
    assert section_name("endings.time.level") == "How games end"


def test_names_can_be_typed_as_they_are_shown() -> None:
    showdown = load("showdown")
    path = "clock.mission_critical_by"
    typed = as_named(showdown, path, "arbiter and Event Organizer")
    assert typed == "arbiter, organizer"
    assert with_setting(showdown, path, typed).clock.mission_critical_by == ("arbiter", "organizer")
    assert as_named(showdown, "clock.minutes", "90") == "90"


def test_a_refusal_speaks_of_a_setting_by_its_name() -> None:
    refusal = Refusal("setting-deviates", clause="MU-21", setting="games.swiss")
    assert "games.swiss" not in sentence(in_words(refusal, load("munchkin")))
    assert sentence(in_words(Refusal("setting-unknown", setting="no.such", near=(), how_many=0), load("munchkin")))
    assert in_words(Refusal("reason-needed"), load("munchkin")).code == "reason-needed"


PATH = re.compile(r"[a-z_]+\.[a-z_]+|[a-z]+_[a-z]+")


@pytest.mark.parametrize("name", BOOKS)
def test_no_refusal_of_an_answer_names_an_entry_of_the_file(name: str) -> None:
    """Those who change a setting on a page have never seen one."""
    book = load(name)
    told = []
    for path in settings(book):
        for typed in ("zzz", "2", "0", "none", "yes"):
            try:
                with_setting(book, path, typed)
            except Refusal as refusal:
                known = refusal.parameters.get("known")
                quoted = set(known) if isinstance(known, tuple) else set()  # what may be sent
                words = sentence(in_words(refusal, book)).replace("_ and", "and").replace("- and _", "")
                told += [words for found in PATH.findall(words) if found not in quoted]
    assert not told


@pytest.mark.parametrize(
    ("path", "typed", "other"), [("games.swiss", "2", None), ("figures.vp.most", "2", "bye.figures.vp")]
)
def test_a_refusal_says_what_would_not_fit(path: str, typed: str, other: str | None) -> None:
    """Either the answer itself, or another setting that stands against it."""
    book = load("challenger")
    with pytest.raises(Refusal) as refused:
        with_setting(book, path, typed)
    said = sentence(in_words(refused.value, book))
    assert setting_name(book, path) in said
    assert other is None or setting_name(book, other) in said
    assert refused.value.parameters["here"] is (other is None)


def test_each_text_of_a_list_is_said_in_the_readers_words() -> None:
    """Grounds for a warning stood in English among Spanish settings."""
    ruleset = load("challenger")
    with reading("es"):
        said = setting_value(ruleset, "conduct.ejection_grounds", ("Violence or threats", "Biting"))
    assert said == "Violencia o amenazas y Biting"  # which is the organizer's own
