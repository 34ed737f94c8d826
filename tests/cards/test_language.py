"""What users can write but no published card uses: conditions on moves, other counts, several effects on one card."""

from pathlib import Path

import pytest

from tests.cards.park import played
from tests.cards.sets import card, own_binder
from topcut.words.cards import card_sentence

# effects, deck 1, deck 2, answers, what must happen, what must not
CASES = [
    (
        ('when = "reveal", do = "power", amount = 1', 'when = "reveal", do = "power", amount = 1'),
        ("Maker", "", ""),
        "1 Maker 3",
        "",
    ),
    (
        ('when = "reveal", do = "power", amount = 2, per = { count = "sets" }, if = { count = "trophies", most = 0 }',),
        ("Dog, Maker", "Kraken", ""),
        "1 Maker 3",
        "",
    ),
    (
        ('when = "reveal", do = "power", amount = 1, per = { count = "cards", zone = "exhaust", whose = "opponent" }',),
        ("Ghost, Maker", "Dog, Kraken, Dog", ""),
        "1 Maker 2",
        "",
    ),
    (
        ('when = "reveal", do = "power", per = { count = "cards", zone = "deck", power = 3 }',),
        ("Maker, Dog, Pig, Talent", "", ""),
        "1 Maker 3",
        "",
    ),
    (
        ('when = "reveal", do = "fans", amount = 2, per = { count = "empty-seats", whose = "opponent" }',),
        ("Maker", "", ""),
        "1 fans 12",
        "",
    ),
    (
        ('when = "reveal", do = "move", from = "top", to = "exhaust", if = { count = "trophies", least = 1 }',),
        ("Maker, Dog", "", ""),
        "1 Maker 1",
        "1 Dog top>exhaust",
    ),
    (
        ('when = "reveal", do = "move", from = "bench", to = "exhaust", if = { count = "trophies", least = 1 }',),
        ("Dog, Maker", "Kraken", ""),
        "1 Maker 1",
        "1 Dog bench>exhaust",
    ),
    (
        ('when = "reveal", do = "move", from = "exhaust", to = "top", select = { name = "Dog" }',),
        ("Dog, Sorcerer, Maker", "Talent, Champion, Kraken, Dragon", "Dog"),
        "1 Dog bench>exhaust",
        "",
    ),
    (
        ('when = "gain", do = "move", from = "deck", to = "bench", whose = "opponent"',),
        ("Maker", "Dog, Pig", "Pig"),
        "2 Pig deck>bench",
        "",
    ),
    (
        ('when = "flag", do = "power", amount = 1, per = { count = "cards", zone = "deck", whose = "opponent" }',),
        ("Maker", "Newcomer, Newcomer, Newcomer, Dog", ""),
        "1 flag Maker 5",
        "",
    ),
]


@pytest.mark.clause("CG-23", "Q30")
@pytest.mark.parametrize(("effects", "match", "must", "must_not"), CASES)
def test_the_language_says_more_than_the_published_cards(
    tmp_path: Path, effects: tuple[str, ...], match: tuple[str, str, str], must: str, must_not: str
) -> None:
    binder = own_binder(tmp_path, card("Maker", 1, "A", *effects))
    one, two, answers = match
    lines = played(one, two, *answers.split(), binder=binder).lines
    assert must in lines, lines
    assert not must_not or must_not not in lines
    text = card_sentence(binder.cards[binder.number("Maker")])
    assert text.endswith(".")
    assert "card-" not in text


@pytest.mark.clause("Q26", "CG-26")
def test_a_total_that_depends_on_the_attackers_deck_is_read_anew_at_every_comparison(tmp_path: Path) -> None:
    effect = 'when = "flag", do = "power", amount = 1, per = { count = "cards", zone = "deck", whose = "opponent" }'
    binder = own_binder(tmp_path, card("Maker", 1, "A", effect))
    told = played("Maker", "Newcomer, Newcomer, Newcomer, Dog", binder=binder)
    assert told.lines[1:5] == ["1 flag Maker 5", "2 Newcomer 1", "2 Newcomer 2", "2 Newcomer 3"]
    assert "2 flag Newcomer 1" in told.lines  # with one card left in the deck 2 is enough
