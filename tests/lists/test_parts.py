"""What others ask of a list that was handed in."""

from tests.lists.listing import deck, premier_list, roster, timeline_list
from topcut.lists import parts
from topcut.lists.catalogue import Catalogue
from topcut.lists.catalogue_file import shipped
from topcut.lists.written import Form, Section


def test_the_squads_of_a_premier_list_are_known_by_number() -> None:
    squads = parts.squads(premier_list())
    assert list(squads) == [1, 2, 3, 4]
    assert squads[2] == ("Leader 2 (One 2)", "Second 2 (Two 2)", "Troopers 2")
    assert parts.mission(premier_list()) == "Shifting Priorities"
    assert parts.mission(premier_list().partition("Mission")[0]) is None


def test_the_rosters_of_a_timeline_list_are_known_by_number() -> None:
    assert parts.groups(timeline_list(), Form.ROSTERS) == (1, 2, 3)
    second = parts.roster(timeline_list(), 2)
    assert second[Section.CHARACTERS][0] == "Hero A2"
    assert second[Section.GEMS] == ("Gem 2",)
    assert len(parts.roster(roster())[Section.TACTICS]) == 10


def test_a_deck_is_its_hero_and_every_card() -> None:
    cards = parts.deck(deck())
    assert cards[Section.HERO] == ("Tardigrade Wanderer",)
    assert len(cards[Section.DECK]) == 40


def test_what_was_played_is_counted_by_the_catalogues_names() -> None:
    text = "Team Tactics\naunt mays wheat cakes\nAUNT MAY'S WHEAT CAKES\nUnheard Of\n"
    assert parts.played(text, Form.ROSTERS, Catalogue(shipped())) == (
        (Section.TACTICS, "Aunt May's Wheat Cakes", 2),
        (Section.TACTICS, "Unheard Of", 1),
    )
