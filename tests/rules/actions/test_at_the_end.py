"""Once the ranking is final nothing is added that a reader of the log would have to doubt."""

from collections.abc import Callable

import pytest

from tests.rules.life import JUDGE, ORGANIZER, Life
from topcut.ids import PlayerId
from topcut.rules.actions import conduct, lists
from topcut.rules.actions.officials import name_official
from topcut.rules.actions.structure import finish
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact

ANA = PlayerId("p01")
Asked = tuple[Callable[..., list[Fact]], tuple[object, ...], Actor]


@pytest.mark.parametrize(
    "asked",
    [
        (lists.hand_in, (ANA, "Another list"), JUDGE),
        (lists.accept, (ANA,), JUDGE),
        (lists.accept_all, ({ANA: ()}, "late"), JUDGE),
        (lists.correct, (ANA, "Another list", "late"), JUDGE),
        (conduct.warn, (ANA, "Slow play"), JUDGE),
        (conduct.give_ruling, ("In range?", "Yes."), JUDGE),
        (name_official, ("ida", "watcher"), ORGANIZER),
    ],
    ids=lambda asked: asked[0].__name__,
)
def test_after_the_finish_it_is_too_late(asked: Asked) -> None:
    event = Life(players=4, rounds=1)
    event.pair()
    event.play()
    event.act(finish)
    action, arguments, by = asked
    assert event.refused(action, *arguments, by=by).code == "tournament-over"
