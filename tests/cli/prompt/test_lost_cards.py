"""A lost card at the prompt: one command from the search to the next round, each step saying what comes next."""

import pytest

from tests.cli.evening import Evening, evening
from topcut.rules.facts import CardMissing, CardReplaced, ResultSettled, TableExtended

__all__ = ["evening"]


def seated(evening: Evening) -> None:
    """Four players; Ana sits somewhere at table 1 or 2."""
    evening.begun("munchkin", 4, "announce rounds 2 no cut\nstart")
    evening.done("pair", "publish", "clock start")


def kept(evening: Evening, *kinds: type) -> list[object]:
    return [fact for fact in evening.facts if isinstance(fact, kinds)]


@pytest.mark.clause("MU-13")
def test_the_table_has_more_time_and_the_card_is_found(evening: Evening) -> None:
    seated(evening)
    ana = evening.player("Ana")
    said = evening.run("lost Ana Drop Bear").out
    assert "Say how many minutes." in said
    assert "Type lost NAME 5 CARD" in said
    said = evening.done("lost Ana 5 Drop Bear", "lost", "")
    assert "If it is not there in time, the game is conceded." in said
    assert "Drop Bear" in said
    assert "lost NAME found" in said
    assert kept(evening, CardMissing) == [CardMissing(ana, "Drop Bear", 1)]
    (extended,) = kept(evening, TableExtended)
    assert isinstance(extended, TableExtended)
    assert (extended.minutes, "Drop Bear" in extended.reason) == (5, False)
    said = evening.done("lost Ana found", "lost")
    assert "No one is looking for a card." in said
    assert kept(evening, CardReplaced) == [CardReplaced(ana)]


@pytest.mark.clause("MU-13")
def test_the_game_is_conceded_and_the_next_pairing_asks(evening: Evening) -> None:
    seated(evening)
    said = evening.done("lost Ana concede a die")
    assert "has until the start of the next round" in said
    assert len(kept(evening, ResultSettled)) == 1
    open = next(number for number, match in enumerate(evening.t.rounds[0].matches, start=1) if match.result is None)
    evening.done(f"{open} >")
    said = evening.run("pair").out
    assert "Ana is still looking for a card" in said
    assert "lost NAME found, eject NAME REASON, or away Ana" in said
    evening.done("eject Ana no replacement was found", "pair", "publish")
    assert evening.t.players[evening.player("Ana")].ejected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("lost Ana", "Write it like this: lost NAME 5 CARD"),
        ("lost Zoe 5 Drop Bear", "is not among the players"),
        ("lost Ana found", "is not looking for a card"),
        ("lost Ana 5", "is empty"),
        ("lost Ana 500 Drop Bear", "only 1 to 40"),
        ("lost Ana concede", "is empty"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(evening: Evening, line: str, expected: str) -> None:
    seated(evening)
    assert expected in evening.refused(line)


def test_another_rule_book_says_nothing_of_lost_cards(evening: Evening) -> None:
    evening.begun()
    assert "says nothing about lost cards" in evening.refused("lost Ana a token")
