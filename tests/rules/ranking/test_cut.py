from collections.abc import Sequence

import pytest

from tests.refusing import refusal_from
from topcut.ids import PlayerId
from topcut.rules.ranking.cut import Cut, cut, replacement
from topcut.rules.ranking.standings import Standing
from topcut.rules.ruleset import load, structure_for
from topcut.words import sentence

DOCUMENTS = ("challenger", "timeline", "showdown", "munchkin")
RULES = load("timeline").cut


def ranked(names: str, ranks: Sequence[int] | None = None) -> tuple[Standing, ...]:
    players = names.split()
    return tuple(
        Standing(rank, PlayerId(player), 3 * (len(players) - place), len(players), ())
        for place, (rank, player) in enumerate(zip(ranks or range(1, len(players) + 1), players, strict=True))
    )


def ids(names: str) -> tuple[PlayerId, ...]:
    return tuple(map(PlayerId, names.split()))


def seeds(made: Cut) -> str:
    assert [qualifier.seed for qualifier in made] == list(range(1, len(made) + 1))
    return " ".join(qualifier.player or "-" for qualifier in made)


NAMES = "ann bo cy dee eve fay gus hal ida jo"
STANDINGS = ranked(NAMES)


@pytest.mark.clause("CH-34", "TL-20", "TL-22", "TL-26", "PS-21", "MU-27", "R-5")
@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_best_ranked_go_on_seeded_by_rank_and_the_others_are_dropped(document: str) -> None:
    rules = load(document).cut
    made = cut(STANDINGS, ids(NAMES), 8, rules)
    assert seeds(made) == "ann bo cy dee eve fay gus hal"
    assert made[2].reason.code == "seed-by-rank"
    assert sentence(made[2].reason) == f"Seed 3: cy has rank 3 after the Swiss rounds. ({rules.clause})"


@pytest.mark.clause("CH-33", "TL-24", "PS-22", "MU-36", "R-3")
@pytest.mark.parametrize(
    ("document", "players", "rounds", "size"),
    [
        ("challenger", 4, 4, 0),
        ("challenger", 16, 4, 0),
        ("challenger", 17, 4, 4),
        ("challenger", 32, 4, 4),
        ("challenger", 33, 4, 8),
        ("challenger", 64, 4, 8),
        ("challenger", 65, 5, 16),
        ("timeline", 32, 3, 8),
        ("timeline", 33, 6, 8),
        ("showdown", 5, 4, 0),
        ("showdown", 16, 4, 0),
        ("showdown", 17, 4, 8),
        ("showdown", 33, 5, 8),
        ("showdown", 128, 6, 8),
        ("showdown", 129, 7, 16),
        ("showdown", 257, 8, 16),
        ("munchkin", 4, 3, 0),
        ("munchkin", 9, 4, 0),
        ("munchkin", 17, 4, 4),
        ("munchkin", 25, 5, 8),
        ("munchkin", 41, 6, 8),
        ("munchkin", 77, 7, 16),
        ("munchkin", 149, 7, 16),
    ],
)
def test_the_size_of_the_cut_follows_from_the_number_of_players(
    document: str, players: int, rounds: int, size: int
) -> None:
    ruleset = load(document)
    structure = structure_for(ruleset, players)
    assert (structure.rounds, structure.cut) == (rounds, size)
    field = ranked(" ".join(f"p{number}" for number in range(players)))
    made = cut(field, [standing.player for standing in field], structure.cut, ruleset.cut)
    assert len(made) == size


@pytest.mark.clause("R-5")
def test_who_is_not_active_after_the_last_round_is_passed_over() -> None:
    made = cut(STANDINGS, ids("ann cy dee eve fay gus hal ida"), 4, RULES)
    assert seeds(made) == "ann cy dee eve"
    assert [qualifier.reason.code for qualifier in made] == ["seed-by-rank", *["seed-above-absent"] * 3]


@pytest.mark.clause("R-5")
def test_a_cut_with_too_few_players_left_is_refused() -> None:
    refused = refusal_from(cut, STANDINGS, ids("ann bo cy"), 4, RULES)
    assert refused.code == "too-few-for-cut"
    assert refused.parameters == {"active": 3, "cut": 4}


@pytest.mark.parametrize("ranks", [(1, 2, 2, 4, 5), (1, 2, 3, 4, 4)])
def test_seeds_cannot_be_told_while_players_share_a_rank(ranks: tuple[int, ...]) -> None:
    assert refusal_from(cut, ranked("ann bo cy dee eve", ranks), ids("ann bo cy dee eve"), 4, RULES).code == "cut-tied"


def test_a_shared_rank_below_the_cut_does_no_harm() -> None:
    made = cut(ranked("ann bo cy dee eve", (1, 2, 3, 4, 4)), ids("ann bo cy dee eve"), 2, RULES)
    assert seeds(made) == "ann bo"


@pytest.mark.clause("CH-35", "TL-23", "PS-21", "MU-28")
@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_next_ranked_joins_as_the_lowest_and_those_below_move_up(document: str) -> None:
    rules = load(document).cut
    made = cut(STANDINGS, ids(NAMES), 4, rules)
    after = replacement(made, PlayerId("bo"), STANDINGS, rules, eligible=ids(NAMES))
    assert seeds(after) == "ann cy dee eve"
    assert [qualifier.reason.code for qualifier in after] == [
        "seed-by-rank",
        "seed-moved-up",
        "seed-moved-up",
        "seed-replacement",
    ]
    assert sentence(after[3].reason) == (
        "Seed 4: eve, rank 5 after the Swiss rounds, is next in line and replaces bo, who left before the first game."
        f" ({rules.replace_clause})"
    )


@pytest.mark.clause("MU-28")
def test_when_the_eighth_drops_the_ninth_is_in() -> None:
    rules = load("munchkin").cut
    made = cut(STANDINGS, ids(NAMES), 8, rules)
    after = replacement(made, PlayerId("hal"), STANDINGS, rules, eligible=ids(NAMES))
    assert seeds(after) == "ann bo cy dee eve fay gus ida"


@pytest.mark.clause("CH-35", "R-5")
def test_several_can_be_replaced_and_nobody_who_has_gone_or_was_out_before_joins() -> None:
    eligible = ids("ann bo cy dee eve gus hal ida")  # fay had dropped before the cut
    made = cut(STANDINGS, eligible, 4, RULES)
    once = replacement(made, PlayerId("ann"), STANDINGS, RULES, eligible=eligible, gone=ids("eve"))
    twice = replacement(once, PlayerId("gus"), STANDINGS, RULES, eligible=eligible, gone=ids("ann eve gus"))
    assert seeds(once) == "bo cy dee gus"
    assert seeds(twice) == "bo cy dee hal"


@pytest.mark.clause("CH-35")
def test_with_nobody_left_the_seed_stays_vacant() -> None:
    made = cut(STANDINGS, ids("ann bo cy dee"), 4, RULES)
    after = replacement(made, PlayerId("bo"), STANDINGS, RULES, eligible=ids("ann bo cy dee"), gone=ids("bo"))
    assert seeds(after) == "ann - cy dee"
    assert after[1].reason.code == "seed-vacant"
    again = replacement(after, PlayerId("dee"), STANDINGS, RULES, eligible=ids("ann bo cy dee"), gone=ids("bo dee"))
    assert seeds(again) == "ann - cy -"


@pytest.mark.clause("CH-35", "TL-23", "PS-21", "MU-28")
@pytest.mark.parametrize("document", DOCUMENTS)
def test_once_a_game_of_the_bracket_was_played_nobody_is_replaced(document: str) -> None:
    rules = load(document).cut
    made = cut(STANDINGS, ids(NAMES), 4, rules)
    refused = refusal_from(replacement, made, PlayerId("bo"), STANDINGS, rules, eligible=ids(NAMES), begun=True)
    assert refused.code == "cut-begun"
    assert refused.clause == rules.replace_clause


def test_only_a_qualifier_can_be_replaced() -> None:
    made = cut(STANDINGS, ids(NAMES), 4, RULES)
    assert refusal_from(replacement, made, PlayerId("jo"), STANDINGS, RULES, eligible=ids(NAMES)).code == "not-in-cut"
