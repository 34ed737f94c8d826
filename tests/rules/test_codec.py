"""Facts are written and read again as they were, and nothing is guessed at."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.refusing import refusal_from
from topcut.chance import canon
from topcut.ids import PlayerId
from topcut.rules.codec import UnknownFact, decode, encode
from topcut.rules.facts import FACTS, Fact, PlayerEntered, ResultClaimed, RosterLocked, SeedRevealed, Started
from topcut.rules.match import Entry, Stage

ANA = PlayerId("ana")
NUMBERS = st.integers(-(2**63), 2**64 - 1)
PLAIN = {str: st.text(max_size=8), int: NUMBERS, bool: st.booleans(), NoneType: st.none()}


def anything(hint: Any) -> st.SearchStrategy[Any]:
    """Any value of a type, with every field of a dataclass filled in."""
    if isinstance(hint, NewType):
        return anything(hint.__supertype__)
    if hint in PLAIN:
        return PLAIN[hint]
    inner = get_args(hint)
    match get_origin(hint):
        case origin if origin in (Union, UnionType):
            return st.one_of(*map(anything, inner))
        case origin if origin is Mapping:
            return st.dictionaries(anything(inner[0]), anything(inner[1]), max_size=3)
        case origin if origin is tuple and inner[-1] is ...:
            return st.lists(anything(inner[0]), max_size=3).map(tuple)
        case origin if origin is tuple:
            return st.tuples(*map(anything, inner))
    if issubclass(hint, Enum):
        return st.sampled_from(hint)
    assert isinstance(hint, type)
    assert is_dataclass(hint)
    hints = get_type_hints(hint)
    return st.builds(hint, **{field.name: anything(hints[field.name]) for field in fields(hint)})


facts = st.sampled_from(sorted(FACTS)).flatmap(lambda kind: anything(FACTS[kind]))


@given(facts)
def test_a_fact_survives_being_written_and_read(fact: Fact) -> None:
    kind, v, body = encode(fact)
    again = decode(kind, v, json.loads(canon(body)))
    assert again == fact
    assert encode(again) == (kind, v, body)


@pytest.mark.parametrize("kind", FACTS)
def test_every_kind_survives(kind: str) -> None:
    @given(anything(FACTS[kind]))
    def survives(fact: Fact) -> None:
        assert decode(*encode(fact)) == fact

    survives()


def test_enums_are_written_as_values_and_tuples_as_lists() -> None:
    claim = ResultClaimed(Stage.SWISS, 1, 2, ANA, Entry(scores={"vp": (16, 9)}))
    assert encode(claim) == (
        "ResultClaimed",
        1,
        {
            "stage": "swiss",
            "round": 1,
            "match": 2,
            "player": "ana",
            "entry": {
                "how": None,
                "winner": None,
                "drawn": False,
                "scores": {"vp": [16, 9]},
                "games": [],
                "points": None,
                "unfinished": None,
            },
        },
    )


def test_a_missing_field_has_its_default() -> None:
    """What an older program wrote before the field was added."""
    assert decode("PlayerEntered", 1, {"player": "ana"}) == PlayerEntered(ANA)
    claimed = {"stage": "swiss", "round": 1, "match": 1, "player": "ana", "entry": {"drawn": True}}
    assert decode("RosterLocked", 1, {"players": ["ana"]}) == RosterLocked((ANA,))
    assert decode("ResultClaimed", 1, claimed) == ResultClaimed(Stage.SWISS, 1, 1, ANA, Entry(drawn=True))


@pytest.mark.parametrize(
    ("kind", "v", "body"),
    [
        ("PlayerTeleported", 1, {}),
        ("PlayerEntered", 2, {"player": "ana"}),
        ("PlayerEntered", 0, {"player": "ana"}),
        ("PlayerEntered", 1, {"player": "ana", "seat": 3}),
        ("PlayerEntered", 1, {"player": 3}),
        ("PlayerEntered", 1, {"player": "ana", "missed": ["1"]}),
        ("PlayerEntered", 1, {"player": "ana", "missed": [1.0]}),
        ("PlayerEntered", 1, {"player": "ana", "club": None, "waiting": False, "missed": [1.0], "robot": False}),
        ("PlayerEntered", 1, {"player": "ana", "missed": [True]}),
        ("PlayerEntered", 1, {"player": "ana", "waiting": 0}),
        ("PlayerEntered", 1, {}),
        ("SeedRevealed", 1, {"seed": None}),
        ("SeedRevealed", 1, {"seed": "\ud800"}),
        ("RosterLocked", 1, {"players": ["a", "b"], "nonces": [], "moon": {}}),
        ("ResultClaimed", 1, {"stage": "swiss", "round": 1, "match": 1, "player": "a", "entry": {"mood": "good"}}),
        ("ResultClaimed", 1, {"stage": "chess", "round": 1, "match": 1, "player": "a", "entry": {}}),
    ],
)
def test_what_is_not_known_is_not_guessed_at(kind: str, v: int, body: dict[str, Any]) -> None:
    with pytest.raises(UnknownFact) as caught:
        decode(kind, v, body)
    assert (caught.value.kind, caught.value.v) == (kind, v)


def test_half_a_character_is_refused() -> None:
    assert refusal_from(encode, SeedRevealed("\ud800")).code == "text-unreadable"


def test_mappings_keep_their_values_of_every_plain_kind() -> None:
    started = Started(rounds=4, cut=0, clause="CH-33", players=8, best_of={"bracket": 1})
    assert decode(*encode(replace(started, best_of={"bracket": 3}))) == replace(started, best_of={"bracket": 3})
