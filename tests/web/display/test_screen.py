"""The big screen of one tournament, as a page."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.web.hall import Client, Hall
from tests.web.markup import Markup
from tests.web.public.reading import read
from topcut.ids import TournamentId
from topcut.rules.actions import announcing, clock, days, leaving
from topcut.rules.pairing.chart import columns
from topcut.rules.schedule import Slot
from topcut.store.applicants import SignUp
from topcut.store.displays import Choice
from topcut.web.display import drawing
from topcut.web.settings import Mode, Settings

PARTS = re.compile(r'class="deck deck-([a-z]+)"')
PAGE = re.compile(r'<div class="page" data-seconds="(\d+)"')
PHONES = Settings(mode=Mode.LAN, hosts=frozenset({"127.0.0.1", "192.168.1.23"}), base_url="http://192.168.1.23:8000")


def at(t: TournamentId) -> str:
    return f"/t/{t}/display"


def parts(client: Client, t: TournamentId) -> list[str]:
    found = client.get(at(t))
    assert found.status_code == 200, found.text
    return PARTS.findall(found.text)


def test_every_player_has_a_line_by_name_and_the_bye_has_no_table(hall: Hall) -> None:
    t = hall.paired(players=7)
    page = read(hall.anybody, at(t))
    for first, second in hall.opponents:
        for one, other in ((first, second), (second, first)):
            table = next(match.table for match in hall.playing.round.matches if one in match.players)
            assert f"{hall.names[one]} against {hall.names[other]} Table {table}" in page
    bye = next(match.first for match in hall.playing.round.matches if match.second is None)
    assert f"{hall.names[bye]} has the bye" in page


def test_names_are_in_order_and_the_dots_name_their_letters(hall: Hall) -> None:
    names = [f"{letter}{vowel}n" for letter in "ZYXBCDFGHJKLMNPQRSTVW" for vowel in "ae"]
    t = hall.paired(players=names)
    text = hall.anybody.get(at(t)).text.partition('class="deck deck-tables"')[0]
    listed = re.findall(r"<li><b class=\"\"><bdi>(\w+)</bdi>", text)
    assert listed == sorted(names)
    assert len(PAGE.findall(text)) == 4
    dots = re.findall(r"<li data-first=\"(\d+)\"[^>]*><bdi>([^<]+)</bdi>", text)
    assert [label for _, label in dots] == ["B – H", "J – P", "Q – W", "X – Z"]


def test_many_pages_share_few_dots(hall: Hall) -> None:
    t = hall.paired(players=100)
    text = hall.anybody.get(at(t)).text.partition('class="deck deck-tables"')[0]
    bounds = re.findall(r'data-first="(\d+)" data-last="(\d+)"', text)
    pages = len(PAGE.findall(text))
    assert pages == 9
    assert len(bounds) == 5
    covered = [page for first, last in bounds for page in range(int(first), int(last) + 1)]
    assert covered == list(range(pages))


def test_without_script_one_page_is_seen_and_the_next_one_when_it_is_asked_again(hall: Hall) -> None:
    t = hall.paired(players=16)
    seen = []
    for _ in range(3):
        found = hall.anybody.get(at(t)).text
        assert '<noscript><meta http-equiv="refresh"' in found
        decks = [deck for deck in found.split('<div class="deck')[1:] if " hidden" not in deck.partition(">")[0]]
        pages = [page for page in decks[0].split('<div class="page"')[1:] if " hidden" not in page.partition(">")[0]]
        assert len(decks) == len(pages) == 1
        seen.append("".join(Markup(f"<div {pages[0]}").texts))
        hall.wait(seconds=10)
    assert len(set(seen)) == 3  # two by name, one by table


def test_the_standings_are_those_of_the_last_round_that_is_over(hall: Hall) -> None:
    t = hall.paired()
    hall.play()
    hall.pair()
    hall.act(clock.start)
    before = hall.anybody.get(at(t)).text
    assert hall.t.structure is not None
    rounds = hall.t.structure.rounds
    assert f"after 1 of {rounds} Swiss rounds" in before
    hall.play(leave=1)
    deck = re.compile(r'class="deck deck-standings".*?<footer>', re.DOTALL)
    now = hall.anybody.get(at(t)).text
    places = [re.findall(r"<bdi>(\w+)</bdi></b></td>", deck.findall(text)[0]) for text in (before, now)]
    assert places[0] == places[1]
    hall.play()
    assert f"after 2 of {rounds} Swiss rounds" in hall.anybody.get(at(t)).text


def test_a_title_is_shown_as_far_as_there_is_room(hall: Hall) -> None:
    t = hall.paired(title="Harbour City Autumn Open 2026 (drill)")
    assert "Harbour City Autumn Open 2026 (drill)" in read(hall.anybody, at(t))


def test_before_the_start_names_fill_both_halves_unless_there_is_a_code(hall: Hall, tmp_path: Path) -> None:
    names = [f"Player{n:02}" for n in range(34)]
    reached = Hall(tmp_path / "phones", PHONES)
    counts = []
    for one in (hall, reached):
        t = one.tournament(players=names, ready=False)
        pages = one.anybody.get(at(t)).text.split('<div class="page"')[1:]
        counts.append(pages[0].count("<li><b"))
    reached.close()
    assert counts == [16, 8]


def test_the_winner_stands_apart_in_the_final_ranking(hall: Hall) -> None:
    t = hall.finished()
    text = hall.anybody.get(at(t)).text
    [row] = re.findall(r'<tr class="winner">(.*?)</tr>', text, re.DOTALL)
    assert hall.names[hall.t.ranking[0][1]] in row


@pytest.mark.parametrize(("how", "said"), [("rank", "seed 7"), ("roll", "roll 7")])
def test_a_drawn_match_says_in_short_why_one_goes_on(hall: Hall, how: str, said: str) -> None:
    hall.bracket()
    names = hall.desk.names(hall.last)
    first, second = columns(hall.t)[0].duels[0].seats
    seats = replace(first, figures="7", won=True), replace(second, figures="7", won=False)
    duel = replace(columns(hall.t)[0].duels[0], seats=seats, is_over=True, is_playing=False, broken=how)
    crowded = drawing._box(names, duel, 0, drawing.Grid(0, 500, 700, 8, 4))
    assert [place.figures for place in crowded.places] == [said, "7"]
    roomy = drawing._box(names, duel, 0, drawing.Grid(0, 500, 700, 2, 1))
    assert [place.figures for place in roomy.places] == ["7", "7"]
    assert roomy.note


def test_the_cut_is_a_line_in_the_standings(hall: Hall) -> None:
    t = hall.swiss("challenger", 17)
    assert parts(hall.anybody, t) == ["standings"]
    assert "the cut: top 4 play on" in read(hall.anybody, at(t))


def test_someone_who_dropped_is_in_the_pairing_until_it_is_over(hall: Hall) -> None:
    t = hall.paired()
    first, _ = hall.opponents[0]
    hall.act(leaving.drop, first)
    assert hall.names[first] in read(hall.anybody, at(t))


@pytest.mark.clause("CH-20", "TL-09")
@pytest.mark.fault("I-6")
@pytest.mark.parametrize("book", ["challenger", "timeline"])
def test_a_secret_clock_leaves_no_trace(hall: Hall, book: str) -> None:
    t = hall.paired(book, 8)
    before = hall.anybody.get(at(t)).text
    hall.act(clock.start)
    hall.wait(minutes=20)
    now = hall.anybody.get(at(t)).text
    assert "data-remaining" not in now
    assert 'role="timer"' not in now
    assert before.count("<b") == now.count("<b")


@pytest.mark.clause("PS-14")
def test_a_clock_that_players_may_see_is_shown(hall: Hall) -> None:
    t = hall.paired("showdown", 6)
    hall.act(clock.start)
    hall.wait(minutes=5)
    found = hall.anybody.get(at(t)).text
    remaining = int(re.findall(r'data-remaining="(\d+)"', found)[0])
    assert remaining == hall.t.ruleset.clock.minutes * 60_000 - 5 * 60_000


@pytest.mark.clause("PS-13")
def test_mission_critical_stands_above_everything_once_it_is_announced(hall: Hall) -> None:
    t = hall.paired("showdown", 6)
    hall.act(clock.start)
    mark = hall.t.ruleset.clock.mission_critical
    assert mark is not None
    hall.wait(minutes=mark)
    assert "Mission Critical" not in hall.anybody.get(at(t)).text
    hall.act(clock.announce_mission_critical)
    assert "Mission Critical" in strip(hall, t)


def test_time_called_fills_the_screen_for_a_minute_and_then_stands_above(hall: Hall) -> None:
    t = hall.paired("showdown", 6)
    hall.act(clock.start)
    hall.wait(minutes=200)
    hall.desk.tick()
    assert 'data-called="' in hall.anybody.get(at(t)).text
    hall.wait(seconds=61)
    found = hall.anybody.get(at(t)).text
    assert 'data-called="' not in found
    assert hall.t.ruleset.clock.at_time in strip(hall, t)


def test_an_announcement_stands_above_until_it_is_taken_down(hall: Hall) -> None:
    t = hall.paired()
    hall.act(announcing.announce, "Lunch is ready.")
    hall.act(announcing.tell_table, 1, "Your list was checked.")
    assert "Lunch is ready." in strip(hall, t)
    assert "Your list" not in hall.anybody.get(at(t)).text
    hall.act(announcing.take_down, 1)
    assert 'class="banner call strip"' not in hall.anybody.get(at(t)).text


def test_before_the_start_it_says_how_to_join_and_who_is_in(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "data", PHONES)
    t = hall.tournament(players=5, ready=False, capacity=8)
    hall.store.set_sign_up(t, SignUp(open=True))
    page = read(hall.anybody, at(t))
    assert "Scan to sign up, or open 192.168.1.23:8000" in page
    assert "there are 3 places left" in page
    for name in hall.names.values():
        assert name in page
    hall.paired()
    assert '<img class="code" src="data:image/svg+xml' in hall.anybody.get(at(hall.last)).text
    hall.close()


def test_where_no_phone_can_come_there_is_no_code(hall: Hall) -> None:
    t = hall.tournament(players=5, ready=False)
    assert "data:image" not in hall.anybody.get(at(t)).text


def test_the_schedule_says_what_is_still_to_come(hall: Hall) -> None:
    t = hall.paired()
    hall.play()
    slots = [
        Slot("2026-11-15", "00:01", "Doors"),
        Slot("2026-11-15", "23:30", "Lunch"),
        Slot("2026-11-16", "10:00", "Two"),
    ]
    hall.act(days.set_schedule, slots)
    assert parts(hall.anybody, t) == ["standings", "schedule"]
    page = read(hall.anybody, at(t))
    assert "Doors" not in page
    assert "Next: 23:30 Lunch" in page
    assert "10:00 Two Monday 16 November" in page


def test_the_bracket_is_drawn_with_seeds_figures_and_tables(hall: Hall) -> None:
    t = hall.bracket("challenger", 17)
    hall.act(clock.start)
    hall.play(leave=1)
    found = hall.anybody.get(at(t)).text
    drawn = found[found.index('<svg class="drawn"') :]
    assert 'aria-label="Bracket: Semifinals, Final"' in found
    assert hall.t.bracket is not None
    for seed, player in enumerate(hall.t.bracket.seeds, start=1):
        assert re.search(rf'class="seed"[^>]*>{seed}<', drawn)
        assert f">{hall.names[str(player)]}<" in drawn
    assert 'class="table"' in drawn
    assert 'class="who s48 won"' in drawn


def test_a_final_ranking_ends_it(hall: Hall) -> None:
    t = hall.finished()
    page = read(hall.anybody, at(t))
    assert "Final ranking" in page
    places = [page.index(f"{place} {hall.names[player]}") for place, player in hall.t.ranking]
    assert places == sorted(places)


@pytest.mark.parametrize("choice", Choice)
def test_every_choice_can_be_shown_in_every_phase(hall: Hall, choice: Choice) -> None:
    makers: tuple[Callable[[], TournamentId], ...] = (
        lambda: hall.tournament(players=0, ready=False), hall.started, hall.paired, hall.finished
    )  # fmt: skip
    for make in makers:
        t = make()
        hall.desk.choose_display(t, choice)
        assert len(parts(hall.anybody, t)) == (0 if choice is Choice.BLANK else 1) or choice is Choice.BY_ITSELF


def test_a_blank_screen_shows_nothing_at_all(hall: Hall) -> None:
    t = hall.paired("showdown", 6, title="Autumn Cup")
    hall.act(announcing.announce, "Lunch is ready.")
    hall.desk.choose_display(t, Choice.BLANK)
    found = hall.anybody.get(at(t)).text
    assert "Lunch" not in found
    assert not any(f">{name}<" in found for name in hall.names.values())


def strip(hall: Hall, t: TournamentId) -> str:
    found = hall.anybody.get(at(t)).text
    return "".join(Markup(found[found.index('class="banner call strip"') :].partition("</aside>")[0]).texts)
