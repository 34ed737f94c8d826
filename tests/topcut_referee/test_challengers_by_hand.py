"""Real cards and the printed plans: rounds of Challengers! that the players seat by hand."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import topcut_referee
from tests.topcut_referee.games import game
from tests.topcut_referee.sealing import Record, archive, kinds, renumbered

pytestmark = pytest.mark.clause("CG-09")
Pairs = list[dict[str, Any]]


def turned(facts: list[Record], number: int) -> None:
    """The round by hand: what was played at the first park is played at the last one."""
    paired = round_of(facts, number)
    pairs = paired["body"]["pairs"]
    parks = len(pairs)
    paired["body"] |= {"way": "by-hand", "pairs": seats(reversed([(pair["first"], pair["second"]) for pair in pairs]))}
    for record in facts:
        body, told = record["body"], record["kind"] in ("ResultSettled", "ResultCorrected", "TrophyTaken")
        if told and body["round"] == number and body.get("stage", "swiss") == "swiss":
            body["match"] = parks + 1 - body["match"]


def seats(couples: Any) -> Pairs:
    return [{"table": table, "first": a, "second": b} for table, (a, b) in enumerate(couples, start=1)]


def round_of(facts: list[Record], number: int) -> Record:
    rounds = [record for record in kinds(facts, "RoundPaired") if record["body"]["stage"] == "swiss"]
    return [record for record in rounds if record["body"]["round"] == number][-1]


def faults(facts: list[Record], seed: str) -> list[tuple[int, str]]:
    verdict = topcut_referee.verify(archive(renumbered(facts), seed=seed))
    return [(found.fact, found.clause) for found in verdict.discrepancies]


@pytest.mark.parametrize("players", [3, 4, 5, 8])
def test_rounds_by_the_plan_and_by_hand_may_follow_each_other(players: int) -> None:
    facts, seed = game(players, digital=False, holding=("CutMade",), by_plan=True)
    facts = facts[: facts.index(kinds(facts, "CutMade")[0]) + 1]
    for number in (1, 2, 5):
        turned(facts, number)

    verdict = topcut_referee.verify(archive(facts, seed=seed))

    assert verdict.ok, verdict.as_text()
    assert "who meets whom in round 5: it was seated by hand, by the printed plans" in verdict.unchecked


def test_who_has_left_still_has_a_seat() -> None:
    facts, seed = game(6, digital=False, holding=("PlayerDropped",), by_plan=True)
    for number in range(1, 8):
        turned(facts, number)

    assert faults(facts, seed) == []


def running(players: int = 5, *, digital: bool = False) -> tuple[list[Record], str]:
    """A game up to its second round, which is paired by the plan."""
    facts, seed = game(players, digital=digital, by_plan=True)
    return facts[: facts.index(round_of(facts, 2)) + 1], seed


def couples(facts: list[Record]) -> list[tuple[str, str]]:
    """Everybody at the table, whom the plan does not pair so."""
    body = kinds(facts, "TableOpened")[0]["body"]
    names = [*body["players"], *([body["robot"]] if body["robot"] else [])]
    return [(names[place], names[-1 - place]) for place in range(len(names) // 2)]


def seated(facts: list[Record], **members: Any) -> Record:
    """The last round, by hand."""
    record = facts[-1]
    record["body"] |= {"way": "by-hand", "pairs": seats(couples(facts)), **members}
    return record


def twice(pairs: Pairs) -> None:
    pairs[0]["first"] = pairs[1]["first"]


def unknown(pairs: Pairs) -> None:
    pairs[0]["first"] = "p99"


def alone(pairs: Pairs) -> None:
    pairs.append({"table": None, "first": pairs[0]["second"], "second": None})
    pairs[0]["second"] = None


def one_less(pairs: Pairs) -> None:
    pairs.pop()


def other_tables(pairs: Pairs) -> None:
    pairs[0]["table"], pairs[1]["table"] = 2, 1


def later_tables(pairs: Pairs) -> None:
    for pair in pairs:
        pair["table"] += 1


def test_whom_the_printed_plans_seat_where_is_for_the_players_to_say() -> None:
    facts, seed = running()
    seated(facts)

    assert faults(facts, seed) == []


@pytest.mark.parametrize("change", [twice, unknown, alone, one_less, other_tables, later_tables])
def test_everybody_has_one_seat_park_after_park(change: Callable[[Pairs], None]) -> None:
    facts, seed = running()
    change(seated(facts)["body"]["pairs"])

    assert (len(facts), "CG-09") in faults(facts, seed)


@pytest.mark.parametrize(
    "members",
    [
        {"keys": {"pairing": "00"}},
        {"given_byes": ["p01"]},
        {"unpaired_losses": ["p01"]},
        {"breaks": ["CG-09"]},
    ],
)
@pytest.mark.parametrize("by_hand", [True, False])
def test_nothing_is_drawn_given_or_broken(members: dict[str, Any], by_hand: bool) -> None:
    facts, seed = running()
    record = seated(facts) if by_hand else facts[-1]
    record["body"] |= members

    assert faults(facts, seed) == [(len(facts), "CG-09")]


def test_at_a_digital_table_nobody_seats_a_round_by_hand() -> None:
    facts, seed = running(digital=True)
    record = facts[-1]
    record["body"]["way"] = "by-hand"

    assert (record["n"], "format") in faults(facts, seed)


def again(facts: list[Record], **members: Any) -> list[Record]:
    """The last round is taken back and seated by hand, in one act."""
    first = facts[-1]
    at = first["at"].replace("2026", "2027")
    organizer = kinds(facts, "TournamentCreated")[0]["by"]
    envelope = {"at": at, "by": organizer, "v": 1}
    reason = {"stage": "swiss", "round": first["body"]["round"], "reason": "the printed plans seat us otherwise"}
    body = {**copy.deepcopy(first["body"]), "way": "by-hand", "attempt": first["body"]["attempt"] + 1, **members}
    facts.append({**envelope, "n": 0, "kind": "RoundUnpaired", "body": reason})
    facts.append({**envelope, "n": 0, "kind": "RoundPaired", "body": {**body, "pairs": seats(couples(facts))}})
    return facts


def test_a_round_without_a_result_is_taken_back_and_seated_by_hand() -> None:
    facts, seed = running()

    assert faults(again(facts), seed) == []
    assert faults(again(facts), seed) == []  # and once more, after it was seated by hand


@pytest.mark.parametrize("attempt", [1, 3])
def test_another_attempt_than_the_next_is_found(attempt: int) -> None:
    facts, seed = running()

    assert (len(facts) + 2, "draw") in faults(again(facts, attempt=attempt), seed)


def test_a_round_that_is_taken_back_and_not_seated_by_hand_is_found() -> None:
    facts, seed = running()
    unpaired = len(facts) + 1

    assert faults(again(facts)[:-1], seed) == [(unpaired, "order")]
    planned = again(facts[: unpaired - 1])
    planned[-1]["body"] |= {"way": "plan", "pairs": planned[-3]["body"]["pairs"]}
    assert faults(planned, seed) == [(unpaired, "order")]


def test_a_round_that_is_seated_by_hand_in_another_act_is_found() -> None:
    facts, seed = running()
    again(facts)[-1]["at"] = facts[-1]["at"].replace("2027", "2028")

    assert (len(facts) - 1, "order") in faults(facts, seed)


def test_a_round_with_a_result_is_not_taken_back() -> None:
    facts, seed = game(5, digital=False, by_plan=True)
    paired = facts.index(round_of(facts, 2))
    settled = next(place for place, fact in enumerate(facts) if place > paired and fact["kind"] == "ResultSettled")
    begun = facts[: settled + 1]

    begun += [{**record, "n": 0} for record in again(facts[: paired + 1])[-2:]]

    assert faults(begun, seed) == [(settled + 2, "order")]


def test_at_a_digital_table_no_round_is_taken_back() -> None:
    facts, seed = running(digital=True)
    unpaired = len(facts) + 1

    assert (unpaired, "order") in faults(again(facts), seed)
