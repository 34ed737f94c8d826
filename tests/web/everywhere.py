"""Three tournaments in which every page has something to show, and the address of every page for who may open it."""

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.keeping import keep
from tests.web.doors import CLUB, in_a_club
from tests.web.hall import JUDGE, OWNER, Client, Hall
from tests.web.organizer.playing_on import claimed, entered, first, play_round, scored, second
from topcut.desk.drill import make_sample
from topcut.ids import PlayerId, TableNumber, TournamentId
from topcut.rules.actions import (
    announcing,
    calling,
    clock,
    conduct,
    corrections,
    creation,
    cut,
    days,
    deck_checks,
    judging,
    lists,
    registration,
    rounds,
    squads,
    structure,
    venue,
)
from topcut.rules.actions.officials import name_official
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Seat
from topcut.rules.schedule import Slot
from topcut.rules.texts import Person
from topcut.rules.tournament import Phase
from topcut.store.applicants import SignUp

TABLE: dict[str, str] = tomllib.loads((Path(__file__).parent / "permissions.toml").read_text("utf-8"))
FILLED = {"ruleset": "challenger", "stage": "swiss", "round": "1", "match": "3", "table": "players", "n": "2"}
FILLED |= {"code": "nobody", "park": "1"}
FILLED |= {"chapter": "access", "plate": "3", "number": "1", "club": CLUB, "account": OWNER.id, "language": "en"}
ASKED = {  # where a page shows more when it is asked for something
    "/new": ("?book=challenger&expected=20",),
    "/help/search": ("?q=print+the+cards",),
    "/calendar": ("?show=over&q=number",),
    "/challengers/cards": ("?set=Haunted+House",),
    "/challengers/learn": ("?step=10",),
    "/live": ("?page=/t/{tournament}/standings&once=yes", "?page=/t/{tournament}/log&once=yes"),
    "/t/{tournament}/standings": ("?why=p1",),
    "/t/{tournament}/pairings": ("?by=name",),
    "/t/{tournament}/judge/find": ("?q=e",),
    "/t/{tournament}/desk/enter": ("?table=2&struggle-1=2&struggle-2=1&wounds-1=5&wounds-2=4",),
    "/t/{tournament}/desk/correct/{stage}/{round}/{match}": (
        "?struggle-1=1&struggle-2=2&wounds-1=2&wounds-2=5&vp-1=3&vp-2=4&ask=1",
    ),
}
OF_SAMPLES = "/t/{tournament}/desk/drill"
Words = Callable[[], str]


@dataclass(frozen=True)
class Page:
    route: str
    action: str  # what one must be allowed to do
    path: str
    tournament: TournamentId
    player: PlayerId

    def reader(self, hall: Hall) -> Client:
        """Who opens it: nobody with more rights than it needs."""
        hall.last = self.tournament
        if self.action in {"open", "look", "sit"}:
            return hall.anybody
        if self.action == "play":
            return hall.player(self.player)
        return hall.judge if self.action == "officiate" else hall.owner


@dataclass(frozen=True)
class Everywhere:
    soon: TournamentId
    running: TournamentId
    over: TournamentId
    player: PlayerId  # whose match in the running tournament is open, and whose squads are still to choose
    sample: TournamentId

    def pages(self) -> Iterator[Page]:
        """Every GET route, in each of the three where it has a tournament."""
        for line, action in TABLE.items():
            method, route = line.split(" ")
            if method != "GET" or route.startswith("/api/"):  # those are no pages
                continue
            in_each = (self.sample,) if route == OF_SAMPLES else (self.soon, self.running, self.over)
            for id in in_each if "{tournament}" in route else (self.running,):
                player = self.player if id == self.running else PlayerId("p1")
                for asked in ("", *ASKED.get(route, ())):
                    path = f"{route}{asked}".format(**FILLED, tournament=id, player=player)
                    yield Page(route, action, path, id, player)


def furnished(hall: Hall, name: Words, line: Words, text: Words) -> Everywhere:
    """`name` gives another name each time, `line` a line, `text` something longer."""
    before, now = soon(hall, name, line, text), running(hall, name, line)
    player = first(hall, 4)
    hall.last = now
    hall.owner.get("/")
    in_a_club(hall, OWNER.id, name=name())
    sample = TournamentId("sample")
    make_sample(hall.desk, sample, OWNER, "2026-11-15")
    return Everywhere(before, now, over(hall, name, line), player, sample)


def soon(hall: Hall, name: Words, line: Words, text: Words) -> TournamentId:
    """Before the start: a waiting list, somebody who asks to join, a list, tables, an official."""
    names = [name() for _ in range(5)]
    id = hall.tournament("challenger", names, ready=False, title=line(), place=line(), capacity=4)
    hall.store.set_sign_up(id, SignUp(open=True, asks=True))
    hall.client().send(f"/t/{id}/sign-up", name=name(), club=line(), contact=line(), accept="yes")
    hall.act(registration.set_club, "p2", line())
    hall.act(registration.check_in, "p1")
    for _ in range(2):
        hall.act(lists.hand_in, "p1", text())
    hall.act(venue.set_tables, 4)
    hall.act(venue.set_table, 2, name=line(), note=line(), closed=True)
    hall.act(name_official, JUDGE.id, "watcher")
    keep(hall.store, id, Person(PlayerId(JUDGE.id), name()))
    hall.act(structure.declare_deviation, "CH-29", line())
    hall.act(creation.correct_details, special=text()[: creation.LONGEST_RULES])
    hall.act(days.set_schedule, scheduled(line))
    return id


def scheduled(line: Words) -> list[Slot]:
    """Two days."""
    slots = (("2026-11-15", "09:30"), ("2026-11-15", "23:30"), ("2026-11-16", "10:00"))
    return [Slot(day, time, line()) for day, time in slots]


def running(hall: Hall, name: Words, line: Words) -> TournamentId:
    """The second round: a claim, a dispute, a call, warnings, a ruling, a correction, squads, more time, the clock."""
    id = hall.paired("showdown", [name() for _ in range(9)], title=line(), place=line())
    hall.act(rounds.unpair, 1, line())
    hall.act(rounds.open_draw, reason=line())
    hall.act(rounds.publish)
    play_round(hall)
    hall.act(corrections.correct, 1, 3, scored(hall, (1, 2)), reason=line())
    hall.pair()
    entered(hall, 1, (2, 1))
    claimed(hall, 2, (2, 1))
    claimed(hall, 3, (2, 1))
    claimed(hall, 3, (1, 2), Seat.SECOND)
    hall.act(squads.choose, second(hall, 4), 2, (3, 4), by=Actor(Role.PLAYER, second(hall, 4)))
    hall.act(clock.start)
    hall.act(clock.extend, 2, 5, line())
    hall.act(calling.call_official, line(), by=Actor(Role.PLAYER, first(hall, 3)))
    for _ in range(2):
        hall.act(conduct.warn, "p1", line(), line(), by=JUDGE)
    hall.act(conduct.penalize, "p1", line())
    for table in (1, 4):
        hall.act(judging.give_ruling, line(), line(), table=TableNumber(table), by=JUDGE)
    hall.act(venue.set_table, 4, name=line(), note=line())
    hall.act(deck_checks.draw, 2, by=JUDGE)
    drawn = hall.t.conduct.deck_checks[-1]
    hall.act(deck_checks.note, drawn.n, drawn.players[0], fine=False, clause="PS-03", note=name(), by=JUDGE)
    hall.act(venue.approve_substitute, "p1", "tokens", note=line(), confirm=("PS-01",))
    hall.act(days.set_schedule, scheduled(line))
    hall.act(days.arrive, "p2", "2026-11-16")
    hall.act(announcing.announce, line())
    hall.act(announcing.take_down, 1)
    hall.act(announcing.announce, line())
    hall.act(announcing.tell_table, TableNumber(4), line(), by=JUDGE)
    return id


def over(hall: Hall, name: Words, line: Words) -> TournamentId:
    """With a cut and a bracket, finished, the seed revealed."""
    id = hall.started("challenger", [name() for _ in range(17)], title=line())
    hall.act(lists.publish_lists, published=True)
    for _ in range(4):
        hall.pair()
        hall.play()
    hall.act(cut.make_cut)
    for _ in range(2):
        hall.act(cut.publish_bracket)
        hall.play()
    hall.act(structure.finish)
    hall.act(structure.reveal_seed)
    assert hall.t.phase is Phase.FINISHED
    return id
