from dataclasses import replace
from random import Random

import pytest
from msgspec.structs import replace as replace_part

from tests.refusing import refusal_from
from tests.rules.pairing.drawing import apart, counts, draw, drawn, final, hall, ids, paired, pairs
from tests.rules.table import FOUR
from topcut.chance import Stream, draw_key, roster_digest
from topcut.ids import PlayerId
from topcut.rules.match import Entry, Match, Seat
from topcut.rules.pairing.field import Wishes, field_of
from topcut.rules.pairing.next_round import NextRound, next_round
from topcut.rules.pairing.swiss import Way, pair
from topcut.rules.results import bye, settle
from topcut.rules.ruleset import How, load
from topcut.rules.tournament import Round, Tournament
from topcut.words import sentence

SEEDS = range(300)


@pytest.mark.clause("CH-29", "TL-14", "PS-19", "MU-25")
@pytest.mark.parametrize("ruleset", FOUR)
def test_the_first_round_is_drawn_at_random(ruleset: str) -> None:
    found = counts(frozenset(pairs(drawn("players: ana bo cy dee", ruleset, seed))) for seed in SEEDS)
    assert len(found) == 3
    assert all(70 <= number <= 130 for number in found.values())


@pytest.mark.clause("CH-28", "CH-30", "TL-14", "PS-19", "MU-25")
@pytest.mark.parametrize("ruleset", FOUR)
def test_winners_meet_winners(ruleset: str) -> None:
    """pr03 of the peers' cases."""
    text = "1:  jack - jill points=6-0    hansel - gretel points=4-1"
    for seed in range(20):
        assert pairs(drawn(text, ruleset, seed)) == paired("jack-hansel jill-gretel")


@pytest.mark.clause("CH-28", "TL-12", "PS-17", "MU-24")
@pytest.mark.parametrize("ruleset", FOUR)
def test_nobody_meets_twice_even_if_points_would_have_it(ruleset: str) -> None:
    """pr04 of the peers' cases."""
    text = """
        1:  jack - jill points=6-0      hansel - gretel points=4-1
        2:  jack - hansel points=6-0    jill - gretel points=1-1
    """
    for seed in range(20):
        this = drawn(text, ruleset, seed)
        assert pairs(this) == paired("jack-gretel hansel-jill")
        assert (this.quality.rematches, this.way) == (0, Way.LISTED)


@pytest.mark.clause("CH-28", "TL-12", "PS-17", "MU-24")
@pytest.mark.parametrize("ruleset", FOUR)
def test_four_rounds_of_eight_players_have_no_rematch(ruleset: str) -> None:
    for seed in range(10):
        t = hall("players: a b c d e f g h", ruleset, seed)
        met: set[frozenset[PlayerId]] = set()
        for _ in range(4):
            this = next_round(t, draw(t, seed))
            assert not pairs(this) & met
            met |= pairs(this)
            t = played(t, this, Random(seed))


@pytest.mark.clause("CH-28", "CH-30", "TL-14", "PS-19", "MU-25")
@pytest.mark.parametrize("ruleset", FOUR)
def test_the_leaders_part_if_the_last_two_would_meet_again(ruleset: str) -> None:
    """The history of the published formats: ann and eve lead, but it would leave dee and cy, who have met."""
    text = """
        1:  ann > bo     cy < dee    eve bye
        2:  ann > dee    eve > cy
        dropped: bo
    """
    for seed in range(20):
        assert pairs(drawn(text, ruleset, seed)) == paired("ann-cy eve-dee")


@pytest.mark.clause("R-12", "CH-28", "TL-12", "PS-17", "MU-24")
@pytest.mark.parametrize("ruleset", FOUR)
@pytest.mark.parametrize("absent", ["ana > bo no-show   cy > dee no-show", "ana - bo double-no-show   cy > dee"])
def test_a_no_show_is_not_paired_again_though_nobody_has_played(ruleset: str, absent: str) -> None:
    for seed in range(20):
        this = drawn(f"1:  {absent}", ruleset, seed)
        assert not pairs(this) & paired("ana-bo cy-dee")
        assert this.quality.rematches == 0


@pytest.mark.clause("R-12")
def test_a_no_show_that_cannot_be_avoided_is_said_to_be_a_second_pairing() -> None:
    this = drawn("1:  ana > bo no-show")
    assert sentence(this.why[PlayerId("ana")]) == (
        "ana and bo meet again, after one pairing: no pairing of this round has fewer rematches. (CH-28)"
    )


@pytest.mark.clause("R-12")
def test_a_rule_book_that_does_not_say_so_pairs_them_again() -> None:
    older = replace_part(load("challenger"), rematch=None)
    t = replace(hall("1:  ana > bo no-show   cy > dee no-show"), ruleset=older)
    field = field_of(t, ids("ana bo cy dee"))
    assert field.met == {player: [] for player in field.points}


@pytest.mark.clause("CH-28", "CH-30", "TL-14", "PS-19", "MU-25")
@pytest.mark.parametrize("ruleset", FOUR)
def test_players_of_equal_points_meet(ruleset: str) -> None:
    """pr08 of the peers' cases: ten players, 3, 3, 1, 1 and six with nothing."""
    text = """
        players: 0 1 2 3 4 5 6 7 8 9
        1:  1 bye points=3    2 bye points=3    3 bye points=1    4 bye points=1
    """
    found = [pairs(drawn(text, ruleset, seed)) for seed in range(30)]
    assert all(paired("1-2 3-4") <= these and len(these) == 5 for these in found)
    assert len({frozenset(these) for these in found}) > 5


@pytest.mark.clause("CH-30", "TL-14", "PS-19", "MU-25")
@pytest.mark.parametrize("ruleset", FOUR)
def test_the_odd_one_out_meets_somebody_of_the_next_group(ruleset: str) -> None:
    """pr12 of the peers' cases: groups of 5, 4, 5 and 2."""
    points = {4: range(1, 6), 3: range(6, 10), 2: range(10, 15), 1: range(15, 17)}
    byes = "    ".join(f"p{number} bye points={worth}" for worth, group in points.items() for number in group)
    worth_of = {f"p{number}": worth for worth, group in points.items() for number in group}
    floaters = set()
    for seed in range(60):
        this = drawn(f"1:  {byes}", ruleset, seed)
        levels = sorted(tuple(sorted((worth_of[player] for player in two), reverse=True)) for two in pairs(this))
        assert levels == [(1, 1), (2, 2), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4), (4, 4)]
        assert this.way is Way.DRAWN
        floaters |= {(one.first, one.second) for one in this.seated if one.table == 3}
    assert {first for first, _ in floaters} == {"p1", "p2", "p3", "p4", "p5"}
    assert {second for _, second in floaters} == {"p6", "p7", "p8", "p9"}


def test_three_players_are_one_pair_and_a_bye_at_the_end() -> None:
    """pr05 of the peers' cases."""
    this = drawn("players: snap crackle pop")
    assert [one.table for one in this.seated] == [1, None]
    assert len(this.byes) == 1


@pytest.mark.clause("CH-32", "TL-11", "PS-16", "MU-23")
@pytest.mark.parametrize(
    ("ruleset", "points", "figures"),
    [
        ("challenger", (3, 0), ((14, 0),)),
        ("timeline", (3, 0), ((14, 0),)),
        ("showdown", (3, 0), ((2, 0), (3, 0))),
        ("munchkin", (2, 0), ((0, 0), (0, 0))),
    ],
)
def test_a_bye_is_a_win(ruleset: str, points: tuple[int, int], figures: tuple[tuple[int, int], ...]) -> None:
    result = bye(load(ruleset))
    assert (result.how, result.winner, result.points, result.figures) == (How.BYE, Seat.FIRST, points, figures)
    assert not result.opponents


def test_who_has_dropped_is_not_paired() -> None:
    """pr07 of the peers' cases."""
    for gone in ("dropped: pop", "ejected: pop"):
        this = drawn(f"players: snap crackle pop\n{gone}")
        assert pairs(this) == paired("snap-crackle")
        assert this.byes == ()


@pytest.mark.clause("R-8")
def test_who_is_absent_by_arrangement_is_not_paired_in_this_round_only() -> None:
    text = "1:  ana > bo    cy > dee    eve bye\nabsent: ana"
    t = hall(text)
    this = next_round(t, draw(t))
    assert PlayerId("ana") not in {player for two in pairs(this) for player in two} | set(this.byes)
    back = replace(t, players={player: replace(known, absent=False) for player, known in t.players.items()})
    assert PlayerId("ana") in {player for two in pairs(next_round(back, draw(t))) for player in two}


def test_byes_that_the_organizer_gives_leave_the_others_to_be_paired() -> None:
    for seed in range(9):
        this = drawn("players: ana bo cy dee eve", seed=seed, wishes=Wishes(byes=ids("ana bo")))
        assert set(ids("ana bo")) < set(this.byes)
        assert len(this.byes) == 3
        assert [this.why[player].code for player in this.byes] == ["bye-given", "bye-given", "bye-random"]
        assert len(pairs(this)) == 1


def test_a_bye_cannot_be_given_to_somebody_who_does_not_play() -> None:
    for text in ("players: ana bo cy\ndropped: cy", "players: ana bo cy\nabsent: cy", "players: ana bo"):
        refused = refusal_from(drawn, text, wishes=Wishes(byes=ids("cy")))
        assert refused.code == "pairing-player-inactive"
        assert refused.parameters["players"] == ("cy",)


@pytest.mark.parametrize("text", ["players:", "players: ana", "players: a b\nabsent: b", "1: a > b\ndropped: b"])
def test_one_player_alone_has_nobody_to_meet(text: str) -> None:
    refused = refusal_from(drawn, text)
    assert (refused.code, refused.clause) == ("nobody-to-pair", "CH-30")


def test_byes_for_everybody_leave_nobody_to_pair() -> None:
    assert refusal_from(drawn, "players: ana bo", wishes=Wishes(byes=ids("ana bo"))).code == "nobody-to-pair"


def test_forbidden_pairs_do_not_meet_while_that_can_be() -> None:
    for seed in range(20):
        this = drawn("players: ana bo cy dee", seed=seed, wishes=Wishes(forbidden=apart("ana bo", "ana cy")))
        assert pairs(this) == paired("ana-dee bo-cy")


def test_club_mates_meet_only_where_nobody_keeps_them_apart() -> None:
    text = "players: ana bo cy dee\nclub: north ana bo"
    kept = [pairs(drawn(text, seed=seed, wishes=Wishes(clubs_apart=True))) for seed in range(20)]
    free = [pairs(drawn(text, seed=seed)) for seed in range(20)]
    assert not any(paired("ana-bo") <= these for these in kept)
    assert any(paired("ana-bo") <= these for these in free)


def test_points_weigh_more_than_clubs() -> None:
    text = "club: north ana cy\n1:  ana > bo    cy > dee"
    for seed in range(9):
        assert pairs(drawn(text, seed=seed, wishes=Wishes(clubs_apart=True))) == paired("ana-cy bo-dee")


def test_anybody_can_make_the_draws_again_with_the_published_keys() -> None:
    t = hall("players: ana bo cy dee eve fay gil")
    this = next_round(t, draw(t))
    context = {"tournament": "", "round": 1, "attempt": 1}
    everybody = roster_digest((player, 0) for player in t.players)
    (out,) = this.byes
    others = sorted(set(t.players) - {out})
    key = draw_key(final(1), {**context, "purpose": "bye", "roster": everybody})
    assert this.keys["bye"] == key.hex()
    assert sorted(t.players)[Stream(key).below(7)] == out
    roster = roster_digest((player, 0) for player in others)
    assert this.keys["pairing"] == draw_key(final(1), {**context, "purpose": "pairing", "roster": roster}).hex()
    again = pair(field_of(t, others), Stream(bytes.fromhex(this.keys["pairing"])))
    assert {frozenset(two) for two in again.pairs} == pairs(this)


def test_the_order_of_entry_changes_nothing() -> None:
    t = hall("1:  ana > bo    cy > dee    eve = fay    gil > hal    ida bye")
    this = next_round(t, draw(t))
    for seed in range(5):
        players = list(t.players.items())
        Random(seed).shuffle(players)
        assert next_round(replace(t, players=dict(players)), draw(t)) == this


def test_another_attempt_is_another_draw() -> None:
    t = hall("players: a b c d e f g h")
    first, second = (next_round(t, replace(draw(t), attempt=attempt)) for attempt in (1, 2))
    assert first.keys != second.keys
    assert pairs(first) != pairs(second)


def played(t: Tournament, this: NextRound, dice: Random) -> Tournament:
    """The tournament after this round, with results that nobody has chosen."""
    matches = [
        Match(one.first, one.second, one.table, settle(t.ruleset, Entry(winner=Seat(dice.randint(0, 1)))))
        for one in this.seated
    ]
    return replace(t, rounds=(*t.rounds, Round(tuple(matches))))
