"""What a big screen shows when it is left to itself: one test for each phase."""

from dataclasses import replace

import msgspec

from tests.web.hall import Hall
from topcut.rules.actions import clock, cut, days, structure
from topcut.rules.schedule import Slot
from topcut.rules.tournament import Tournament
from topcut.store.displays import Choice
from topcut.web.display.moment import Part, called_for, shown


def untimed(t: Tournament) -> Tournament:
    clock = msgspec.structs.replace(t.ruleset.clock, timed=False)
    return replace(t, ruleset=msgspec.structs.replace(t.ruleset, clock=clock))


LUNCH = (Slot("2026-11-15", "13:00", "Lunch"),)


def test_before_the_start_it_invites(hall: Hall) -> None:
    hall.tournament(ready=False)
    assert called_for(hall.t) == (Part.JOIN,)


def test_between_the_start_and_the_first_round_it_says_who_is_here_and_what_comes(hall: Hall) -> None:
    hall.started()
    assert called_for(hall.t) == (Part.JOIN,)
    hall.act(days.set_schedule, LUNCH)
    assert called_for(hall.t) == (Part.JOIN, Part.SCHEDULE)


def test_a_new_pairing_is_shown_by_name_in_turn_with_by_table_until_the_clock_starts(hall: Hall) -> None:
    hall.paired()
    hall.play()
    hall.pair()
    assert called_for(hall.t) == (Part.NAMES, Part.TABLES)
    hall.act(clock.start)
    assert called_for(hall.t) == (Part.STANDINGS, Part.NAMES)


def test_in_the_first_round_there_is_nothing_to_stand(hall: Hall) -> None:
    hall.paired()
    hall.act(clock.start)
    assert called_for(hall.t) == (Part.NAMES, Part.TABLES)


def test_without_a_clock_a_pairing_is_new_until_the_first_result(hall: Hall) -> None:
    hall.paired()
    hall.play()
    hall.pair()
    assert called_for(untimed(hall.t)) == (Part.NAMES, Part.TABLES)
    hall.play(leave=1)
    assert called_for(untimed(hall.t)) == (Part.STANDINGS, Part.NAMES)


def test_a_round_that_is_over_gives_way_to_standings_and_the_break(hall: Hall) -> None:
    hall.paired()
    hall.play()
    assert called_for(hall.t) == (Part.STANDINGS,)
    hall.act(days.set_schedule, LUNCH)
    assert called_for(hall.t) == (Part.STANDINGS, Part.SCHEDULE)


def test_after_the_cut_the_bracket_is_drawn(hall: Hall) -> None:
    hall.swiss("challenger", 17)
    hall.act(cut.make_cut)
    assert called_for(hall.t) == (Part.BRACKET, Part.STANDINGS)
    hall.act(cut.publish_bracket)
    assert called_for(hall.t) == (Part.NAMES, Part.BRACKET)
    hall.act(clock.start)
    assert called_for(hall.t) == (Part.BRACKET,)
    hall.play()
    assert called_for(hall.t) == (Part.BRACKET,)


def test_at_the_end_the_ranking_stands(hall: Hall) -> None:
    hall.finished()
    assert called_for(hall.t) == (Part.RANKING,)
    hall.bracket("challenger", 17)
    hall.play()
    hall.act(cut.publish_bracket)
    hall.play()
    hall.act(structure.finish)
    assert called_for(hall.t) == (Part.RANKING, Part.BRACKET)


def test_what_is_chosen_at_the_desk_comes_before_the_moment(hall: Hall) -> None:
    hall.paired()
    assert shown(hall.t, Choice.BY_ITSELF) == called_for(hall.t)
    for choice in set(Choice) - {Choice.BY_ITSELF}:
        assert shown(hall.t, choice) == (Part(choice.value),)
