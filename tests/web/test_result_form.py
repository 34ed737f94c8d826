"""The result form: every figure and ending of each rule book has its field, and what is typed reads as meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.refusing import refusal_from
from tests.web.hall import Hall
from topcut.refusal import Refusal
from topcut.rules.match import Entry, Seat, Stage, Unfinished
from topcut.rules.results import settle
from topcut.rules.ruleset import How, load, shipped
from topcut.rules.tournament import Tournament
from topcut.web.result_form import LONGEST_NUMBER, blanks, entry, figures_unknown, filled, rolled, whole


def of(ruleset: str) -> Tournament:
    return Tournament(load(ruleset), {})


def test_every_figure_and_every_ending_of_a_rule_book_has_a_field() -> None:
    for name in shipped():
        asked = blanks(of(name), Stage.SWISS)
        told = {"objectives"} if asked.claims else set()  # by who has won what was open
        assert {figure.name for figure in (*asked.first, *asked.later)} == {
            one.name for one in load(name).figures
        } - told
        assert asked.endings == tuple(load(name).endings)


def test_what_standings_add_up_is_asked_before_what_only_decides_at_time() -> None:
    asked = blanks(of("showdown"), Stage.SWISS)
    assert [figure.name for figure in asked.first] == ["struggle", "wounds"]
    assert [figure.name for figure in blanks(of("munchkin"), Stage.SWISS).later] == ["damage", "deck"]
    assert not blanks(of("munchkin"), Stage.SWISS).first


@pytest.mark.clause("PS-25")
def test_who_won_the_open_struggle_is_asked_in_place_of_the_objectives() -> None:
    asked = blanks(of("showdown"), Stage.SWISS)
    assert (asked.claims, asked.later) == ("struggle", ())
    fields = {"struggle-1": "1", "struggle-2": "1", "unfinished": "second"}
    meant = Entry(how=How.TIME, scores={"struggle": (1, 1)}, unfinished=Unfinished.SECOND)
    assert entry(of("showdown"), Stage.SWISS, fields) == meant
    with pytest.raises(Refusal, match="form-incomplete"):
        entry(of("showdown"), Stage.SWISS, {"unfinished": "third"})
    assert not blanks(of("challenger"), Stage.SWISS).claims


@pytest.mark.clause("PS-25")
@pytest.mark.parametrize("unfinished", Unfinished)
@pytest.mark.parametrize("cards", [(0, 0), (1, 0), (1, 1)])
def test_a_result_by_time_fills_the_form_without_the_card_that_was_added(
    unfinished: Unfinished, cards: tuple[int, int]
) -> None:
    t = of("showdown")
    scores = {"struggle": cards, "wounds": (5, 3)}
    result = settle(t.ruleset, Entry(scores=scores, how=How.TIME, unfinished=unfinished))
    fields = filled(t, result)
    assert settle(t.ruleset, entry(t, Stage.SWISS, fields)) == result
    assert int(fields["struggle-1"]) < 2
    assert int(fields["struggle-2"]) < 2


def test_a_result_without_figures_fills_in_its_winner_and_why() -> None:
    t = of("challenger")
    result = settle(t.ruleset, Entry(winner=Seat.SECOND))
    fields = filled(t, result, "The slip was lost")
    assert (fields["winner"], figures_unknown(fields)) == ("2", "The slip was lost")
    assert entry(t, Stage.SWISS, fields) == Entry(How.VICTORY, Seat.SECOND)


@pytest.mark.clause("MU-21")
def test_the_games_of_a_match_are_asked_where_there_are_several() -> None:
    assert blanks(of("munchkin"), Stage.SWISS).games == 1
    assert blanks(of("munchkin"), Stage.BRACKET).games == 3
    fields = {"game-1": "1", "game-2": "2", "game-3": "1"}
    assert entry(of("munchkin"), Stage.BRACKET, fields).games == (Seat.FIRST, Seat.SECOND, Seat.FIRST)
    assert entry(of("munchkin"), Stage.SWISS, fields).games == ()


def test_fields_read_as_the_entry_that_was_meant() -> None:
    fields = {"vp-1": " 16", "vp-2": "9 ", "how": "concession", "winner": "1"}
    meant = Entry(how=How.CONCESSION, winner=Seat.FIRST, scores={"vp": (16, 9)})
    assert entry(of("challenger"), Stage.SWISS, fields) == meant
    assert entry(of("challenger"), Stage.SWISS, {"winner": "=", "how": ""}) == Entry(drawn=True)
    assert entry(of("challenger"), Stage.SWISS, {}) == Entry()
    assert rolled({"roll": "2"}) is Seat.SECOND
    assert rolled({}) is None


@pytest.mark.parametrize("word", ["-1", "1.5", "١٢", "ten", "1234567", "1e3", ""])
def test_what_is_no_number_is_refused_with_the_name_of_the_figure(word: str) -> None:
    refused = refusal_from(entry, of("challenger"), Stage.SWISS, {"vp-1": word, "vp-2": "3"})
    assert (refused.code, refused.clause) == ("figure-not-a-number", "CH-37")


def test_an_ending_that_the_rule_book_does_not_know_is_refused() -> None:
    assert refusal_from(entry, of("munchkin"), Stage.SWISS, {"how": "draw"}).code == "ending-unknown"


@given(st.text() | st.from_regex(r"\s*[0-9]{1,9}\s*", fullmatch=True))
def test_a_whole_number_is_plain_digits_and_nothing_else(text: str) -> None:
    digits = text.strip()
    if digits and set(digits) <= set("0123456789") and len(digits) <= LONGEST_NUMBER:
        assert str(whole(text)) == (digits.lstrip("0") or "0")
    else:
        with pytest.raises(Refusal, match="not-a-number"):
            whole(text)


@given(st.integers(0, 20), st.integers(0, 20))
def test_a_result_that_is_there_fills_the_form_so_that_it_reads_the_same(first: int, second: int) -> None:
    t = of("challenger")
    result = settle(t.ruleset, Entry(scores={"vp": (first, second)}))
    assert settle(t.ruleset, entry(t, Stage.SWISS, filled(t, result))) == result


def test_a_draw_by_the_score_alone_does_not_say_that_time_was_called() -> None:
    """9 : 9 was corrected to 7 : 18, and the log then said in public that time had been called."""
    t = of("challenger")
    fields = filled(t, settle(t.ruleset, Entry(scores={"vp": (9, 9)})))
    corrected = settle(t.ruleset, entry(t, Stage.SWISS, {**fields, "vp-1": "7", "vp-2": "18"}))
    assert (corrected.how, corrected.winner) == (How.VICTORY, Seat.SECOND)


def test_a_result_by_games_fills_the_form_too(hall: Hall) -> None:
    hall.paired("munchkin", 4)
    result = settle(hall.t.ruleset, Entry(games=(Seat.FIRST, Seat.SECOND, Seat.FIRST)), Stage.BRACKET)
    again = entry(hall.t, Stage.BRACKET, filled(hall.t, result))
    assert settle(hall.t.ruleset, again, Stage.BRACKET) == result


def test_to_correct_a_score_that_was_swapped_nothing_else_is_typed() -> None:
    t = of("challenger")
    fields = filled(t, settle(t.ruleset, Entry(scores={"vp": (16, 9)})))
    swapped = settle(t.ruleset, entry(t, Stage.SWISS, {**fields, "vp-1": "9", "vp-2": "16"}))
    assert swapped.winner is Seat.SECOND
