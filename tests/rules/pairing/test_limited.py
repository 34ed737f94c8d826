"""What is found at once while the search goes on: legal, and never further from the best than it says (A9)."""

from random import Random

import pytest

from tests.rules.pairing import histories, oracle
from topcut.chance import Stream
from topcut.rules.pairing.field import Field, quality
from topcut.rules.pairing.limited import bound, printed_rows
from topcut.rules.pairing.swiss import Pairing, Way, pair, pairings


def searched(seed: int) -> tuple[Field, Pairing, Pairing] | None:
    """A field that needs a search: what is found at once, and what is defined."""
    field = histories.large(Random(seed), 14, 40)
    found = list(pairings(field, Stream(bytes([seed]))))
    return (field, found[0], found[1]) if len(found) == 2 else None


@pytest.mark.fault("A9")
def test_what_is_found_at_once_is_legal_and_within_its_bound() -> None:
    cases = [case for seed in range(120) if (case := searched(seed))]
    assert len(cases) > 30
    for field, limited, defined in cases:
        assert (limited.way, defined.way) == (Way.LIMITED, Way.FIRST)
        assert sorted(player for two in limited.pairs for player in two) == sorted(field.points)
        this, best, proven = quality(field, limited.pairs), quality(field, defined.pairs), limited.bound
        assert proven is not None
        assert (proven.forbidden, proven.meetings) == (this.forbidden, this.rematches)
        assert proven.forbidden_least <= best.forbidden
        assert proven.meetings_least <= best.rematches or this.forbidden != proven.forbidden_least
        assert this.rows[: proven.groups] == best.rows[: proven.groups]
        assert defined.bound is None
    assert any(not case[1].bound.forbidden and case[1].bound.groups for case in cases if case[1].bound)


@pytest.mark.fault("A9")
def test_the_definition_does_not_depend_on_what_was_found_before_it() -> None:
    for seed in range(120):
        if case := searched(seed):
            field, _, defined = case
            assert defined == pair(field, Stream(bytes([seed])))


def test_the_best_pairing_is_within_the_bound_of_any() -> None:
    for seed in range(60):
        field = histories.small(Random(seed))
        best = oracle.best_pairings(field)[0]
        proven = bound(field, best)
        assert proven.forbidden_least == proven.forbidden
        assert proven.meetings_least <= proven.meetings


def test_the_printed_procedure_lets_one_float_from_each_odd_group() -> None:
    assert printed_rows([3, 2, 3]) == [(1, 1, 0), (0, 1), (1,)]
    assert printed_rows([4]) == [(2,)]
    assert printed_rows([1, 1, 2]) == [(0, 1, 0), (0, 0), (1,)]
