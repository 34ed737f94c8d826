"""The cut, replacements before the first game, and the rounds of the bracket."""

import pytest

from tests.rules.life import JUDGE, SEED, WON, Life, player
from tests.rules.table import FOUR
from topcut.chance import lot
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions.clock import start as start_clock
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.leaving import drop, eject
from topcut.rules.actions.reports import enter
from topcut.rules.actions.rounds import close_round, move_table, unpair
from topcut.rules.actions.structure import finish
from topcut.rules.facts import (
    BracketByeGiven,
    CutMade,
    CutReplaced,
    PenaltyRecorded,
    PlayerDropped,
    PlayerEjected,
    RoundClosed,
    RoundPaired,
    RoundUnpaired,
    TableMoved,
)
from topcut.rules.match import Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import Phase, with_lots


def swiss(ruleset: str = "challenger", players: int = 9, cut: int = 4) -> Life:
    return Life(ruleset, players=players, rounds=2, cut=cut).played(2)


def order(event: Life) -> list[PlayerId]:
    return [row.player for row in standings(with_lots(event.t, SEED))]


@pytest.mark.clause("CH-34", "TL-22", "PS-21", "MU-27")
@pytest.mark.parametrize("ruleset", FOUR)
def test_the_best_go_on_by_rank_and_all_others_are_out(ruleset: str) -> None:
    event = swiss(ruleset)
    best = tuple(order(event)[:4])
    (made,) = event.act(make_cut)
    assert isinstance(made, CutMade)
    assert made.seeds == best
    assert event.t.phase is Phase.BRACKET
    assert set(event.t.active) == set(best)


@pytest.mark.fault("G7", "G8")
def test_lots_that_decided_are_drawn_once_and_stored() -> None:
    event = swiss()
    (made,) = event.act(make_cut)
    assert isinstance(made, CutMade)
    assert made.lots == {name: lot(SEED, "e1", name) for name in event.t.players}
    assert len({row.rank for row in standings(event.t)}) == 9
    assert [row.player for row in standings(event.t)] == order(event)


@pytest.mark.fault("G7")
@pytest.mark.clause("R-5")
def test_who_has_dropped_cannot_make_the_cut() -> None:
    event = swiss()
    first, *others = order(event)
    event.act(drop, first)
    (made,) = event.act(make_cut)
    assert isinstance(made, CutMade)
    assert made.seeds == tuple(others[:4])


def test_the_cut_comes_after_the_last_announced_round() -> None:
    event = Life(players=9, rounds=2, cut=4)
    assert event.refused(make_cut).code == "rounds-left"
    event.played(1)
    refusal = event.refused(make_cut)
    assert (refusal.code, refusal.clause) == ("rounds-left", "CH-22")
    event.pair()
    assert event.refused(make_cut).code == "round-open"
    assert event.refused(make_cut, by=JUDGE).code == "organizer-only"
    event.play()
    facts = event.act(make_cut)
    assert [type(fact) for fact in facts] == [RoundClosed, CutMade]
    assert event.refused(make_cut).code == "swiss-over"


def test_there_is_no_cut_that_was_not_announced_and_none_of_too_few() -> None:
    refusal = swiss(cut=0).refused(make_cut)
    assert (refusal.code, refusal.clause) == ("no-cut", "CH-22")
    event = swiss(cut=8)
    for name in ("p01", "p02"):
        event.act(drop, name)
    assert event.refused(make_cut).code == "too-few-for-cut"


@pytest.mark.fault("G7")
@pytest.mark.clause("CH-35", "TL-23", "PS-21", "MU-28")
@pytest.mark.parametrize("ruleset", FOUR)
def test_a_qualifier_who_drops_before_any_game_is_replaced_as_the_lowest(ruleset: str) -> None:
    event = swiss(ruleset)
    a, b, c, d, e, *_ = order(event)
    event.act(make_cut)
    assert event.act(drop, b, by=player(b)) == [PlayerDropped(b, after=2), CutReplaced(b, e, (a, c, d, e))]
    assert event.t.players[e].is_active
    assert not event.t.players[b].is_active
    event.act(publish_bracket)
    assert {frozenset(event.seats(n)) for n in (1, 2)} == {frozenset((a, e)), frozenset((c, d))}


@pytest.mark.clause("CH-35")
def test_an_ejected_qualifier_is_replaced_too() -> None:
    event = swiss()
    a, b, c, d, e, *_ = order(event)
    event.act(make_cut)
    assert event.act(eject, d, "Cheating", by=JUDGE) == [
        PenaltyRecorded(d, "Cheating"),
        PlayerEjected(d, ""),
        CutReplaced(d, e, (a, b, c, e)),
    ]


@pytest.mark.clause("CH-35", "R-5")
def test_who_has_gone_home_after_the_cut_does_not_come_in() -> None:
    event = swiss()
    a, b, c, d, e, f, *_ = order(event)
    event.act(make_cut)
    assert event.act(drop, e) == [PlayerDropped(e, after=2)]
    assert event.act(drop, a)[-1] == CutReplaced(a, f, (b, c, d, f))


@pytest.mark.clause("CH-35")
def test_with_nobody_left_the_seed_stays_vacant_and_whoever_meets_it_has_a_bye() -> None:
    event = swiss(players=4)
    a, b, c, d = order(event)
    event.act(make_cut)
    assert event.act(drop, d)[-1] == CutReplaced(d, None, (a, b, c, None))
    paired, bye = event.act(publish_bracket)
    assert isinstance(paired, RoundPaired)
    assert [{pair.first, pair.second} for pair in paired.pairs] == [{b, c}]
    assert bye == BracketByeGiven(1, 1, a)
    event.play().bracket_round()
    assert finals(event.t).champion == a


@pytest.mark.clause("CH-35", "TL-23")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
def test_pairs_that_were_called_before_the_first_game_are_made_anew_with_the_replacement(ruleset: str) -> None:
    event = swiss(ruleset)
    a, b, c, d, e, *_ = order(event)
    event.begin_bracket()
    facts = event.act(drop, d)
    assert facts == [
        PlayerDropped(d, after=2),
        RoundUnpaired(Stage.BRACKET, 1, "replacement"),
        CutReplaced(d, e, (a, b, c, e)),
    ]
    event.act(publish_bracket)
    assert e in event.seats(1)


@pytest.mark.clause("CH-35", "R-6")
def test_once_a_game_has_begun_a_drop_is_the_opponents_bye() -> None:
    event = swiss()
    event.begin_bracket()
    event.act(start_clock, 2)
    leaver, stays = event.seats(1)
    assert event.act(drop, leaver) == [
        PlayerDropped(leaver, after=2, bracket_round=1),
        BracketByeGiven(1, 1, stays),
    ]


@pytest.mark.clause("CH-36", "TL-25")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
def test_the_bracket_is_played_to_its_end(ruleset: str) -> None:
    event = swiss(ruleset, players=17, cut=8)
    assert event.refused(publish_bracket).code == "cut-not-made"
    event.act(make_cut)
    assert event.refused(publish_bracket, by=JUDGE).code == "organizer-only"
    for number, matches in enumerate([(1, 2, 3, 4), (5, 6), (7,)], start=1):
        facts = event.act(publish_bracket)
        paired = facts[-1]
        assert isinstance(paired, RoundPaired)
        assert (paired.round, paired.matches, paired.way) == (number, matches, "bracket")
        assert event.refused(publish_bracket, round=number).code == "already-paired"
        assert event.refused(publish_bracket).code == "round-open"
        event.play()
    event.act(close_round)
    refusal = event.refused(publish_bracket)
    assert (refusal.code, refusal.parameters["champion"]) == ("bracket-played", finals(event.t).champion)


@pytest.mark.clause("TL-27", "TL-29")
def test_timeline_finals_pair_the_first_with_the_eighth_and_then_the_winners_of_one_and_four() -> None:
    event = swiss("timeline", players=17, cut=8)
    event.begin_bracket()
    assert event.t.bracket is not None
    seeds = event.t.bracket.seeds
    assert [tuple(seeds.index(one) + 1 for one in event.seats(n)) for n in (1, 2, 3, 4)] == [
        (1, 8),
        (2, 7),
        (3, 6),
        (4, 5),
    ]
    event.play()
    winners = [meeting.winner for meeting in finals(event.t).rounds[0]]
    event.act(publish_bracket)
    assert [set(event.seats(n)) for n in (1, 2)] == [{winners[0], winners[3]}, {winners[1], winners[2]}]


def test_bracket_matches_have_tables_and_can_be_moved_or_taken_back() -> None:
    event = swiss()
    event.begin_bracket()
    assert event.t.bracket is not None
    assert [match.table for match in event.t.bracket.rounds[0].matches] == [1, 2]
    assert event.act(move_table, 1, 5) == [TableMoved(1, 1, TableNumber(5), Stage.BRACKET)]
    assert event.t.bracket.rounds[0].matches[0].table == 5
    event.act(unpair, 1, "Wrong seeds on the wall")
    assert event.t.bracket.rounds == ()
    event.act(publish_bracket)
    event.act(enter, 1, 1, WON, stage=Stage.BRACKET)
    assert event.refused(unpair, 1, "Too late").code == "results-settled"


@pytest.mark.clause("R-6", "TL-32")
@pytest.mark.parametrize("ruleset", FOUR)
def test_who_has_won_and_leaves_while_others_play_leaves_the_next_match(ruleset: str) -> None:
    event = swiss(ruleset, players=9, cut=4)
    event.begin_bracket()
    winner = event.seats(1)[0]
    event.act(enter, 1, 1, WON, stage=Stage.BRACKET, by=JUDGE)
    assert event.act(drop, winner) == [PlayerDropped(winner, after=2, bracket_round=2)]
    event.play()
    event.act(finish)
    assert event.t.ranking[0][0] == "1"
    assert event.t.ranking[1] == ("2", winner)


@pytest.mark.clause("R-6", "TL-32")
def test_nobody_who_has_left_is_given_a_bye() -> None:
    """Seeds 4 and 5 are vacant, so that seed 1 would meet nobody in round 2, and leaves before it is called."""
    event = swiss("showdown", players=6, cut=6)
    event.act(make_cut)
    assert event.t.bracket is not None
    seeds = event.t.bracket.seeds
    for leaver in (seeds[3], seeds[4]):
        event.act(drop, leaver)
    event.bracket_round()
    assert event.act(drop, seeds[0]) == [PlayerDropped(PlayerId(str(seeds[0])), after=2, bracket_round=2)]
    assert [fact for fact in event.act(publish_bracket) if isinstance(fact, BracketByeGiven)] == []
    event.play()
    event.act(finish)
    assert {player: place for place, player in event.t.ranking}[PlayerId(str(seeds[0]))] == "3-4"


@pytest.mark.clause("CH-35", "PS-21")
@pytest.mark.parametrize("ruleset", ["challenger", "showdown"])
def test_a_round_of_byes_is_no_game(ruleset: str) -> None:
    """Two of four are gone and nobody can come in: both who are left have byes, and the final is called."""
    event = Life(ruleset, players=4, rounds=1, cut=4).pair().play()
    event.act(make_cut)
    assert event.t.bracket is not None
    first, second, third, fourth = event.t.bracket.seeds
    event.act(drop, second)
    event.act(drop, fourth)
    event.act(publish_bracket)
    event.act(publish_bracket)
    facts = event.act(drop, third)
    assert [type(fact).__name__ for fact in facts] == [
        "PlayerDropped",
        "RoundUnpaired",
        "RoundUnpaired",
        "CutReplaced",
    ]
    assert event.t.bracket.rounds == ()
    assert [seed for seed in event.t.bracket.seeds if seed is not None] == [first]
