"""The structure that is announced, lists before the start and before a pairing, and pools of Select tournaments."""

from collections.abc import Mapping

import pytest

from tests.topcut_referee.writing import EIGHT, NAMES, OLGA, WANDA, Event, rows

PREMIER = {"type": "select", "level": "premier"}
POOLS = {"lists.pools_required": '"premier"', "lists.pools_required_clause": '"MU-09"'}


def showdown(rounds: int, cut: int, clause: str, *deviations: str, **entries: str) -> Event:
    """Six or more play 4 rounds with a cut to 4 by the first table, 5 without by the second."""
    tables = {"structure.rows": rows((2, 3, 0), (6, 4, 4)), "structure.alternate": rows((2, 3, 0), (6, 5, 0))}
    event = Event("showdown", {**tables, "structure.without_cut": '"alternate"', **entries}).sign_up()
    for deviation in deviations:
        event.says("DeviationDeclared", clause=deviation, reason="the hall")
    return event.start(rounds, cut, clause=clause)


@pytest.mark.parametrize(
    ("rounds", "cut", "clause"), [(4, 4, "PS-22"), (5, 0, "PS-23")], ids=["with the cut", "without it"]
)
def test_without_the_cut_the_second_table_holds(rounds: int, cut: int, clause: str) -> None:
    assert showdown(rounds, cut, clause).faults() == []


@pytest.mark.parametrize(
    ("rounds", "cut", "clause", "wrong"),
    [(4, 0, "PS-23", "PS-23"), (5, 0, "PS-22", "PS-23"), (4, 4, "PS-23", "PS-22"), (5, 4, "PS-22", "PS-22")],
)
def test_other_rounds_or_another_clause_are_found(rounds: int, cut: int, clause: str, wrong: str) -> None:
    event = showdown(rounds, cut, clause)

    assert event.faults() == [(event.n, wrong)]


def test_other_rounds_are_a_deviation_from_the_second_table() -> None:
    assert showdown(4, 0, "PS-23", "PS-23").faults() == []
    event = showdown(4, 0, "PS-23", "PS-22")
    assert event.faults() == [(event.n, "PS-23")]


def test_where_the_table_has_no_cut_none_is_left_out() -> None:
    event = Event("showdown", {"structure.rows": rows((2, 4, 0)), "structure.without_cut": '"alternate"'})

    assert event.sign_up().start(4, 0).faults() == []


def test_a_clause_of_no_table_is_found() -> None:
    event = showdown(4, 4, "PS-15", structure__without_cut="")

    assert event.faults() == [(event.n, "PS-22")]


def test_without_the_entry_a_cut_is_left_out_of_the_same_rounds() -> None:
    assert showdown(4, 0, "PS-22", structure__without_cut='"same-rounds"').faults() == []


@pytest.mark.parametrize("plays", ["", '"never"', '"yes"'], ids=["left out", "never", "yes"])
def test_an_official_plays_only_where_the_rule_book_says_so(plays: str) -> None:
    event = Event("challenger", {"structure.rows": rows((2, 2, 0)), "officials.watcher.plays": plays})
    event.says("OfficialNamed", official="wanda", role="watcher", plays_as="ann").sign_up().start(2, 0)

    assert event.faults() == ([] if plays == '"yes"' else [(event.n, "CH-48")])


def munchkin(**entries: str) -> Event:
    """The table says 4 rounds and a cut to 4."""
    own = {"structure.announced_clause": '"MU-37"', "structure.cut_recommended_above": "6"}
    return Event("munchkin", {**own, "structure.rows": rows((2, 3, 0), (6, 4, 4)), **entries}).sign_up(lists=False)


def announced(event: Event, rounds: int | None, cut: int | None) -> Event:
    return event.says("StructureAnnounced", rounds=rounds, cut=cut, clause="MU-37")


def test_the_table_of_the_document_needs_no_announcement() -> None:
    assert munchkin().start(4, 4).faults() == []


@pytest.mark.parametrize(("rounds", "cut"), [(5, 0), (5, 4), (4, 0)])
def test_another_structure_is_announced_before_the_start(rounds: int, cut: int) -> None:
    event = announced(munchkin(), rounds, cut)

    assert event.start(rounds, cut, clause="MU-37").faults() == []


@pytest.mark.parametrize(("said", "held"), [((None, 0), (4, 0)), ((5, None), (5, 4)), ((None, None), (4, 4))])
def test_null_is_the_number_of_the_table(said: tuple[int | None, int | None], held: tuple[int, int]) -> None:
    assert announced(munchkin(), *said).start(*held, clause="MU-37").faults() == []


def test_the_last_announcement_holds() -> None:
    event = announced(announced(munchkin(), 5, 0), 4, 0).start(5, 0, clause="MU-37")

    assert event.faults() == [(event.n, "MU-37")]


def test_another_structure_that_nobody_announced_is_found() -> None:
    event = munchkin().start(5, 4, clause="MU-37")

    assert event.faults() == [(event.n, "MU-37")]


def test_another_structure_may_be_confirmed_at_the_start() -> None:
    assert munchkin().start(5, 0, clause="MU-37", confirmed=["MU-37"]).faults() == []
    event = munchkin().start(5, 0, clause="MU-37", confirmed=["MU-04"])
    assert event.faults() == [(event.n, "MU-37")]


def test_another_structure_cites_the_clause_that_lets_it() -> None:
    event = announced(munchkin(), 5, 0).start(5, 0, clause="MU-36")

    assert event.faults() == [(event.n, "MU-37")]


def test_the_table_of_the_document_cites_the_other_clause_only_if_it_was_announced() -> None:
    event = munchkin().start(4, 4, clause="MU-37")

    assert event.faults() == [(event.n, "MU-36")]


def test_a_structure_is_announced_in_sign_up_alone() -> None:
    event = announced(munchkin().start(4, 4), 4, 4)

    assert event.faults() == [(event.n, "order")]


def test_a_structure_is_announced_by_a_clause_about_it() -> None:
    event = munchkin().says("StructureAnnounced", rounds=5, cut=0, clause="MU-01")

    assert event.faults() == [(event.n, "MU-37")]


def test_a_player_announces_no_structure() -> None:
    event = munchkin().says("StructureAnnounced", ("player", "ann"), rounds=5, cut=0, clause="MU-37")

    assert event.faults() == [(event.n, "claim")]


def challenger(**entries: str) -> Event:
    return Event(entries={"structure.rows": rows((2, 2, 0)), **entries})


def checked(event: Event, name: str, grade: str) -> Event:
    return event.says("ListChecked", WANDA, player=name, grade=grade, findings=["timeline"])


def accepted(event: Event, name: str, by: tuple[str, str] = WANDA) -> Event:
    return event.says("ListAccepted", by, player=name, findings=["timeline"], reason="seen")


@pytest.mark.parametrize("grade", ["legal", "unverified"])
def test_a_list_that_nothing_forbids_stops_no_start(grade: str) -> None:
    assert checked(challenger().sign_up(), "ann", grade).start(2, 0).faults() == []


@pytest.mark.parametrize("deviation", [None, "CH-07"])
def test_there_is_no_start_while_a_list_is_illegal(deviation: str | None) -> None:
    event = checked(challenger().sign_up(), "ann", "illegal")
    if deviation is not None:
        event.says("DeviationDeclared", clause=deviation, reason="the hall")

    event.start(2, 0)

    assert event.faults() == [(event.n, "CH-07")]


def test_an_illegal_list_may_be_accepted_replaced_or_checked_anew() -> None:
    event = checked(challenger().sign_up(), "ann", "illegal")
    accepted(event, "ann")
    checked(event, "bo", "illegal").says("ListHandedIn", ("player", "bo"), player="bo", text="another")
    checked(event, "cy", "illegal").says("ListCorrected", WANDA, player="cy", text="another", reason="a slip")
    checked(checked(event, "dee", "illegal"), "dee", "legal")

    assert event.start(2, 0).faults() == []


def test_a_check_after_the_acceptance_counts_again() -> None:
    event = accepted(checked(challenger().sign_up(), "ann", "illegal"), "ann")

    checked(event, "ann", "illegal").start(2, 0)

    assert event.faults() == [(event.n, "CH-07")]


def test_a_player_accepts_no_list() -> None:
    event = accepted(checked(challenger().sign_up(), "ann", "illegal"), "ann", ("player", "ann"))

    assert event.faults() == [(event.n, "claim")]


def test_who_does_not_take_part_stops_no_start() -> None:
    event = checked(challenger().sign_up(), "hal", "illegal").says("PlayerWithdrawn", player="hal")
    event.names.remove("hal")

    assert event.start(2, 0).faults() == []


def test_where_no_list_is_asked_for_none_stops_the_start() -> None:
    event = checked(challenger(lists__required='"choice"').sign_up(), "ann", "illegal")

    assert event.start(2, 0).faults() == []


def test_in_a_public_file_lists_are_not_checked_and_the_referee_says_so() -> None:
    event = checked(challenger().sign_up(), "ann", "illegal").start(2, 0).swiss(1, EIGHT, settle=False)
    hidden = [fact["n"] for fact in event.facts if fact["kind"] in ("ListHandedIn", "ListChecked")]

    verdict = event.verdict(withheld=hidden, full=False)

    assert verdict.ok, verdict.as_text()
    assert sum("lists are withheld" in line for line in verdict.unchecked) == 2


def late(*facts: tuple[str, dict[str, str]], **entries: str) -> Event:
    """ida comes after the start, and is paired in round 1."""
    event = challenger(**entries).sign_up().start(2, 0).says("PlayerEntered", player="ida")
    event.act(*facts)
    pairs = [*zip(NAMES[::2], NAMES[1::2], strict=True), ("ida", None)]
    seats = [{"table": t if b else None, "first": a, "second": b} for t, (a, b) in enumerate(pairs, start=1)]
    return event.says("RoundPaired", stage="swiss", round=1, attempt=1, way="by-hand", breaks=["CH-31"], pairs=seats)


LIST = ("ListHandedIn", {"player": "ida", "text": "on paper"})
ILLEGAL = ("ListChecked", {"player": "ida", "grade": "illegal"})


def test_who_comes_late_with_a_list_is_paired() -> None:
    assert late(LIST).faults() == []
    assert late(LIST, ILLEGAL, ("ListAccepted", {"player": "ida"})).faults() == []
    assert late(("DeviationDeclared", {"clause": "CH-07", "reason": "no printer"})).faults() == []


@pytest.mark.parametrize(
    "facts", [(), (LIST, ILLEGAL), (("DeviationDeclared", {"clause": "CH-07", "reason": "no"}), LIST, ILLEGAL)]
)
def test_nobody_is_paired_without_a_list_that_may_be_played(facts: tuple[tuple[str, dict[str, str]], ...]) -> None:
    event = late(*facts)

    assert event.faults() == [(event.n, "CH-07")]


def test_without_the_entry_who_comes_late_is_paired_without_a_list() -> None:
    assert late(lists__before_pairing="false").faults() == []


def test_where_no_list_is_asked_for_everybody_is_paired() -> None:
    assert late(lists__required='"choice"').faults() == []


def select(*names: str, options: Mapping[str, str] = PREMIER, **entries: str) -> Event:
    event = Event("munchkin", {**POOLS, "structure.rows": rows((2, 3, 0)), **entries}, options=options).sign_up()
    for name in names:
        event.says("PoolRegistered", OLGA, player=name, text="on paper")
    return event


def test_a_select_tournament_starts_with_everybodys_pool() -> None:
    assert select(*NAMES).start(3, 0).faults() == []


def test_a_missing_pool_is_found() -> None:
    event = select(*NAMES[1:]).start(3, 0)

    assert event.faults() == [(event.n, "MU-09")]


def test_in_a_public_file_pools_are_not_checked_and_the_referee_says_so() -> None:
    event = select().start(3, 0)
    hidden = [fact["n"] for fact in event.facts if fact["kind"] == "ListHandedIn"]

    verdict = event.verdict(withheld=hidden, full=False)

    assert verdict.ok, verdict.as_text()
    assert any("pools are withheld" in line for line in verdict.unchecked)


def test_a_missing_pool_may_be_a_deviation() -> None:
    event = select(*NAMES[1:]).says("DeviationDeclared", clause="MU-09", reason="the pools are in the mail")

    assert event.start(3, 0).faults() == []


@pytest.mark.parametrize("options", [{"type": "constructed"}, {"level": "casual"}])
def test_no_pool_is_needed_where_decks_do_not_come_out_of_one(options: dict[str, str]) -> None:
    assert select(options={**PREMIER, **options}).start(3, 0).faults() == []
    assert select(lists__rules='["core-deck"]').start(3, 0).faults() == []
