"""Many result slips on paper, against as many in small stacks: twice the slips never take more than twice the time."""

from bench.measure import Row, side_by_side
from topcut.paper.press import press
from topcut.paper.slips import in_cut_order, in_order

MANY, FEW = 2048, 128
TARGET = 1.5
REPEATS = 3


def run() -> list[Row]:
    row = side_by_side(
        f"{MANY:,} result slips as a PDF",
        lambda: stack(MANY),
        lambda: [stack(FEW) for _ in range(MANY // FEW)],
        target=TARGET,
        against=f"{MANY // FEW} times {FEW}",
        repeats=REPEATS,
    )
    return [row]


def stack(count: int) -> bytes:
    tables = range(1, count + 1)
    data = {
        "paper": "a4",
        "event": "Harbour City Challenger",
        "day": "2026-11-15",
        "book": "Challenger",
        "title": "Round 4",
        "lead": "Roster 2",
        "columns": ["Victory Points"],
        "at_time": [],
        "open": "",
        "roll": False,
        "endings": ["victory", "time", "concession", "agreed draw"],
        "clauses": "CH-37 CH-38",
        "slips": in_cut_order([[table, [f"Ana {table}", "6 points"], [f"Bo {table}", "3 points"]] for table in tables]),
    }
    codes = [f"http://192.168.1.5:8000/t/abcdefghijklmnop/table/{table}" for table in in_order(tables)]
    return press("slips", data, codes=codes)
