"""Everybody at once on one server: the organizer at a laptop, two judges and four players with phones, a big screen."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.browsing import Browsers
from tests.web.hall import Hall
from tests.web.organizer.playing_on import match_at
from tests.web.organizing import Organizer
from tests.web.phoning import PATIENCE, Phone
from tests.web.wording import saying, words
from topcut.ids import PlayerId
from topcut.rules.match import Match
from topcut.web.rendering import official_of

pytestmark = pytest.mark.browser

NAMES = ("Ana Kovač", "Bo Lindqvist", "Cyrus Amadi", "Delphine Aubert")
JUDGES = ("Wanda Maximoff", "Tove Ek")
WALL: ViewportSize = {"width": 1920, "height": 1080}


class Judge:
    """A judge on the floor; whatever is expected of this phone comes by itself, without a reload."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    def ask_in(self, code: str) -> None:
        self.page.goto("/judge")
        self.page.get_by_label(saying("access-judge-code")).fill(code)
        self.page.get_by_role("button", name=saying("access-judge-ask")).tap()
        expect(self.page.get_by_role("heading", name=saying("access-wait-ask", name=self.name))).to_be_visible()

    def is_in(self, queue: str) -> None:
        self.page.wait_for_url(lambda url: "/judge/wait" not in url, timeout=PATIENCE)
        self.page.goto(queue)
        self.page.evaluate("window.stayed = true")

    def sees_call(self, table: int, about: str) -> None:
        expect(self.page.locator("article.call")).to_contain_text(about, timeout=PATIENCE)
        expect(self.page.locator("article.call .plate")).to_have_text(re.compile(rf"\b{table}$"))
        assert self.page.evaluate("window.stayed")

    @property
    def _to_take(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{words('judge-call-take')}(?! instead)"))

    def take(self) -> None:
        self._to_take.tap()
        expect(self.page.locator("article.call")).to_contain_text(words("judge-call-mine"))

    def sees_taken(self, by: str) -> None:
        expect(self.page.locator("article.call")).to_contain_text(words("judge-call-theirs", name=by), timeout=PATIENCE)
        expect(self._to_take).to_have_count(0)
        assert self.page.evaluate("window.stayed")

    def close(self) -> None:
        self.page.get_by_role("button", name=words("judge-call-done")).tap()
        expect(self.page.locator("article.call")).to_have_count(0)

    def warn(self, player: PlayerId, ground: str) -> None:
        """From the call to the player's page; two taps."""
        queue = self.page.url
        self.page.goto(queue.partition("/judge")[0] + f"/desk/players/{player}#warn")
        form = self.page.locator("#warn")
        form.locator(f"[name=ground][value='{ground}']").check()
        form.get_by_role("button", name=saying("warn-and", answer="no", heads="none")).tap()
        expect(self.page.locator("#said")).to_be_visible()
        self.page.goto(queue)
        self.page.evaluate("window.stayed = true")

    def decide(self, table: int, right: str) -> None:
        """A dispute, by a tap on the claim of whoever is right."""
        found = self.page.locator(f"#decide-{table}")
        expect(found).to_be_visible(timeout=PATIENCE)
        found.get_by_role("button", name=words("judge-says", player=right)).tap()
        expect(self.page.locator(f"#decide-{table}")).to_have_count(0)


class Wall:
    """The projector: it turns its pages by itself, so a name is looked for on all of them."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, address: str) -> None:
        self.page.goto(address)
        self.page.evaluate("window.stayed = true")

    def shows(self, text: str) -> None:
        expect(self.page.locator("main")).to_contain_text(text, timeout=PATIENCE)
        assert self.page.evaluate("window.stayed")

    def hides_the_time(self) -> None:
        expect(self.page.get_by_role("timer")).to_have_count(0)


class Room:
    def __init__(self, hall: Hall, browsers: Browsers) -> None:
        self.hall = hall
        self.organizer = Organizer(hall, browsers.laptop())
        self.judges = [Judge(browsers.phone(), name) for name in JUDGES]
        self.wall = Wall(browsers.context(viewport=WALL).new_page())
        self.phones: dict[PlayerId, Phone] = {}
        self._browsers = browsers

    @property
    def here(self) -> str:
        return f"/t/{self.hall.last}"

    @property
    def people(self) -> dict[PlayerId, str]:
        players = self.hall.t.players
        return {one.player: one.name for one in self.hall.store.people(self.hall.last) if one.player in players}

    def let_in_judge(self, judge: Judge) -> None:
        """The code on the organizer's screen, typed on the phone, then the organizer's tap."""
        page = self.organizer.page
        page.goto(f"{self.organizer.desk}/officials")
        page.get_by_label(saying("desk-officials-name")).first.fill(judge.name)
        self.organizer.press("desk-officials-add-them")
        page.get_by_role("button", name=saying("desk-officials-code-for", name=judge.name)).click()
        judge.ask_in(page.locator(".hero .big").inner_text())
        page.get_by_role("button", name=saying("desk-officials-let", name=judge.name)).click(timeout=PATIENCE)
        judge.is_in(f"{self.here}/judge")

    def let_in_players(self) -> None:
        cards = self.organizer.cards()
        for player, name in self.people.items():
            phone = self.phones[player] = Phone(self._browsers.phone(), player, name)
            phone.claim(cards[name])

    @property
    def matches(self) -> list[Match]:
        return list(self.organizer.now.round.matches)

    def everybody_waits(self) -> None:
        """From here on nothing is loaded anew."""
        for phone in self.phones.values():
            phone.page.evaluate("window.stayed = true")

    def every_phone_moves_on(self) -> None:
        for match in self.matches:
            assert match.second is not None
            self.phones[match.first].sees(match, self.people[match.second])
            self.phones[match.second].sees(match, self.people[match.first])

    def at(self, match: Match) -> tuple[Phone, Phone]:
        assert match.second is not None
        return self.phones[match.first], self.phones[match.second]


@pytest.mark.clause("CH-14", "CH-16", "CH-19", "CH-20")
def test_everybody_in_the_room_at_once(hall: Hall, browsers: Browsers) -> None:
    room = Room(hall, browsers)
    organizer, (wanda, tove), wall = room.organizer, room.judges, room.wall
    organizer.set_up()
    organizer.create("challenger", "Autumn Cup", ("standard",))
    organizer.enter(NAMES)
    for judge in room.judges:
        room.let_in_judge(judge)
    room.let_in_players()
    organizer.start(len(NAMES))
    wall.open(f"{room.here}/display")
    organizer.pair()
    room.every_phone_moves_on()
    for name in NAMES:
        wall.shows(name)

    one, other = room.matches
    assert one.table is not None
    assert other.table is not None
    caller, opponent = room.at(one)
    caller.page.locator("details.call summary").tap()
    caller.page.get_by_label(saying("seat-call-about")).fill("Is it in range?")
    caller.page.get_by_role("button", name=saying("seat-call-now", **official_of(hall.t))).tap()
    for judge in room.judges:
        judge.sees_call(one.table, "Is it in range?")
    wanda.take()
    tove.sees_taken(wanda.name)
    wanda.warn(opponent.player, "Abusing the margin of error")
    wanda.close()
    expect(tove.page.locator("article.call")).to_have_count(0, timeout=PATIENCE)
    assert [(given.player, given.round) for given in hall.t.conduct.warnings] == [(opponent.player, 1)]
    for page in (*(phone.page for phone in room.phones.values()), wall.page):
        assert "margin of error" not in page.locator("main").inner_text()

    now = organizer.now
    caller.report(now, won=True, mine=("16",), theirs=("9",))
    opponent.confirm()
    first, second = room.at(other)
    first.report(now, won=True, mine=("14",), theirs=("3",))
    second.is_asked()
    second.differ()
    second.report(now, won=True, mine=("17",), theirs=("3",))
    expect(first.page.locator("#now")).to_contain_text(words("seat-said-state.differs"), timeout=PATIENCE)
    tove.decide(other.table, first.name)
    first.sees_heading("seat-done")
    second.sees_heading("seat-done")
    assert [match_at(hall, match.table).result is not None for match in (one, other) if match.table] == [True, True]

    organizer.start_clock()
    wall.hides_the_time()
    room.everybody_waits()
    organizer.pair()
    room.every_phone_moves_on()
    assert {frozenset((match.first, match.second)) for match in room.matches} != {
        frozenset((match.first, match.second)) for match in (one, other)
    }
    for name in NAMES:
        wall.shows(name)
    wall.shows(words("display-round", round=2))
