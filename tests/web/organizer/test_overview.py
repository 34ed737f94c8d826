"""The desk before the start: what is missing, what the rule book asks of the organizer, and the other events."""

import pytest

from tests.web.hall import OWNER, Hall
from topcut.rules.actions import lists, registration, venue
from topcut.rules.ruleset import load, shipped
from topcut.rules.tournament import Phase
from topcut.web.organizer.overview import checklist
from topcut.web.organizer.start import blocking, points
from topcut.words import say


def test_an_empty_desk_says_what_to_do_first(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    page = hall.owner.get(f"/t/{id}/desk").text
    assert "No one is entered yet" in page
    assert f'href="/t/{id}/desk/players">Enter players' in page


def test_what_blocks_the_start_is_named_in_the_order_in_which_it_is_done(hall: Hall) -> None:
    hall.tournament(players=3, ready=False)
    assert [point.place for point in blocking(hall.t)] == ["players", "players?show=list", "officials"]
    hall.tournament(players=8)
    assert blocking(hall.t) == ()


def test_the_checklist_blocks_just_what_the_start_refuses(hall: Hall) -> None:
    from topcut.refusal import Refusal
    from topcut.rules.actions.structure import start

    for book in ("challenger", "munchkin", "showdown"):
        for players, ready in ((0, False), (3, False), (8, False), (8, True)):
            hall.tournament(book, players, ready=ready)
            try:
                start(hall.t, OWNER, confirm=("MU-36",))
                refused = False
            except Refusal:
                refused = True
            assert bool(blocking(hall.t)) == refused, (book, players, ready)


def test_what_is_only_worth_knowing_does_not_block(hall: Hall) -> None:
    hall.tournament(players=8)
    hall.act(registration.check_out, "p8")
    hall.act(venue.set_tables, 3)
    found = {point.place: point.state for point in points(hall.t)}
    assert (found["check-in"], found["tables"]) == ("note", "note")
    hall.act(venue.set_tables, 4)
    for number in range(1, 5):
        hall.act(venue.check_table, number)
    assert {point.place: point.state for point in points(hall.t)}["tables"] == "done"


def test_lists_that_nobody_has_accepted_are_worth_a_look(hall: Hall) -> None:
    hall.tournament(players=4)
    assert {point.title: point.state for point in points(hall.t)}["Rosters"] == "note"
    for player in hall.t.players:
        hall.act(lists.accept, player)
    assert {point.title: point.state for point in points(hall.t)}["Rosters"] == "done"


@pytest.mark.clause("MU-06", "CH-17", "PS-11", "MU-17")
@pytest.mark.parametrize("book", ["challenger", "timeline", "showdown", "munchkin"])
def test_the_organizer_sees_what_the_rule_book_asks_and_players_do_not(hall: Hall, book: str) -> None:
    id = hall.tournament(book, 4, ready=False)
    duties = checklist(load(book).name)
    assert duties
    page = hall.owner.get(f"/t/{id}/desk").text
    for duty in duties:
        assert said(duty).replace("'", "&#39;") in page
        assert f">{duty}</a>" in page
    for client in (hall.player("p1"), hall.anybody):
        answer = client.get(f"/t/{id}/desk")
        assert answer.status_code in {303, 403}
        assert said(duties[0]) not in answer.text


def said(duty: str) -> str:
    return say(f"desk-overview-duty-{duty.lower()}")


def test_every_duty_names_a_clause_of_its_rule_book() -> None:
    for name in shipped():
        book = load(name)
        for duty in checklist(book.name):
            prefix, _, number = duty.partition("-")
            assert prefix == book.prefix
            assert 1 <= int(number) <= book.clauses


def test_other_events_of_the_hall_are_in_the_menu_of_the_desk(hall: Hall) -> None:
    other = hall.tournament("munchkin", 2, ready=False, title="Deck <Day>")
    id = hall.tournament("challenger", 4, title="Autumn Cup")
    page = hall.owner.get(f"/t/{id}/desk").text
    menu = page.partition('aria-label="Pages of the desk"')[2].partition("</nav>")[0]
    link = menu.partition(f'href="/t/{other}/desk"')[2].partition("</a>")[0]
    assert "<bdi>Deck &lt;Day&gt;</bdi>" in link
    assert other not in hall.judge.get(f"/t/{id}/desk").text
    assert hall.owner.get(f"/t/{other}/desk").status_code == 200


def test_from_the_start_on_the_desk_shows_the_round(hall: Hall) -> None:
    id = hall.started(players=4)
    assert hall.t.phase is Phase.SWISS
    assert "Before the start" not in hall.owner.get(f"/t/{id}/desk").text


def test_a_judge_sees_the_desk_without_what_only_organizers_do(hall: Hall) -> None:
    id = hall.tournament(players=4)
    page = hall.judge.get(f"/t/{id}/desk").text
    assert "Officials only" in page
    assert f'href="/t/{id}/desk/settings' not in page
    assert f'href="/t/{id}/desk/start' not in page
