"""Whole games on phones: four of them, each in another language, with a bot and the Robot, alone to the end, lost
phones, and the referee."""

import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import topcut_referee
from tests.web.browsing import Browsers, axe
from tests.web.challengers.tables import moved_on, opened, until_asked_in_a_match
from tests.web.clipping import clipped
from tests.web.hall import Hall
from tests.web.serving import until
from tests.web.wording import ANY, beginning, saying
from topcut.cards.bots.bot import bots_for
from topcut.cards.game import OVER
from topcut.cards.view import view
from topcut.desk.card_tables import link_of, open_tables
from topcut.rules.playing_cards import Followed
from topcut.rules.tournament import Phase
from topcut.web.settings import Limits, Settings
from topcut.words import reader
from topcut.words.reader import reading

LEAST = 12.9  # pixels, as screens round
# What a card does is set in regular type; its name and its set are bold.
SMALLEST = """() => Math.min(...[...document.querySelectorAll(".offer svg text:not([font-weight])")].map(one =>
    Number(one.getAttribute("font-size")) * one.ownerSVGElement.getBoundingClientRect().width
    / one.ownerSVGElement.viewBox.baseVal.width))"""


@dataclass(frozen=True)
class Phone:
    page: Page
    language: str = "en"


def deck_phase(phone: Phone) -> None:
    """A whole Deck Phase by taps: draw, take whatever is first, ready."""
    with reading(phone.language):
        _deck_phase(phone.page)


def _deck_phase(page: Page) -> None:
    page.get_by_role("button", name=beginning("table-draw-level", level=ANY)).last.tap()
    asks = page.locator('input[name="of"]').first
    expect(asks).to_have_value(re.compile("^pick-"))
    while not (before := asks.get_attribute("value") or "").startswith("remove"):
        if before.startswith("pay"):
            page.get_by_role("button", name=saying("table-pay.none")).tap()
        else:
            page.locator(".offer").first.tap()
            page.locator(".take:visible").tap()
        expect(asks).not_to_have_value(before)
    if page.locator('.removals input[value="Newcomer"]').count():
        page.locator('.removals input[value="Newcomer"]').first.tap()
    page.get_by_role("button", name=saying("table-remove.ready")).tap()


def match_phase(phones: Sequence[Phone], round: int) -> None:
    """Whoever is asked chooses whatever is first, until everybody's match is over."""
    for phone in phones:
        expect(phone.page).to_have_url(
            re.compile(f"/game/match/{round}/")
        )  # the script goes on before the page is whole
    left = list(phones)
    while left:
        phone = left.pop(0)
        with reading(phone.language):
            if not _is_over(phone.page):
                left.append(phone)


def _is_over(page: Page) -> bool:
    """If it is not, whoever is asked has chosen something."""
    choice = page.locator("#choice")
    others = page.get_by_text(saying("board-waits", who=ANY))
    on, story = (page.get_by_role("link", name=saying(id)) for id in ("table-match.on", "table-story"))
    expect(choice.or_(others).or_(on).or_(story).first).to_be_attached()
    if on.or_(story).count():
        return True
    if choice.count():
        asked = choice.locator('input[name="of"]').get_attribute("value") or ""
        skip(page)
        choice.get_by_role("button").first.tap()
        expect(page.locator(f'#choice input[name="of"][value="{asked}"]')).to_have_count(0)
    return False


def skip(page: Page) -> None:
    page.get_by_role("link", name=saying("table-steps-skip")).tap()


def caught_up(page: Page) -> bool:
    """What came after the tap is shown at its pace, so somebody in a hurry taps again."""
    skip(page)
    return page.locator(".prize").is_visible()


def went_on(phones: Sequence[Phone]) -> None:
    """After a match, to the next round or the final."""
    for phone in phones:
        page = phone.page
        with reading(phone.language):
            until(lambda page=page: caught_up(page), "the match is never shown to its end")  # type: ignore[misc]
            page.get_by_role("link", name=saying("table-match.on")).tap()
            page.wait_for_url("**/game")


def is_over(hall: Hall, phones: Sequence[Phone]) -> None:
    until(lambda: hall.t.phase is Phase.FINISHED, "the game did not end")
    for phone in phones:
        phone.page.goto(f"/t/{hall.last}/game")
        with reading(phone.language):
            expect(phone.page.get_by_role("link", name=saying("table-over.verify"))).to_be_visible()
    right_to_the_referee(hall)


def right_to_the_referee(hall: Hall) -> None:
    verdict = topcut_referee.verify(hall.anybody.get(f"/t/{hall.last}/archive").content.split(b"\n"))
    assert verdict.ok, verdict.as_text()


@pytest.mark.browser
@pytest.mark.slow
def test_four_phones_a_bot_and_the_robot_play_a_whole_game_in_four_languages(
    hall: Hall, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", "de", "fr", "es"))
    host = browsers.phone()
    host.goto("/challengers")
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("button", name="Open a table").tap()
    expect(host.get_by_role("button", name="Deal the cards")).to_be_visible()
    id = hall.last = open_tables(hall.desk)[0]
    phones = [Phone(host)]
    for name, language in (("Bo", "de"), ("Cy", "fr"), ("Dee", "es")):
        page = browsers.phone(locale=language)
        phones.append(Phone(page, language))
        page.goto(f"/challengers/join/{link_of(hall.desk, id)}")
        with reading(language):
            page.get_by_label(saying("table-your-name")).fill(name)
            page.get_by_role("button", name=saying("table-join.sit")).tap()
        expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    expect(host.get_by_role("listitem").filter(has_text="Dee")).to_be_visible()  # by itself
    host.get_by_label("Bots beside you").select_option("1")
    host.get_by_text("More options").tap()
    host.get_by_label("Bots answer").select_option("at-once")
    host.get_by_role("button", name="Deal the cards").tap()
    for phone in phones:
        with reading(phone.language):  # the others' pages go on by themselves
            expect(phone.page.get_by_role("heading", name=saying("table-draw"))).to_be_visible()
        expect(phone.page.locator(".qr")).to_have_count(0)  # nobody new can sit down
    assert hall.t.card_table is not None
    assert hall.t.card_table.robot is not None
    for round in range(1, 8):
        for phone in phones:
            deck_phase(phone)
        match_phase(phones, round)
        went_on(phones)
    for phone in phones:
        with reading(phone.language):
            final = saying("play-finalists", first=ANY, second=ANY)
            expect(phone.page.get_by_text(final)).to_be_visible()  # who plays it or not
    for phone in phones:  # once both are ready, everybody's page goes on by itself
        with reading(phone.language):
            ready = phone.page.get_by_role("button", name=saying("table-remove.ready"))
            if ready.count():
                ready.tap()
    match_phase(phones, 8)  # an event for everybody
    is_over(hall, phones)


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
    for width in (1280, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        assert len({one.bounding_box()["y"] for one in page.locator(".offer").all()}) == 1, "not all in one row"  # type: ignore[index]  # they are shown
        assert clipped(page, width) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(SMALLEST) >= LEAST, "what a card does is too small to read"
    page.locator(".offer").first.tap()
    expect(page.locator(".take:visible")).to_have_count(1)
    axe(page)
    assert clipped(page, 360) == []
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
def test_who_comes_to_a_game_that_is_over_is_told_so_and_stays_at_the_table(hall: Hall, browsers: Browsers) -> None:
    host = hall.client()
    host.done("/challengers/open", name="Ana")
    id = hall.last = open_tables(hall.desk)[0]
    link = link_of(hall.desk, id)
    host.done(f"/t/{id}/game/deal", bots="2")
    moved_on(hall)
    page = browsers.phone()
    page.goto(f"/challengers/join/{link}")
    expect(page.get_by_text(saying("refusal-table-over"))).to_be_visible()
    expect(page.get_by_role("link", name=saying("table-final.watch"))).to_be_visible()
    page.reload()
    assert page.evaluate("sessionStorage.length") == 0, "it is taken elsewhere"


@pytest.mark.browser
def test_a_reload_another_phone_and_a_restart_in_a_match_lose_neither_the_place_nor_the_choice(
    hall: Hall, browsers: Browsers
) -> None:
    id = opened(hall, 4, sets=("Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck"))
    seat, round, park = until_asked_in_a_match(hall)
    place, me = f"/t/{id}/game/match/{round}/{park}", hall.player(f"p{seat + 1}")
    page = browsers.phone(me, reduced_motion="reduce")

    def asked(page: Page) -> tuple[str | None, list[str | None]]:
        expect(page.locator("#choice")).to_be_visible()
        of = page.locator('#choice input[name="of"]').get_attribute("value")
        return of, [one.get_attribute("value") for one in page.locator("#choice .option").all()]

    page.goto(place)
    skip(page)
    before, at = asked(page), page.locator("[data-place]").inner_text()
    page.reload()
    assert asked(page) == before
    assert page.locator("[data-place]").inner_text() == at  # the same browser goes on where it was
    with browsers.forgiving("net::"):  # the page may ask while nobody is there
        browsers.served.restart()
        page.goto(place)
    assert asked(page) == before
    other = browsers.phone(me, reduced_motion="reduce")
    other.goto(place)
    expect(other.locator("[data-place]")).not_to_have_text(at)  # another one shows the match from its beginning
    skip(other)
    assert asked(other) == before
    other.locator("#choice .option").first.tap()
    gone = f'#choice input[name="of"][value="{before[0]}"]'
    for one in (other, page):  # the first phone follows
        expect(one.locator(gone)).to_have_count(0)


@pytest.mark.browser
@pytest.mark.slow
def test_alone_from_the_first_page_to_the_end_by_taps(hall: Hall, browsers: Browsers) -> None:
    page = browsers.phone()
    phone = Phone(page)
    page.goto("/")
    page.get_by_role("link", name="Play Challengers!").tap()
    page.get_by_role("button", name=re.compile("alone", re.IGNORECASE)).first.tap()
    page.get_by_role("button", name="Deal the cards").tap()
    expect(page.get_by_role("heading", name="Draw cards")).to_be_visible()
    hall.last = open_tables(hall.desk)[0]
    for round in range(1, 8):
        deck_phase(phone)
        match_phase([phone], round)
        if page.get_by_role("link", name=saying("table-story")).count():
            break  # there is no final, and who is far enough ahead has won at once
        went_on([phone])
    is_over(hall, [phone])


def test_alone_to_the_end_is_right_to_the_referee(hall: Hall) -> None:
    client = hall.client()
    client.done("/challengers/alone")
    id = hall.last = open_tables(hall.desk)[0]
    client.done(f"/t/{id}/game/deal", robot_level="2")
    moved_on(hall)
    assert hall.t.phase is Phase.FINISHED
    assert "/verify" in client.get(f"/t/{id}/game").text
    right_to_the_referee(hall)


def test_what_a_game_asks_for_is_never_too_much_however_fast_somebody_taps(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "data", Settings(limits=replace(Limits(), writes_a_minute=4)))
    client = hall.client()
    client.done("/challengers/alone")
    id = hall.last = open_tables(hall.desk)[0]
    client.done(f"/t/{id}/game/deal", robot_level="2")
    followed = Followed()
    while (game := followed.game(hall.t, hall.desk.seed(id))).stage != OVER:
        made = bots_for(game, ["greedy"])[0].choose(game.pending[0], lambda: view(game, 0))  # at once
        answered = client.send(f"/t/{id}/game/answer", said=game.binder.label(made))
        assert answered.status_code == 303, answered.text
    assert not hall.app.state.access.attempts.flooding(id, hall.desk.clock.now())
    hall.close()


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
