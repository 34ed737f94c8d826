"""A card that is lost or damaged: looked for, found or replaced, the game conceded, and asked again at the pairing."""

import pytest

from tests.rules.life import JUDGE, ORGANIZER, Life, ids, player
from topcut.ids import PlayerId
from topcut.rules.actions import by_hand, leaving, rounds
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.lost_cards import card_missing, card_replaced, concede_game
from topcut.rules.actions.officials import name_official
from topcut.rules.actions.reports import enter
from topcut.rules.actions.structure import declare_deviation, start
from topcut.rules.actions.undo import undo
from topcut.rules.actor import Actor, Role
from topcut.rules.coming import possible
from topcut.rules.facts import (
    CardMissing,
    CardReplaced,
    PlayerEjected,
    ResultSettled,
    RoundPaired,
    SeatedPair,
    TableExtended,
)
from topcut.rules.match import Entry, Seat, Stage
from topcut.rules.ruleset import How
from topcut.rules.state import playing

P1, P2, P3, P4 = ids(4)
WHY = "a card is looked for"


@pytest.fixture
def event() -> Life:
    """Four players, two tables, a round that is on."""
    made = Life("munchkin", players=4, rounds=3)
    made.say(RoundPaired(Stage.SWISS, 1, 1, (SeatedPair(None, P1, P2), SeatedPair(None, P3, P4)), "first"))
    return made


def settled(event: Life, *matches: int) -> None:
    for match in matches:
        event.act(enter, 1, match, Entry(winner=Seat.FIRST))


@pytest.mark.clause("MU-13")
def test_a_table_has_a_short_extension_to_look_for_the_card(event: Life) -> None:
    facts = event.act(card_missing, P2, " Drop Bear ", minutes=5, reason=WHY, by=JUDGE)
    assert facts == [CardMissing(P2, "Drop Bear", 1), TableExtended(1, 1, 5, WHY)]
    assert event.t.conduct.missing_cards == {P2: "Drop Bear"}


@pytest.mark.clause("MU-13")
def test_the_minutes_are_asked_for_while_the_game_is_on(event: Life) -> None:
    refusal = event.refused(card_missing, P2, "Drop Bear", by=JUDGE)
    assert (refusal.code, refusal.clause, refusal.parameters["table"]) == ("card-minutes-needed", "MU-13", 1)
    assert event.refused(card_missing, P2, "Drop Bear", minutes=0, reason=WHY).code == "extension-out-of-bounds"
    assert event.refused(card_missing, P2, " ", minutes=5, reason=WHY).code == "text-missing"


@pytest.mark.clause("MU-13")
def test_between_rounds_there_is_no_game_to_extend(event: Life) -> None:
    settled(event, 1)
    assert event.refused(card_missing, P2, "Drop Bear", minutes=5, reason=WHY).code == "card-no-game"
    assert event.act(card_missing, P2, "Drop Bear") == [CardMissing(P2, "Drop Bear", 1)]
    fresh = Life("munchkin", players=4)
    assert fresh.act(card_missing, P2, "Drop Bear") == [CardMissing(P2, "Drop Bear", 1)]


@pytest.mark.clause("MU-13")
def test_it_is_found_or_replaced_and_play_goes_on(event: Life) -> None:
    assert event.refused(card_replaced, P2).code == "card-not-missing"
    event.act(card_missing, P2, "Drop Bear", minutes=5, reason=WHY)
    refusal = event.refused(card_missing, P2, "Gazebo", minutes=5, reason=WHY)
    assert (refusal.code, refusal.parameters["what"]) == ("card-missing-already", "Drop Bear")
    assert event.act(card_replaced, P2, by=JUDGE) == [CardReplaced(P2)]
    settled(event, 1, 2)
    assert event.act(rounds.open_draw)


@pytest.mark.clause("MU-13")
def test_without_a_replacement_in_time_the_game_is_conceded(event: Life) -> None:
    event.act(card_missing, P1, "Drop Bear", minutes=5, reason=WHY)
    (fact,) = event.act(concede_game, P1, by=JUDGE)
    assert isinstance(fact, ResultSettled)
    assert (fact.match, fact.result.how, fact.result.winner) == (1, How.CONCESSION, Seat.SECOND)
    assert event.t.players[P1].is_active
    assert event.refused(concede_game, P1).code == "card-no-game"


@pytest.mark.clause("MU-13")
def test_a_card_or_die_that_is_missed_during_a_game_costs_it_at_once(event: Life) -> None:
    assert event.refused(concede_game, P4).code == "text-missing"
    missing, conceded = event.act(concede_game, P4, "a die", by=JUDGE)
    assert missing == CardMissing(P4, "a die", 1)
    assert isinstance(conceded, ResultSettled)
    assert (conceded.result.how, conceded.result.winner) == (How.CONCESSION, Seat.FIRST)


@pytest.mark.clause("MU-13")
def test_the_next_pairing_asks_what_becomes_of_whoever_still_misses_one(event: Life) -> None:
    event.act(concede_game, P2, "Drop Bear")
    settled(event, 2)
    assert "replace-card" in {one.code for one in possible(event.t)}
    pairs = (SeatedPair(None, P1, P3), SeatedPair(None, P2, P4))
    for action, *named in ((rounds.open_draw,), (rounds.publish,), (by_hand.publish_by_hand, pairs)):
        refusal = event.refused(action, *named)
        assert (refusal.code, refusal.clause) == ("cards-missing", "MU-13")
        assert refusal.parameters["players"] == (P2,)
    event.act(card_replaced, P2)
    assert event.act(rounds.open_draw)


@pytest.mark.clause("MU-13")
def test_who_finds_none_by_then_is_removed_or_left_out_by_the_organizer(event: Life) -> None:
    event.act(concede_game, P2, "Drop Bear")
    settled(event, 2)
    ejected = Life("munchkin", players=4)
    ejected.log, ejected.t = list(event.log), event.t
    assert any(isinstance(fact, PlayerEjected) for fact in ejected.act(leaving.eject, P2, "no replacement"))
    assert ejected.act(rounds.open_draw)
    event.act(rounds.leave_out, (P2,), 2)
    assert event.act(rounds.open_draw)


@pytest.mark.clause("MU-13")
def test_a_deviation_lets_the_round_be_paired(event: Life) -> None:
    event.act(concede_game, P2, "Drop Bear")
    settled(event, 2)
    event.act(declare_deviation, "MU-13", "a friend brings it on the way")
    assert event.act(rounds.open_draw)


@pytest.mark.clause("MU-13", "MU-21")
def test_of_several_games_only_the_one_in_progress_is_conceded() -> None:
    event = Life("munchkin", players=4, rounds=1, cut=2)
    event.act(rounds.open_draw)
    event.act(rounds.publish)
    settled(event, 1, 2)
    event.begin_bracket()
    now = playing(event.t)
    assert now is not None
    who = now.round.matches[0].first
    event.act(card_missing, who, "Drop Bear", minutes=5, reason=WHY)
    refusal = event.refused(concede_game, who)
    assert (refusal.code, refusal.clause) == ("card-one-game", "MU-13")


@pytest.mark.clause("MU-13")
def test_the_bracket_asks_too() -> None:
    event = Life("munchkin", players=4, rounds=1, cut=2)
    event.act(rounds.open_draw)
    event.act(rounds.publish)
    settled(event, 1, 2)
    event.act(make_cut)
    assert event.t.bracket is not None
    who = event.t.bracket.seeds[0]
    assert event.act(card_missing, who, "Drop Bear") == [CardMissing(PlayerId(str(who)), "Drop Bear", 1, Stage.BRACKET)]
    refusal = event.refused(publish_bracket)
    assert (refusal.code, refusal.parameters["players"]) == ("cards-missing", (who,))
    event.act(card_replaced, who)
    assert event.act(publish_bracket)


def test_it_is_for_the_staff_and_about_somebody_who_plays(event: Life) -> None:
    assert event.refused(card_missing, P1, "x", by=player("p01")).code == "staff-only"
    assert event.refused(card_replaced, P1, by=player("p01")).code == "staff-only"
    assert event.refused(concede_game, P1, "x", by=player("p02")).code == "staff-only"
    assert event.refused(card_missing, PlayerId("nobody"), "x").code == "player-unknown"
    settled(event, 1)
    event.act(leaving.drop, P1)
    assert event.refused(card_missing, P1, "x").code == "player-not-active"


@pytest.mark.clause("MU-04")
def test_an_official_who_plays_leaves_the_own_game_to_another() -> None:
    event = Life("munchkin", players=4, started=False)
    event.act(name_official, "hal", "head-judge", plays_as=P1, alternate=ORGANIZER.id)
    event.act(start)
    event.say(RoundPaired(Stage.SWISS, 1, 1, (SeatedPair(None, P1, P2), SeatedPair(None, P3, P4)), "first"))
    assert event.refused(concede_game, P2, "a die", by=Actor(Role.OFFICIAL, "hal")).code == "own-game"


def test_other_rule_books_know_no_such_thing() -> None:
    assert Life("challenger").refused(card_missing, P1, "a card").code == "cards-not-asked"


def test_it_can_be_undone(event: Life) -> None:
    event.act(card_missing, P2, "Drop Bear", minutes=5, reason=WHY)
    event.act(undo)
    assert event.t.conduct.missing_cards == {}
