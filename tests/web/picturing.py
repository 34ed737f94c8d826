"""`python -m tests.web.picturing FOLDER`: the pictures of the documentation, taken of real pages in a real browser."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from tests.web import browsing
from tests.web.browsing import Browsers
from tests.web.challengers.tables import moved_on
from tests.web.challengers.tables import opened as opened_table
from tests.web.hall import JUDGE, Hall
from tests.web.organizer.playing_on import claimed, entered, first
from tests.web.shrinking import shrunk
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions import calling, clock, conduct, lists, rounds, structure
from topcut.rules.actions.challengers.deciding import decide
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Seat
from topcut.rules.state import playing

PROJECTOR: ViewportSize = {"width": 1920, "height": 1080}
NAMES = (
    "Ana Kovač", "Bo Lindqvist", "Cyrus Amadi", "Delphine Aubert", "Eloise Fabre", "Farid Haddad", "Ginevra Conti",
    "Hal O'Brien", "Ivy Nakamura", "Jun Tanabe", "Kezia Boateng", "Lars Holm", "Mara Voss", "Nils Petersen",
    "Olu Adeyemi", "Pablo Ferreira", "Quy Tran",
)  # fmt: skip
STEP = 12  # of a match
SCORES = ((16, 9), (11, 16), (17, 12), (12, 12), (16, 4), (8, 16), (18, 15), (16, 13))
SQUADS = """Squad 1: Ilvra Sunn / Canyon Scouts / Lamplighters
Squad 2: Captain Orrel / Wall Guard / Signal Corps
Squad 3: Tamsin Rook / Outriders / Water Sellers
Squad 4: The Ferryman / Dockhands / Silent Oars
Mission: Shifting Priorities"""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for chromium in browsing.started():
        with opened(chromium.running()) as (hall, browsers):
            before_the_start(hall, browsers, folder)
            an_afternoon(hall, browsers, folder)
            squads(hall, browsers, folder)
            card_table(hall, browsers, folder)
            take(browsers.laptop(), "/help", folder / "help.png")


@contextmanager
def opened(browser: Browser) -> Iterator[tuple[Hall, Browsers]]:
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder) / "data")
        for browsers in browsing.watched(browser, hall):
            yield hall, browsers
        hall.close()


def before_the_start(hall: Hall, browsers: Browsers, folder: Path) -> None:
    id = hall.tournament(players=NAMES, ready=False, title="Harbour City Open")
    hall.act(lists.hand_in, "p1", "on paper")
    take(browsers.laptop(hall.owner), f"/t/{id}/desk/start", folder / "start.png")


def an_afternoon(hall: Hall, browsers: Browsers, folder: Path) -> None:
    """Two rounds played, the third with everything in it at once."""
    id = hall.paired(players=NAMES, title="Harbour City Open")
    results(hall)
    hall.pair()
    results(hall)
    hall.act(rounds.open_draw)
    desk = browsers.laptop(hall.owner)
    take(desk, f"/t/{id}/desk/preview", folder / "preview.png")
    hall.act(rounds.publish)
    take(browsers.context(viewport=PROJECTOR).new_page(), f"/t/{id}/display", folder / "display.png")
    take(desk, f"/t/{id}/desk/correct/swiss/2/{swapped(hall)}", folder / "correction.png", whole=True)
    hall.act(clock.start, 3)
    for table in (1, 4, 6):
        entered(hall, table, SCORES[table - 1])
    claimed(hall, 2, (16, 9))
    claimed(hall, 3, (17, 12))
    claimed(hall, 3, (12, 17), Seat.SECOND)
    hall.act(calling.call_official, "Is the bridge in range?", by=Actor(Role.PLAYER, first(hall, 5)))
    hall.act(conduct.warn, first(hall, 8), "Slow play", by=JUDGE)
    take(desk, f"/t/{id}/desk", folder / "round.png")
    take(desk, f"/t/{id}/desk/print", folder / "print.png")
    take(browsers.phone(hall.judge, device_scale_factor=2), f"/t/{id}/judge", folder / "judge.png")
    player = hall.player(first(hall, 7))
    for dark in (False, True):
        phone = browsers.phone(player, device_scale_factor=2, dark=dark)
        phone.goto(f"/t/{id}/me")
        phone.fill("#vp-1", "16")
        phone.fill("#vp-2", "9")
        phone.locator("#reading:not(:empty)").wait_for()
        kept(phone, folder / ("player-dark.png" if dark else "player.png"))
    take(browsers.laptop(), f"/t/{id}", folder / "public.png")
    standings = browsers.laptop()
    standings.goto(f"/t/{id}/standings")
    standings.locator("main summary").nth(1).click()
    kept(standings, folder / "standings.png")


def squads(hall: Hall, browsers: Browsers, folder: Path) -> None:
    id = hall.tournament("showdown", NAMES[:8], title="Harbour City Open")
    for player in hall.t.players:
        hall.act(lists.hand_in, player, SQUADS)
    hall.act(structure.start)
    hall.pair()
    phone = browsers.phone(hall.player(first(hall, 1)), device_scale_factor=2)
    take(phone, f"/t/{id}/me", folder / "squads.png")


def card_table(hall: Hall, browsers: Browsers, folder: Path) -> None:
    """A game of Challengers!: a first hand to pick from, and a match of the third round in full swing."""
    id = opened_table(hall, 4)
    hall.act(decide, "A", by=Actor(Role.PLAYER, PlayerId("p1")))
    phone = browsers.phone(hall.player("p1"), device_scale_factor=2, reduced_motion="reduce")
    take(phone, f"/t/{id}/game", folder / "deck-phase.png")
    moved_on(hall, rounds=3)
    still = browsers.phone(hall.player("p1"), device_scale_factor=2, java_script_enabled=False)
    take(still, f"/t/{id}/game/match/3/1?step={STEP}", folder / "match.png")
    take(browsers.laptop(), "/challengers/cards?set=Castle", folder / "cards.png")


def results(hall: Hall) -> None:
    now = playing(hall.t)
    assert now is not None
    for number in now.open:
        table = now.round.matches[number - 1].table
        assert table is not None
        entered(hall, table, SCORES[(table + len(hall.t.rounds)) % len(SCORES)])


def swapped(hall: Hall) -> str:
    """A settled match of the second round, with the scores the other way round."""
    second = hall.t.rounds[1]
    number = next(place for place, match in enumerate(second.matches, 1) if match.table == TableNumber(2))
    result = second.matches[number - 1].result
    assert result is not None
    ((ours, theirs),) = result.figures
    return f"{number}?vp-1={theirs}&vp-2={ours}&ask=1"


def take(page: Page, path: str, file: Path, *, whole: bool = False) -> None:
    page.goto(path)
    kept(page, file, whole=whole)


def kept(page: Page, file: Path, *, whole: bool = False) -> None:
    browser = page.context.browser
    assert browser is not None
    file.write_bytes(shrunk(browser, page.screenshot(full_page=whole, animations="disabled")))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
