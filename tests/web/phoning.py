"""A player with a real phone: the card, the list, the table that appears by itself, squads and reports."""

import re

from playwright.sync_api import Page, expect

from tests.web.wording import ANY, one_of, saying, words
from topcut.ids import PlayerId
from topcut.rules.match import Match
from topcut.rules.state import Playing
from topcut.web.access import secrets

PATIENCE = 20_000.0  # milliseconds, for what comes by the stream to a busy machine


class Phone:
    def __init__(self, page: Page, player: PlayerId, name: str) -> None:
        self.page = page
        self.player = player
        self.name = name

    def claim(self, letters: str) -> None:
        """Scan the QR code of the card: one tap."""
        secret = secrets.read(letters)
        assert secret is not None
        self.page.goto(f"/c#{secrets.as_link(secret)}")
        self.page.get_by_role("button", name=saying("access-confirm-yes", name=self.name)).tap()
        expect(self.page.locator("#now")).to_be_visible()
        self.page.evaluate("window.stayed = true")

    def hand_in(self, text: str) -> None:
        home = self.page.url
        self.page.get_by_role("link", name=saying("seat-my-list-hand-in")).tap()
        self.page.locator("[href='#as-text']").tap()
        self.page.locator("#text").fill(text)
        self.page.get_by_role("button", name=saying("seat-list-read")).tap()
        expect(self.page.locator("#checked")).to_contain_text(one_of("list-check-read", "list-check-unread"))
        self.page.get_by_role("button", name=saying("seat-list-hand-in", list=ANY)).tap()
        expect(self.page.get_by_text(saying("seat-list-state.handed-in"))).to_be_visible()
        self.page.goto(home)
        self.page.evaluate("window.stayed = true")

    def sees(self, match: Match, opponent: str) -> None:
        """Table and opponent, by the stream, without a reload."""
        expect(self.page.locator("#now .seat h1")).to_have_text(opponent, timeout=PATIENCE)
        expect(self.page.locator("#now .seat .plate")).to_have_text(re.compile(rf"\b{match.table}$"))
        assert self.page.evaluate("window.stayed")

    def sees_heading(self, id: str) -> None:
        expect(self.page.locator("#now h1")).to_have_text(saying(id), timeout=PATIENCE)

    def is_asked(self) -> None:
        """The opponent has reported."""
        expect(self.page.locator("#now")).to_contain_text(words("seat-said-state.turn"), timeout=PATIENCE)

    @property
    def now(self) -> str:
        return self.page.locator("#now").inner_text()

    def choose(self, *squads: int) -> None:
        for number in squads:
            self.page.locator(f"input[name=squad][value='{number}']").check()
        self.page.get_by_role("button", name=saying("seat-squads-seal")).tap()

    def report(self, now: Playing, *, won: bool, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> None:
        """`mine` and `theirs` are the figures of this rule book in its order; without any the winner alone is told."""
        match = next(match for match in now.round.matches if self.player in (match.first, match.second))
        seat = 1 if match.first == self.player else 2
        form = self.page.locator("form#report")
        folded = self.page.locator("summary", has_text=saying("seat-report-title"))
        if folded.count():
            folded.tap()
        if not mine:
            winner = seat if won else 3 - seat
            games = form.locator("input[name=game-1]").count()
            for field in ("game-1", "game-2") if games else ("winner",):
                form.locator(f"input[name={field}][value='{winner}']").check()
        figures = form.locator("[name$='-1']:is([type=number], [value='0'])").all()
        for place, figure in enumerate(figures[: len(mine)]):
            name = (figure.get_attribute("name") or "")[:-2]
            for who, number in ((seat, mine[place]), (3 - seat, theirs[place])):
                number_field = form.locator(f"input[type=number][name='{name}-{who}']")
                if number_field.count():
                    number_field.fill(number)
                else:
                    form.locator(f"input[name='{name}-{who}'][value='{number}']").check()
        form.locator("[data-report]").tap()

    def differ(self) -> None:
        self.page.locator("summary", has_text=saying("seat-report-different")).tap()

    def confirm(self) -> None:
        self.is_asked()
        self.page.locator("#confirm button").tap()
        over = one_of("seat-done", "seat-out")  # who confirms a loss in the bracket is out of it
        expect(self.page.locator("#now h1")).to_have_text(over, timeout=PATIENCE)
