"""The big screen of one tournament, and what every big screen is made of."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from topcut.desk.names import Names
from topcut.desk.signing_up import is_open
from topcut.ids import TournamentId
from topcut.rules.actions.announcing import announcements_for
from topcut.rules.audience import with_closed_hands
from topcut.rules.clock import ClockView, State, moment
from topcut.rules.clock import view as clock_view
from topcut.rules.ranking.standings import headcount
from topcut.rules.schedule import Slot
from topcut.rules.state import playing
from topcut.rules.tournament import Tournament
from topcut.web.access import may
from topcut.web.display import decks
from topcut.web.display.decks import Deck, Room
from topcut.web.display.drawing import bracket
from topcut.web.display.fitting import ems, in_parts, shortened
from topcut.web.display.moment import Part, shown, spoken
from topcut.web.display.pace import REFRESH, seconds
from topcut.web.kept import once
from topcut.web.rendering import by_the_clock, code_image, coming_slots, day_name, is_asked
from topcut.web.settings import Settings
from topcut.web.view import CONTENT_LANGUAGE, View, live_beside
from topcut.words import say
from topcut.words.reader import language, reading
from topcut.words.rulebook import after_its_name

router = APIRouter()

MINUTE, SECOND = len("2026-11-15T09:41"), len("2026-11-15T09:41:00")
CALLED_FOR = 60_000  # milliseconds for which nothing is shown but that time is called
STRIP, LONG = 96.0, 40.0  # em: two small lines, a large one
TITLE, IN_HALF, NEXT = 30.0, 14.0, 9.0  # em; the first has two lines


@dataclass(frozen=True, slots=True)
class Strip:
    """A piece of what stands above everything; `head` says who is told, or what it is about."""

    head: str
    text: str

    @property
    def size(self) -> str:
        return "long" if ems(self.text) > LONG else ""

    @property
    def seconds(self) -> int:
        return seconds(len(self.text) // 10)


@dataclass(frozen=True, slots=True)
class Next:
    """The next line of the schedule, and in how many milliseconds it is over."""

    time: str
    what: str
    over_in: int


@dataclass(frozen=True, slots=True)
class Screen:
    tournament: TournamentId
    title: str
    players: int
    decks: tuple[Deck, ...]
    strip: tuple[Strip, ...]
    clock: ClockView | None
    called: int  # milliseconds for which time called fills the screen
    coming: tuple[Next, ...]
    code: str  # the QR code to join, or to look on a phone
    joins: bool  # whether people can sign up with it
    key: str  # another one means: begin with the first page
    at: tuple[int, int]  # the deck and page that a browser without script shows

    @property
    def is_blank(self) -> bool:
        return self.decks[0].part is Part.BLANK

    @property
    def seconds(self) -> int:
        return sum(deck.seconds for deck in self.decks)


@router.get("/t/{tournament}/display")
@live_beside
def display(view: Annotated[View, may("look")]) -> Response:
    """In the language that its desk has chosen, whoever looks."""
    with reading(spoken(view.desk.store.display_language(view.tournament))):
        return _display(view)


def _display(view: View) -> Response:
    """Kept until anything that it shows has changed, or for a second: its clock runs, and there may be many screens."""
    if view.flash is not None or is_asked(view.request):
        return _page(view)
    key = "display", view.request.url.path, is_open(view.desk, view.tournament)
    as_of = view.now[:SECOND]
    made = once(view, view.tournament, view.n, key, lambda: bytes(_page(view).body), as_of=as_of)
    return HTMLResponse(made, headers={CONTENT_LANGUAGE: language()})


def _page(view: View) -> Response:
    one = screen(view, view.tournament, Room())
    return view.page("display/screen.html", screen=one, strip=one.strip, host=host(view.settings), refresh=REFRESH)


def host(settings: Settings) -> str:
    """What people type into a phone."""
    return settings.base_url.partition("://")[2]


def screen(view: View, tournament: TournamentId, room: Room) -> Screen:
    """The screen, or half of it below what others have to say."""
    desk = view.desk
    n = desk.store.head(tournament).n  # first, so that nothing is kept for longer than it is true
    t, names, now = with_closed_hands(desk.look(tournament)), desk.names(tournament), desk.time(tournament)
    clock = clock_view(t, now, official=False)
    choice = desk.store.display(tournament)
    parts = shown(t, choice)
    strip = tuple(_strip(t, clock))
    alone = parts[0] in {Part.ANNOUNCEMENTS, Part.BLANK}
    banner = room.banner or (bool(strip) and not alone)
    there = Room(room.half, banner)
    here = f"{view.settings.base_url}/t/{tournament}" if view.settings.reaches_phones else ""
    made = once(
        view,
        tournament,
        n,
        ("display", parts, there),
        lambda: tuple(_deck(t, names, part, there, now, has_code=bool(here)) for part in parts),
        as_of=now[:MINUTE],
    )
    round = playing(t)
    return Screen(
        tournament=tournament,
        title=shortened(t.title, IN_HALF if room.half else TITLE),
        players=headcount(t).players,
        decks=made,
        strip=() if alone else strip,
        clock=clock,
        called=0 if parts[0] is Part.BLANK else _called(t, clock, now),
        coming=tuple(_next(slot, now) for slot in coming_slots(t, now)[:3]),
        code=code_image(here) if here else "",
        joins=is_open(desk, tournament),
        key=" ".join((*parts, "" if round is None else f"{round.stage}-{round.number}")),
        at=_at(made, 0 if is_asked(view.request) else turn(view)),
    )


def turn(view: View) -> int:
    return moment(view.now) // (1000 * REFRESH)


def _at(made: Sequence[Deck], turn: int) -> tuple[int, int]:
    places = [(deck, page) for deck, one in enumerate(made) for page in range(len(one.pages))]
    return places[turn % len(places)]


def _deck(t: Tournament, names: Names, part: Part, room: Room, now: str, *, has_code: bool) -> Deck:
    strip = _strip(t, clock_view(t, now, official=False))
    made: Mapping[Part, Callable[[], Deck]] = {
        Part.JOIN: lambda: decks.present(t, names, room, has_code=has_code),
        Part.NAMES: lambda: decks.by_name(t, names, room),
        Part.TABLES: lambda: decks.by_table(t, names, room),
        Part.STANDINGS: lambda: decks.standings_deck(t, names, room),
        Part.RANKING: lambda: decks.ranking(t, names, room),
        Part.BRACKET: lambda: bracket(t, names, room),
        Part.SCHEDULE: lambda: decks.schedule(_with_days(coming_slots(t, now), now), room),
        Part.ANNOUNCEMENTS: lambda: decks.announcements([(one.head, one.text) for one in strip]),
        Part.BLANK: decks.blank,
    }
    most = decks.IN_HALF if room.half else decks.MOST_DOTS
    return replace(made[_possible(t, part, room)](), most_dots=most)


def _possible(t: Tournament, part: Part, room: Room) -> Part:
    """Without a round there is nobody to seat; half a screen has no room for a drawing."""
    if part is Part.BRACKET and room.half:
        part = Part.NAMES
    return Part.JOIN if part in {Part.NAMES, Part.TABLES} and playing(t) is None else part


def _strip(t: Tournament, clock: ClockView | None) -> list[Strip]:
    made: list[Strip] = []
    if clock is not None and clock.state is State.PAUSED:
        made += _pieces(say("display-paused"), say("display-paused-wait"))
    if clock is not None and clock.says:
        head = "display-time-called" if clock.state is State.CALLED else "display-mission-critical"
        made += _pieces(say(head), after_its_name(clock.says))
    for one in announcements_for(t, None):
        made += _pieces(say("display-to-everybody"), one.text)
    return made


def _pieces(head: str, text: str) -> list[Strip]:
    return [Strip(head, piece) for piece in in_parts(text, STRIP)]


def _called(t: Tournament, clock: ClockView | None, now: str) -> int:
    if clock is None or clock.state is not State.CALLED or t.clock is None or t.clock.called is None:
        return 0
    return max(0, CALLED_FOR - (moment(now) - moment(t.clock.called)))


def _with_days(slots: Sequence[Slot], now: str) -> list[tuple[Slot, str]]:
    today, _ = by_the_clock(now)
    return [(slot, "" if slot.day == today else day_name(slot.day)) for slot in slots]


def _next(slot: Slot, now: str) -> Next:
    begins = datetime.fromisoformat(f"{slot.day}T{slot.time}").astimezone()
    left = (begins - datetime.fromisoformat(now)) // timedelta(milliseconds=1)
    return Next(slot.time, shortened(slot.what, NEXT), left)
