"""A walk through every page that can be opened, where each shows most, in whatever language."""

from collections.abc import Iterator
from itertools import chain, count, cycle

from playwright.sync_api import Page as BrowserPage

from tests.web.browsing import LAPTOP, PHONE, Browsers, axe
from tests.web.challengers.tables import moved_on, opened
from tests.web.clipping import WIDTHS, clipped, covered, stretched
from tests.web.everywhere import Everywhere, Page, furnished
from tests.web.hall import MORNING, OWNER, Hall
from tests.web.organizer.playing_on import play_round
from tests.web.organizer.test_plan import PLAN
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import clock, rounds
from topcut.rules.actions.challengers import deciding
from topcut.rules.actor import Actor, Role
from topcut.store.applicants import Applicant, SignUp
from topcut.words.reader import ENGLISH

NAMES = (
    "<b>Ana</b> " + "Kovač" * 14, "Wolfeschlegelsteinhausenbergerdorff", "W" * 80, "<img src=x onerror=alert(1)>",
    "Çelik Öz", "Gus 🎲", "مريم", "Hal",
)  # fmt: skip
LINE, LIST = "Of some length, number", "Squad 1: A / B / C"  # what people have typed
FRAGMENTS = {
    "/live",
    "/live/token",
    "/t/{tournament}/me/reading",
    "/t/{tournament}/judge/pulse",
    "/t/{tournament}/me/pulse",
}
EARLY = ("start", "check-in", "settings", "cards", "import", "sign-up", "players/{player}", "/new", "me/list")
LATE = ("verify", "bracket", "cut", "finish", "standings", "me/standing", "}/lists", "luck")
UNFOLDED = "for (const folded of document.querySelectorAll('details')) folded.open = true"
HANDS = {
    "phones": ("open", "look", "sit", "play"),
    "officials": ("officiate",),
    "organizers": ("organize", "own", "account", "operate"),
}


def walk(hall: Hall, browsers: Browsers, hands: str, language: str = ENGLISH) -> Iterator[tuple[Page, BrowserPage]]:
    """Each page these hands may open, opened by them: the phones', the officials' or the organizers'."""
    pages = [page for page in every_page(hall) if page.action in HANDS[hands]]
    assert len(pages) > 10
    for tournament in {page.tournament for page in pages}:
        hall.desk.choose_display_language(tournament, language)
    device = browsers.phone if hands == "phones" else browsers.laptop
    open_in: dict[tuple[str, str], BrowserPage] = {}
    for page in pages:
        who = (page.action + page.player, page.tournament)
        if who not in open_in:
            open_in[who] = device(page.reader(hall), reduced_motion="reduce")
            open_in[who].goto(f"/language/{language}?page=/help")
        open_in[who].goto(page.path)
        yield page, open_in[who]


def unreadable(seen: BrowserPage, hands: str) -> list[str]:
    """What somebody's eyes or hands cannot do with this page, folded out, at any width, in light and dark."""
    stretched(seen, PHONE if hands == "phones" else LAPTOP)
    wrong = covered(seen)
    seen.evaluate(UNFOLDED)
    try:
        axe(seen)
    except AssertionError as violated:
        wrong.append(str(violated))
    return wrong + [one for width in WIDTHS for one in clipped(seen, width)]


def every_page(hall: Hall) -> list[Page]:
    names, lines = chain(NAMES, (f"{name} {number}" for number, name in enumerate(cycle(NAMES)))), count(1)
    there = furnished(hall, lambda: next(names), lambda: f"{LINE} {next(lines)}", lambda: LIST)
    return [*fullest(hall, there), *otherwise(hall)]


def fullest(hall: Hall, there: Everywhere) -> list[Page]:
    """Each page once, where it shows most."""
    found: dict[str, Page] = {}
    for page in sorted(there.pages(), key=lambda page: (page.tournament != best(page, there), page.path.count("?"))):
        kind = page.route + page.path.partition("?")[2]
        if kind in found or page.route in FRAGMENTS:
            continue
        answer = page.reader(hall).get(page.path)
        if answer.status_code == 200 and answer.headers["content-type"].startswith("text/html"):
            found[kind] = page
    assert len(found) > 55
    return list(found.values())


def best(page: Page, there: Everywhere) -> TournamentId:
    if page.route.endswith(EARLY):
        return there.soon
    return there.over if page.route.endswith(LATE) else there.running


def otherwise(hall: Hall) -> Iterator[Page]:
    """The pages that another rule book, or another hour, shows otherwise."""
    signing_up = hall.tournament("munchkin", NAMES[:3], ready=False, capacity=4)
    hall.store.set_sign_up(signing_up, SignUp(open=True))
    yield from pages_of(signing_up, "look", "", "/sign-up")
    yield Page("/new", "account", "/new?book=munchkin&expert=yes", signing_up, PlayerId("p1"))
    planned = hall.owner.send("/plan", **PLAN).headers["location"]
    hall.app.state.planning.wait(OWNER.id, planned.partition("?")[2], 120)
    yield Page("/plan", "account", planned, signing_up, PlayerId("p1"))
    for ruleset in ("timeline", "munchkin"):
        playing = hall.paired(ruleset, NAMES)
        hall.act(clock.start)
        yield from pages_of(playing, "play", "/me", "/me/report", "/me/why", "/me/standing", "/me/list")
        yield from pages_of(playing, "officiate", "/desk", "/desk/clock", "/desk/enter?table=3&vp-1=1&vp-2=2")
    drawn = hall.paired("challenger", NAMES)
    play_round(hall)
    hall.act(rounds.open_draw)
    yield from pages_of(drawn, "organize", "/desk/preview", "/desk/pairing")
    cut = hall.bracket("showdown", 17)
    yield from pages_of(cut, "look", "", "/bracket", "/pairings", "/standings?why=p1")
    yield from pages_of(cut, "officiate", "/desk", "/desk/bracket", "/desk/cut", "/desk/finish")
    yield from card_tables(hall)


def card_tables(hall: Hall) -> Iterator[Page]:
    """The lobby, and each part of a Deck Phase: one player draws, another picks, a third removes."""
    lobby = hall.tournament("challengers", NAMES[:5], ready=False, charges_fee=False)
    hall.store.keep_applicant(lobby, Applicant(0, NAMES[5], None, "0123456789abcdef", MORNING.isoformat()))
    yield from pages_of(lobby, "play", "/game", "/game/other-phone")
    playing = opened(hall, 5, clock=60)  # the first round: later ones show the last match first
    for player, answers in (("p1", ("A",)), ("p2", ("A", "stop")), ("p3", ())):
        for said in answers:
            hall.act(deciding.decide, said, by=Actor(Role.PLAYER, player))
        yield Page(f"/game {player}", "play", f"/t/{playing}/game", playing, PlayerId(player))
    yield from pages_of(playing, "sit", "/game")
    over = opened(hall, 2)
    moved_on(hall)
    yield from pages_of(over, "play", "/game", "/game/match/1/1?step=9", "/game/story", "/game/projector")


def pages_of(tournament: TournamentId, action: str, *below: str) -> list[Page]:
    return [Page(one, action, f"/t/{tournament}{one}", tournament, PlayerId("p1")) for one in below]
