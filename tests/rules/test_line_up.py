import pytest

from tests.rules.life import JUDGE, Life, player
from topcut.ids import PlayerId
from topcut.rules.facts import SquadsRevealed, SquadsSealed
from topcut.rules.line_up import MustUse, chosen, must_use, roster_of_round
from topcut.rules.match import Stage
from topcut.rules.ruleset import How

ANA, BO = PlayerId("p01"), PlayerId("p02")


def play(event: Life, squads: tuple[int, ...], how: How = How.VICTORY) -> None:
    """A round in which Ana fields these squads and wins."""
    event.seat("p01 p02", "p03 p04")
    number = len(event.t.rounds)
    event.say(SquadsSealed(number, ANA, squads))
    event.first_wins(how=how).first_wins(match=2).close()


@pytest.mark.clause("TL-15")
def test_the_rosters_of_a_timeline_event_take_turns() -> None:
    t = Life("timeline", 33).t
    assert [roster_of_round(t, Stage.SWISS, number) for number in range(1, 7)] == [1, 2, 3, 1, 2, 3]
    assert [roster_of_round(t, Stage.BRACKET, number) for number in range(1, 4)] == [3, 2, 1]


@pytest.mark.clause("TL-15")
def test_a_seventh_round_begins_again_and_other_events_have_one_roster() -> None:
    assert roster_of_round(Life("timeline", 33).t, Stage.SWISS, 7) == 1
    assert roster_of_round(Life("challenger").t, Stage.SWISS, 1) is None


@pytest.mark.clause("PS-07")
def test_the_software_knows_which_squads_are_unused() -> None:
    event = Life("showdown", 8)
    assert must_use(event.t, ANA) == MustUse((1, 2, 3, 4), choices=4, pick=2)
    play(event, (1, 2))
    play(event, (2, 3))
    state = must_use(event.t, ANA)
    assert state == MustUse((4,), choices=2, pick=2)
    assert (state.is_missed, state.next_choice) == (False, 0)


@pytest.mark.clause("PS-07")
def test_a_warning_comes_while_it_can_still_be_met() -> None:
    event = Life("showdown", 8)
    for _ in range(2):
        play(event, (1, 2))
    state = must_use(event.t, ANA)
    assert state is not None
    assert state.next_choice == 0
    play(event, (1, 2))
    state = must_use(event.t, ANA)
    assert state is not None
    assert (state.is_missed, state.next_choice) == (False, 2)


@pytest.mark.clause("PS-07")
def test_a_choice_counts_as_soon_as_it_is_made() -> None:
    event = Life("showdown", 8, rounds=2).seat("p01 p02")
    assert must_use(event.t, ANA) == MustUse((1, 2, 3, 4), choices=2, pick=2)
    event.say(SquadsSealed(1, ANA, (1, 4)))
    assert must_use(event.t, ANA) == MustUse((2, 3), choices=1, pick=2)
    assert must_use(event.t, ANA, choosing=True) == MustUse((1, 2, 3, 4), choices=2, pick=2)


@pytest.mark.clause("PS-07")
def test_a_bye_or_a_missed_round_does_not_excuse() -> None:
    event = Life("showdown", 8, rounds=2).seat("p02 p03", "p01")
    state = must_use(event.t, ANA)
    assert state == MustUse((1, 2, 3, 4), choices=1, pick=2)
    assert state.is_missed
    assert state.next_choice == 2
    absent = must_use(event.t, PlayerId("p04"))
    assert absent == state


@pytest.mark.clause("PS-07")
def test_by_a_setting_a_bye_excuses() -> None:
    event = Life("showdown", 8, rounds=2, settings={"squads.bye_excuses": True}).seat("p02 p03", "p01")
    state = must_use(event.t, ANA)
    assert state is not None
    assert (state.owed, state.is_missed) == (2, False)


@pytest.mark.clause("PS-07")
def test_squads_of_a_game_that_never_began_were_not_used() -> None:
    event = Life("showdown", 8)
    play(event, (1, 2), how=How.NO_SHOW)
    assert must_use(event.t, ANA) == MustUse((1, 2, 3, 4), choices=3, pick=2)


@pytest.mark.clause("PS-07")
def test_nothing_must_be_used_after_the_cut_or_in_other_rule_books() -> None:
    event = Life("showdown", 8, cut=2)
    play(event, (1, 2))
    event.cut("p01", "p02")
    assert must_use(event.t, ANA) is None
    assert must_use(Life("challenger").t, ANA) is None
    assert must_use(Life("showdown", started=False).t, ANA) is None
    assert must_use(Life("showdown", settings={"squads.must_use_all": False}).t, ANA) is None


@pytest.mark.clause("PS-05")
def test_a_choice_is_seen_by_its_player_and_the_officials_until_both_have_chosen() -> None:
    event = Life("showdown", 8).seat("p01 p02")
    event.say(SquadsSealed(1, ANA, (1, 2)))
    for viewer, seen in [(player("p01"), (1, 2)), (JUDGE, (1, 2)), (player("p02"), None), (player("p03"), None)]:
        assert chosen(event.t, viewer, Stage.SWISS, 1, 1) == (seen, None)
    assert chosen(event.t, None, Stage.SWISS, 1, 1)[0] is None
    event.say(SquadsSealed(1, BO, (3, 4)), SquadsRevealed(1, 1, (1, 2), (3, 4)))
    for anybody in (player("p02"), player("p03"), None):
        assert chosen(event.t, anybody, Stage.SWISS, 1, 1) == ((1, 2), (3, 4))


def test_by_a_setting_choices_are_not_sealed() -> None:
    event = Life("showdown", 8, settings={"squads.sealed": False}).seat("p01 p02", "p03")
    event.say(SquadsSealed(1, ANA, (1, 2)))
    assert chosen(event.t, None, Stage.SWISS, 1, 1)[0] == (1, 2)
    assert chosen(event.t, None, Stage.SWISS, 1, 2)[1] is None
