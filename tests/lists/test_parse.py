"""The forgiving parser: headings, bullets, numbers, counts, marks, exports of builders, JSON."""

import pytest

from tests.lists.listing import CRISES, TACTICS, forbidden, found, roster
from topcut.exchange.list_demands import catalogue
from topcut.lists.catalogue import Catalogues
from topcut.lists.catalogue_file import shipped
from topcut.lists.headings import heading
from topcut.lists.incoming import written
from topcut.lists.names import key
from topcut.lists.written import Entry, Form, Section, Written
from topcut.refusal import Refusal
from topcut.rules.ruleset import load

KNOWN = Catalogues(shipped())


def read(text: str, form: Form = Form.ROSTERS) -> Written:
    return written(text, form, KNOWN)


def entry(line: str, form: Form = Form.ROSTERS, head: str = "Team Tactics") -> Entry:
    (only,) = read(f"{head}\n{line}\n", form).entries
    return only


@pytest.mark.parametrize(
    "line",
    [
        "Patch Up", "patch up", "PATCH UP", "- Patch Up", "* Patch Up", "+ Patch Up", "• Patch Up", "· Patch Up",
        "∘ Patch Up", "° Patch Up", "。Patch Up", "oPatch Up", "o Patch Up", "$\\circ$ Patch Up", "$\\circ Patch\\ Up$",
        "- $\\circ \\textit{Patch Up}$", "1. Patch Up", "1) Patch Up", "(1) Patch Up", "#1 Patch Up", "1 - Patch Up",
        "a) Patch Up", "1x Patch Up", "1 x Patch Up", "x1 Patch Up", "Patch Up x1", "Patch Up (x1)", "**Patch Up**",
        "*Patch Up*", "__Patch Up__", "`Patch Up`", "> Patch Up", "\tPatch Up", "  -  Patch   Up  ", "[x] Patch Up",
        "[ ] Patch Up", "- [x] Patch Up", "| Patch Up | 1 |", "Patch Up (R)", "Patch Up {Restricted}", "Patch\u00a0Up",
        "\ufeffPatch Up", "Patch\u200b Up", "“Patch Up”", "Patch-Up", "Patch Up,", "★ Patch Up", "1 Patch Up",
    ],
)  # fmt: skip
def test_a_name_is_found_however_it_is_written(line: str) -> None:
    read_as = entry(line)
    assert key(read_as.name) == "patchup"
    assert (read_as.count, read_as.section) == (1, Section.TACTICS)


@pytest.mark.parametrize(
    "line", ["2x Patch Up", "2 x Patch Up", "2× Patch Up", "x2 Patch Up", "Patch Up x2", "Patch Up (2x)",
             "- 2 Patch Up",
             "1. 2x Patch Up", "| Patch Up | 2x |", "Patch Up 2x"]
)  # fmt: skip
def test_counts_are_understood(line: str) -> None:
    assert (entry(line).name, entry(line).count) == ("Patch Up", 2)


@pytest.mark.parametrize(
    ("line", "name", "number"),
    [
        ("—Kingpin (Wilson Fisk) Threat: 4", "Kingpin (Wilson Fisk)", 4),
        ("Hand Ninjas () Threat: 0", "Hand Ninjas", 0),
        ("Hulk (Bruce Banner) (6)", "Hulk (Bruce Banner)", 6),
        ("[3] Okoye", "Okoye", 3),
        ("Okoye - 2", "Okoye", 2),
        ("Okoye, 2 pts", "Okoye", 2),
        ("Okoye [2]", "Okoye", 2),
        ("X-23", "X-23", None),
        ("Thor, Prince of Asgard", "Thor, Prince of Asgard", None),
        ("Agent 13", "Agent 13", None),
    ],
)
def test_what_stands_beside_a_character_is_no_part_of_the_name(line: str, name: str, number: int | None) -> None:
    read_as = entry(line, head="Characters")
    assert (read_as.name, read_as.number, read_as.count) == (name, number, 1)


def test_numbers_that_belong_to_a_name_stay() -> None:
    assert entry("3. Riots Spark Over Extremis 3.0 (Threat: 17)", head="Crises").name == "Riots Spark Over Extremis 3.0"


def test_bare_numbers_count_unless_they_number_the_lines() -> None:
    numbered = read("Deck\n1 Axe\n2 Bow\n3 Cap", Form.DECK)
    counted = read("Deck\n3 Axe\n2 Bow\n3 Cap", Form.DECK)
    assert [one.count for one in numbered.entries] == [1, 1, 1]
    assert [one.count for one in counted.entries] == [3, 2, 3]


@pytest.mark.parametrize(
    ("words", "section", "side"),
    [
        ("Characters", Section.CHARACTERS, None), ("CHARACTERS:", Section.CHARACTERS, None),
        ("Characters: (11)", Section.CHARACTERS, None), ("Characters 10/10", Section.CHARACTERS, None),
        ("10 Characters", Section.CHARACTERS, None), ("## Charcters", Section.CHARACTERS, None),
        ("Team Tatics", Section.TACTICS, None), ("Tactics: (10)", Section.TACTICS, None),
        ("**Team Tactic Cards**", Section.TACTICS, None), ("Crises", Section.CRISES, None),
        ("Crisis Cards (6)", Section.CRISES, None), ("Secure Crisis: (3)", Section.CRISES, "secure"),
        ("Extracts", Section.CRISES, "extraction"), ("Infinity Gems", Section.GEMS, None),
        ("Gmes:", Section.GEMS, None),
        ("=== Gems ===", Section.GEMS, None),
    ],
)  # fmt: skip
def test_near_misses_of_the_headings_are_understood(words: str, section: Section, side: str | None) -> None:
    (only,) = read(f"{words}\nSomething Unheard Of\n").entries
    assert (only.section, only.side) == (section, side)


@pytest.mark.parametrize(
    ("words", "group"),
    [("Roster 2", 2), ("ROSTER TWO", 2), ("Roster #2", 2), ("2nd Roster", 2), ("Second roster:", 2), ("Rooster 2", 2),
     ("Roster II", 2), ("Roster 2 - Avengers", 2), ("Roster 2: Cabal", 2), ("Roster no. 2", 2), ("**Roster 2**", 2),
     ("List 2 (Asgard)", 2), ("roster2", 2)],
)  # fmt: skip
def test_rosters_are_numbered_in_many_ways(words: str, group: int) -> None:
    read_as = read(f"{words}\nCharacters\nHulk\n")
    assert (read_as.groups, [one.group for one in read_as.entries]) == ((group,), [group])


@pytest.mark.parametrize("title", ["MCP list v4 FINAL", "Roster v.2.1", "List V 3"])
def test_a_version_in_the_title_is_no_number_of_a_roster(title: str) -> None:
    assert read(f"{title}\nRoster\nCharacters\nHulk\n").groups == ()


def test_a_roster_that_is_headed_again_without_its_number_keeps_it() -> None:
    assert [one.group for one in read("Roster 2\nRoster: Avengers\nCharacters\nHulk\n").entries] == [2]


def test_names_that_stand_one_below_the_other_are_not_put_together() -> None:
    text = "Characters: Hulk, Wasp, Captain America\nSam Wilson\nThor, Hero of Midgard,\nAngela"
    assert [one.name for one in read(text).entries] == [
        "Hulk", "Wasp", "Captain America", "Sam Wilson", "Thor, Hero of Midgard", "Angela",
    ]  # fmt: skip


@pytest.mark.parametrize("words", ["Squad 3", "Sqaud 3", "SQUAD THREE", "Third Squad", "- Squad 3:", "Squad C"])
def test_squads_are_numbered_in_many_ways(words: str) -> None:
    assert read(f"{words}\nPrimary: Maul\n", Form.SQUADS).groups == (3,)


@pytest.mark.parametrize("card", [item.name for book in shipped() for item in book.items])
def test_no_printed_name_is_taken_for_a_heading(card: str) -> None:
    assert heading(card, Form.ROSTERS, near=True) is None
    assert entry(card, head="Crises").name == card


def test_an_export_of_a_builder_is_read() -> None:
    text = """Criminal Syndicate
Affiliation: Criminal Syndicate

Characters: (3)
—Kingpin (Wilson Fisk) Threat: 4
Black Cat (Felicia Hardy) Threat: 3
Hand Ninjas () Threat: 0

Tactics: (3)
All According To Plan
Hood’s Gang
Monkey Brain Is Lizard Home

Secure Crisis: (2)
Super-Powered Scoundrels Form Sinister Syndicate! (Threat: 20)
Riots Spark Over Extremis 3.0 (Threat: 17)

Extract Crisis: (1)
Fear Grips World As “Worthy” Terrorize Cities (Threat: 18)
"""
    read_as = read(text)
    assert [sum(one.section is section for one in read_as.entries) for section in list(Section)[:3]] == [3, 3, 3]
    assert forbidden(found(text)) == []


def test_names_on_one_line_are_parted_and_commas_in_names_stay() -> None:
    text = "Characters: Hulk; Thor, Prince of Asgard\nTeam Tactics: Patch Up, Happy Birthday, Runt!, Séance"
    assert [one.name for one in read(text).entries] == [
        "Hulk", "Thor, Prince of Asgard", "Patch Up", "Happy Birthday, Runt!", "Séance",
    ]  # fmt: skip


def test_a_long_line_of_commas_is_parted() -> None:
    assert len(read("Team Tactics\nPatch Up, Sitrep, Cerebro, Jean!!!, Dossier, Execute").entries) == 6


def test_commas_in_brackets_part_no_names() -> None:
    eras = "Clone Wars, Galactic Civil War, Reign of the Empire, The New Republic"
    (unit,) = read(f"Squad 1\nCad Bane, Notorious Hunter [9 points; {eras}]\n", Form.SQUADS).entries
    assert (unit.name, len(unit.eras)) == ("Cad Bane, Notorious Hunter", 4)
    crew = "The Wrecking Crew (Brian Calusky, Dirk Garthwaite, Eliot Franklin, Henry Camp)"
    assert [one.name for one in read(f"Characters: Hulk, {crew}, Wasp").entries] == ["Hulk", crew, "Wasp"]


def test_what_stands_before_the_first_heading_is_not_counted_and_told() -> None:
    findings = found(f"My very own list\n{roster()}")
    assert [(one.code, one.entry) for one in findings if one.code == "not-counted"] == [
        ("not-counted", "My very own list")
    ]


def test_a_heading_that_nobody_knows_is_told() -> None:
    findings = found(roster() + "\nWishes:\n")
    assert [one.entry for one in findings if one.code == "heading-unknown"] == ["Wishes"]


def test_rules_and_fences_are_no_names() -> None:
    assert len(read("```\nCharacters\n----\nHulk\n=====\n***\nThor\n```\n").entries) == 2


@pytest.mark.parametrize(
    "line", ["Lord Maul (Maul) [8 points; Clone Wars]", "Lord Maul (Maul) [SP: 8, era: Clone Wars]"]
)
def test_a_unit_has_points_and_eras_beside_it(line: str) -> None:
    read_as = entry(f"Primary: {line}", Form.SQUADS, "Squad 1")
    assert (read_as.name, read_as.number, read_as.eras) == ("Lord Maul (Maul)", 8, ("Clone Wars",))


def test_a_deck_without_its_heading_follows_the_hero() -> None:
    read_as = read("Hero: Wanderer\n3x Axe\n", Form.DECK)
    assert [one.section for one in read_as.entries] == [Section.HERO, Section.DECK]
    apart = read("Hero\nWanderer\n\nAxe\n", Form.DECK)
    assert [one.section for one in apart.entries] == [Section.HERO, Section.DECK]


def test_json_says_the_same_as_text() -> None:
    text = f'{{"characters": ["Hulk (Bruce Banner)"], "team_tactics": {TACTICS!r}, "crises": ["{CRISES[0]}"]}}'
    assert forbidden(found(text.replace("'", '"').replace('May"s', "May's"))) == []


def test_json_holds_rosters_squads_and_counts() -> None:
    rosters = read('{"rosters": [{"characters": ["A"]}, {"characters": ["B"]}]}')
    assert [(one.group, one.name) for one in rosters.entries] == [(1, "A"), (2, "B")]
    named = read('{"roster 2": {"characters": [{"name": "Hulk", "alter_ego": "Bruce Banner"}]}}')
    assert [(one.group, one.name) for one in named.entries] == [(2, "Hulk (Bruce Banner)")]
    unit = '{"name": "Maul", "unique_name": "M", "points": 8, "eras": ["Clone Wars"]}'
    squad = read(f'{{"squads": [{{"primary": {unit}, "secondary": "B"}}], "mission": "X"}}', Form.SQUADS)
    assert [(one.section, one.name, one.number) for one in squad.entries] == [
        (Section.PRIMARY, "Maul (M)", 8), (Section.SECONDARY, "B", None), (Section.MISSION, "X", None),
    ]  # fmt: skip
    deck = read('{"hero": "W", "deck": [{"name": "Axe", "count": 3, "class": "Bard"}, "Bow"]}', Form.DECK)
    assert [(one.name, one.count, one.hero_class) for one in deck.entries] == [
        ("W", 1, None), ("Axe", 3, "Bard"), ("Bow", 1, None),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("first", "second"),
    [("Séance", "seance"), ("Aunt May’s", "aunt mays"), ("Spider-Man", "SPIDER MAN"),
     ("Rogue & Gambit", "rogue and gambit"),
     ("Żółw", "zolw"), ("Straße", "STRASSE"), ("A.I.M.", "aim")],
)  # fmt: skip
def test_case_accents_and_punctuation_make_no_other_name(first: str, second: str) -> None:
    assert key(first) == key(second)


def test_names_of_other_scripts_and_of_signs_alone_are_names_too() -> None:
    assert key("李雷") != key("李四")
    assert key("!!!") != key("???")


def test_names_without_headings_say_what_they_are() -> None:
    read_as = read("Hulk\nNobody Knows\nPatch Up\nRiots Spark Over Extremis 3.0\n")
    assert [(one.section, one.name) for one in read_as.entries] == [
        (Section.CHARACTERS, "Hulk"), (Section.CHARACTERS, "Nobody Knows"), (Section.TACTICS, "Patch Up"),
        (Section.CRISES, "Riots Spark Over Extremis 3.0"),
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["Spider-Man", "Hulk, Thor", "Hulk\nSomebody\nAnother\nOne more"])
def test_a_name_or_two_are_no_list(text: str) -> None:
    with pytest.raises(Refusal, match="list-no-sections"):
        read(text)


@pytest.mark.parametrize("text", ["https://lists.example/l/8f3a", "My list:\nwww.lists.example/8f3a\nSee you there!"])
def test_a_link_alone_is_called_one(text: str) -> None:
    with pytest.raises(Refusal, match="list-only-link"):
        read(text)


def test_a_title_that_is_a_name_does_not_count() -> None:
    read_as = read("Magneto\n\nCharacters\n- Magneto\n- Toad\n")
    assert [one.name for one in read_as.entries] == ["Magneto", "Toad"]
    assert [one.name for one in read_as.loose] == ["Magneto"]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("[Hulk](https://example.org/hulk)", "Hulk"), ("Hulk <https://example.org>", "Hulk"),
        ("1\ufe0f\u20e3 Hulk", "Hulk"), ("[S] Gamma Burst", "Gamma Burst"),
        ("<:hulk:123456> Hulk", "Hulk"), (":muscle: Hulk", "Hulk"), ("Hulk [6 Threat]: Leadership", "Hulk"),
        ("Hulk\t6\tx", "Hulk"), ("Hulk - my favourite", "Hulk"),
    ],
)  # fmt: skip
def test_links_emoji_cells_and_remarks_are_no_part_of_a_name(line: str, name: str) -> None:
    assert entry(line, head="Characters").name == name


@pytest.mark.parametrize(
    "line", ["Created with BattleScribe (https://battlescribe.net)", "Exported from somewhere", "Total: 38",
             "Threat: 38", "https://example.org/list/1", ". Leadership"]
)  # fmt: skip
def test_imprints_totals_and_links_are_no_names(line: str) -> None:
    assert [one.name for one in read(f"Characters\nHulk\n{line}\n").entries] == ["Hulk"]


def test_affiliations_head_characters_and_cards() -> None:
    read_as = read("Avengers\nHulk\nWeapon X:\nX-23\nWeapon X\nTactics\nNew Mutants\nCabal\nPatch Up\n")
    assert [(one.section, one.name) for one in read_as.entries] == [
        (Section.CHARACTERS, "Hulk"), (Section.CHARACTERS, "X-23"), (Section.CHARACTERS, "Weapon X"),
        (Section.TACTICS, "New Mutants"), (Section.TACTICS, "Patch Up"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "head", ["Affiliation\nAvengers\n\n", "Affiliations: Avengers, Brotherhood\n", "Affiliation:\n"]
)
def test_characters_below_an_affiliation_without_a_heading_of_their_own_are_read(head: str) -> None:
    written = read(f"{head}Hulk\nWasp\nSomebody New\nTactics\nPatch Up\n")
    names = [("characters", "Hulk"), ("characters", "Wasp"), ("characters", "Somebody New"), ("tactics", "Patch Up")]
    assert [(str(one.section), one.name) for one in written.entries] == names
    assert written.loose == ()


def test_what_is_no_affiliation_is_told_where_affiliations_are_named() -> None:
    written = read("Affiliation\nAvengers\nSomebody New\n\nCharacters\nHulk\n")
    assert [one.name for one in written.loose] == ["Somebody New"]


def test_units_listed_by_their_roles_are_read_back_squad_by_squad() -> None:
    """And so they are printed."""
    text = (
        "Primaries: Lord Maul, Cad Bane\nSecondaries: Gar Saxon, Aurra Sing\n"
        "Mission: First Contact\nSupports: Bounty Hunters, B1 Battle Droids"
    )
    assert [(group, [one.name for one in entries]) for group, _, entries in read(text, Form.SQUADS).parts()] == [
        (1, ["Lord Maul", "Gar Saxon", "Bounty Hunters"]),
        (2, ["Cad Bane", "Aurra Sing", "B1 Battle Droids"]),
        (None, ["First Contact"]),
    ]


def test_squads_without_headings_begin_with_their_primary_unit() -> None:
    read_as = read("Lord Maul\nGar Saxon\n\nAsajj Ventress\nKalani\nB1 Battle Droids\n\nEwok Traps\n", Form.SQUADS)
    assert [(one.group, str(one.section)) for one in read_as.entries] == [
        (1, "primary"), (1, "secondary"), (2, "primary"), (2, "secondary"), (2, "supporting"), (None, "mission"),
    ]  # fmt: skip
    assert read_as.groups == (1, 2)


def listed(text: str, form: Form = Form.ROSTERS) -> list[tuple[int | None, str, str]]:
    return [(one.group, str(one.section), one.name) for one in read(text, form).entries]


def test_names_beside_an_affiliation_are_read() -> None:
    text = "Avengers: Hulk, Captain America (Steve Rogers), Wasp\nUnaffiliated: Baron Zemo, Bullseye\n"
    names = ["Hulk", "Captain America (Steve Rogers)", "Wasp", "Baron Zemo", "Bullseye"]
    assert [name for _, _, name in listed(text)] == names
    assert [name for _, _, name in listed(f"Characters\n{text}")] == names


def test_what_a_heading_has_beside_it_is_read_although_it_begins_with_a_bracket() -> None:
    read_as = read("Crises: [S] Riots Spark Over Extremis 3.0, [E] Research Station Attacked!\nTactics: [R] Patch Up")
    assert [(one.name, one.side) for one in read_as.entries] == [
        ("Riots Spark Over Extremis 3.0", "secure"), ("Research Station Attacked!", "extraction"), ("Patch Up", None),
    ]  # fmt: skip


def test_rosters_on_one_line_each_are_read() -> None:
    text = "Roster 1: Hulk, Wasp, Nobody\nRoster 2 - Okoye, Shuri\nRoster 3 - Cosmic\nGamora\nGroot\n"
    assert listed(text) == [
        (1, "characters", "Hulk"), (1, "characters", "Wasp"), (1, "characters", "Nobody"),
        (2, "characters", "Okoye"), (2, "characters", "Shuri"), (3, "characters", "Gamora"), (3, "characters", "Groot"),
    ]  # fmt: skip
    assert [one.name for one in read(text).loose] == ["Cosmic"]


SQUADS = [
    (1, "primary", "Lord Maul"), (1, "secondary", "Gar Saxon"), (1, "supporting", "Mandalorian Super Commandos"),
    (2, "primary", "Cad Bane"), (2, "secondary", "Aurra Sing"), (2, "supporting", "Bounty Hunters"),
]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "1. Lord Maul / Gar Saxon / Mandalorian Super Commandos\n2. Cad Bane / Aurra Sing / Bounty Hunters\n",
        "Lord Maul + Gar Saxon + Mandalorian Super Commandos\nCad Bane + Aurra Sing + Bounty Hunters\n",
        "Squad 1: Lord Maul & Gar Saxon & Mandalorian Super Commandos\nSquad 2:Cad Bane & Aurra Sing & Bounty Hunters",
        "Squad 1\nLord Maul / Gar Saxon / Mandalorian Super Commandos\nSquad 2\nCad Bane, Aurra Sing, Bounty Hunters\n",
        "Squad 1\nLord Maul\nGar Saxon\nMandalorian Super Commandos\n2. Cad Bane / Aurra Sing / Bounty Hunters\n",
        "Squad: Shadows\nLord Maul\nGar Saxon\nMandalorian Super Commandos\n"
        "Squad: Hunters\nCad Bane\nAurra Sing\nBounty Hunters\n",
        "Squad 1\tLord Maul\tGar Saxon\tMandalorian Super Commandos\nSquad 2\tCad Bane\tAurra Sing\tBounty Hunters\n",
        "Squad A\nLord Maul (Primary, 8)\nGar Saxon (Secondary, 4)\nMandalorian Super Commandos (Supporting, 4)\n"
        "Squad B\n[P] Cad Bane\n[S] Aurra Sing\n[Su] Bounty Hunters\n",
        "Squad 1\nP: Lord Maul\nS: Gar Saxon\nS: Mandalorian Super Commandos\n"
        "Squad 2\n(Supporting) Bounty Hunters\n(Primary) Cad Bane\n(Secondary) Aurra Sing\n",
        "Squad 1\nMandalorian Super Commandos [Supporting]\nLord Maul [Primary]\nGar Saxon [Secondary]\n"
        "Squad 2: Cad Bane, Aurra Sing, Bounty Hunters\n",
    ],
)  # fmt: skip
def test_squads_are_found_however_they_are_written(text: str) -> None:
    found_here = sorted(listed(text, Form.SQUADS))
    assert found_here == sorted(SQUADS)


def test_the_title_of_a_squad_is_told_and_not_a_unit() -> None:
    read_as = read("Squad 1 - Inferno\nCommander Iden Versio\nGideon Hask\nDel Meeko\n", Form.SQUADS)
    assert [one.section for one in read_as.entries] == [Section.PRIMARY, Section.SECONDARY, Section.SUPPORTING]
    assert [one.name for one in read_as.loose] == ["Inferno"]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Hulk - Vision - Wasp", ["Hulk", "Vision", "Wasp"]),
        ("Captain America - Steve Rogers", ["Captain America - Steve Rogers"]),
        ("Spider-Man: Miles Morales", ["Spider-Man: Miles Morales"]),
        ("Hulk - Avengers", ["Hulk"]),
        ("Hulk\t6\tAvengers", ["Hulk"]),
        ("Weapon X (James Logan Howlett)\t3\tWeapon X", ["Weapon X (James Logan Howlett)"]),
        ("Nick Fury &amp; the Howling Commandos", ["Nick Fury & the Howling Commandos"]),
        ("M&#39;Baku", ["M'Baku"]),
        ("„Okoye“", ["Okoye"]),
        ("»Okoye«", ["Okoye"]),
    ],
)
def test_nothing_on_a_line_is_lost(line: str, names: list[str]) -> None:
    assert [one.name for one in read(f"Characters\n{line}\n").entries] == names


def test_the_first_row_of_a_spreadsheet_is_a_heading() -> None:
    text = "Character\tThreat\tAffiliation\nHulk\t6\tAvengers\nCrisis\tThreat\tSide\nRiots\t17\tSecure\n"
    assert listed(text) == [(None, "characters", "Hulk"), (None, "crises", "Riots")]


@pytest.mark.parametrize("head", ["UNAFFILIATED", "Splash:", "Restricted", "3 Threat", "6 Threat:", "Avengers"])
def test_what_parts_the_names_of_a_section_is_no_name(head: str) -> None:
    text = f"Characters\n{head}\nHulk\nTactics\n{head}\nPatch Up\n"
    assert [name for _, _, name in listed(text)] == ["Hulk", "Patch Up"]
    assert not read(text).unknown_headings or head.startswith("6")


def test_a_character_with_choices_below_it_is_no_heading() -> None:
    text = "++ My Roster ++ [25 Threat]\n# Characters\nThanos, the Mad Titan [6]:\n• Reality Gem [2 Threat]\nHulk"
    assert listed(text) == [
        (None, "characters", "Thanos, the Mad Titan"), (None, "gems", "Reality Gem"), (None, "characters", "Hulk"),
    ]  # fmt: skip


@pytest.mark.parametrize("remark", ["(my favourite)", "// restricted", "# to be painted", "<-- maybe", "- a must"])
def test_a_remark_beside_a_card_is_no_part_of_it(remark: str) -> None:
    assert entry(f"Patch Up {remark}").name == "Patch Up"


def test_another_name_is_no_remark() -> None:
    assert [one.name for one in read("Characters\nHulk | Patch Up\n").entries] == ["Hulk | Patch Up"]


def test_german_headings_are_understood() -> None:
    text = "Charaktere\nHulk\nTaktikkarten:\n„Patch Up“\nKrisen\nRiots\n"
    assert [section for _, section, _ in listed(text)] == ["characters", "tactics", "crises"]


def test_a_hero_whose_name_another_game_has_makes_no_list_of_that_game() -> None:
    known = catalogue(load("munchkin"))
    assert [one.name for one in written("Hero: Bob\nDeck\n40x Bob\n", Form.DECK, known).entries] == ["Bob", "Bob"]
