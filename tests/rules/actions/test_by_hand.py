"""Rounds that the organizer pairs by hand."""

from tests.rules.life import JUDGE, SEED, Life
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions.by_hand import broken, publish_by_hand
from topcut.rules.actions.rounds import arrange_absence, open_draw, unpair
from topcut.rules.facts import RoundPaired, SeatedPair, TableSet


def pairs(text: str) -> tuple[SeatedPair, ...]:
    """`p01-p02 3:p03-p04 p05` are two pairs, one with its table, and a bye."""
    found = []
    for word in text.split():
        table, _, players = word.rpartition(":")
        first, _, second = players.partition("-")
        number = TableNumber(int(table)) if table else None
        found.append(SeatedPair(number, PlayerId(first), PlayerId(second) if second else None))
    return tuple(found)


def test_a_pairing_by_hand_is_taken_and_seated() -> None:
    event = Life(players=5)
    (paired,) = event.act(publish_by_hand, pairs("p01-p02 p03-p04 p05"))
    assert isinstance(paired, RoundPaired)
    assert (paired.way, paired.attempt, paired.breaks, dict(paired.keys)) == ("by-hand", 1, (), {})
    assert [one.table for one in paired.pairs] == [1, 2, None]


def test_what_it_breaks_is_public() -> None:
    event = Life(players=4)
    event.act(publish_by_hand, pairs("p01-p02 p03-p04"))
    event.play()
    again = pairs("p01-p02 p03-p04")
    assert next(one.code for one in broken(event.t, again, SEED)) == "breaks-rematch"
    *_, paired = event.act(publish_by_hand, again)
    assert isinstance(paired, RoundPaired)
    assert paired.breaks == ("CH-28", "CH-30")
    assert event.t.rounds[0].closed


def test_a_group_that_does_not_meet_is_said() -> None:
    event = Life(players=4)
    event.act(publish_by_hand, pairs("p01-p02 p03-p04"))
    event.play()
    *_, paired = event.act(publish_by_hand, pairs("p01-p04 p02-p03"))
    assert isinstance(paired, RoundPaired)
    assert paired.breaks == ("CH-30",)


def test_the_attempt_is_that_of_the_draw_that_was_looked_at() -> None:
    event = Life(players=4).pair()
    event.act(unpair, 1, "Wrong hall")
    event.act(open_draw, reason="Wrong hall")
    event.act(publish_by_hand, pairs("p01-p02 p03-p04"))
    assert event.t.rounds[0].attempt == 2
    event.act(unpair, 1, "Wrong hall again")
    event.act(publish_by_hand, pairs("p01-p03 p02-p04"))
    assert event.t.rounds[0].attempt == 3


def test_tables_are_given_to_all_pairs_or_to_none() -> None:
    event = Life(players=4)
    event.say(*(TableSet(TableNumber(n)) for n in (1, 2, 3)))
    assert event.refused(publish_by_hand, pairs("2:p01-p02 p03-p04")).code == "table-missing"
    assert event.refused(publish_by_hand, pairs("2:p01-p02 2:p03-p04")).code == "table-taken"
    assert event.refused(publish_by_hand, pairs("2:p01-p02 9:p03-p04")).code == "table-unknown"
    event.act(publish_by_hand, pairs("3:p01-p02 2:p03-p04"))
    assert [match.table for match in event.t.rounds[0].matches] == [3, 2]


def test_everybody_who_plays_stands_in_it_once_and_the_absent_have_their_loss() -> None:
    event = Life(players=5)
    event.act(arrange_absence, "p05", 1)
    assert event.refused(publish_by_hand, pairs("p01-p02")).code == "pairing-player-missing"
    assert event.refused(publish_by_hand, pairs("p01-p02 p03-p02")).code == "pairing-player-twice"
    assert event.refused(publish_by_hand, pairs("p01-p02 p03-p05 p04")).code == "pairing-player-inactive"
    assert event.refused(publish_by_hand, pairs("p01-p02 p03-p04"), by=JUDGE).code == "organizer-only"
    event.act(publish_by_hand, pairs("p01-p02 p03-p04"))
    assert event.t.rounds[0].unpaired_losses == ("p05",)
    assert event.refused(publish_by_hand, pairs("p01-p02 p03-p04"), round=1).code == "already-paired"
