"""Creating a tournament: what is fixed and public from its first fact on."""

import hashlib
from typing import Any

import pytest

from tests.refusing import refusal_from
from tests.rules.life import JUDGE, ORGANIZER, SEED
from topcut.chance import commitment
from topcut.refusal import Refusal
from topcut.rules.actions.creation import create
from topcut.rules.facts import DeviationDeclared, Fact, Stamped, TournamentCreated
from topcut.rules.fold import fold
from topcut.rules.ruleset import text_of
from topcut.rules.tournament import Deviation, Tournament, deviates

FOUR = {
    "challenger": {"timeline": "standard"},
    "timeline": {},
    "showdown": {},
    "munchkin": {"type": "select", "level": "premier", "region": "elsewhere", "legality": "on-release"},
}


def made(book: str = "challenger", **named: Any) -> list[Fact]:
    asked: dict[str, Any] = {
        "by": ORGANIZER,
        "tournament": "e1",
        "title": "Autumn Cup",
        "first_day": "2026-11-15",
        "place": "Town hall",
        "ruleset": text_of(book),
        "seed": SEED,
        "options": FOUR[book],
    }
    return create(**{**asked, **named})


def created(book: str = "challenger", **named: Any) -> Tournament:
    return fold([Stamped(n, "", ORGANIZER, fact) for n, fact in enumerate(made(book, **named), start=1)])


def refused(book: str = "challenger", **named: Any) -> Refusal:
    return refusal_from(made, book, **named)


@pytest.mark.parametrize("book", FOUR)
def test_the_rule_book_and_the_commitment_stand_in_the_first_fact(book: str) -> None:
    fact = made(book, capacity=32)[0]
    assert isinstance(fact, TournamentCreated)
    assert fact.ruleset == text_of(book)
    assert fact.ruleset_hash == hashlib.sha256(fact.ruleset.encode()).hexdigest()
    assert fact.commitment == commitment(SEED).hex()
    assert created(book, capacity=32).capacity == 32


@pytest.mark.clause("CH-17", "PS-11", "MU-17")
def test_day_place_and_options_are_public_from_the_beginning() -> None:
    t = created(title="  Autumn Cup ")
    assert (t.title, t.first_day, t.place, t.options) == (
        "Autumn Cup",
        "2026-11-15",
        "Town hall",
        {"timeline": "standard"},
    )


def test_only_an_organizer_creates_a_tournament() -> None:
    assert refused(by=JUDGE).code == "organizer-only"


@pytest.mark.clause("MU-01")
def test_type_and_level_are_chosen() -> None:
    missing = refused("munchkin", options={"type": "select"})
    assert (missing.code, missing.clause, missing.parameters["option"]) == ("option-missing", "MU-01", "level")
    assert created("munchkin").options == FOUR["munchkin"]


def test_an_option_with_one_value_need_not_be_said() -> None:
    assert created("timeline").options == {"timeline": "cosmic-cube-2024"}


@pytest.mark.parametrize(
    ("options", "code"), [({"mood": "good"}, "option-unknown"), ({"timeline": "long"}, "option-value")]
)
def test_options_are_those_of_the_rule_book(options: dict[str, str], code: str) -> None:
    assert refused(options=options).code == code


@pytest.mark.parametrize("day", ["", "15.11.2026", "2026-13-01", "2026-02-30", "20261115", "2026-W46-7"])
def test_a_day_is_written_as_a_date(day: str) -> None:
    assert refused(first_day=day).code == "day-unreadable"


@pytest.mark.parametrize("day", ["0001-01-01", "1999-12-31", "2200-01-01", "9999-12-31"])
def test_a_day_is_one_that_clocks_reckon_with(day: str) -> None:
    assert refused(first_day=day).code == "day-too-far"


@pytest.mark.parametrize(
    ("named", "code"),
    [
        ({"title": " "}, "text-missing"),
        ({"title": "x" * 201}, "text-too-long"),
        ({"title": "a\nb"}, "text-lines"),
        ({"place": "a\x07"}, "text-unprintable"),
        ({"capacity": 0}, "capacity-too-small"),
        ({"ruleset": "name = 1"}, "ruleset-wrong"),
    ],
)
def test_what_cannot_be_meant_is_refused(named: dict[str, Any], code: str) -> None:
    assert refused(**named).code == code


class TestSettings:
    def test_what_the_document_leaves_open_is_the_organizers(self) -> None:
        assert not created(settings={"bye.all_had_one": "lowest"}).deviations
        assert created(settings={"bye.all_had_one": "lowest"}).ruleset.bye.all_had_one == "lowest"

    @pytest.mark.clause("MU-34")
    def test_the_points_of_a_win_are_free_where_the_document_says_so(self) -> None:
        assert created("munchkin", settings={"points.win": 3}).ruleset.points.win == 3

    @pytest.mark.clause("CH-42")
    def test_elsewhere_they_are_a_deviation(self) -> None:
        refusal = refused(settings={"points.win": 4})
        assert (refusal.code, refusal.clause) == ("setting-deviates", "CH-42")
        t = created(settings={"points.win": 4}, deviations={"CH-42": "a league of ours"})
        assert (t.ruleset.points.win, t.deviations) == (4, (Deviation("CH-42", "a league of ours"),))
        assert deviates(t, "CH-42")

    @pytest.mark.parametrize(
        ("settings", "code"),
        [({"no.such": 1}, "setting-unknown"), ({"points.win": 0}, "setting-wrong")],
    )
    def test_a_setting_must_fit_its_rule_book(self, settings: dict[str, int], code: str) -> None:
        assert refused(settings=settings).code == code


class TestDeviations:
    def test_they_follow_the_first_fact(self) -> None:
        assert made(deviations={"CH-07": "club night", "R-3": "short day"})[1:] == [
            DeviationDeclared("CH-07", "club night"),
            DeviationDeclared("R-3", "short day"),
        ]

    @pytest.mark.parametrize("clause", ["CH-53", "CH-0", "CH-7", "TL-07", "R-99", "CH", ""])  # Challenger ends at 52
    def test_they_name_a_clause_that_there_is(self, clause: str) -> None:
        assert refused(deviations={clause: "why not"}).code == "clause-unknown"

    def test_they_have_a_reason(self) -> None:
        assert refused(deviations={"CH-07": " "}).code == "reason-needed"
