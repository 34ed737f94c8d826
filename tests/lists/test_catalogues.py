"""What the documents print is shipped, every name of it clean, and nothing else; catalogue files say what is wrong."""

import datetime
import hashlib
import json

import jsonschema
import pytest

from tests.refusing import refusal_from
from tools.catalogue_docs import MEANINGS, json_schema
from topcut.declared import fields_of
from topcut.lists.catalogue import Catalogue, Catalogues, Item, Kind
from topcut.lists.catalogue_file import read_catalogue, shipped
from topcut.lists.names import key
from topcut.words import sentence

STANDARD = next(made for made in shipped() if made.timeline and made.timeline.name == "standard")
MISSPELT = {
    "Glory of Utron": "Glory of Ultron",
    "Jabrari Chieftain": "Jabari Chieftain",
    "Inevtibale Betrayal": "Inevitable Betrayal",
    "Dark Aura Manisfestation": "Dark Aura Manifestation",
    "Aunt Mays Wheat Cakes": "Aunt May's Wheat Cakes",
    "Simpleton! Ill Do It Myself!": "Simpleton! I'll Do It Myself!",
    "Agents of S.M.A.S.H": "Agents of S.M.A.S.H.",
    "Paraonoia Pummels Populace!": "Paranoia Pummels Populace!",
    "S.W.O.R.D. Estabilishes Base On Moon's Blue Area": "S.W.O.R.D. Establishes Base On Moon's Blue Area",
}


def names(kind: Kind) -> list[str]:
    return [item.name for item in STANDARD.items if item.kind is kind]


def digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@pytest.mark.clause("CH-10")
def test_standard_has_286_team_tactic_and_22_crisis_cards() -> None:
    assert len(set(names(Kind.TACTIC))) == 286
    assert len(set(names(Kind.CRISIS))) == 22
    assert len(STANDARD.items) == 308


@pytest.mark.clause("CH-10")
def test_the_names_are_those_that_were_read_from_the_document() -> None:
    assert digest(names(Kind.TACTIC)) == "b578c4fd04403fe4dee3d84f7ef49bea9049d011d74c2706e5bc8c4bf8a44d5d"
    assert digest(names(Kind.CRISIS)) == "8eb59c982c1f815447fbe74bdec216b83140a81d1592bfe8da8ea5fa3fa530b9"


@pytest.mark.clause("CH-10")
def test_no_name_has_printing_noise() -> None:
    for item in STANDARD.items:
        assert set(item.name) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZé0123456789 '!?,.-\""), (
            item.name
        )
        assert item.name == " ".join(item.name.split())
        assert not item.name[0].islower()


@pytest.mark.clause("CH-10")
@pytest.mark.parametrize(("printed", "right"), MISSPELT.items())
def test_a_printed_misspelling_means_the_right_name(printed: str, right: str) -> None:
    catalogue = Catalogues((STANDARD,))
    found = [item for kind in catalogue.kinds(printed) for item in catalogue.of(kind, printed)]
    assert [item.name for item in found] == [right]
    assert printed in found[0].also


@pytest.mark.clause("CH-10")
def test_only_misspellings_have_a_second_name() -> None:
    assert {also for item in STANDARD.items for also in item.also} == set(MISSPELT)


@pytest.mark.clause("CH-11")
def test_eight_cards_have_an_effective_date() -> None:
    dated = {item.name: item.legal_from for item in STANDARD.items if item.legal_from}
    assert len(dated) == 8
    assert set(dated.values()) == {datetime.date(2024, 11, 8)}


def test_no_two_cards_are_one_name() -> None:
    keys = [(item.kind, key(name)) for item in STANDARD.items for name in {key(name) for name in item.names()}]
    assert len(keys) == len(set(keys))


def test_what_is_shipped_names_its_source_and_its_day() -> None:
    assert {made.name: (len(made.items), made.day) for made in shipped()} == {
        "crisis-protocol-cosmic-cube-2024": (0, datetime.date(2023, 11, 10)),
        "crisis-protocol-extended": (0, datetime.date(2024, 11, 1)),
        "crisis-protocol-standard": (308, datetime.date(2024, 11, 1)),
        "crisis-protocol-characters": (194 + 27, datetime.date(2024, 12, 26)),  # and their affiliations
        "crisis-protocol-crises": (25, datetime.date(2024, 12, 26)),
        "shatterpoint-units": (133 + 8, datetime.date(2026, 1, 17)),  # and the Mission Sets
    }
    assert all(made.source for made in shipped())


def test_the_facts_about_characters_crises_and_units() -> None:
    everything = Catalogues(shipped()).items
    characters = [item for item in everything if item.kind is Kind.CHARACTER]
    assert len(characters) == 194
    assert all(item.alter_ego and item.points for item in characters)
    assert [item.name for item in characters if item.beta] == ["Elsa Bloodstone", "Man-Thing", "Nova", "Yondu"]
    units = [item for item in everything if item.kind is Kind.UNIT]
    assert len(units) == 133
    assert all(item.role and item.points and item.eras and item.tags for item in units)
    assert sum(item.unique_name is not None for item in units) == 30
    assert sum(item.no_unique_name for item in units) == 13


FACTS = {
    "crisis-protocol-characters": "e46530f353dc1def005cd6616a3c4dc524952c69075b2258ef551f60cb9432ab",
    "crisis-protocol-crises": "a2fc6cadf622415692b2fbbb36d8ddf522929c2b9335fd95adf41d89cba57be2",
    "shatterpoint-units": "c190c1584b5a6503261aa0b39bc5e886ae3921b24f2655e8dbaf3083d676956e",
}


def fact(item: Item) -> str:
    points, affiliations = str(item.points), "; ".join(item.affiliations)
    told: tuple[str, ...]
    if item.kind is Kind.CHARACTER:
        told = (item.name, item.alter_ego or "", points, affiliations, "beta" if item.beta else "")
    elif item.kind is Kind.CRISIS:
        told = (item.name, item.side or "", points)
    else:
        is_known = "yes" if item.unique_name or item.no_unique_name else ""
        eras, tags = "; ".join(item.eras), "; ".join(item.tags)
        told = (item.name, item.role or "", points, eras, tags, item.unique_name or "", is_known)
    return "|".join(told)


@pytest.mark.parametrize(("name", "expected"), FACTS.items())
def test_every_fact_is_as_it_was_read(name: str, expected: str) -> None:
    """The digests are of the rows of the data sets themselves, one crisis spelt as the document prints it."""
    (items,) = (made.items for made in shipped() if made.name == name)
    kinds = (Kind.CHARACTER, Kind.CRISIS, Kind.UNIT)
    assert digest(sorted(fact(item) for item in items if item.kind in kinds)) == expected


@pytest.mark.clause("CH-10")
def test_the_document_has_the_word_about_the_names_of_crises() -> None:
    known = Catalogues(shipped())
    crises = [item for item in known.items if item.kind is Kind.CRISIS]
    assert len(crises) == 25
    assert all(item.side and item.points for item in crises)
    assert {item.name for item in STANDARD.items if item.kind is Kind.CRISIS} <= {item.name for item in crises}
    (madman,) = known.of(Kind.CRISIS, "Mutant Madman Turns City Center into Lethal Amusement Park")
    assert (madman.name, madman.side) == ("Mutant Madman Turns City Into Lethal Amusement Park", "secure")


WHOLE: dict[str, object] = {
    "name": "mine",
    "title": "Mine",
    "game": "crisis-protocol",
    "source": "my shelf",
    "day": "2024-11-08",
    "timeline": {"name": "cube", "title": "Cube", "only": ["character"], "unknown": False},
    "entries": [
        {
            "kind": "character", "name": "Hulk", "also": ["The Hulk"], "alter_ego": "Bruce Banner", "points": 6,
            "affiliations": ["Avengers"], "banned": False, "restricted": True, "official": True, "from": "2024-11-08",
        },
        {"kind": "crisis", "name": "X", "side": "secure"},
        {"kind": "unit", "name": "Maul", "unique_name": "Maul", "role": "primary", "eras": ["Clone Wars"]},
        {"kind": "unit", "name": "Droids", "no_unique_name": True, "tags": ["Droid"], "beta": True},
        {"kind": "card", "name": "Axe", "class": "Bard", "product": "Box", "released": "2018-02-21"},
    ],
}  # fmt: skip


def test_every_field_of_a_file_is_read() -> None:
    made = read_catalogue(WHOLE, "mine.json")
    assert made.timeline is not None
    assert made.items[0] == Item(
        kind=Kind.CHARACTER, name="Hulk", also=("The Hulk",), alter_ego="Bruce Banner", points=6,
        affiliations=("Avengers",), restricted=True, legal_from=datetime.date(2024, 11, 8),
    )  # fmt: skip
    assert [item.kind for item in made.items] == [Kind.CHARACTER, Kind.CRISIS, Kind.UNIT, Kind.UNIT, Kind.CARD]


def test_the_schema_takes_what_the_reader_takes() -> None:
    schema = json.loads(json_schema())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(WHOLE, schema)
    assert ["kind", "name", *MEANINGS] == list(fields_of(Item))
    for item in STANDARD.items[:3]:
        jsonschema.validate({"name": "x", "game": "y", "entries": [{"kind": item.kind, "name": item.name}]}, schema)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ([], "catalogue-wrong"), ({}, "catalogue-wrong"), ({"name": "Not A Word", "game": "x"}, "catalogue-wrong"),
        ({"name": "x", "game": "../../y"}, "catalogue-wrong"), ({"name": "x", "game": "y", "z": 1}, "catalogue-field"),
        ({"name": "x", "game": "y", "entries": 1}, "catalogue-wrong"),
        ({"name": "x", "game": "y", "entries": [1]}, "catalogue-wrong"),
        ({"name": "x", "game": "y", "entries": [{}]}, "catalogue-kind"),
        ({"name": "x", "game": "y", "entries": [{"kind": [], "name": "a"}]}, "catalogue-kind"),
        ({"name": "x", "game": "y", "entries": [{"kind": "dragon", "name": "a"}]}, "catalogue-kind"),
        ({"name": "x", "game": "y", "entries": [{"kind": "card", "name": " "}]}, "catalogue-wrong"),
        ({"name": "x", "game": "y", "entries": [{"kind": "card", "name": "a", "nme": "b"}]}, "catalogue-field"),
        ({"name": "x", "game": "y", "entries": [{"kind": "card", "name": "a", "points": -1}]}, "catalogue-wrong"),
        ({"name": "x", "game": "y", "entries": [{"kind": "card", "name": "a", "points": True}]}, "catalogue-wrong"),
        ({"name": "x", "game": "y", "entries": [{"kind": "card", "name": "a", "from": "soon"}]}, "catalogue-wrong"),
        ({"name": "x", "game": "y", "entries": [{"kind": "card", "name": "a", "side": "left"}]}, "catalogue-wrong"),
        ({"name": "x", "game": "y", "entries": [{"kind": "card", "name": "a", "role": "boss"}]}, "catalogue-wrong"),
        ({"name": "x", "game": "y", "entries": [{"kind": "card", "name": "a", "also": "b"}]}, "catalogue-wrong"),
        ({"name": "x", "game": "y", "entries": [{"kind": "card", "name": "a", "banned": 1}]}, "catalogue-wrong"),
        ({"name": "x", "game": "y", "timeline": {"name": "z", "only": ["dragon"]}}, "catalogue-kind"),
        ({"name": "x", "game": "y", "entries": [{"kind": "card"}] * 50_001}, "catalogue-too-large"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_file_is_said_in_one_line(wrong: object, code: str) -> None:
    refusal = refusal_from(read_catalogue, wrong, "mine.toml")
    assert refusal.code == code
    assert sentence(refusal).startswith("mine.toml")


def test_a_later_book_fills_in_what_an_earlier_one_leaves_out() -> None:
    first = Catalogue(name="a", title="a", game="x", items=(Item(kind=Kind.CRISIS, name="Riots"),))
    second = Catalogue(name="b", title="b", game="x", items=(Item(kind=Kind.CRISIS, name="RIOTS", side="secure"),))
    (merged,) = Catalogues((first, second)).of(Kind.CRISIS, "riots")
    assert (merged.name, merged.side) == ("Riots", "secure")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Patch Upp", "Patch Up"), ("Ptach Up", "Patch Up"), ("Carbonadium", "Carbonadium Synthesizer"),
     ("Scientfic Methd", "Scientific Method"), ("Glory of Utlron", "Glory of Ultron"),
     ("To Me X-Men", "To Me, My X-Men")],
)  # fmt: skip
def test_the_nearest_names_are_suggested(typed: str, meant: str) -> None:
    near = Catalogues((STANDARD,)).nearest(Kind.TACTIC, typed)
    assert near[0] == meant
    assert len(near) <= 3


def test_the_beginning_of_a_name_is_suggested_in_spite_of_a_slip() -> None:
    assert Catalogues((STANDARD,)).nearest(Kind.CRISIS, "Fear grips worlds")[0].startswith("Fear Grips World As")


def test_nothing_near_suggests_nothing() -> None:
    assert Catalogues((STANDARD,)).nearest(Kind.TACTIC, "qqqqwwwwzzzz") == ()
    assert Catalogues().nearest(Kind.TACTIC, "Patch Up") == ()


def test_another_name_never_hides_who_is_called_so() -> None:
    hulk, green = (
        Item(kind=Kind.CHARACTER, name=name, also=also) for name, also in (("Hulk", ()), ("Green", ("Hulk",)))
    )
    for items in ((hulk, green), (green, hulk)):
        books = [Catalogue(name=f"book-{place}", title="A", game="x", items=(one,)) for place, one in enumerate(items)]
        assert Catalogues(tuple(books)).of(Kind.CHARACTER, "hulk") == (hulk,)
