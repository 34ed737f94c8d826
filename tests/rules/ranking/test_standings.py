"""The standings: who is ranked where, and by what."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tests.rules.ranking.tournament import (
    CHALLENGER,
    MAGIC,
    MUNCHKIN,
    NETRUNNER,
    RULESETS,
    SHOWDOWN,
    TIMELINE,
    changed,
    ranks,
    tournament,
)
from topcut.ids import PlayerId
from topcut.rules.ranking.standings import Standing, order, standings
from topcut.rules.ruleset import Ruleset

BOOKS = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.name)


@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param(CHALLENGER, marks=pytest.mark.clause("CH-42")),
        pytest.param(TIMELINE, marks=pytest.mark.clause("TL-20")),
        pytest.param(SHOWDOWN, marks=pytest.mark.clause("PS-27")),
    ],
    ids=lambda ruleset: ruleset.name,
)
def test_a_win_gives_3_a_draw_1_a_loss_0_and_most_points_are_first(ruleset: Ruleset) -> None:
    win, draw, loss = ruleset.points.win, ruleset.points.draw, ruleset.points.loss
    assert (win, draw, loss) == (3, 1, 0)
    t = tournament(
        f"""
        a {loss}-{win} b   c {draw}-{draw} d
        b {win}-{loss} c   a {draw}-{draw} d
        """,
        ruleset,
    )
    assert [(row.rank, row.player, row.points, row.played) for row in standings(t)] == [
        (1, "b", 6, 2),
        (2, "d", 2, 2),
        (3, "a", 1, 2),
        (3, "c", 1, 2),
    ]


@pytest.mark.clause("MU-34")
def test_a_win_gives_2_a_loss_0_and_most_points_are_first() -> None:
    win, loss = MUNCHKIN.points.win, MUNCHKIN.points.loss
    assert (win, loss, MUNCHKIN.points.draw) == (2, 0, None)
    t = tournament(f"a {loss}-{win} b  c {win}-{loss} d\nb {loss}-{win} c  a {win}-{loss} d", MUNCHKIN)
    assert [(row.player, row.points) for row in standings(t)] == [("c", 4), ("b", 2), ("a", 2), ("d", 0)]


@pytest.mark.clause("MU-34")
def test_an_organizer_may_set_what_a_win_gives() -> None:
    assert MUNCHKIN.points.free
    t = tournament("a 5-0 b  c 0-5 d\na 5-0 d  b 5-0 c", changed(MUNCHKIN, "points.win", 5))
    assert [(row.player, row.points) for row in standings(t)] == [("a", 10), ("b", 5), ("d", 5), ("c", 0)]


@pytest.mark.clause("PS-27")
def test_an_unpaired_loss_has_no_struggle_cards_and_no_wounds() -> None:
    t = tournament("a 3-0 b (2-1 9-4)\na loss  b loss", SHOWDOWN)
    assert [(row.player, row.points, row.played, row.tiebreaks) for row in standings(t)] == [
        ("a", 3, 2, (2, Fraction(0), 9)),
        ("b", 0, 2, (1, Fraction(3, 2), 4)),
    ]


@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param(CHALLENGER, marks=pytest.mark.clause("CH-43", "CH-44", "CH-45")),
        pytest.param(TIMELINE, marks=pytest.mark.clause("TL-21")),
    ],
    ids=lambda ruleset: ruleset.name,
)
def test_equal_points_are_ranked_by_strength_then_victory_points_then_by_lot(ruleset: Ruleset) -> None:
    text = """
        a 3-0 e (10-0)  b 3-0 f (9-0)  c 3-0 g (9-0)  d 3-0 h (9-5)
        e 1-1 i         f loss         g loss         h loss
    """
    # strength: a 1/2, the others 0; then victory points, of which b, c and d have as many
    assert ranks(standings(tournament(text, ruleset))[:4]) == "1 a  2 b  2 c  2 d"
    lots = dict(zip("abcdefghi", [1, 5, 7, 6, 0, 2, 3, 4, 8], strict=True))
    assert ranks(standings(tournament(text, ruleset, lots=lots))[:4]) == "1 a  2 c  3 d  4 b"
    lower = text.replace("c 3-0 g (9-0)", "c 3-0 g (8-0)")
    assert ranks(standings(tournament(lower, ruleset, lots=lots))[:4]) == "1 a  2 d  3 b  4 c"
    points = text.replace("b 3-0 f", "b 4-0 f")
    assert ranks(standings(tournament(points, ruleset, lots=lots))[:4]) == "1 b  2 a  3 c  4 d"


@pytest.mark.clause("PS-28")
def test_showdown_ranks_by_struggle_cards_then_strength_then_wounds_then_by_lot() -> None:
    text = """
        a 3-0 e (3-0 1-0)  b 3-0 f (2-0 1-0)  c 3-0 g (2-0 5-0)  d 3-0 h (2-0 4-0)
        e loss             f 1-1 i            g loss             h loss
    """
    assert ranks(standings(tournament(text, SHOWDOWN))[:4]) == "1 a  2 b  3 c  4 d"
    level = text.replace("5-0", "4-0")
    assert ranks(standings(tournament(level, SHOWDOWN))[:4]) == "1 a  2 b  3 c  3 d"
    lots = dict.fromkeys("abefghi", 0) | {"c": 1, "d": 2}
    assert ranks(standings(tournament(level, SHOWDOWN, lots=lots))[:4]) == "1 a  2 b  3 d  4 c"


@pytest.mark.clause("MU-35")
def test_munchkin_ranks_by_strength_then_extended_strength_then_by_lot() -> None:
    text = """
        a 2-0 b  c 2-0 d  e 2-0 f  g 2-0 h
        h 2-0 i  j 2-0 g
        i loss   j loss
    """
    rows = standings(tournament(text, MUNCHKIN))
    assert [(row.rank, row.player, row.tiebreaks) for row in rows[:6]] == [
        (1, "j", (Fraction(1), Fraction(1))),
        (2, "g", (Fraction(1), Fraction(3, 4))),
        (3, "h", (Fraction(1, 2), Fraction(1))),
        (4, "a", (Fraction(0), Fraction(2))),
        (4, "c", (Fraction(0), Fraction(2))),
        (4, "e", (Fraction(0), Fraction(2))),
    ]
    lots = dict.fromkeys("bdfghij", 0) | {"a": 1, "c": 3, "e": 2}
    assert ranks(standings(tournament(text, MUNCHKIN, lots=lots))[:6]) == "1 j  2 g  3 h  4 c  5 e  6 a"


def test_netrunner_ranks_by_strength_then_extended_strength() -> None:
    rows = standings(tournament("a 6-0 b  c 6-0 d\na 3-3 c  b 4-2 d", NETRUNNER))
    assert ranks(rows) == "1 a  2 c  3 b  4 d"
    assert [(row.points, row.tiebreaks[0]) for row in rows[:2]] == [(9, Fraction(13, 4)), (9, Fraction(11, 4))]


def test_magic_ranks_by_the_opponents_match_win_rate() -> None:
    rows = standings(tournament("a 3-0 b  c 3-0 d\na 1-1 c  b 3-0 d", MAGIC))
    assert ranks(rows) == "1 a  2 c  3 b  4 d"
    assert [row.tiebreaks[0] for row in rows[:2]] == [
        (Fraction(3, 6) + Fraction(4, 6)) / 2,
        (Fraction(1, 3) + Fraction(4, 6)) / 2,
    ]


@pytest.mark.clause("CH-45")
@BOOKS
def test_without_lots_the_equal_share_a_rank_in_the_order_of_entry(ruleset: Ruleset) -> None:
    t = tournament("b 3-0 c  d 3-0 a", ruleset, players="d c b a")
    assert ranks(standings(t)) == "1 d  1 b  3 c  3 a"


@pytest.mark.clause("CH-45")
@BOOKS
def test_with_lots_the_higher_lot_is_first_and_no_rank_is_shared(ruleset: Ruleset) -> None:
    t = tournament("b 3-0 c  d 3-0 a", ruleset, players="d c b a", lots={"a": 2**63, "b": 2**64 - 1, "c": 7, "d": 0})
    assert ranks(standings(t)) == "1 b  2 d  3 a  4 c"
    assert order(t) == ["b", "d", "a", "c"]


@pytest.mark.clause("CH-45")
def test_lots_decide_nothing_but_what_is_equal_otherwise() -> None:
    t = tournament("a 3-0 b (9-8)  c 3-0 d (9-7)", lots={"a": 1, "b": 1, "c": 2, "d": 2})
    assert ranks(standings(t)) == "1 c  2 a  3 b  4 d"


def test_of_two_equal_lots_the_smaller_id_is_first() -> None:
    t = tournament("b 3-0 c  d 3-0 a", players="d c b a", lots=dict.fromkeys("abcd", 5))
    assert ranks(standings(t)) == "1 b  2 d  3 a  4 c"
    assert order(t) == ["b", "d", "a", "c"]


def test_a_ruleset_without_a_random_tiebreaker_lets_the_equal_share_a_rank() -> None:
    unbroken = replace(CHALLENGER, tiebreakers=CHALLENGER.tiebreakers[:-1])
    t = tournament("b 3-0 c  d 3-0 a", unbroken, lots=dict(zip("abcd", range(4), strict=True)))
    assert ranks(standings(t)) == "1 b  1 d  3 c  3 a"
    assert order(t) == ["d", "b", "c", "a"]


def test_a_ruleset_without_any_tiebreaker_ranks_by_points_alone() -> None:
    t = tournament("a 3-0 b (16-9)  c 3-0 d", replace(CHALLENGER, tiebreakers=()))
    assert ranks(standings(t)) == "1 a  1 c  3 b  3 d"
    assert {row.tiebreaks for row in standings(t)} == {()}


def test_lots_are_applied_where_the_ruleset_has_them() -> None:
    sos, vp, random = CHALLENGER.tiebreakers
    earlier = replace(CHALLENGER, tiebreakers=(sos, random, vp))
    text = "a 3-0 b (9-0)  c 3-0 d (1-0)"
    assert ranks(standings(tournament(text, earlier))) == "1 a  2 c  3 b  3 d"
    t = tournament(text, earlier, lots={"a": 0, "b": 0, "c": 1, "d": 1})
    assert ranks(standings(t)) == "1 c  2 a  3 d  4 b"
    assert standings(t)[0].tiebreaks == (Fraction(0), 1)


@BOOKS
def test_everybody_is_first_before_the_first_round(ruleset: Ruleset) -> None:
    assert ranks(standings(tournament("", ruleset, players="b a c"))) == "1 b  1 a  1 c"
    assert standings(tournament("", ruleset, players=" ")) == ()


@pytest.mark.clause("R-5")
@BOOKS
def test_a_player_who_dropped_keeps_a_place(ruleset: Ruleset) -> None:
    text = "a 3-0 b  c 3-0 d\na 3-0 c"
    assert standings(tournament(text, ruleset, dropped="a d")) == standings(tournament(text, ruleset))
    lots = dict(zip("abcd", range(4), strict=True))
    assert order(tournament(text, ruleset, dropped="a d", lots=lots)) == ["a", "c", "b", "d"]


@pytest.mark.clause("R-5")
@BOOKS
def test_an_ejected_player_is_not_ranked_but_still_an_opponent(ruleset: Ruleset) -> None:
    text = "a 3-0 b  c 3-0 d\na 3-0 c  b 3-0 d"
    before, after = standings(tournament(text, ruleset)), standings(tournament(text, ruleset, ejected="a"))
    assert [row.player for row in before if row.player != "a"] == [row.player for row in after]
    assert [row.rank for row in after] == [row.rank - 1 for row in before[1:]]
    assert [row.tiebreaks for row in after] == [row.tiebreaks for row in before[1:]]
    lots = dict(zip("abcd", range(4), strict=True))
    assert "a" not in order(tournament(text, ruleset, ejected="a", lots=lots))


@pytest.mark.clause("R-5")
def test_who_keeps_a_place_is_data() -> None:
    text = "a 3-0 b (9-1)  c 3-0 d (8-2)"
    kept = changed(CHALLENGER, "leaving.ranks_ejected", True)
    assert ranks(standings(tournament(text, kept, ejected="a", dropped="c"))) == "1 a  2 c  3 d  4 b"
    lost = changed(CHALLENGER, "leaving.ranks_dropped", False)
    assert ranks(standings(tournament(text, lost, ejected="a", dropped="c"))) == "1 d  2 b"


def test_the_example_of_the_history_format() -> None:
    t = tournament(
        """
        ann 2-0 bo   cy 0-2 dee   eve bye 2
        ann 2-0 dee  eve 2-0 cy
        """,
        MUNCHKIN,
        dropped="bo",
    )
    assert ranks(standings(t)) == "1 ann  2 eve  3 dee  4 bo  5 cy"
    assert [(row.points, row.played, row.tiebreaks) for row in standings(t)[:2]] == [
        (4, 2, (Fraction(1, 2), Fraction(3, 2))),
        (4, 2, (Fraction(0), Fraction(3, 2))),
    ]


@pytest.mark.fault("G3")
@pytest.mark.clause("R-4")
def test_a_late_entry_has_an_unpaired_loss_for_each_round_missed() -> None:
    t = tournament("a 3-0 b (5-4)  c loss\na loss  b 0-3 c (6-7)")
    assert standings(t) == (
        Standing(1, PlayerId("c"), 3, 2, (Fraction(0), 7)),
        Standing(2, PlayerId("a"), 3, 2, (Fraction(0), 5)),
        Standing(3, PlayerId("b"), 0, 2, (Fraction(3, 2), 10)),
    )


@pytest.mark.clause("R-4")
def test_standings_of_an_open_round_count_what_is_settled() -> None:
    t = tournament("a 3-0 b (5-4)  c 3-0 d (9-1)\na - c  b 3-0 d (8-7)")
    assert standings(t) == (
        Standing(1, PlayerId("b"), 3, 2, (Fraction(3, 2), 12)),
        Standing(2, PlayerId("a"), 3, 1, (Fraction(3, 2), 5)),
        Standing(3, PlayerId("c"), 3, 1, (Fraction(0), 9)),
        Standing(4, PlayerId("d"), 0, 2, (Fraction(9, 4), 8)),
    )


def test_the_order_for_pairing_needs_lots() -> None:
    with pytest.raises(KeyError):
        order(tournament("a 3-0 b"))
