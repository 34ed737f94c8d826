"""An organizer at a laptop in a real browser: everything by the pages' own buttons, results by the keyboard."""

import re
from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from tests.web.doors import PASSWORD, printed
from tests.web.hall import Hall
from tests.web.organizer.playing_on import match_at
from tests.web.player.at_table import Table
from tests.web.wording import ANY, beginning, saying, words
from topcut.ids import PlayerId, TournamentId
from topcut.rules.match import Match, Pair, Seat, Stage
from topcut.rules.state import Playing, playing
from topcut.web.access.account import set_up

SENT = """async (action) => {
  const form = document.querySelector(`form[action="${action}"]`);
  const answer = await fetch(action, {method: "POST", body: new URLSearchParams(new FormData(form))});
  return [...new Uint8Array(await answer.arrayBuffer())];
}"""


class Organizer:
    def __init__(self, hall: Hall, page: Page) -> None:
        self.hall = hall
        self.page = page

    @property
    def desk(self) -> str:
        return f"/t/{self.hall.last}/desk"

    def press(self, id: str, /, **parameters: object) -> None:
        """The button or link whose name begins so; the key that presses it may follow."""
        name = beginning(id, **parameters)
        self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name)).first.click()
        self.page.wait_for_load_state()

    def said(self, id: str, /, **parameters: object) -> None:
        expect(self.page.locator("#said")).to_have_text(saying(id, **parameters))

    def set_up(self) -> None:
        """The account, by the link from the console."""
        made = set_up(self.hall.app)
        assert made is not None
        self.page.goto("/setup#" + made.link.partition("#")[2])
        self.page.get_by_label(saying("access-own-name")).fill("Olga Petrova")
        for label in ("access-password", "access-password-again"):
            self.page.get_by_label(saying(label)).fill(PASSWORD)
        self.press("access-setup-create")

    def create(self, ruleset: str, title: str, options: tuple[str, ...] = ()) -> None:
        self.press("layout-site.new")
        self.page.locator(f"input[name=book][value={ruleset}]").check()
        self.page.get_by_label(saying("desk-create-called")).fill(title)
        for option in options:
            self.page.locator(f'input[name^="option.{ruleset}."][value={option}]').check()
        self.press("desk-create-create")
        self.page.wait_for_url("**/desk/players")
        self.hall.last = TournamentId(self.page.url.split("/")[-3])

    def enter(self, names: tuple[str, ...]) -> None:
        self.page.get_by_label(saying("desk-players-lines")).fill("\n".join(names))
        self.press("desk-players-enter-all")
        expect(self.page.locator("tbody tr")).to_have_count(len(names))

    def cards(self) -> dict[str, str]:
        """The letters on each player's card, by name; the file itself would open in a viewer that no test can read."""
        self.page.goto(f"{self.desk}/cards")
        return printed(httpx.Response(200, content=bytes(self.page.evaluate(SENT, f"{self.desk}/cards"))))

    def start(self, players: int, depart: str = "") -> None:
        """What is missing is on paper, the organizer is the official; a small field departs from a clause in public."""
        self.page.goto(f"{self.desk}/start")
        for way_out in ("note", "role"):
            button = self.page.locator(f"#checklist button[name={way_out}]")
            if button.count():
                button.click()
                self.page.wait_for_load_state()
        expect(self.page.get_by_role("button", name=saying("desk-start-go", players=players))).to_be_visible()
        self.press("desk-start-only")
        if depart:
            expect(self.page.locator(f"#depart input[name=depart][value={depart}]")).to_be_checked()
            self.page.locator("#depart").get_by_label(saying("desk-start-why")).fill("A small hall")
            self.press("desk-start-depart-go", announces=False)
        self.said("started", tournament=self.hall.t.ruleset.terms.tournament)

    def pair(self) -> None:
        """The draw is opened, looked at and published, with three keys."""
        self.page.goto(self.desk)
        self.page.locator("h1").click()
        self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")
        structure, round = self.hall.t.structure, len(self.hall.t.rounds) + 1
        assert structure is not None
        is_last = round == structure.rounds
        heading = saying("desk-preview-heading", round=round, rounds=structure.rounds, last=is_last)
        expect(self.page.locator("h1")).to_have_text(heading)
        self.page.keyboard.press("p")
        self.page.keyboard.press("Enter")
        self.said("desk-preview-published")

    def start_clock(self) -> None:
        self.page.goto(f"{self.desk}/clock")
        self.press("desk-clock-start-round", round=self.now.number)
        assert self.hall.t.clock is not None

    @property
    def now(self) -> Playing:
        found = playing(self.hall.t)
        assert found is not None
        return found

    @property
    def open_tables(self) -> list[Match]:
        now = self.now
        return [now.round.matches[number - 1] for number in now.open]

    def enter_others(self, winners: tuple[PlayerId, ...]) -> None:
        """Every open table: these win, and where none of them plays the first seat does.

        Theirs and two more are typed without a mouse; the others report and confirm, each from the own page.
        """
        tables = sorted(self.open_tables, key=lambda match: not {match.first, match.second} & set(winners))
        theirs = sum(bool({match.first, match.second} & set(winners)) for match in tables)
        for match in tables[theirs + 2 :]:
            self._report(match)
        self.page.goto(self.desk)
        for match in tables[: theirs + 2]:
            assert match.table is not None
            assert match.second is not None
            best = min((match.first, match.second), key=lambda one: winners.index(one) if one in winners else 99)
            self.type_result(match.table, Seat.FIRST if best == match.first else Seat.SECOND)

    def _report(self, match: Match) -> None:
        """Both players of a table, past the browser: the first seat has won."""
        assert match.table is not None
        assert match.second is not None
        told: dict[str, object] = dict(self._scores(match.table))
        if not told:
            games = ("game-1", "game-2") if self.now.stage is Stage.BRACKET else ("winner",)
            told = dict.fromkeys(games, 1)
        here = Table(self.hall, f"/t/{self.hall.last}", match.first, match.second)
        assert here.report(match.first, "", **told).status_code == 303
        assert here.confirm(match.second).status_code == 303
        assert match_at(self.hall, match.table).result is not None

    def type_result(self, table: int, winner: Seat) -> None:
        keyboard = self.page.keyboard
        expect(self.page.locator("#entry input[name=table]")).to_be_focused()
        keyboard.type(f"{table} {self._typed(table, winner)}")
        keyboard.press("Enter")
        plate = self.page.locator(".plate").filter(has_text=re.compile(rf"\b{table}$"))
        typed = self.page.locator("#queue li").filter(has=plate).first
        expect(typed.locator(".chip.settled")).to_be_visible()
        assert match_at(self.hall, table).result is not None

    def _typed(self, table: int, winner: Seat) -> str:
        """The figures in the order of the seats."""
        scores: list[int] = []
        for won, lost in self._scores(table).values():
            scores += (won, lost) if winner is Seat.FIRST else (lost, won)
        games = 2 if self.now.stage is Stage.BRACKET else 1
        return " ".join(map(str, scores or [winner + 1] * games))

    def _scores(self, table: int) -> dict[str, Pair]:
        """The winner's figures and the loser's, apart enough from other tables for few ties."""
        if self.hall.t.ruleset.name == "showdown":
            return {"struggle": (2, 1), "wounds": (9, table % 9)}
        return {} if self.hall.t.ruleset.name == "munchkin" else {"vp": (16, table)}

    def decide(self, table: int, right: str) -> None:
        """A dispute, by the button beside the claim of whoever is right."""
        self.page.goto(self.desk)
        expect(self.page.locator(f"#t{table} .chip")).to_have_text(saying("desk-parts-state.disputed"))
        self.press("desk-round-is-right", player=right, outcome=ANY)
        self.said("desk-entered", table=table, how="victory", winner=right, loser=ANY, score="none")

    def correct(self, round: int, table: int, fields: dict[str, str]) -> None:
        """First its consequences are shown; the tables since stay as they are."""
        self.page.goto(f"{self.desk}/correct")
        self.press("desk-correct-one", table=table, round=round)
        for name, value in fields.items():
            field = self.page.locator(f"[name='{name}']")
            if field.evaluate("element => element.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        self.press("desk-correct-show")
        expect(self.page.get_by_role("heading", name=saying("desk-correct-changes"))).to_be_visible()
        if self.page.locator("input[name=repair]").count():
            self.page.locator("input[name=repair][value=keep]").check()
        self.page.get_by_label(saying("desk-correct-reason")).fill("Written down the wrong way round")
        self.press("desk-correct-record")
        expect(self.page.locator("#said")).to_be_visible()

    def drop(self, name: str) -> None:
        self.page.goto(f"{self.desk}/players?q={name}")
        self.page.get_by_role("rowheader").get_by_role("link", name=name, exact=True).click()
        self.page.locator("#leave summary").click()
        self.press("desk-player-drop-go", player=name)
        expect(self.page.locator("#said")).to_be_visible()

    def cut(self, size: int) -> None:
        self.page.goto(self.desk)
        self.press("desk-round-look", code="make-cut", round=0)
        self.press("desk-cut-go-on", size=size)

    def publish_bracket(self, round: int, left: int) -> None:
        """So many rounds are left after it."""
        self.page.goto(f"{self.desk}/bracket")
        self.press("desk-bracket-publish", left=left, round=round)
        expect(self.page.locator("h1")).to_contain_text(words("round-name", left=left, round=round))

    def finish(self) -> None:
        self.page.goto(self.desk)
        self.press("desk-round-look", code="finish", round=0)
        self.press("desk-finish-now")
        expect(self.page.locator("h1")).to_contain_text(words("desk-finish-title.final"))
        self.page.goto(f"{self.desk}/finish")
        self.press("desk-finish-reveal")
        expect(self.page.get_by_role("heading", name=saying("desk-finish-is-revealed"))).to_be_visible()


def downloaded(page: Page, tournament: TournamentId, folder: Path) -> Path:
    """The public file, as somebody from the street gets it."""
    page.goto(f"/t/{tournament}")
    with page.expect_download() as waiting:
        page.get_by_role("link", name=saying("public-front-download")).click()
    path = folder / "archive.jsonl"
    waiting.value.save_as(path)
    return path
