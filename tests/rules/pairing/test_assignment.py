from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from topcut.rules.pairing.assignment import least_then_first


@st.composite
def problems(draw: st.DrawFn) -> tuple[list[dict[int, int]], int]:
    columns = draw(st.integers(0, 6))
    row = st.dictionaries(st.integers(0, max(columns - 1, 0)), st.integers(0, 2), max_size=columns)
    return draw(st.lists(row, max_size=min(columns, 5))), columns


@pytest.mark.slow
@settings(max_examples=400)
@given(problems())
def test_the_answer_is_the_first_of_the_cheapest(problem: tuple[list[dict[int, int]], int]) -> None:
    costs, columns = problem
    best = min(
        (sum(costs[row].get(column, 0) for row, column in enumerate(chosen)), chosen)
        for chosen in permutations(range(columns), len(costs))
    )
    assert least_then_first(costs, columns) == best[1]


def test_where_nothing_costs_anything_everybody_has_the_column_of_the_row() -> None:
    assert least_then_first([{}] * 600, 1000) == tuple(range(600))


def test_a_long_chain_of_moves_is_found() -> None:
    # Each row can have only its own column and the next one, the last row only column 0: all others move on.
    size = 300
    only = [{row, row + 1} for row in range(size - 1)] + [{0}]
    costs = [{column: 1 for column in range(size) if column not in columns} for columns in only]
    assert least_then_first(costs, size) == (*range(1, size), 0)
