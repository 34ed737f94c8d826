"""A real event of 113 players (tests/golden says whose), asked in the middle of its rounds who would make the top 8."""

from dataclasses import replace

from tests.golden import golden
from tests.rules.ranking.test_published import played
from tests.rules.ranking.tournament import NETRUNNER, changed
from topcut.ids import PlayerId
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import Phase, Structure, Tournament

SIZE = 8
DONE = 0.4  # of the tables of the round
# Two games a round, three points each.
DOUBLE_SIDED = changed(changed(NETRUNNER, "points.win", 6), "points.draw", 3)


def asked_in(number: int) -> tuple[Tournament, frozenset[PlayerId]]:
    """In this round, with the first tables done; and who made it in the end. Who does not play in it had left."""
    whole = played(golden("netrunner_113_players")["rounds"], DOUBLE_SIDED)
    made = frozenset(row.player for row in standings(whole) if row.rank <= SIZE)
    last = whole.rounds[number - 1]
    matches = tuple(
        match if match.second is None or place < DONE * len(last.matches) else replace(match, result=None)
        for place, match in enumerate(last.matches)
    )
    there = {player for match in last.matches for player in match.players}
    players = {id: replace(player, dropped=id not in there) for id, player in whole.players.items()}
    now = replace(
        whole,
        rounds=(*whole.rounds[: number - 1], replace(last, matches=matches)),
        players=players,
        structure=Structure(len(whole.rounds), SIZE, "", len(players)),
        phase=Phase.SWISS,
        id="real",
    )
    return now, made
