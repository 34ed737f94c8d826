"""Deviations, the start with its structure, and the end."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.refusing import refusal_from
from tests.rules.life import JUDGE, ORGANIZER, SEED, Life, ids
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions.conduct import decline_ejection, warn
from topcut.rules.actions.judging import give_ruling
from topcut.rules.actions.leaving import eject
from topcut.rules.actions.lists import accept, accept_all, correct, hand_in, hand_in_for_all
from topcut.rules.actions.officials import name_official
from topcut.rules.actions.registration import check_in, enter, set_capacity
from topcut.rules.actions.structure import (
    Plan,
    announce_structure,
    change_structure,
    declare_deviation,
    finish,
    lock_roster,
    reveal_seed,
    start,
)
from topcut.rules.actions.undo import undo
from topcut.rules.actor import Actor
from topcut.rules.audience import may_read
from topcut.rules.facts import (
    CutMade,
    DeviationDeclared,
    Fact,
    ListHandedIn,
    PlayerEjected,
    PlayerWithdrawn,
    ResultSettled,
    RosterLocked,
    RoundPaired,
    SeatedPair,
    SeedRevealed,
    Started,
    StructureAnnounced,
    StructureChanged,
    TournamentFinished,
)
from topcut.rules.match import Result, Seat, Stage
from topcut.rules.ruleset import How, load
from topcut.rules.tournament import Announced, Phase, drawn_from
from topcut.words import sentence

P1, P2, P3, P4 = ids(4)
FIXED = {"challenger": "CH-22", "timeline": "TL-10", "showdown": "PS-15", "munchkin": "MU-22"}
TABLE = {"challenger": "CH-33", "timeline": "TL-24", "showdown": "PS-22"}


def waiting_for_start(book: str, players: int) -> Life:
    event = Life(book, players=players, started=False)
    event.say(*(ListHandedIn(id, "A list") for id in event.t.players))
    return event


def started(event: Life, plan: Plan | None = None, **named: Any) -> Started:
    event.act(start, plan, **named)
    fact = event.log[-1].fact
    assert isinstance(fact, Started)
    return fact


def why(refusal: Refusal) -> tuple[str, str | None]:
    return refusal.code, refusal.clause


def pair(event: Life, stage: Stage, number: int, *pairs: tuple[PlayerId, PlayerId | None]) -> None:
    seated = tuple(
        SeatedPair(None if second is None else TableNumber(n), first, second)
        for n, (first, second) in enumerate(pairs, start=1)
    )
    event.say(RoundPaired(stage, number, 1, seated, "first", matches=tuple(range(1, len(pairs) + 1))))


def settle(event: Life, stage: Stage, number: int, match: int) -> None:
    points = (3, 0) if stage is Stage.SWISS else (0, 0)
    event.say(ResultSettled(stage, number, match, Result(How.VICTORY, Seat.FIRST, points, ((16, 9),))))


class TestDeviations:
    def test_it_is_a_fact_with_its_reason(self) -> None:
        event = Life()
        assert event.act(declare_deviation, "CH-08", " a flood ") == [DeviationDeclared("CH-08", "a flood")]

    def test_what_is_no_deviation(self) -> None:
        event = Life()
        assert event.refused(declare_deviation, "XX-1", "x").code == "clause-unknown"
        assert event.refused(declare_deviation, "CH-08", "").code == "reason-needed"
        assert event.refused(declare_deviation, "CH-08", "x", by=JUDGE).code == "organizer-only"
        event.act(declare_deviation, "CH-08", "x")
        assert why(event.refused(declare_deviation, "CH-08", "y")) == ("deviation-twice", "CH-08")

    def test_not_when_all_is_over(self) -> None:
        event = Life()
        event.say(TournamentFinished(()))
        assert event.refused(declare_deviation, "CH-08", "x").code == "tournament-over"


class TestLock:
    def test_the_roster_and_the_nonces_of_the_phones_are_frozen(self) -> None:
        event = Life(players=3, started=False)
        for id, nonce in ((P1, "ff" * 16), (P2, "00" * 16), (P3, None)):
            event.act(check_in, id, nonce=nonce)
        assert event.act(lock_roster) == [RosterLocked((P1, P2, P3), ("00" * 16, "ff" * 16), mixed=True)]
        assert drawn_from(event.t, SEED) == hashlib.sha256(SEED + bytes(16) + b"\xff" * 16).digest()
        assert event.refused(lock_roster).code == "roster-locked"

    def test_who_waits_is_not_in(self) -> None:
        event = Life(players=2, started=False)
        event.act(set_capacity, 2)
        event.act(enter, "eve")
        assert event.act(lock_roster) == [PlayerWithdrawn(PlayerId("eve")), RosterLocked((P1, P2))]

    def test_who_is_not_checked_in_is_asked_for(self) -> None:
        event = Life(players=4, started=False)
        event.act(check_in, P1)
        event.act(check_in, P2)
        refusal = event.refused(lock_roster)
        assert (refusal.code, refusal.parameters["players"]) == ("not-checked-in", (P3, P4))
        assert event.act(lock_roster, leave_out=True) == [
            PlayerWithdrawn(P3),
            PlayerWithdrawn(P4),
            RosterLocked((P1, P2)),
        ]

    def test_only_by_the_organizer_before_the_start(self) -> None:
        assert Life(started=False).refused(lock_roster, by=JUDGE).code == "organizer-only"
        assert Life().refused(lock_roster).code == "already-started"


class TestStart:
    @pytest.mark.clause("CH-22", "TL-10", "PS-15", "MU-22", "R-3")
    @pytest.mark.parametrize(
        ("book", "players", "rounds", "cut"),
        [("challenger", 17, 4, 4), ("timeline", 32, 3, 8), ("showdown", 33, 5, 8), ("munchkin", 17, 4, 4)],
    )
    def test_the_structure_is_fixed_and_public(self, book: str, players: int, rounds: int, cut: int) -> None:
        event = waiting_for_start(book, players)
        fact = started(event)
        assert (fact.rounds, fact.cut, fact.players) == (rounds, cut, players)
        assert (event.t.phase, event.t.locked) == (Phase.SWISS, True)
        assert event.refused(start).code == "started-already"

    @pytest.mark.clause("R-3")
    def test_those_count_who_are_there_at_the_start(self) -> None:
        event = waiting_for_start("challenger", 17)
        for id in ids(17)[1:]:
            event.act(check_in, id)
        assert event.refused(start).code == "not-checked-in"
        assert started(event, leave_out=True).players == 16

    def test_a_locked_roster_is_not_locked_again(self) -> None:
        event = waiting_for_start("challenger", 8)
        event.act(lock_roster)
        assert event.act(start) == [Started(rounds=4, cut=0, clause="CH-33", players=8)]

    def test_only_the_organizer_starts(self) -> None:
        assert waiting_for_start("challenger", 8).refused(start, by=JUDGE).code == "organizer-only"

    @pytest.mark.clause("R-3")
    @pytest.mark.parametrize(("book", "players"), [("challenger", 3), ("showdown", 4)])
    def test_too_few_players_are_refused(self, book: str, players: int) -> None:
        event = waiting_for_start(book, players)
        assert why(event.refused(start)) == ("too-few-players", TABLE[book])
        event.act(declare_deviation, TABLE[book], "a small club")
        assert started(event).rounds == 4

    @pytest.mark.clause("TL-07")
    def test_a_timeline_event_needs_thirty_two(self) -> None:
        event = waiting_for_start("timeline", 31)
        assert why(event.refused(start)) == ("too-few-players", "TL-07")
        event.act(declare_deviation, "TL-07", "snow")
        fact = started(event)
        assert (fact.rounds, fact.cut) == (3, 8)

    @pytest.mark.clause("R-3")
    @pytest.mark.parametrize(("book", "players"), [("challenger", 17), ("timeline", 33), ("showdown", 17)])
    def test_other_rounds_or_another_cut_are_a_deviation(self, book: str, players: int) -> None:
        event = waiting_for_start(book, players)
        for plan in (Plan(rounds=5), Plan(cut=2)):
            assert event.refused(start, plan).clause == TABLE[book]
            assert event.refused(start, plan).code == "structure-differs"
        event.act(declare_deviation, TABLE[book], "short day")
        assert started(event, Plan(rounds=2, cut=2)).cut == 2

    @pytest.mark.clause("R-3")
    def test_leaving_the_cut_out_is_a_choice(self) -> None:
        fact = started(waiting_for_start("challenger", 17), Plan(cut=0))
        assert (fact.rounds, fact.cut, fact.clause) == (4, 0, "CH-33")

    @pytest.mark.clause("R-3", "PS-23")
    @pytest.mark.parametrize(("players", "rounds"), [(16, 4), (17, 5), (20, 5), (40, 6), (65, 7), (129, 8), (257, 9)])
    def test_a_premier_showdown_without_a_cut_has_the_rounds_of_the_other_table(
        self, players: int, rounds: int
    ) -> None:
        fact = started(waiting_for_start("showdown", players), Plan(cut=0))
        assert (fact.rounds, fact.cut) == (rounds, 0)
        assert fact.clause == ("PS-22" if players <= 16 else "PS-23")

    @pytest.mark.clause("PS-23")
    def test_other_rounds_without_a_cut_depart_from_the_other_table(self) -> None:
        event = waiting_for_start("showdown", 20)
        event.act(declare_deviation, "PS-22", "short day")
        assert why(event.refused(start, Plan(rounds=4, cut=0))) == ("structure-differs", "PS-23")
        event.act(declare_deviation, "PS-23", "short day")
        fact = started(event, Plan(rounds=4, cut=0))
        assert (fact.rounds, fact.cut, fact.clause) == (4, 0, "PS-23")

    def test_a_rule_book_without_the_entry_keeps_the_rounds_of_the_cut(self) -> None:
        older = msgspec.structs.replace(load("showdown").structure, without_cut="same-rounds")
        event = waiting_for_start("showdown", 20)
        event.t = replace(event.t, ruleset=msgspec.structs.replace(event.t.ruleset, structure=older))
        fact = start(event.t, ORGANIZER, Plan(cut=0))[-1]
        assert isinstance(fact, Started)
        assert (fact.rounds, fact.cut, fact.clause) == (4, 0, "PS-22")

    def test_not_in_a_timeline_event(self) -> None:
        event = waiting_for_start("timeline", 33)
        assert why(event.refused(start, Plan(cut=0))) == ("cut-needed", "TL-22")
        event.act(declare_deviation, "TL-22", "one day only")
        assert started(event, Plan(cut=0)).cut == 0

    @pytest.mark.clause("MU-37")
    def test_munchkin_is_free_but_recommends_a_cut_above_sixteen(self) -> None:
        event = waiting_for_start("munchkin", 17)
        assert why(event.refused(start, Plan(rounds=3, cut=0))) == ("confirm-needed", "MU-37")
        fact = started(event, Plan(rounds=3, cut=0), confirm=("MU-37",))
        assert (fact.rounds, fact.cut, fact.clause, fact.confirmed) == (3, 0, "MU-37", ("MU-37",))

    @pytest.mark.clause("MU-22", "MU-37")
    def test_munchkin_asks_back_whether_another_structure_was_announced(self) -> None:
        event = waiting_for_start("munchkin", 16)
        refusal = event.refused(start, Plan(rounds=9, cut=2))
        assert (*why(refusal), refusal.parameters["what"]) == ("confirm-needed", "MU-37", "unannounced")
        fact = started(event, Plan(rounds=9, cut=2), confirm=("MU-37",))
        assert (fact.rounds, fact.cut, fact.clause, fact.confirmed) == (9, 2, "MU-37", ("MU-37",))
        assert started(waiting_for_start("munchkin", 16), Plan(rounds=4, cut=0)).clause == "MU-36"

    @pytest.mark.clause("R-3")
    def test_a_munchkin_tournament_of_three_is_confirmed(self) -> None:
        event = waiting_for_start("munchkin", 3)
        assert why(event.refused(start)) == ("confirm-needed", "MU-36")
        assert started(event, confirm=("MU-36",)).confirmed == ("MU-36",)
        assert waiting_for_start("munchkin", 1).refused(start, confirm=("MU-36",)).code == "too-few-players"

    @pytest.mark.clause("PS-23")
    def test_full_swiss_and_a_cut_are_not_asked_for_at_once(self) -> None:
        refusal = waiting_for_start("showdown", 17).refused(start, Plan(alternate=True, cut=8))
        assert why(refusal) == ("full-swiss-cut", "PS-23")

    @pytest.mark.clause("PS-23")
    def test_a_premier_showdown_has_an_alternate_structure(self) -> None:
        fact = started(waiting_for_start("showdown", 17), Plan(alternate=True))
        assert (fact.rounds, fact.cut, fact.clause) == (5, 0, "PS-23")
        assert waiting_for_start("challenger", 17).refused(start, Plan(alternate=True)).code == "no-alternate-structure"

    @pytest.mark.clause("MU-21")
    def test_best_of_one_in_the_top_cut_is_announced(self) -> None:
        event = waiting_for_start("munchkin", 17)
        assert started(event, Plan(best_of={"bracket": 1})).best_of == {"bracket": 1}
        assert event.t.ruleset.games.bracket == 1
        assert started(waiting_for_start("munchkin", 17), Plan(best_of={"bracket": 3})).best_of == {}

    def test_elsewhere_it_is_a_deviation(self) -> None:
        event = waiting_for_start("challenger", 17)
        assert why(event.refused(start, Plan(best_of={"bracket": 3}))) == ("setting-deviates", "CH-37")
        assert event.refused(start, Plan(best_of={"bracket": 2})).code == "setting-wrong"
        assert event.refused(start, Plan(best_of={"lunch": 1})).code == "setting-unknown"
        event.act(declare_deviation, "CH-37", "a long final")
        assert started(event, Plan(best_of={"bracket": 3})).best_of == {"bracket": 3}

    @pytest.mark.clause("CH-18", "TL-08", "PS-12", "MU-20")
    def test_dice_are_rolled_always_by_choice_or_never(self) -> None:
        assert started(waiting_for_start("challenger", 8)).roll
        assert not started(waiting_for_start("showdown", 8)).roll
        assert started(waiting_for_start("showdown", 8), Plan(roll=True)).roll
        assert not started(waiting_for_start("munchkin", 8)).roll
        assert why(waiting_for_start("munchkin", 8).refused(start, Plan(roll=True))) == ("setting-deviates", "MU-20")
        for book, clause, players in (("challenger", "CH-18", 8), ("timeline", "TL-08", 32)):
            event = waiting_for_start(book, players)
            assert why(event.refused(start, Plan(roll=False))) == ("setting-deviates", clause)
            event.act(declare_deviation, clause, "the hall closes")
            assert not started(event, Plan(roll=False)).roll

    def test_club_mates_are_kept_apart_by_a_deviation(self) -> None:
        event = waiting_for_start("challenger", 8)
        assert why(event.refused(start, Plan(clubs_apart=(1,)))) == ("clubs-apart-deviates", "CH-29")
        event.act(declare_deviation, "CH-29", "many from one club")
        assert why(event.refused(start, Plan(clubs_apart=(1, 2)))) == ("clubs-apart-deviates", "CH-30")
        assert event.refused(start, Plan(clubs_apart=(5,))).code == "round-not-announced"
        fact = started(event, Plan(clubs_apart=(1,), fresh_tables=True))
        assert (fact.clubs_apart, fact.fresh_tables) == ((1,), True)

    def test_one_reason_keeps_club_mates_apart_and_declares_each_clause_once(self) -> None:
        event = waiting_for_start("challenger", 8)
        event.act(start, Plan(clubs_apart=(1, 2, 3)), apart_because="many from one club")
        assert [(one.clause, one.reason) for one in event.t.deviations] == [
            ("CH-29", "many from one club"),
            ("CH-30", "many from one club"),
        ]
        assert event.t.structure is not None
        assert event.t.structure.clubs_apart == (1, 2, 3)

    def test_a_reason_without_rounds_declares_nothing_and_an_empty_one_is_asked_for(self) -> None:
        event = waiting_for_start("showdown", 8)
        assert event.refused(start, Plan(clubs_apart=(1,)), apart_because=" ").code == "reason-needed"
        event.act(start, Plan(), apart_because="many from one club")
        assert event.t.deviations == ()

    def test_numbers_that_cannot_be(self) -> None:
        event = waiting_for_start("munchkin", 17)
        assert event.refused(start, Plan(rounds=0)).code == "rounds-number"
        assert event.refused(start, Plan(rounds=100)).code == "rounds-number"
        assert event.refused(start, Plan(cut=1)).code == "bracket-size"
        assert event.refused(start, Plan(cut=64)).code == "bracket-size"
        assert event.refused(start, Plan(cut=32)).code == "cut-too-large"


class TestAnnouncing:
    @pytest.mark.clause("MU-22", "MU-37")
    def test_another_structure_is_public_before_the_start_and_holds_there(self) -> None:
        event = waiting_for_start("munchkin", 20)
        assert event.act(announce_structure, 5, 8) == [StructureAnnounced(5, 8, "MU-37")]
        assert event.t.announced == Announced(5, 8, "MU-37")
        assert may_read(event.log[-1], None, event.t)
        fact = started(event)
        assert (fact.rounds, fact.cut, fact.clause, fact.confirmed) == (5, 8, "MU-37", ())

    @pytest.mark.clause("MU-37")
    def test_what_is_left_open_follows_the_table_however_many_come(self) -> None:
        event = waiting_for_start("munchkin", 8)
        assert event.act(announce_structure, cut=0) == [StructureAnnounced(None, 0, "MU-37")]
        for id in ids(30)[8:]:
            event.act(enter, id)
        assert why(event.refused(start)) == ("confirm-needed", "MU-37")
        fact = started(event, confirm=("MU-37",))
        assert (fact.rounds, fact.cut, fact.clause) == (5, 0, "MU-37")

    @pytest.mark.clause("MU-37")
    def test_what_differs_from_what_was_announced_is_asked_back(self) -> None:
        event = waiting_for_start("munchkin", 20)
        event.act(announce_structure, 5, 8)
        for plan in (Plan(rounds=6), Plan(rounds=4, cut=4), Plan(as_announced=False)):
            refusal = event.refused(start, plan)
            assert (*why(refusal), refusal.parameters["what"]) == ("confirm-needed", "MU-37", "unannounced")
        event.act(announce_structure)
        assert event.t.announced == Announced(None, None, "MU-36")
        assert started(event).clause == "MU-36"

    @pytest.mark.clause("R-3", "PS-23")
    @pytest.mark.parametrize(("book", "clause", "rounds"), [("challenger", "R-3", 4), ("showdown", "PS-23", 5)])
    def test_no_cut_is_announced_by_the_clause_that_lets_it_be_so(self, book: str, clause: str, rounds: int) -> None:
        event = waiting_for_start(book, 20)
        assert event.act(announce_structure, cut=0) == [StructureAnnounced(None, 0, clause)]
        assert (started(event).rounds, event.t.structure.cut if event.t.structure else None) == (rounds, 0)

    @pytest.mark.clause("CH-22", "TL-10", "PS-15")
    @pytest.mark.parametrize("book", TABLE)
    def test_where_the_table_binds_it_is_announced_under_a_deviation(self, book: str) -> None:
        event = waiting_for_start(book, 33)
        assert why(event.refused(announce_structure, 2, 4)) == ("structure-differs", TABLE[book])
        declared, fact = event.act(announce_structure, 2, 4, deviations={TABLE[book]: "a short day"})
        assert declared == DeviationDeclared(TABLE[book], "a short day")
        assert fact == StructureAnnounced(2, 4, TABLE[book])
        assert (started(event).rounds, event.t.structure.cut if event.t.structure else None) == (2, 4)

    def test_a_timeline_event_cannot_announce_to_have_no_cut(self) -> None:
        assert why(waiting_for_start("timeline", 33).refused(announce_structure, cut=0)) == ("cut-needed", "TL-22")

    def test_it_can_be_told_before_anybody_has_signed_up(self) -> None:
        assert waiting_for_start("munchkin", 0).act(announce_structure, 5, 8) == [StructureAnnounced(5, 8, "MU-37")]

    def test_who_and_when_and_what_can_be(self) -> None:
        event = waiting_for_start("munchkin", 20)
        assert event.refused(announce_structure, 5, by=JUDGE).code == "organizer-only"
        assert event.refused(announce_structure, 0).code == "rounds-number"
        assert event.refused(announce_structure, cut=64).code == "bracket-size"
        event.act(start)
        assert event.refused(announce_structure, 5).code == "already-started"

    def test_it_can_be_undone(self) -> None:
        event = waiting_for_start("munchkin", 20)
        event.act(announce_structure, 5)
        event.act(undo)
        assert event.t.announced is None


class TestChanges:
    @pytest.mark.clause("CH-22", "TL-10", "PS-15", "MU-22")
    @pytest.mark.parametrize("book", FIXED)
    def test_what_was_announced_changes_by_deviation_only(self, book: str) -> None:
        event = Life(book, players=32)
        assert why(event.refused(change_structure, 2, 2, "snow")) == ("structure-fixed", FIXED[book])
        event.act(declare_deviation, FIXED[book], "snow")
        assert event.act(change_structure, 2, 2, "snow") == [StructureChanged(2, 2, "snow")]

    @pytest.mark.parametrize("book", FIXED)
    def test_the_deviation_is_declared_in_the_same_step_once_or_not_at_all(self, book: str) -> None:
        event = Life(book, players=32)
        assert event.refused(change_structure, 2, 99, "snow", deviate=True).code == "bracket-size"
        assert event.refused(change_structure, 2, 2, " ", deviate=True).code == "reason-needed"
        declared = DeviationDeclared(FIXED[book], "snow")
        assert event.act(change_structure, 2, 2, "snow", deviate=True) == [declared, StructureChanged(2, 2, "snow")]
        assert event.act(change_structure, 3, 2, "sun", deviate=True) == [StructureChanged(3, 2, "sun")]

    def test_what_has_happened_stays(self) -> None:
        event = Life(players=4)
        event.act(declare_deviation, "CH-22", "snow")
        pair(event, Stage.SWISS, 1, (P1, P2), (P3, P4))
        pair(event, Stage.SWISS, 2, (P1, P3), (P2, P4))
        assert event.refused(change_structure, 1, 0, "x").code == "rounds-already-paired"
        assert event.refused(change_structure, 4, 0, "x").code == "structure-same"
        assert event.refused(change_structure, 4, 8, "x").code == "cut-too-large"
        assert event.refused(change_structure, 3, 0, "").code == "reason-needed"
        event.say(CutMade((P1, P2)))
        assert event.refused(change_structure, 3, 0, "x").code == "structure-too-late"

    def test_only_by_the_organizer_of_a_tournament_under_way(self) -> None:
        assert Life().refused(change_structure, 3, 0, "x", by=JUDGE).code == "organizer-only"
        assert Life(started=False).refused(change_structure, 3, 0, "x").code == "not-started"


class TestFinish:
    def played(self, cut: int = 0) -> Life:
        event = Life(players=4, rounds=1, cut=cut)
        pair(event, Stage.SWISS, 1, (P1, P2), (P3, P4))
        settle(event, Stage.SWISS, 1, 1)
        settle(event, Stage.SWISS, 1, 2)
        return event

    def test_not_while_a_table_is_open(self) -> None:
        event = Life(players=4, rounds=1)
        pair(event, Stage.SWISS, 1, (P1, P2), (P3, P4))
        settle(event, Stage.SWISS, 1, 1)
        refusal = event.refused(finish)
        assert (refusal.code, refusal.parameters["tables"]) == ("round-open", (2,))

    def test_not_before_what_was_announced_is_played(self) -> None:
        assert why(Life(players=4, rounds=1).refused(finish)) == ("rounds-left", "CH-22")
        assert why(self.played(cut=2).refused(finish)) == ("cut-left", "CH-22")

    def test_the_standings_are_the_ranking_and_lots_decide_the_rest(self) -> None:
        event = self.played()
        (fact,) = event.act(finish)
        assert isinstance(fact, TournamentFinished)
        assert [place for place, _ in fact.ranking] == ["1", "2", "3", "4"]
        assert {player for _, player in fact.ranking[:2]} == {P1, P3}
        assert (event.t.phase, event.t.ranking) == (Phase.FINISHED, fact.ranking)
        assert event.refused(finish).code == "tournament-over"

    @pytest.mark.clause("R-2")
    def test_with_a_cut_the_bracket_comes_first(self) -> None:
        event = self.played(cut=2)
        event.say(CutMade((P3, P1)))
        assert event.refused(finish).code == "bracket-round-open"
        pair(event, Stage.BRACKET, 1, (P1, P3))
        assert event.refused(finish).code == "round-open"
        settle(event, Stage.BRACKET, 1, 1)
        (fact,) = event.act(finish)
        assert isinstance(fact, TournamentFinished)
        assert fact.ranking[:2] == (("1", P1), ("2", P3))
        assert [place for place, _ in fact.ranking[2:]] == ["3", "4"]

    @pytest.mark.clause("R-5")
    def test_the_ejected_are_not_ranked(self) -> None:
        event = self.played(cut=2)
        event.say(CutMade((P3, P1)))
        pair(event, Stage.BRACKET, 1, (P1, P3))
        settle(event, Stage.BRACKET, 1, 1)
        event.say(PlayerEjected(P2, "threats"))
        (fact,) = event.act(finish)
        assert isinstance(fact, TournamentFinished)
        assert [player for _, player in fact.ranking] == [P1, P3, P4]

    @pytest.mark.clause("CH-50")
    def test_not_while_nobody_has_answered_whether_to_eject(self) -> None:
        event = self.played()
        for _ in range(3):
            event.act(warn, P2, "Rude", by=JUDGE)
        refusal = event.refused(finish)
        assert (*why(refusal), refusal.parameters["players"]) == ("ejection-unanswered", "CH-50", (P2,))
        assert sentence(refusal) == (
            "p02 has been warned so often that this must be answered: ejected or not? Eject p02, or write down why not."
            " Then finish. (CH-50)"
        )
        event.act(decline_ejection, P2, "Apologized", by=JUDGE)
        assert event.act(finish)

    @pytest.mark.clause("CH-50")
    def test_an_ejection_answers_too(self) -> None:
        event = self.played()
        for _ in range(3):
            event.act(warn, P2, "Rude", by=JUDGE)
        event.act(eject, P2, "Three warnings", by=JUDGE)
        assert event.act(finish)

    def test_only_by_the_organizer(self) -> None:
        assert self.played().refused(finish, by=JUDGE).code == "organizer-only"


class TestSeed:
    def test_it_is_revealed_when_all_is_over_and_matches_the_commitment(self) -> None:
        event = Life()
        assert event.refused(reveal_seed).code == "seed-too-early"
        event.say(TournamentFinished(()))
        assert event.refused(reveal_seed, by=JUDGE).code == "organizer-only"
        event.seed = bytes(32)
        assert event.refused(reveal_seed).code == "seed-wrong"
        event.seed = SEED
        assert event.act(reveal_seed, by=ORGANIZER) == [SeedRevealed(SEED.hex())]
        assert event.refused(reveal_seed).code == "seed-revealed"


@pytest.mark.clause("TL-07")
def test_a_start_declares_what_it_departs_from_in_the_same_step() -> None:
    event = Life("timeline", players=8, started=False)
    event.act(hand_in_for_all, "on paper", by=JUDGE)
    assert event.refused(start, by=ORGANIZER).clause == "TL-07"
    facts = event.act(start, deviations={"TL-07": "a small hall"}, by=ORGANIZER)
    assert facts[0] == DeviationDeclared("TL-07", "a small hall")
    assert isinstance(facts[-1], Started)
    assert [(one.clause, one.reason) for one in event.t.deviations] == [("TL-07", "a small hall")]


def test_what_was_declared_before_is_not_declared_a_second_time() -> None:
    event = Life("timeline", players=8, started=False)
    event.act(hand_in_for_all, "on paper", by=JUDGE)
    event.act(declare_deviation, "TL-07", "a small hall", by=ORGANIZER)
    facts = event.act(start, deviations={"TL-07": "a small hall"}, by=ORGANIZER)
    assert not any(isinstance(fact, DeviationDeclared) for fact in facts)


def test_a_start_that_is_refused_declares_nothing() -> None:
    event = Life("timeline", players=1, started=False)
    event.act(hand_in_for_all, "on paper", by=JUDGE)
    refused = refusal_from(start, event.t, ORGANIZER, deviations={"TL-07": "a small hall"})
    assert refused.code == "too-few-players"
    assert event.refused(start, deviations={"TL-07": " "}, by=ORGANIZER).code == "reason-needed"
    assert event.t.deviations == ()


@pytest.mark.parametrize(
    "asked",
    [
        (hand_in, (P1, "Another list"), JUDGE),
        (accept, (P1,), JUDGE),
        (accept_all, ({P1: ()}, "late"), JUDGE),
        (correct, (P1, "Another list", "late"), JUDGE),
        (warn, (P1, "Slow play"), JUDGE),
        (give_ruling, ("In range?", "Yes."), JUDGE),
        (name_official, ("ida", "watcher"), ORGANIZER),
    ],
    ids=lambda asked: asked[0].__name__,
)
def test_after_the_finish_it_is_too_late(asked: tuple[Callable[..., list[Fact]], tuple[object, ...], Actor]) -> None:
    event = Life(players=4, rounds=1).pair().play()
    event.act(finish)
    action, arguments, by = asked
    assert event.refused(action, *arguments, by=by).code == "tournament-over"
