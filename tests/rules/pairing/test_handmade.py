from dataclasses import replace
from random import Random

import pytest

from tests.refusing import refusal_from
from tests.rules.pairing.drawing import apart, draw, hall, ids
from tests.rules.pairing.histories import small
from tests.rules.pairing.oracle import added_up, best_pairings, cost
from tests.rules.table import FOUR
from topcut.exchange.notation import tournament
from topcut.ids import PlayerId
from topcut.rules.pairing.field import Pair, Wishes
from topcut.rules.pairing.handmade import best_quality, breaks, could_be_drawn
from topcut.rules.pairing.next_round import next_round
from topcut.rules.ruleset import load
from topcut.rules.tournament import Tournament
from topcut.words import sentence

FOUR_PLAYERS = "1:  ana > bo   cy > dee"
EIGHT = """
    1:  ana > bo   cy > dee   eve > fay   gus > hal
    2:  ana > cy   eve > gus   bo > dee   fay > hal
"""  # 2 wins: ana, eve; 1: cy, gus, bo, fay; 0: dee, hal
FIVE = """
    1:  ana > bo   cy > dee   eve bye
    2:  ana > cy   eve > bo   dee bye
"""


def pairs(text: str) -> list[Pair]:
    return [(PlayerId(a), PlayerId(b)) for a, b in (pair.split("-") for pair in text.split())]


def said(t: Tournament, text: str, byes: str = "", wishes: Wishes | None = None) -> list[str]:
    return [sentence(why) for why in breaks(t, pairs(text), ids(byes), wishes)]


def refused(t: Tournament, text: str, byes: str = "") -> str:
    caught = refusal_from(breaks, t, pairs(text), ids(byes))
    return f"{caught.code}: {sentence(caught)}"


@pytest.mark.parametrize("book", FOUR)
@pytest.mark.clause("CH-28", "TL-12", "PS-17", "MU-24")
def test_a_rematch_is_named_with_its_round(book: str) -> None:
    rules = load(book)
    clause, win = rules.rematch_clause, rules.points.win
    assert said(tournament(FOUR_PLAYERS, rules), "ana-bo cy-dee") == [
        f"ana and bo were already paired in round 1, and this round can be paired without a rematch. ({clause})",
        f"cy and dee were already paired in round 1, and this round can be paired without a rematch. ({clause})",
        f"Two players with {win} points could meet each other, but here none do: ana and cy meet someone with fewer. "
        f"({rules.pairing_clause})",
    ]


@pytest.mark.clause("R-12")
def test_a_pair_that_ended_as_a_no_show_is_a_rematch_by_hand_too() -> None:
    assert said(tournament("1:  ana > bo no-show   cy > dee"), "ana-bo cy-dee")[0] == (
        "ana and bo were already paired in round 1, and this round can be paired without a rematch. (CH-28)"
    )


def test_a_rematch_that_cannot_be_avoided_says_so() -> None:
    two = tournament("1:  ana > bo")
    assert said(two, "ana-bo") == [
        "ana and bo were already paired in round 1; one rematch cannot be avoided in this round. (CH-28)"
    ]
    again = tournament("1:  ana > bo\n2:  bo > ana")
    assert said(again, "bo-ana") == [
        "bo and ana were already paired in rounds 1 and 2; 2 rematches cannot be avoided in this round. (CH-28)"
    ]


def test_what_cannot_be_avoided_could_be_drawn_all_the_same() -> None:
    assert could_be_drawn(tournament("1:  ana > bo"), pairs("ana-bo"))
    assert not could_be_drawn(tournament(FOUR_PLAYERS), pairs("ana-bo cy-dee"))
    five = hall(FIVE, "challenger")
    right = next(iter(next_round(five, draw(five)).byes))
    wrong = next(player for player in five.players if player != right and player not in ids("eve dee"))
    others = [player for player in five.players if player != wrong]
    assert not any(
        could_be_drawn(five, [(others[0], others[i]), (others[j], others[k])], [wrong])
        for i, j, k in ((1, 2, 3), (2, 1, 3), (3, 1, 2))
    )


@pytest.mark.parametrize("book", FOUR)
@pytest.mark.clause("CH-30", "TL-14", "PS-19", "MU-25")
def test_a_pairing_as_printed_breaks_nothing(book: str) -> None:
    assert said(tournament(EIGHT, book), "ana-eve cy-bo gus-fay dee-hal") == []
    assert said(tournament(FOUR_PLAYERS, book), "ana-cy bo-dee") == []


@pytest.mark.parametrize("book", FOUR)
@pytest.mark.clause("CH-30", "TL-14", "PS-19", "MU-25")
def test_an_avoidable_float_is_named_with_who_floats(book: str) -> None:
    rules = load(book)
    win = rules.points.win
    assert said(tournament(EIGHT, rules), "ana-gus eve-cy bo-hal fay-dee") == [
        f"Two players with {2 * win} points could meet each other, but here none do: ana and eve meet someone with "
        f"fewer. ({rules.pairing_clause})"
    ]


@pytest.mark.clause("CH-30")
def test_a_float_that_goes_too_far_is_named() -> None:
    """Ana must float, and could meet one with a win."""
    t = tournament("1:  ana > bo   cy > dee   eve > fay\n2:  ana > cy   dee > eve   bo > fay")
    assert said(t, "ana-dee bo-eve cy-fay") == []
    assert said(t, "ana-fay bo-dee cy-eve") == [
        "1 player with 6 points could meet someone with 3, but here none does: ana meets someone with fewer. (CH-30)"
    ]


def test_what_was_gained_by_breaking_something_heavier_is_no_float() -> None:
    """The leaders meet again: that is a rematch, not a float."""
    t = tournament("1:  ana = bo   cy = dee\n2:  ana > cy   bo > dee")
    assert said(t, "ana-bo cy-dee") == [
        "ana and bo were already paired in round 1, and this round can be paired without a rematch. (CH-28)",
        "cy and dee were already paired in round 1, and this round can be paired without a rematch. (CH-28)",
    ]


def test_pairs_to_be_kept_apart_and_club_mates_are_named() -> None:
    t = with_clubs()
    wishes = Wishes(forbidden=apart("cy dee"), clubs_apart=True)
    assert said(t, "ana-bo cy-dee", wishes=wishes) == [
        "cy and dee are to be kept apart, and this round can be paired that way.",
        "ana and bo are both from Rooks, and club mates are to be kept apart in this round.",
    ]
    assert said(t, "ana-cy bo-dee", wishes=wishes) == []
    assert said(t, "ana-bo cy-dee") == []


def with_clubs() -> Tournament:
    t = tournament("players: ana bo cy dee")
    mates = ids("ana bo")
    return replace(t, players={**t.players, **{id: replace(t.players[id], club="Rooks") for id in mates}})


@pytest.mark.parametrize("book", ["challenger", "timeline", "showdown"])
@pytest.mark.clause("CH-31", "TL-14", "PS-20")
def test_a_bye_for_the_wrong_player_names_the_right_one(book: str) -> None:
    rules = load(book)
    t = hall(FIVE, rules)
    assert not [why for why in said(t, "ana-eve cy-dee", "bo") if "bye" in why]
    assert said(t, "ana-eve cy-bo", "dee")[0] == f"dee may not have the bye: it goes to bo. ({rules.bye.rule_clause})"


@pytest.mark.clause("MU-26")
def test_where_the_fewest_points_decide_a_second_bye_may_be_right() -> None:
    t = tournament("1:  ana > bo   eve bye   cy > dee\n2:  eve loss   ana > cy   dee > bo\n", "munchkin")
    assert "may not have the bye" in said(t, "bo-cy dee-eve", "ana")[0]
    assert not [why for why in said(t, "ana-dee cy-eve", "bo") if "bye" in why]


@pytest.mark.clause("CH-31")
def test_where_no_lots_are_drawn_equal_players_may_all_have_the_bye() -> None:
    t = tournament("1:  ana = bo   cy = dee   eve bye")
    for bye, text in (("ana", "eve-bo cy-dee"), ("dee", "eve-cy ana-bo")):
        assert not [why for why in said(t, text, bye) if "bye" in why]
    assert said(t, "ana-cy bo-dee", "eve")[0].startswith("eve may not have the bye: it goes to")


@pytest.mark.clause("CH-31")
def test_in_the_first_round_anybody_may_have_the_bye() -> None:
    assert said(tournament("players: ana bo cy"), "ana-cy", "bo") == []


@pytest.mark.clause("CH-31")
def test_byes_that_nobody_needs_are_named() -> None:
    four, five = tournament("players: ana bo cy dee"), tournament("players: ana bo cy dee eve")
    assert said(four, "ana-bo", "cy dee") == [
        "cy and dee have byes, but the number of players is even and no one needs one. (CH-31)"
    ]
    assert said(five, "ana-bo", "cy dee eve") == ["cy, dee and eve have byes, but only one is needed. (CH-31)"]
    given = Wishes(byes=ids("cy"))
    assert said(five, "ana-bo dee-eve", "cy", given) == []
    assert said(four, "ana-bo", "cy dee", given) == []
    assert said(five, "ana-cy dee-eve", "bo", given) == [
        "The organizer gave cy a bye, but cy is paired.",
        "bo has a bye, but the number of players is even and no one needs one. (CH-31)",
    ]


def test_what_cannot_be_is_refused() -> None:
    t = tournament("players: ana bo cy dee eve\nabsent: eve")
    assert refused(t, "ana-bo cy-zoe") == (
        "pairing-player-unknown: zoe is not among the players. Correct the names, or enter the players first."
    )
    assert refused(t, "ana-bo ana-cy") == (
        "pairing-player-twice: ana is named more than once. Give everyone one opponent, or a bye."
    )
    assert refused(t, "ana-ana bo-cy", "dee").startswith("pairing-player-twice")
    assert refused(t, "ana-bo cy-dee", "cy").startswith("pairing-player-twice")
    assert refused(t, "ana-bo cy-eve") == (
        "pairing-player-inactive: eve cannot be paired in this round: dropped, ejected or absent. Take them out, or "
        "let them back in first."
    )
    assert refused(t, "ana-bo") == (
        "pairing-player-missing: cy and dee have neither an opponent nor a bye. Pair them, or mark them as absent."
    )
    assert said(t, "ana-bo cy-dee") == []


@pytest.mark.parametrize("book", FOUR)
def test_what_the_rules_draw_breaks_nothing(book: str) -> None:
    for text in (FOUR_PLAYERS, EIGHT, FIVE):
        for seed in range(20):
            t = hall(text, book, seed)
            this = next_round(t, draw(t, seed))
            games = [(one.first, one.second) for one in this.seated if one.second is not None]
            assert [why for why in breaks(t, games, this.byes) if why.code != "breaks-rematch"] == []


def test_the_best_quality_is_that_of_the_best_pairings() -> None:
    for seed in range(60):
        field = small(Random(seed), at_most=8)
        best = best_quality(field)
        pairs = best_pairings(field)[0]
        badness = added_up(field, [cost(field, a, b) for a, b in pairs])
        flat = tuple(-number for row in best.rows for number in row)
        assert (best.forbidden, best.rematches, flat, best.mates) == badness
