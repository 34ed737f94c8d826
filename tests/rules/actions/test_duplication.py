"""A tournament once more, on another day."""

from dataclasses import replace
from typing import Any

import pytest

from tests.refusing import refusal_from
from tests.rules.life import JUDGE, ORGANIZER, SEED, Life, ids, player
from topcut.ids import TableNumber
from topcut.rules.actions.days import set_schedule
from topcut.rules.actions.duplication import before, duplicate
from topcut.rules.actions.leaving import drop, eject
from topcut.rules.actions.officials import name_official
from topcut.rules.actions.registration import fix_seat, set_club, withdraw
from topcut.rules.actions.structure import declare_deviation
from topcut.rules.actions.venue import set_table
from topcut.rules.actor import Actor
from topcut.rules.facts import Stamped, TournamentCreated
from topcut.rules.fold import fold
from topcut.rules.schedule import Slot
from topcut.rules.tournament import Phase, Tournament

P1, P2, P3 = ids(3)
CASUAL = {"type": "constructed", "level": "casual", "region": "elsewhere", "legality": "on-release"}


def again(event: Life, by: Actor = ORGANIZER, capacity: int | None = None, **named: Any) -> Tournament:
    created = event.log[0].fact
    assert isinstance(created, TournamentCreated)
    like = replace(before(event.t, created), capacity=capacity)
    asked = {"title": "Spring Cup", "first_day": "2027-03-01", "place": "Pier", "deviations": (), "players": False}
    facts = duplicate(by, like, **{**asked, **named}, tournament="e2", seed=SEED)
    return fold([Stamped(n, event.at, by, fact) for n, fact in enumerate(facts, start=1)])


def furnished() -> Life:
    event = Life("timeline", settings={"clock.secret": False})
    event.act(declare_deviation, "TL-13", "The bus leaves at six")
    event.act(set_table, 3, name="Sanctum", note="A lamp post", closed=True)
    event.act(fix_seat, P1, 2)
    event.act(set_club, P2, "Anglers", by=ORGANIZER)
    event.act(set_schedule, [Slot("2026-11-15", "09:30", "Round 1"), Slot("2026-11-16", "10:00", "Final")])
    event.pair()
    event.act(drop, P3, by=player(P3))
    event.act(eject, "p04", "threats")
    return event


def test_rule_book_settings_tables_officials_and_schedule_come_along_without_players() -> None:
    event = furnished()
    made = again(event, deviations=("TL-13",))
    assert (made.title, made.first_day, made.place) == ("Spring Cup", "2027-03-01", "Pier")
    assert made.ruleset == event.t.ruleset
    assert made.tables[TableNumber(3)].name == "Sanctum"
    assert [one.id for one in made.officials] == [JUDGE.id]
    assert [one.clause for one in made.deviations] == ["TL-13"]
    assert [slot.day for slot in made.schedule] == ["2027-03-01", "2027-03-02"]
    assert (made.phase, dict(made.players), made.rounds) == (Phase.SIGN_UP, {}, ())


def test_players_come_along_if_that_is_wanted_but_nothing_of_what_they_did() -> None:
    made = again(furnished(), players=True)
    assert P3 in made.active
    assert "p04" not in made.players  # ejected
    assert (made.players[P1].table, made.players[P2].club) == (2, "Anglers")
    assert not any(one.list or one.checked_in or one.paid for one in made.players.values())


@pytest.mark.clause("MU-04")
def test_an_official_plays_again_only_if_the_player_comes_along() -> None:
    event = Life("munchkin", started=False, options=CASUAL)
    event.act(name_official, "org2", "head-judge")
    for official, plays_as in (("o1", P1), ("o2", P2), ("o3", P3)):
        event.act(name_official, official, "floor-judge", plays_as=plays_as, alternate="org2")
    event.act(withdraw, P1)
    event.act(eject, P2, "threats", decided_by="org2")
    made = again(event, players=True)
    assert {one.id: one.plays_as for one in made.officials if one.alternate} == {"o1": None, "o2": None, "o3": P3}
    assert {one.plays_as for one in again(event).officials} == {None}


def test_those_for_whom_there_is_no_room_wait() -> None:
    made = again(furnished(), players=True, capacity=3)
    assert [one.waiting for one in made.players.values()] == [False] * 3 + [True] * 4


def test_a_deviation_that_is_no_longer_wanted_takes_its_settings_along() -> None:
    event = Life("challenger", settings={"points.win": 4}, options={"timeline": "standard"})
    event.act(declare_deviation, "CH-42", "Four for a win")
    assert again(event, deviations=("CH-42",)).ruleset.points.win == 4
    assert again(event).ruleset.points.win == 3


def test_only_an_organizer_makes_it_again() -> None:
    assert refusal_from(again, furnished(), by=JUDGE).code == "organizer-only"
