"""A player drops while the round is being paired: before it or after it, and never both paired and gone."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from tests.web.hall import OWNER, Hall
from topcut.desk import Desk
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import rounds
from topcut.rules.actions.leaving import drop
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import Fact
from topcut.rules.fold import fold
from topcut.rules.match import Match, Seat
from topcut.rules.tournament import Tournament
from topcut.store.place import Where

ROUNDS = 10


def drawn(where: Where, players: int = 8) -> tuple[Hall, Desk, PlayerId]:
    """A first round that is drawn and not published, a second desk on the same log, and somebody who will leave."""
    hall = Hall(where)
    hall.started(players=players)
    hall.act(rounds.open_draw)
    return hall, Desk(hall.store, hall.desk.clock, hall.desk._randomness), next(iter(hall.t.players))


def themselves(player: PlayerId) -> Actor:
    return Actor(Role.PLAYER, player)


def match_of(t: Tournament, player: PlayerId) -> Match | None:
    return next((one for one in t.rounds[-1].matches if player in (one.first, one.second)), None) if t.rounds else None


@pytest.mark.fault("C8", "C6")
def test_a_drop_that_comes_while_the_round_is_worked_out_makes_another_draw(where: Where) -> None:
    hall, other, leaver = drawn(where)
    asked: list[int] = []

    def publish_slowly(t: Tournament, by: Actor, *, seed: bytes) -> list[Fact]:
        asked.append(len(t.active))
        facts = rounds.publish(t, by, seed=seed)
        if len(asked) == 1:
            other.act(hall.last, themselves(leaver), drop, leaver)
        return facts

    with pytest.raises(Refusal) as refused:
        hall.desk.act(hall.last, OWNER, publish_slowly)
    assert (refused.value.code, asked) == ("draw-stale", [8, 7])
    assert not hall.t.rounds
    hall.act(rounds.open_draw, reason="somebody has gone home")
    hall.act(rounds.publish)
    assert match_of(hall.t, leaver) is None
    hall.close()


@pytest.mark.fault("C8")
def test_a_round_that_is_published_while_a_drop_is_asked_for_is_left_by_the_rule_book(where: Where) -> None:
    hall, other, leaver = drawn(where)
    asked: list[int] = []

    def drop_slowly(t: Tournament, by: Actor) -> list[Fact]:
        asked.append(len(t.rounds))
        facts = drop(t, by, leaver)
        if len(asked) == 1:
            other.act(hall.last, OWNER, rounds.publish)
        return facts

    hall.desk.act(hall.last, themselves(leaver), drop_slowly)
    assert asked == [0, 1]
    left_behind(hall.t, leaver)
    hall.close()


@pytest.mark.fault("C8")
def test_whoever_is_faster_the_round_and_the_drop_fit_together(tmp_path: Path) -> None:
    for number in range(ROUNDS):
        hall, other, leaver = drawn(tmp_path / str(number), players=7 + number % 2)
        together = Barrier(2)
        with ThreadPoolExecutor(2) as both:
            published = both.submit(code_of, together, hall.desk, hall.last, OWNER, rounds.publish)
            dropped = both.submit(code_of, together, other, hall.last, themselves(leaver), drop, leaver)
        assert published.result() == ("" if hall.t.rounds else "draw-stale")
        assert dropped.result() == ""
        assert leaver not in hall.t.active
        if hall.t.rounds:
            left_behind(hall.t, leaver)
        assert hall.t == fold(list(hall.desk.history(hall.last)))
        hall.close()


def code_of(together: Barrier, desk: Desk, *asked: Any) -> str:
    """Of the refusal, if there was one."""
    together.wait()
    try:
        desk.act(*asked)
    except Refusal as refusal:
        return refusal.code
    return ""


def left_behind(t: Tournament, leaver: PlayerId) -> None:
    """The match of somebody who has gone is over, and not won by them."""
    match = match_of(t, leaver)
    assert leaver not in t.active
    if match is None or match.second is None:
        return
    own = Seat.FIRST if match.first == leaver else Seat.SECOND
    assert match.result is not None
    assert match.result.winner is own.other
