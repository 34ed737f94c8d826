"""A round before it is published: every pair in its group, what lies ahead, and who is of one club."""

from tests.rules.actions.playing_on import played
from tests.rules.life import Life
from topcut.ids import PlayerId
from topcut.rules.actions import rounds
from topcut.rules.facts import ClubSet
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.preview import Verdict, ahead, mates, preview


def opened(event: Life) -> NextRound:
    event.act(rounds.open_draw)
    return rounds.preview(event.t, event.seed)


def test_the_groups_hold_every_pair_once() -> None:
    event = Life(players=17)
    played(event, 1)
    seen = preview(event.t, opened(event))
    tables = [pair.seated.table for group in seen.groups for pair in group.pairs]
    assert sorted(table for table in tables if table) == list(range(1, 9))
    assert sum(group.size for group in seen.groups) == 16
    assert len(seen.byes) == 1
    assert seen.floats == sum(pair.floats is not None for group in seen.groups for pair in group.pairs)


def test_the_rounds_that_remain_are_looked_at() -> None:
    event = Life(players=8, rounds=4)
    played(event, 1)
    found = ahead(event.t, opened(event))
    assert (found.verdict, found.rounds, len(found.reasons)) == (Verdict.GOOD, 2, 2)


def test_two_of_one_club_at_a_table_are_named() -> None:
    event = Life(players=2)
    found = opened(event)
    assert mates(event.t, found) == ()
    for player in event.t.players:
        event.say(ClubSet(player, "North"))
    (two,) = mates(event.t, found)
    assert (two.table, set(two.players), two.club) == (1, {PlayerId("p01"), PlayerId("p02")}, "North")
