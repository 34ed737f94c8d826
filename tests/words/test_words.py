from datetime import date
from fractions import Fraction

import pytest

from topcut.refusal import Refusal
from topcut.rules.ranking.reason import reason
from topcut.words import listed, say, sentence, shown


def test_a_sentence_is_filled_with_its_parameters() -> None:
    said = say("refusal-player-twice", player="ana", round=3)
    assert said == "ana is in round 3 twice. Everyone has one match, one bye or one unpaired loss per round."


def test_a_code_without_a_sentence_is_said_as_it_is() -> None:
    assert say("nobody-wrote-this") == "nobody-wrote-this"
    assert sentence(Refusal("nobody-wrote-this")) == "nobody-wrote-this"
    assert sentence(reason("nobody-wrote-this", "CH-38")) == "nobody-wrote-this (CH-38)"


def test_a_missing_parameter_never_crashes() -> None:
    assert "cannot play against themself" in say("refusal-player-against-self")


@pytest.mark.parametrize("language", ["de", "en-GB", "", "../en", "no such language", "\0"])
def test_a_language_without_a_catalogue_falls_back_to_english(language: str) -> None:
    assert say("refusal-name-blank", language).startswith("A player's name is empty")


def test_the_clause_is_said_once() -> None:
    assert sentence(Refusal("name-blank", clause="CH-07")).endswith("Give every player a name. (CH-07)")
    assert sentence(Refusal("said (CH-07) already", clause="CH-07")) == "said (CH-07) already"


def test_a_refusal_in_a_file_says_where() -> None:
    refusal = Refusal("name-blank", place={"line": 4, "round": 2, "match": 3})
    assert sentence(refusal).startswith("Line 4, round 2, match 3: A player's name is empty")


@pytest.mark.parametrize(
    ("things", "text"),
    [((), ""), ((4,), "4"), ((4, 9), "4 and 9"), ((4, 9, 12), "4, 9 and 12"), (("ana", "bo"), "ana and bo")],
)
def test_lists_read_like_a_sentence(things: tuple[object, ...], text: str) -> None:
    assert listed(things) == text


def test_a_long_list_says_how_many_it_leaves_out() -> None:
    assert listed(tuple(range(1, 16))) == "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 3 more"


def test_numbers_are_written_without_separators() -> None:
    assert say("refusal-notation-round", round=1001, expected=Fraction(3, 2)).startswith(
        "Found round 1001, but round 3/2"
    )


def test_dates_are_written_as_everybody_reads_them() -> None:
    assert say("refusal-player-unknown", player=date(2024, 11, 1)).startswith("2024-11-01 is not")


def test_numbers_choose_the_plural() -> None:
    assert "1 round, no cut" in say("structure", title="X", players=2, rounds=1, cut=0)
    assert "4 rounds, then the top 8" in say("structure", title="X", players=33, rounds=4, cut=8)


def test_sentences_hold_no_invisible_marks() -> None:
    assert say("refusal-player-unknown", player="ana").isprintable()


@pytest.mark.parametrize("name", ["a\x1b[31mred", "a\nb", "a\u202eb", "a\ud800b", "a\u2028b"])
def test_a_name_cannot_play_with_the_screen(name: str) -> None:
    assert "\N{REPLACEMENT CHARACTER}" in shown(name)
    assert "\N{REPLACEMENT CHARACTER}" in say("refusal-player-unknown", player=name)


@pytest.mark.parametrize("name", ["Łukasz", "李雷", "Zoë 👩\N{ZERO WIDTH JOINER}🚀", "نرگس\N{ZERO WIDTH NON-JOINER}ها"])
def test_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert shown(name) == name


def test_an_endless_name_is_cut() -> None:
    assert len(shown("x" * 10_000)) == 120
    assert shown("x" * 10_000).endswith("…")
