"""The same tournament twice with other secrets: until these are revealed, everybody gets the same bytes (O6)."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.desk.slowly import PATIENCE
from tests.web.hall import JUDGE, Hall
from tests.web.public.reading import everything
from topcut.rules.actions import clock, conduct, lists, squads
from topcut.rules.actor import Actor, Role

Secret = Callable[[Hall, int], None]


def extra_minutes(hall: Hall, which: int) -> None:
    hall.paired("challenger", 8)
    hall.act(clock.start, which)
    hall.wait(minutes=89)


def sealed_squads(hall: Hall, which: int) -> None:
    hall.paired("showdown", 6)
    first, _ = hall.opponents[0]
    hall.act(squads.choose, first, 1, (1, 1 + which), by=Actor(Role.PLAYER, first))


def rosters(hall: Hall, which: int) -> None:
    hall.tournament("challenger", 8, ready=False)
    hall.act(lists.hand_in, next(iter(hall.t.players)), f"a list with {which} surprises")


def warnings(hall: Hall, which: int) -> None:
    hall.paired("challenger", 8)
    hall.act(conduct.warn, list(hall.t.players)[which], f"ground {which}", f"note {which}", by=JUDGE)


@pytest.mark.clause("CH-13", "CH-20", "TL-09")
@pytest.mark.fault("I-6", "I-7", "I-10", "I-11")
@pytest.mark.parametrize("secret", [extra_minutes, sealed_squads, rosters, warnings])
def test_nothing_public_depends_on_a_secret(tmp_path: Path, secret: Secret) -> None:
    found = [_told(tmp_path / str(which), secret, which) for which in (1, 3)]
    assert found[0] == found[1]


def test_the_comparison_would_notice(tmp_path: Path) -> None:
    """Once time is called the minutes are public, and the same two tournaments differ."""

    def called(hall: Hall, which: int) -> None:
        extra_minutes(hall, which)
        hall.wait(minutes=10)
        hall.desk.tick()

    found = [_told(tmp_path / str(which), called, which) for which in (1, 3)]
    assert found[0] != found[1]


def _told(folder: Path, secret: Secret, which: int) -> dict[str, str]:
    hall = Hall(folder)
    try:
        secret(hall, which)
        hall.anybody.send(f"/t/{hall.last}/verify/now")
        hall.app.state.second_opinion.wait(hall.last, PATIENCE)
        told = everything(hall.anybody, hall.last)
        return {path: _without_keys(text) for path, text in told.items()}
    finally:
        hall.close()


def _without_keys(text: str) -> str:
    """The form of the sign-up page has a token and a key of its own."""
    return "\n".join(line for line in text.splitlines() if 'name="csrf"' not in line)
