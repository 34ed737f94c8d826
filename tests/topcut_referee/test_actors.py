"""Who may have written a fact: for every kind a role that may not is found, and strangers are remarked on."""

import json
from collections.abc import Iterator

import pytest

import topcut_referee
from tests.topcut_referee.sealing import LOGS, Record, archive, records
from tests.topcut_referee.writing import OLGA, WANDA, Event, rows
from topcut_referee.actors import WHO
from topcut_referee.forms import FORMS

LOGS_BY_NAME = {path.stem: path for path in sorted(LOGS.glob("*.jsonl"))}
ROLES = ("player", "official", "organizer", "clock")


def log(name: str) -> list[Record]:
    return [json.loads(line) for line in LOGS_BY_NAME[name].read_text(encoding="utf-8").splitlines()]


def firsts() -> Iterator[tuple[str, str, int]]:
    """Every kind that the sample logs have, with the log and the number of its first fact there."""
    seen: set[str] = set()
    for name in LOGS_BY_NAME:
        for record in log(name):
            if record["kind"] not in seen:
                seen.add(record["kind"])
                yield record["kind"], name, record["n"]


def allowed(kind: str, role: str) -> bool:
    """As the table has it, for somebody who has no part in the matter."""
    words = WHO[kind].split()
    return {"player": False, "clock": "clock" in words, "official": "staff" in words}.get(
        role, "staff" in words or "organizer" in words
    )


def said_of(facts: list[Record], n: int) -> list[str]:
    found = topcut_referee.verify(archive(facts)).discrepancies
    return [
        fault.text for fault in found
        if fault.fact == n and ("cannot do this" in fault.text or "speaks for" in fault.text)
    ]  # fmt: skip


def test_every_kind_has_its_roles() -> None:
    words = {"organizer", "staff", "clock", "own", "person", "game", "call", "table"}

    assert set(WHO) == set(FORMS)
    assert {word for said in WHO.values() for word in said.split()} - set(WHO) <= words


@pytest.mark.parametrize(("kind", "name", "n"), list(firsts()))
def test_a_role_that_may_not_do_something_is_found(kind: str, name: str, n: int) -> None:
    for role in ROLES:
        facts = log(name)[:n]
        facts[n - 1]["by"] = {"role": role, "id": "somebody"}
        assert bool(said_of(facts, n)) != allowed(kind, role), role


@pytest.mark.parametrize(
    ("name", "kind", "stage"), [("challenger", "RoundPaired", "swiss"), ("challenger", "CutMade", "")]
)
def test_a_player_neither_pairs_nor_makes_the_cut(name: str, kind: str, stage: str) -> None:
    facts = records(name)
    done = next(r for r in facts if r["kind"] == kind and r["body"].get("stage", "") == stage)
    done["by"] = {"role": "player", "id": "p02"}

    assert said_of(facts, done["n"])


def test_also_what_was_undone_is_somebodys() -> None:
    facts = records("challenger")
    undo = next(record for record in facts if record["kind"] == "StepUndone")
    facts[undo["body"]["first"] - 1]["by"] = {"role": "clock", "id": ""}

    assert said_of(facts, undo["body"]["first"])


def called(by: tuple[str, str]) -> Event:
    event = Event(entries={"structure.rows": rows((2, 2, 0))}).sign_up().start(2, 0)
    event.says("OfficialCalled", ("player", "ann"), call=1, round=1, table=None, player="ann")
    return event.says("CallClosed", by, call=1)


def test_a_call_is_closed_by_an_official_or_by_who_has_called() -> None:
    assert called(WANDA).faults() == called(("player", "ann")).faults() == []
    assert called(("player", "bo")).faults() == [(called(OLGA).n, "claim")]


def test_a_waiting_player_is_let_in_by_one_who_signs_off_and_by_no_other() -> None:
    def event(player: str) -> Event:
        made = Event().sign_up(lists=False).says("PlayerEntered", player="zoe", waiting=True)
        return made.act(
            ("PlayerWithdrawn", {"player": "ann"}), ("PlayerAdmitted", {"player": "zoe"}), by=("player", player)
        )

    assert event("ann").faults() == []
    assert event("zoe").faults() == [(event("zoe").n - 1, "claim"), (event("zoe").n, "claim")]


def test_in_a_public_file_what_a_player_has_done_first_may_be_withheld() -> None:
    facts = records("showdown")
    sealed = {record["n"] for record in facts if record["kind"] == "SquadsSealed"}
    private = ("FeeNoted", "ListHandedIn", "ListAccepted", "WarningGiven", "ExtraMinutesRolled", "OfficialCalled")
    hidden = sealed | {record["n"] for record in facts if record["kind"] in private}
    first = next(r["n"] for r in facts if r["kind"] == "SquadsRevealed" and r["by"]["role"] == "player")

    found = topcut_referee.verify(archive(facts, withheld=hidden, full=False)).discrepancies

    assert first not in {fault.fact for fault in found if fault.clause == "claim"}


def test_who_acts_and_is_not_in_the_log_is_remarked_on() -> None:
    event = Event().sign_up(lists=False).says("CapacitySet", ("official", "stranger"), capacity=20)
    event.says("CapacitySet", ("organizer", "otto"), capacity=21).says("OfficialNamed", official="otto", role="watcher")
    event.says("TableSet", ("official", "otto"), table=1).says("OfficialReleased", official="otto", role="watcher")
    n = event.says("TableSet", ("official", "otto"), table=2).n

    verdict = event.verdict()

    assert verdict.ok
    assert [(remark.text, remark.facts) for remark in verdict.remarks] == [
        ("stranger acts as an official, and was not named", (n - 5,)),
        ("otto acts as an organizer, and the log does not say who that is", (n - 4,)),
        ("otto acts as an official, and was not named", (n,)),
    ]
    assert f"Remark: stranger acts as an official, and was not named (fact {n - 5})" in verdict.as_text()


def test_a_time_that_goes_back_is_remarked_on() -> None:
    facts = records("munchkin")
    facts[80]["at"] = "2020-01-01T00:00:00.000+00:00"

    verdict = topcut_referee.verify(archive(facts))

    assert ("the time goes back", (81,)) in [(remark.text, remark.facts) for remark in verdict.remarks]


def test_people_who_are_there_twice_or_in_no_fact_are_remarked_on() -> None:
    lines = archive(records("munchkin"), full=False)
    lines += [json.dumps({"player": name, "name": "Somebody", "club": None}) for name in ("p02", "p02", "nobody")]

    verdict = topcut_referee.verify(lines)

    assert [remark.text for remark in verdict.remarks if remark.facts == (0,)] == [
        "p02 has several lines among the people",
        "nobody has a line among the people, and is in no fact",
    ]
    assert any("no hash of this version covers them" in line for line in verdict.unchecked)
