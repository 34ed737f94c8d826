from collections.abc import Mapping
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.refusing import refusal_from
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.match import Match
from topcut.rules.pairing.tables import Hall, Seated, Visits, by_standing, fixed_tables, seat, visits
from topcut.rules.ranking.standings import Standing
from topcut.rules.ruleset import load
from topcut.rules.tournament import Player, Round, Tournament
from topcut.words import sentence

Pairs = list[tuple[PlayerId, PlayerId | None]]


def ranked(points: Mapping[str, int]) -> tuple[Standing, ...]:
    order = sorted(points, key=lambda player: -points[player])
    return tuple(Standing(rank, PlayerId(player), points[player], 3, ()) for rank, player in enumerate(order, start=1))


STANDINGS = ranked({"ann": 9, "bo": 9, "cy": 6, "dee": 6, "eve": 3, "fay": 3, "gus": 0, "hal": 0, "ida": 0})


def pairs(text: str) -> Pairs:
    """`ann-bo cy-`: the second is a bye."""
    split = [pair.split("-") for pair in text.split()]
    return [(PlayerId(first), PlayerId(second) if second else None) for first, second in split]


def tables(*numbers: int) -> tuple[TableNumber, ...]:
    return tuple(map(TableNumber, numbers))


def fixed(**of: int) -> dict[PlayerId, TableNumber]:
    return {PlayerId(player): TableNumber(table) for player, table in of.items()}


def sat(**of: str) -> Visits:
    """Where players sat by round, such as `1 3 -`."""
    return {
        PlayerId(player): [None if table == "-" else TableNumber(int(table)) for table in rounds.split()]
        for player, rounds in of.items()
    }


def hall(**parts: object) -> Hall:
    return replace(Hall(), **parts)  # type: ignore[arg-type]  # the parts of a hall by name


def seated(text: str, room: Hall | None = None, history: Visits | None = None) -> dict[str, Seated]:
    answer = seat(pairs(text), STANDINGS, room or Hall(), history or {})
    return {f"{one.first}-{one.second or ''}": one for one in answer}


def numbers(text: str, room: Hall | None = None, history: Visits | None = None) -> str:
    return " ".join(f"{pair}:{one.table or ''}" for pair, one in seated(text, room, history).items())


def refusal(text: str, room: Hall) -> Refusal:
    refused = refusal_from(seated, text, room)
    assert sentence(refused) != refused.code
    return refused


def test_tables_are_numbered_by_standing_and_the_bye_is_last() -> None:
    assert numbers("ida- gus-hal eve-fay dee-cy bo-ann") == "bo-ann:1 dee-cy:2 eve-fay:3 gus-hal:4 ida-:"


def test_the_points_of_the_better_player_count_then_those_of_the_other_then_ranks() -> None:
    order = by_standing(
        [(PlayerId(a), PlayerId(b)) for a, b in (("eve", "cy"), ("dee", "ann"), ("fay", "bo"))], STANDINGS
    )
    assert order == (("dee", "ann"), ("fay", "bo"), ("eve", "cy"))
    level = ranked({"ann": 6, "bo": 6, "cy": 6, "dee": 6})
    order = by_standing([(PlayerId("bo"), PlayerId("cy")), (PlayerId("dee"), PlayerId("ann"))], level)
    assert order == (("dee", "ann"), ("bo", "cy"))


def test_a_peer_that_goes_by_the_sum_of_points_has_the_same_order_where_both_players_are_level() -> None:
    # tb01: pairs of 6, 0 and 12 points
    standings = ranked({"a": 3, "b": 3, "c": 0, "d": 0, "e": 6, "f": 6})
    answer = seat(pairs("a-b c-d e-f"), standings, Hall(), {})
    assert [(one.first, one.table) for one in answer] == [("e", 1), ("a", 2), ("c", 3)]


def test_closed_tables_are_left_out() -> None:
    assert numbers("ann-bo cy-dee eve-fay", hall(closed=tables(1, 3))) == "ann-bo:2 cy-dee:4 eve-fay:5"


def test_only_the_tables_that_are_there_are_used() -> None:
    room = hall(tables=tables(30, 11, 12, 20), closed=tables(12))
    assert numbers("ann-bo cy-dee eve-fay", room) == "ann-bo:11 cy-dee:20 eve-fay:30"


def test_too_few_tables_are_refused_with_the_numbers() -> None:
    refused = refusal(
        "ann-bo cy-dee eve-fay gus-hal", hall(tables=tables(1, 2, 3, 4), closed=tables(4), fixed=fixed(ann=3))
    )
    assert refused.code == "too-few-tables"
    assert refused.parameters == {"pairs": 4, "needed": 3, "free": 2, "missing": 1}
    assert sentence(refused).startswith("3 pairs need a table, but only 2 are free.")


def test_a_fixed_table_goes_first() -> None:
    room = hall(fixed=fixed(dee=4))
    assert numbers("ann-bo cy-dee eve-fay gus-hal", room) == "ann-bo:1 cy-dee:4 eve-fay:2 gus-hal:3"
    why = seated("ann-bo cy-dee", room)["cy-dee"].reason
    assert (why.code, why.clause) == ("table-fixed", None)
    assert sentence(why) == "Table 4: dee always sits there."


@pytest.mark.parametrize("text", ["ann-bo eve-fay dee-", "ann-bo eve-fay"])
def test_a_fixed_table_that_is_not_needed_is_not_given_away(text: str) -> None:
    """The bags of a player with a bye, or away for a round, may still be there."""
    assert numbers(text, hall(fixed=fixed(dee=1))).startswith("ann-bo:2 eve-fay:3")


def test_of_two_fixed_tables_the_better_ranked_has_theirs_and_the_other_stays_empty() -> None:
    room = hall(fixed=fixed(dee=1, cy=2))
    answer = seated("ann-bo dee-cy", room)
    assert (answer["ann-bo"].table, answer["dee-cy"].table) == (3, 2)
    assert sentence(answer["dee-cy"].reason) == (
        "Table 2: cy always sits there and stands above dee, whose table 1 stays empty."
    )


def test_two_who_share_a_fixed_table_can_only_play_each_other() -> None:
    room = hall(fixed=fixed(cy=2, dee=2))
    assert seated("ann-bo cy-dee", room)["cy-dee"].reason.code == "table-fixed"
    assert refusal("ann-cy bo-dee", room).code == "fixed-table-shared"


@pytest.mark.parametrize(
    "room", [hall(fixed=fixed(cy=4), closed=tables(4)), hall(fixed=fixed(cy=4), tables=tables(1, 2))]
)
def test_a_fixed_table_must_be_there(room: Hall) -> None:
    assert refusal("ann-bo cy-dee", room).code == "fixed-table-missing"


def test_the_first_pair_sits_at_the_stream_table_and_keeps_no_other() -> None:
    room = hall(stream=TableNumber(7))
    assert numbers("cy-dee ann-bo eve-fay", room) == "ann-bo:7 cy-dee:1 eve-fay:2"
    assert seated("cy-dee ann-bo", room)["ann-bo"].reason.code == "table-stream"


def test_the_stream_can_show_another_match() -> None:
    room = hall(stream=TableNumber(1), streamed=PlayerId("fay"))
    assert numbers("ann-bo cy-dee eve-fay", room) == "ann-bo:2 cy-dee:3 eve-fay:1"


def test_a_fixed_table_is_stronger_than_the_stream() -> None:
    assert numbers("ann-bo cy-dee", hall(stream=TableNumber(1), fixed=fixed(bo=5))) == "ann-bo:5 cy-dee:1"
    assert numbers("ann-bo", hall(stream=TableNumber(1), fixed=fixed(bo=5))) == "ann-bo:5"


@pytest.mark.parametrize(
    ("room", "code"),
    [
        (hall(stream=TableNumber(1), closed=tables(1)), "stream-table-missing"),
        (hall(stream=TableNumber(9), tables=tables(1, 2)), "stream-table-missing"),
        (hall(stream=TableNumber(1), fixed=fixed(ida=1)), "stream-table-fixed"),
        (hall(stream=TableNumber(1), streamed=PlayerId("ida")), "stream-player-unpaired"),
        (hall(stream=TableNumber(1), streamed=PlayerId("ann"), fixed=fixed(bo=2)), "stream-player-fixed"),
    ],
)
def test_a_stream_that_cannot_be_is_refused(room: Hall, code: str) -> None:
    assert refusal("ann-bo cy-dee ida-", room).code == code


def test_fresh_tables_beat_the_order_by_standing() -> None:
    history = sat(ann="1", bo="2", cy="3", dee="3")
    assert numbers("ann-bo cy-dee eve-fay", hall(fresh=True), history) == "ann-bo:3 cy-dee:1 eve-fay:2"
    assert numbers("ann-bo cy-dee eve-fay", hall(), history) == "ann-bo:1 cy-dee:2 eve-fay:3"


def test_every_fresh_table_says_why() -> None:
    room = hall(fresh=True)
    answer = seated("ann-bo cy-dee eve-fay gus-hal", room, sat(ann="- 1", bo="2 -", eve="4"))
    assert [sentence(one.reason) for one in answer.values()] == [
        "Table 3: it would be table 1 by standing, but ann sat there in round 2.",
        "Table 1: it would be table 2 by standing, but another pair needs that table so as not to repeat one.",
        "Table 2: it would be table 3 by standing, but another pair needs that table so as not to repeat one.",
        "Table 4: pairs are seated by standing.",
    ]
    (only,) = seated("ann-bo", hall(fresh=True), sat(bo="1")).values()
    assert sentence(only.reason) == "Table 1: bo already sat there in round 1, but no seating has fewer repeats."


def test_spare_tables_are_taken_where_they_are_fresh() -> None:
    room = hall(fresh=True, tables=tables(1, 2, 3))
    assert numbers("ann-bo cy-dee", room, sat(ann="1 2")) == "ann-bo:3 cy-dee:1"


@given(st.data())
def test_nobody_sits_at_a_table_again_while_that_can_be_and_then_the_order_by_standing_holds(
    data: st.DataObject,
) -> None:
    count = data.draw(st.integers(1, 4))
    room = data.draw(st.integers(count, 5))
    players = [standing.player for standing in STANDINGS[: 2 * count]]
    table = st.one_of(st.none(), st.integers(1, room).map(TableNumber))
    history = {player: data.draw(st.lists(table, max_size=4)) for player in players}
    games = by_standing(list(zip(players[::2], players[1::2], strict=True)), STANDINGS)

    def repeats(chosen: tuple[int, ...]) -> int:
        return sum(number in history[player] for game, number in zip(games, chosen, strict=True) for player in game)

    best = min(permutations(range(1, room + 1), count), key=lambda chosen: (repeats(chosen), chosen))
    answer = seat(list(games), STANDINGS, hall(fresh=True, tables=tables(*range(1, room + 1))), history)
    assert tuple(one.table for one in answer) == best


def test_a_large_hall_with_a_long_history_has_fresh_tables_for_all() -> None:
    players = [PlayerId(f"p{number}") for number in range(1024)]
    standings = tuple(Standing(rank, player, 0, 12, ()) for rank, player in enumerate(players, start=1))
    history = {
        player: [TableNumber((place // 2 + shift) % 512 + 1) for shift in range(12)]
        for place, player in enumerate(players)
    }
    answer = seat(list(zip(players[::2], players[1::2], strict=True)), standings, hall(fresh=True), history)
    assert all(one.table not in history[one.first] for one in answer)
    assert len({one.table for one in answer}) == 512


def test_tables_so_far_and_fixed_ones_are_read_from_the_tournament() -> None:
    ann, bo, cy, dee = (PlayerId(name) for name in ("ann", "bo", "cy", "dee"))
    four, six = tables(4, 6)
    t = Tournament(
        load("challenger"),
        {
            ann: Player(ann, table=four),
            bo: Player(bo, absent=True, table=six),
            cy: Player(cy, dropped=True, table=six),
            dee: Player(dee),
        },
        rounds=(Round((Match(ann, bo, four), Match(cy, None))), Round((Match(cy, ann, six),))),
    )
    assert visits(t) == {ann: [4, 6], bo: [4, None], cy: [None, 6], dee: [None, None]}
    assert fixed_tables(t) == {ann: 4, bo: 6}
