"""Made-up games of Challengers!: every one comes to its end, and can be played again from its log."""

import pytest

from topcut.generator.coverage import OF_CHALLENGERS, Coverage
from topcut.generator.generate import Generated, generate
from topcut.rules.facts import PlayerDropped
from topcut.rules.fold import fold
from topcut.rules.playing_cards import game, table_of

SEEDS = range(24)


@pytest.fixture(scope="module")
def made() -> list[Generated]:
    return [generate("challengers", (1, 8), f"cards {seed}") for seed in SEEDS]


def test_a_text_gives_the_same_game_again(made: list[Generated]) -> None:
    assert generate("challengers", (1, 8), "cards 3").log == made[3].log


def test_every_game_ends_and_folds(made: list[Generated]) -> None:
    for one in made:
        assert one.t.seed == one.seed.hex()
        assert fold(one.log) == one.t


def test_every_digital_game_is_played_again_from_its_log(made: list[Generated]) -> None:
    digital = [one for one in made if table_of(one.t).digital]
    assert digital
    for one in digital:
        again = game(one.t, one.seed)
        assert again.stage == "over"
        winner = None if again.winner is None else table_of(one.t).seats[again.winner]
        assert winner == (one.t.ranking[0][1] if one.t.ranking else None)


def test_all_that_can_happen_at_a_table_happens(made: list[Generated]) -> None:
    coverage = Coverage("challengers")
    for one in made:
        coverage.add(one)
    assert not OF_CHALLENGERS & set(coverage.missing_kinds)
    assert any(not table_of(one.t).digital for one in made)
    assert any(isinstance(stamped.fact, PlayerDropped) for one in made for stamped in one.log)
    assert {len(table_of(one.t).players) for one in made} == set(range(1, 9))


def test_with_more_players_than_a_table_has_seats_it_is_full() -> None:
    assert len(table_of(generate("challengers", (12, 20), "many").t).players) == 8
