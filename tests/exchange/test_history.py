import json
from typing import Any

import pytest
from hypothesis import given

from tests.exchange.tournaments import tournaments
from tests.refusing import refusal_from
from topcut.exchange import document
from topcut.exchange import history as histories
from topcut.exchange.history import History
from topcut.exchange.incoming import from_json
from topcut.ids import PlayerId
from topcut.rules.match import Match, Result, Seat
from topcut.rules.results import bye
from topcut.rules.ruleset import How, load
from topcut.rules.tournament import Tournament
from topcut.words import sentence

EXAMPLE = """
{
  "ruleset": "munchkin",
  "players": ["ann", "bo", "cy", "dee", "eve"],
  "rounds": [
    [{"p1": "ann", "p2": "bo", "points": [2, 0]}, {"p1": "cy", "p2": "dee", "winner": "dee"}, {"p1": "eve", "p2": null}],
    [{"p1": "ann", "p2": "dee", "winner": "ann"}, {"p1": "eve", "p2": "cy", "winner": "eve", "how": "time", "scores": {"damage": [3, 7]}}]
  ],
  "dropped": ["bo"],
  "absent": []
}
"""  # noqa: E501  # the example as it is published


def read(**members: object) -> History:
    known = {"ruleset": "challenger", "players": ["ann", "bo", "cy", 4]} | members
    return from_json(json.dumps(known).encode())


def only_match(**members: object) -> Match:
    (this,) = read(rounds=[[{"p1": "ann", "p2": "bo"} | members]]).t.rounds
    (match,) = this.matches
    return match


def only_result(**members: object) -> Result:
    result = only_match(**members).result
    assert result is not None
    return result


def test_the_published_example_is_read() -> None:
    known = from_json(EXAMPLE.encode())
    assert known.t.ruleset.name == "munchkin"
    assert list(known.ids.values()) == ["ann", "bo", "cy", "dee", "eve"]
    first, second = known.t.rounds
    assert [match.result.points if match.result else None for match in first.matches] == [(2, 0), (0, 2), (2, 0)]
    assert [match.result.how if match.result else None for match in second.matches] == [How.VICTORY, How.TIME]
    assert [player for player in known.t.players.values() if player.dropped] == [known.t.players[PlayerId("bo")]]


def test_ids_come_back_as_they_were_given() -> None:
    known = read(players=["7", 8, -1, " x ", "0"])
    assert list(known.ids.values()) == ["7", 8, -1, " x ", "0"]
    assert list(known.t.players) == ["7", "8", "-1", " x ", "0"]


def test_a_number_and_its_text_are_the_same_player() -> None:
    known = read(players=[1, "2"], rounds=[[{"p1": "1", "p2": 2, "winner": "2"}]])
    result = known.t.rounds[0].matches[0].result
    assert result is not None
    assert result.winner is Seat.SECOND


def test_a_match_without_any_result_is_open() -> None:
    assert only_match().result is None
    assert only_match(winner=None, points=None, scores=None, how=None, scores_note="?").result is None


@pytest.mark.parametrize(("winner", "points"), [("ann", (3, 0)), ("bo", (0, 3)), ("draw", (1, 1))])
def test_points_follow_from_the_winner(winner: str, points: tuple[int, int]) -> None:
    assert only_result(winner=winner).points == points


def test_points_follow_from_the_scores_under_any_of_their_names() -> None:
    for name in ("vp", "VP", "victory_points"):
        assert only_result(scores={name: [9, 16]}) == Result(How.VICTORY, Seat.SECOND, (0, 3), ((9, 16),))
    assert only_result(scores=[9, 16]).points == (0, 3)


def test_points_as_awarded_win_over_everything() -> None:
    assert only_result(points=[2, 1], scores={"vp": [9, 16]}).points == (2, 1)
    assert only_result(points=[6, 0], winner="ann", how="victory").points == (6, 0)


@pytest.mark.parametrize("how", ["victory", "time", "concession", "no-show"])
def test_how_a_match_ended_is_read(how: str) -> None:
    assert only_result(winner="ann", how=how).how == how


def test_games_and_tables_are_read() -> None:
    assert only_result(games=["bo"]).games == (Seat.SECOND,)
    assert only_result(games=["draw"]).games == (None,)
    assert only_result(games=[None]).games == (None,)
    assert only_match(table=12).table == 12


def test_a_bye_follows_from_the_ruleset() -> None:
    assert only_match(p2=None) == Match(PlayerId("ann"), None, None, bye(load("challenger")))
    assert only_result(p2=None, winner="ann", how="bye") == bye(load("challenger"))


def test_figures_of_a_bye_are_those_of_the_file() -> None:
    assert only_result(p2=None, scores={"vps": [20, 0]}).figures == ((20, 0),)
    assert refusal_from(only_result, p2=None, scores={"goals": [1, 0]}).code == "figure-unknown"


def test_points_as_awarded_are_not_judged_by_the_scores() -> None:
    result = only_result(p2="bo", points=[3, 0], how="victory", scores={"vp": [4, 9]})
    assert (result.points, result.figures) == ((3, 0), ((4, 9),))


def test_ids_of_nineteen_digits_come_back() -> None:
    known = histories.history({"players": [1234567890123456789]}, load("challenger"))
    assert list(known.ids.values()) == [1234567890123456789]


@pytest.mark.parametrize("points", [1, [1], [1, None], [1, 0]])
def test_points_of_a_bye_are_written_in_several_ways(points: object) -> None:
    assert only_result(p2=None, points=points).points == (1, 0)


def test_unpaired_losses_stand_in_the_object_form_of_a_round() -> None:
    known = read(rounds=[{"matches": [{"p1": "ann", "p2": "bo"}], "unpaired_loss": ["cy", 4]}, {}, []])
    assert known.t.rounds[0].unpaired_losses == ("cy", "4")
    assert [len(this.matches) for this in known.t.rounds] == [1, 0, 0]


def test_what_the_rules_would_not_allow_is_computed_not_judged() -> None:
    rounds = [[{"p1": "ann", "p2": "bo", "winner": "ann"}, {"p1": "cy", "p2": None}]] * 2
    assert len(read(rounds=rounds).t.rounds) == 2
    assert read(players=["ann"]).t.rounds == ()
    assert read(players=[]).t.players == {}


def test_members_nobody_knows_are_ignored() -> None:
    assert (
        read(name="Spring Cup", rounds=[[{"p1": "ann", "p2": "bo", "note": {}}]]).t
        == read(rounds=[[{"p1": "ann", "p2": "bo"}]]).t
    )


def test_marked_players_are_read() -> None:
    t = read(dropped=["ann"], absent=[4], ejected=["cy"]).t
    assert [player.id for player in t.players.values() if player.dropped] == ["ann"]
    assert [player.id for player in t.players.values() if player.absent] == ["4"]
    assert [player.id for player in t.players.values() if player.ejected] == ["cy"]


def test_the_ruleset_of_the_caller_wins() -> None:
    assert from_json(b'{"ruleset": "munchkin", "players": []}', load("challenger")).t.ruleset.name == "challenger"
    assert from_json(b'{"players": []}', load("timeline")).t.ruleset.name == "timeline"


def test_a_byte_order_mark_is_no_matter() -> None:
    assert from_json(b"\xef\xbb\xbf" + EXAMPLE.encode()).t.players


def test_numbers_with_a_point_but_nothing_behind_it_are_whole() -> None:
    data = (
        b'{"ruleset": "challenger", "players": ["a", "b"], "rounds": [[{"p1": "a", "p2": "b", "points": [3.0, 0.0]}]]}'
    )
    result = from_json(data).t.rounds[0].matches[0].result
    assert result is not None
    assert result.points == (3, 0)


def test_as_many_players_as_the_limit_are_read() -> None:
    assert len(read(players=list(range(200_000))).t.players) == 200_000


@given(tournaments())
def test_what_is_written_reads_back_the_same(t: Tournament) -> None:
    if any("draw" in (match.first, match.second) for this in t.rounds for match in this.matches):
        return
    known = History(t, {player: str(player) for player in t.players})
    again = from_json(json.dumps(histories.document(known)).encode())
    assert again.ids == known.ids
    assert again.t.rounds == t.rounds
    assert again.t.players == t.players


def test_writing_is_as_short_as_typing() -> None:
    assert histories.document(from_json(EXAMPLE.encode())) == json.loads(EXAMPLE) | {
        "rounds": [
            [
                {"p1": "ann", "p2": "bo", "winner": "ann"},
                {"p1": "cy", "p2": "dee", "winner": "dee"},
                {"p1": "eve", "p2": None},
            ],
            [{"p1": "ann", "p2": "dee", "winner": "ann"}, {"p1": "eve", "p2": "cy", "scores": {"damage": [3, 7]}}],
        ]
    }


BROKEN: list[tuple[bytes, str]] = [
    (b"", "file-empty"),
    (b" \n\t", "file-empty"),
    (b"\xff\xfe\x00{", "not-text"),
    (b"\x80\x04\x95", "not-text"),
    (b"ann 16-9 bo", "not-json"),
    (b'{"players": [', "not-json"),
    (b"{} {}", "not-json"),
    (b"[" * 100_000, "nested-too-deep"),
    (b'{"a":' * 100_000, "nested-too-deep"),
    (b'{"players": NaN}', "not-a-number"),
    (b'{"players": -Infinity}', "not-a-number"),
    (b'{"players": [' + b"9" * 31 + b"]}", "number-too-large"),
    (b'{"players": [' + b"9" * 50_000 + b"]}", "number-too-large"),
    (b'{"players": [], "players": ["a"]}', "member-twice"),
    (b"[]", "shape-object"),
    (b"3", "shape-object"),
    (b'"ann"', "shape-object"),
    (b"null", "shape-object"),
    (b"true", "shape-object"),
    (b"{}", "ruleset-missing"),
    (b'{"ruleset": "ludo", "players": []}', "unknown-ruleset"),
    (b'{"ruleset": 3, "players": []}', "unknown-ruleset"),
    (b'{"ruleset": "./challenger.toml", "players": []}', "unknown-ruleset"),
    (b'{"ruleset": "../../secret.toml", "players": []}', "unknown-ruleset"),
    (b'{"ruleset": "challenger"}', "players-missing"),
]


@pytest.mark.parametrize(("data", "code"), BROKEN)
def test_what_is_no_history_is_refused(data: bytes, code: str) -> None:
    refused = refusal_from(from_json, data)
    assert refused.code == code
    assert sentence(refused) not in ("", code)


def test_a_file_beyond_all_measure_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document, "MOST_BYTES", 1024 * 1024)
    refused = refusal_from(from_json, b" " * (1024 * 1024 + 1))
    assert refused.code == "file-too-large"
    assert "larger than 1 MB" in sentence(refused)


def test_a_row_and_a_column_say_where_json_ends() -> None:
    assert "at row 2, column 14" in sentence(refusal_from(from_json, b'{\n "players": [,]\n}'))


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"players": "ann"}, "shape-list", "“players” must be a list, but it is text."),
    ({"players": None}, "shape-list", "“players” must be a list, but it is null."),
    ({"players": ["ann", None]}, "shape-id", "but this is null"),
    ({"players": ["ann", True]}, "shape-id", "but this is true or false"),
    ({"players": ["ann", 1.5]}, "shape-id", "but this is a broken number"),
    ({"players": [["ann"]]}, "shape-id", "but this is a list"),
    ({"players": ["ann", "  "]}, "name-blank", "no letter"),
    ({"players": ["ann", ""]}, "name-blank", "no letter"),
    ({"players": ["ann", "\ud800"]}, "name-broken", "half a character"),
    ({"players": ["ann", "bo", "ann"]}, "player-listed-twice", "ann is listed twice"),
    ({"players": [1, "1"]}, "player-listed-twice", "1 is listed twice"),
    ({"players": list(range(200_001))}, "too-many-players", "There are 200001 players. Topcut reads up to 200000."),
    ({"dropped": "ann"}, "shape-list", "“dropped” must be a list"),
    ({"dropped": ["zed"]}, "player-unknown", "zed is not among the players"),
    ({"absent": [{}]}, "shape-id", "but this is an object"),
    ({"rounds": {}}, "shape-list", "“rounds” must be a list, but it is an object."),
    ({"rounds": [3]}, "shape-list", "Round 1: A round must be a list of matches, but it is a number."),
    ({"rounds": [[], {"matches": 3}]}, "shape-list", "Round 2: “matches” must be a list"),
    ({"rounds": [{"unpaired_loss": ["zed"]}]}, "player-unknown", "Round 1: zed"),
    ({"rounds": [{"unpaired_loss": ["ann", "ann"]}]}, "player-twice", "Round 1: ann is in round 1 twice"),
    ({"rounds": [[{"p1": "ann", "p2": "bo"}, ["cy"]]]}, "shape-object", "Round 1, match 2: A match must be an object"),
]

WRONG_MATCHES: list[tuple[dict[str, Any], str, str]] = [
    ({"p1": "ann"}, "seat-missing", "The match has no “p2”"),
    ({"p2": "ann"}, "seat-missing", "The match has no “p1”"),
    ({"p1": None, "p2": "ann"}, "shape-id", "“p1” must name a player"),
    ({"p1": "ann", "p2": "zed"}, "player-unknown", "zed is not among the players"),
    ({"p1": "ann", "p2": "ann"}, "player-against-self", "ann cannot play against themself"),
    ({"p1": "ann", "p2": "bo", "winner": "cy"}, "winner-not-there", "cy did not play"),
    ({"p1": "ann", "p2": "bo", "winner": []}, "shape-id", "“winner”"),
    ({"p1": "ann", "p2": None, "winner": "bo"}, "winner-not-there", "bo did not play"),
    ({"p1": "ann", "p2": "bo", "points": 3}, "shape-pair", "“points” must be a list of two"),
    ({"p1": "ann", "p2": "bo", "points": [3]}, "shape-pair", "“points” must be a list of two"),
    ({"p1": "ann", "p2": "bo", "points": [3, -1]}, "shape-number", "“points” must be a whole number"),
    ({"p1": "ann", "p2": "bo", "points": [3, "0"]}, "shape-number", "“points” must be a whole number"),
    ({"p1": "ann", "p2": "bo", "points": [3, True]}, "shape-number", "“points” must be a whole number"),
    ({"p1": "ann", "p2": "bo", "points": [0.5, 0.5]}, "shape-number", "“points” must be a whole number"),
    ({"p1": "ann", "p2": None, "points": [3, 1]}, "shape-number", "“points” must be a whole number"),
    ({"p1": "ann", "p2": None, "points": []}, "shape-number", "“points” must be a whole number"),
    ({"p1": "ann", "p2": "bo", "scores": 3}, "shape-object", "“scores” must be an object"),
    ({"p1": "ann", "p2": "bo", "scores": {"vp": 3}}, "shape-pair", "“vp” must be a list of two"),
    ({"p1": "ann", "p2": "bo", "scores": {"goals": [3, 1]}}, "figure-unknown", "goals"),
    ({"p1": "ann", "p2": "bo", "scores": {"vp": [1000, 1]}}, "figure-out-of-bounds", "1000"),
    ({"p1": "ann", "p2": "bo", "how": "luck"}, "how-unknown", "luck is not a way for a match to end"),
    ({"p1": "ann", "p2": "bo", "how": ["time"]}, "how-unknown", "is not a way for a match to end"),
    ({"p1": "ann", "p2": "bo", "how": "bye"}, "how-unknown", "bye is not a way for a match to end"),
    ({"p1": "ann", "p2": "bo", "games": "ann"}, "shape-list", "“games” must be a list"),
    ({"p1": "ann", "p2": "bo", "games": ["zed"]}, "winner-not-there", "zed"),
    ({"p1": "ann", "p2": "bo", "table": "four"}, "shape-number", "“table” must be a whole number"),
    ({"p1": "ann", "p2": "draw", "winner": "draw"}, "winner-called-draw", "called “draw”"),
    ({"p1": "ann", "p2": "bo", "winner": "bo", "scores": {"vp": [9, 3]}}, "winner-behind", "behind in the scores"),
]


@pytest.mark.parametrize(("members", "code", "text"), WRONG)
def test_a_wrong_shape_is_refused_with_its_place(members: dict[str, Any], code: str, text: str) -> None:
    refused = refusal_from(read, **members)
    assert refused.code == code
    assert text in sentence(refused)


@pytest.mark.parametrize(("match", "code", "text"), WRONG_MATCHES)
def test_a_wrong_match_is_refused_with_its_place(match: dict[str, Any], code: str, text: str) -> None:
    refused = refusal_from(read, players=["ann", "bo", "cy", "draw"], rounds=[[], [{"p1": "cy", "p2": None}, match]])
    assert refused.code == code
    assert sentence(refused).startswith("Round 2, match 2: ")
    assert text in sentence(refused)


@pytest.mark.parametrize("twice", [{"p1": "ann", "p2": "cy"}, {"p1": "cy", "p2": "ann"}, {"p1": "ann", "p2": None}])
def test_a_player_twice_in_a_round_is_refused(twice: dict[str, object]) -> None:
    assert refusal_from(read, rounds=[[{"p1": "ann", "p2": "bo"}, twice]]).code == "player-twice"


def test_what_is_not_read_is_told_with_its_place_each_member_once() -> None:
    played = {"p1": "ann", "p2": "bo", "winer": "ann"}
    rounds = [[{"p1": "cy", "p2": 4, "winner": 4}, played], {"matches": [played], "losers": []}]
    found = read(rounds=rounds, droped=["ann"], organizer="Olga")
    assert [sentence(one.said()) for one in found.unread] == [
        "“droped” is not a member of a history and was not read. Did you mean “dropped”?",
        "“organizer” is not a member of a history and was not read.",
        "Round 1, match 2: “winer” is not a member of a match and was not read. Did you mean “winner”?",
        "Round 2: “losers” is not a member of a round and was not read.",
    ]
    assert sentence(found.unread[2].said(line=7)).startswith("Line 7, round 1, match 2: ")


@given(tournaments())
def test_what_is_written_is_read_to_the_last_member(t: Tournament) -> None:
    ids = {player: str(player) for player in t.players}
    assert histories.history(histories.document(History(t, ids)), t.ruleset).unread == ()
