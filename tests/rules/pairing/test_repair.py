"""The smallest repair, against trying out every set of tables."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field, Pair, quality
from topcut.rules.pairing.repair import disturbed, part
from topcut.rules.pairing.swiss import pair


@st.composite
def rounds(draw: st.DrawFn) -> tuple[Field, list[Pair]]:
    """Some players at their tables, with points that may be wrong by now, and some whom they have met."""
    size = 2 * draw(st.integers(1, 5))
    players = [PlayerId(f"p{i}") for i in range(size)]
    points = {player: draw(st.integers(0, 3)) for player in players}
    met: dict[PlayerId, list[PlayerId]] = {player: [] for player in players}
    for a, b in draw(st.lists(st.sampled_from(list(combinations(players, 2))), max_size=size)):
        met[a].append(b)
        met[b].append(a)
    seated = draw(st.permutations(players))
    return Field(points, met), list(zip(seated[::2], seated[1::2], strict=True))


def best_of(field: Field) -> list[Pair]:
    return list(pair(field, Stream(b"")).pairs)


def fewest_by_trying(field: Field, pairs: list[Pair]) -> int:
    best = quality(field, best_of(field))
    for size in range(len(pairs) + 1):
        for broken in combinations(pairs, size):
            kept = [one for one in pairs if one not in broken]
            players = [player for one in broken for player in one]
            anew = best_of(part(field, players)) if players else []
            if quality(field, [*kept, *anew]) == best:
                return size
    raise AssertionError("all pairs anew is always best")


@given(rounds())
def test_as_few_pairs_as_can_be_are_broken_for_a_best_pairing(found: tuple[Field, list[Pair]]) -> None:
    field, pairs = found
    broken = disturbed(field, pairs)
    assert set(broken) <= set(pairs)
    assert len(broken) == fewest_by_trying(field, pairs)
    kept = [one for one in pairs if one not in broken]
    players = [player for one in broken for player in one]
    anew = best_of(part(field, players)) if players else []
    assert quality(field, [*kept, *anew]) == quality(field, best_of(field))


def test_a_best_pairing_is_left_alone() -> None:
    field = Field({PlayerId(name): int(name in "ab") for name in "abcd"})
    assert disturbed(field, [(PlayerId("a"), PlayerId("b")), (PlayerId("c"), PlayerId("d"))]) == ()
