"""The command cards, as a person or a script meets it."""

import pytest

from tests.cli.running import answer


def test_cards_are_listed_with_what_they_do() -> None:
    rows = answer("challengers", "cards", "--json").json
    assert len(rows) == 89
    assert rows[4] == {
        "name": "Reporter",
        "set": "City",
        "level": "A",
        "power": 2,
        "copies": 4,
        "text": "When revealed: look at the top 2 cards of your deck and lay one on top, the other under the deck.",
    }
    castle = answer("challengers", "cards", "--set", "castle", "--json").json
    assert {row["set"] for row in castle} == {"Castle"}
    assert sum(row["copies"] for row in castle) == 40
    assert "Kraken" in answer("challengers", "cards").out
    assert answer("challengers", "cards", "--set", "Moon").code == 2


def test_cards_can_be_read_on_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    lines = answer("challengers", "cards", "--set", "castle", terminal=True).out.splitlines()
    assert lines[:3] == [
        "Jester: Castle, Level A, Power 1, Copies 4.",
        "  When revealed: +3 power if you count at least 1",
        "  card of power 1 on your bench.",
    ]
    assert all(len(line) <= 50 for line in lines)
    monkeypatch.setenv("COLUMNS", "120")
    assert "What it does" in answer("challengers", "cards", "--set", "castle", terminal=True).out
