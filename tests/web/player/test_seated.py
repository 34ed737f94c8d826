"""A player who has another page open hears of a new round there, once, and nobody else does."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers, axe
from tests.web.hall import Hall
from tests.web.player.at_table import player
from tests.web.serving import until
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import reports, rounds
from topcut.rules.match import Entry
from topcut.rules.state import place
from topcut.store.keeping import Keeping

STREAMED = ("", "/standings", "/pairings", "/log", "/bracket", "/me/rulings")
STILL = ("/me/standing", "/me/list", "/me/data", "/me/drop", "/me/why", "/rules", "/cross-table")


def next_round(hall: Hall) -> None:
    hall.play()
    hall.act(rounds.close_round)
    hall.pair()


def table_of(hall: Hall, who: PlayerId) -> int:
    found = place(hall.t, who)
    assert found is not None
    return found.table


def said(page: str) -> str:
    found = re.search(r'id="seated".*?</div>', page, re.S)
    return "" if found is None else found.group(0)


@pytest.mark.parametrize("where", [*STREAMED, *STILL])
def test_every_page_of_a_player_says_where_to_sit(hall: Hall, where: str) -> None:
    id = hall.paired(players=9)
    me, _ = hall.opponents[1]
    page = hall.player(me).get(f"/t/{id}{where}").text
    assert f"Round 1: your table is {table_of(hall, me)}" in said(page)
    assert f'href="/t/{id}/me"' in said(page)
    assert page.count('id="live"') == 1  # one stream for each page
    assert page.count('id="seated"') == 1


def test_the_help_says_it_too_and_so_does_the_page_about_a_bye(hall: Hall) -> None:
    id = hall.paired(players=9)
    me, _ = hall.opponents[1]
    assert "Round 1: your table is" in said(hall.player(me).get("/help/for-players").text)
    bye = next(match.first for match in hall.playing.round.matches if match.second is None)
    assert "Round 1: you have a bye" in said(hall.player(bye).get(f"/t/{id}/standings").text)
    assert not said(hall.player(me).get(f"/t/{id}/me").text)  # says it itself


def test_whoever_has_reported_is_not_told_again(hall: Hall) -> None:
    id = hall.paired()
    me, other = hall.opponents[0]
    hall.act(reports.claim, 1, 1, Entry(scores={"vp": (16, 9)}), by=player(me))
    assert "your table" not in said(hall.player(me).get(f"/t/{id}/standings").text)
    assert "your table is 1" in said(hall.player(other).get(f"/t/{id}/standings").text)


def test_nobody_else_is_told_and_no_page_is_kept_for_another(hall: Hall) -> None:
    id = hall.paired()
    (me, other), *_ = hall.opponents
    for where in ("", "/bracket", "/rules", "/log", "/standings", "/pairings"):
        for who in (me, hall.opponents[1][0], other):
            table = table_of(hall, who)
            assert f"your table is {table}<" in said(hall.player(who).get(f"/t/{id}{where}").text), where
        for client in (hall.anybody, hall.owner, hall.judge):
            assert not said(client.get(f"/t/{id}{where}").text), where


def test_help_is_there_though_a_players_tournament_is_not(hall: Hall) -> None:
    id = hall.paired()
    me, _ = hall.opponents[0]
    client = hall.player(me)
    hall.store.keep(id, Keeping(deleted="2026-11-15T09:00:00.000Z"))
    page = client.get("/help")
    assert page.status_code == 200
    assert not said(page.text)


def told(browsers: Browsers, hall: Hall, id: TournamentId, who: PlayerId, where: str) -> None:
    page = browsers.phone(hall.player(who))
    page.goto(where)
    page.evaluate("document.hasFocus = () => false")
    before = page.title()
    until(lambda: hall.app.state.hub.streams, "the page does not listen")
    next_round(hall)
    table = table_of(hall, who)
    line = page.locator("#seated[role=status]")
    expect(line).to_have_text(f"Round 2: your table is {table}", timeout=20_000)
    expect(page).to_have_title(f"● Table {table} · Round 2 · {before}")
    expect(page.locator("html[data-rung^='swiss-2-']")).to_have_count(1)
    axe(page)
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(page).to_have_title(f"Table {table} · Round 2 · {before}")
    line.get_by_role("link").tap()
    expect(page).to_have_url(re.compile(f"/t/{id}/me$"))
    expect(page.locator(".plate").first).to_contain_text(str(table))


@pytest.mark.browser
@pytest.mark.parametrize("where", ["/standings", "/me/list", "/help/for-players"])
def test_a_new_round_is_told_on_whatever_page_is_open(hall: Hall, browsers: Browsers, where: str) -> None:
    id = hall.paired()
    me, _ = hall.opponents[1]
    told(browsers, hall, id, me, where if where.startswith("/help") else f"/t/{id}{where}")
