from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.life import JUDGE, ORGANIZER, Life, player
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.calling import call_official, close_call, take_call
from topcut.rules.actions.clock import call_time, start
from topcut.rules.actions.conduct import decline_ejection, penalize, warn
from topcut.rules.actions.deck_checks import draw, note
from topcut.rules.actions.judging import appeal, decide_appeal, give_ruling
from topcut.rules.actions.squads import choose
from topcut.rules.actor import CLOCK, Actor, Role
from topcut.rules.audience import is_own_game, may_read
from topcut.rules.facts import (
    FACTS,
    Audience,
    CallClosed,
    CallTaken,
    EjectionProposed,
    ExtraMinutesRolled,
    Fact,
    ListCorrected,
    ListHandedIn,
    MaterialsChecked,
    MustUseMissed,
    OfficialCalled,
    OfficialNamed,
    Reveal,
    RoundUnpaired,
    RulingGiven,
    SquadsSealed,
    StepUndone,
    SubstituteApproved,
    TableTold,
    TournamentFinished,
    about,
)
from topcut.rules.match import Stage

ANA, BO = PlayerId("p01"), PlayerId("p02")
HEAD = Actor(Role.OFFICIAL, "hela")
NOBODY = None
ONLOOKERS = (NOBODY, player("p01"), player("p02"), player("p03"))


def read(event: Life, viewer: Actor | None, *kinds: type[Fact]) -> list[Fact]:
    """The facts of these kinds that somebody may read now."""
    return [
        stamped.fact for stamped in event.log if isinstance(stamped.fact, kinds) and may_read(stamped, viewer, event.t)
    ]


def kinds(event: Life, viewer: Actor | None) -> set[str]:
    return {type(stamped.fact).__name__ for stamped in event.log if may_read(stamped, viewer, event.t)}


def for_officials() -> Iterable[str]:
    forms = {name: about(kind) for name, kind in FACTS.items()}
    return (name for name, form in forms.items() if form.audience is Audience.OFFICIALS and form.reveal is Reveal.NEVER)


def test_every_kind_that_is_kept_back_says_when_it_is_shown() -> None:
    for name, kind in FACTS.items():
        form = about(kind)
        assert (form.reveal is None) == (form.audience is Audience.PUBLIC), name
        assert form.audience is not Audience.PLAYER or hasattr(kind, "player") or kind is TableTold, name


@pytest.mark.clause("CH-16", "CH-24", "CH-49", "CH-50", "TL-34", "PS-31", "MU-05")
def test_warnings_calls_rulings_and_penalties_are_for_officials_and_no_onlookers() -> None:
    event = everything_about_conduct()
    assert set(for_officials()) <= kinds(event, JUDGE) & kinds(event, ORGANIZER)
    for viewer in ONLOOKERS:
        assert kinds(event, viewer) & set(for_officials()) == own_calls(viewer) | own_rulings(viewer)
    event.say(TournamentFinished(()))
    for viewer in ONLOOKERS:
        assert kinds(event, viewer) & set(for_officials()) == own_calls(viewer) | own_rulings(viewer)


def own_calls(viewer: Actor | None) -> set[str]:
    """Who has called an official, as p01 does below, sees who comes, and whether the call is still open (CH-14)."""
    return {"OfficialCalled", "CallTaken", "CallClosed"} if viewer == player("p01") else set()


def own_rulings(viewer: Actor | None) -> set[str]:
    """The two players at whose table it was given may appeal it, so they read it (CH-51)."""
    own = viewer in (player("p01"), player("p02"))
    return {"RulingGiven", "RulingAppealed", "AppealDecided"} if own else set()


def everything_about_conduct() -> Life:
    event = Life("challenger", 8)
    event.say(OfficialNamed(HEAD.id, "head-watcher"))
    event.say(MaterialsChecked(ANA, "dice", True), SubstituteApproved(ANA, "range ruler"))
    event.seat("p01 p02", "p03 p04")
    for _ in range(3):
        event.act(warn, ANA, "Rude", by=JUDGE)
    event.act(decline_ejection, ANA, "Apologized", by=JUDGE)
    event.say(EjectionProposed(ANA, "Threats"), by=JUDGE)
    event.act(penalize, ANA, "No prize")
    event.act(call_official, by=player("p01"))
    event.act(take_call, 1, by=JUDGE)
    event.act(close_call, 1, by=JUDGE)
    event.act(give_ruling, "Line of sight?", "Yes", players=(ANA, BO), by=JUDGE)
    event.act(appeal, 1, by=player("p01"))
    event.act(decide_appeal, 1, True, by=HEAD)
    event.act(draw, 1, by=JUDGE)
    event.act(note, event.t.facts, event.t.conduct.deck_checks[0].players[0], fine=True, by=JUDGE)
    return event


STEPS: Mapping[str, Callable[[Life, PlayerId], object]] = {
    "warn": lambda event, name: event.act(warn, name, "Rude", by=JUDGE),
    "call": lambda event, name: event.act(call_official, by=player(name)),
    "rule": lambda event, name: event.act(give_ruling, "Why?", "So", players=(name,), by=JUDGE),
    "fine": lambda event, name: event.act(penalize, name, "No prize"),
    "check": lambda event, name: event.say(MaterialsChecked(name, "dice", False, "loaded")),
    "missed": lambda event, name: event.say(MustUseMissed(name, (3, 4))),
    "start": lambda event, _: event.act(start),
    "pair": lambda event, _: event.seat("p01 p02", "p03 p04"),
    "undo": lambda event, _: event.say(StepUndone(len(event.log), len(event.log))),
}


@given(st.lists(st.tuples(st.sampled_from(sorted(STEPS)), st.sampled_from(["p01", "p02", "p03"])), max_size=15))
def test_whatever_happens_no_onlooker_reads_what_is_kept_back(steps: list[tuple[str, str]]) -> None:
    event = Life("challenger", 8)
    for step, name in steps:
        with suppress(Refusal):
            STEPS[step](event, PlayerId(name))
    for stamped in event.log:
        fact, form = stamped.fact, about(type(stamped.fact))
        for viewer in ONLOOKERS:
            if may_read(stamped, viewer, event.t):
                about_viewer = viewer is not None and getattr(fact, "player", None) == viewer.id
                assert (
                    form.audience is Audience.PUBLIC
                    or (form.audience is Audience.PLAYER and about_viewer)
                    or (isinstance(fact, ListHandedIn) and viewer is not None)
                    or (isinstance(fact, OfficialCalled) and about_viewer)
                    or (isinstance(fact, RulingGiven) and viewer is not None and viewer.id in fact.players)
                )


@pytest.mark.clause("CH-18", "CH-20", "TL-09")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
def test_extra_minutes_are_for_officials_until_time_is_called(ruleset: str) -> None:
    event = Life(ruleset, 8).seat("p01 p02")
    event.act(start, 3)
    assert read(event, JUDGE, ExtraMinutesRolled)
    assert not any(read(event, viewer, ExtraMinutesRolled) for viewer in ONLOOKERS)
    event.wait(minutes=93)
    assert not any(read(event, viewer, ExtraMinutesRolled) for viewer in ONLOOKERS)
    event.act(call_time, by=CLOCK)
    assert all(read(event, viewer, ExtraMinutesRolled) for viewer in ONLOOKERS)


@pytest.mark.clause("CH-20")
def test_extra_minutes_of_a_clock_that_was_taken_back_stay_hidden_until_the_round_is_over() -> None:
    """The same dice are rolled when it is started again."""
    event = Life().seat("p01 p02")
    event.act(start)
    event.say(StepUndone(len(event.log) - 1, len(event.log)))
    assert read(event, NOBODY, ExtraMinutesRolled) == []
    event.act(start)
    assert read(event, NOBODY, ExtraMinutesRolled) == []
    event.first_wins().close()
    assert len(read(event, NOBODY, ExtraMinutesRolled)) == 2


@pytest.mark.clause("CH-20")
def test_extra_minutes_of_a_round_that_is_over_early_are_open() -> None:
    event = Life().seat("p01 p02")
    event.act(start)
    event.say(RoundUnpaired(Stage.SWISS, 1, "Wrong list"))
    assert read(event, NOBODY, ExtraMinutesRolled) == []
    event.say(TournamentFinished(()))
    assert read(event, NOBODY, ExtraMinutesRolled)


@pytest.mark.clause("PS-14")
def test_a_visible_clock_hides_no_minutes() -> None:
    event = Life("showdown", structure={"roll": True}).seat("p01 p02")
    event.act(start)
    assert read(event, NOBODY, ExtraMinutesRolled)


@pytest.mark.clause("PS-05")
def test_sealed_squads_are_for_their_player_until_both_have_chosen() -> None:
    event = Life("showdown").seat("p01 p02", "p03 p04")
    event.act(choose, ANA, 1, (1, 2), by=player("p01"))
    event.act(choose, ANA, 1, (1, 3), by=player("p01"))
    assert len(read(event, player("p01"), SquadsSealed)) == len(read(event, JUDGE, SquadsSealed)) == 2
    for viewer in (NOBODY, player("p02"), player("p03")):
        assert read(event, viewer, SquadsSealed) == []
    event.act(choose, BO, 1, (2, 4), by=player("p02"))
    for viewer in (NOBODY, player("p02"), player("p03")):
        shown = read(event, viewer, SquadsSealed)
        assert SquadsSealed(1, ANA, (1, 3)) in shown
        assert (SquadsSealed(1, ANA, (1, 2)) in shown) is False
    event.say(RoundUnpaired(Stage.SWISS, 1, "Wrong list"))
    assert SquadsSealed(1, ANA, (1, 3)) in read(event, NOBODY, SquadsSealed), "what all have seen stays open"


def test_by_a_setting_squads_are_not_sealed() -> None:
    event = Life("showdown", settings={"squads.sealed": False}).seat("p01 p02")
    event.act(choose, ANA, 1, (1, 2), by=player("p01"))
    assert read(event, NOBODY, SquadsSealed) == [SquadsSealed(1, ANA, (1, 2))]


@pytest.mark.clause("PS-07")
def test_unused_squads_are_shown_to_the_arbiter_and_the_player_alone() -> None:
    event = Life("showdown")
    event.say(MustUseMissed(ANA, (3, 4)))
    assert read(event, JUDGE, MustUseMissed)
    assert read(event, player("p01"), MustUseMissed)
    assert not read(event, player("p02"), MustUseMissed)
    assert not read(event, NOBODY, MustUseMissed)


def lists(event: Life, viewer: Actor | None) -> set[str]:
    return {fact.text for fact in read(event, viewer, ListHandedIn, ListCorrected)}  # type: ignore[union-attr]  # lists


@pytest.mark.clause("CH-13", "TL-06", "PS-05")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline", "showdown"])
def test_a_list_is_for_its_owner_then_also_for_opponents(ruleset: str) -> None:
    event = Life(ruleset, 8, started=False)
    event.say(ListHandedIn(ANA, "draft"), ListHandedIn(ANA, "list"))
    assert lists(event, player("p01")) == lists(event, JUDGE) == {"draft", "list"}
    assert lists(event, player("p02")) == lists(event, NOBODY) == set()
    event = Life(ruleset, 8)
    event.say(ListHandedIn(ANA, "corrected"))
    assert lists(event, player("p02")) == {"The list of p02"}
    event.seat("p01 p02", "p03 p04")
    assert lists(event, player("p02")) == {"corrected", "The list of p02"}
    assert lists(event, player("p03")) == {"The list of p03", "The list of p04"}
    assert lists(event, NOBODY) == set()
    event.first_wins().first_wins(match=2).close().seat("p01 p03", "p02 p04")
    assert "corrected" in lists(event, player("p02"))
    assert "corrected" in lists(event, player("p03"))


@pytest.mark.clause("CH-13")
def test_by_settings_lists_are_for_the_current_opponent_alone_or_for_everybody() -> None:
    event = Life(settings={"lists.past_opponents": False})
    assert lists(event, player("p02")) == {"The list of p02"}
    event.seat("p01 p02", "p03 p04").first_wins().first_wins(match=2).close()
    event.seat("p01 p03", "p02 p04")
    assert lists(event, player("p02")) == {"The list of p02", "The list of p04"}
    assert len(lists(Life(settings={"lists.public": True}), NOBODY)) == 8


@pytest.mark.clause("CH-13")
def test_the_opponent_in_the_bracket_sees_the_list_too() -> None:
    event = Life(settings={"lists.past_opponents": False}, cut=2).seat("p01 p02", "p03 p04").first_wins()
    event.first_wins(match=2).close().cut("p01", "p03").seat("p01 p03", stage=Stage.BRACKET)
    assert lists(event, player("p03")) == {"The list of p03", "The list of p01"}


@pytest.mark.clause("MU-39")
def test_a_munchkin_deck_list_is_for_its_owner_and_officials() -> None:
    event = Life("munchkin").seat("p01 p02")
    assert lists(event, player("p02")) == {"The list of p02"}
    assert len(lists(event, JUDGE)) == 8


@pytest.mark.clause("MU-04")
def test_a_call_is_not_for_the_official_who_plays_at_that_table() -> None:
    event = Life("munchkin")
    event.say(OfficialNamed(JUDGE.id, "floor-judge", plays_as=ANA, alternate="olga"))
    event.seat("p01 p02", "p03 p04")
    event.act(call_official, by=player("p02"))
    event.act(call_official, by=player("p03"))
    assert len(read(event, JUDGE, OfficialCalled)) == 1
    assert len(read(event, ORGANIZER, OfficialCalled)) == 2
    assert is_own_game(event.t, JUDGE.id, Stage.SWISS, 1, BO)
    assert not is_own_game(event.t, JUDGE.id, Stage.SWISS, 9, BO)
    assert not is_own_game(event.t, JUDGE.id, Stage.BRACKET, 1, BO)


@pytest.mark.clause("MU-04")
def test_a_call_from_a_table_where_an_official_plays_is_for_the_alternate_and_those_who_organize() -> None:
    event = Life("munchkin")
    event.say(OfficialNamed(HEAD.id, "head-judge"))
    event.say(OfficialNamed(JUDGE.id, "floor-judge", plays_as=ANA, alternate=HEAD.id))
    event.seat("p01 p02", "p03 p04")
    event.act(call_official, by=player("p02"))
    event.act(take_call, 1, by=HEAD)
    event.act(close_call, 1, by=HEAD)
    for kind in (OfficialCalled, CallTaken, CallClosed):
        assert [len(read(event, who, kind)) for who in (HEAD, ORGANIZER, player("p02"))] == [1, 1, 1]
        assert not any(read(event, who, kind) for who in (JUDGE, Actor(Role.OFFICIAL, "other"), player("p01"), None))


def test_the_clock_reads_everything() -> None:
    event = everything_about_conduct()
    assert all(may_read(stamped, CLOCK, event.t) for stamped in event.log)
