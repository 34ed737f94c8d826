import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations

import networkx as nx
import pytest

from tests.generator.naive import naive, points, ranked, standing_facts
from topcut.chance import lot
from topcut.exchange import archive
from topcut.generator.coverage import Coverage
from topcut.generator.generate import Generated, generate
from topcut.generator.sealing import sealed
from topcut.ids import PlayerId
from topcut.rules.audience import may_read
from topcut.rules.chain import Head, after
from topcut.rules.codec import decode, encode
from topcut.rules.facts import Audience, RoundPaired, about
from topcut.rules.fold import fold
from topcut.rules.match import Stage
from topcut.rules.ranking.sheet import sheet
from topcut.rules.tournament import Phase, drawn_from

BOOKS = ("challenger", "timeline", "showdown", "munchkin")
SEEDS = range(12)
FIELD = (4, 24)
ONE_BOOK_ONLY = {
    "SquadsSealed": "showdown",
    "SquadsRevealed": "showdown",
    "MustUseMissed": "showdown",
    "MissionCriticalAnnounced": "showdown",
    "PoolRegistered": "munchkin",
    "CardMissing": "munchkin",
    "CardReplaced": "munchkin",
    "EjectionProposed": "munchkin",
}


@cache
def made(book: str, seed: int) -> Generated:
    return generate(book, FIELD, f"test {seed}")


EVENTS = [pytest.param(book, seed, id=f"{book} {seed}") for book in BOOKS for seed in SEEDS]


@pytest.mark.parametrize("book", BOOKS)
def test_the_same_text_makes_the_same_tournament(book: str) -> None:
    again = generate(book, FIELD, "test 0")
    assert again == made(book, 0)
    assert sealed(again) == sealed(made(book, 0))
    assert generate(book, FIELD, "another").log != again.log


@pytest.mark.parametrize(("book", "seed"), EVENTS)
def test_it_is_finished_and_folds_to_what_it_was_when_it_was_played(book: str, seed: int) -> None:
    one = made(book, seed)
    assert one.t.phase is Phase.FINISHED
    assert one.t.seed == one.seed.hex()
    assert fold(one.log) == one.t
    assert all(decode(*encode(stamped.fact)) == stamped.fact for stamped in one.log)


@pytest.mark.parametrize("book", BOOKS)
def test_the_chain_holds(book: str) -> None:
    one = made(book, 1)
    end, facts, _ = sealed(one)
    head: Head | None = None
    for fact in facts:
        head = after(one.tournament, head, fact)
        assert head is not None
    assert head == end
    assert end.n == len(facts) == len(one.log)


@pytest.mark.parametrize("low", [4, 5, 24])
def test_the_field_is_as_large_as_asked_for(low: int) -> None:
    one = generate("challenger", (low, low), "size")
    entered = [stamped.fact for stamped in one.log if type(stamped.fact).__name__ == "PlayerEntered"]
    assert len(entered) >= low


@pytest.mark.parametrize(("book", "seed"), EVENTS)
def test_everybody_who_plays_is_in_a_round_exactly_once(book: str, seed: int) -> None:
    for round in made(book, seed).t.rounds:
        players = [player for match in round.matches for player in (match.first, match.second) if player is not None]
        assert max(Counter([*players, *round.unpaired_losses]).values()) == 1


@pytest.mark.parametrize(("book", "seed"), EVENTS)
def test_points_are_those_that_anybody_adds_up(book: str, seed: int) -> None:
    one = made(book, seed)
    added = points(naive(one), one.t.ruleset)
    so_far = sheet(one.t)
    assert dict(zip(so_far.ids, so_far.points, strict=True)) == added


@pytest.mark.parametrize(("book", "seed"), EVENTS)
def test_the_final_ranking_is_the_one_that_is_worked_out_slowly(book: str, seed: int) -> None:
    """Of those in no bracket: the others' places are the bracket's."""
    one = made(book, seed)
    played = naive(one)
    lots = {str(player): lot(drawn_from(one.t, one.seed), one.tournament, player) for player in one.t.players}
    expected = ranked(one, played, lots)
    if one.t.bracket is None:
        assert played.ranking == [(str(place), player) for place, player in enumerate(expected, start=1)]
        return
    in_bracket = {seed for seed in one.t.bracket.seeds if seed is not None}
    below = [player for player in expected if player not in in_bracket]
    assert [player for _, player in played.ranking if player not in in_bracket] == below
    assert {player for _, player in played.ranking} <= set(one.t.players)


@pytest.mark.parametrize(("book", "seed"), EVENTS)
def test_nobody_meets_twice_where_the_draw_could_help_it(book: str, seed: int) -> None:
    """Rounds made by hand, tables paired anew and pairs kept apart have reasons of their own."""
    one = made(book, seed)
    met: set[frozenset[PlayerId]] = set()
    for number, paired in enumerate(last_pairings(one), start=1):
        pairs = [frozenset((pair.first, pair.second)) for pair in paired.pairs if pair.second is not None]
        if paired.way != "by-hand" and not one.t.forbidden and not apart(one, number):
            assert len([pair for pair in pairs if pair in met]) <= fewest_rematches(pairs, met)
        met |= counted(one, number)


def last_pairings(one: Generated) -> list[RoundPaired]:
    standing = {n for n, _, _ in standing_facts(one)}
    rounds: dict[int, RoundPaired] = {}
    for stamped in one.log:
        if stamped.n in standing and isinstance(stamped.fact, RoundPaired) and stamped.fact.stage is Stage.SWISS:
            rounds[stamped.fact.round] = stamped.fact
    return [rounds[number] for number in sorted(rounds) if number <= len(one.t.rounds)]


def apart(one: Generated, number: int) -> bool:
    return one.t.structure is not None and number in one.t.structure.clubs_apart


def counted(one: Generated, number: int) -> set[frozenset[PlayerId]]:
    """Who was paired in a round, as it was in the end, also where somebody did not appear (R-12)."""
    matches = one.t.rounds[number - 1].matches
    return {frozenset((m.first, m.second)) for m in matches if m.second is not None and m.result}


def fewest_rematches(pairs: Sequence[frozenset[PlayerId]], met: set[frozenset[PlayerId]]) -> int:
    graph: nx.Graph[str] = nx.Graph()
    players = sorted(player for pair in pairs for player in pair)
    for a, b in combinations(players, 2):
        graph.add_edge(a, b, weight=int(frozenset((a, b)) in met))
    best = nx.min_weight_matching(graph)
    return sum(graph.edges[edge]["weight"] for edge in best)


@pytest.mark.parametrize(("book", "seed"), EVENTS)
def test_a_public_archive_holds_nothing_that_is_withheld(book: str, seed: int) -> None:
    one = made(book, seed)
    head, facts, _ = sealed(one)
    lines = list(archive.public(one.t, one.tournament, head, facts, (), software="test"))
    for line, stamped in zip(lines[1:], one.log, strict=True):
        said = json.loads(line)
        if not may_read(stamped, None, one.t):
            assert set(said) == {"n", "class", "digest", "hash"}
        if about(type(stamped.fact)).audience is Audience.PUBLIC:
            assert said["kind"] == type(stamped.fact).__name__
    assert one.t.seed is not None
    assert sum(one.t.seed in line.decode() for line in lines) == 1, "only where it was revealed"


@pytest.mark.slow
@pytest.mark.parametrize("book", BOOKS)
def test_every_kind_of_fact_comes_up(book: str) -> None:
    coverage = Coverage(book)
    elsewhere = {kind for kind, only in ONE_BOOK_ONLY.items() if only != book}
    if book == "munchkin":
        elsewhere |= {"ExtraMinutesRolled", "TieBroken"}  # no dice, no draws
    for seed in range(150):
        coverage.add(generate(book, (4, 20), f"kinds {seed}"))
        if elsewhere.issuperset(coverage.missing_kinds):
            break
    assert set(coverage.missing_kinds) == elsewhere
    engine = {"CH": {"CH-33"}, "TL": {"TL-24"}, "PS": {"PS-22"}, "MU": {"MU-36"}}[coverage.ruleset.prefix]
    assert engine <= set(coverage.touched)
