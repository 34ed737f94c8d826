"""Each card in the situation where it matters: decks top card first, then the line of the match that shows it."""

from typing import Any

import pytest

from tests.cards.park import BINDER, played

ROBOT: Any = {"robots": (True, False)}

# card, deck 1, deck 2, answers, how it is played, what must happen, what must not
SITUATIONS: list[tuple[str, str, str, str, dict[str, Any], str, str]] = [
    # City
    ("Reporter", "Reporter, Dog, Champion, Talent", "", "Dog", {}, "1 Dog, Champion to ends", ""),
    ("Reporter", "Newcomer, Reporter, Dog, Champion, Talent", "Kraken", "Dog", {}, "1 Dog, Champion to ends", ""),
    ("Mascot", "Pig, Lion, Mascot", "Cat, Kraken", "", {}, "1 Mascot 4", ""),
    ("Fan-Bus", "Fan-Bus", "", "", {"trophies": (3, 0)}, "1 fans 2", ""),
    ("Fan-Bus", "Fan-Bus", "", "", {"trophies": (4, 0)}, "1 Fan-Bus 6", "1 fans 2"),
    ("Fan-Bus", "Newcomer, Fan-Bus", "Kraken", "", {}, "1 fans 2", ""),
    # Castle
    ("Jester", "Newcomer, Jester", "Kraken", "", {}, "1 Jester 4", ""),
    ("Jester", "Talent, Jester", "Kraken", "", {}, "1 Jester 1", ""),
    ("Stable Boy", "Pig, Stable Boy", "Kraken", "", {}, "1 Stable Boy 3", ""),
    ("Stable Boy", "Pig, Cat, Talent, Stable Boy", "Lion, Kraken", "", {}, "1 Stable Boy 4", ""),
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
    ("Make-up Artist", "Make-up Artist, Dog", "Kraken", "", {}, "1 Dog 3", ""),
    ("Make-up Artist", "Make-up Artist, Newcomer", "Talent", "", {}, "1 flag Newcomer 1", ""),
    (
        "Movie Star",
        "Newcomer, Newcomer, Newcomer, Movie Star",
        "Talent, Kraken",
        "Newcomer Newcomer",
        {},
        "1 Newcomer bench>top",
        "",
    ),
    ("Movie Star", "Newcomer, Movie Star", "Kraken", "Newcomer", {}, "1 Newcomer bench>top", ""),
    ("Gangster", "Newcomer, Gangster", "Champion", "", {}, "1 Gangster 4", ""),
    ("Gangster", "Newcomer, Gangster", "Champion", "", {}, "1 flag Gangster 2", ""),
    ("Cowboy", "Cowboy", "Dog, Champion", "", {}, "2 Dog top>bench", ""),
    ("Cowboy", "Newcomer, Cowboy", "Kraken, Dog", "", {}, "1 Cowboy 3", "2 Dog top>bench"),
    ("Director", "Director, Dog", "Kraken", "", {}, "1 Dog 3", ""),
    ("Director", "Director, Cat", "Champion", "", {}, "1 flag Cat 3", ""),
    ("Director", "Director, Cat", "Kraken", "", {}, "1 Cat 4", ""),
    ("Comic Character", "Comic Character, Dog", "Kraken", "", {}, "1 Dog 5", ""),
    ("Comic Character", "Comic Character, Dog", "Newcomer", "", {}, "1 wins deck", "1 next 2"),
    ("Heroine", "Newcomer, Heroine", "Kraken", "", {}, "1 Heroine 5", "1 fans 3"),
    ("Heroine", "Heroine", "", "", {}, "1 fans 3", ""),
    ("Villain", "Villain", "", "", {"piles": {"A": "Pig, Cat"}}, "1 Pig pile-A>top", "1 Cat pile-A>top"),
    ("Villain", "Villain", "Illusionist", "", {"first": 2, "piles": {"A": "Pig"}}, "1 Pig pile-A>top", ""),
    # Funfair
    ("Clown", "Clown", "", "", {}, "1 fans 2", ""),
    ("Clown", "Talent, Clown", "Kraken", "", {}, "1 Clown 1", "1 fans 2"),
    (
        "Juggler",
        "Newcomer, Juggler, Dog, Talent, Champion, Pig",
        "Kraken",
        "Champion Talent",
        {},
        "1 Champion, Talent, Dog to top",
        "",
    ),
    ("Juggler", "Juggler, Dog, Talent, Champion", "", "Champion Talent", {}, "1 Champion, Talent, Dog to top", ""),
    ("Vendor", "Vendor, Pony", "Kraken", "", {}, "1 Pony 4", ""),
    ("Vendor", "Vendor, Pig", "Kraken", "", {}, "1 Pig 3", ""),
    ("Mime", "Mime", "", "", {}, "1 Mime 7", ""),
    ("Mime", "Dog, Mime", "Kraken", "", {}, "1 Mime 6", ""),
    ("Pyrotechnician", "Pyrotechnician, Dog", "", "", {}, "1 fans 2", ""),
    ("Pyrotechnician", "Pyrotechnician, Dog, Dog", "", "", {}, "1 flag Pyrotechnician 4", "1 fans 2"),
    ("Pyrotechnician", "Newcomer, Pyrotechnician", "Kraken", "", {}, "1 fans 2", ""),
    ("Clairvoyant", "Clairvoyant, Dog, Champion", "Newcomer", "", {}, "1 wins deck", ""),
    ("Clairvoyant", "Clairvoyant, Dog, Champion", "Kraken", "Champion", {}, "1 Champion 4", ""),
    ("Illusionist", "Illusionist", "", "", {}, "1 flag Illusionist 11", ""),
    ("Bumper Car", "Bumper Car, Dog, Talent", "", "Talent", {}, "1 Talent, Dog to top", ""),
    (
        "Bumper Car",
        "Newcomer, Bumper Car, Dog, Talent, Champion, Pig",
        "Kraken",
        "Champion Talent",
        {},
        "1 Champion, Talent, Dog to top",
        "",
    ),
    # Haunted House
    ("Butler", "Dog, Butler", "Kraken", "Dog", {}, "1 Dog bench>exhaust", ""),
    ("Butler", "Newcomer, Talent, Pig, Butler", "Dog, Kraken", "Newcomer Talent", {}, "1 Talent bench>exhaust", ""),
    ("Skeleton", "Skeleton", "", "", {}, "1 flag Skeleton 3", ""),
    ("Ghost", "Ghost", "Dog, Talent", "", {}, "2 Dog top>exhaust", "2 Talent top>exhaust"),
    ("Ghost", "Newcomer, Ghost", "Kraken, Dog", "", {}, "2 Dog top>exhaust", ""),
    ("Teenager", "Spider, Skeleton, Dog, Teenager", "Lion, Kraken", "", {}, "1 Teenager 4", ""),
    ("Teenager", "Spider, Teenager", "Kraken", "", {}, "1 Teenager 3", ""),
    ("Necromancer", "Talent, Necromancer", "Kraken", "", {}, "1 Talent bench>top", ""),
    ("Vampire", "Horse, Vampire", "Kraken", "", {}, "1 Horse 9", ""),
    ("Vampire", "Horse, Vampire, Dog", "Kraken", "", {}, "1 Horse 9", ""),
    (
        "Vacuum Cleaner",
        "Newcomer, Talent, Pig, Vacuum Cleaner",
        "Dog, Kraken",
        "Newcomer Talent",
        {},
        "1 Talent bench>exhaust",
        "",
    ),
    ("Vacuum Cleaner", "Dog, Vacuum Cleaner", "Kraken", "Dog", {}, "1 Dog bench>exhaust", ""),
    # Outer Space (what happens when picked: test_deck_phase)
    ("Rescue Pod", "Rescue Pod", "Kraken", "", {"piles": {"B": "Horse"}}, "1 Rescue Pod self>removed", ""),
    ("Rescue Pod", "Rescue Pod", "Kraken", "", {"piles": {"B": "Horse"}}, "1 Horse pile-B>exhaust", ""),
    ("Rescue Pod", "Rescue Pod", "", "", {"piles": {"B": "Horse"}}, "1 wins deck", "1 Horse pile-B>exhaust"),
    ("A.I.", "A.I., Dog", "Kraken", "", {}, "1 Dog 3", ""),
    ("A.I.", "A.I., Talent", "Kraken", "", {}, "1 Talent 3", ""),
    ("Band", "Band, Cow", "Kraken", "", {}, "1 Cow 4", ""),
    ("Band", "Band, Dog", "Kraken", "", {}, "1 Dog 3", ""),
    (
        "UFO",
        "Newcomer, UFO",
        "Kraken",
        "",
        {"piles": {"A": "Pig, Cat, Cow"}},
        "1 Cat pile-A>bottom",
        "1 Cow pile-A>bottom",
    ),
    ("UFO", "UFO, Dog", "Kraken", "", {"piles": {"A": "Pig, Cat"}}, "1 Cat pile-A>bottom", ""),
    ("Hologram", "Hologram", "Dog", "", {"piles": {"B": "Horse"}}, "2 Horse 5", ""),
    ("Hologram", "Newcomer, Hologram", "Kraken", "", {"piles": {"B": "Horse"}}, "2 Horse pile-B>top", ""),
    # Shipwreck
    ("Merman", "Parrot, Merman", "Kraken", "", {}, "1 Merman 4", ""),
    ("Merman", "Dog, Merman", "Kraken", "", {}, "1 Merman 1", ""),
    ("Treasure", "Treasure", "", "", {}, "1 flag Treasure 4", ""),
    ("Sailor", "Sailor, Dog, Talent", "", "Dog", {}, "1 Dog deck>bottom", ""),
    ("Sailor", "Newcomer, Sailor, Dog, Talent", "Kraken", "Dog", {}, "1 Dog deck>bottom", ""),
    ("Cook", "Cook, Pig", "Kraken", "", {}, "1 Pig 3", ""),
    ("Cook", "Cook, Kraken", "Champion", "", {}, "1 flag Kraken 8", ""),
    ("Lifeguard", "Lifeguard, Dog", "", "", {}, "1 Lifeguard 6", ""),
    ("Lifeguard", "Lifeguard, Dog, Dog", "", "", {}, "1 Lifeguard 4", ""),
    ("Navigator", "Navigator, Dog, Talent", "Kraken", "Talent", {}, "1 Talent, Dog to ends", ""),
    ("Navigator", "Navigator, Dog, Talent", "Newcomer", "", {}, "1 wins deck", ""),
    ("Siren", "Champion, Siren", "Dog, Kraken", "Dog", {"first": 2}, "2 Dog bench>exhaust", ""),
    ("Submarine", "Submarine, Dog, Talent", "", "", {}, "1 Talent bottom>exhaust", ""),
    ("Submarine", "Submarine, Dog, Talent", "Illusionist", "", {"first": 2}, "1 Talent bottom>exhaust", ""),
    # The Robot's
    ("Cyborg", "Cyborg", "", "", {**ROBOT, "round": 5}, "1 flag Cyborg 5", ""),
    ("Virtual Ghost", "Virtual Ghost", "Dog", "", ROBOT, "2 Dog top>exhaust", ""),
    ("Virtual Ghost", "Alpha, Virtual Ghost", "Kraken, Dog", "", ROBOT, "2 Dog top>exhaust", ""),
    ("Cyborg-Friend", "Cyborg, Cyborg, Beta, Cyborg-Friend", "Talent, Kraken", "", ROBOT, "1 Cyborg-Friend 3", ""),
    ("Cyborg-Friend", "Cyborg, Cyborg-Friend", "Kraken", "", ROBOT, "1 Cyborg-Friend 2", ""),
    ("Mechanic", "Dragon, Mechanic", "Horse, Kraken", "", {**ROBOT, "first": 2}, "1 Mechanic 4", ""),
    (
        "Mechanic",
        "Dragon, Champion, Mechanic",
        "Horse, Lion, Talent, Kraken",
        "",
        {**ROBOT, "first": 2},
        "1 Mechanic 5",
        "",
    ),
    ("Robo-Knight", "Alpha, Robo-Knight", "Kraken", "", {**ROBOT, "trophies": (0, 2)}, "1 Robo-Knight 5", ""),
    ("Drone", "Champion, Drone", "Dog, Kraken", "", {**ROBOT, "first": 2}, "2 Dog bench>exhaust", ""),
    ("Necromech", "Champion, Necromech", "Talent, Kraken", "Talent", {**ROBOT, "first": 2}, "2 Talent bench>top", ""),
    ("Chatbot", "Chatbot", "Kraken", "", ROBOT, "2 fans 1", ""),
    ("Chatbot", "Chatbot", "", "", ROBOT, "1 wins deck", "2 fans 1"),
    ("Robogram", "Alpha, Robogram", "Kraken", "", {**ROBOT, "piles": {"A": "Pig"}}, "2 Pig pile-A>top", ""),
    ("Robogram", "Robogram", "", "", {**ROBOT, "piles": {"A": "Pig"}}, "2 Pig pile-A>top", ""),
    (
        "Autocorrect",
        "Champion, Champion (C), Autocorrect",
        "Talent, Pig, Newcomer, Kraken",
        "",
        {**ROBOT, "first": 2},
        "1 Autocorrect 5",
        "",
    ),
    ("Autocorrect", "Champion, Autocorrect", "Talent, Kraken", "", {**ROBOT, "first": 2}, "1 Autocorrect 6", ""),
]
# By set, its levels one after the other: name, power, and copies where there are not four.
PRINTED = {
    "City": "Reporter 2, Talent 2 x3 | Mascot 2, Dog 3 x3 | Fan-Bus 6, Champion 4 x2",
    "Castle": """Jester 1, Stable Boy 2, Hermit 2, Pig 3 x3 | Blacksmith 3, Knight 3, Sorcerer 4, Horse 5 x3
        | Bard 4, Prince 5, Dragon 7 x2""",
    "Film Studio": """Make-up Artist 1, Movie Star 2, Gangster 2, Cat 3 x3
        | Cowboy 3, Director 4, Comic Character 4, Lion 5 x3 | Heroine 5, T-Rex 7 x2, Villain 10""",
    "Funfair": """Clown 1, Juggler 2, Vendor 2, Pony 3 x3 | Mime 1, Pyrotechnician 4, Clairvoyant 4, Rubber Duck 5 x3
        | Illusionist 5, Bumper Car 6, Teddy Bear 7 x2""",
    "Haunted House": """Butler 1, Skeleton 2 x8, Spider 3 x3 | Ghost 1, Teenager 2, Necromancer 3, Bat 5 x3
        | Vampire 4, Vacuum Cleaner 5, Werewolf 7 x2""",
    "Outer Space": """Rescue Pod 1, Shapeshifter 2, A.I. 2 x3, Cow 3 x3 | Band 3, UFO 3, Clones 4 x5, Alien 5 x3
        | Hologram 4, Sci-Fi Geek 6, Slime 7 x2""",
    "Shipwreck": """Merman 1, Treasure 2, Sailor 2, Parrot 3 x3 | Cook 2, Lifeguard 4, Navigator 4, Shark 5 x3
        | Siren 6, Kraken 7 x2, Submarine 9""",
}
ROBOTS = """Alpha 1 x1, Beta 2 x1, Good Bot 3 x1, C.H.A.M.P. 4 x1, Cyborg 0 x4 | Virtual Ghost 1 x2, Cyborg-Friend 1 x1,
    Mechanic 3 x1, Robo-Knight 3 x2, Drone 4 x1, Necromech 5 x1, Chatbot 5 x1, Robogram 2 x1, Autocorrect 7 x1"""
PICKED = {"Shapeshifter", "Clones", "Sci-Fi Geek"}  # in test_deck_phase


@pytest.mark.clause("CG-23", "CG-24", "CG-25", "CG-26", "CG-27", "CG-28", "CG-29")
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


@pytest.mark.clause("CG-18")
@pytest.mark.parametrize("card", [card for card in BINDER.cards if not card.effects and not card.power_is_round])
def test_a_plain_card_is_as_strong_as_its_power_wherever_it_is(card: Any) -> None:
    written = f"{card.name} ({card.level})"
    label = BINDER.label(BINDER.number(written))
    assert played(written, "").lines[:2] == [f"1 {label} {card.power}", f"1 flag {label} {card.power}"]
    assert f"1 {label} {card.power}" in played(f"Newcomer, {written}", "Villain").lines


def printed(text: str, levels: str) -> set[tuple[str, str, int, int]]:
    """Name, level, power, copies of each card."""
    found = set()
    for level, cards in zip(levels, text.split("|"), strict=True):
        for one in cards.split(","):
            head, _, copies = one.strip().partition(" x")
            name, _, power = head.rpartition(" ")
            found.add((name, level, int(power), int(copies or 4)))
    return found


@pytest.mark.clause("CG-40")
@pytest.mark.parametrize("name", [*PRINTED, "Robot"])
def test_every_card_is_as_it_is_printed(name: str) -> None:
    cards = BINDER.box.set_named(name).cards
    wanted = printed(PRINTED[name], "ABC") if name in PRINTED else printed(ROBOTS, "SR")
    assert {(card.name, card.level, card.power, card.copies) for card in cards} == wanted
    assert len(cards) == len(wanted)


@pytest.mark.clause("CG-23", "CG-40")
def test_every_card_with_an_effect_has_its_situation() -> None:
    shown = {row[0] for row in SITUATIONS} | PICKED
    assert {card.name for card in BINDER.cards if card.effects or card.power_is_round} == shown
