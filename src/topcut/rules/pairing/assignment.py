"""Giving each row a column of its own at the least cost, early rows as early columns as can be.

Two steps. The Hungarian method finds prices that prove the least total; every cheapest assignment uses tight places
alone (cost equal to the prices of row and column), and every complete assignment of tight places is a cheapest one. So
what is left is a question of yes and no: of all complete assignments of the allowed places, the first in order. Rows
are settled from the top: each tries its columns from the lowest, and a column will do if the later rows can still be
seated, which one chain of moves decides (an augmenting path).

To read: H. Kuhn, The Hungarian method for the assignment problem (Naval Research Logistics Quarterly 2, 1955);
J. Munkres, Algorithms for the assignment and transportation problems (J. SIAM 5, 1957); E. Lawler, Combinatorial
Optimization (1976), chapter 5.
"""

from collections.abc import Iterator, Mapping, Sequence

UNSEATED = -1
INFINITE = 1 << 62


def least_then_first(costs: Sequence[Mapping[int, int]], columns: int) -> tuple[int, ...]:
    """A column for each row. Columns that a row does not name cost it nothing.

    The total is the least possible; among those, the first row has the lowest column it can have, then the second,
    and so on.
    """
    assert len(costs) <= columns, "a column for everybody"
    everything = (1 << columns) - 1
    free_of_cost = [everything & ~sum(1 << column for column, cost in row.items() if cost) for row in costs]
    answer = _first(free_of_cost, columns)
    if answer is None:
        answer = _first(_tight(costs, columns), columns)
    assert answer is not None, "idle rows take what is left"
    return tuple(answer[: len(costs)])


def _first(allowed: Sequence[int], columns: int) -> list[int] | None:
    """The lexicographically first complete assignment; sets of columns are bit sets."""
    seats, owners = [UNSEATED] * len(allowed), [UNSEATED] * columns
    movable = free = (1 << columns) - 1
    for row in range(len(allowed)):
        taken = _reseat(row, allowed, seats, owners, movable=movable, free=free)
        if taken is None:
            return None
        free ^= 1 << taken
    # Everybody is seated, and stays so. `movable` are the columns that no settled row has.
    for row in range(len(allowed)):
        for column in _members(allowed[row] & movable):
            before, rival = seats[row], owners[column]
            if column == before:
                break
            vacated, elsewhere = free | 1 << before, movable ^ 1 << column
            taken = column
            if not free >> column & 1:
                moved = _reseat(rival, allowed, seats, owners, movable=elsewhere, free=vacated)
                if moved is None:
                    continue
                taken = moved
            free = vacated ^ 1 << taken
            seats[row], owners[column] = column, row
            break
        movable ^= 1 << seats[row]
    return seats


def _reseat(
    row: int, allowed: Sequence[int], seats: list[int], owners: list[int], *, movable: int, free: int
) -> int | None:
    """Seat a row, if need be by moving others along; returns the free column that is taken, if it can be done."""
    came_from: dict[int, int] = {}
    queue = [row]
    for mover in queue:
        reach = allowed[mover] & movable
        if reach & free:
            taken = next(_members(reach & free))
            came_from[taken] = mover
            _move_along(row, taken, came_from, seats, owners)
            return taken
        movable ^= reach
        for column in _members(reach):
            came_from[column] = mover
            queue.append(owners[column])
    return None


def _move_along(row: int, column: int, came_from: Mapping[int, int], seats: list[int], owners: list[int]) -> None:
    """Every row on the path to a free column takes the next column of the path."""
    while True:
        mover = came_from[column]
        before = seats[mover]
        seats[mover], owners[column] = column, mover
        if mover == row:
            return
        column = before


def _tight(costs: Sequence[Mapping[int, int]], columns: int) -> list[int]:
    """For each row the columns it has in any cheapest assignment, by the Hungarian method.

    Idle rows make it a square. What holds throughout: the prices of a row and a column together are never above the
    cost of their place, and equal to it where somebody is seated. For each row a tree of tight places grows from it;
    when it cannot grow, prices change by the least slack, which makes one more place tight and keeps the others so.
    Column 0 is outside the square: the row that is being seated starts there.
    """
    square = [[0, *(row.get(column, 0) for column in range(columns))] for row in costs]
    square += [[0] * (columns + 1) for _ in range(columns - len(costs))]
    row_price, column_price, owners = [0] * columns, [0] * (columns + 1), [UNSEATED] * (columns + 1)
    for row in range(columns):
        owners[0] = row
        slack, came_from = [INFINITE] * (columns + 1), [0] * (columns + 1)
        reached, unreached = [0], list(range(1, columns + 1))
        while (owner := owners[reached[-1]]) != UNSEATED:
            for column in unreached:
                left = square[owner][column] - row_price[owner] - column_price[column]
                if left < slack[column]:
                    slack[column], came_from[column] = left, reached[-1]
            nearest = min(unreached, key=slack.__getitem__)
            raised = slack[nearest]
            for column in reached:
                row_price[owners[column]] += raised
                column_price[column] -= raised
            for column in unreached:
                slack[column] -= raised
            unreached.remove(nearest)
            reached.append(nearest)
        column = reached[-1]
        while column:
            owners[column] = owners[came_from[column]]
            column = came_from[column]
    return [
        sum(1 << column - 1 for column in range(1, columns + 1) if line[column] == price + column_price[column])
        for line, price in zip(square, row_price, strict=True)
    ]


def _members(columns: int) -> Iterator[int]:
    while columns:
        lowest = columns & -columns
        yield lowest.bit_length() - 1
        columns ^= lowest
