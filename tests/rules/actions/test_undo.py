"""The last step is taken back by a new fact, where nothing hangs on it."""

import pytest

from tests.rules.life import JUDGE, WON, Life, player
from topcut.rules.actions.cut import make_cut
from topcut.rules.actions.leaving import drop
from topcut.rules.actions.reports import claim, enter
from topcut.rules.actions.rounds import close_round, open_draw, unpair
from topcut.rules.actions.undo import can_undo, undo
from topcut.rules.facts import FACTS, StepUndone, about
from topcut.rules.fold import fold


def test_all_facts_of_the_last_step_are_void_and_stay_in_the_log() -> None:
    """C10: the log only grows."""
    event = Life(players=8).pair()
    before, length = event.t, len(event.log)
    leaver, _ = event.seats(1)
    assert len(event.act(drop, leaver)) == 2
    assert event.act(undo, reason="Wrong name") == [StepUndone(length + 1, length + 2, "Wrong name")]
    assert len(event.log) == length + 3
    assert event.t.rounds == before.rounds
    assert event.t.players == before.players
    assert event.t == fold(event.log)


def test_the_step_before_can_be_undone_then() -> None:
    event = Life(players=8).pair()
    event.act(enter, 1, 1, WON, by=JUDGE)
    event.act(enter, 1, 2, WON, by=JUDGE)
    event.act(undo)
    event.act(undo)
    assert all(match.result is None for match in event.t.rounds[0].matches)
    assert event.refused(undo).code == "undo-impossible"


@pytest.mark.parametrize("step", ["close", "cut"])
def test_closing_and_cutting_can_be_undone(step: str) -> None:
    event = Life(players=9, rounds=1, cut=4).pair().play()
    if step == "cut":
        event.act(close_round)
    before = event.t
    event.act(close_round if step == "close" else make_cut)
    event.act(undo)
    assert (event.t.rounds, event.t.bracket, event.t.phase) == (before.rounds, None, before.phase)


def test_a_draw_a_published_round_and_a_repair_are_not_undone() -> None:
    """M1: nobody gets a second look at a draw for free."""
    event = Life(players=8)
    event.act(open_draw)
    refusal = event.refused(undo)
    assert (refusal.code, refusal.parameters["kind"]) == ("undo-impossible", "DrawOpened")
    assert not can_undo(event.t)
    undoable = {name for name, kind in FACTS.items() if about(kind).undoable}
    assert not undoable & {"DrawOpened", "RoundPaired", "TablesRepaired", "ExtraMinutesRolled"}
    assert not undoable & {"SquadsSealed", "SquadsRevealed", "TimeCalled", "SeedRevealed", "TournamentCreated"}


def test_a_round_that_was_taken_back_by_mistake_comes_back_as_it_was() -> None:
    event = Life(players=8).pair()
    before = event.t.rounds
    event.act(unpair, 1, "Wrong button")
    event.act(undo, reason="Wrong button")
    assert event.t.rounds == before


def test_who_saw_another_last_step_is_told() -> None:
    event = Life(players=8).pair()
    event.act(enter, 1, 1, WON, by=JUDGE)
    seen = event.t.step
    assert seen is not None
    event.act(enter, 1, 2, WON, by=JUDGE)
    assert event.refused(undo, step=seen.first).code == "undo-too-late"
    event.act(undo, step=seen.first + 1)


def test_an_official_undoes_only_an_own_step_and_a_player_none() -> None:
    event = Life(players=8).pair()
    ana, _ = event.seats(1)
    event.act(claim, 1, 1, WON, by=player(ana))
    assert event.refused(undo, by=player(ana)).code == "staff-only"
    refusal = event.refused(undo, by=JUDGE)
    assert (refusal.code, refusal.parameters["actor"]) == ("undo-for-other", ana)
    event.act(undo)
    event.act(enter, 1, 1, WON, by=JUDGE)
    event.act(undo, by=JUDGE)


def test_an_undo_before_the_publication_needs_a_new_attempt() -> None:
    event = Life(players=7)
    event.act(drop, "p01")
    event.act(open_draw)
    event.act(drop, "p02")
    event.act(undo)
    assert event.refused(open_draw).code == "draw-open"  # the field is what it was: the same draw


def test_with_nothing_done_there_is_nothing_to_undo() -> None:
    from dataclasses import replace

    from topcut.rules.actor import Actor, Role

    event = Life(players=8)
    event.t = replace(event.t, step=None)
    assert event.refused(undo, by=Actor(Role.ORGANIZER, "olga")).code == "nothing-to-undo"
