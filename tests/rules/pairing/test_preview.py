"""A round before it is published: every pair in its group, and what lies ahead."""

from tests.rules.life import Life
from topcut.rules.actions import rounds
from topcut.rules.pairing.ahead import Answer
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.pairing.preview import ahead, preview


def opened(event: Life) -> NextRound:
    event.act(rounds.open_draw)
    return rounds.preview(event.t, event.seed)


def test_the_groups_hold_every_pair_once() -> None:
    event = Life(players=17).played(1)
    seen = preview(event.t, opened(event))
    tables = [pair.seated.table for group in seen.groups for pair in group.pairs]
    assert sorted(table for table in tables if table) == list(range(1, 9))
    assert sum(group.size for group in seen.groups) == 16
    assert len(seen.byes) == 1
    assert seen.floats == sum(pair.floats is not None for group in seen.groups for pair in group.pairs)


def test_the_rounds_that_remain_are_looked_at() -> None:
    event = Life(players=8, rounds=4).played(1)
    assert [one.answer for one in ahead(event.t, opened(event))] == [Answer.YES, Answer.YES]
