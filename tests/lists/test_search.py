"""Finding names while they are typed."""

import pytest

from tests.lists.searching import MOST_FOUND, Search
from topcut.lists.catalogue import Catalogues, Kind
from topcut.lists.catalogue_file import shipped

EVERYTHING = Search(Catalogues(shipped()))


@pytest.mark.parametrize(
    ("typed", "kind", "first"),
    [
        ("wolv", Kind.CHARACTER, "Wolverine"), ("Wolverin", Kind.CHARACTER, "Wolverine"),
        ("wolvreine", Kind.CHARACTER, "Wolverine"), ("laura", Kind.CHARACTER, "X-23"),
        ("spiderman", Kind.CHARACTER, "Spider-Man"), ("fisk", Kind.CHARACTER, "Kingpin"),
        ("panther bast", Kind.CHARACTER, "Black Panther, Chosen of Bast"),
        ("bast panther", Kind.CHARACTER, "Black Panther, Chosen of Bast"),
        ("kingpn", Kind.CHARACTER, "Kingpin"), ("dr voodoo", Kind.CHARACTER, "Doctor Voodoo"),
        ("ventres", Kind.UNIT, "Asajj Ventress, Sith Assassin"), ("padme", Kind.UNIT, "Queen Padmé Amidala"),
        ("grievus", Kind.UNIT, "General Grievous"), ("extremis", Kind.CRISIS, "Riots Spark Over Extremis 3.0"),
        ("brutality", Kind.MISSION, "Sometimes Brutality Serves a Purpose"), ("séance", Kind.TACTIC, "Séance"),
        ("sam", Kind.CHARACTER, "Captain America"), ("rogers", Kind.CHARACTER, "Steve Rogers, Captain America"),
    ],
)  # fmt: skip
def test_any_part_of_a_name_finds_it(typed: str, kind: Kind, first: str) -> None:
    assert EVERYTHING.find(typed, (kind,))[0].name == first


def test_slips_are_allowed_for_only_where_no_word_begins_like_that() -> None:
    found = [item.name for item in EVERYTHING.find("thor", (Kind.CHARACTER,))]
    assert found == ["Thor, Hero of Midgard", "Thor, Prince of Asgard", "The Mighty Thor"]
    found = [item.name for item in EVERYTHING.find("x", (Kind.CHARACTER,), most=3)]
    assert found == ["X-23", "Professor X", "Weapon X"]
    assert "Angela" in {item.name for item in EVERYTHING.find("angle", (Kind.CHARACTER, Kind.TACTIC))}


def test_every_name_finds_itself_first() -> None:
    for item in EVERYTHING.catalogue.items:
        found = EVERYTHING.find(item.full_name, (item.kind,))
        assert found[0].name == item.name, item.name


def test_every_word_must_fit_and_kinds_are_kept_apart() -> None:
    assert EVERYTHING.find("hulk potato") == ()
    assert EVERYTHING.find("qqqqq") == ()
    assert {item.kind for item in EVERYTHING.find("captain", (Kind.UNIT, Kind.CHARACTER))} == {
        Kind.UNIT,
        Kind.CHARACTER,
    }


@pytest.mark.parametrize("typed", ["", " ", "!", "a" * 20_000, "\ud800", "((((", "💚"])
def test_whatever_is_typed_is_answered(typed: str) -> None:
    assert len(EVERYTHING.find(typed)) <= MOST_FOUND
    assert len(EVERYTHING.find("", (Kind.CHARACTER,), most=3)) == 3
