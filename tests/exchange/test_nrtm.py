import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.refusing import refusal_from
from topcut.exchange import nrtm
from topcut.exchange.history import History
from topcut.exchange.incoming import from_json
from topcut.exchange.notation import text, tournament
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import load
from topcut.words import sentence

GOLDEN = Path(__file__).parent.parent / "golden"
CLOSE = Fraction(1, 10**9)


def read(*rounds: list[dict[str, Any]], **members: object) -> History:
    players = [{"id": 1, "name": "Ana"}, {"id": 2}, {"id": None, "name": "Cy"}, {"id": "4", "name": None}]
    known = {"cutToTop": None, "players": players, "rounds": list(rounds)} | members
    return from_json(json.dumps(known).encode())


def match(first: object, second: object, *scores: object, **members: object) -> dict[str, Any]:
    sides = [{"id": first}, {"id": second}]
    for side, score in zip(sides, scores, strict=False):
        side["combinedScore"] = score
    return {"player1": sides[0], "player2": sides[1]} | members


def points(known: History) -> list[list[tuple[int, int] | None]]:
    return [[match.result.points if match.result else None for match in this.matches] for this in known.t.rounds]


@pytest.mark.parametrize("file", ["nrtm_7_players.json", "nrtm_8_players.json"])
def test_the_figures_that_netrunner_tools_published_come_out(file: str) -> None:
    data = (GOLDEN / file).read_bytes()
    published = {player["id"]: player for player in json.loads(data)["players"]}
    known = from_json(data)
    assert known.t.ruleset.name == "netrunner"
    for standing in standings(known.t):
        player = published[known.ids[standing.player]]
        strength, extended = standing.tiebreaks
        assert (standing.rank, standing.points) == (player["rank"], player["matchPoints"])
        assert abs(strength - Fraction(player["strengthOfSchedule"])) < CLOSE
        assert abs(extended - Fraction(player["extendedStrengthOfSchedule"])) < CLOSE


@pytest.mark.parametrize("file", ["nrtm_7_players.json", "nrtm_8_players.json"])
def test_what_is_written_reads_back_the_same(file: str) -> None:
    known = from_json((GOLDEN / file).read_bytes())
    written = nrtm.document(known, name="Again", date="2026-03-14")
    assert (written["name"], written["date"], written["preliminaryRounds"]) == (
        "Again",
        "2026-03-14",
        len(known.t.rounds),
    )
    again = from_json(json.dumps(written).encode())
    assert again.t.rounds == known.t.rounds
    assert again.names == known.names


def test_what_is_written_has_the_published_figures() -> None:
    known = from_json((GOLDEN / "nrtm_8_players.json").read_bytes())
    first, *_ = nrtm.document(known)["players"]
    assert first == {
        "id": 1001,
        "name": "Player 1",
        "rank": 1,
        "matchPoints": 15,
        "strengthOfSchedule": "1.611111111111111111",
        "extendedStrengthOfSchedule": "1.537037037037037037",
    }


def test_open_matches_tables_and_ejected_players_are_written() -> None:
    t = tournament("1: [2] ana - bo  cy 3-0 dee\nejected: cy", "netrunner")
    written = nrtm.document(History(t, {player: str(player) for player in t.players}))
    again = from_json(json.dumps(written).encode())
    assert again.t.rounds == t.rounds
    assert [(p["id"], p["rank"]) for p in written["players"]][-1] == ("cy", None)


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (0, "0.0"),
        (Fraction(3, 2), "1.5"),
        (Fraction(1, 3), "0.333333333333333333"),
        (Fraction(2, 3), "0.666666666666666667"),
        (Fraction(1, 10**18), "0.000000000000000001"),
        (12, "12.0"),
    ],
)
def test_fractions_are_written_as_decimals(value: int | Fraction, written: str) -> None:
    assert nrtm.decimal(value) == written


def test_a_player_without_an_id_goes_by_the_name() -> None:
    known = read()
    assert list(known.ids.values()) == [1, 2, "Cy", "4"]
    assert known.names == {"1": "Ana", "Cy": "Cy"}


def test_byes_have_nobody_in_the_second_seat() -> None:
    rounds = [match(1, None, 6, 0), match(2, None, 6), match("Cy", None), match(None, 4, None, 3)]
    assert points(read(rounds)) == [[(6, 0), (6, 0), (3, 0), (3, 0)]]
    assert points(read([{"player1": {"id": 1, "combinedScore": 6}, "player2": None}])) == [[(6, 0)]]
    assert points(read([{"player1": {"id": 1, "combinedScore": 6}}])) == [[(6, 0)]]


def test_a_match_without_points_is_open() -> None:
    assert points(read([match(1, 2), match("Cy", 4, None, None)])) == [[None, None]]


def test_points_of_both_sides_are_added_where_only_these_are_given() -> None:
    sides = {"player1": {"id": 1, "runnerScore": 3, "corpScore": 3}, "player2": {"id": 2, "runnerScore": 0}}
    assert points(read([sides])) == [[(6, 0)]]


def test_one_missing_score_is_nothing() -> None:
    assert points(read([match(1, 2, 6, None)])) == [[(6, 0)]]


def test_an_empty_table_is_no_match() -> None:
    assert points(read([match(None, None), match(1, 2, 6, 0)])) == [[(6, 0)]]


def test_bracket_games_are_no_swiss_rounds() -> None:
    known = read([match(1, 2, 6, 0)], [match(1, 2, 3, 0, eliminationGame=True)], [match(4, "Cy", 0, 6)])
    assert points(known) == [[(6, 0)], [(0, 6)]]


def test_rounds_after_the_announced_ones_are_the_bracket_where_nothing_says_otherwise() -> None:
    rounds = [[match(1, 2, 6, 0)], [match(1, 2, 3, 0)], [match(1, 2, 3, 0, eliminationGame=False)]]
    assert points(read(*rounds, preliminaryRounds=1)) == [[(6, 0)], [(3, 0)]]
    assert len(read(*rounds, preliminaryRounds=None).t.rounds) == 3
    assert len(read(*rounds, preliminaryRounds=0).t.rounds) == 3


def test_a_file_without_marks_is_known_by_its_players() -> None:
    assert from_json(b'{"players": [{"id": 1}]}').t.ruleset.name == "netrunner"
    assert from_json(b'{"players": [{"id": 1}]}', load("munchkin")).t.ruleset.name == "munchkin"


def test_a_history_of_netrunner_can_be_written_as_text() -> None:
    assert "1:  1 6-0 2" in text(read([match(1, 2, 6, 0)]).t)


@pytest.mark.parametrize(
    ("rounds", "members", "code", "place"),
    [
        ([], {"players": None}, "players-missing", ""),
        ([], {"players": [3]}, "shape-object", ""),
        ([], {"players": [{"name": None}]}, "shape-id", ""),
        ([], {"rounds": 3}, "shape-list", ""),
        ([3], {}, "shape-list", "Round 1: "),
        ([[3]], {}, "shape-object", "Round 1: "),
        ([[match(1, 2)], [match(1, 9)]], {}, "player-unknown", "Round 2, match 1: "),
        ([[match(1, 1)]], {}, "player-against-self", "Round 1: "),
        ([[match(1, 2), match(2, 4)]], {}, "player-twice", "Round 1: "),
        ([[match(1, 2, "six", 0)]], {}, "shape-number", "Round 1, match 1: "),
        ([[match(1, 2, -6, 0)]], {}, "shape-number", "Round 1, match 1: "),
        ([[{"player1": 1}]], {}, "shape-object", "Round 1, match 1: "),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(rounds: Any, members: dict[str, Any], code: str, place: str) -> None:
    refused = refusal_from(read, *rounds, **members)
    assert refused.code == code
    assert sentence(refused).startswith(place)
