"""Announcements: who makes them, who reads them, and when they end."""

import pytest

from tests.rules.life import JUDGE, ORGANIZER, Life, player
from topcut.rules.actions.announcing import LONGEST, announce, announcements_for, take_down, tell_table
from topcut.rules.actions.cut import make_cut
from topcut.rules.actions.rounds import unpair
from topcut.rules.actor import Actor
from topcut.rules.audience import may_read
from topcut.rules.facts import TableTold


def texts(event: Life, viewer: Actor | None) -> list[str]:
    return [one.text for one in announcements_for(event.t, viewer)]


class TestEveryone:
    def test_the_organizer_tells_everyone_at_any_time(self) -> None:
        event = Life(started=False)
        event.act(announce, "  Doors open at nine. ")
        event.act(announce, "Parking is behind the hall.")
        assert texts(event, None) == ["Parking is behind the hall.", "Doors open at nine."]
        assert [one.number for one in event.t.announcements] == [1, 2]

    def test_it_stands_until_it_is_taken_down(self) -> None:
        event = Life()
        event.act(announce, "Lunch is at noon.")
        event.pair().play().pair()
        assert texts(event, player("p01")) == ["Lunch is at noon."]
        event.act(take_down, 1)
        assert texts(event, None) == []
        assert event.refused(take_down, 1).code == "announcement-gone"

    def test_numbers_are_never_used_twice(self) -> None:
        event = Life()
        event.act(announce, "One")
        event.act(take_down, 1)
        event.act(announce, "Two")
        assert [one.number for one in event.t.announcements] == [2]

    def test_judges_neither_make_nor_take_down_what_everyone_reads(self) -> None:
        event = Life()
        assert event.refused(announce, "Lunch", by=JUDGE).code == "organizer-only"
        event.act(announce, "Lunch")
        assert event.refused(take_down, 1, by=JUDGE).code == "organizer-only"

    @pytest.mark.parametrize(("text", "code"), [("  ", "text-missing"), ("x" * (LONGEST + 1), "text-too-long")])
    def test_it_says_something_and_not_too_much(self, text: str, code: str) -> None:
        assert Life().refused(announce, text).code == code


class TestOneTable:
    def told(self) -> Life:
        event = Life(players=8)
        event.seat("p01 p02", "p03 p04", "p05 p06", "p07 p08")
        event.act(tell_table, 2, "Your terrain was moved. Put it back.", by=JUDGE)
        return event

    def test_only_its_players_and_officials_read_it(self) -> None:
        event = self.told()
        for reader in (ORGANIZER, JUDGE, player("p03"), player("p04")):
            assert len(texts(event, reader)) == 1
        for other in (None, player("p01"), player("p05")):
            assert texts(event, other) == []

    def test_the_log_keeps_it_from_others_too(self) -> None:
        event = self.told()
        (told,) = (one for one in event.log if isinstance(one.fact, TableTold))
        assert may_read(told, player("p03"), event.t)
        assert not may_read(told, player("p01"), event.t)
        assert not may_read(told, None, event.t)

    def test_it_ends_with_the_round(self) -> None:
        event = self.told()
        event.play().pair()
        assert texts(event, ORGANIZER) == []
        assert event.refused(take_down, 1, by=JUDGE).code == "announcement-gone"

    def test_it_ends_with_the_cut(self) -> None:
        event = Life(players=8, rounds=1, cut=4)
        event.pair()
        event.act(tell_table, 1, "Ten more minutes.", by=JUDGE)
        event.play()
        event.act(make_cut)
        assert texts(event, ORGANIZER) == []

    def test_it_ends_if_the_round_is_taken_back(self) -> None:
        event = Life()
        event.pair()
        event.act(tell_table, 1, "Please wait.")
        event.act(unpair, 1, "A slip")
        assert texts(event, ORGANIZER) == []

    def test_a_judge_may_take_it_down(self) -> None:
        event = self.told()
        event.act(take_down, 1, by=JUDGE)
        assert texts(event, player("p03")) == []

    def test_somebody_must_play_there(self) -> None:
        event = self.told()
        assert event.refused(tell_table, 9, "Hello", by=JUDGE).code == "table-empty"
        assert event.refused(tell_table, 1, "Hello", by=player("p01")).code == "staff-only"
        assert Life().refused(tell_table, 1, "Hello").code == "no-round"
        assert Life(started=False).refused(tell_table, 1, "Hello").code == "not-started"
