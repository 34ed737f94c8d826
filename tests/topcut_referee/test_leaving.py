"""Leaving the bracket: which match is left, who comes in before its first game, and what the final ranking says."""

import hashlib

import pytest

from tests.topcut_referee.writing import EIGHT, WANDA, Event, rows, top8, won

ROUND_1 = ("ann-hal dee-eve cy-fay bo-gus", [1, 2, 3, 4])
OLDER = {"bracket__both_leave": '"same-match"', "cut__corrected": '"stands"'}


def begun(**entries: str) -> Event:
    """The bracket is called, and one of its games is played: bo has won."""
    return top8(**entries).called(1, *ROUND_1).wins(1, 4, 0)


@pytest.mark.parametrize("over", [False, True], ids=["another table plays", "the round is over"])
def test_who_has_the_bye_has_advanced_and_leaves_the_next_match(over: bool) -> None:
    event = begun()
    if over:
        event.wins(1, 2, 0).wins(1, 3, 0)

    event.leaves("ann", 1, bye=("hal", 1, 1)).leaves("hal", 2)

    assert event.faults() == []


@pytest.mark.parametrize("said", [1, 3, None])
def test_another_match_than_the_next_is_found(said: int | None) -> None:
    event = begun().leaves("ann", 1, bye=("hal", 1, 1)).leaves("hal", said)

    assert event.faults() == [(event.n, "R-6")]


def test_without_the_entry_both_leave_the_same_match() -> None:
    event = begun(**OLDER).leaves("ann", 1, bye=("hal", 1, 1)).leaves("hal", 1)

    assert event.faults() == []


def test_without_the_entry_the_next_match_is_left_once_the_round_is_over() -> None:
    event = begun(**OLDER).wins(1, 2, 0).wins(1, 3, 0).leaves("ann", 1, bye=("hal", 1, 1)).leaves("hal", 2)

    assert event.faults() == []


@pytest.mark.parametrize("entries", [OLDER, {}], ids=["older", "newer"])
def test_who_has_won_leaves_the_next_match_while_others_play(entries: dict[str, str]) -> None:
    assert begun(**entries).leaves("bo", 2).faults() == []


@pytest.mark.parametrize("entries", [OLDER, {}], ids=["older", "newer"])
def test_somebody_elses_bye_is_no_advance(entries: dict[str, str]) -> None:
    event = begun(**entries).leaves("ann", 1, bye=("hal", 1, 1))

    assert event.leaves("dee", 1, bye=("eve", 1, 2)).faults() == []


def test_without_the_entry_who_meets_a_vacant_place_leaves_the_next_match() -> None:
    event = begun(**OLDER).wins(1, 2, 0).wins(1, 3, 0).leaves("ann", 1, bye=("hal", 1, 1)).leaves("hal", 2)

    assert event.closed(1).called(2, "bo-cy", [6]).leaves("dee", 3).faults() == []


def test_without_the_entry_another_match_is_found_too() -> None:
    event = begun(**OLDER).leaves("ann", 1, bye=("hal", 1, 1)).leaves("hal", 2)

    assert event.faults() == [(event.n, "R-6")]


def test_without_the_entry_a_round_for_somebody_who_is_out_is_let_pass() -> None:
    assert begun(**OLDER).leaves("gus", 1).faults() == []


def test_a_round_of_the_bracket_before_there_is_one_is_found() -> None:
    event = Event(entries={"structure.rows": rows((2, 1, 8))}).sign_up().start().leaves("ann", 1)

    assert event.faults() == [(event.n, "R-6")]


def test_the_ranking_goes_by_the_round_that_was_left_whatever_the_drop_says() -> None:
    event = begun().wins(1, 2, 0).wins(1, 3, 0).leaves("ann", 1, bye=("hal", 1, 1)).leaves("hal", 3)
    event.closed(1).called(2, "bo-cy", [6]).wins(2, 1, 0).closed(2).called(3, "dee-bo", [7]).wins(3, 1, 1)
    event.finish("1 bo, 2 dee, 3-4 cy hal, 5-8 ann eve fay gus")

    assert event.faults() == [(event.n - 7, "R-6")]


def test_a_bye_in_the_next_round_is_an_advance_too() -> None:
    event = begun().wins(1, 1, 0)  # ann is through and would meet dee or eve
    event.leaves("ann", 2).wins(1, 2, 0)

    assert event.leaves("dee", 3).faults() == []


def test_a_bye_may_be_given_before_its_round_is_called() -> None:
    event = begun().wins(1, 1, 0).wins(1, 2, 0).wins(1, 3, 0)
    event.leaves("ann", 2, bye=("dee", 2, 5)).closed(1).called(2, "bo-cy", [6]).wins(2, 1, 0).closed(2)

    assert event.called(3, "bo-dee", [7]).faults() == []


def test_who_leaves_against_a_vacant_place_leaves_the_next_match() -> None:
    event = begun().wins(1, 1, 0).wins(1, 3, 0)
    event.act(
        ("ResultSettled", {"stage": "bracket", "round": 1, "match": 2, "result": won(None, "double-no-show")}),
        ("PlayerDropped", {"player": "dee", "after": 1, "bracket_round": 1}),
        ("PlayerDropped", {"player": "eve", "after": 1, "bracket_round": 1}),
        by=WANDA,
    )
    event.closed(1).called(2, "bo-cy", [6])

    assert event.leaves("ann", 3).faults() == []


BY_SEED = {"bracket__order": '"by-seed"'}  # m1 1 v 8, m2 2 v 7, m3 3 v 6, m4 4 v 5


def neither_came(event: Event, match: int, *names: str) -> Event:
    """A double no-show of the first round of the bracket."""
    settled = {"stage": "bracket", "round": 1, "match": match, "result": won(None, "double-no-show")}
    drops = [("PlayerDropped", {"player": name, "after": 1, "bracket_round": 1}) for name in names]
    return event.act(("ResultSettled", settled), *drops, by=WANDA)


def gap(*, over: bool) -> Event:
    """Neither bo nor gus came, and cy, who has a bye in round 1, has nobody to meet in round 2."""
    event = top8(**BY_SEED).called(1, "ann-hal bo-gus cy-fay dee-eve", [1, 2, 3, 4]).wins(1, 1, 0)
    neither_came(event, 2, "bo", "gus").leaves("fay", 1, bye=("cy", 1, 3))
    return event.wins(1, 4, 0) if over else event


@pytest.mark.parametrize("over", [False, True], ids=["another table plays", "the round is over"])
@pytest.mark.parametrize("said", [3, 2, 1, None])
def test_who_has_nobody_to_meet_in_a_round_that_is_not_called_leaves_the_one_after(
    over: bool, said: int | None
) -> None:
    event = gap(over=over).leaves("cy", said)

    assert event.faults() == ([] if said == 3 else [(event.n, "R-6")])


def test_who_leaves_the_final_after_byes_alone_is_second() -> None:
    event = gap(over=True).closed(1).leaves("cy", 3).called(2, "ann-dee", [5]).wins(2, 1, 0).closed(2)

    assert event.finish("1 ann, 2 cy, 3-4 dee, 5-8 bo eve fay gus hal").faults() == []
    event.facts.pop()
    assert event.finish("1 ann, 3-4 cy dee, 5-8 bo eve fay gus hal").faults() == [(event.n, "R-9")]


def test_while_somebody_may_come_out_of_the_match_before_nobody_has_a_bye() -> None:
    event = top8(**BY_SEED).called(1, "ann-hal bo-gus cy-fay dee-eve", [1, 2, 3, 4]).wins(1, 1, 0)

    assert event.leaves("fay", 1, bye=("cy", 1, 3)).leaves("cy", 2).faults() == []


def test_an_own_match_comes_before_a_bye_in_the_next_round() -> None:
    event = top8(**BY_SEED).called(1, "ann-hal bo-gus cy-fay dee-eve", [1, 2, 3, 4]).wins(1, 1, 0)

    assert neither_came(event, 2, "bo", "gus").leaves("cy", 1, bye=("fay", 1, 3)).faults() == []
    assert event.leaves("fay", 3).faults() == []


def test_both_who_have_left_one_after_the_other_leave_a_bye_behind() -> None:
    event = top8(**BY_SEED).called(1, "ann-hal bo-gus cy-fay dee-eve", [1, 2, 3, 4]).wins(1, 3, 0)
    event.leaves("bo", 1, bye=("gus", 1, 2)).leaves("gus", 2, bye=("cy", 2, 6))

    assert event.leaves("cy", 3).faults() == []


def test_a_seed_without_a_match_in_round_1_has_a_bye_in_round_2_too_if_nobody_comes_out_of_the_match_before() -> None:
    event = Event(entries={"structure.rows": rows((2, 1, 6)), "bracket.order": '"by-seed"'}).sign_up().start(cut=6)
    event.swiss(1, EIGHT).cut("ann bo cy dee eve fay").called(1, "cy-fay dee-eve", [1, 2]).wins(1, 2, 0)

    assert neither_came(event, 1, "cy", "fay").leaves("bo", 3).faults() == []


@pytest.mark.parametrize(("gone", "said"), [((8, 4, 5), 4), ((4, 5), 2), ((8, 4), 3), ((8, 5), 3)])
def test_a_bye_may_follow_a_bye(gone: tuple[int, ...], said: int) -> None:
    names = [f"p{seed:02}" for seed in range(1, 17)]
    event = Event(entries={"structure.rows": rows((2, 1, 16))}, names=names).sign_up().start(cut=16)
    event.swiss(1, "  ".join(f"{names[i]} {30 - i}-{i + 1} {names[15 - i]}" for i in range(8))).cut(" ".join(names))
    order = (1, 8, 5, 4, 3, 6, 7, 2)
    event.called(1, " ".join(f"{names[i - 1]}-{names[16 - i]}" for i in order), list(range(1, 9))).wins(1, 1, 0)
    for seed in gone:
        neither_came(event, order.index(seed) + 1, names[seed - 1], names[16 - seed])

    assert event.leaves(names[0], said).faults() == []


def test_without_the_entry_who_has_nobody_to_meet_in_a_round_that_is_not_called_leaves_that_round() -> None:
    event = begun(**OLDER).wins(1, 1, 0).wins(1, 2, 0)
    neither_came(event, 3, "cy", "fay")

    assert event.leaves("bo", 2).faults() == []


def test_who_is_out_leaves_no_match() -> None:
    event = begun().leaves("gus", 1)

    assert event.faults() == [(event.n, "R-6")]


def test_only_a_double_no_show_takes_both_out_of_one_match() -> None:
    event = begun().act(
        ("ResultSettled", {"stage": "bracket", "round": 1, "match": 1, "result": won(None, "double-no-show")}),
        ("PlayerDropped", {"player": "ann", "after": 1, "bracket_round": 1}),
        ("PlayerDropped", {"player": "hal", "after": 1, "bracket_round": 1}),
        by=WANDA,
    )

    assert event.faults() == []


@pytest.mark.parametrize("gone", [(), ("ann",), ("hal",)])
def test_after_a_double_no_show_both_are_gone(gone: tuple[str, ...]) -> None:
    drops = [("PlayerDropped", {"player": name, "after": 1, "bracket_round": 1}) for name in gone]
    settled = {"stage": "bracket", "round": 1, "match": 1, "result": won(None, "double-no-show")}
    event = begun()

    event.act(("ResultSettled", settled), *drops, by=WANDA)

    assert (event.n - len(drops), "R-6") in event.faults()


def test_a_bye_for_somebody_who_lost_that_match_is_found() -> None:
    event = begun().leaves("bo", 2, bye=("gus", 1, 4))

    assert event.faults() == [(event.n, "R-6")]


def test_an_ejected_player_takes_no_placing() -> None:
    event = begun().wins(1, 1, 0).wins(1, 2, 0).wins(1, 3, 0).closed(1).called(2, "ann-dee bo-cy", [5, 6])
    event.act(
        ("PlayerEjected", {"player": "ann", "bracket_round": 2, "reason": "Threats"}),
        ("BracketByeGiven", {"player": "dee", "round": 2, "match": 5}),
    )
    event.wins(2, 2, 0).closed(2).called(3, "bo-dee", [7]).wins(3, 1, 0)

    assert event.finish("1 bo, 2 dee, 3-4 cy, 5-8 eve fay gus hal").faults() == []
    event.facts.pop()
    assert event.finish("1 bo, 2 dee, 3-4 ann cy, 5-8 eve fay gus hal").faults() == [(event.n, "R-9")]


def test_an_ejected_winner_leaves_nobody_first() -> None:
    event = _final().wins(3, 1, 0).says("PlayerEjected", player="ann", reason="Threats")

    assert event.finish("2 bo, 3-4 cy dee, 5-8 eve fay gus hal").faults() == []


def test_in_a_final_to_which_neither_came_nobody_is_first() -> None:
    event = _final().act(
        ("ResultSettled", {"stage": "bracket", "round": 3, "match": 1, "result": won(None, "double-no-show")}),
        ("PlayerDropped", {"player": "ann", "after": 1, "bracket_round": 3}),
        ("PlayerDropped", {"player": "bo", "after": 1, "bracket_round": 3}),
        by=WANDA,
    )

    assert event.finish("2 ann bo, 3-4 cy dee, 5-8 eve fay gus hal").faults() == []
    event.facts.pop()
    assert event.finish("1 ann, 2 bo, 3-4 cy dee, 5-8 eve fay gus hal").faults() == [(event.n, "R-9")]


def test_who_wins_the_final_by_a_bye_and_leaves_has_won() -> None:
    event = _final().leaves("bo", 3, bye=("ann", 3, 7)).leaves("ann", None)

    assert event.finish("1 ann, 2 bo, 3-4 cy dee, 5-8 eve fay gus hal").faults() == []


def _final(**entries: str) -> Event:
    event = begun(**entries).wins(1, 1, 0).wins(1, 2, 0).wins(1, 3, 0).closed(1).called(2, "ann-dee bo-cy", [5, 6])
    return event.wins(2, 1, 0).wins(2, 2, 0).closed(2).called(3, "ann-bo", [7])


def top4(**entries: str) -> Event:
    """Four of eight have made the cut, and are called."""
    event = Event(entries={"structure.rows": rows((2, 1, 4)), **entries}).sign_up().start(cut=4)
    event.swiss(1, "ann 20-1 hal  bo 19-2 gus  cy 18-3 fay  dee 17-4 eve")
    return event.cut("ann bo cy dee").called(1, "ann-dee bo-cy", [1, 2])


def replaced(event: Event, leaver: str = "bo", *, unpaired: bool = True) -> Event:
    unpair = ("RoundUnpaired", {"stage": "bracket", "round": 1, "reason": "bo is not here"})
    return event.act(
        ("PlayerDropped", {"player": leaver, "after": 1, "noticed": False}),
        *([unpair] if unpaired else []),
        ("CutReplaced", {"leaver": leaver, "joined": "eve", "seeds": ["ann", "cy", "dee", "eve"]}),
    )


def test_who_does_not_appear_before_the_first_game_is_replaced() -> None:
    assert replaced(top4()).called(1, "ann-eve cy-dee", [1, 2]).faults() == []


def test_pairs_that_were_called_are_taken_back_for_the_replacement() -> None:
    event = replaced(top4(), unpaired=False)

    assert event.faults() == [(event.n, "CH-35")]


def test_the_pairs_may_be_taken_back_after_the_replacement_or_in_older_logs_not_at_all() -> None:
    event = replaced(top4())
    event.facts[-2:] = [{**event.facts[-1], "n": event.n - 1}, {**event.facts[-2], "n": event.n}]

    assert event.faults() == []
    assert replaced(top4(cut__corrected=""), unpaired=False).faults() == []


@pytest.mark.parametrize("how", ["no-show", "double-no-show"])
def test_a_no_show_at_a_table_before_the_first_game_is_no_result(how: str) -> None:
    winner = 0 if how == "no-show" else None

    event = top4().settle("bracket", 1, 2, won(winner, how))

    assert (event.n, "CH-35") in event.faults()


def test_a_no_show_after_the_first_game_is_a_result() -> None:
    event = top4().wins(1, 1, 0).settle("bracket", 1, 2, won(0, "no-show"))

    assert event.faults() == []


@pytest.mark.parametrize("said", [1, None])
def test_who_does_not_appear_later_may_drop_with_or_without_the_round(said: int | None) -> None:
    event = (
        top4()
        .wins(1, 1, 0)
        .act(
            ("ResultSettled", {"stage": "bracket", "round": 1, "match": 2, "result": won(0, "no-show")}),
            ("PlayerDropped", {"player": "cy", "after": 1, "bracket_round": said}),
            by=WANDA,
        )
    )

    assert event.faults() == []


def test_who_concedes_the_first_game_and_leaves_is_not_replaced() -> None:
    concession = won(0, "concession", figures=[[14, 0]])
    event = top4().act(
        ("ResultSettled", {"stage": "bracket", "round": 1, "match": 2, "result": concession}),
        ("PlayerDropped", {"player": "cy", "after": 1}),
        by=WANDA,
    )

    assert event.faults() == []


def test_who_leaves_before_the_first_game_without_a_replacement_is_found() -> None:
    event = top4()

    assert event.leaves("bo", None).faults() == [(event.n, "CH-35")]


def test_a_replacement_of_somebody_else_does_not_help() -> None:
    event = top4()
    n = event.n + 1

    replaced(event)
    event.facts[n - 1]["body"]["player"] = "cy"

    assert (n, "CH-35") in event.faults()


def test_who_had_left_before_leaves_no_match_by_being_ejected() -> None:
    event = begun().leaves("ann", 1, bye=("hal", 1, 1)).says("PlayerEjected", player="ann", reason="Threats")

    assert event.faults() == []


def test_nobody_comes_in_for_somebody_whom_the_cut_has_left_behind() -> None:
    assert top4().leaves("hal", None).faults() == []
    assert top4().wins(1, 1, 0).leaves("hal", None).faults() == []


def test_where_nobody_ever_comes_in_the_place_stays_vacant() -> None:
    assert top4(cut__replacement='"none"').leaves("bo", None).faults() == []


def test_nobody_is_replaced_once_the_clock_runs() -> None:
    event = top4()
    event.act(
        ("ExtraMinutesRolled", {"stage": "bracket", "round": 1, "extra": 0, "salt": "00", "typed": True}),
        ("ClockStarted", {"stage": "bracket", "round": 1, "minutes": 90, "commitment": _commitment()}),
    )

    replaced(event)

    assert (event.n, "CH-35") in event.faults()


def test_who_has_nobody_left_to_meet_leaves_no_match() -> None:
    event = (
        top4()
        .wins(1, 1, 0)
        .act(
            ("ResultSettled", {"stage": "bracket", "round": 1, "match": 2, "result": won(None, "double-no-show")}),
            ("PlayerDropped", {"player": "bo", "after": 1, "bracket_round": 1}),
            ("PlayerDropped", {"player": "cy", "after": 1, "bracket_round": 1}),
            by=WANDA,
        )
    )

    assert event.leaves("ann", None).faults() == []


def test_without_the_entry_who_leaves_a_called_match_before_the_first_game_leaves_that() -> None:
    assert top4(cut__corrected='"stands"').leaves("bo", 1, bye=("cy", 1, 2)).faults() == []


def test_without_the_entry_the_last_of_two_who_did_not_come_to_the_final_may_have_no_round() -> None:
    event = _final(**OLDER).act(
        ("ResultSettled", {"stage": "bracket", "round": 3, "match": 1, "result": won(None, "double-no-show")}),
        ("PlayerDropped", {"player": "ann", "after": 1, "bracket_round": 3}),
        ("PlayerDropped", {"player": "bo", "after": 1, "bracket_round": None}),
        by=WANDA,
    )

    assert event.faults() == []


def test_without_the_entry_a_no_show_before_the_first_game_stays_a_result() -> None:
    event = top4(cut__corrected='"stands"').settle("bracket", 1, 2, won(0, "no-show"))

    assert event.faults() == []


def _commitment() -> str:
    return hashlib.sha256(bytes.fromhex("00") + b"0").hexdigest()


def test_whose_opponent_leaves_an_open_match_has_the_bye_in_the_same_act() -> None:
    event = begun().leaves("eve", 1, bye=("dee", 1, 2))
    assert event.faults() == []
    event.facts.pop()
    assert event.faults() == [(event.n, "R-6")]
