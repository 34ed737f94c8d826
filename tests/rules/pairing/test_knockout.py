from collections.abc import Callable
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.refusing import refusal_from
from topcut.ids import PlayerId
from topcut.rules.pairing.bracket import bracket
from topcut.rules.pairing.knockout import (
    Broken,
    Empty,
    Knockout,
    Verdict,
    byes_of_seeds,
    final_ranking,
    knockout,
    meetings,
    placings,
    round_of_drop,
    verdict,
)
from topcut.rules.ranking.standings import Standing
from topcut.rules.ruleset import load
from topcut.words import sentence

DOCUMENTS = ("challenger", "timeline", "showdown", "munchkin")


class Running:
    """A bracket that is being played: seed 1 is s1, seed 2 is s2."""

    def __init__(
        self, size: int, document: str = "timeline", vacant: tuple[int, ...] = (), **older: Literal["same-match"]
    ) -> None:
        self.rules = replace(load(document).bracket, **older)
        self.bracket = bracket(size, self.rules.order)
        self.entrants = [None if seed in vacant else PlayerId(f"s{seed}") for seed in range(1, size + 1)]
        self.verdicts: dict[int, Verdict] = {}
        self.drops: dict[PlayerId, int] = {}

    @property
    def state(self) -> Knockout:
        return knockout(self.bracket, self.entrants, self.rules, self.verdicts, self.drops)

    def win(self, match: int, winner: str | None, roll: str | None = None) -> None:
        self.verdicts[match] = verdict(self.state, match, _id(winner), _id(roll))

    def drop(self, player: str) -> None:
        self.drops[PlayerId(player)] = round_of_drop(self.state, PlayerId(player))

    def round(self, number: int) -> str:
        """Who plays whom, such as `s1-s8 s4-`: the second is a bye."""
        return " ".join(
            "-".join("" if isinstance(side, Empty) else side for side in meeting.sides)
            for meeting in meetings(self.state, number)
        )

    def open(self) -> list[int]:
        return [meeting.number for round in self.state.rounds for meeting in round if meeting.is_open]

    def places(self) -> str:
        return " ".join(f"{placed.player}:{placed.place}" for placed in placings(self.state))


def _id(player: str | None) -> PlayerId | None:
    return None if player is None else PlayerId(player)


def standings(size: int, players: int) -> tuple[Standing, ...]:
    names = [f"s{rank}" if rank <= size else f"x{rank}" for rank in range(1, players + 1)]
    return tuple(Standing(rank, PlayerId(name), 0, 6, ()) for rank, name in enumerate(names, start=1))


def code(act: Callable[[], object]) -> str:
    return refusal_from(act).code


@pytest.mark.clause("TL-25", "TL-26", "TL-27", "TL-28", "TL-29", "TL-30", "TL-31", "TL-35", "R-2")
def test_a_timeline_final_from_the_first_match_to_the_ranking() -> None:
    final = Running(8, "timeline")
    assert final.round(1) == "s1-s8 s2-s7 s3-s6 s4-s5"
    for match, winner in ((1, "s1"), (2, "s7"), (3, "s3"), (4, "s5")):
        final.win(match, winner)
    assert final.round(2) == "s1-s5 s7-s3"
    assert final.places() == "s2:5 s4:5 s6:5 s8:5"
    final.win(5, "s5")
    final.win(6, "s7")
    assert final.round(3) == "s5-s7"
    final.win(7, "s7")
    assert final.places() == "s7:1 s5:2 s1:3 s3:3 s2:5 s4:5 s6:5 s8:5"
    ranking = final_ranking(final.state, standings(8, 11))
    assert [(placed.rank, placed.player) for placed in ranking[7:]] == [(5, "s8"), (9, "x9"), (10, "x10"), (11, "x11")]
    assert ranking[8].reason.clause == "TL-35"
    assert final.state.champion == "s7"


@pytest.mark.clause("PS-33", "CH-36", "MU-27", "MU-38", "R-9")
@pytest.mark.parametrize("document", ["challenger", "showdown", "munchkin"])
def test_a_top_eight_by_the_other_documents(document: str) -> None:
    final = Running(8, document)
    assert final.round(1) == "s1-s8 s4-s5 s3-s6 s2-s7"
    for match, winner in ((1, "s1"), (2, "s4"), (3, "s3"), (4, "s2")):
        final.win(match, winner)
    assert final.round(2) == "s1-s4 s3-s2"
    final.win(5, "s1")
    final.win(6, "s2")
    final.win(7, "s1")
    assert final.places() == "s1:1 s2:2 s3:3-4 s4:3-4 s5:5-8 s6:5-8 s7:5-8 s8:5-8"


def test_a_peer_plays_its_top_four_like_this() -> None:
    # br01; the peer orders the losers of a round by seed, here they share the place and are listed by seed
    final = Running(4, "showdown")
    assert final.round(1) == "s1-s4 s2-s3"
    final.win(1, "s1")
    final.win(2, "s2")
    assert final.round(2) == "s1-s2"
    assert final.places() == "s3:3-4 s4:3-4"
    final.win(3, "s2")
    assert [placed.player for placed in placings(final.state)] == ["s2", "s1", "s3", "s4"]


@pytest.mark.clause("TL-25", "MU-38", "CH-36", "PS-33")
@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_loser_of_a_match_is_out(document: str) -> None:
    final = Running(4, document)
    final.win(1, "s4")
    assert code(lambda: final.drop("s1")) == "out-of-bracket"
    final.win(2, "s3")
    assert "s1" not in final.round(2)


@pytest.mark.clause("TL-33", "CH-36")
@pytest.mark.parametrize("document", ["challenger", "timeline"])
def test_what_would_be_a_draw_goes_to_the_higher_rank(document: str) -> None:
    final = Running(8, document)
    final.win(1, "s8")
    final.win(4 if document == "timeline" else 2, None)
    assert final.verdicts[4 if document == "timeline" else 2] == Verdict(PlayerId("s4"), Broken.RANK)
    final.win(5, None)
    meeting = final.state.rounds[1][0]
    assert meeting.winner == "s4"
    assert meeting.advanced is not None
    assert meeting.advanced.code == "advance-rank"
    assert meeting.advanced.clause == final.rules.draw_clause


@pytest.mark.clause("PS-34", "MU-21")
@pytest.mark.parametrize("document", ["showdown", "munchkin"])
def test_a_draw_is_decided_by_a_roll_that_is_recorded(document: str) -> None:
    final = Running(4, document)
    refused = refusal_from(final.win, 1, None)
    assert refused.code == "roll-needed"
    assert refused.clause == final.rules.draw_clause
    final.win(1, None, roll="s4")
    assert final.verdicts[1] == Verdict(PlayerId("s4"), Broken.ROLL)
    assert final.state.rounds[0][0].advanced.code == "advance-roll"  # type: ignore[union-attr]  # it is settled
    assert code(lambda: final.win(2, None, roll="s1")) == "not-in-match"


@pytest.mark.clause("TL-32", "R-6")
@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_opponent_of_a_player_who_drops_has_a_bye_and_the_leaver_that_rounds_placing(document: str) -> None:
    final = Running(4, document)
    final.drop("s1")
    meeting = final.state.rounds[0][0]
    assert (meeting.winner, meeting.is_open) == ("s4", False)
    assert meeting.advanced is not None
    assert meeting.advanced.code == "bye-dropped"
    assert meeting.advanced.clause == final.rules.drop_clause
    (left,) = placings(final.state)
    assert (left.player, left.rank, left.reason.code) == ("s1", 3, "placing-dropped")
    final.win(2, "s2")
    assert final.round(2) == "s4-s2"


@pytest.mark.clause("TL-32", "R-6")
def test_between_rounds_the_next_opponent_has_the_bye() -> None:
    final = Running(8, "showdown")
    final.win(1, "s1")
    final.drop("s1")  # the other matches of round 1 are still being played
    assert final.places() == "s1:3-4 s8:5-8"
    assert final.open() == [2, 3, 4]
    final.win(2, "s5")
    assert final.state.rounds[1][0].winner == "s5"
    final.win(3, "s3")
    final.win(4, "s2")
    assert final.open() == [6]
    final.win(6, "s2")
    assert final.round(3) == "s5-s2"


@pytest.mark.clause("TL-32", "R-6")
@pytest.mark.parametrize("document", DOCUMENTS)
@pytest.mark.parametrize("is_over", [False, True])
def test_who_has_the_bye_has_advanced_and_leaves_the_next_match(document: str, is_over: bool) -> None:
    """Whether other tables still play makes no difference."""
    final = Running(4, document)
    if is_over:
        final.win(2, "s2")
    final.drop("s1")
    final.drop("s4")
    if not is_over:
        assert final.open() == [2]
        final.win(2, "s2")
    assert final.state.champion == "s2"
    assert [(placed.player, placed.rank) for placed in placings(final.state)] == [
        ("s2", 1),
        ("s4", 2),
        ("s1", 3),
        ("s3", 3),
    ]


@pytest.mark.clause("R-6")
def test_who_has_a_bye_before_its_round_is_called_has_advanced_by_it_too() -> None:
    final = Running(8, "showdown")
    final.win(1, "s1")
    final.win(2, "s4")
    final.drop("s1")  # leaves round 2, which s4 so has passed while matches 3 and 4 are being played
    final.drop("s4")
    assert final.drops == {"s1": 2, "s4": 3}
    assert final.open() == [3, 4]


@pytest.mark.clause("R-6")
def test_only_who_has_not_appeared_leaves_the_same_match_as_the_other() -> None:
    final = Running(8, "showdown")
    final.drops = {PlayerId("s1"): 1, PlayerId("s8"): 1}
    assert final.state.rounds[0][0].advanced.code == "advance-nobody"  # type: ignore[union-attr]  # it is settled
    final.win(2, "s4")
    assert final.state.rounds[1][0].winner == "s4"
    assert final.state.rounds[1][0].advanced.code == "bye-nobody-left"  # type: ignore[union-attr]  # it is settled
    assert final.places() == "s1:5-8 s5:5-8 s8:5-8"


@pytest.mark.clause("R-6")
def test_by_an_older_text_both_leave_that_match_while_the_round_is_open() -> None:
    final = Running(8, "showdown", both_leave="same-match")
    final.drop("s1")
    final.drop("s8")
    assert final.drops == {"s1": 1, "s8": 1}
    for match, winner in ((2, "s4"), (4, "s2")):
        final.win(match, winner)
    final.drop("s3")
    final.drop("s6")  # the last table: the round is over before the second leaves
    assert (final.drops[PlayerId("s3")], final.drops[PlayerId("s6")]) == (1, 2)


@pytest.mark.clause("R-5")
def test_who_was_ejected_has_no_place() -> None:
    final = Running(4, "showdown")
    final.win(1, "s1")
    final.drop("s2")
    assert [placed.player for placed in placings(final.state)] == ["s2", "s4"]
    assert [placed.player for placed in placings(final.state, ejected={PlayerId("s2")})] == ["s4"]


@pytest.mark.clause("R-6")
def test_who_had_a_bye_and_leaves_in_a_later_round_has_the_placing_of_that_round() -> None:
    final = Running(4, "showdown")
    final.drop("s1")
    final.win(2, "s2")
    final.drop("s4")
    assert final.state.champion == "s2"
    assert final.places() == "s2:1 s4:2 s1:3-4 s3:3-4"


@pytest.mark.clause("R-6")
def test_a_finalist_who_drops_early_leaves_the_title_to_whoever_comes() -> None:
    final = Running(4, "showdown")
    final.win(1, "s1")
    final.drop("s1")
    assert final.open() == [2]
    final.win(2, "s3")
    assert final.state.champion == "s3"
    assert final.places() == "s3:1 s1:2 s2:3-4 s4:3-4"
    assert code(lambda: final.drop("s3")) == "bracket-over"


@pytest.mark.clause("R-6")
def test_who_played_ahead_keeps_the_wins_when_leaving() -> None:
    final = Running(8, "showdown")
    final.drop("s8")
    final.win(2, "s5")
    final.win(5, "s1")  # while matches 3 and 4 of round 1 are still being played
    final.drop("s1")
    assert final.places() == "s1:2 s5:3-4 s4:5-8 s8:5-8"
    assert final.open() == [3, 4]


@pytest.mark.clause("R-6")
def test_when_everybody_left_in_the_same_round_nobody_is_first() -> None:
    final = Running(2, "showdown")
    state = knockout(final.bracket, final.entrants, final.rules, drops={PlayerId("s1"): 1, PlayerId("s2"): 1})
    assert (state.round, state.champion) == (None, None)
    assert [placed.place for placed in placings(state)] == ["2", "2"]


@pytest.mark.clause("CH-35", "R-6")
def test_the_opponent_of_a_vacant_seed_has_a_bye() -> None:
    final = Running(4, "challenger", vacant=(4,))
    assert final.round(1) == "s1- s2-s3"
    assert final.state.rounds[0][0].winner == "s1"
    final.drop("s1")  # after the bye of round 1: the next opponent's
    final.win(2, "s3")
    assert final.places() == "s3:1 s1:2 s2:3-4"


def test_the_top_seeds_wait_where_the_size_is_no_power_of_two() -> None:
    final = Running(6, "showdown")
    assert final.round(1) == "s4-s5 s3-s6"
    why = byes_of_seeds(final.state)
    assert sentence(why[PlayerId("s2")]) == (
        "s2 has no match in round 1 of the bracket: its size is not a power of two, and seed 2 is among the best. (R-9)"
    )
    assert PlayerId("s3") not in why
    final.drop("s1")
    final.win(1, "s5")
    final.win(2, "s3")
    assert final.round(2) == "s1-s5 s2-s3"
    assert final.open() == [4]
    assert final.places() == "s1:3-4 s4:5-6 s6:5-6"


def test_results_that_do_not_fit_are_refused() -> None:
    final = Running(4)
    assert code(lambda: final.win(3, "s1")) == "match-not-ready"
    assert code(lambda: final.win(9, "s1")) == "bracket-match-unknown"
    assert code(lambda: final.win(1, "s2")) == "not-in-match"
    assert code(lambda: final.drop("x9")) == "not-in-bracket"
    assert code(lambda: meetings(final.state, 2)) == "bracket-round-open"
    assert code(lambda: meetings(final.state, 3)) == "bracket-round-unknown"
    assert code(lambda: final_ranking(final.state, ())) == "bracket-round-open"
    final.win(1, "s1")
    assert code(lambda: final.win(1, "s1")) == "match-decided"
    assert code(lambda: knockout(final.bracket, final.entrants[:3], final.rules)) == "bracket-seats"
    final.win(2, "s2")
    final.win(3, "s1")
    final.verdicts[1] = Verdict(PlayerId("s4"))  # corrected, while the final was entered for s1
    assert code(lambda: final.state) == "not-in-match"
    del final.verdicts[1]
    assert code(lambda: final.state) == "match-not-ready"
    final.verdicts[9] = Verdict(PlayerId("s4"))
    del final.verdicts[3]
    assert code(lambda: final.state) == "bracket-match-unknown"


@pytest.mark.clause("R-5", "R-2")
def test_the_ranking_below_the_cut_has_those_who_dropped_and_not_those_who_were_ejected() -> None:
    final = Running(2, "challenger")
    final.win(1, "s2")
    swiss = (*standings(2, 5), Standing(5, PlayerId("y"), 0, 6, ()), Standing(7, PlayerId("z"), 0, 6, ()))
    ranking = final_ranking(final.state, swiss, ejected={PlayerId("x4"), PlayerId("s1")})
    assert [(placed.place, placed.player) for placed in ranking] == [
        ("1", "s2"),
        ("3", "x3"),
        ("4", "x5"),  # shares its Swiss rank with y
        ("4", "y"),
        ("6", "z"),
    ]


def test_every_reason_has_its_sentence() -> None:
    final = Running(8, "timeline")
    final.win(1, "s1")
    final.win(2, None)
    final.drop("s3")
    final.win(4, "s4")
    assert [sentence(meeting.paired) for round in final.state.rounds for meeting in round][::4] == [
        "Match 1: seed 1 meets seed 8, as the bracket is drawn, so that the best seeds meet last. (TL-25)",
        "Match 5: the winners of matches 1 and 4 meet, as the bracket is drawn. (TL-25)",
    ]
    assert [sentence(meeting.advanced) for meeting in final.state.rounds[0] if meeting.advanced is not None] == [
        "s1 goes on: won match 1 against s8. (TL-25)",
        "s2 goes on: match 2 was a draw, so the seeds decide: seed 2 before seed 7. (TL-33)",
        "s6 has a bye in round 1 of the bracket: s3 has left. (TL-32)",
        "s4 goes on: won match 4 against s5. (TL-25)",
    ]
    assert [sentence(placed.reason) for placed in placings(final.state)][1:3] == [
        "s5 has place 5: lost in round 1 of the bracket. (TL-28)",
        "s7 has place 5: lost in round 1 of the bracket. (TL-28)",
    ]
    assert sentence(placings(final.state)[0].reason) == (
        "s3 has place 5, the same as the losers of round 1: dropped from the bracket. (TL-32)"
    )


@pytest.mark.clause("R-6", "R-9")
@given(
    size=st.integers(2, 32),
    document=st.sampled_from(DOCUMENTS),
    choices=st.data(),
)
def test_any_play_with_any_drops_comes_to_an_end_and_places_everybody(
    size: int, document: str, choices: st.DataObject
) -> None:
    vacant = choices.draw(st.sets(st.integers(1, size), max_size=size // 2), label="vacant")
    final = Running(size, document, tuple(vacant))
    while final.state.round is not None:
        open = [one for round in final.state.rounds for one in round if one.is_open]  # some play ahead of their round
        meeting = choices.draw(st.sampled_from(open), label="match")
        left = {player for one in final.state.rounds for each in one for player in each.out}
        staying = sorted(set(final.state.seeds) - left)
        if choices.draw(st.integers(0, 3), label="kind") == 0:
            final.drop(choices.draw(st.sampled_from(staying), label="leaver"))
        else:
            roll = choices.draw(st.sampled_from(meeting.players), label="roll")
            final.win(meeting.number, choices.draw(st.sampled_from((*meeting.players, None)), label="winner"), roll)
    swiss = standings(size, size + 3)
    ranking = final_ranking(final.state, swiss)
    assert sorted(placed.player for placed in ranking) == sorted(standing.player for standing in swiss)
    ranks = [placed.rank for placed in ranking]
    assert ranks == sorted(ranks)
    assert all(rank > sum(1 for better in ranks if better < rank) for rank in ranks)
