"""Each card in the situation where it matters: decks top card first, then the line of the match that shows it."""

from typing import Any

import pytest

from tests.cards.park import BOOK, played

ROBOT: Any = {"robots": (True, False)}

# card, deck 1, deck 2, answers, how it is played, what must happen, what must not
SITUATIONS: list[tuple[str, str, str, str, dict[str, Any], str, str]] = [
    # City
    ("Reporter", "Reporter, Dog, Champion, Talent", "", "Dog", {}, "1 Dog, Champion to ends", ""),
    ("Mascot", "Pig, Lion, Mascot", "Cat, Kraken", "", {}, "1 Mascot 4", ""),
    ("Fan-Bus", "Fan-Bus", "", "", {"trophies": (3, 0)}, "1 fans 2", ""),
    ("Fan-Bus", "Fan-Bus", "", "", {"trophies": (4, 0)}, "1 Fan-Bus 6", "1 fans 2"),
    # Castle
    ("Jester", "Newcomer, Jester", "Kraken", "", {}, "1 Jester 4", ""),
    ("Jester", "Talent, Jester", "Kraken", "", {}, "1 Jester 1", ""),
    ("Stable Boy", "Pig, Stable Boy", "Kraken", "", {}, "1 Stable Boy 3", ""),
    ("Hermit", "Pig, Hermit", "Kraken", "", {}, "1 Hermit 4", ""),
    ("Hermit", "Dog, Hermit", "Kraken", "", {}, "1 Hermit 2", ""),
    ("Blacksmith", "Blacksmith, Dog", "Kraken", "", {}, "1 Dog 4", ""),
    ("Blacksmith", "Blacksmith, Pig", "Kraken", "", {}, "1 Pig 3", ""),
    ("Knight", "Newcomer, Knight", "Kraken", "", {"trophies": (0, 2)}, "1 Knight 5", ""),
    ("Sorcerer", "Dog, Sorcerer", "Kraken", "Dog", {}, "1 Dog bench>exhaust", ""),
    ("Sorcerer", "Champion, Sorcerer", "Kraken", "", {}, "1 Sorcerer 4", "1 Champion bench>exhaust"),
    ("Bard", "Bard, Dog", "Kraken", "", {}, "1 Dog 4", ""),
    ("Bard", "Bard, Kraken", "Lion", "", {}, "1 flag Kraken 7", ""),
    ("Prince", "Prince, Dog", "Kraken", "", {}, "1 Prince self>exhaust", "1 bench Prince"),
    # Film Studio
    ("Make-up Artist", "Make-up Artist, Newcomer", "Kraken", "", {}, "1 Newcomer 3", ""),
    ("Movie Star", "Newcomer, Movie Star", "Kraken", "Newcomer", {}, "1 Newcomer bench>top", ""),
    ("Gangster", "Newcomer, Gangster", "Champion", "", {}, "1 Gangster 4", ""),
    ("Gangster", "Newcomer, Gangster", "Champion", "", {}, "1 flag Gangster 2", ""),
    ("Cowboy", "Cowboy", "Dog, Champion", "", {}, "2 Dog top>bench", ""),
    ("Director", "Director, Cat", "Kraken", "", {}, "1 Cat 4", ""),
    ("Comic Character", "Comic Character, Dog", "Kraken", "", {}, "1 Dog 5", ""),
    ("Heroine", "Heroine", "", "", {}, "1 fans 3", ""),
    ("Villain", "Villain", "", "", {"piles": {"A": "Pig, Cat"}}, "1 Pig pile-A>top", "1 Cat pile-A>top"),
    # Funfair
    ("Clown", "Clown", "", "", {}, "1 fans 2", ""),
    ("Juggler", "Juggler, Dog, Talent, Champion", "", "Champion Talent", {}, "1 Champion, Talent, Dog to top", ""),
    ("Vendor", "Vendor, Pony", "Kraken", "", {}, "1 Pony 4", ""),
    ("Mime", "Mime", "", "", {}, "1 Mime 7", ""),
    ("Mime", "Dog, Mime", "Kraken", "", {}, "1 Mime 6", ""),
    ("Pyrotechnician", "Pyrotechnician, Dog", "", "", {}, "1 fans 2", ""),
    ("Pyrotechnician", "Pyrotechnician, Dog, Dog", "", "", {}, "1 flag Pyrotechnician 4", "1 fans 2"),
    ("Clairvoyant", "Clairvoyant, Dog, Champion", "Kraken", "Champion", {}, "1 Champion 4", ""),
    ("Illusionist", "Illusionist", "", "", {}, "1 flag Illusionist 11", ""),
    ("Bumper Car", "Bumper Car, Dog, Talent", "", "Talent", {}, "1 Talent, Dog to top", ""),
    # Haunted House
    ("Butler", "Dog, Butler", "Kraken", "Dog", {}, "1 Dog bench>exhaust", ""),
    ("Skeleton", "Skeleton", "", "", {}, "1 flag Skeleton 3", ""),
    ("Ghost", "Ghost", "Dog, Talent", "", {}, "2 Dog top>exhaust", "2 Talent top>exhaust"),
    ("Teenager", "Spider, Teenager", "Kraken", "", {}, "1 Teenager 3", ""),
    ("Necromancer", "Talent, Necromancer", "Kraken", "", {}, "1 Talent bench>top", ""),
    ("Vampire", "Horse, Vampire", "Kraken", "", {}, "1 Horse 9", ""),
    ("Vacuum Cleaner", "Dog, Vacuum Cleaner", "Kraken", "Dog", {}, "1 Dog bench>exhaust", ""),
    # Outer Space (what happens when picked: test_deck_phase)
    ("Rescue Pod", "Rescue Pod", "Kraken", "", {"piles": {"B": "Horse"}}, "1 Rescue Pod self>removed", ""),
    ("Rescue Pod", "Rescue Pod", "Kraken", "", {"piles": {"B": "Horse"}}, "1 Horse pile-B>exhaust", ""),
    ("A.I.", "A.I., Talent", "Kraken", "", {}, "1 Talent 3", ""),
    ("Band", "Band, Cow", "Kraken", "", {}, "1 Cow 4", ""),
    ("UFO", "UFO, Dog", "Kraken", "", {"piles": {"A": "Pig, Cat"}}, "1 Cat pile-A>bottom", ""),
    ("Hologram", "Hologram", "Dog", "", {"piles": {"B": "Horse"}}, "2 Horse 5", ""),
    # Shipwreck
    ("Merman", "Parrot, Merman", "Kraken", "", {}, "1 Merman 4", ""),
    ("Treasure", "Treasure", "", "", {}, "1 flag Treasure 4", ""),
    ("Sailor", "Sailor, Dog, Talent", "", "Dog", {}, "1 Dog deck>bottom", ""),
    ("Cook", "Cook, Kraken", "Champion", "", {}, "1 flag Kraken 8", ""),
    ("Lifeguard", "Lifeguard, Dog", "", "", {}, "1 Lifeguard 6", ""),
    ("Lifeguard", "Lifeguard, Dog, Dog", "", "", {}, "1 Lifeguard 4", ""),
    ("Navigator", "Navigator, Dog, Talent", "Kraken", "Talent", {}, "1 Talent, Dog to ends", ""),
    ("Siren", "Champion, Siren", "Dog, Kraken", "Dog", {"first": 2}, "2 Dog bench>exhaust", ""),
    ("Submarine", "Submarine, Dog, Talent", "", "", {}, "1 Talent bottom>exhaust", ""),
    # The Robot's
    ("Cyborg", "Cyborg", "", "", {**ROBOT, "round": 5}, "1 flag Cyborg 5", ""),
    ("Virtual Ghost", "Virtual Ghost", "Dog", "", ROBOT, "2 Dog top>exhaust", ""),
    ("Cyborg-Friend", "Cyborg, Cyborg-Friend", "Kraken", "", ROBOT, "1 Cyborg-Friend 2", ""),
    ("Mechanic", "Dragon, Mechanic", "Horse, Kraken", "", {**ROBOT, "first": 2}, "1 Mechanic 4", ""),
    ("Robo-Knight", "Alpha, Robo-Knight", "Kraken", "", {**ROBOT, "trophies": (0, 2)}, "1 Robo-Knight 5", ""),
    ("Drone", "Champion, Drone", "Dog, Kraken", "", {**ROBOT, "first": 2}, "2 Dog bench>exhaust", ""),
    ("Necromech", "Champion, Necromech", "Talent, Kraken", "Talent", {**ROBOT, "first": 2}, "2 Talent bench>top", ""),
    ("Chatbot", "Chatbot", "Kraken", "", ROBOT, "2 fans 1", ""),
    ("Robogram", "Robogram", "", "", {**ROBOT, "piles": {"A": "Pig"}}, "2 Pig pile-A>top", ""),
    ("Autocorrect", "Champion, Autocorrect", "Talent, Kraken", "", {**ROBOT, "first": 2}, "1 Autocorrect 6", ""),
]
PICKED = {"Shapeshifter", "Clones", "Sci-Fi Geek"}  # in test_deck_phase


@pytest.mark.parametrize(
    ("card", "one", "two", "answers", "how", "must", "must_not"), SITUATIONS, ids=[row[0] for row in SITUATIONS]
)
def test_a_card_does_what_it_says(
    *, card: str, one: str, two: str, answers: str, how: dict[str, Any], must: str, must_not: str
) -> None:
    lines = played(one, two, *answers.split(), **how).lines
    assert card in one
    assert must in lines, lines
    assert not must_not or must_not not in lines, lines


@pytest.mark.parametrize("card", [card for card in BOOK.cards if not card.effects and not card.power_is_round])
def test_a_plain_card_is_as_strong_as_its_power_wherever_it_is(card: Any) -> None:
    written = f"{card.name} ({card.level})"
    label = BOOK.label(BOOK.number(written))
    assert played(written, "").lines[:2] == [f"1 {label} {card.power}", f"1 flag {label} {card.power}"]
    assert f"1 {label} {card.power}" in played(f"Newcomer, {written}", "Villain").lines


def test_every_card_with_an_effect_has_its_situation() -> None:
    shown = {row[0] for row in SITUATIONS} | PICKED
    assert {card.name for card in BOOK.cards if card.effects or card.power_is_round} == shown
