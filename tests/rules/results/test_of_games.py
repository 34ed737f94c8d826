"""Matches of several games, each with its winner."""

from dataclasses import replace

import pytest
from msgspec import structs

from tests.rules.table import MAGIC, NO_TOKENS, A, B, heroes, points_of, refused, struggle, tokens, vp
from topcut.rules.match import Entry, Pair, Result, Seat, Stage
from topcut.rules.results import settle
from topcut.rules.ruleset import How, load


@pytest.mark.clause("MU-21")
@pytest.mark.parametrize(
    ("games", "winner"), [((A, A), A), ((B, B), B), ((A, B, A), A), ((B, A, A), A), ((A, B, B), B)]
)
@pytest.mark.parametrize("how", [None, How.VICTORY])
def test_two_games_of_three_win_and_each_is_recorded(how: How | None, games: tuple[Seat, ...], winner: Seat) -> None:
    expected = Result(How.VICTORY, winner, (0, 0), NO_TOKENS, games)
    assert settle(load("munchkin"), Entry(how, games=games), Stage.BRACKET) == expected
    assert settle(load("munchkin"), Entry(how, winner, games=games), Stage.BRACKET) == expected
    answer = refused(load("munchkin"), Entry(how, winner.other, games=games), Stage.BRACKET)
    assert answer == ("winner-contradicts-games", "MU-21", {})


@pytest.mark.clause("MU-21")
@pytest.mark.parametrize("winner", Seat)
def test_a_swiss_match_is_one_game(winner: Seat) -> None:
    munchkin = load("munchkin")
    expected = Result(How.VICTORY, winner, points_of("munchkin", winner), NO_TOKENS, (winner,))
    assert settle(munchkin, Entry(games=(winner,))) == expected
    assert settle(munchkin, Entry(How.VICTORY, winner, games=(winner,))) == expected
    answer = refused(munchkin, Entry(winner=winner.other, games=(winner,)))
    assert answer == ("winner-contradicts-games", "MU-21", {})


@pytest.mark.clause("MU-21")
@pytest.mark.parametrize("stage", Stage)
def test_the_winner_alone_will_do(stage: Stage) -> None:
    result = settle(load("munchkin"), Entry(winner=B), stage)
    assert result == Result(How.VICTORY, B, (0, 2) if stage is Stage.SWISS else (0, 0), NO_TOKENS)


@pytest.mark.clause("MU-21")
@pytest.mark.parametrize("games", [(A,), (A, B), (B,)])
@pytest.mark.parametrize("winner", [None, A])
def test_a_victory_needs_its_second_game(games: tuple[Seat, ...], winner: Seat | None) -> None:
    answer = refused(load("munchkin"), Entry(How.VICTORY, winner, games=games), Stage.BRACKET)
    assert answer == ("games-undecided", "MU-21", {"most": 3})


@pytest.mark.clause("MU-21")
def test_games_won_are_not_a_draw() -> None:
    answer = refused(load("munchkin"), Entry(How.VICTORY, drawn=True, games=(A, A)), Stage.BRACKET)
    assert answer == ("winner-missing", "MU-31", {"how": How.VICTORY})


@pytest.mark.clause("MU-21")
@pytest.mark.parametrize("games", [(), (A,), (B,), (A, B)])
def test_a_concession_keeps_the_games_played(games: tuple[Seat, ...]) -> None:
    result = settle(load("munchkin"), Entry(How.CONCESSION, B, games=games), Stage.BRACKET)
    assert result == Result(How.CONCESSION, B, (0, 0), NO_TOKENS, games)


@pytest.mark.clause("MU-21")
def test_a_match_that_is_over_cannot_be_conceded() -> None:
    answer = refused(load("munchkin"), Entry(How.CONCESSION, B, games=(A, A)), Stage.BRACKET)
    assert answer == ("winner-contradicts-games", "MU-21", {})


@pytest.mark.clause("MU-21", "MU-33")
@pytest.mark.parametrize("how", [None, How.TIME])
@pytest.mark.parametrize("winner", Seat)
def test_at_time_more_games_win_and_then_a_die(how: How | None, winner: Seat) -> None:
    munchkin = load("munchkin")
    one = settle(munchkin, Entry(how, games=(winner,)), Stage.BRACKET)
    assert one == Result(How.TIME, winner, (0, 0), NO_TOKENS, (winner,))
    level = settle(munchkin, Entry(how, winner, games=(A, B)), Stage.BRACKET)
    assert level == Result(How.TIME, winner, (0, 0), NO_TOKENS, (A, B), by_roll=True)
    assert refused(munchkin, Entry(how, games=(A, B)), Stage.BRACKET) == ("roll-needed", "MU-21", {})
    answer = refused(munchkin, Entry(how, winner.other, games=(winner,)), Stage.BRACKET)
    assert answer == ("winner-contradicts-games", "MU-21", {})


@pytest.mark.clause("MU-21", "MU-33")
@pytest.mark.parametrize(
    ("entry", "winner", "games"),
    [
        (Entry(scores=heroes((3, 7))), A, (A,)),
        (Entry(scores=heroes((3, 7)), games=(A,)), A, (A, A)),
        (Entry(scores=heroes((7, 3)), games=(A, B)), B, (A, B, B)),
        (Entry(scores=heroes((7, 3)), games=(A, B), winner=B), B, (A, B, B)),
        (Entry(scores=heroes((5, 5), (9, 8)), games=(A, B)), A, (A, B, A)),
    ],
)
def test_at_time_the_figures_settle_the_game_in_progress(entry: Entry, winner: Seat, games: tuple[Seat, ...]) -> None:
    result = settle(load("munchkin"), replace(entry, how=How.TIME), Stage.BRACKET)
    assert result == Result(How.TIME, winner, (0, 0), tokens(entry.scores), games)


@pytest.mark.clause("MU-21", "MU-33")
@pytest.mark.parametrize("winner", Seat)
@pytest.mark.parametrize(
    ("games", "scores", "then"),
    [
        ((A,), heroes((7, 3)), B),  # one game each, and a die decides the match
        ((B,), heroes((3, 7)), A),
        ((A, B), heroes((5, 5), (8, 8)), None),  # level, and a die decides the game
        ((A,), heroes((5, 5), (8, 8)), None),
        ((), heroes((5, 5), (8, 8)), None),
    ],
)
def test_at_time_a_die_decides_what_is_level(
    games: tuple[Seat, ...], scores: dict[str, Pair], then: Seat | None, winner: Seat
) -> None:
    result = settle(load("munchkin"), Entry(How.TIME, winner, scores=scores, games=games), Stage.BRACKET)
    all_games = (*games, winner if then is None else then)
    assert result == Result(How.TIME, winner, (0, 0), tokens(scores), all_games, by_roll=True)


@pytest.mark.clause("MU-21", "MU-33")
@pytest.mark.parametrize(
    ("entry", "code", "clause"),
    [
        (Entry(How.TIME, games=(A,), scores=heroes((7, 3))), "roll-needed", "MU-21"),
        (Entry(How.TIME, games=(A, B), scores=heroes((5, 5), (8, 8))), "roll-needed", "MU-33"),
        (Entry(How.TIME, games=(A,), scores=heroes((5, 5))), "figure-missing", "MU-33"),
        (Entry(How.TIME, B, games=(A,), scores=heroes((3, 7))), "winner-contradicts-games", "MU-21"),
        (Entry(How.TIME, games=(A, A), scores=heroes((7, 3))), "games-after-decision", "MU-21"),
        (Entry(How.TIME, games=(A, B, A), scores=heroes((7, 3))), "games-too-many", "MU-21"),
    ],
)
def test_what_cannot_be_at_time_is_refused(entry: Entry, code: str, clause: str) -> None:
    assert refused(load("munchkin"), entry, Stage.BRACKET)[:2] == (code, clause)


@pytest.mark.clause("MU-21")
def test_a_winner_at_time_without_games_and_figures_is_believed() -> None:
    result = settle(load("munchkin"), Entry(How.TIME, B), Stage.BRACKET)
    assert result == Result(How.TIME, B, (0, 0), NO_TOKENS)


@pytest.mark.clause("MU-21")
@pytest.mark.parametrize("games", [(A, B), (A, B, None), (None,), (None, None, None)])
@pytest.mark.parametrize("how", [None, How.TIME])
def test_as_many_games_each_are_a_draw_where_the_rule_book_says_so(
    how: How | None, games: tuple[Seat | None, ...]
) -> None:
    magic = MAGIC
    assert settle(magic, Entry(how, games=games)) == Result(How.TIME, None, (1, 1), games=games)
    answer = refused(magic, Entry(how, A, games=games))
    assert answer == ("winner-contradicts-games", magic.games.clause, {})


@pytest.mark.clause("MU-21")
def test_drawn_games_decide_nothing() -> None:
    magic = MAGIC
    assert settle(magic, Entry(games=(None, B, None))) == Result(How.VICTORY, B, (0, 3), games=(None, B, None))
    assert settle(magic, Entry(games=(None, B))) == Result(How.TIME, B, (0, 3), games=(None, B))
    answer = refused(magic, Entry(How.TIME, drawn=True, games=(None, B)))
    assert answer == ("winner-contradicts-games", magic.games.clause, {})


@pytest.mark.clause("MU-21")
def test_an_agreed_draw_keeps_its_games() -> None:
    magic = MAGIC
    assert settle(magic, Entry(drawn=True, games=(A,))) == Result(How.DRAW, None, (1, 1), games=(A,))
    answer = refused(magic, Entry(drawn=True, games=(A, A)))
    assert answer == ("winner-contradicts-games", magic.games.clause, {})


@pytest.mark.clause("MU-21")
def test_a_level_game_in_progress_is_drawn_where_there_are_draws() -> None:
    challenger = load("challenger")
    ruleset = structs.replace(challenger, games=structs.replace(challenger.games, swiss=3))
    won = settle(ruleset, Entry(How.TIME, A, games=(A,), scores=vp(7, 7)))
    assert won == Result(How.TIME, A, (3, 0), ((7, 7),), (A, None))
    drawn = settle(ruleset, Entry(How.TIME, drawn=True, games=(A,), scores=vp(6, 7)))
    assert drawn == Result(How.TIME, None, (1, 1), ((6, 7),), (A, B))


@pytest.mark.clause("MU-21")
def test_figures_that_decide_no_game_settle_none() -> None:
    showdown = load("showdown")
    time = structs.replace(showdown.endings[How.TIME], compare=())
    ruleset = structs.replace(
        showdown, endings={**showdown.endings, How.TIME: time}, games=structs.replace(showdown.games, swiss=3)
    )
    result = settle(ruleset, Entry(How.TIME, games=(A,), scores=struggle((1, 1), (2, 2))))
    assert result == Result(How.TIME, A, (3, 0), ((1, 1), (2, 2)), (A,))
    named = settle(ruleset, Entry(How.TIME, B, scores=struggle((1, 1), (2, 2))))
    assert named == Result(How.TIME, B, (0, 3), ((1, 1), (2, 2)))


@pytest.mark.clause("MU-21")
def test_time_without_a_game_decides_nothing() -> None:
    assert refused(MAGIC, Entry(How.TIME)) == ("result-missing", MAGIC.endings[How.TIME].clause, {})
    assert settle(MAGIC, Entry(How.TIME, B)) == Result(How.TIME, B, (0, 3))
    assert settle(MAGIC, Entry(How.TIME, drawn=True)) == Result(How.TIME, None, (1, 1))


@pytest.mark.clause("CH-37")
def test_an_only_game_does_not_outweigh_the_scores() -> None:
    answer = refused(load("challenger"), Entry(How.VICTORY, games=(A,), scores=vp(9, 16)))
    assert answer == ("winner-behind", "CH-37", {})
