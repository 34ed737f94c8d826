"""What holds for the standings of any tournament, and that a second implementation agrees."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

from tests.rules.ranking.naive import naive
from tests.rules.ranking.random_tournaments import mirrored, tournaments
from topcut.ids import PlayerId
from topcut.rules.match import Match
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import Standing, order, standings
from topcut.rules.ruleset import How
from topcut.rules.tournament import Round, Tournament


def rows(t: Tournament) -> dict[PlayerId, Standing]:
    return {row.player: row for row in standings(t)}


@pytest.mark.fault("F13")
@pytest.mark.clause("CH-42", "CH-43", "CH-44", "CH-45", "TL-21", "PS-28", "MU-35", "R-4", "R-5")
@given(tournaments())
def test_a_second_implementation_from_the_clauses_agrees(t: Tournament) -> None:
    ours = [(row.rank, row.player, row.points, row.played, row.tiebreaks) for row in standings(t)]
    assert ours == naive(t)


@given(tournaments(with_lots=True))
def test_the_order_for_pairing_is_that_of_the_standings(t: Tournament) -> None:
    assert order(t) == [row.player for row in standings(t)]


@given(tournaments(), st.data())
def test_renaming_players_changes_nothing(t: Tournament, data: st.DataObject) -> None:
    names = data.draw(st.permutations([*t.players]))
    new = {player: PlayerId(f"x{name}") for player, name in zip(t.players, names, strict=True)}

    def renamed(match: Match) -> Match:
        return replace(match, first=new[match.first], second=match.second and new[match.second])

    u = Tournament(
        t.ruleset,
        {new[id]: replace(player, id=new[id]) for id, player in t.players.items()},
        tuple(
            Round(tuple(map(renamed, round.matches)), tuple(new[player] for player in round.unpaired_losses))
            for round in t.rounds
        ),
        {new[id]: lot for id, lot in t.lots.items()},
    )
    assert standings(u) == tuple(row._replace(player=new[row.player]) for row in standings(t))


@given(tournaments(), st.data())
def test_the_order_of_entry_changes_no_rank(t: Tournament, data: st.DataObject) -> None:
    entered = data.draw(st.permutations([*t.players]))
    u = replace(t, players={player: t.players[player] for player in entered})
    assert rows(u) == rows(t)


@given(tournaments(), st.data())
def test_the_order_of_matches_and_seats_changes_nothing(t: Tournament, data: st.DataObject) -> None:
    rounds = []
    for round in t.rounds:
        matches = [
            mirrored(match) if data.draw(st.booleans()) else match
            for match in data.draw(st.permutations(round.matches))
        ]
        rounds.append(Round(tuple(matches), tuple(reversed(round.unpaired_losses))))
    assert standings(replace(t, rounds=tuple(rounds))) == standings(t)


@given(tournaments(), st.data())
def test_the_order_of_rounds_changes_nothing(t: Tournament, data: st.DataObject) -> None:
    rounds = data.draw(st.permutations(t.rounds))
    assert standings(replace(t, rounds=tuple(rounds))) == standings(t)


@pytest.mark.clause("R-4")
@given(tournaments())
def test_a_match_that_is_open_could_as_well_not_be_there(t: Tournament) -> None:
    settled = tuple(
        replace(round, matches=tuple(match for match in round.matches if match.result is not None))
        for round in t.rounds
    )
    assert standings(replace(t, rounds=settled)) == standings(t)


@given(tournaments())
def test_points_rounds_and_meetings_add_up(t: Tournament) -> None:
    so_far = sheet(t)
    settled = [match for round in t.rounds for match in round.matches if match.result is not None]
    losses = sum(len(round.unpaired_losses) for round in t.rounds)
    awarded = sum(sum(match.result.points[: 1 + (match.second is not None)]) for match in settled if match.result)
    assert sum(so_far.points) == awarded + losses * t.ruleset.points.loss
    assert sum(so_far.played) == sum(1 + (match.second is not None) for match in settled) + losses
    for columns in (so_far.opponents, so_far.paired_with):
        for place, others in enumerate(columns):
            assert all(columns[other].count(place) == others.count(other) for other in others)
    paired = [match for round in t.rounds for match in round.matches if match.second]
    counts = t.ruleset.rematch is not None and t.ruleset.rematch.no_show
    unplayed = [one for one in paired if one.result is None or (counts and not one.result.opponents)]
    assert sum(map(len, so_far.paired_with)) == sum(map(len, so_far.opponents)) + 2 * len(unplayed)


@given(tournaments())
def test_ranks_are_where_one_stands_among_all(t: Tournament) -> None:
    ranks = [row.rank for row in standings(t)]
    assert ranks == sorted(ranks)
    assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)


@pytest.mark.parametrize(
    "feature",
    [
        lambda t: any(match.result is None for round in t.rounds for match in round.matches),
        lambda t: any(
            match.result and match.result.how == How.NO_SHOW for round in t.rounds for match in round.matches
        ),
        lambda t: any(sheet(t).byes),
        lambda t: len(set(sheet(t).played)) > 2,
        lambda t: any(len(others) > len(set(others)) for others in sheet(t).opponents),
        lambda t: any(round.unpaired_losses for round in t.rounds[1:]),
        lambda t: any(player.ejected for player in t.players.values()),
        lambda t: 1 < len({row.rank for row in standings(t)}) < len(standings(t)),
    ],
    ids=["open", "no-show", "bye", "drop", "rematch", "rejoin", "ejected", "shared"],
)
def test_the_tournaments_tried_know_everything_that_happens(feature: Callable[[Tournament], bool]) -> None:
    assert feature(find(tournaments(), feature, settings=settings(phases=[Phase.generate], database=None)))
