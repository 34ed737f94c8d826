"""What an organizer arranges is read from a history and written back."""

import json
from typing import Any

import pytest

from topcut.exchange.history import History, document
from topcut.exchange.incoming import from_json, from_text
from topcut.rules.pairing.field import Wishes
from topcut.rules.pairing.tables import Hall

PLAIN: dict[str, Any] = {"ruleset": "challenger", "players": ["ann", 2, "cy"]}
ARRANGED: dict[str, Any] = PLAIN | {
    "byes": ["cy"],
    "forbidden": [[2, "ann"]],
    "clubs": {"ann": "North", "2": "North"},
    "clubs_apart": [1],
    "tables": {
        "numbers": [1, 2, 3, 4],
        "closed": [1],
        "fixed": {"2": 4},
        "stream": 2,
        "streamed": "ann",
        "fresh": True,
    },
}


def read(members: object) -> History:
    return from_json(json.dumps(members).encode())


def test_nothing_arranged_is_nothing_asked_for() -> None:
    known = read(PLAIN)
    assert (known.wishes, known.hall) == (Wishes(), Hall())
    empty: dict[str, object] = {"byes": None, "forbidden": [], "clubs": {}, "clubs_apart": None, "tables": {}}
    assert read(PLAIN | empty) == known


def test_everything_arranged_is_read() -> None:
    known = read(ARRANGED)
    assert known.wishes == Wishes(byes=("cy",), forbidden={"2": {"ann"}, "ann": {"2"}}, clubs_apart=True)  # type: ignore[arg-type, dict-item]  # ids as text
    assert known.hall == Hall(tables=(1, 2, 3, 4), closed=(1,), fixed={"2": 4}, stream=2, streamed="ann", fresh=True)  # type: ignore[arg-type, dict-item]  # ids as text
    assert {player: known.t.players[player].club for player in known.t.players} == {
        "ann": "North",
        "2": "North",
        "cy": None,
    }


def test_what_is_arranged_is_written_and_reads_back() -> None:
    known = read(ARRANGED)
    written = document(known)
    assert {name: written[name] for name in ("byes", "forbidden", "clubs", "clubs_apart", "tables")} == {
        name: ARRANGED[name] for name in ("byes", "forbidden", "clubs", "clubs_apart", "tables")
    }
    assert read(written) == known
    assert set(document(read(PLAIN))) == {"ruleset", "players", "rounds", "dropped", "absent"}


def test_the_fixed_table_of_a_player_who_has_left_is_free() -> None:
    assert read(ARRANGED | {"dropped": [2]}).hall.fixed == {}


def test_given_byes_are_those_of_round_1() -> None:
    played = ARRANGED | {"rounds": [[{"p1": "ann", "p2": 2, "winner": 2}, {"p1": "cy", "p2": None}]]}
    assert read(played).wishes.byes == ()
    assert read(played).wishes.clubs_apart is False


@pytest.mark.parametrize(("when", "apart"), [(True, True), (False, False), ([1], True), ([2, 3], False), ([], False)])
def test_clubs_are_kept_apart_in_every_round_or_in_some(when: object, apart: bool) -> None:
    assert read(PLAIN | {"clubs_apart": when}).wishes.clubs_apart is apart


def test_the_text_notation_has_fixed_tables() -> None:
    assert from_text(b"table: [4] ana\n1: ana 16-9 bo").hall == Hall(fixed={"ana": 4})  # type: ignore[dict-item]  # ids as text
