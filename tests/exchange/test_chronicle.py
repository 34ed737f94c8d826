"""A match as people read it in a sentence."""

import pytest

from tests.rules.life import ORGANIZER
from topcut.exchange.chronicle import Chronicle, game
from topcut.ids import PlayerId
from topcut.rules.facts import (
    DetailsCorrected,
    Fact,
    MaterialsChecked,
    OfficialNamed,
    PlayerArrived,
    ScheduleSet,
    Stamped,
    SubstituteApproved,
    WarningGiven,
)
from topcut.rules.match import Entry, Seat, Stage, Unfinished
from topcut.rules.results import settle
from topcut.rules.ruleset import How, load
from topcut.rules.schedule import Slot
from topcut.words.reader import reading

ONE, TWO = Seat.FIRST, Seat.SECOND


@pytest.mark.parametrize(
    ("ruleset", "entry", "stage", "said"),
    [
        ("munchkin", Entry(games=(ONE, TWO, ONE)), Stage.BRACKET, "Ana 2-1 Bo"),
        ("munchkin", Entry(games=(TWO, TWO)), Stage.BRACKET, "Ana 0-2 Bo"),
        ("munchkin", Entry(How.CONCESSION, TWO, games=(ONE,)), Stage.BRACKET, "Ana 1<0 Bo concession"),
        (
            "munchkin",
            Entry(How.TIME, ONE, games=(ONE,), scores={"damage": (7, 3)}),
            Stage.BRACKET,
            "Ana 1>1 Bo time damage=7-3",
        ),
        ("munchkin", Entry(scores={"damage": (3, 7)}), Stage.SWISS, "Ana > Bo time damage=3-7"),
        ("munchkin", Entry(winner=TWO), Stage.BRACKET, "Ana < Bo"),
        ("munchkin", Entry(How.DOUBLE_NO_SHOW), Stage.BRACKET, "Ana - Bo double-no-show"),
        ("showdown", Entry(scores={"struggle": (1, 1), "wounds": (3, 5)}), Stage.SWISS, "Ana 1/3<1/5 Bo time"),
        (
            "showdown",
            Entry(scores={"struggle": (1, 1), "wounds": (3, 5)}, unfinished=Unfinished.FIRST),
            Stage.BRACKET,
            "Ana 2/3>1/5 Bo time",
        ),
        ("challenger", Entry(scores={"vp": (12, 12)}), Stage.BRACKET, "Ana 12-12 Bo"),
        ("challenger", Entry(drawn=True), Stage.BRACKET, "Ana = Bo"),
        ("challenger", Entry(scores={"vp": (9, 16)}), Stage.BRACKET, "Ana 9-16 Bo"),
    ],
)
def test_a_match_says_who_won_and_by_what(ruleset: str, entry: Entry, stage: Stage, said: str) -> None:
    book = load(ruleset)
    assert game(book, "Ana", "Bo", settle(book, entry, stage)) == said


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        (DetailsCorrected(title="Spring Cup"), "The title is now “Spring Cup”."),
        (DetailsCorrected(place=""), "The place is open again."),
        (DetailsCorrected(special="Lunch at one."), "Special rules: Lunch at one."),
        (DetailsCorrected(special=""), "There are no longer any special rules."),
        (DetailsCorrected(None, "Library", "2026-11-21"), "The place is now Library. The first day is now 2026-11-21."),
    ],
)
def test_a_correction_says_what_is_new(fact: DetailsCorrected, said: str) -> None:
    told = Chronicle(load("challenger"), {}).tell(Stamped(2, "2026-11-15T09:00:00.000Z", ORGANIZER, fact))
    assert told.strip() == said


DAY = "2026-11-15"


@pytest.mark.parametrize(
    ("fact", "english", "german"),
    [
        (OfficialNamed("Wanda", "lead-arbiter"), "as Lead Arbiter", "als Lead Arbiter"),
        (PlayerArrived(PlayerId("Ana"), DAY, True), DAY, "15.11.2026"),
        (DetailsCorrected(first_day=DAY), DAY, "15.11.2026"),
        (ScheduleSet((Slot(DAY, "09:00", "Doors"),)), f"{DAY} 09:00 Doors", "15.11.2026 09:00 Doors"),
        (WarningGiven(PlayerId("Ana"), 1, "Manipulating the scores"), "Manipulating", "Punktestände manipuliert"),
        (
            MaterialsChecked(PlayerId("Ana"), "tools", True),
            "Ana, tools: in",
            "Ana, Reichweiten- und Bewegungsschablonen: in",
        ),
        (SubstituteApproved(PlayerId("Ana"), "tokens"), "for tokens.", "für: Marker."),
    ],
)
def test_titles_days_and_grounds_are_the_readers(fact: Fact, english: str, german: str) -> None:
    chronicle, stamped = Chronicle(load("showdown"), {}), Stamped(2, "2026-11-15T09:00:00.000Z", ORGANIZER, fact)
    assert english in chronicle.tell(stamped)
    with reading("de"):
        assert german in chronicle.tell(stamped)


@pytest.mark.parametrize(
    ("entry", "stage", "said"),
    [
        (Entry(How.CONCESSION, TWO, games=(ONE,)), Stage.BRACKET, "Ana 1<0 time (Aufgabe)"),
        (Entry(How.DOUBLE_NO_SHOW), Stage.BRACKET, "Ana - time (beide nicht erschienen)"),
        (Entry(scores={"damage": (3, 7)}), Stage.SWISS, "Ana > time (nach Zeit) (Schadensmarker auf dem Helden: 3-7)"),
    ],
)
def test_how_it_ended_is_said_in_the_language_of_the_reader(entry: Entry, stage: Stage, said: str) -> None:
    book = load("munchkin")
    with reading("de"):
        assert game(book, "Ana", "time", settle(book, entry, stage)) == said  # a name is left as it is
