"""Nonces of phones: those of RosterLocked are of who takes part, and every draw follows from them and the seed."""

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import topcut_referee
from tests.topcut_referee.games import tournament
from tests.topcut_referee.sealing import Record, archive, kinds, renumbered


@cache
def _mixed() -> tuple[list[Record], str]:
    """A made-up tournament with nonces that count."""
    for number in range(100):
        records, seed = tournament("challenger", (4, 12), f"nonces {number}")
        locked = kinds(records, "RosterLocked")
        counted = [fact["body"]["nonces"] for fact in locked if fact["body"]["mixed"]]
        if kinds(records, "TextStruck"):
            continue  # there is none in version 1
        if len(locked) == len(counted) == 1 and len(counted[0]) > 1 and kinds(records, "NonceAdded"):
            return records, seed
    raise AssertionError("no tournament with nonces came up")


def mixed() -> tuple[list[Record], str]:
    records, seed = _mixed()
    return copy.deepcopy(records), seed


def locked(facts: list[Record]) -> dict[str, Any]:
    body: dict[str, Any] = kinds(facts, "RosterLocked")[0]["body"]
    return body


def test_draws_of_seed_and_nonces_are_found_right() -> None:
    facts, seed = mixed()

    verdict = topcut_referee.verify(archive(facts, seed=seed))

    assert verdict.ok, verdict.as_text()
    assert verdict.draws[0] == verdict.draws[1] > 0


def other_nonce(facts: list[Record]) -> Record:
    locked(facts)["nonces"][0] = "00" * 16
    return kinds(facts, "RosterLocked")[0]


def nonce_left_out(facts: list[Record]) -> Record:
    locked(facts)["nonces"].pop()
    return kinds(facts, "RosterLocked")[0]


def unsorted(facts: list[Record]) -> Record:
    locked(facts)["nonces"].reverse()
    return kinds(facts, "RosterLocked")[0]


def short(facts: list[Record]) -> Record:
    added = kinds(facts, "NonceAdded")[0]
    added["body"]["nonce"] = "00"
    return added


def late(facts: list[Record]) -> Record:
    added = {**kinds(facts, "NonceAdded")[0]}
    facts.insert(facts.index(kinds(facts, "RosterLocked")[0]) + 1, added)
    return added


def not_mixed(facts: list[Record]) -> Record:
    locked(facts)["mixed"] = False
    return kinds(facts, "RoundPaired")[0]


def taken_back(facts: list[Record]) -> Record:
    """A check-out takes the nonce back, and the roster still has it."""
    roster = kinds(facts, "RosterLocked")[0]
    with_nonce = [record["body"]["player"] for record in kinds(facts, "NonceAdded") if record["n"] < roster["n"]]
    name = next(name for name in with_nonce if name in roster["body"]["players"])
    out = {**roster, "kind": "PlayerCheckedOut", "body": {"player": name}}
    back = {**roster, "kind": "PlayerCheckedIn", "body": {"player": name, "nonce": None}}
    facts[facts.index(roster) : facts.index(roster)] = [out, back]
    return roster


def for_another(facts: list[Record]) -> Record:
    added = kinds(facts, "NonceAdded")[0]
    added["by"] = {"role": "player", "id": "somebody"}
    return added


@pytest.mark.parametrize(
    ("damage", "clause"),
    [
        (other_nonce, "draw"),
        (nonce_left_out, "draw"),
        (unsorted, "draw"),
        (short, "draw"),
        (late, "draw"),
        (not_mixed, "draw"),
        (taken_back, "draw"),
        (for_another, "claim"),
    ],
)
def test_damage_to_nonces_is_found(damage: Callable[[list[Record]], Record], clause: str) -> None:
    facts, seed = mixed()

    wrong = damage(facts)

    number = next(n for n, record in enumerate(facts, start=1) if record is wrong)
    verdict = topcut_referee.verify(archive(renumbered(facts), seed=seed))
    assert (number, clause) in {(found.fact, found.clause) for found in verdict.discrepancies}, verdict.as_text()
