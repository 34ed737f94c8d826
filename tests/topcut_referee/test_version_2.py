"""Version 2 of the log: what binds classes, names, texts and those who act, small log by small log."""

import copy
import hashlib
import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import topcut_referee
from tests.topcut_referee import second
from tests.topcut_referee.sealing import CLASSES, PAGE, STORED, Record, archive, canon, records, renumbered
from tests.topcut_referee.writing import EIGHT, OLGA, WANDA, Event, played, rows
from topcut_referee.__main__ import main
from topcut_referee.walk import VERSION_1

SAMPLES = STORED
FEW = {"structure.rows": rows((2, 2, 0))}


def event(book: str = "challenger", entries: dict[str, str] | None = None) -> Event:
    made = Event(book, entries or FEW)
    made.facts[0]["body"]["log"] = 2
    return made


def public(facts: list[Record]) -> list[str]:
    return archive(facts, full=False, withheld=second.hidden(facts), people=second.people(facts, full=False))


def full(facts: list[Record]) -> list[str]:
    return archive(facts, people=second.people(facts, full=True))


def found(lines: Iterable[str]) -> list[tuple[int, str]]:
    return [(fault.fact, fault.clause) for fault in topcut_referee.verify(lines).discrepancies]


def faults(made: Event) -> list[tuple[int, str]]:
    """Of the full file, after a look at the public one, which may not be worse."""
    facts = second.committed(made.facts)
    said = found(full(facts))
    assert set(found(public(facts))) <= set(said)
    return said


def remarks(made: Event) -> list[str]:
    return [remark.text for remark in topcut_referee.verify(full(second.committed(made.facts))).remarks]


@pytest.mark.parametrize("name", SAMPLES)
def test_a_log_of_version_2_is_right_in_full_and_in_public(name: str) -> None:
    facts = second.log(name)
    for lines in (full(facts), public(facts)):
        verdict = topcut_referee.verify(lines)
        assert verdict.ok, verdict.as_text()
        assert VERSION_1 not in verdict.unchecked


@pytest.mark.parametrize("name", SAMPLES)
def test_every_beginning_of_it_is_right(name: str) -> None:
    facts = second.log(name)
    ends = ("Started", "RoundPaired", "TimeCalled", "SquadsRevealed", "RoundClosed", "StepUndone", "TextStruck")
    last = {kind: fact["n"] for fact in facts for kind in ends if fact["kind"] == kind}
    for end in last.values():
        begun = second.beginning(facts, end)
        for lines in (full(begun), public(begun)):
            verdict = topcut_referee.verify(lines)
            wrong = [fault for fault in verdict.discrepancies if "had to follow" not in fault.text]  # acts cut in two
            in_act = end < len(facts) and facts[end]["at"] == facts[end - 1]["at"]
            assert in_act or not wrong, verdict.as_text()


def test_what_version_1_cannot_prove_is_said() -> None:
    assert VERSION_1 in topcut_referee.verify(archive(records("challenger"))).unchecked


def test_the_figures_of_the_page_are_ours() -> None:
    record = {
        "at": "2026-11-15T09:00:00.000Z", "body": {"player": "ana"}, "by": {"id": "olga", "role": "organizer"},
        "kind": "PlayerCheckedOut", "n": 1, "v": 1,
    }  # fmt: skip
    salt = bytes(range(16))
    assert hashlib.sha256(salt + canon(record)).hexdigest() in PAGE
    for version, head in (
        (1, "b186e8f3470f6e04cf7885ef3b7e12bc3ce6631d5a44c4590de078fe3eb26a63"),
        (2, "2473a8179e1a0bfe6729d05a01a6f4d4e6ff71db50fbf695cccc3313c4820846"),
    ):
        assert head in PAGE
        header = {"format": f"topcut-archive-{version}", "tournament": "e1", "facts": 1, "head": head, "full": False}
        line = {**record, "salt": salt.hex(), "hash": head} | ({"class": "P", "texts": {}} if version == 2 else {})
        said = topcut_referee.verify([canon(header).decode(), canon(line).decode()])
        assert "chain" not in {fault.clause for fault in said.discrepancies}
        assert said.head == head


def test_the_text_of_the_page_fits() -> None:
    made = event().sign_up().start(2, 0).swiss(1, EIGHT, settle=False)
    made.says("ExtraMinutesRolled", stage="swiss", round=1, extra=0, salt="", typed=True)
    commitment = "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"
    made.says("ClockStarted", stage="swiss", round=1, minutes=90, commitment=commitment)
    digest = "5b3051ef3baeab93dabc4f96bac539af08a0fc94bad22168aefa8e00e8fff253"
    facts = second.committed(made.says("ClockPaused", round=1, reason={"sha256": digest}).facts)
    facts[-1]["texts"] = {"reason": {"text": "Fire alarm", "salt": "000102030405060708090a0b0c0d0e0f"}}
    assert digest in PAGE
    assert found(full(facts)) == []


# The file


def changed(lines: list[str], n: int, change: dict[str, Any], without: Iterable[str] = ()) -> list[str]:
    """Line n with other members."""
    line = {name: value for name, value in (json.loads(lines[n]) | change).items() if name not in set(without)}
    return [*lines[:n], canon(line).decode(), *lines[n + 1 :]]


@pytest.mark.parametrize("version", [0, 1, 3, 2**63])
def test_the_version_of_the_log_is_that_of_the_file(version: int) -> None:
    facts = second.log("munchkin")
    lines = full([{**facts[0], "body": {**facts[0]["body"], "log": 2}}, *facts[1:]])
    other = copy.deepcopy(facts)
    other[0]["body"]["log"] = version

    assert found(lines) == []
    assert (1, "chain") in found(_as_version_2(other))
    first = records("munchkin")
    first[0]["body"]["log"] = version
    assert (found(archive(first)) == []) == (version == 1)


def _as_version_2(facts: list[Record]) -> list[str]:
    """Sealed as version 2, whatever the first fact says."""

    class Two(dict[str, Any]):
        def get(self, name: str, default: Any = None) -> Any:
            return 2 if name == "log" else super().get(name, default)

    return archive([{**facts[0], "body": Two(facts[0]["body"])}, *facts[1:]], people=second.people(facts, full=True))


@pytest.mark.parametrize(
    ("change", "without"),
    [({"class": "Q"}, ()), ({"class": None}, ()), ({}, ["class"]), ({"class": "p"}, ()), ({"class": ["P"]}, ())],
)
def test_every_line_has_its_class(change: dict[str, Any], without: list[str]) -> None:
    assert (70, "chain") in found(changed(full(second.log("munchkin")), 70, change, without))


@pytest.mark.parametrize(
    ("change", "without"),
    [({"kind_of": "x"}, ()), ({"salt": "00" * 16}, ()), ({"at": "2026-11-15T09:41:07.120Z"}, ()), ({}, ["class"])],
)
def test_a_withheld_line_has_its_four_members_and_no_others(change: dict[str, Any], without: list[str]) -> None:
    facts = second.log("munchkin")
    n = min(second.hidden(facts))

    assert n in {fact for fact, _ in found(changed(public(facts), n, change, without))}


@pytest.mark.parametrize("texts", [None, [], "", {"nothing": {"text": "x", "salt": "00" * 16}}])
def test_the_texts_of_a_line_are_an_object_of_its_free_texts(texts: object) -> None:
    n = next(fact["n"] for fact in second.log("munchkin") if fact["kind"] == "RoundPaired")

    assert n in {fact for fact, _ in found(changed(full(second.log("munchkin")), n, {"texts": texts}))}


def test_a_full_file_has_its_last_line() -> None:
    assert (0, "format") in found(full(second.log("munchkin"))[:-1])


def test_a_line_that_is_changed_without_its_hash_is_found() -> None:
    facts = second.log("challenger-two-days")
    lines = full(facts)
    for n in range(1, len(facts) + 1):
        later = changed(lines, n, {"at": "2030-01-01T00:00:00.000Z"})
        assert n in {fact for fact, clause in found(later) if clause == "chain"}
    for n in (1, 20, len(facts)):
        for change in ({"salt": "0" * 32}, {"hash": "0" * 64}, {"v": 2}, {"class": "O"}, {"n": 99}):
            assert n in {fact for fact, clause in found(changed(lines, n, change)) if clause == "chain"}


@pytest.mark.parametrize("name", ["munchkin", "showdown", "challengers-digital"])
def test_damaged_values_never_make_the_referee_fall_over(name: str) -> None:
    dice, facts = random.Random(name), second.log(name)
    values: tuple[Any, ...] = (
        None,
        0,
        -1,
        2**70,
        True,
        [],
        {},
        "",
        "P",
        "0" * 64,
        1.5,
        ["x"],
        {"sha256": "0" * 64},
        "\ud800",
    )
    for _ in range(12):
        forged = copy.deepcopy(facts)
        for _ in range(dice.choice((1, 3, 9))):
            record = dice.choice(forged[1:])
            place = dice.choice((record, record["body"], record["texts"]))
            if isinstance(place, dict) and place:
                place[dice.choice(sorted(place))] = dice.choice(values[:-1])
        lines = archive(renumbered(_sealable(forged)), people=second.people(facts, full=True))
        for _ in range(2):
            n = dice.randrange(len(lines))
            line = json.loads(lines[n])
            line[dice.choice([*line, "class", "texts", "reveals"])] = dice.choice(values)
            lines[n] = json.dumps(line)
        try:
            topcut_referee.verify(lines)
        except topcut_referee.Unreadable:
            continue


def _sealable(facts: list[Record]) -> list[Record]:
    """Kinds and classes that the sealing of tests can write down."""
    for fact in facts:
        fact["kind"] = fact["kind"] if isinstance(fact["kind"], str) else "Nothing"
        fact["class"] = CLASSES.get(fact["kind"], "P")
    return facts


# What may be left out


@pytest.mark.parametrize("name", SAMPLES)
def test_no_fact_for_all_is_withheld_unseen(name: str) -> None:
    """Every one in a file that withholds all but the end, and the last of each kind alone; soak tries each alone."""
    facts, hidden = second.log(name), second.hidden(second.log(name))
    open_ = [fact for fact in facts if fact["n"] not in hidden]
    people = second.people(facts, full=False)
    all_ = {fact["n"] for fact in facts if fact["kind"] != "TournamentFinished"}

    said = found(archive(facts, full=False, withheld=all_, people=people))

    assert {n for n, clause in said if clause == "class"} == {fact["n"] for fact in open_} & all_
    for n in {fact["kind"]: fact["n"] for fact in open_}.values():
        assert (n, "class") in found(archive(facts, full=False, withheld=hidden | {n}, people=people))


@pytest.mark.parametrize("name", ["showdown", "timeline", "challengers-digital"])
def test_what_was_sealed_is_open_once_it_is_revealed_or_all_is_over(name: str) -> None:
    facts = second.log(name)
    over = next(fact["n"] for fact in facts if fact["kind"] == "TournamentFinished")
    begun = second.beginning(facts, over - 1)
    sealed = {fact["n"] for fact in begun if CLASSES[fact["kind"]] == "S"}
    kept = sealed & second.hidden(begun)
    shown = (
        {n for fact in begun for n in fact["body"].get("reveals", []) if CLASSES[begun[n - 1]["kind"]] == "S"}
        if name != "challengers-digital"
        else set()
    )
    everything = second.hidden(begun) | sealed

    said = found(archive(begun, full=False, withheld=everything, people=second.people(begun, full=False)))

    assert {n for n, clause in said if clause == "class" and n in sealed} == shown == sealed - kept
    end = second.beginning(facts, len(facts))
    said = found(archive(end, full=False, withheld=second.hidden(end) | sealed, people=second.people(end, full=False)))
    assert {n for n, clause in said if clause == "class"} == sealed


@pytest.mark.parametrize("reveals", [[], [0], ["second"], ["second", "first"], ["first"], ["first", "second", "first"]])
def test_shown_squads_name_the_last_choice_of_each(reveals: list[Any]) -> None:
    facts = second.log("showdown")
    shown = next(fact for fact in facts if fact["kind"] == "SquadsRevealed")
    numbers = dict(zip(("first", "second"), shown["body"]["reveals"], strict=True))
    shown["body"]["reveals"] = [numbers.get(one, 1) for one in reveals]

    assert (shown["n"], "class") in found(full(facts))


@pytest.mark.parametrize("reveals", [[], [1], "twice"])
def test_called_time_names_the_roll_of_its_round(reveals: Any) -> None:
    facts = second.log("timeline")
    called = next(fact for fact in facts if fact["kind"] == "TimeCalled")
    assert len(called["body"]["reveals"]) == 1
    called["body"]["reveals"] = called["body"]["reveals"] * 2 if reveals == "twice" else reveals

    assert (called["n"], "class") in found(full(facts))
    assert (called["n"], "class") in found(public(facts))


def test_time_without_a_roll_names_none() -> None:
    facts = second.log("munchkin")
    called = next(fact for fact in facts if fact["kind"] == "TimeCalled")
    assert called["body"]["reveals"] == []
    called["body"]["reveals"] = [called["n"] - 1]

    assert (called["n"], "class") in found(full(facts))


# Names


def test_players_have_names_officials_may_have_none() -> None:
    made = event().says("OfficialNamed", official="guest", role="watcher", name=None)
    assert faults(made.says("StaffLetIn", person="sam", role="official", name=None)) == []
    made.says("PlayerEntered", player="zoe", name=None)
    assert faults(made) == [(made.n, "name")]


@pytest.mark.parametrize("name", ["", "Zoe", "0" * 63, "0" * 65, "G" * 64, "A" * 64, 7, {"sha256": "0" * 64}])
def test_a_name_is_committed_to_by_64_digits(name: object) -> None:
    made = event().says("PlayerEntered", player="zoe", name=name)
    assert (made.n, "format") in found(full(second.committed(made.facts)))


def test_the_robot_has_no_name() -> None:
    facts = second.log("challengers-digital")
    [entered] = [fact for fact in facts if fact["kind"] == "PlayerEntered" and fact["body"]["robot"]]
    assert entered["body"]["name"] is None
    entered["body"]["name"] = second.commit("Tin Man", "a salt")
    assert (entered["n"], "name") in found(full(facts))


def test_the_last_name_counts_undone_or_not() -> None:
    made = event().sign_up(lists=False)
    made.says("OfficialNamed", official="guest", role="watcher", name=second.commit("Right", "undone"))
    made.says("StepUndone", first=made.n, last=made.n, reason="A slip")
    facts = second.committed(made.facts)
    assert faults(made) == []
    right = [line for line in second.people(facts, full=True) if line["player"] == "guest"]
    assert [line["name"] for line in right] == ["Right"]
    assert (0, "name") in found(archive(facts, people=[p for p in second.people(facts, full=True) if p not in right]))
    assert (0, "name") in found(
        archive(facts, full=False, withheld=second.hidden(facts), people=second.people(facts, full=True))
    )


def test_another_spelling_of_the_same_letters_fits() -> None:
    made = event().says("PlayerEntered", player="zoe", name=second.commit("Zoë", "zoe"))
    facts = second.committed(made.facts)
    people = second.people(facts, full=True)
    spelled = [{**line, "name": line["name"].replace("ë", "e\u0308")} for line in people]

    assert people != spelled
    assert found(archive(facts, people=spelled)) == []


def test_who_was_forgotten_has_no_line_until_named_again() -> None:
    made = event().sign_up(lists=False).says("PersonForgotten", person="ann")
    facts = second.committed(made.facts)
    line = {"player": "ann", "name": "Name of ann", "club": None, "salt": "00" * 16, "contact": ""}

    assert faults(made) == []
    assert (0, "name") in found(archive(facts, people=[*second.people(facts, full=True), line]))
    made.says("PersonRenamed", WANDA, person="ann")
    facts = second.committed(made.facts)
    assert faults(made) == []
    without = [line for line in second.people(facts, full=True) if line["player"] != "ann"]
    assert found(archive(facts, people=without)) == [(0, "name")]


def test_who_does_not_take_part_has_a_line_in_a_full_file_only() -> None:
    made = event().sign_up(lists=False).says("StaffLetIn", person="sam", role="official")
    made.says("PlayerWithdrawn", player="ann").says("OfficialNamed", official="guest", role="watcher")
    made.says("OfficialReleased", official="guest", role="watcher")
    facts = second.committed(made.facts)
    everyone, some = (second.people(facts, full=whole) for whole in (True, False))

    assert faults(made) == []
    assert {line["player"] for line in everyone} - {line["player"] for line in some} == {"ann", "sam", "guest"}
    for line in everyone:
        short = {name: line[name] for name in ("player", "name", "club", "salt")}
        if short not in some:
            assert found(archive(facts, full=False, people=[*some, short])) == [(0, "name")]
        assert found(archive(facts, people=[other for other in everyone if other != line])) == [(0, "name")]


@pytest.mark.parametrize("kind", ["PersonForgotten", "StaffSentAway"])
def test_only_people_of_the_log_are_forgotten_and_sent_away(kind: str) -> None:
    made = event().says(kind, person="nobody")
    assert (made.n, "name") in found(full(second.committed(made.facts)))


def test_a_new_name_may_be_the_first_that_is_heard_of_somebody() -> None:
    made = event().says("PersonRenamed", person="jo")
    facts = second.committed(made.facts)
    assert faults(made) == []
    assert "jo" in {line["player"] for line in second.people(facts, full=True)}
    without = [line for line in second.people(facts, full=True) if line["player"] != "jo"]
    assert found(archive(facts, people=without)) == [(0, "name")]
    assert faults(made.says("PersonForgotten", person="jo")) == []


def test_a_name_that_is_taken_away_without_forgetting_is_remarked_on() -> None:
    made = event().says("OfficialNamed", official="wanda", role="head-watcher", name=None)
    assert faults(made) == []
    assert any("wanda had a name" in text for text in remarks(made))
    made.says("PlayerEntered", player="zoe").says("PersonRenamed", person="zoe", name=None)
    assert faults(made) == [(made.n, "name")]


@pytest.mark.parametrize("club", ["Elsewhere", "", 7, None])
def test_a_line_has_the_club_of_the_log(club: object) -> None:
    made = event().says("PlayerEntered", player="zoe", club="Rooks")
    facts = second.committed(made.facts)
    people = [line | ({"club": club} if line["player"] == "zoe" else {}) for line in second.people(facts, full=True)]

    assert faults(made) == []
    assert found(archive(facts, people=people)) == [(0, "name")]


def test_who_was_forgotten_and_named_again_has_the_club_of_the_log_too() -> None:
    made = event().says("PlayerEntered", player="zoe", club="Rooks").says("PersonForgotten", person="zoe")
    facts = second.committed(made.says("PersonRenamed", person="zoe").facts)
    people = [line | ({"club": None} if line["player"] == "zoe" else {}) for line in second.people(facts, full=True)]

    assert faults(made) == []
    assert found(archive(facts, people=people)) == [(0, "name")]


# Free texts


def struck(made: Event, n: int, *members: str, gone: Iterable[str] | None = None) -> list[tuple[int, str]]:
    """The log with a TextStruck for each member, the text of which is gone as well."""
    for member in members:
        made.says("TextStruck", n=n, member=member)
    facts = second.committed(made.facts)
    for member in members if gone is None else gone:
        del facts[n - 1]["texts"][member]
    return found(full(facts))


def test_a_text_is_struck_out_and_stays_so() -> None:
    made = event().says("DeviationDeclared", clause="CH-30", reason="Somebody's name")
    n = made.n
    assert struck(copy.deepcopy(made), n, "reason") == []
    assert struck(copy.deepcopy(made), n, gone=["reason"]) == [(n, "text")]
    assert struck(copy.deepcopy(made), n, "reason", gone=[]) == [(n + 1, "text")]
    assert struck(copy.deepcopy(made), n, "clause", gone=[]) == [(n + 1, "text")]
    assert struck(copy.deepcopy(made), n, "nothing", gone=[]) == [(n + 1, "text")]
    assert struck(copy.deepcopy(made), n, "reason", "reason", gone=["reason"]) == [(n + 2, "text")]
    assert struck(copy.deepcopy(made), n + 1, "reason", gone=[]) == [(n + 1, "text")]
    assert struck(copy.deepcopy(made), n + 9, "reason", gone=[]) == [(n + 1, "text")]


def test_a_strike_of_what_is_withheld_cannot_be_checked_in_public() -> None:
    made = event().sign_up()
    facts = second.committed(made.says("TextStruck", n=made.n, member="text").facts)
    del facts[-2]["texts"]["text"]
    assert found(public(facts)) == found(full(facts)) == []


def test_in_version_1_no_text_is_struck_out_withheld_or_not() -> None:
    made = Event("challenger", FEW).sign_up()
    n = made.n
    made.says("TextStruck", n=n, member="text")
    for hidden in ((), (n,)):
        lines = archive(made.facts, full=False, withheld=second.hidden(made.facts) - {n} | set(hidden))
        assert (made.n, "text") in found(lines)


@pytest.mark.parametrize(("later", "right"), [(4, False), (5, True), (6, True)])
def test_of_lists_and_pools_the_last_few_are_kept(later: int, right: bool) -> None:
    for kind, by in (("ListHandedIn", "ListCorrected"), ("PoolRegistered", "PoolRegistered")):
        made = event().sign_up(lists=False).says(kind, player="ann", text="The first")
        n = made.n
        made.says(kind, player="bo", text="Another one's")
        for number in range(later):
            body = {"player": "ann", "text": f"Number {number}"}
            made.act((by, body | ({"reason": "A slip"} if by == "ListCorrected" else {})))
        facts = second.committed(made.facts)
        del facts[n - 1]["texts"]["text"]
        assert found(full(facts)) == ([] if right else [(n, "text")])


def test_the_reason_of_a_corrected_list_is_no_list() -> None:
    made = event().sign_up(lists=False).says("ListCorrected", player="ann", text="The first", reason="A slip")
    n = made.n
    for number in range(6):
        made.says("ListHandedIn", player="ann", text=f"Number {number}")
    facts = second.committed(made.facts)
    facts[n - 1]["texts"] = {}
    assert found(full(facts)) == [(n, "text")]


def test_a_reason_is_needed_as_before_and_spaces_are_none() -> None:
    for reason, right in (("A flood", True), ("  ", False), ("", False)):
        made = event().says("DeviationDeclared", clause="CH-30", reason=reason)
        assert faults(made) == ([] if right else [(made.n, "CH-30")])


def test_nothing_is_no_text() -> None:
    made = event()
    facts = second.committed(made.says("TableSet", table=1, note="x").facts)
    salt = bytes(16)
    facts[-1]["body"]["note"] = {"sha256": hashlib.sha256(salt).hexdigest()}
    facts[-1]["texts"] = {"note": {"text": "", "salt": salt.hex()}}
    assert found(full(facts)) == [(made.n, "text")]


@pytest.mark.parametrize("value", [{"sha256": "0" * 63}, {"sha256": "0" * 64, "more": 1}, {}, [], {"SHA256": "0" * 64}])
def test_a_commitment_has_its_form(value: object) -> None:
    made = event()
    facts = second.committed(made.says("TableSet", table=1, note="x").facts)
    facts[-1]["body"]["note"] = value
    assert (made.n, "format") in found(full(facts))


def test_figures_that_are_not_known_are_not_known_by_a_commitment_too() -> None:
    made = event().sign_up().start(2, 0).swiss(1, EIGHT, settle=False)
    made.settle("swiss", 1, 1, played(0, 0, winner=0, how="victory", points=[3, 0]), figures_unknown="A lost sheet")
    assert faults(made) == []
    made.settle("swiss", 1, 2, played(5, 0), figures_unknown="A lost sheet")
    assert [n for n, _ in faults(made)] == [made.n]


def test_an_ejection_has_its_grounds_beside_it_even_if_some_are_told() -> None:
    made = event().sign_up().start(2, 0).swiss(1, EIGHT)
    made.says("PlayerEjected", player="ann", reason="In public")
    assert faults(made) == [(made.n, "CH-50")]


# Who acts, and when


def test_staff_act_from_being_let_in_until_they_are_sent_away() -> None:
    otto = ("organizer", "otto")
    made = event().says("CapacitySet", otto, capacity=20)
    assert faults(made) == [(made.n, "claim")]
    made = event().says("StaffLetIn", person="otto", role="organizer").says("CapacitySet", otto, capacity=20)
    assert faults(made) == []
    made.says("StaffLetIn", otto, person="otto", role="official").says("CapacitySet", ("official", "otto"), capacity=21)
    assert faults(made) == []
    made.says("CapacitySet", otto, capacity=22)
    assert faults(made) == [(made.n, "claim")]
    made = event().says("StaffLetIn", person="otto", role="organizer").says("StaffSentAway", person="otto")
    made.says("CapacitySet", otto, capacity=20)
    assert faults(made) == [(made.n, "claim")]


def test_an_official_acts_until_the_last_role_is_gone() -> None:
    made = event().says("OfficialNamed", official="wanda", role="head-watcher")
    made.says("OfficialReleased", official="wanda", role="watcher").says("TableSet", WANDA, table=1)
    assert faults(made) == []
    made.says("OfficialReleased", official="wanda", role="head-watcher").says("TableSet", WANDA, table=2)
    assert faults(made) == [(made.n, "claim")]


def test_an_organizer_acts_as_an_official_too() -> None:
    otto = ("official", "otto")
    made = event().says("TableSet", ("official", "olga"), table=1)
    assert faults(made.says("StaffLetIn", person="otto", role="organizer").says("TableSet", otto, table=2)) == []
    made.says("StaffSentAway", person="otto").says("TableSet", otto, table=3)
    assert faults(made) == [(made.n, "claim")]


def test_as_an_official_an_organizer_has_no_more_leave_than_one() -> None:
    made = event().says("StaffLetIn", ("official", "olga"), person="otto", role="organizer")
    assert faults(made) == [(made.n, "claim")]


def test_the_first_is_an_organizer_to_the_end() -> None:
    made = event().says("StaffLetIn", person="olga", role="official").says("StaffLetIn", person="otto", role="official")
    assert faults(made) == []


def test_a_role_of_the_rule_book_makes_no_organizer() -> None:
    made = event().says("TableSet", ("organizer", "wanda"), table=1)
    assert faults(made) == [(made.n, "claim")]


def test_a_player_acts_from_the_entry_on_and_after_leaving() -> None:
    zoe = ("player", "zoe")
    made = event().says("PlayerEntered", zoe, player="zoe").says("PlayerWithdrawn", zoe, player="zoe")
    assert faults(made.says("PersonForgotten", zoe, person="zoe")) == []
    made = event().says("PersonForgotten", zoe, person="zoe")
    assert {(made.n, "claim"), (made.n, "name")} == set(found(full(second.committed(made.facts))))


def test_who_was_entered_by_mistake_does_not_act() -> None:
    zoe = ("player", "zoe")
    made = event().says("PlayerEntered", player="zoe")
    made.says("StepUndone", first=made.n, last=made.n, reason="A slip").says("ClubSet", zoe, player="zoe", club="Rooks")
    assert {(made.n, "claim")} <= set(found(full(second.committed(made.facts))))


def test_the_clock_is_called_clock() -> None:
    facts = second.log("challenger")
    kept = next(fact for fact in facts if fact["by"]["role"] == "clock")
    kept["by"] = {"role": "clock", "id": "wanda"}
    assert (kept["n"], "claim") in found(full(facts))


def test_the_first_fact_is_an_organizers() -> None:
    made = event()
    made.facts[0]["by"] = {"role": "official", "id": "olga"}
    assert (1, "claim") in found(full(second.committed(made.facts)))


def test_no_one_sends_away_the_first() -> None:
    made = event().says("StaffLetIn", person="otto", role="organizer")
    made.says("StaffSentAway", ("organizer", "otto"), person="olga")
    assert faults(made) == [(made.n, "claim")]


def test_only_those_who_were_let_in_are_sent_away() -> None:
    made = event().says("StaffSentAway", person="wanda")
    assert faults(made) == [(made.n, "order")]


def test_who_has_the_computer_may_take_over_and_that_is_remarked_on() -> None:
    otto = ("organizer", "otto")
    made = event().says("StaffLetIn", otto, person="otto", role="organizer").says("CapacitySet", otto, capacity=20)
    assert faults(made) == []
    assert [text for text in remarks(made) if "taken over" in text]
    assert not remarks(event().says("StaffLetIn", person="olga", role="organizer"))
    for role, person in (("official", "otto"), ("organizer", "sam")):
        made = event().says("StaffLetIn", otto, person=person, role=role)
        assert faults(made) == [(made.n, "claim")]
    made = event().says("StaffLetIn", ("official", "otto"), person="otto", role="organizer")
    assert set(faults(made)) == {(made.n, "claim")}


@pytest.mark.parametrize(
    ("kind", "by", "right"),
    [
        ("StaffLetIn", OLGA, True), ("StaffLetIn", WANDA, False), ("StaffLetIn", ("player", "ann"), False),
        ("StaffSentAway", OLGA, True), ("StaffSentAway", WANDA, False), ("StaffSentAway", ("player", "ann"), False),
        ("PersonRenamed", OLGA, True), ("PersonRenamed", WANDA, True), ("PersonRenamed", ("player", "ann"), False),
        ("PersonForgotten", OLGA, True), ("PersonForgotten", WANDA, False),
        ("PersonForgotten", ("player", "ann"), True),
        ("PersonForgotten", ("player", "bo"), False), ("PersonForgotten", ("clock", "clock"), False),
        ("TextStruck", OLGA, True), ("TextStruck", WANDA, True), ("TextStruck", ("player", "ann"), False),
        ("TextStruck", ("clock", "clock"), False),
    ],
)  # fmt: skip
def test_the_new_kinds_have_their_roles(kind: str, by: tuple[str, str], right: bool) -> None:
    made = event().sign_up(lists=False).says("StaffLetIn", person="sam", role="official")
    made.says("TableSet", table=1, note="Somebody's name")
    n = made.n
    bodies: dict[str, dict[str, Any]] = {
        "StaffLetIn": {"person": "otto", "role": "organizer"},
        "StaffSentAway": {"person": "sam"},
        "PersonRenamed": {"person": "ann"},
        "PersonForgotten": {"person": "ann"},
        "TextStruck": {"n": n, "member": "note"},
    }
    facts = second.committed(made.says(kind, by, **bodies[kind]).facts)
    if kind == "TextStruck":
        facts[n - 1]["texts"] = {}

    assert found(full(facts)) == ([] if right else [(made.n, "claim")])


def test_an_official_is_forgotten_by_that_person_too() -> None:
    made = event().says("PersonForgotten", WANDA, person="wanda")
    assert faults(made) == []


def test_staff_are_organizers_or_officials() -> None:
    made = event().says("StaffLetIn", person="otto", role="watcher")
    assert (made.n, "format") in found(full(second.committed(made.facts)))


def test_the_time_never_goes_back() -> None:
    facts = second.log("munchkin")
    facts[80]["at"] = "2020-01-01T00:00:00.000Z"
    assert (81, "order") in found(full(facts))


# What is no step


def test_what_is_no_step_stands_between_a_step_and_its_undo() -> None:
    made = event().sign_up(lists=False).says("TableSet", table=1, note="x")
    n = made.n
    made.says("PersonRenamed", person="ann").says("StaffLetIn", person="otto", role="official")
    made.says("StepUndone", first=n, last=n, reason="A slip")
    assert faults(made) == []


def test_what_is_no_step_is_not_undone() -> None:
    made = event().sign_up(lists=False).says("StaffLetIn", person="otto", role="official")
    made.says("StepUndone", first=made.n, last=made.n, reason="A slip").says("TableSet", ("official", "otto"), table=1)
    assert {n for n, _ in faults(made)} == {made.n - 1}


def test_in_one_act_with_a_step_it_stays() -> None:
    made = event().sign_up(lists=False)
    made.act(("TableSet", {"table": 1}), ("PersonRenamed", {"person": "ann"}))
    n = made.n
    assert faults(copy.deepcopy(made).says("StepUndone", first=n - 1, last=n - 1, reason="A slip")) == []
    assert {n for n, _ in faults(made.says("StepUndone", first=n - 1, last=n, reason="A slip"))} == {made.n}


def test_a_struck_text_and_a_forgotten_person_come_after_the_end_too() -> None:
    facts = second.log("showdown")
    over = next(fact["n"] for fact in facts if fact["kind"] == "TournamentFinished")
    after = {fact["kind"] for fact in facts[over:]}
    assert {"TextStruck", "PersonForgotten", "PersonRenamed", "StaffSentAway"} <= after


# Witnesses


@pytest.mark.parametrize("what", ["reworded", "renamed", "withheld as O", "struck"])
def test_what_passes_alone_does_not_beside_a_receipt_of_that_fact_or_a_later_one(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    facts = second.log("timeline")
    hashes = [json.loads(line)["hash"] for line in full(facts)[1 : len(facts) + 1]]
    forged, hidden = copy.deepcopy(facts), set(second.hidden(facts))
    kind = {"reworded": "RoundUnpaired", "renamed": "PlayerEntered", "withheld as O": "TableChecked"}.get(what)
    n = next((fact["n"] for fact in facts if fact["kind"] == kind), len(facts) + 1)
    if what == "reworded":
        second.text(forged[n - 1], "reason", "Other words")
    elif what == "renamed":
        n = next(n for n in second.counting(facts) if facts[n - 1]["kind"] == "PlayerEntered")
        forged[n - 1]["body"]["name"] = second.commit("Somebody else", "another")
    elif what == "withheld as O":
        forged[n - 1]["class"] = "O"
        hidden.add(n)
    else:
        strike = next(fact for fact in forged if fact["texts"] and fact["n"] not in hidden)
        member = next(iter(strike["texts"]))
        strike["texts"] = {}
        forged.append(second.at_end(forged, "TextStruck", n=strike["n"], member=member))
    path = tmp_path / "file"
    lines = archive(forged, full=False, withheld=hidden, people=second.people(forged, full=False))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    assert main([str(path)]) == 0
    assert main([str(path), "--receipt", f"{n - 1}:{hashes[n - 2]}"]) == 0
    assert "Not compared with any witness: fact" in capsys.readouterr().out
    assert main([str(path), "--head", hashes[-1]]) == 1
    for later in range(n, min(n + 2, len(hashes) + 1)):
        assert main([str(path), "--receipt", f"{later}:{hashes[later - 1][:8]}"]) == 1
