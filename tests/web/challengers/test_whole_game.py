"""Whole games on phones: four of them with a bot and the Robot, alone to the end, lost phones, and the referee."""

import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

import topcut_referee
from tests.web.browsing import Browsers
from tests.web.challengers.tables import moved_on, opened
from tests.web.hall import Hall
from tests.web.serving import until
from topcut.desk.card_tables import link_of, open_tables
from topcut.rules.playing_cards import Followed
from topcut.rules.tournament import Phase


def deck_phase(page: Page) -> None:
    """A whole Deck Phase by taps: draw, take whatever is first, ready."""
    page.get_by_role("button", name=re.compile("^Draw from")).last.tap()
    asks = page.locator('input[name="of"]').first
    expect(asks).to_have_value(re.compile("^pick-"))
    while not (before := asks.get_attribute("value") or "").startswith("remove"):
        if before.startswith("pay"):
            page.get_by_role("button", name="No, keep them all").tap()
        else:
            page.locator(".offer").first.tap()
            page.locator(".take:visible").tap()
        expect(asks).not_to_have_value(before)
    if page.locator('.removals input[value="Newcomer"]').count():
        page.locator('.removals input[value="Newcomer"]').first.tap()
    page.get_by_role("button", name="Ready to play").tap()


def match_phase(pages: Sequence[Page], round: int, over: str | re.Pattern[str]) -> None:
    """Whoever is asked chooses whatever is first, until everybody's match is over."""
    for page in pages:
        page.wait_for_url(f"**/game/match/{round}/*")
    left = list(pages)
    while left:
        page = left.pop(0)
        choice = page.locator("#choice")
        ends = page.get_by_role("link", name=over)
        skip = page.get_by_role("link", name="Skip to the latest step")
        expect(choice.or_(page.get_by_text("has a choice to make")).or_(ends).first).to_be_attached()
        if ends.count():
            continue
        left.append(page)
        if choice.count():
            asked = choice.locator('input[name="of"]').get_attribute("value") or ""
            skip.tap()
            choice.get_by_role("button").first.tap()
            expect(page.locator(f'#choice input[name="of"][value="{asked}"]')).to_have_count(0)


def caught_up(page: Page) -> bool:
    """What came after the tap is shown at its pace, so somebody in a hurry taps again."""
    page.get_by_role("link", name="Skip to the latest step").tap()
    return page.locator(".prize").is_visible()


def went_on(pages: Sequence[Page]) -> None:
    """After a match, to the next round or the final."""
    for page in pages:
        until(lambda page=page: caught_up(page), "the match is never shown to its end")  # type: ignore[misc]
        page.get_by_role("link", name="Go on").tap()
        page.wait_for_url("**/game")


def is_over(hall: Hall, pages: Sequence[Page]) -> None:
    until(lambda: hall.t.phase is Phase.FINISHED, "the game did not end")
    for page in pages:
        page.goto(f"/t/{hall.last}/game")
        expect(page.get_by_role("link", name="Check the whole game")).to_be_visible()
    right_to_the_referee(hall)


def right_to_the_referee(hall: Hall) -> None:
    verdict = topcut_referee.verify(hall.anybody.get(f"/t/{hall.last}/archive").content.split(b"\n"))
    assert verdict.ok, verdict.as_text()


@pytest.mark.browser
@pytest.mark.slow
def test_four_phones_a_bot_and_the_robot_play_a_whole_game(hall: Hall, browsers: Browsers) -> None:
    host = browsers.phone()
    host.goto("/challengers")
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("button", name="Open a table").tap()
    expect(host.get_by_role("button", name="Deal the cards")).to_be_visible()
    id = hall.last = open_tables(hall.desk)[0]
    phones = {"Ana": host}
    for name in ("Bo", "Cy", "Dee"):
        page = phones[name] = browsers.phone()
        page.goto(f"/challengers/join/{link_of(hall.desk, id)}")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").tap()
        expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    expect(host.get_by_role("listitem").filter(has_text="Dee")).to_be_visible()  # by itself
    host.get_by_label("Bots beside you").select_option("1")
    host.get_by_text("More options").tap()
    host.get_by_label("Bots answer").select_option("at-once")
    host.get_by_role("button", name="Deal the cards").tap()
    for page in phones.values():
        expect(page.get_by_role("heading", name="Draw cards")).to_be_visible()  # the others' pages go on by themselves
    assert hall.t.card_table is not None
    assert hall.t.card_table.robot is not None
    pages = list(phones.values())
    for round in range(1, 8):
        for page in pages:
            deck_phase(page)
        match_phase(pages, round, "Go on")
        went_on(pages)
    for page in pages:
        expect(page.get_by_text("have the most fans, and play the final")).to_be_visible()  # who plays it or not
        if page.get_by_role("button", name="Ready to play").count():
            page.get_by_role("button", name="Ready to play").tap()
    match_phase(pages, 8, "Ranking and story")  # an event for everybody
    is_over(hall, pages)


@pytest.mark.browser
def test_a_reload_another_phone_and_a_restart_in_the_middle_lose_nothing(hall: Hall, browsers: Browsers) -> None:
    id = opened(hall, 2)
    moved_on(hall, 1)
    page = browsers.phone(hall.player("p1"))
    page.goto(f"/t/{id}/game")
    page.get_by_role("button", name=re.compile("^Draw from")).first.tap()
    expect(page.locator(".offer").first).to_be_visible()

    def hand(page: Page) -> list[str | None]:
        return [one.get_attribute("value") for one in page.locator(".offer input").all()]

    drawn = hand(page)
    page.reload()
    assert hand(page) == drawn
    with browsers.forgiving("net::"):  # the page may ask while nobody is there
        browsers.served.restart()
        page.goto(f"/t/{id}/game")
    assert hand(page) == drawn
    other = browsers.phone(hall.player("p1"))
    other.goto(f"/t/{id}/game")
    assert hand(other) == drawn
    while other.locator(".offer").count():
        other.locator(".offer").first.tap()
        with other.expect_navigation():
            other.locator(".take:visible").tap()
    other.locator('.removals input[value="Newcomer"]').first.tap()
    other.reload()  # ticks that were not sent stay in the same browser
    expect(other.locator(".removals input:checked")).to_have_count(1)
    expect(page.get_by_role("button", name="Ready to play")).to_be_visible()  # the first phone follows
    other.get_by_role("button", name="Ready to play").tap()
    page.wait_for_url("**/game/match/1/1")


@pytest.mark.browser
@pytest.mark.slow
def test_alone_from_the_first_page_to_the_end_by_taps(hall: Hall, browsers: Browsers) -> None:
    page = browsers.phone()
    page.goto("/")
    page.get_by_role("link", name="Play Challengers!").tap()
    page.get_by_role("button", name=re.compile("alone", re.IGNORECASE)).first.tap()
    page.get_by_role("button", name="Deal the cards").tap()
    expect(page.get_by_role("heading", name="Draw cards")).to_be_visible()
    hall.last = open_tables(hall.desk)[0]
    for round in range(1, 8):
        deck_phase(page)
        match_phase([page], round, re.compile("^(Go on|Ranking and story)$"))
        if page.get_by_role("link", name="Ranking and story").count():
            break  # there is no final, and who is far enough ahead has won at once
        went_on([page])
    is_over(hall, [page])


def test_alone_to_the_end_is_right_to_the_referee(hall: Hall) -> None:
    client = hall.client()
    client.done("/challengers/alone")
    id = hall.last = open_tables(hall.desk)[0]
    client.done(f"/t/{id}/game/deal", robot_level="2")
    moved_on(hall)
    assert hall.t.phase is Phase.FINISHED
    assert "/verify" in client.get(f"/t/{id}/game").text
    right_to_the_referee(hall)


def test_everyone_answers_in_the_same_second(hall: Hall) -> None:
    id = opened(hall, 8)
    players = [f"p{number}" for number in range(1, 9)]
    clients = {player: hall.player(player) for player in players}

    def all_at_once(job: Callable[[str], int]) -> list[int]:
        with ThreadPoolExecutor(8) as pool:
            return list(pool.map(job, players))

    drawn = all_at_once(lambda one: clients[one].send(f"/t/{id}/game/answer", said="A", of="draw-0").status_code)
    assert drawn == [303] * 8
    game = Followed().game(hall.t, hall.desk.seed(id))
    hands = {player: game.deck_phases[seat].drawn for seat, player in enumerate(players)}
    assert sum(map(len, hands.values())) == 40
    labels = {player: game.binder.label(hand[0]) for player, hand in hands.items()}
    picked = all_at_once(
        lambda one: clients[one].send(f"/t/{id}/game/answer", said=labels[one], of="pick-1").status_code
    )
    assert picked == [303] * 8
    table = hall.t.card_table
    assert table is not None
    assert sorted((one.player, one.said) for one in table.answers if one.ask == "pick") == sorted(labels.items())


def test_a_stand_in_one_who_left_and_removals_in_one_act_are_right_to_the_referee(hall: Hall) -> None:
    id = opened(hall, 3, pace="at-once")
    hall.player("p1").done(f"/t/{id}/game/stand-in", player="p2")
    hall.app.state.card_bots.tick()
    hall.player("p1").done(f"/t/{id}/game/answer", said="A")
    hall.player("p1").done(f"/t/{id}/game/answer", said="stop")
    hall.player("p1").done(f"/t/{id}/game/ready", removed=["Newcomer", "Newcomer", "Dog"])
    hall.player("p2").done(f"/t/{id}/game/back")
    hall.player("p3").done(f"/t/{id}/game/robot", player="p3", confirm="Q62")
    moved_on(hall)
    assert hall.t.phase is Phase.FINISHED
    right_to_the_referee(hall)


@pytest.mark.parametrize("players", [2, 5])
def test_somebody_who_watches_sees_every_stage(hall: Hall, players: int) -> None:
    id = opened(hall, players)
    for _ in range(9):
        assert hall.anybody.get(f"/t/{id}/game").status_code == 200
        moved_on(hall, rounds=1)
    assert hall.anybody.get(f"/t/{id}/game").status_code == 200
