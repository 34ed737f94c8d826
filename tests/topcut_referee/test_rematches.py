"""Who has been paired with whom: a no-show counts where the rule book says so (R-12)."""

import pytest

from tests.topcut_referee.writing import Event, played, rows

NO_SHOW = {"how": "no-show", "winner": 0, "points": [3, 0], "figures": [[14, 0]], "opponents": False}
NEITHER = {"how": "double-no-show", "winner": None, "points": [0, 0], "figures": [[0, 0]], "opponents": False}


def second_round(result: dict[str, object], breaks: list[str], **entries: str) -> Event:
    """ann and dee, bo and cy were paired in round 1, and are in round 2."""
    names = ("ann", "bo", "cy", "dee")
    event = Event(entries={"structure.rows": rows((2, 2, 0)), **entries}, names=names).sign_up().start(2, 0)
    event.swiss(1, "ann 20-1 dee  bo 19-2 cy", settle=False)
    event.settle("swiss", 1, 1, result).settle("swiss", 1, 2, result)
    event.says("RoundClosed", stage="swiss", round=1)
    return event.swiss(2, "ann 1-0 dee  bo 1-0 cy", settle=False, breaks=["CH-30", *breaks])


@pytest.mark.parametrize("result", [NO_SHOW, NEITHER, played(16, 3)], ids=["no-show", "neither came", "a game"])
def test_a_no_show_has_been_paired(result: dict[str, object]) -> None:
    event = second_round(result, [])

    assert event.faults() == [(event.n, "CH-28")]
    assert second_round(result, ["CH-28"]).faults() == []


@pytest.mark.parametrize("result", [NO_SHOW, NEITHER])
def test_without_the_entry_a_no_show_has_not_been_paired(result: dict[str, object]) -> None:
    assert second_round(result, [], rematch__no_show="false").faults() == []
