from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import networkx as nx
import pytest
from msgspec.structs import replace

from tests.rules.pairing.histories import KINDS, field_of, names, robin
from tests.rules.table import FOUR
from topcut.ids import PlayerId
from topcut.rules.pairing import ahead, disjoint
from topcut.rules.pairing.ahead import Answer, Byes, Outlook, after, fragile, look_ahead
from topcut.rules.pairing.disjoint import Spent, Steps, odd_cut
from topcut.rules.pairing.field import Field
from topcut.rules.ruleset import Bye, load
from topcut.words import sentence

Pair = tuple[PlayerId, PlayerId]
Players = list[PlayerId]

ONCE, ANY_TIME = load("challenger").bye, load("munchkin").bye
ONCE_THEN_LOWEST = replace(ONCE, all_had_one="lowest")


def people(size: int) -> Players:
    return [PlayerId(f"p{number:02}") for number in range(1, size + 1)]


def fresh(size: int) -> Field:
    return field_of(dict.fromkeys(people(size), 0), [])


def left_over(graph: "nx.Graph[int]") -> Field:
    """Players who have met everybody but their neighbours in the graph."""
    player = dict(zip(graph.nodes, people(len(graph)), strict=True))
    met = [(player[a], player[b]) for a, b in combinations(graph.nodes, 2) if not graph.has_edge(a, b)]
    return field_of(dict.fromkeys(player.values(), 0), met)


def checked(field: Field, rounds: int, outlook: Outlook, byes: Byes | None = None) -> Outlook:
    """The rounds of a yes, if it has any, are gone through one by one."""
    assert sentence(outlook.reason) != outlook.reason.code
    met = {frozenset((a, b)) for a in field.points for b in (*field.met.get(a, ()), *field.forbidden.get(a, ()))}
    had = {player: byes.had.get(player, 0) if byes else 0 for player in field.points}
    for round in outlook.rounds:
        assert sorted(player for pair in round for player in pair if player is not None) == sorted(field.points)
        for a, b in round:
            if b is None:
                assert a in may_have_bye(had, byes.rule if byes else ANY_TIME)
                had[a] += 1
            else:
                assert frozenset((a, b)) not in met
                met.add(frozenset((a, b)))
    assert len(outlook.rounds) in (0, rounds)
    assert outlook.answer == Answer.YES or not outlook.rounds
    return outlook


def asked(field: Field, rounds: int, byes: Byes | None = None) -> Outlook:
    return checked(field, rounds, look_ahead(field, rounds, byes, clause="CH-28"), byes)


# The same question once more, by trying everything.


def possible(
    players: Players, met: frozenset[frozenset[PlayerId]], rounds: int, had: dict[PlayerId, int], rule: Bye
) -> bool:
    if rounds == 0:
        return True
    for sits_out in may_have_bye(had, rule) if len(players) % 2 else [None]:
        counted = had if sits_out is None else had | {sits_out: had[sits_out] + 1}
        for pairs in pairings([player for player in players if player != sits_out], met):
            if possible(players, met | {frozenset(pair) for pair in pairs}, rounds - 1, counted, rule):
                return True
    return False


def may_have_bye(had: dict[PlayerId, int], rule: Bye) -> Sequence[PlayerId]:
    fewest = min(had.values())
    if rule.once and (fewest == 0 or rule.all_had_one == "fewest"):
        return [player for player in had if had[player] == fewest]
    return list(had)


def pairings(players: Players, met: frozenset[frozenset[PlayerId]]) -> Iterator[list[Pair]]:
    if not players:
        yield []
    for other in players[1:]:
        if frozenset((players[0], other)) not in met:
            for rest in pairings([player for player in players[1:] if player != other], met):
                yield [(players[0], other), *rest]


@pytest.mark.parametrize("rule", [ONCE, ANY_TIME, ONCE_THEN_LOWEST])
def test_the_answer_is_that_of_trying_everything(rule: Bye) -> None:
    dice = Random(1)
    answers = set()
    for _ in range(250):
        players = names(dice, dice.randint(2, 7))
        chance = dice.choice((0, 0.1, 0.2, 0.3, 0.5, 0.7))
        met = [pair for pair in combinations(sorted(players), 2) if dice.random() < chance]
        rounds = dice.randint(1, 4 if len(players) == 7 else 5)
        had = {player: dice.choice((0, 0, 0, 1, 1, 2)) for player in players}
        outlook = asked(field_of(dict.fromkeys(players, 0), met), rounds, Byes(rule, had))
        expected = possible(sorted(players), frozenset(map(frozenset, met)), rounds, had, rule)
        assert outlook.answer == (Answer.YES if expected else Answer.NO), (met, rounds, had)
        answers.add(outlook.answer)
    assert answers == {Answer.YES, Answer.NO}


def test_eight_players_after_some_rounds_as_by_trying_everything() -> None:
    dice = Random(2)
    for _ in range(40):
        players = names(dice, 8)
        met = [pair for pair in combinations(sorted(players), 2) if dice.random() < dice.choice((0.4, 0.5, 0.6))]
        rounds = dice.randint(1, 3)
        expected = possible(sorted(players), frozenset(map(frozenset, met)), rounds, {}, ONCE)
        assert asked(field_of(dict.fromkeys(players, 0), met), rounds).answer == (Answer.YES if expected else Answer.NO)


# Known cases.


@pytest.mark.parametrize(("size", "rounds"), [(4, 3), (6, 5), (8, 7), (10, 9), (20, 19), (40, 39)])
def test_everybody_can_meet_everybody(size: int, rounds: int) -> None:
    assert asked(fresh(size), rounds).answer == Answer.YES
    assert asked(fresh(size), rounds + 1).answer == Answer.NO


@pytest.mark.parametrize("size", [3, 5, 7, 9])
def test_with_an_odd_number_everybody_can_meet_everybody_and_have_one_bye(size: int) -> None:
    byes = Byes(ONCE, {})
    assert asked(fresh(size), size, byes).answer == Answer.YES
    blocked = asked(fresh(size), size + 1, byes)
    assert blocked.answer == Answer.NO
    assert sentence(blocked.reason).endswith(
        "have too few new opponents left for so many rounds, and there are not enough byes for all of them. (CH-28)"
    )


@pytest.mark.clause("CH-28")
def test_two_triangles_block_six_players_after_three_rounds() -> None:
    triangles = nx.disjoint_union(nx.complete_graph(3), nx.complete_graph(3))
    outlook = asked(left_over(triangles), 1)
    assert outlook.answer == Answer.NO
    assert sentence(outlook.reason) == (
        "The round that remains cannot be paired without a rematch: not even the next round can. (CH-28)"
    )


@pytest.mark.clause("CH-28")
def test_it_can_be_asked_before_the_round_that_blocks_is_published() -> None:
    """After two rounds of six one pairing leaves two triangles for the fourth round, and another does not."""
    a, b, c, x, y, z = people(6)
    played = field_of(dict.fromkeys(people(6), 0), [(a, x), (b, y), (c, z), (a, y), (b, z), (c, x)])
    assert asked(played, 2).answer == Answer.YES
    assert asked(after(played, [(a, z), (b, x), (c, y)]), 1).answer == Answer.NO
    assert asked(after(played, [(a, z), (b, c), (x, y)]), 1).answer == Answer.YES


def test_two_sides_that_have_not_met_have_as_many_rounds_as_players_on_a_side() -> None:
    sides = left_over(nx.complete_bipartite_graph(3, 3))
    assert asked(sides, 3).answer == Answer.YES
    assert asked(sides, 4).answer == Answer.NO
    assert asked(left_over(nx.complete_bipartite_graph(2, 4)), 1).answer == Answer.NO


def test_somebody_with_too_few_left_to_meet_is_named() -> None:
    outlook = asked(left_over(nx.wheel_graph(6)), 4)
    assert sentence(outlook.reason) == (
        "The 4 rounds that remain cannot be paired without a rematch: "
        "p02 has only p01, p03 and p06 left to meet. (CH-28)"
    )


def test_an_odd_set_with_too_few_ways_out_is_named() -> None:
    barbell = nx.disjoint_union(nx.complete_graph(5), nx.complete_graph(5))
    barbell.add_edge(0, 5)
    assert asked(left_over(barbell), 1).answer == Answer.YES
    assert sentence(asked(left_over(barbell), 2).reason) in {
        f"The 2 rounds that remain cannot be paired without a rematch: {five} are an odd number, so one of them must "
        "meet someone else in each round, and only 1 such pair is left. (CH-28)"
        for five in ("p01, p02, p03, p04 and p05", "p06, p07, p08, p09 and p10")
    }


def test_petersens_graph_has_one_round_but_not_three() -> None:
    """No odd set is cut off, and yet three rounds cannot be: only trying everything says so."""
    outlook = asked(left_over(nx.petersen_graph()), 3)
    assert (outlook.answer, outlook.reason.code) == (Answer.NO, "ahead-exhausted")
    assert asked(left_over(nx.petersen_graph()), 1).answer == Answer.YES


def test_forbidden_pairs_count_as_met() -> None:
    players = people(4)
    apart = field_of(dict.fromkeys(players, 0), [], [(players[0], players[1])])
    assert asked(apart, 2).answer == Answer.YES
    assert asked(apart, 3).answer == Answer.NO


@pytest.mark.clause("CH-31")
def test_nobody_is_counted_on_for_a_second_bye() -> None:
    """Three players: after a bye for each of two, the third must have it, and then the others have met."""
    a, b, c = people(3)
    played = field_of(dict.fromkeys((a, b, c), 0), [(a, b)])
    assert asked(played, 1, Byes(ONCE, {a: 1, b: 1})).answer == Answer.NO
    assert asked(played, 1, Byes(ONCE, {c: 1})).answer == Answer.YES


@pytest.mark.clause("MU-26")
def test_where_the_rule_book_allows_it_the_bye_can_go_to_the_same_player_again() -> None:
    a, b, c = people(3)
    played = field_of(dict.fromkeys((a, b, c), 0), [(a, b)])
    assert asked(played, 1, Byes(ANY_TIME, {a: 1, b: 1})).answer == Answer.YES


@pytest.mark.parametrize("book", FOUR)
def test_many_players_always_have_room(book: str) -> None:
    rules = load(book)
    players = people(40)
    field = field_of(dict.fromkeys(players, 0), [pair for round in robin(players)[:5] for pair in round])
    outlook = look_ahead(field, 4, Byes(rules.bye, {}), clause=rules.rematch_clause)
    assert sentence(outlook.reason) == (
        "The 4 rounds that remain can be paired without a rematch, however the draws fall: there are 40 players, and "
        f"no one has been paired with more than 5 of the others. ({rules.rematch_clause})"
    )


def test_there_may_be_nothing_to_look_ahead_to() -> None:
    assert sentence(asked(fresh(4), 0).reason) == "No round remains to be paired."
    assert asked(fresh(0), 3).answer == Answer.YES


def test_hard_fields_get_an_answer_and_it_holds() -> None:
    dice = Random(5)
    unknown = 0
    for _ in range(120):
        field = dice.choice(KINDS)(dice, 2 * dice.randint(4, 20))
        players = sorted(field.points)[dice.randint(0, 1) :]
        field = Field(dict.fromkeys(players, 0), field.met, field.forbidden)
        byes = Byes(dice.choice((ONCE, ANY_TIME)), {player: dice.randint(0, 1) for player in players})
        unknown += asked(field, dice.randint(1, 7), byes).answer == Answer.UNKNOWN
    assert unknown <= 2


def test_when_the_steps_are_spent_the_answer_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "STEPS", 200)
    outlook = asked(left_over(nx.petersen_graph()), 3)
    assert outlook.answer == Answer.UNKNOWN
    assert sentence(outlook.reason).startswith("It could not be worked out in reasonable time whether the 3 rounds")


def test_a_hopeless_search_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disjoint, "SEARCHED_SEATS", 20)
    assert asked(left_over(nx.petersen_graph()), 3).answer == Answer.UNKNOWN


def test_steps_are_counted() -> None:
    steps = Steps(3)
    steps.spend(3)
    with pytest.raises(Spent):
        steps.spend(1)


def test_the_smallest_odd_cut_is_found_just_when_there_is_one() -> None:
    dice = Random(3)
    found = 0
    for _ in range(300):
        size, rounds = 2 * dice.randint(2, 4), dice.randint(1, 4)
        graph = nx.gnp_random_graph(size, dice.choice((0.3, 0.5, 0.7)), seed=dice.randint(0, 10**6))
        near = [sum(1 << other for other in graph[player]) for player in graph]
        cuts = [
            nx.cut_size(graph, some) < rounds
            for number in range(1, size, 2)
            for some in combinations(range(size), number)
        ]
        cut = odd_cut(near, rounds, Steps(10**9))
        assert (cut is not None) == any(cuts)
        found += cut is not None
    assert 0 < found < 300


def test_a_way_of_a_cut_can_take_back_a_step_of_an_earlier_one() -> None:
    """The shortest way from 6 to 0 runs over 1 and 2, and two ways without a common pair must do without that step."""
    graph = nx.Graph([(6, 1), (1, 2), (2, 0), (6, 3), (3, 4), (4, 2), (1, 5), (5, 7), (7, 0)])
    near = [sum(1 << other for other in graph[player]) for player in range(8)]
    assert disjoint._cut(near, 6, 0, 2) == (2, 0)
    assert disjoint._cut(near, 6, 0, 3)[0] == 2


# Somebody leaves.


def test_a_field_can_be_fine_until_somebody_leaves() -> None:
    """Four who can only meet each other, twice: three and the bye will do, but two have one round only."""
    squares = left_over(nx.disjoint_union(nx.complete_graph(4), nx.complete_graph(4)))
    assert asked(squares, 2).answer == Answer.YES
    assert fragile(squares, 2, Byes(ONCE, {}), leavers=1).answer == Answer.YES
    both = fragile(squares, 2, Byes(ONCE, {}), leavers=2, clause="CH-28")
    assert both.answer == Answer.NO
    assert sentence(both.reason) == (
        "If p01 and p02 left now, the 2 rounds that remain could not be paired without a rematch. (CH-28)"
    )


def test_a_large_field_does_not_mind_who_leaves() -> None:
    outlook = fragile(fresh(64), 5, Byes(ONCE, {}), leavers=2, clause="CH-28")
    assert outlook.answer == Answer.YES
    assert sentence(outlook.reason) == (
        "The 5 rounds that remain can be paired without a rematch even if any 2 players leave. (CH-28)"
    )


def test_who_may_leave_is_tried_out_where_there_is_little_room() -> None:
    dice = Random(4)
    for _ in range(25):
        players = names(dice, dice.randint(4, 6))
        met = [pair for pair in combinations(sorted(players), 2) if dice.random() < 0.3]
        had = {player: dice.randint(0, 1) for player in players}
        outlook = fragile(field_of(dict.fromkeys(players, 0), met), 2, Byes(ONCE, had), leavers=1)
        stays = all(
            possible(rest, frozenset(map(frozenset, met)), 2, {p: had[p] for p in rest}, ONCE)
            for rest in (sorted({*players} - {gone}) for gone in players)
        )
        assert outlook.answer == (Answer.YES if stays else Answer.NO)


def test_when_the_steps_are_spent_nobody_knows_who_may_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "STEPS", 200)
    assert fragile(left_over(nx.petersen_graph()), 2, Byes(ONCE, {}), leavers=1).answer == Answer.UNKNOWN


def test_two_who_may_leave_are_tried_out_and_a_no_says_who_is_blocked() -> None:
    dice = Random(9)
    answers = set()
    for _ in range(12):
        players = names(dice, dice.randint(4, 6))
        met = [pair for pair in combinations(sorted(players), 2) if dice.random() < 0.15]
        outlook = fragile(field_of(dict.fromkeys(players, 0), met), 1, Byes(ONCE, {}), leavers=2, clause="CH-28")
        stays = all(
            possible(rest, frozenset(map(frozenset, met)), 1, dict.fromkeys(rest, 0), ONCE)
            for number in (1, 2)
            for gone in combinations(players, number)
            for rest in [sorted({*players} - {*gone})]
        )
        assert outlook.answer == (Answer.YES if stays else Answer.NO)
        assert bool(outlook.who) == (outlook.answer == Answer.NO)
        answers.add(outlook.answer)
    assert answers == {Answer.YES, Answer.NO}


def test_who_blocks_whom_is_told_for_a_round_that_cannot_be_paired() -> None:
    """Three who have met each other, and one more: two of the three are left over."""
    field = field_of(dict.fromkeys(people(4), 0), [(a, b) for a, b in combinations(people(4)[:3], 2)])
    told = [sentence(one) for one in asked(field, 1).who]
    assert told
    assert any("p01" in one and "p04" in one for one in told)
