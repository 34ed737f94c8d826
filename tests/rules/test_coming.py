"""What comes next, why not yet, and what can be done now, the likeliest first; what is offered is not refused."""

from dataclasses import replace

import msgspec
import pytest

from tests.rules.life import Life, player, vp
from topcut.rules.actions.clock import start as start_clock
from topcut.rules.actions.conduct import decline_ejection, warn
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.leaving import drop
from topcut.rules.actions.reports import claim, confirm
from topcut.rules.actions.rounds import close_round, open_draw
from topcut.rules.actions.structure import finish, reveal_seed
from topcut.rules.coming import Coming, awaits_clock, coming, possible
from topcut.rules.match import Entry, Stage, Unfinished
from topcut.words import say


def codes(event: Life) -> list[str]:
    return [one.code for one in possible(event.t)]


def test_before_the_start_players_come_in() -> None:
    event = Life(players=2, started=False)
    assert codes(event) == ["enter-player", "check-in", "name-official", "set-table", "start", "undo"]
    assert "start" not in codes(Life(players=1, started=False))


def test_a_swiss_round_from_the_draw_to_its_close() -> None:
    event = Life(players=4)
    assert codes(event)[0] == "open-draw"
    event.act(open_draw)
    assert codes(event)[:2] == ["publish", "publish-by-hand"]
    event.act(drop, "p01")
    assert codes(event)[0] == "open-draw"
    assert "rejoin" in codes(event)
    event = Life(players=4).pair()
    assert codes(event)[:5] == ["start-clock", "enter-result", "no-show", "move-table", "unpair"]
    ana, bo = event.seats(1)
    event.act(claim, 1, 1, vp(1, 2), by=player(ana))
    event.act(claim, 1, 1, vp(2, 1), by=player(bo))
    assert codes(event)[0] == "decide"
    event.play()
    assert codes(event)[:2] == ["close-round", "open-draw"]
    assert "unpair" not in codes(event)
    event.act(close_round)
    assert codes(event)[0] == "open-draw"
    assert {"correct", "drop", "eject", "undo"} <= set(codes(event))


def test_after_the_last_round_comes_the_cut_or_the_end() -> None:
    event = Life(players=8, rounds=1, cut=0).played(1)
    assert codes(event)[0] == "finish"
    event.act(finish)
    assert codes(event) == ["reveal-seed", "undo"]
    event.act(reveal_seed)
    assert codes(event) == []


LEVEL = Entry(scores={"struggle": (1, 1), "wounds": (4, 4)}, unfinished=Unfinished.NOBODY)


def test_the_bracket_goes_on_to_its_end() -> None:
    event = Life("showdown", players=8, rounds=1, cut=4).played(1)
    assert codes(event)[0] == "make-cut"
    event.act(make_cut)
    assert codes(event)[0] == "publish-bracket"
    event.act(publish_bracket)
    one, other = event.seats(1)
    event.act(claim, 1, 1, LEVEL, stage=Stage.BRACKET, by=player(one))
    event.act(confirm, 1, 1, stage=Stage.BRACKET, by=player(other))
    assert codes(event)[0] == "break-tie"
    from topcut.rules.actions.reports import break_tie

    event.act(break_tie, 1, 1, one)
    event.play().bracket_round()
    assert codes(event)[:2] == ["close-round", "finish"]


def test_the_steps_of_a_whole_tournament_come_one_after_the_other() -> None:
    event = Life(players=17, started=False)
    assert coming(event.t) == Coming("start")
    event = Life(players=17)
    seen: list[tuple[str, int | None]] = []
    while (next_step := coming(event.t)) is not None and len(seen) < 20:
        assert next_step.refusal is None
        seen.append((next_step.code, next_step.round))
        if next_step.code == "open-draw":
            event.pair()
            refused = coming(event.t)
            assert refused is not None
            assert refused.refusal is not None
            assert refused.refusal.code == "round-open"
            event.play()
        elif next_step.code == "make-cut":
            event.act(make_cut)
        elif next_step.code == "publish-bracket":
            event.bracket_round()
        elif next_step.code == "finish":
            event.act(finish)
        else:
            event.act(reveal_seed)
    rounds = [("open-draw", number) for number in range(1, 5)]
    bracket = [("publish-bracket", 1), ("publish-bracket", 2)]
    assert seen == [*rounds, ("make-cut", None), *bracket, ("finish", None), ("reveal-seed", None)]


def test_while_the_last_round_of_the_bracket_is_played_the_end_comes_next() -> None:
    event = Life(players=8, rounds=1, cut=2).played(1).begin_bracket()
    step = coming(event.t)
    assert step is not None
    assert (step.code, step.refusal is not None) == ("finish", True)


@pytest.mark.clause("CH-50")
def test_the_end_is_not_offered_before_it_is_answered_whether_to_eject() -> None:
    event = Life(players=8, rounds=1, cut=0).played(1)
    for _ in range(3):
        event.act(warn, "p03", "Rude")
    offered = possible(event.t)[0]
    assert say(f"possible-{offered.code}", **offered.parameters) == "Say whether p03 is ejected."
    assert "finish" not in codes(event)
    event.act(decline_ejection, "p03", "Apologized")
    assert codes(event)[0] == "finish"


@pytest.mark.parametrize("players", [0, 1])
def test_with_too_few_players_nothing_is_offered_that_needs_them(players: int) -> None:
    event = Life(players=2)
    for name in list(event.t.players)[players:]:
        event.act(drop, name)
    assert not {"open-draw", "publish", "publish-by-hand"} & set(codes(event))


def test_everything_has_its_sentence() -> None:
    event = Life(players=4).pair()
    for one in possible(event.t):
        assert say(f"possible-{one.code}", **one.parameters).endswith(".")


@pytest.mark.clause("CH-19")
def test_a_round_that_is_out_awaits_its_clock_until_it_starts_or_all_are_done() -> None:
    event = Life(players=4)
    assert not awaits_clock(event.t)
    event.pair()
    assert awaits_clock(event.t)
    event.act(start_clock)
    assert not awaits_clock(event.t)
    event.play()
    event.pair()
    assert awaits_clock(event.t)  # each round has a clock of its own
    event.play()
    assert not awaits_clock(event.t)


def test_a_rule_book_without_a_clock_is_not_asked_for_one() -> None:
    event = Life(players=4).pair()
    rules = msgspec.structs.replace(event.t.ruleset, clock=msgspec.structs.replace(event.t.ruleset.clock, timed=False))
    t = replace(event.t, ruleset=rules)
    assert not awaits_clock(t)
    assert "start-clock" not in [one.code for one in possible(t)]
