"""Whatever people do in whatever order, and whatever befalls the computer: the log is whole and the rules hold."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.life_machine import LifeOfATournament

BOUNDED = settings(
    max_examples=20,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@pytest.mark.slow
@pytest.mark.fault("A3", "C3", "D1", "E1")
def test_the_life_of_a_tournament_holds_together() -> None:
    run_state_machine_as_test(LifeOfATournament, settings=BOUNDED)
