"""Timeline Lists: three Rosters, nothing twice over all of them, what the Timeline allows."""

import pytest

from tests.lists.listing import book, forbidden, found, graded, timeline_list
from topcut.lists.catalogue import Catalogue, Item, Kind, Timeline
from topcut.lists.findings import Grade

LEGAL = timeline_list()


def without(line: str, text: str = LEGAL) -> str:
    assert f"- {line}\n" in text
    return text.replace(f"- {line}\n", "", 1)


def instead(old: str, new: str, text: str = LEGAL) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.clause("TL-02", "TL-03", "TL-04")
def test_three_rosters_of_thirty_characters_are_legal() -> None:
    assert forbidden(found(LEGAL, "timeline")) == []


@pytest.mark.clause("TL-02")
def test_each_roster_is_there_once() -> None:
    two = LEGAL.partition("Roster 3")[0]
    assert ("roster-missing", "TL-02", "Roster 3") in forbidden(found(two, "timeline"))
    assert ("roster-twice", "TL-02", "Roster 2") in forbidden(found(instead("Roster 3", "Roster 2"), "timeline"))
    assert ("roster-unknown", "TL-02", "Roster 4") in forbidden(found(instead("Roster 3", "Roster 4"), "timeline"))


@pytest.mark.clause("TL-02")
def test_each_roster_follows_the_core_rules() -> None:
    more = instead("Crises", "- Sleeper Agent\n\nCrises")
    assert forbidden(found(more, "timeline")) == [("too-many", "TL-02", "Roster 1: Team Tactics")]


@pytest.mark.clause("TL-02")
def test_the_order_of_the_rosters_does_not_matter() -> None:
    first, second, third = LEGAL.replace("Roster", "|Roster").strip("|").split("|")
    assert forbidden(found(third + first + second, "timeline")) == []


@pytest.mark.clause("TL-02")
def test_what_stands_in_no_roster_is_illegal() -> None:
    findings = forbidden(found(f"Characters\n- Nobody's\n{LEGAL}", "timeline"))
    assert findings == [("no-roster", "TL-02", "Nobody's")]


@pytest.mark.clause("TL-03")
@pytest.mark.parametrize("number", [9, 11])
def test_a_roster_has_exactly_ten_characters(number: int) -> None:
    text = without("Hero C2") if number == 9 else instead("- Hero C2\n", "- Hero C2\n- Hero K2\n")
    assert forbidden(found(text, "timeline")) == [("not-exactly", "TL-03", "Roster 2: Characters")]


@pytest.mark.clause("TL-03")
@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("Hero C2", "hero c1", "Hero C1"),
        ("- Mystic Ward", "- PATCH UP", "Patch Up"),
        ("- Alien Ship Crashes in Downtown!", "- Deadly Legacy Virus Cured", "Deadly Legacy Virus Cured?"),
        ("Gem 3", "Gem 1", "Gem 1"),
    ],
)
def test_nothing_is_twice_in_the_whole_list(old: str, new: str, entry: str) -> None:
    (finding,) = (one for one in found(instead(old, new), "timeline") if one.grade is Grade.ILLEGAL)
    assert (finding.code, finding.clause, finding.entry) == ("twice", "TL-03", entry)
    assert len(finding.parameters["rosters"]) == 2  # type: ignore[arg-type]  # a tuple


@pytest.mark.clause("TL-04")
def test_a_timeline_without_contents_is_noted_and_checks_nothing() -> None:
    notes = graded(found(LEGAL, "timeline"), Grade.NOTE)
    assert notes == [("timeline-contents", "TL-04", "Earth's Battle for the Cosmic Cube")]


def a_timeline(*items: Item, only: tuple[Kind, ...]) -> Catalogue:
    made = Timeline(name="cosmic-cube-2024", title="Cosmic Cube", only=only)
    return Catalogue(name="cube", title="Cube", game="crisis-protocol", timeline=made, items=items)


@pytest.mark.clause("TL-04")
def test_an_organizers_file_restricts_characters() -> None:
    heroes = [f"Hero {letter}{number}" for letter in "ABCDEFGHIJ" for number in (1, 2, 3)]
    full = a_timeline(*(Item(kind=Kind.CHARACTER, name=name) for name in heroes), only=(Kind.CHARACTER,))
    less = a_timeline(*(Item(kind=Kind.CHARACTER, name=name) for name in heroes[1:]), only=(Kind.CHARACTER,))
    assert forbidden(found(LEGAL, "timeline", full)) == []
    assert forbidden(found(LEGAL, "timeline", less)) == [("not-in-timeline", "TL-04", "Hero A1")]


@pytest.mark.clause("TL-04")
def test_an_organizers_file_restricts_cards() -> None:
    cube = a_timeline(Item(kind=Kind.TACTIC, name="Patch Up", banned=True), only=())
    assert forbidden(found(LEGAL, "timeline", cube)) == [("timeline-bans", "TL-04", "Patch Up")]
    only = a_timeline(Item(kind=Kind.CRISIS, name="The Montesi Formula Found"), only=(Kind.CRISIS,))
    assert len(forbidden(found(LEGAL, "timeline", only))) == 15


@pytest.mark.clause("TL-04")
def test_an_organizers_file_restricts_affiliations() -> None:
    cube = a_timeline(Item(kind=Kind.AFFILIATION, name="Avengers"), only=(Kind.AFFILIATION,))
    known = book(
        Item(kind=Kind.CHARACTER, name="Hero A1", affiliations=("Cabal", "Avengers")),
        Item(kind=Kind.CHARACTER, name="Hero B1", affiliations=("Cabal",)),
    )
    findings = found(LEGAL, "timeline", known, cube)
    assert forbidden(findings) == [("not-in-timeline", "TL-04", "Hero B1")]
    assert ("affiliation-unknown", "TL-04", "Hero C1") in graded(findings, Grade.UNVERIFIED)
