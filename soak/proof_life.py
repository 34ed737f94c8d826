"""The life of a tournament at a real desk, hypothesis looking for an order of things that breaks it."""

from hypothesis import HealthCheck, Phase, settings
from hypothesis import seed as seeded
from hypothesis.stateful import run_state_machine_as_test

from tests.life_machine import LifeOfATournament
from topcut.generator.life import Stuck

LONGER = settings(
    max_examples=30,
    stateful_step_count=80,
    deadline=None,
    derandomize=False,
    database=None,
    phases=(Phase.generate, Phase.shrink),
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)


def prove(seed: int) -> None:
    """Thirty random lives a seed, each longer than those in the tests."""
    try:
        run_state_machine_as_test(seeded(seed)(LifeOfATournament), settings=LONGER)
    except Stuck as stuck:
        raise AssertionError(str(stuck)) from stuck
