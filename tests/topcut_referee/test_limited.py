"""Rounds paired by a limited search: legal in all but the choice of the pairs, with a bound that is true."""

import hashlib
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import networkx
import pytest

from tests.topcut_referee.drawing import SEED, key, roster, with_seed
from tests.topcut_referee.forging import forgeries, tried
from tests.topcut_referee.sealing import canon
from tests.topcut_referee.unbound import why
from tests.topcut_referee.writing import OLGA, Event, rows
from topcut_referee.bounds import printed, short
from topcut_referee.largest import NOBODY, largest
from topcut_referee.pairing import Field

# In round 1 number 1 has beaten 14, 2 has beaten 13, and so on: the standings are in the order of the numbers.
GOOD = "1-2 3-4 5-6 7-9 8-10 11-12 13-14"
POOR = "1-14 2-13 3-4 5-6 7-8 9-10 11-12"  # three meet again; two groups are a pair short each
BEST = {"forbidden": 0, "forbidden_least": 0, "meetings": 0, "meetings_least": 0, "short": 0, "groups": 2}
OFF = {"forbidden": 0, "forbidden_least": 0, "meetings": 3, "meetings_least": 0, "short": 2, "groups": 0}
AGAIN = ["CH-30", "CH-28"]


def name(number: int | str) -> str:
    return f"n{int(number):03}"


def played(size: int = 14, **entries: str) -> Event:
    """The first round is over: the lower numbers have won."""
    names = [name(number) for number in range(1, size + 1)]
    event = Event(entries={"structure.rows": rows((2, 3, 0)), **entries}, names=names)
    half = size // 2
    scores = (f"{name(n)} {max(8, 21 - n)}-{min(n, 7)} {name(2 * half + 1 - n)}" for n in range(1, half + 1))
    return with_seed(event).sign_up().start(3, 0).swiss(1, "  ".join(scores))


def limited(
    pairs: str | Sequence[tuple[int, int]],
    bound: dict[str, int] | None,
    *,
    event: Event | None = None,
    breaks: Sequence[str] = ("CH-30",),
    apart: Sequence[tuple[int, int]] = (),
    **body: Any,
) -> Event:
    event = event or played()
    if apart:
        event.says("DeviationDeclared", clause="CH-30", reason="They travel together.")
    for a, b in apart:
        event.says("PairForbidden", first=name(a), second=name(b))
    couples = [tuple(map(int, pair.split("-"))) for pair in pairs.split()] if isinstance(pairs, str) else pairs
    half = len(event.names) // 2
    points = {name(n): 3 * (n <= half) for couple in couples for n in couple}
    couples = sorted(couples, key=lambda pair: ([-points[name(n)] for n in pair], pair))
    seats = [{"table": t, "first": name(a), "second": name(b)} for t, (a, b) in enumerate(couples, start=1)]
    forbidden = sorted(sorted((name(a), name(b))) for a, b in apart)
    digest = hashlib.sha256(canon({"clubs": {}, "forbidden": forbidden})).hexdigest()
    event.says(
        "DrawOpened", round=2, attempt=1, players=sorted(points), roster=roster(points), apart=digest if apart else ""
    )
    own = key(SEED, round=2, attempt=1, purpose="pairing", roster=roster(points)).hex()
    whole = {"stage": "swiss", "round": 2, "attempt": 1, "pairs": seats, "way": "limited", "keys": {"pairing": own}}
    return event.says("RoundPaired", OLGA, **{**whole, "breaks": list(breaks), "bound": bound, **body})


def faults(event: Event) -> list[tuple[int, str]]:
    found = event.verdict(seed=SEED.hex()).discrepancies
    return [(fault.fact, fault.clause) for fault in found]


def test_a_limited_round_is_right_and_the_verdict_says_that_nobody_can_derive_it() -> None:
    for event in (limited(GOOD, BEST), limited(POOR, OFF, breaks=AGAIN)):
        verdict = event.verdict(seed=SEED.hex())
        assert verdict.ok, verdict.as_text()
        assert any("cannot be derived" in line for line in verdict.unchecked)
        assert verdict.draws == (0, 0)


@pytest.mark.parametrize("member", ["forbidden", "meetings", "short"])
@pytest.mark.parametrize("change", [1, -1])
def test_what_the_bound_counts_is_counted_again(member: str, change: int) -> None:
    event = limited(POOR, {**OFF, member: max(0, OFF[member] + change)}, breaks=AGAIN)

    wrong = OFF[member] + change >= 0
    assert faults(event) == ([(event.n, "draw")] if wrong else [])


@pytest.mark.parametrize(
    "change",
    [
        {"forbidden_least": 1},  # this pairing itself has fewer
        {"meetings_least": 4},
        {"meetings_least": 1},  # another pairing has fewer
        {"meetings_least": 3},
        {"groups": 1},
        {"groups": 2},
        {"meetings_least": 3, "groups": 1},
    ],
)
def test_a_bound_that_claims_too_much_is_found(change: dict[str, int]) -> None:
    event = limited(POOR, {**OFF, **change}, breaks=AGAIN)

    assert {(event.n, "draw")} == set(faults(event))


def test_a_bound_may_claim_less_than_is_true_but_no_more_groups_than_there_are() -> None:
    for groups in (0, 1, 2):
        assert faults(limited(GOOD, {**BEST, "groups": groups})) == []
    event = limited(GOOD, {**BEST, "groups": 3})
    assert set(faults(event)) == {(event.n, "draw")}


def test_groups_that_could_be_paired_better_are_found() -> None:
    pairs = "1-2 3-4 5-9 6-10 7-11 8-12 13-14"
    bound = {**BEST, "short": 2, "groups": 0}

    assert faults(limited(pairs, bound)) == []
    event = limited(pairs, {**bound, "groups": 1})
    assert faults(event) == [(event.n, "draw")]


def test_forbidden_pairs_are_counted_and_the_fewest_are_known() -> None:
    alone = [(1, other) for other in range(2, 15)]
    bound = {**BEST, "forbidden": 1, "forbidden_least": 1}
    assert faults(limited(GOOD, bound, breaks=AGAIN, apart=alone)) == []
    # 1 and 2 are kept apart, and meet although they need not.
    one = limited(GOOD, {**bound, "forbidden_least": 0, "groups": 0}, breaks=AGAIN, apart=[(1, 2)])
    assert faults(one) == []
    for wrong in ({"forbidden_least": 1, "groups": 0}, {"forbidden": 0}, {"groups": 1}, {"meetings_least": 1}):
        event = limited(GOOD, {**bound, "forbidden_least": 0, "groups": 0, **wrong}, breaks=AGAIN, apart=[(1, 2)])
        assert set(faults(event)) == {(event.n, "draw")}, wrong


@pytest.mark.parametrize("breaks", [[], ["CH-28"], ["CH-28", "CH-30"], ["CH-30"], ["CH-30", "CH-30"], ["CH-30", "x"]])
def test_a_limited_pairing_names_the_clauses_it_departs_from(breaks: list[str]) -> None:
    event = limited(POOR, OFF, breaks=breaks)
    assert faults(event) == [(event.n, "CH-30")]


def test_without_rematches_it_names_one_clause() -> None:
    event = limited(GOOD, BEST, breaks=AGAIN)
    assert faults(event) == [(event.n, "CH-30")]


def test_a_limited_pairing_has_a_bound_and_no_other_has_one() -> None:
    event = limited(GOOD, None)
    assert faults(event) == [(event.n, "draw")]
    event = limited(GOOD, BEST, way="by-hand", breaks=["CH-30"])
    assert faults(event) == [(event.n, "format")]
    event = limited(GOOD, BEST, way="drawn", breaks=[])
    assert (event.n, "format") in faults(event)


@pytest.mark.parametrize("change", [{"groups": "2"}, {"short": -1}, {"meetings": None}, {"forbidden": True}])
def test_a_bound_has_its_form(change: dict[str, Any]) -> None:
    event = limited(GOOD, {**BEST, **change})
    assert faults(event) == [(event.n, "format")]
    event = limited(GOOD, {member: BEST[member] for member in BEST if member not in change})
    assert faults(event) == [(event.n, "format")]


@pytest.mark.parametrize(
    ("body", "clause"),
    [
        ({"keys": {}}, "draw"),
        ({"keys": {"pairing": "00" * 32}}, "draw"),
        ({"attempt": 2}, "draw"),
        ({"given_byes": ["n001"]}, "draw"),
        ({"unpaired_losses": ["n001"]}, "R-8"),
    ],
)
def test_what_holds_for_a_drawn_round_holds_for_a_limited_one(body: dict[str, Any], clause: str) -> None:
    event = limited(GOOD, BEST, **body)
    assert (event.n, clause) in faults(event)


@pytest.mark.parametrize("purpose", ["bye", "repair", "deck-check"])
def test_a_key_for_no_draw_of_the_round_is_found(purpose: str) -> None:
    event = limited(GOOD, BEST)
    event.facts[-1]["body"]["keys"][purpose] = "00" * 32
    assert faults(event) == [(event.n, "draw")]


def test_everyone_has_one_seat_at_the_right_table() -> None:
    event = limited(GOOD, BEST)
    pairs = event.facts[-1]["body"]["pairs"]
    pairs[0]["first"], pairs[0]["second"] = pairs[0]["second"], pairs[0]["first"]
    assert faults(event) == [(event.n, "tables")]

    event = limited(GOOD, BEST)
    pairs = event.facts[-1]["body"]["pairs"]
    pairs[0]["table"], pairs[1]["table"] = pairs[1]["table"], pairs[0]["table"]
    assert set(faults(event)) == {(event.n, "tables")}

    event = limited(GOOD, BEST)
    event.facts[-1]["body"]["pairs"][0]["second"] = "n003"
    assert (event.n, "CH-30") in faults(event)

    event = limited(GOOD, BEST)
    event.facts[-1]["body"]["pairs"].pop()
    assert (event.n, "CH-30") in faults(event)


def test_a_draw_is_opened_before() -> None:
    event = limited(GOOD, BEST)
    del event.facts[-2]
    event.facts[-1]["n"] -= 1
    assert faults(event) == [(event.n, "draw")]


def test_a_bye_goes_by_its_rule() -> None:
    """Nobody needs one among fourteen."""
    event = limited(GOOD, BEST)
    last = event.facts[-1]["body"]["pairs"].pop()
    for player in (last["first"], last["second"]):
        event.facts[-1]["body"]["pairs"].append({"table": None, "first": player, "second": None})
    assert (event.n, "CH-31") in faults(event)


def test_twelve_players_are_never_paired_by_a_limited_search() -> None:
    event = limited("1-2 3-4 5-6 7-8 9-10 11-12", BEST, event=played(12))
    assert (event.n, "CH-30") in faults(event)


@pytest.mark.parametrize(("pairs", "bound", "breaks"), [(GOOD, BEST, ["CH-30"]), (POOR, OFF, AGAIN)])
def test_of_a_forged_bound_only_smaller_claims_pass(pairs: str, bound: dict[str, int], breaks: list[str]) -> None:
    facts = limited(pairs, bound, breaks=breaks).facts
    made = [forgery for forgery in forgeries(facts) if forgery.n == len(facts) and "change" in forgery.what]

    outcomes = [tried(facts, forgery, seed=SEED.hex()) for forgery in made]
    passed = {one.forgery.name for one in outcomes if one.alone}

    assert {f"bound.{member}" for member in bound} <= {forgery.field for forgery in made}
    assert {name for name in passed if why(name) is None} == set()
    assert {name for name in passed if "bound" in name} <= {"change RoundPaired bound.groups"}
    assert {why(f"change RoundPaired bound.{member}") for member in ("forbidden", "meetings", "short")} == {None}


def a_large_field(size: int = 132) -> tuple[Event, list[tuple[int, int]]]:
    """The first half has beaten the second; neighbours meet, which is as the printed procedure has it."""
    return played(size), [(n, n + 1) for n in range(1, size, 2)]


def test_in_a_large_field_a_better_pairing_is_looked_for() -> None:
    event, pairs = a_large_field()
    right = limited(pairs, BEST, event=event, apart=[(1, 2)], breaks=AGAIN)
    right.facts[-1]["body"]["bound"] = {**BEST, "forbidden": 1, "groups": 0}
    # Without the seed first seats and tables are not checked, which would need every lot.
    assert right.verdict().ok, right.verdict().as_text()

    right.facts[-1]["body"]["bound"] |= {"forbidden_least": 1}
    found = right.verdict().discrepancies
    assert [(fault.fact, fault.text) for fault in found] == [
        (right.n, "The bound says that no pairing has fewer than 1 forbidden pair, and there is one with 0.")
    ]


def test_in_a_large_field_fewer_meetings_are_looked_for() -> None:
    event, pairs = a_large_field()
    pairs = [(1, 132), (2, 131), *pairs[1:-1]]
    event = limited(pairs, {**BEST, "meetings": 2, "short": 2, "groups": 0}, event=event, breaks=AGAIN)
    assert event.verdict().ok, event.verdict().as_text()

    event.facts[-1]["body"]["bound"] |= {"meetings_least": 1}
    assert [(fault.fact, fault.clause) for fault in event.verdict().discrepancies] == [(event.n, "draw")]


def test_in_a_large_field_the_verdict_says_what_was_not_tried() -> None:
    event, pairs = a_large_field()
    # Two pairs between the groups, where the printed procedure has none.
    pairs = [*pairs[:32], (65, 69), (66, 70), (67, 71), (68, 72), *pairs[36:]]
    event = limited(pairs, {**BEST, "short": 2, "groups": 1}, event=event)

    verdict = event.verdict()

    assert verdict.ok, verdict.as_text()
    assert f"fact {event.n}: how many groups are paired as well as can be, for 132 players" in verdict.unchecked


def test_the_printed_procedure_floats_one_down_from_every_odd_group() -> None:
    points = dict.fromkeys("abc", 9) | dict.fromkeys("d", 6) | dict.fromkeys("efgh", 3)
    field = Field(points, Counter(), frozenset(), {})

    assert +printed(field) == {(0, 0): 1, (0, 1): 1, (2, 2): 2}
    assert short(field, [frozenset(pair) for pair in ("ab", "cd", "ef", "gh")]) == 0
    assert short(field, [frozenset(pair) for pair in ("ad", "be", "cf", "gh")]) == 2


@pytest.mark.parametrize("seed", range(80))
def test_a_largest_matching_is_as_large_as_that_of_another_program(seed: int) -> None:
    dice = random.Random(seed)
    size, share = dice.choice((2, 5, 8, 12, 20, 30)), dice.choice((0.1, 0.3, 0.6, 0.9))
    barred = [{one} for one in range(size)]
    graph: networkx.Graph[int] = networkx.Graph()
    for a in range(size):
        for b in range(a):
            if dice.random() < share:
                barred[a].add(b)
                barred[b].add(a)
            else:
                graph.add_edge(a, b)

    mates = largest(barred)

    assert mates is not None
    assert all(mates[mate] == one and mate not in barred[one] for one, mate in enumerate(mates) if mate != NOBODY)
    other = networkx.max_weight_matching(graph, maxcardinality=True)
    assert size - mates.count(NOBODY) == 2 * len(other)


def test_the_search_for_a_largest_matching_gives_up_in_time() -> None:
    barred = [{one, *range(20)} if one < 20 else {one} for one in range(30)]

    assert largest(barred, most_looks=50) is None
    mates = largest(barred)
    assert mates is not None
    assert mates.count(NOBODY) == 10
