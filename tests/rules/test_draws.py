"""Every draw, as the log tells it."""

from tests.rules.life import Life
from topcut.rules.actions import leaving, rounds
from topcut.rules.draws import draws


def test_a_draw_is_open_until_its_pairing_is_published_with_its_key() -> None:
    event = Life(players=8, rounds=4).played(1)
    event.act(rounds.open_draw)
    first, second = (one for one in draws(event.log) if one.what == "pairing")
    assert (first.round, first.state, bool(first.keys)) == (1, "published", True)
    assert (second.round, second.state, second.keys) == (2, "open", ())


def test_a_draw_that_was_made_again_was_never_called() -> None:
    event = Life(players=8, rounds=4)
    event.act(rounds.open_draw)
    event.act(leaving.drop, next(iter(event.t.players)))
    event.act(rounds.open_draw, reason="someone has left")
    event.act(rounds.publish)
    assert [(one.attempt, one.state) for one in draws(event.log)] == [(1, "unused"), (2, "published")]


def test_a_round_that_was_taken_back_stays_with_its_reason() -> None:
    event = Life(players=8, rounds=4)
    event.act(rounds.open_draw)
    event.act(rounds.publish)
    event.act(rounds.unpair, 1, "two players sat down at the wrong table")
    (back,) = (one for one in draws(event.log) if one.what == "pairing")
    assert (back.state, back.reason) == ("back", "two players sat down at the wrong table")
