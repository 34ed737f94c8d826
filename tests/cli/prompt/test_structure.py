"""Rounds and cut at the prompt: full Swiss, and what is announced before the start."""

import pytest

from tests.cli.evening import Evening, evening
from topcut.rules.facts import Started, StructureAnnounced

__all__ = ["evening"]

MANY = ", ".join(f"Player {number}" for number in range(1, 21))


def signed_up(evening: Evening, ruleset: str) -> None:
    evening.new(ruleset)
    evening.done(f"add {MANY}", "in all", "list all: on paper")
    if ruleset == "showdown":
        evening.done("official Wanda arbiter")


@pytest.mark.clause("PS-23")
@pytest.mark.parametrize("words", ["no cut", "full swiss", "alternate"])
def test_twenty_showdown_players_without_a_cut_play_five_rounds(evening: Evening, words: str) -> None:
    signed_up(evening, "showdown")
    assert "5 rounds, no cut (PS-23)" in evening.done(f"start {words}")


@pytest.mark.clause("MU-22", "MU-37")
def test_what_was_announced_is_what_starts(evening: Evening) -> None:
    signed_up(evening, "munchkin")
    assert "Announced before the start: 5 rounds, then the top 8 (MU-37)." in evening.done("announce rounds 5 cut 8")
    evening.done("start")
    started = evening.facts[-1]
    assert isinstance(started, Started)
    assert (started.rounds, started.cut, started.clause, started.confirmed) == (5, 8, "MU-37", ())


@pytest.mark.clause("MU-37")
def test_what_was_not_announced_is_asked_back(evening: Evening) -> None:
    signed_up(evening, "munchkin")
    said = evening.done("start rounds 6", "no")
    assert "6 rounds and a cut to 4 have not been announced here" in said
    assert evening.t.structure is None
    evening.done("start rounds 6", "yes")
    started = evening.facts[-1]
    assert isinstance(started, Started)
    assert (started.rounds, started.clause, started.confirmed) == (6, "MU-37", ("MU-37",))


def test_announcing_nothing_goes_back_to_the_table(evening: Evening) -> None:
    signed_up(evening, "munchkin")
    evening.done("announce full swiss", "announce table")
    assert evening.facts[-2:] == [StructureAnnounced(None, 0, "MU-37"), StructureAnnounced(None, None, "MU-36")]
    assert "4 rounds, then the top 4 (MU-36)" in evening.done("start")


def test_only_rounds_and_cut_are_announced(evening: Evening) -> None:
    signed_up(evening, "munchkin")
    assert "announce rounds 4 cut 4" in evening.refused("announce fresh tables")
    assert "cannot be used with start" in evening.refused("announce tomorrow")


def test_placings_without_a_cut_are_those_of_the_standings(evening: Evening) -> None:
    evening.begun(players=8)
    evening.played(4)
    said = evening.done("placings")
    assert "There is no cut here, so the places come from the standings as they are now." in said
    assert "rank  player" in said
    said = evening.done("finish", "placings")
    assert said.rindex("come from the final ranking.") < said.rindex("place  player")


def test_placings_before_an_announced_cut_say_that_it_is_not_made(evening: Evening) -> None:
    evening.begun("munchkin", start="announce cut 4\nstart")
    assert "has not been made yet" in evening.refused("placings")  # cut-not-made


def test_help_says_how_to_correct_a_swiss_result_later_and_how_to_start_without_a_cut(evening: Evening) -> None:
    evening.new()
    assert "correct swiss 2 12 16-9" in evening.done("help correct")
    assert "start no cut (or full swiss)" in evening.done("help start")


@pytest.mark.clause("TL-15")
def test_the_roster_of_the_round_is_named_when_it_is_published_and_when_it_is_looked_at(evening: Evening) -> None:
    evening.new("timeline")
    evening.done("add Ana, Bo, Cy, Dee, Eve, Finn, Gus, Hal", "in all", "official Wanda watcher", "list all: on paper")
    evening.done("deviate TL-07 a small hall", "deviate TL-24 a small hall", "start rounds 3 cut 4")
    for number in (1, 2, 3):
        said = evening.done("pair", "publish")
        assert f"Everyone plays Roster {number}. (TL-15)" in said
        assert f"Everyone plays Roster {number}. (TL-15)" in evening.done("round")
        evening.done(*(f"{table} 16-9" for table in range(1, 5)))
    assert "Everyone plays Roster " in evening.done("cut", "bracket")
    assert evening.done("round").count("Everyone plays Roster ") == 1


def test_where_there_is_one_roster_none_is_named(evening: Evening) -> None:
    evening.begun(players=8)
    assert "Everyone plays Roster" not in evening.done("pair", "publish", "round")


@pytest.mark.clause("PS-23")
def test_full_swiss_and_a_cut_in_one_breath_start_nothing(evening: Evening) -> None:
    evening.begun("showdown", players=8, start="what")
    assert "Choose one of them." in evening.run("start full swiss cut 8").out
    assert evening.t.structure is None


def test_announcing_in_no_words_announces_nothing(evening: Evening) -> None:
    signed_up(evening, "munchkin")
    evening.done("announce full swiss")
    assert "announce table" in evening.refused("announce")
    assert isinstance(evening.facts[-1], StructureAnnounced)
