"""Chances worked out beside everything else: in a child where there are many players, and never for an old state."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from tests.planner.test_what_if import in_round_3
from tests.refusing import refusal_from
from topcut.child import Limits
from topcut.desk.outlooks import Outlooks
from topcut.ids import TournamentId
from topcut.planner.what_if import outlook, supposed
from topcut.rules.match import Entry
from topcut.rules.pairing.bare import bare

CUP = TournamentId("cup")
LONG = 60.0


def test_a_child_answers_the_same_and_is_asked_once() -> None:
    t = in_round_3()
    outlooks = Outlooks(here_up_to=0)
    found = outlooks.of(CUP, t, LONG)
    assert found == outlook(bare(t))
    assert outlooks.of(CUP, replace(t, title="Renamed"), 0.0) is found


def test_what_takes_too_long_is_stopped_and_said() -> None:
    outlooks = Outlooks(here_up_to=0, limits=Limits(seconds=0.01, cpu_seconds=1, memory=1 << 30))
    assert refusal_from(outlooks.of, CUP, in_round_3(), LONG).code == "whatif-too-long"


def test_who_asks_about_an_old_state_is_told_that_there_is_news() -> None:
    t = in_round_3()
    outlooks = Outlooks(here_up_to=0)
    with ThreadPoolExecutor(1) as pool:
        with outlooks._turn:
            assert outlooks.of(CUP, t, 0.0) is None  # it waits for its turn
            old = pool.submit(refusal_from, outlooks.of, CUP, t, LONG)
            while not old.running():
                pass
            assert outlooks.of(CUP, t, 0.0) is None
            assert outlooks.of(CUP, supposed(t, 1, Entry(scores={"vp": (16, 9)})), 0.0) is None
        assert old.result().code == "whatif-outdated"
