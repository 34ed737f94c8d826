"""The data of the box adds up, and every card says what it does in our own words."""

from collections import Counter

import pytest

from tests.cards.park import BINDER
from topcut.cards.box import FOLDER
from topcut.cards.language import When
from topcut.cards.reading import parsed, text_of
from topcut.rules.ruleset import load
from topcut.words.cards import card_sentence

BOX = BINDER.box
HEAD = parsed(text_of(FOLDER / "box.toml", "box"), "box")
SUMS = HEAD["sums"]
PLAN = load("challengers").plan

PATTERNS = {
    "City": (6, "4+3 4+3 4+2"),
    "Castle": (11, "4+4+4+3 4+4+4+3 4+4+2"),
    "Film Studio": (11, "4+4+4+3 4+4+4+3 4+4+2"),
    "Funfair": (11, "4+4+4+3 4+4+4+3 4+4+2"),
    "Haunted House": (10, "8+4+3 4+4+4+3 4+4+2"),
    "Outer Space": (11, "4+4+3+3 5+4+4+3 4+4+2"),
    "Shipwreck": (11, "4+4+4+3 4+4+4+3 4+4+2"),
}


@pytest.mark.clause("CG-40", "CG-06")
@pytest.mark.parametrize("name", PATTERNS)
def test_a_set_has_its_cards(name: str) -> None:
    kinds, pattern = PATTERNS[name]
    cards = BOX.set_named(name).cards
    levels = [sorted((card.copies for card in cards if card.level == level), reverse=True) for level in "ABC"]
    assert len(cards) == kinds
    assert " ".join("+".join(map(str, level)) for level in levels) == pattern


@pytest.mark.clause("CG-40")
def test_the_box_adds_up() -> None:
    market = [card for one in BOX.sets for card in one.cards]
    assert PLAN is not None
    assert len(market) == 71
    assert sum(card.copies for card in market) == SUMS["market"] == 260
    assert {level: sum(card.copies for card in market if card.level == level) for level in "ABC"} == {
        "A": 96,
        "B": 98,
        "C": 66,
    }
    assert 8 * sum(card.copies for card in BOX.starter.cards) == SUMS["starter"] == 48
    assert sum(card.copies for card in BOX.robot.cards) == SUMS["robot"] == 19
    assert sum(len(line.trophies) for line in BOX.rounds) == 28
    assert sum(fans for line in BOX.rounds for fans in line.trophies) == 147
    assert len(PLAN.cards_for(8)) + 1 == SUMS["plans"] == 9  # the Robot has one of its own
    assert len(PLAN.parks) == SUMS["parks"] == 4
    assert SUMS["trays"] == 3 == len({card.level for card in market})
    assert HEAD["fans"] == 40


@pytest.mark.clause("CG-30")
def test_power_and_copies_keep_to_the_level() -> None:
    market = [card for one in BOX.sets for card in one.cards]
    assert {level: max(card.power for card in market if card.level == level) for level in "ABC"} == {
        "A": 3,
        "B": 5,
        "C": 10,
    }
    assert [card.name for card in market if card.power == 10] == ["Villain"]
    assert Counter(card.rarity for card in market) == {None: 47, "rare": 22, "common": 2}
    assert all(not card.effects or card.name == "A.I." for card in market if card.rarity == "rare")


@pytest.mark.clause("CG-07")
def test_everybody_has_the_same_six_starter_cards() -> None:
    cards = [BINDER.cards[card] for card in BINDER.starter]
    assert [(card.name, card.power) for card in cards] == [
        ("Newcomer", 1),
        ("Newcomer", 1),
        ("Newcomer", 1),
        ("Talent", 2),
        ("Dog", 3),
        ("Champion", 4),
    ]
    assert {card.set for card in cards} == {"City"}
    assert not any(card.effects for card in cards)


@pytest.mark.clause("CG-28")
def test_only_outer_space_has_effects_when_picked() -> None:
    assert {card.set for card in BINDER.cards for effect in card.effects if effect.when is When.PICKED} == {
        "Outer Space"
    }


@pytest.mark.clause("CG-09")
def test_each_line_of_a_plan_shows_its_piles_and_picks() -> None:
    offers = [" or ".join(f"{number}{level}" for level, number in line.picks) for line in BOX.rounds]
    assert offers == ["2A", "2A", "2A or 1B", "2A or 2B", "2B", "2B or 1C", "2C"]


@pytest.mark.clause("CG-23", "CG-24", "CG-25", "CG-26", "CG-27", "CG-28")
def test_a_card_says_what_it_does() -> None:
    def says(name: str) -> str:
        return card_sentence(BINDER.cards[BINDER.number(name)])

    assert says("Dog") == ""
    assert says("Jester") == "When revealed: +3 power if you count at least 1 card of power 1 on your bench."
    assert says("Butler") == "When revealed: you may put up to 2 cards from your bench into your exhaust pile."
    assert says("Autocorrect") == "When revealed: −1 power for each set found on the opponent's bench."
    assert says("Cyborg") == "Its power is the number of the round."
    assert says("Rescue Pod").count("Flag loss:") == 2


@pytest.mark.clause("CG-23")
def test_every_card_with_an_effect_says_so_and_no_two_effects_say_the_same_by_chance() -> None:
    said = {card.name: card_sentence(card) for card in BINDER.cards if card.effects}
    assert all(text.endswith(".") and "{" not in text and "card-" not in text for text in said.values())
    same = [name for name, text in said.items() if list(said.values()).count(text) > 1]
    twins = ["Knight", "Juggler", "Bumper Car", "Butler", "Ghost", "Vacuum Cleaner", "Mime"]
    assert sorted(set(same) - {"Virtual Ghost", "Robo-Knight"}) == sorted(set(twins) & set(same))


@pytest.mark.clause("CG-40")
def test_names_lead_to_cards() -> None:
    assert BINDER.label(BINDER.number("  kraken ")) == "Kraken"
    assert BINDER.cards[BINDER.number("Talent")].level == "S"
    assert BINDER.cards[BINDER.number("talent (a)")].level == "A"
    assert [BINDER.cards[card].level for card in BINDER.deck(["Dog", "Dog", "Dog (S)"])] == ["S", "B", "S"]
