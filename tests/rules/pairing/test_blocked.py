from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from random import Random

import networkx as nx
import pytest

from tests.rules.pairing.histories import field_of, large, names, small
from tests.rules.table import FOUR
from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.rules.pairing.blocked import Blocked, certificate, reasons
from topcut.rules.pairing.field import Field, quality
from topcut.rules.pairing.swiss import pair
from topcut.rules.ruleset import load
from topcut.words import sentence


def field(players: str, met: str = "", forbidden: str = "") -> Field:
    """`ana-bo cy-dee`: the pairs."""
    return field_of(dict.fromkeys(map(PlayerId, players.split()), 0), pairs(met), pairs(forbidden))


def pairs(text: str) -> list[tuple[PlayerId, PlayerId]]:
    return [(PlayerId(a), PlayerId(b)) for a, b in (pair.split("-") for pair in text.split())]


def met_but(players: str, left: str) -> Field:
    """Everybody has met everybody, but for these pairs."""
    fresh = {frozenset(pair) for pair in pairs(left)}
    met = [pair for pair in combinations(map(PlayerId, players.split()), 2) if frozenset(pair) not in fresh]
    return field_of(dict.fromkeys(map(PlayerId, players.split()), 0), met)


def is_valid(blocked: Blocked, field: Field) -> bool:
    """Whether it proves that `pairs` pairs of this field must break something."""
    named = [*blocked.scarce, *(player for players in blocked.stuck for player in players)]
    if len(set(named)) < len(named) or not set(named) <= set(field.points):
        return False
    if len(blocked.stuck) <= len(blocked.scarce) or not all(len(players) % 2 for players in blocked.stuck):
        return False
    named_with = [({*players, *blocked.scarce}, player) for players in blocked.stuck for player in players]
    return all(
        other in near or other in field.met.get(player, ()) or other in field.forbidden.get(player, ())
        for near, player in named_with
        for other in field.points
    )


def said(field: Field, clause: str | None = "CH-28") -> list[str]:
    blocked = certificate(field)
    assert blocked is not None
    assert is_valid(blocked, field)
    return [sentence(why) for why in reasons(blocked, field, clause)]


def clean_pairs(field: Field) -> int:
    """The most pairs that break nothing, by another hand."""
    graph: nx.Graph[PlayerId] = nx.Graph()
    graph.add_edges_from(
        (a, b) for a, b in combinations(field.points, 2) if not field.meetings(a, b) and not field.is_forbidden(a, b)
    )
    return len(nx.max_weight_matching(graph, maxcardinality=True))


def fields(kind: str) -> Iterable[Field]:
    for seed in range(600 if kind == "small" else 80):
        yield small(Random(seed)) if kind == "small" else large(Random(seed))


def test_a_field_that_can_be_paired_has_no_certificate() -> None:
    assert certificate(field("ana bo cy dee", "ana-bo cy-dee")) is None
    assert certificate(field("")) is None


@pytest.mark.clause("CH-28")
def test_somebody_who_has_met_everybody_blocks_the_round() -> None:
    assert said(field("ana bo cy dee", "ana-bo ana-cy ana-dee")) == [
        "ana has no one new left to meet, so at least 1 pair must meet again. (CH-28)",
        "ana has already been paired with bo, cy and dee. No one is left. (CH-28)",
    ]


@pytest.mark.clause("TL-12")
def test_three_who_can_only_meet_each_other_block_the_round() -> None:
    """Two triangles: six players after three rounds."""
    blocked = met_but("ana bo cy dee eve fay", "ana-bo bo-cy ana-cy dee-eve eve-fay dee-fay")
    assert said(blocked, "TL-12") == [
        "ana, bo and cy can only meet each other, and 3 is an odd number, so at least 1 pair must meet again. (TL-12)",
        "ana has already been paired with dee, eve and fay. Only bo and cy are left. (TL-12)",
        "bo has already been paired with dee, eve and fay. Only ana and cy are left. (TL-12)",
        "cy has already been paired with dee, eve and fay. Only ana and bo are left. (TL-12)",
    ]


@pytest.mark.clause("PS-17")
def test_several_who_can_only_meet_the_same_few_block_the_round() -> None:
    assert said(met_but("ana bo cy dee", "ana-dee bo-dee cy-dee"), "PS-17") == [
        "ana, bo and cy can only meet dee, but there are 3 of them and dee can take only one, "
        "so at least 1 pair must meet again. (PS-17)",
        "ana has already been paired with bo and cy. Only dee is left. (PS-17)",
        "bo has already been paired with ana and cy. Only dee is left. (PS-17)",
        "cy has already been paired with ana and bo. Only dee is left. (PS-17)",
    ]


@pytest.mark.clause("MU-24")
def test_sets_of_players_can_block_the_round_together() -> None:
    left = "a1-a2 a2-a3 a1-a3 b1-b2 b2-b3 b1-b3 c1-c2 c2-c3 c1-c3 a1-z b1-z c1-z"
    assert said(met_but("a1 a2 a3 b1 b2 b3 c1 c2 c3 z", left), "MU-24")[:3] == [
        "There are 2 sets of players who can only meet among themselves or with z. Each has an odd number of players, "
        "so one from each needs z, who can take only one of them: at least 1 pair must meet again. (MU-24)",
        "Set 1: a1, a2 and a3 can only meet each other, or z. (MU-24)",
        "Set 2: b1, b2 and b3 can only meet each other, or z. (MU-24)",
    ]


def test_sets_that_depend_on_nobody_are_named_one_by_one() -> None:
    left = "a1-a2 a2-a3 a1-a3 b1-b2 b2-b3 b1-b3 c1-c2 c2-c3 c1-c3"
    assert said(met_but("a1 a2 a3 b1 b2 b3 c1 c2 c3 z", left))[:4] == [
        "There are 3 sets of players who can only meet among themselves, each with an odd number of players, "
        "so at least 2 pairs must meet again. (CH-28)",
        "Set 1: z can meet no one. (CH-28)",
        "Set 2: a1, a2 and a3 can only meet each other. (CH-28)",
        "Set 3: b1, b2 and b3 can only meet each other. (CH-28)",
    ]


def test_pairs_that_the_organizer_keeps_apart_block_like_rematches() -> None:
    assert said(field("ana bo cy dee", "ana-bo", "ana-cy ana-dee")) == [
        "ana has no one new left to meet, so at least 1 pair must meet again or be paired although kept apart. (CH-28)",
        "ana has already been paired with bo and is kept apart from cy and dee. No one is left. (CH-28)",
    ]
    assert said(field("ana bo", "", "ana-bo"))[1] == "ana is kept apart from bo. No one is left."


def test_those_who_have_left_are_not_spoken_of() -> None:
    assert said(field("ana bo", "ana-bo ana-gone"))[1] == "ana has already been paired with bo. No one is left. (CH-28)"


@pytest.mark.parametrize("book", FOUR)
def test_the_headline_cites_the_rule_books_clause(book: str) -> None:
    clause = load(book).rematch_clause
    assert said(field("ana bo", "ana-bo"), clause)[0].endswith(f"({clause})")


@pytest.mark.parametrize("kind", ["small", "large"])
def test_a_certificate_exists_just_when_something_must_break_and_it_counts_right(kind: str) -> None:
    found = 0
    for one in fields(kind):
        blocked = certificate(one)
        missing = len(one.points) // 2 - clean_pairs(one)
        assert (blocked.pairs if blocked else 0) == missing
        if blocked:
            found += 1
            assert is_valid(blocked, one)
            assert all(sentence(why) != why.code for why in reasons(blocked, one, "CH-28"))
    assert found > 10


def test_the_pairing_breaks_something_just_when_there_is_a_certificate() -> None:
    for seed in range(150):
        one = small(Random(seed))
        best = quality(one, pair(one, Stream(b"any")).pairs)
        blocked = certificate(one)
        assert (best.forbidden + best.rematches > 0) == (blocked is not None)
        assert best.forbidden + best.rematches >= (blocked.pairs if blocked else 0)


def test_a_certificate_that_proves_nothing_is_not_valid() -> None:
    """One of the counted things is wrong in each: an even set, too few sets, a pair that can meet, somebody twice."""
    one = met_but("ana bo cy dee", "ana-dee bo-dee cy-dee")
    ana, bo, cy, dee = sorted(one.points)
    right = Blocked((dee,), ((ana,), (bo,), (cy,)))
    assert is_valid(right, one)
    assert not is_valid(replace(right, stuck=((ana, bo), (cy,))), one)
    assert not is_valid(replace(right, stuck=((ana,),)), one)
    assert not is_valid(replace(right, scarce=()), one)
    assert not is_valid(replace(right, stuck=((ana,), (ana,), (cy,))), one)
    assert not is_valid(replace(right, stuck=((ana,), (bo,), (PlayerId("gone"),))), one)


def test_the_certificate_of_a_small_knot_in_a_large_field_is_short() -> None:
    dice = Random(1)
    players = names(dice, 200)
    stars = players[:3]
    met = [(a, b) for a in stars for b in players[4:]] + list(combinations(stars, 2))
    blocked = certificate(field_of(dict.fromkeys(players, 0), met))
    assert blocked is not None
    assert (set(blocked.scarce), len(blocked.stuck)) == ({players[3]}, 3)
