"""At the prompt around the cut: corrections before and after its first game, players who leave or do not come."""

import pytest

from tests.cli.evening import NAMES, Evening, evening
from topcut.ids import PlayerId
from topcut.rules.match import Match, Seat
from topcut.rules.ruleset import How

__all__ = ["evening"]


def with_a_cut(evening: Evening, ruleset: str = "munchkin") -> None:
    """Nine players, the better name has won every game of two rounds, and the top four are in the bracket."""
    evening.begun(ruleset, players=9, start="announce rounds 2 cut 4\nstart")
    for _ in range(2):
        evening.done("pair", "publish")
        for place, match in enumerate(evening.t.rounds[-1].matches, start=1):
            if match.second is not None:
                evening.done(f"{match.table or place} {'>' if match.first < match.second else '<'}")
    evening.done("cut", "bracket")


def seeds_of(evening: Evening) -> tuple[PlayerId | None, ...]:
    bracket = evening.t.bracket
    assert bracket is not None
    return bracket.seeds


def the_winner_loses(evening: Evening) -> str:
    """The line that turns the last game of the first seed round."""
    for place, match in enumerate(evening.t.rounds[-1].matches, start=1):
        if seeds_of(evening)[0] in (match.first, match.second):
            won = match.result is not None and match.result.winner is Seat.FIRST
            return f"correct swiss 2 {match.table or place} {'<' if won else '>'}"
    raise AssertionError


@pytest.mark.clause("MU-27")
def test_until_the_first_game_a_correction_at_the_prompt_makes_the_cut_again(evening: Evening) -> None:
    with_a_cut(evening)
    seeds = seeds_of(evening)
    said = evening.done(the_winner_loses(evening), "The slip was misread")
    assert "Seed 1: " in said
    assert "recut: no game of the bracket has begun" in said
    assert said.index("recut: ") < said.index("The cut is taken back and made again: The slip was misread")
    assert seeds_of(evening) != seeds
    assert [type(fact).__name__ for fact in evening.facts[-4:]] == [
        "ResultCorrected",
        "RoundUnpaired",
        "CutTakenBack",
        "CutMade",
    ]


@pytest.mark.clause("MU-27")
def test_at_the_prompt_a_bracket_that_has_begun_stands_and_says_so(evening: Evening) -> None:
    with_a_cut(evening)
    evening.done("clock start")
    seeds = seeds_of(evening)
    line = the_winner_loses(evening)
    assert "Then it is left as it was." in evening.done(line, "Misread", "no")
    said = evening.done(line, "Misread", "yes")
    assert "the bracket stands as it was made. (MU-27)" in said
    assert seeds_of(evening) == seeds
    for look in ("standings", "placings", "round"):
        assert "The bracket stands as it was made. (MU-27)" in evening.done(look)


@pytest.mark.clause("R-1", "MU-29")
@pytest.mark.parametrize("ruleset", ["challenger", "munchkin"])
def test_at_the_prompt_who_won_an_unplayed_table_is_dropped_with_whether_they_had_come(
    evening: Evening, ruleset: str
) -> None:
    evening.begun(ruleset)
    evening.done("pair", "publish")
    one, other = named_at(evening, 1)
    evening.done(f"drop {one}")
    before = len(evening.facts)
    said = evening.run(f"drop {other}", "perhaps")
    assert said.code == 2
    assert f"Had {other} come to the table?" in said.out
    assert f"{other} has won table 1 only because {one} was not there." in said.out
    assert len(evening.facts) == before
    evening.done(f"drop {other}", "no")
    result = match_at(evening, 1).result
    assert result is not None
    assert result.how is How.DOUBLE_NO_SHOW
    one, other = named_at(evening, 2)
    evening.done(f"drop {one}", f"drop {other}", "yes")
    result = match_at(evening, 2).result
    assert result is not None
    assert result.winner is not None
    line = "correct 2 nobody"
    evening.done(line, "Nobody was seen there")
    result = match_at(evening, 2).result
    assert result is not None
    assert result.how is How.DOUBLE_NO_SHOW


@pytest.mark.clause("MU-28")
def test_at_the_prompt_who_has_not_come_to_the_bracket_is_replaced(evening: Evening) -> None:
    with_a_cut(evening)
    one, _ = named_at(evening, 1)
    assert f"{one} does not play at table 2" in evening.refused(f"2 no-show {one}")
    said = evening.done(f"1 no-show {one}")
    assert f"{one} left before the first game; " in said
    assert evening.player(one) not in seeds_of(evening)
    evening.done("bracket", "1 nobody")
    assert len(set(seeds_of(evening))) == 4


@pytest.mark.clause("TL-32", "R-5")
def test_at_the_prompt_a_table_that_somebody_left_is_not_open_and_who_was_ejected_has_no_place(
    evening: Evening,
) -> None:
    with_a_cut(evening)
    evening.done("clock start")
    one, other = named_at(evening, 1)
    evening.done(f"eject {one} for threats")
    line = next(line for line in evening.done("round").splitlines() if line.split()[:1] == ["1"])
    assert line.endswith(f"{other} has the bye")
    assert one not in evening.done("placings")
    evening.done(f"drop {other}")
    said = evening.done("placings")
    assert f"{other} has place 2" in said
    assert one not in said


@pytest.mark.clause("TL-31")
def test_at_the_prompt_nobody_has_won_a_final_to_which_neither_came(evening: Evening) -> None:
    with_a_cut(evening)
    evening.done("1 > games=>>", "2 > games=>>", "bracket")
    both = named_at(evening, 1)
    said = evening.done("1 nobody", "finish")
    assert "The tournament is finished. Nobody has won it." in said
    places = {line.split()[1]: line.split()[0] for line in said[said.rindex("place  player") :].splitlines()[1:]}
    assert [places[name] for name in both] == ["2", "2"]


def match_at(evening: Evening, table: int) -> Match:
    t = evening.t
    rounds = t.bracket.rounds if t.bracket else t.rounds
    return next(match for match in rounds[-1].matches if match.table == table)


def named_at(evening: Evening, table: int) -> tuple[str, str]:
    match = match_at(evening, table)
    names = {evening.player(name): name for name in NAMES[: len(evening.t.players)]}
    assert match.second is not None
    return names[match.first], names[match.second]
