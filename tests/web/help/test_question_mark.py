"""The question mark in the header of each page opens the section about that page."""

import re

import pytest
from fastapi.routing import APIRoute
from playwright.sync_api import expect

from tests.web.browsing import Opened
from tests.web.everywhere import furnished
from tests.web.hall import Hall
from topcut.ids import TournamentId
from topcut.web.help.book import chapters
from topcut.web.question_mark import table

MARK = re.compile(r'<a class="ask" href="([^"]+)"')
# What a page asks for by itself, or a program that watches over the server; and the help needs none.
BESIDE = ("/api", "/live", "/language", "/help", "/healthz", "/readyz", "/metrics")
PARTS = (
    ".txt",
    ".md",
    ".csv",
    ".json",
    ".jsonl",
    ".ics",
    ".atom",
    ".pdf",
    ".png",
    "/archive",
    "/reading",
    "/pulse",
    "/film",
)


def test_every_page_has_its_line_and_every_line_its_page(hall: Hall) -> None:
    routes = {route.path for route in hall.app.routes if isinstance(route, APIRoute) and "GET" in (route.methods or ())}
    pages = {path for path in routes if not path.startswith(BESIDE) and not path.endswith(PARTS)}
    assert pages == {line.split()[0] for line in table()}


def test_every_line_leads_to_a_section_that_is_there() -> None:
    there = {
        f"{chapter.name}{'#' if section.anchor else ''}{section.anchor}"
        for chapter in chapters().values()
        for section in chapter.sections
    }
    assert set(table().values()) <= there


def test_every_page_shows_it(hall: Hall) -> None:
    names = iter(range(1000))
    there = furnished(hall, lambda: f"Name {next(names)}", lambda: f"Line {next(names)}", lambda: "Squad 1: A / B / C")
    seen = set()
    for page in there.pages():
        answer = page.reader(hall).get(page.path)
        if page.route not in table() or answer.status_code != 200 or page.route.endswith(("/display", "/overlay")):
            continue
        phase = hall.desk.look(TournamentId(page.path.split("/")[2])).phase if page.path.startswith("/t/") else ""
        mine = {line: section for line, section in table().items() if line.split()[0] == page.route}
        sections = {mine.get(f"{page.route} {phase}", mine[page.route]), mine.get(f"{page.route} player")}
        assert MARK.findall(answer.text)[0].removeprefix("/help/") in sections, page.path
        seen.add(page.route)
    assert len(seen) > 50


def test_that_of_the_desk_follows_the_phase(hall: Hall) -> None:
    def marks(*places: str) -> list[str]:
        return [MARK.findall(hall.owner.get(f"/t/{id}/{place}").text)[0].removeprefix("/help/") for place in places]

    id = hall.tournament(players=4)
    assert marks("desk") == ["preparing"]
    id = hall.paired()
    assert marks("desk", "desk/round") == ["the-desk#the-round"] * 2
    id = hall.bracket()
    assert marks("desk", "desk/round") == ["the-desk#the-round"] * 2
    assert marks("desk/bracket", "bracket") == ["the-desk#the-cut-and-the-bracket", "public-page#bracket"]
    id = hall.finished()
    assert marks("desk", "desk/round") == ["the-desk#finish"] * 2


def test_who_is_no_official_finds_the_chapter_for_players(hall: Hall) -> None:
    id = hall.tournament(players=4)
    for path, staff in (("/", "first-event"), (f"/t/{id}", "public-page#the-event")):
        assert MARK.findall(hall.client().get(path).text) == ["/help/for-players"]
        assert MARK.findall(hall.owner.get(path).text) == [f"/help/{staff}"]
    assert MARK.findall(hall.player("p1").get(f"/t/{id}").text) == ["/help/for-players"]
    assert MARK.findall(hall.client().get(f"/t/{id}/sign-up").text) == ["/help/for-players#get-in"]


def test_a_refused_form_has_that_of_its_page(hall: Hall) -> None:
    id = hall.tournament(players=4)
    page = hall.owner.send(f"/t/{id}/desk/keeping/delete", title="Another name")
    assert page.status_code >= 400
    assert MARK.findall(page.text) == ["/help/the-desk#this-event"]


def test_a_refusal_has_one_and_a_button_beside_its_sentence(hall: Hall) -> None:
    id = hall.tournament(players=4)
    for path, section in ((f"/t/{id}/desk/start", "/help/preparing#start"), ("/nowhere", "/help")):
        page = hall.client().get(path, follow_redirects=False)
        if page.status_code < 400:
            page = hall.judge.get(path)
        assert page.status_code >= 400
        assert page.text.count(f'href="{section}"') == 2


@pytest.mark.browser
def test_what_was_typed_stays_while_the_help_is_open(hall: Hall, laptop: Opened) -> None:
    id = hall.tournament(players=4, ready=False)
    desk = laptop(hall.owner)
    desk.goto(f"/t/{id}/desk/schedule")
    typed = desk.get_by_label("What happens when")
    typed.fill("2026-11-15\n09:30 Check-in")
    with desk.context.expect_page() as opened:
        desk.get_by_role("link", name="Help with this page").click()
    expect(opened.value.get_by_role("heading", name="Schedule")).to_be_in_viewport()
    expect(typed).to_have_value("2026-11-15\n09:30 Check-in")
