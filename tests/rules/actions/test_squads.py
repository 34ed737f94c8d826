import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.life import JUDGE, ORGANIZER, Life, player
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.clock import Due, Task, due
from topcut.rules.actions.squads import choose, missed, record_missed
from topcut.rules.actor import CLOCK
from topcut.rules.facts import DeviationDeclared, MustUseMissed, PlayerDropped, SquadsRevealed, SquadsSealed
from topcut.rules.match import Stage

ANA, BO = PlayerId("p01"), PlayerId("p02")


def paired(rounds: int = 4) -> Life:
    return Life("showdown", 8, rounds=rounds).seat("p01 p02", "p03 p04", "p05")


def next_round(event: Life) -> None:
    event.first_wins().first_wins(match=2).close().seat("p01 p02", "p03 p04", "p05")


@pytest.mark.clause("PS-05")
def test_choices_are_sealed_until_both_have_chosen_and_then_shown_in_the_same_act() -> None:
    event = paired()
    assert event.act(choose, ANA, 1, (2, 1), by=player("p01")) == [SquadsSealed(1, ANA, (1, 2))]
    assert event.act(choose, BO, 1, (3, 4), by=player("p02")) == [
        SquadsSealed(1, BO, (3, 4)),
        SquadsRevealed(1, 1, (1, 2), (3, 4), reveals=(event.t.facts - 2, event.t.facts - 1)),
    ]
    assert event.t.rounds[0].revealed == {1}


@pytest.mark.clause("PS-05")
def test_a_sealed_choice_can_be_changed_until_it_is_shown() -> None:
    event = paired()
    event.act(choose, BO, 1, (1, 2), by=player("p02"))
    event.act(choose, BO, 1, (3, 4), by=player("p02"))
    facts = event.act(choose, ANA, 1, (1, 2), by=player("p01"))
    last = event.t.facts
    assert facts[-1] == SquadsRevealed(1, 1, (1, 2), (3, 4), reveals=(last - 1, last - 2))
    refusal = event.refused(choose, BO, 1, (1, 2), by=player("p02"))
    assert (refusal.code, refusal.clause) == ("squads-shown-already", "PS-05")


@pytest.mark.clause("PS-05")
def test_an_official_chooses_for_somebody_without_a_phone_and_nobody_else_does() -> None:
    event = paired()
    event.act(choose, ANA, 1, (1, 2), by=JUDGE)
    assert event.refused(choose, ANA, 1, (1, 2), by=player("p02")).code == "squads-of-another"


@pytest.mark.clause("PS-05")
@pytest.mark.parametrize(
    ("squads", "code"),
    [
        ((1,), "squads-wrong-number"),
        ((1, 2, 3), "squads-wrong-number"),
        ((2, 2), "squads-wrong-number"),
        ((0, 1), "squads-not-on-list"),
        ((1, 5), "squads-not-on-list"),
    ],
)
def test_a_strike_team_is_two_different_squads_of_four(squads: tuple[int, ...], code: str) -> None:
    refusal = paired().refused(choose, ANA, 1, squads, by=player("p01"))
    assert (refusal.code, refusal.clause) == (code, "PS-05")


@pytest.mark.clause("PS-05")
def test_nobody_chooses_before_the_pairing_is_published_or_in_another_round() -> None:
    event = Life("showdown", 8)
    assert event.refused(choose, ANA, 1, (1, 2), by=player("p01")).code == "squads-other-round"
    event.seat("p01 p02", "p03")
    assert event.refused(choose, ANA, 2, (1, 2), by=player("p01")).code == "squads-other-round"
    event.close()
    assert event.refused(choose, ANA, 1, (1, 2), by=player("p01")).code == "squads-other-round"


def test_without_an_opponent_nothing_is_chosen() -> None:
    event = paired()
    for name in ("p05", "p06"):
        refusal = event.refused(choose, PlayerId(name), 1, (1, 2), by=player(name))
        assert refusal.code == "squads-no-opponent"
    assert event.refused(choose, PlayerId("zed"), 1, (1, 2)).code == "player-unknown"


def test_after_the_result_nothing_is_chosen() -> None:
    event = paired().first_wins()
    assert event.refused(choose, ANA, 1, (1, 2), by=player("p01")).code == "squads-shown-already"


def test_other_rule_books_know_no_squads() -> None:
    event = Life("challenger").seat("p01 p02")
    assert event.refused(choose, ANA, 1, (1, 2), by=player("p01")).code == "squads-unknown"


@pytest.mark.clause("PS-07")
def test_a_choice_after_which_the_rest_cannot_be_used_is_refused() -> None:
    event = paired(rounds=2)
    event.act(choose, ANA, 1, (1, 2), by=player("p01"))
    next_round(event)
    refusal = event.refused(choose, ANA, 2, (1, 3), by=player("p01"))
    assert (refusal.code, refusal.clause) == ("squads-must-be-used", "PS-07")
    assert refusal.parameters == {"squads": (3, 4), "count": 2, "needed": 2, "rounds": 1}
    event.act(choose, ANA, 2, (3, 4), by=player("p01"))


@pytest.mark.clause("PS-07")
def test_changing_a_choice_is_measured_as_if_it_were_the_first() -> None:
    event = paired(rounds=2)
    event.act(choose, ANA, 1, (1, 2), by=player("p01"))
    event.act(choose, ANA, 1, (1, 3), by=player("p01"))
    next_round(event)
    assert event.refused(choose, ANA, 2, (1, 2), by=player("p01")).parameters["squads"] == (2, 4)


@pytest.mark.clause("PS-07")
def test_in_the_bracket_any_squads_can_be_chosen() -> None:
    event = Life("showdown", 8, rounds=1, cut=2).seat("p01 p02").first_wins().close().cut("p01", "p02")
    event.seat("p01 p02", stage=Stage.BRACKET)
    event.act(choose, ANA, 1, (1, 2), by=player("p01"))
    facts = event.act(choose, BO, 1, (1, 2), by=player("p02"))
    last = event.t.facts
    assert facts[-1] == SquadsRevealed(1, 1, (1, 2), (1, 2), Stage.BRACKET, (last - 2, last - 1))
    assert event.t.bracket is not None
    assert event.t.bracket.rounds[0].revealed == {1}
    assert event.t.rounds[0].squads == {}
    assert missed(event.t) == []


@pytest.mark.clause("PS-07")
def test_a_declared_deviation_frees_the_choice() -> None:
    event = paired(rounds=1)
    event.say(DeviationDeclared("PS-07", "Demo event"))
    event.act(choose, ANA, 1, (1, 2), by=player("p01"))


@pytest.mark.clause("PS-07")
def test_what_can_no_longer_be_met_is_recorded_once_and_still_as_far_as_possible_enforced() -> None:
    event = Life("showdown", 6, rounds=2).seat("p02 p03", "p04 p05", "p01")
    assert due(event.t, event.at) == [Due(Task.MUST_USE)]
    assert {fact.player for fact in missed(event.t)} == {"p01", "p06"}
    assert MustUseMissed(ANA, (1, 2, 3, 4), room=2) in event.act(record_missed, by=CLOCK)
    assert event.t.conduct.missed_squads[ANA] == (1, 2, 3, 4)
    assert due(event.t, event.at) == []
    assert event.act(record_missed, by=JUDGE) == []
    event.first_wins().first_wins(match=2).close().seat("p01 p06")
    event.act(choose, ANA, 2, (1, 2), by=player("p01"))


def test_players_record_nothing() -> None:
    assert paired().refused(record_missed, by=player("p01")).code == "staff-only"


def test_nothing_is_missed_before_the_start_or_by_who_has_left() -> None:
    assert missed(Life("showdown", started=False).t) == []
    event = Life("showdown", 2, rounds=1)
    event.say(PlayerDropped(ANA, after=0))
    assert [fact.player for fact in missed(event.t)] == [BO]
    assert missed(Life("challenger").t) == []
    assert missed(Life("showdown", rounds=1, settings={"squads.must_use_all": False}).t) == []


@pytest.mark.clause("PS-07")
@given(st.lists(st.sampled_from([(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]), max_size=12))
def test_who_plays_every_round_uses_every_squad_whatever_is_tried(tries: list[tuple[int, int]]) -> None:
    event = Life("showdown", 2, rounds=3)
    used: set[int] = set()
    for round in (1, 2, 3):
        event.seat("p01 p02")
        choices = [*tries, (1, 2), (3, 4), (1, 3), (1, 4), (2, 3), (2, 4)]
        used |= set(next(choice for choice in choices if is_taken(event, round, choice)))
        event.first_wins().close()
        tries = tries[1:]
    assert used == {1, 2, 3, 4}
    assert [fact.player for fact in missed(event.t)] == [BO]  # who never chose


def is_taken(event: Life, round: int, choice: tuple[int, int]) -> bool:
    try:
        event.act(choose, ANA, round, choice, by=ORGANIZER)
    except Refusal:
        return False
    return True
