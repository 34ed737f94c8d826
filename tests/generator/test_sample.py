"""The sample tournament stands where somebody who looks around wants it: in the middle of a round."""

from collections import Counter

from tests.rules.life import ORGANIZER
from topcut.generator.sample import PLAYERS, sample
from topcut.ids import TournamentId
from topcut.rules.clock import view
from topcut.rules.state import State, board

NOW = "2026-11-15T14:00:00.000Z"


def test_it_is_in_the_middle_of_round_three_with_everything_that_asks_for_somebody() -> None:
    made, names = sample(TournamentId("one"), ORGANIZER, NOW, "2026-11-15")
    found = board(made.t)
    assert found is not None
    states = Counter(line.state for line in found.lines)
    assert (found.now.number, len(found.byes)) == (3, 1)
    assert (states[State.CLAIMED], states[State.DISPUTED]) == (1, 1)
    assert states[State.SETTLED] > 5
    assert states[State.OPEN] > 3
    assert [call.open for call in made.t.conduct.calls] == [True]
    assert len(made.t.announcements) == 1
    clock = view(made.t, NOW, official=True)
    assert clock is not None
    assert clock.state == "running"
    assert set(made.t.players) < set(names)
    assert len(made.t.players) == PLAYERS == len(set(names.values())) - 1  # and the Watcher


def test_everything_in_it_happened_before_now_and_not_long_ago() -> None:
    made, _ = sample(TournamentId("one"), ORGANIZER, NOW, "2026-11-15")
    stamps = [stamped.at for stamped in made.log]
    assert stamps == sorted(stamps)
    assert "2026-11-15T13:55" < stamps[-1] < NOW


def test_the_same_id_at_the_same_time_is_the_same_sample() -> None:
    first, _ = sample(TournamentId("one"), ORGANIZER, NOW, "2026-11-15")
    second, _ = sample(TournamentId("one"), ORGANIZER, NOW, "2026-11-15")
    assert first == second
