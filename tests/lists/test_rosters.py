"""Rosters: counts, nothing twice, Timelines, dates, bans; and the three Rosters of a Timeline List."""

from datetime import date

import pytest

from tests.lists.listing import (
    CHARACTERS,
    CRISES,
    MORE_TACTICS,
    TACTICS,
    book,
    forbidden,
    found,
    graded,
    roster,
    timeline_list,
)
from tests.refusing import refusal_from
from topcut.lists.bans import Bans, bans
from topcut.lists.catalogue import Catalogue, Item, Kind, Timeline
from topcut.lists.findings import Grade, is_legal
from topcut.refusal import Refusal
from topcut.words import finding_sentence
from topcut.words.reader import reading

LEGAL = timeline_list()


@pytest.mark.clause("CH-09", "CH-10")
def test_a_full_roster_is_legal() -> None:
    findings = found(roster())
    assert forbidden(findings) == []
    assert is_legal(findings)


@pytest.mark.clause("CH-09")
@pytest.mark.parametrize(
    ("text", "entry"),
    [
        (roster([*CHARACTERS, "One More"]), "Characters"),
        (roster(tactics=[*TACTICS, "Sitrep"]), "Team Tactics"),
        (roster(crises=[*CRISES, "Never Heard Of"], gems=()), "Crises"),
    ],
)
def test_one_more_than_the_core_rules_allow_is_illegal(text: str, entry: str) -> None:
    assert forbidden(found(text, timeline="extended")) == [("too-many", "CH-09", entry)]


@pytest.mark.clause("CH-09")
def test_fewer_than_the_core_rules_allow_is_legal() -> None:
    assert forbidden(found(roster(CHARACTERS[:1], TACTICS[:1], CRISES[:1], ()))) == []


@pytest.mark.clause("CH-09")
@pytest.mark.parametrize(
    ("text", "entry"),
    [
        (roster([*CHARACTERS[:9], "hero a - EGO A"]), "Hero A (Ego A)"),
        (roster(tactics=[*TACTICS[:9], "seance"]), "Séance"),
        (roster(tactics=["2x Patch Up"]), "Patch Up"),
        (roster(tactics=["Aunt Mays Wheat Cakes", "Aunt May’s Wheat Cakes"]), "Aunt Mays Wheat Cakes"),
        (roster(crises=[*CRISES[:5], CRISES[0].upper()]), CRISES[0]),
        (roster(gems=["Mind Gem", "mind gem"]), "Mind Gem"),
    ],
)
def test_nothing_may_be_there_twice(text: str, entry: str) -> None:
    assert forbidden(found(text)) == [("twice", "CH-09", entry)]


@pytest.mark.clause("CH-09")
def test_two_versions_of_one_name_may_share_a_roster() -> None:
    text = roster(["Captain America (Steve Rogers)", "Captain America (Sam Wilson)"])
    assert forbidden(found(text)) == []


@pytest.mark.clause("CH-09")
def test_a_name_without_its_alter_ego_may_be_the_same_character() -> None:
    findings = found(roster(["Captain America (Steve Rogers)", "Captain America"]))
    assert forbidden(findings) == []
    assert ("perhaps-twice", "CH-09", "Captain America") in graded(findings, Grade.UNVERIFIED)


@pytest.mark.clause("CH-09")
def test_sides_of_crises_count_where_a_catalogue_knows_them() -> None:
    one_more = found(roster(crises=[*CRISES, "Gamma Wave Sweeps Across Midwest"]))
    assert forbidden(one_more) == [("too-many-side", "CH-09", "Crises")]
    assert one_more[0].parameters["side"] == "secure"
    names = [f"Crisis {number}" for number in range(4)]
    known = book(*(Item(kind=Kind.CRISIS, name=name, side="secure") for name in names))
    four, three = (found(roster(crises=names[:most]), "challenger", known, timeline="extended") for most in (4, 3))
    assert (forbidden(four), forbidden(three)) == ([("too-many-side", "CH-09", "Crises")], [])


@pytest.mark.clause("CH-09")
def test_a_crisis_counts_for_its_side_wherever_it_is_listed() -> None:
    text = "Characters\nHulk\nSecure\nSkrulls Infiltrate World Leadership\n"
    (only,) = found(text)
    assert (only.grade, only.code, only.line, only.parameters["side"]) == (Grade.NOTE, "wrong-side", 4, "extraction")


@pytest.mark.clause("CH-09")
def test_without_such_a_catalogue_only_six_crises_in_all_count() -> None:
    text = "Characters\nA\nSecure\n" + "\n".join(f"Odd Affair {number}" for number in range(4))
    findings = found(text, timeline="extended")
    assert forbidden(findings) == []
    assert ("side-claimed", "CH-09", "Crises") in graded(findings, Grade.UNVERIFIED)


@pytest.mark.clause("CH-10")
def test_a_card_that_standard_does_not_list_is_illegal_and_the_nearest_are_told() -> None:
    findings = found(roster(tactics=["Mission Objective", "Patch Upp"]))
    assert forbidden(findings) == [
        ("not-in-timeline", "CH-10", "Mission Objective"),
        ("not-in-timeline", "CH-10", "Patch Upp"),
    ]
    assert findings[1].suggestions == ("Patch Up",)


@pytest.mark.clause("CH-10")
def test_a_crisis_that_standard_does_not_list_is_illegal() -> None:
    assert forbidden(found(roster(crises=["Extremis Consoles"]))) == [("not-in-timeline", "CH-10", "Extremis Consoles")]


@pytest.mark.clause("CH-10")
def test_standard_allows_all_characters_and_gems() -> None:
    findings = found(roster(["Anybody"], [], [], ["Any Gem"]))
    assert forbidden(findings) == []
    assert graded(findings, Grade.UNVERIFIED) == [("unknown", "CH-10", "Anybody"), ("unknown", "CH-10", "Any Gem")]


@pytest.mark.clause("CH-10")
def test_extended_allows_every_card_and_says_which_no_catalogue_knows() -> None:
    findings = found(roster(tactics=["Mission Objectiv", "Pach Up"]), timeline="extended")
    assert forbidden(findings) == []
    assert ("unknown", "CH-10", "Mission Objectiv") in graded(findings, Grade.UNVERIFIED)
    assert next(one for one in findings if one.entry == "Pach Up").suggestions == ("Patch Up",)


@pytest.mark.clause("CH-10")
def test_what_a_catalogue_knows_is_verified() -> None:
    known = book(Item(kind=Kind.CHARACTER, name="Hulk", alter_ego="Bruce Banner"), Item(kind=Kind.GEM, name="Mind Gem"))
    assert found(roster(["Hulk"]), "challenger", known) == ()
    assert found(roster(["HULK (bruce banner)"]), "challenger", known) == ()


@pytest.mark.clause("CH-10")
def test_a_name_that_several_have_is_asked_about() -> None:
    known = book(*(Item(kind=Kind.CHARACTER, name="Hawkeye", alter_ego=ego) for ego in ("Clint Barton", "Kate Bishop")))
    (finding,) = (one for one in found(roster(["Hawkeye"]), "challenger", known) if one.entry == "Hawkeye")
    assert finding.code == "which-one"
    assert finding.suggestions == ("Hawkeye (Clint Barton)", "Hawkeye (Kate Bishop)")


def test_a_card_among_the_characters_is_told() -> None:
    findings = found(roster(["Patch Up"]))
    assert ("another-kind", "CH-10", "Patch Up") in graded(findings, Grade.UNVERIFIED)


@pytest.mark.clause("CH-10")
def test_an_unknown_timeline_is_refused() -> None:
    refusal = refusal_from(found, roster(), timeline="ancient")
    assert refusal.code == "timeline-unknown"
    assert refusal.parameters["known"] == ("cosmic-cube-2024", "extended", "standard")


EFFECTIVE = [
    "Brand New Day", "Devil's Reckoning", "Embrace the Inferno", "Gamma Burst", "Mystic Menace", "Stronger Together",
    "Up the Ante", "You Will Do As I Say, Monster",
]  # fmt: skip


@pytest.mark.clause("CH-11")
@pytest.mark.parametrize("card", EFFECTIVE)
def test_a_card_with_an_effective_date_is_legal_from_that_day_on(card: str) -> None:
    assert forbidden(found(roster(tactics=[card]), days=[date(2024, 11, 7)])) == [("not-yet", "CH-11", card)]
    assert forbidden(found(roster(tactics=[card]), days=[date(2024, 11, 8)])) == []
    assert forbidden(found(roster(tactics=[card]), days=[date(2025, 1, 1)])) == []


@pytest.mark.clause("CH-11")
def test_extended_knows_no_effective_dates() -> None:
    findings = found(roster(tactics=["Gamma Burst"]), days=[date(2024, 11, 1)], timeline="extended")
    assert forbidden(findings) == []


@pytest.mark.clause("CH-11")
def test_without_a_date_the_effective_date_is_noted() -> None:
    findings = found(roster(tactics=["Gamma Burst"]), days=[])
    assert graded(findings, Grade.NOTE) == [("no-date", "CH-11", "Gamma Burst")]


@pytest.mark.clause("R-11")
@pytest.mark.parametrize(("first", "illegal"), [(6, True), (7, True), (8, False)])
def test_the_first_day_of_several_decides(first: int, illegal: bool) -> None:
    days = [date(2024, 11, day) for day in (10, first, 9)]
    assert bool(forbidden(found(roster(tactics=["Gamma Burst"]), days=days))) is illegal


@pytest.mark.clause("CH-12")
def test_a_banned_card_or_character_is_illegal() -> None:
    banned = bans('banned = ["patch up", "Hero A"]', "bans.toml")
    assert forbidden(found(roster(), bans=banned)) == [
        ("banned", "CH-12", "Hero A (Ego A)"),
        ("banned", "CH-12", "Patch Up"),
    ]


@pytest.mark.clause("CH-12")
@pytest.mark.parametrize(("number", "illegal"), [(1, False), (2, False), (3, True)])
def test_two_restricted_cards_are_legal_and_three_are_not(number: int, illegal: bool) -> None:
    limited = bans("Restricted\n" + "\n".join(MORE_TACTICS[:5]), "bans.txt")
    findings = found(roster(tactics=MORE_TACTICS[:number]), bans=limited)
    names = ", ".join(MORE_TACTICS[:3])
    assert forbidden(findings) == ([("restricted", "CH-12", names)] if illegal else [])


@pytest.mark.clause("CH-12")
def test_no_list_of_bans_bans_nothing() -> None:
    assert forbidden(found(roster(), bans=Bans())) == []


@pytest.mark.clause("CH-12")
def test_a_catalogue_can_ban_too() -> None:
    known = book(Item(kind=Kind.TACTIC, name="Patch Up", banned=True))
    assert forbidden(found(roster(tactics=["Patch Up"]), "challenger", known)) == [("banned", "CH-12", "Patch Up")]


@pytest.mark.clause("CH-12")
@pytest.mark.parametrize(("chosen", "illegal"), [("standard", True), ("extended", False)])
def test_a_timelines_own_file_restricts_where_it_is_chosen(chosen: str, illegal: bool) -> None:
    items = tuple(Item(kind=Kind.TACTIC, name=name, restricted=True) for name in MORE_TACTICS[:3])
    made = Timeline(name="standard", title="Standard", only=(Kind.TACTIC,))
    own = Catalogue(name="ours", title="Ours", game="crisis-protocol", timeline=made, items=items)
    findings = found(roster(tactics=MORE_TACTICS[:3], crises=[]), "challenger", own, timeline=chosen)
    names = ", ".join(MORE_TACTICS[:3])
    assert forbidden(findings) == ([("restricted", "CH-12", names)] if illegal else [])


@pytest.mark.parametrize(
    "text",
    [
        'banned = ["Cerebro"]\nrestricted = ["Sitrep"]',
        '{"banned": [{"name": "Cerebro"}], "restricted": {"tactics": ["Sitrep"]}}',
        "[[entries]]\nname = 'Cerebro'\nbanned = true\n[[entries]]\nname = 'Sitrep'\nrestricted = true",
        "# ours\nBANNED:\n* Cerebro\n\n## Restricted cards\n* Sitrep",
        "Cerebro,banned\nSitrep,restricted",
        "Cerebro\nSitrep (Restricted)",
        "banned: Cerebro\nrestricted: Sitrep",
    ],
)
def test_a_list_of_bans_is_read_in_any_sane_shape(text: str) -> None:
    assert bans(text, "x") == Bans(frozenset({"cerebro"}), frozenset({"sitrep"}))


@pytest.mark.parametrize("text", ["<html>", "\0\1", "x" * 300_000, "[1, 2]", '{"cards": []}'])
def test_what_is_no_list_of_bans_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="bans-unreadable"):
        bans(text, "x")


def test_a_roster_without_characters_is_noted() -> None:
    assert ("no-characters", "CH-09", "Characters") in graded(found(roster([])), Grade.NOTE)


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
def test_a_roster_that_has_only_a_heading_is_missing() -> None:
    two = LEGAL.partition("Roster 3")[0]
    assert forbidden(found(f"{two}Roster 3\n", "timeline")) == [("roster-missing", "TL-02", "Roster 3")]
    assert len(forbidden(found("Roster 1\nRoster 2\nRoster 3\n", "timeline"))) == 3


@pytest.mark.clause("TL-02")
def test_each_roster_follows_the_core_rules() -> None:
    more = instead("Crises", "- Sleeper Agent\n\nCrises")
    assert forbidden(found(more, "timeline")) == [("too-many", "TL-02", "Roster 1: Team Tactics")]


@pytest.mark.clause("TL-02")
def test_the_order_of_the_rosters_does_not_matter() -> None:
    first, second, third = LEGAL.replace("Roster", "|Roster").strip("|").split("|")
    assert forbidden(found(third + first + second, "timeline")) == []


@pytest.mark.clause("TL-02")
def test_rosters_without_a_heading_of_their_own_begin_with_their_characters() -> None:
    unheaded = "".join(line for line in LEGAL.splitlines(keepends=True) if not line.startswith("Roster"))
    assert forbidden(found(unheaded, "timeline")) == []


@pytest.mark.clause("CH-09")
@pytest.mark.parametrize("between", ["", "Roster 2\n"])
def test_two_rosters_in_one_paste_are_told_in_one_sentence(between: str) -> None:
    first = roster() if not between else f"Roster 1\n{roster()}"
    findings = found(f"{first}\n{between}{roster()}")
    assert forbidden(findings) == [("several-rosters", "CH-09", "Roster 1, Roster 2")]
    (told,) = (one for one in findings if one.code == "several-rosters")
    assert told.line is not None
    assert told.line > len(first.splitlines())


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
    only = a_timeline(Item(kind=Kind.CRISIS, name="Research Station Attacked!"), only=(Kind.CRISIS,))
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


@pytest.mark.clause("CH-10")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Hulk", "Hulk (Bruce Banner)"), ("bruce banner", None), ("Miles Morales", "Spider-Man (Miles Morales)"),
        ("The Hood", "Hood (Parker Robbins)"), ("Blob", "The Blob (Fred Dukes)"), ("Wong (Wong)", "Wong"),
        ("Loki (God of Mischief)", "Loki, God of Mischief (Loki Laufeyson)"), ("Loki", None), ("MODOK", "M.O.D.O.K."),
        ("Dr. Voodoo", "Doctor Voodoo (Jericho Drumm)"), ("Prof X", "Professor X (Charles Xavier)"),
        ("Kitty Pryde", 'Shadowcat (Katherine "Kitty" Pryde)'), ("Juggernaut [5]", "Juggernaut (Cain Marko)"),
        ("Captain America", None), ("Cap (Sam Wilson) - leader", "Captain America (Sam Wilson)"),
        ("Cap (Sam Wilson)", "Captain America (Sam Wilson)"),
    ],
)  # fmt: skip
def test_characters_are_known_by_alter_ego_and_for_short(typed: str, meant: str | None) -> None:
    findings = found(f"Characters\n{typed}\n")
    if meant is None:
        assert [one.code for one in findings] == ["which-one"]
    else:
        assert {one.code for one in findings} <= {"read-as"}
        assert all(one.parameters["meant"] == meant for one in findings)


@pytest.mark.clause("CH-10")
@pytest.mark.parametrize("typed", ["Hero", "Prince", "the", "Spider", "Hulk Hogan", "Captain Britain"])
def test_a_word_that_does_not_tell_who_is_meant_is_nobody(typed: str) -> None:
    (only,) = found(f"Characters\n{typed}\n")
    assert only.code == "unknown"


@pytest.mark.clause("CH-10")
def test_a_character_that_was_not_final_is_not_verified() -> None:
    (only,) = found("Characters\nHulk\nMan-Thing\n")
    assert (only.grade, only.code, only.line) == (Grade.UNVERIFIED, "not-final", 3)
    final = book(Item(kind=Kind.CHARACTER, name="Man-Thing"))
    assert found("Characters\nMan-Thing\n", "challenger", final) == ()


@pytest.mark.clause("CH-09")
def test_an_alter_ego_beside_its_character_may_be_twice() -> None:
    codes = [one.code for one in found("Characters\nHulk\nBruce Banner\n")]
    assert "perhaps-twice" in codes
    assert forbidden(found("Characters\nSpider-Man (Miles Morales)\nMiles Morales\n")) == [
        ("twice", "CH-09", "Spider-Man (Miles Morales)")
    ]


@pytest.mark.clause("CH-09")
def test_a_name_in_part_beside_the_whole_one_may_be_twice() -> None:
    findings = found("Characters\nStar-Lord\nStar\n")
    assert forbidden(findings) == []
    assert graded(findings, Grade.UNVERIFIED) == [("perhaps-twice", "CH-09", "Star")]
    assert forbidden(found("Characters\n2x Star\n")) == [("twice", "CH-09", "Star")]


@pytest.mark.clause("CH-09", "CH-10")
def test_a_crisis_in_part_is_certainly_twice_where_the_timeline_lists_them_all() -> None:
    text = "Crises\nRiots Spark Over Extremis 3.0\nRiots\n"
    assert forbidden(found(text, timeline="standard")) == [("twice", "CH-09", "Riots Spark Over Extremis 3.0")]
    assert forbidden(found(text, timeline="extended")) == []


def test_what_is_too_many_is_said_in_the_language_of_the_reader() -> None:
    (only,) = found("Characters\n" + "".join(f"- Hero {letter}\n" for letter in "ABCDEFGHIJK"), timeline="extended")[:1]
    with reading("de"):
        assert finding_sentence(only).startswith("Zeile 12: Charaktere: Es sind 11")
    (only, *_) = found("Roster 1\nHulk\nRoster 2\nWasp\nRoster 3\nOkoye\n", "timeline")
    with reading("de"):
        assert finding_sentence(only).startswith("Roster 1: Charaktere: Es sind 1")


@pytest.mark.clause("TL-02", "TL-03")
def test_every_finding_says_its_line() -> None:
    text = LEGAL.replace("- Hero C2\n", "- Hero C1\n- Hero K2\n")
    written = dict(enumerate(text.splitlines(), 1))
    forbidding = [one for one in found(text, "timeline") if one.grade is Grade.ILLEGAL]
    assert {one.code: written[one.line or 0] for one in forbidding} == {
        "twice": "- Hero C1",
        "not-exactly": "- Hero J2",
    }


def test_an_organizers_own_facts_count_before_those_that_are_shipped() -> None:
    mine = book(Item(kind=Kind.CRISIS, name="Gamma Wave Sweeps Across Midwest", side="extraction"))
    text = "Characters\nHulk\nExtraction\nGamma Wave Sweeps Across Midwest\n"
    assert [one.code for one in found(text)] == ["wrong-side"]
    assert found(text, "challenger", mine) == ()
