import re
from datetime import date
from fractions import Fraction
from pathlib import Path

import pytest

import topcut.rules.actions
from topcut.refusal import Refusal
from topcut.rules.ranking.reason import reason
from topcut.words import YOU, Shown, listed, say, sentence, shown, you
from topcut.words.dates import decimal, with_decimal_sign
from topcut.words.reader import reading


def test_a_sentence_is_filled_with_its_parameters() -> None:
    said = say("refusal-player-twice", player="ana", round=3)
    assert said == "ana is in round 3 twice. Everyone has one match, one bye or one unpaired loss per round."


def test_a_code_without_a_sentence_is_said_as_it_is() -> None:
    assert say("nobody-wrote-this") == "nobody-wrote-this"
    assert sentence(Refusal("nobody-wrote-this")) == "nobody-wrote-this"
    assert sentence(reason("nobody-wrote-this", "CH-38")) == "nobody-wrote-this (CH-38)"


def test_one_and_true_are_not_the_same_word() -> None:
    said = [say("refusal-player-twice", player="ana", round=round) for round in (1, True, 1)]
    assert said[0] == said[2] != said[1]


def test_a_missing_parameter_never_crashes() -> None:
    assert "cannot play against themself" in say("refusal-player-against-self")


@pytest.mark.parametrize("language", ["eo", "en-GB", "", "../en", "no such language", "\0"])
def test_a_language_without_a_catalogue_falls_back_to_english(language: str) -> None:
    with reading(language):
        assert say("refusal-name-blank").startswith("A player's name is empty")


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


@pytest.mark.parametrize(
    ("language", "both", "either"),
    [
        ("en", "Ana and Inés", "4 or Oz"),
        ("de", "Ana und Inés", "4 oder Oz"),
        ("fr", "Ana et Inés", "4 ou Oz"),
        ("es", "Ana e Inés", "4 u Oz"),
    ],
)
def test_a_list_ends_as_its_language_has_it(language: str, both: str, either: str) -> None:
    with reading(language):
        assert listed(("Ana", "Inés")) == both
        assert listed((4, "Oz"), choice=True) == either


@pytest.mark.parametrize(
    ("name", "word"), [("Yves", "e"), ("Hipólito", "e"), ("Hielo", "y"), ("Yolanda", "y"), ("Bo", "y")]
)
def test_spanish_keeps_two_like_vowels_apart(name: str, word: str) -> None:
    with reading("es"):
        assert listed(("Ana", name)) == f"Ana {word} {name}"


def test_of_what_may_have_been_meant_one_was() -> None:
    refusal = Refusal("unknown-ruleset", name="x", near=("a", "b"), how_many=2, known=("a", "b", "c"))
    assert "Did you mean a or b? Choose one of a, b and c" in sentence(refusal)


def test_numbers_choose_the_plural() -> None:
    assert "1 round, no cut" in say("structure", title="X", players=2, rounds=1, cut=0)
    assert "4 rounds, then the top 8" in say("structure", title="X", players=33, rounds=4, cut=8)


# What is counted here can be one, and had its plural only.
ONE_OF: dict[str, tuple[dict[str, object], str, str, str, str]] = {
    "public-luck-gap": ({"gap": 1, "stage": "swiss"}, "1 point", "1 Punkt", "1 point", "1 punto"),
    "fact-trophy-taken": ({"fans": 1}, "1 fan", "1 Fan", "1 fan", "1 hincha"),
    "companion-won": ({"fans": 1}, "1 fan", "1 Fan", "1 fan", "1 hincha"),
    "companion-trophy": ({"fans": 1}, "1 fan", "1 Fan", "1 fan", "1 hincha"),
    "companion-lead": ({"lead": 1}, "1 fan", "1 Fan", "1 fan", "1 hincha"),
    "refusal-trophy-unknown": ({"count": 2, "fans": 1}, "1 fan", "1 Fan", "1 fan", "1 hincha"),
    "refusal-structure-same": ({"rounds": 1, "cut": 0}, "1 round", "1 Runde", "1 ronde", "1 ronda"),
    "refusal-structure-fixed": ({"rounds": 1, "cut": 0}, "1 round", "1 Runde", "1 ronde", "1 ronda"),
    "refusal-structure-differs": ({"rounds": 1, "cut": 0}, "1 round", "1 Runde", "1 ronde", "1 ronda"),
    "structure-expected": ({"players": 2, "rounds": 1, "cut": 0}, "1 round", "1 Runde", "1 ronde", "1 ronda"),
    "fact-clock-started": ({"minutes": 1}, "1 minute", "1 Minute", "1 minute", "1 minuto"),
    "desk-parts-no-show": ({"minutes": 1}, "1 minute", "1 Minute", "1 minute", "1 minuto"),
    "desk-round-caption": ({"tables": 1, "round": 3}, "The table", "Der Tisch", "La table", "La mesa"),
    "total-deck": ({"number": 1, "names": 1}, "1 card", "1 Karte", "1 carte", "1 carta"),
    "refusal-field-full": ({"capacity": 1}, "The only place", "Der einzige Platz", "La seule place", "La única plaza"),
    "fact-capacity-set": ({"capacity": 1}, "1 player", "1 Person", "1 joueur", "1 jugador"),
    "refusal-mirror-quota": ({"most": 1}, "1 event", "1 Turnier", "1 tournoi", "1 torneo"),
}


@pytest.mark.parametrize("code", ONE_OF)
def test_what_can_be_one_is_said_of_one(code: str) -> None:
    parameters, *expected = ONE_OF[code]
    for language, words in zip(("en", "de", "fr", "es"), expected, strict=True):
        with reading(language):
            assert re.search(rf"(?<!\d){words}\b", say(code, **parameters))


def test_nothing_is_singular_in_french() -> None:
    with reading("fr"):
        assert "0 ronde." in say("refusal-rounds-number", rounds=0, most=9)
        assert "d’après 0 tournoi sur 500" in say("planner-growing", done=0, wanted=500).lower()


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


def test_whoever_reads_is_chosen_by_the_key_and_shown_by_the_word() -> None:
    for language, reveals, called in (
        ("en", "You reveal", "You"),
        ("de", "Du deckst", "Du"),
        ("fr", "Vous révélez", "Vous"),
        ("es", "Revelas", "Tú"),
    ):
        with reading(language):
            assert said_of(you()).startswith(reveals)
            assert said_of(YOU).startswith(reveals)  # as a log has it, in whatever language it was written
            assert called in say("play-finalists", first="Ana", second=you())
            assert not said_of(Shown("Du")).startswith(reveals)


def said_of(who: str) -> str:
    return say("play-reveal-plain", who=who, card="Knight")


def test_each_language_has_its_own_way_to_say_where() -> None:
    with reading("fr"):
        assert sentence(Refusal("name-blank", place={"line": 4})).startswith("Ligne 4\N{NO-BREAK SPACE}: ")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "2.300 (23/10)"), ("de", "2,300 (23/10)"), ("fr", "2,300 (23/10)")]
)
def test_a_reason_writes_a_mean_as_its_reader_does(language: str, said: str) -> None:
    mean = reason("row-strength", None, player="ana", label="Strength", parts=(), value="23/10", value_rounded="2.300")
    with reading(language):
        assert said in sentence(mean)


def test_a_figure_is_read_with_the_sign_of_the_language() -> None:
    for language, said in {"en": "2.300", "de": "2,300", "fr": "2,300", "es": "2,300"}.items():
        with reading(language):
            assert (with_decimal_sign("2.300"), with_decimal_sign("14")) == (said, "14")


def test_a_little_less_than_nothing_is_written_without_a_sign() -> None:
    assert [decimal(number) for number in (-0.004, -0.0, -0.006)] == ["0.00", "0.00", "-0.01"]


TYPED = re.compile(r"\bsaid(?:_if_any|_in_full)?\([^\n]*?, \"([a-z-]+)\"")


def test_each_text_that_is_typed_is_called_what_its_field_is() -> None:
    """A German sentence spoke of an "announcement"."""
    files = (Path(topcut.rules.actions.__file__).parent).rglob("*.py")
    typed = {what for file in files for what in TYPED.findall(file.read_text("utf-8"))}
    assert {"title", "announcement", "special-rules"} <= typed
    called = {what: say("text-called", what=what) for what in typed}
    assert {what: words for what, words in called.items() if words.lower().replace(" ", "-") != what} == {}
    with reading("de"):
        assert say("text-called", what="announcement") == "Durchsage"
        assert "Durchsage" in sentence(Refusal("text-lines", what="announcement"))
