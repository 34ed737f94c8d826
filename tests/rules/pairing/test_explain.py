"""Every pairing and every bye has its sentence, and the sentence is true."""

import pytest

from tests.rules.life import Life
from tests.rules.pairing.drawing import apart, drawn, ids
from tests.rules.table import FOUR
from topcut.ids import PlayerId
from topcut.rules.actions.by_hand import publish_by_hand
from topcut.rules.actions.cut import make_cut
from topcut.rules.actions.leaving import drop
from topcut.rules.actions.rounds import keep_apart, open_draw, preview, publish
from topcut.rules.facts import ClubSet, SeatedPair
from topcut.rules.match import Stage
from topcut.rules.pairing import explain
from topcut.rules.pairing.field import Wishes
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.ruleset import Ruleset, load, with_setting
from topcut.words import sentence

FIRST_ROUND = {"challenger": "CH-29", "timeline": "TL-14", "showdown": "PS-19", "munchkin": "MU-25"}
LATER = {"challenger": "CH-30", "timeline": "TL-14", "showdown": "PS-19", "munchkin": "MU-25"}
AGAIN = {"challenger": "CH-28", "timeline": "TL-12", "showdown": "PS-17", "munchkin": "MU-24"}
BYE = {"challenger": "CH-31", "timeline": "TL-14", "showdown": "PS-20", "munchkin": "MU-26"}


def why(this: NextRound, player: str) -> str:
    """What is said about the first of a pair, or about a bye."""
    return sentence(this.why[PlayerId(player)])


def said(text: str, ruleset: str | Ruleset = "challenger", seed: int = 1, wishes: Wishes | None = None) -> list[str]:
    return [sentence(reason) for reason in drawn(text, ruleset, seed, wishes).why.values()]


@pytest.mark.clause("CH-29", "TL-14", "PS-19", "MU-25")
@pytest.mark.parametrize("ruleset", FOUR)
def test_the_first_round_is_said_to_be_drawn(ruleset: str) -> None:
    (told,) = said("players: ana bo", ruleset)
    assert told.endswith(f": in the first round everyone is drawn at random. ({FIRST_ROUND[ruleset]})")


@pytest.mark.parametrize("ruleset", FOUR)
def test_the_only_two_with_so_many_points_are_said_to_be_so(ruleset: str) -> None:
    this = drawn("1:  ana - bo points=4-0    cy - dee points=4-1", ruleset)
    first = next(one.first for one in this.seated if one.table == 1)
    other = {"ana": "cy", "cy": "ana"}[first]
    assert why(this, first) == f"{first} meets {other}: they are the only two with 4 points. ({LATER[ruleset]})"


@pytest.mark.parametrize("ruleset", FOUR)
def test_among_equals_the_draw_is_said_to_decide_and_whom_one_has_met(ruleset: str) -> None:
    text = """
        1:  ana - bo points=1-1    cy - dee points=1-1
        2:  ana - cy points=1-1    bo - dee points=1-1
    """
    this = drawn(text, ruleset)
    assert {one.first: one.second for one in this.seated}.items() <= {
        ("ana", "dee"),
        ("dee", "ana"),
        ("bo", "cy"),
        ("cy", "bo"),
    }
    met = {"ana": "bo and cy", "dee": "bo and cy", "bo": "ana and dee", "cy": "ana and dee"}
    for one in this.seated:
        assert why(this, one.first) == (
            f"{one.first} meets {one.second}: both have 2 points, and the draw decides among equals; "
            f"{one.first} was paired with {met[one.first]}. ({LATER[ruleset]})"
        )


def test_where_nobody_has_met_anybody_nothing_is_said_of_it() -> None:
    (told, *_) = said("1:  a bye    b bye    c bye    d bye")
    assert told.endswith("both have 3 points, and the draw decides among equals. (CH-30)")


@pytest.mark.parametrize("ruleset", FOUR)
def test_the_one_left_over_is_said_to_float(ruleset: str) -> None:
    text = "1:  ana bye points=2    bo bye points=2    cy bye points=2    dee loss"
    this = drawn(text, ruleset)
    floater = next(one.first for one in this.seated if one.second == "dee")
    assert why(this, floater) == (
        f"{floater} with 2 points meets dee with 0: an odd number of them was left to pair, and the one left over "
        f"meets someone from the next group. ({LATER[ruleset]})"
    )


def test_the_only_one_with_so_many_points_is_not_said_to_be_drawn() -> None:
    this = drawn("1:  ana bye points=1    bo loss")
    assert why(this, "ana") == (
        "ana with one point meets bo with 0: no one else has as many, so ana meets someone from the next group. (CH-30)"
    )


def test_a_floater_is_said_to_have_met_the_others() -> None:
    this = drawn("1:  ana - bo points=2-2    cy bye points=2    dee loss")
    floater = next(one.first for one in this.seated if one.second == "dee")
    other = {"ana": "bo", "bo": "ana"}[floater]
    assert why(this, floater).endswith(f"from the next group; {floater} was paired with {other}. (CH-30)")


@pytest.mark.clause("CH-30")
def test_who_meets_somebody_far_away_is_told_why() -> None:
    text = """
        1:  ann > bo     cy < dee    eve bye
        2:  ann > dee    eve > cy
        dropped: bo
    """
    this = drawn(text, "munchkin")
    assert why(this, "ann") == (
        "ann with 4 points meets cy with 0: closer opponents would leave someone without a new one; ann was "
        "paired with dee. (MU-25)"
    )
    assert why(this, "eve") == (
        "eve with 4 points meets dee with 2: closer opponents would leave someone without a new one. (MU-25)"
    )


@pytest.mark.clause("CH-28", "TL-12", "PS-17", "MU-24")
@pytest.mark.parametrize("ruleset", FOUR)
def test_a_rematch_is_said_to_be_one(ruleset: str) -> None:
    (once,) = said("1:  ana > bo", ruleset)
    assert (
        once
        == f"ana and bo meet again, after one pairing: no pairing of this round has fewer rematches. ({AGAIN[ruleset]})"
    )
    (twice,) = said("1:  ana > bo\n2:  ana > bo", ruleset)
    assert "after 2 pairings" in twice


def test_a_forbidden_pair_is_said_to_be_one_without_a_clause() -> None:
    (told,) = said("players: ana bo", wishes=Wishes(forbidden=apart("ana bo")))
    assert told in {
        f"{one} and {other} meet although they should be kept apart: no pairing avoids it."
        for one, other in (("ana", "bo"), ("bo", "ana"))
    }


def test_club_mates_who_must_meet_are_said_to_be_so() -> None:
    (told,) = said("players: ana bo\nclub: Blue ana bo", wishes=Wishes(clubs_apart=True))
    assert told.endswith(
        "meet although both are from Blue and club mates are kept apart: no pairing as good in points avoids it."
    )


def test_a_given_bye_is_the_organizers() -> None:
    this = drawn("players: ana bo cy", wishes=Wishes(byes=ids("ana")))
    assert why(this, "ana") == "ana has a bye: the organizer gave it."


@pytest.mark.parametrize("ruleset", FOUR)
def test_a_bye_of_the_first_round_is_said_to_be_drawn(ruleset: str) -> None:
    this = drawn("players: ana bo cy", ruleset)
    (out,) = this.byes
    assert why(this, out) == (
        f"{out} has the bye: the number of players is odd, and in the first round it is drawn from all 3. "
        f"({BYE[ruleset]})"
    )


LOWEST = """
    1:  ana > bo    cy bye
    2:  ana > cy    bo bye
"""
ALL_HAD_ONE = "1:  ana > bo    cy bye\n2:  cy > bo     ana bye\n3:  ana > cy    bo bye points=0"


def test_the_lowest_ranked_is_told_why() -> None:
    beginning = "{0} has the bye: the number of players is odd, and {0} is the lowest-ranked"
    none, again = drawn(LOWEST), drawn(ALL_HAD_ONE)
    assert why(none, "ana") == beginning.format("ana") + " of those who have had none. (CH-31)"
    assert why(again, "bo") == beginning.format("bo") + " of those with the fewest, as everyone has had one. (CH-31)"
    anybody = drawn(ALL_HAD_ONE, with_setting(load("challenger"), "bye.once", "no"))
    assert why(anybody, "bo") == beginning.format("bo") + ". (CH-31)"


@pytest.mark.clause("MU-26")
def test_the_one_with_the_fewest_points_is_told_why() -> None:
    this = drawn("1:  ana > bo    cy bye", "munchkin")
    assert why(this, "bo") == (
        "bo has the bye: the number of players is odd, and bo has the fewest points, 0, and the lowest strength of "
        "schedule, 2. (MU-26)"
    )
    level = drawn("1:  ana > bo    cy > dee    eve bye", "munchkin")
    (out,) = level.byes
    assert why(level, out).endswith("schedule, 2, drawn from 2 who are level on both. (MU-26)")
    assert why(level, out).startswith(f"{out} has the bye")


@pytest.mark.parametrize("ruleset", FOUR)
def test_everybody_at_a_table_and_every_bye_has_a_reason(ruleset: str) -> None:
    this = drawn("1:  a > b    c > d    e > f    g bye\n2:  a > c    e > g    b > d    f bye", ruleset)
    assert {one.first for one in this.seated} == set(this.why)
    assert not [told for told in map(sentence, this.why.values()) if told.startswith("reason-") or "{" in told]


@pytest.mark.parametrize("players", [8, 9])
@pytest.mark.parametrize("ruleset", FOUR)
def test_a_published_round_says_what_its_preview_said(ruleset: str, players: int) -> None:
    event = Life(ruleset, players=players, rounds=3)
    for _ in range(3):
        event.act(open_draw)
        before = preview(event.t, event.seed).why
        event.act(publish)
        assert explain.why(event.t, Stage.SWISS, len(event.t.rounds)) == before
        event.play()


def test_that_two_were_to_be_kept_apart_is_still_said_once_the_round_is_published() -> None:
    event = Life(players=2).deviate("CH-30")
    event.act(keep_apart, "p01", "p02")
    event.act(open_draw)
    event.act(publish, confirm=("CH-28",))
    (told,) = explain.why(event.t, Stage.SWISS, 1).values()
    assert told.code == "pair-forbidden"


def test_a_wish_that_comes_after_the_round_is_not_said_of_it() -> None:
    event = Life(players=2).deviate("CH-30").pair()
    event.act(keep_apart, "p01", "p02")
    (told,) = explain.why(event.t, Stage.SWISS, 1).values()
    assert told.code == "pair-first-round"


def test_club_mates_who_meet_all_the_same_are_still_said_to_be_mates() -> None:
    event = Life(players=2, structure={"clubs_apart": (1,)})
    for player in event.t.players:
        event.say(ClubSet(player, "Owls"))
    event.pair()
    (told,) = explain.why(event.t, Stage.SWISS, 1).values()
    assert told.code == "pair-mates"


def test_byes_that_were_given_and_byes_that_were_drawn_are_told_apart() -> None:
    event = Life(players=6).deviate("CH-31").pair(given_byes=("p04",))
    told = explain.why(event.t, Stage.SWISS, 1)
    assert told[PlayerId("p04")].code == "bye-given"
    assert sorted(one.code for one in told.values()) == ["bye-given", "bye-random", *["pair-first-round"] * 2]
    assert next(one for one in told.values() if one.code == "bye-random").parameters["among"] == 5


def test_a_round_made_by_hand_is_not_said_to_be_drawn() -> None:
    event = Life(players=3)
    one, two, three = event.t.players
    event.act(publish_by_hand, (SeatedPair(None, one, two), SeatedPair(None, three, None)))
    told = explain.why(event.t, Stage.SWISS, 1)
    assert {player: reason.code for player, reason in told.items()} == {one: "pair-by-hand", three: "bye-given"}


def test_after_somebody_has_left_the_reasons_of_the_round_stand() -> None:
    event = Life("munchkin", players=5).played(1).pair()
    told = explain.why(event.t, Stage.SWISS, 2)
    (alone,) = (match.first for match in event.t.rounds[1].matches if match.second is None)
    event.act(drop, alone)
    assert explain.why(event.t, Stage.SWISS, 2) == told


def test_in_the_bracket_seeds_and_winners_are_told_why_they_meet() -> None:
    event = Life(players=8, rounds=1, cut=4).played(1)
    event.act(make_cut)
    event.bracket_round()
    told = explain.why(event.t, Stage.BRACKET, 1)
    assert event.t.bracket is not None
    assert told.keys() == set(event.t.bracket.seeds)


@pytest.mark.clause("R-9")
def test_a_top_seed_without_a_match_in_round_1_of_the_bracket_is_told_why() -> None:
    event = Life("showdown", 8, rounds=1, cut=6).played(1).begin_bracket()
    assert event.t.bracket is not None
    seeds = event.t.bracket.seeds
    told = explain.why(event.t, Stage.BRACKET, 1)
    assert [told[seeds[place]].code for place in (0, 1)] == ["bye-top-seed"] * 2  # type: ignore[index]
    assert {told[player].code for player in seeds[2:] if player} == {"pairing-seeds"}
