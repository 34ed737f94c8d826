"""The same tournament, run once through the forms of the pages and once through the API, has the same facts.

Each is run in a hall of its own whose chance begins the same, so that even the draws have to agree.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.rules.table import FOUR
from tests.web.api.programs import Program, program
from tests.web.hall import NAMES, OPTIONS, OWNER, Client, Hall
from tests.web.organizer.test_by_hand import SEEN
from topcut.ids import TournamentId
from topcut.rules.codec import encode
from topcut.rules.ruleset import load
from topcut.rules.state import mark
from topcut.rules.tournament import Phase, rounds_of
from topcut.web.access import rights
from topcut.web.organizer.round import read

PLAYERS = (*NAMES[:11], "Quy")
EARLY = "The hall closes early."
KEY = "our cup"
FORM_KEY = f"api-{sha256(f'{OWNER.id} {KEY}'.encode()).hexdigest()[:32]}"  # so that both get the same id and its draws


@dataclass(frozen=True, slots=True)
class Said:
    """What is said of one match."""

    scores: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    how: str = ""
    winner: str = ""
    games: tuple[str, ...] = ()
    unfinished: str = ""
    roll: str = ""

    @property
    def fields(self) -> dict[str, str]:
        """As the form of a page has it."""
        scores = {f"{name}-{seat}": str(one) for name, pair in self.scores.items() for seat, one in enumerate(pair, 1)}
        games = {f"game-{number}": SEATS[winner] for number, winner in enumerate(self.games, 1)}
        seats = {"winner": SEATS.get(self.winner, ""), "roll": SEATS.get(self.roll, "")}
        return {**scores, **games, **seats, "how": self.how, "unfinished": self.unfinished}

    @property
    def body(self) -> dict[str, Any]:
        """As a program says it."""
        names = ("scores", "how", "winner", "games", "unfinished", "roll")
        return {name: said for name in names if (said := getattr(self, name))}


SEATS = {"first": "1", "second": "2", "draw": "="}


def vp(first: int, second: int, how: str = "", winner: str = "") -> Said:
    return Said({"vp": (first, second)}, how, winner)


@dataclass(frozen=True, slots=True)
class Book:
    """What is said under one rule book: who rules, from what it departs, and how matches end, one after the other."""

    name: str
    role: str
    departs: tuple[str, ...]
    swiss: tuple[Said, ...]
    finals: tuple[Said, ...]
    corrected: Said

    @property
    def options(self) -> dict[str, str]:
        return OPTIONS.get(self.name, {})


BOOKS = {
    book.name: book
    for book in (
        Book(
            "challenger",
            "watcher",
            ("CH-33",),
            swiss=tuple(vp(16 + match % 3, 5 + match % 4) for match in range(1, 13)),
            finals=(vp(17, 6), vp(18, 7)),
            corrected=vp(8, 17),
        ),
        Book(
            "timeline",
            "watcher",
            ("TL-07", "TL-24"),
            swiss=(
                vp(16, 9),
                vp(12, 12, how="time"),
                vp(3, 8, how="concession", winner="first"),
                Said(how="draw"),
                vp(7, 15),
            ),
            finals=(vp(11, 11, how="time"), vp(4, 16), vp(20, 1, how="concession", winner="first")),
            corrected=vp(9, 16),
        ),
        Book(
            "showdown",
            "arbiter",
            ("PS-22",),
            swiss=(
                Said({"struggle": (2, 1), "wounds": (9, 4)}),
                Said({"struggle": (1, 1), "wounds": (6, 3)}, how="time", unfinished="second"),
                Said({"struggle": (1, 1), "wounds": (5, 5)}, how="time", unfinished="nobody"),
                Said({"struggle": (0, 1), "wounds": (2, 3)}, how="concession", winner="second"),
                Said({"struggle": (0, 2), "wounds": (1, 8)}),
            ),
            finals=(
                Said({"struggle": (1, 1), "wounds": (5, 5)}, how="time", unfinished="nobody", roll="second"),
                Said({"struggle": (2, 0), "wounds": (7, 7)}),
            ),
            corrected=Said({"struggle": (1, 2), "wounds": (3, 9)}),
        ),
        Book(
            "munchkin",
            "floor-judge",  # the organizer is the Head Judge (MU-02)
            (),
            swiss=(
                Said(winner="first"),
                Said({"damage": (7, 3), "deck": (12, 9)}, how="time"),
                Said({"damage": (4, 4), "deck": (9, 11)}, how="time"),
                Said(how="concession", winner="first"),
                Said(winner="second"),
            ),
            finals=(Said(games=("first", "second", "second")), Said(games=("first", "first"))),
            corrected=Said(winner="second"),
        ),
    )
}


class Way(Protocol):
    """How the organizer of the stories below does each thing."""

    hall: Hall
    book: Book

    def create(self) -> None: ...
    def enter(self, names: tuple[str, ...]) -> None: ...
    def official(self, name: str) -> None: ...
    def announce_structure(self, rounds: int, cut_to: int) -> None: ...
    def act(self, name: str, /, **said: Any) -> None: ...
    def squads(self, player: str, round: int, chosen: tuple[int, int]) -> None: ...
    def result(self, match: int, said: Said) -> None: ...
    def correct(self, match: int, said: Said) -> None: ...
    def pairs(self, round: int, pairs: list[tuple[str, str]]) -> None: ...


class ByPages:
    """Forms as a browser sends them; a field that a page has hidden is worked out as that page does."""

    def __init__(self, hall: Hall, book: Book) -> None:
        self.hall = hall
        self.book = book
        self.client: Client = hall.owner

    def create(self) -> None:
        name = self.book.name
        said = {"title": "Cup", "first_day": "2026-11-15", "place": "Hall", "book": name}
        options = {f"option.{name}.{option}": value for option, value in self.book.options.items()}
        page = self.client.send("/new", **said, **options, key=FORM_KEY)
        assert page.status_code == 303, page.text
        self.hall.last = TournamentId(page.headers["location"].split("/")[2])

    def enter(self, names: tuple[str, ...]) -> None:
        self._send("players", names="\n".join(names))

    def official(self, name: str) -> None:
        self._send("officials", role=self.book.role, name=name)

    def announce_structure(self, rounds: int, cut_to: int) -> None:
        self._send("announce", rounds=str(rounds), cut_to=str(cut_to), depart=self.book.departs, reason=EARLY)

    def act(self, name: str, /, **said: Any) -> None:
        player = said.pop("player", None)
        page, fixed = FORMS[name]
        fields = {**fixed, **{field: str(value) for field, value in said.items()}}
        if "{player}" not in page and player is not None:
            fields["player"] = player
        self._send(page.format(player=player), **fields)

    def result(self, match: int, said: Said) -> None:
        table = self.hall.playing.round.matches[match - 1].table or match
        fields = {"table": str(table), **said.fields}
        self._send("enter", **fields, seen=read(self.hall.t, fields).seen)

    def correct(self, match: int, said: Said) -> None:
        now = self.hall.playing
        was = mark(now.round.matches[match - 1].result)
        fields = {**said.fields, "was": was, "reason": "Mixed up"}
        self._send(f"correct/{now.stage.value}/{now.number}/{match}", **fields)

    def squads(self, player: str, round: int, chosen: tuple[int, int]) -> None:
        assert round == self.hall.playing.number, "the page asks for the round that is played"
        self.act("choose-squads", player=player, squads=f"{chosen[0]}, {chosen[1]}")

    def pairs(self, round: int, pairs: list[tuple[str, str]]) -> None:
        names = self.hall.names
        typed = {"lines": str(len(pairs)), "round": str(round)}
        for place, (first, second) in enumerate(pairs, start=1):
            typed |= {f"first-{place}": names[first], f"second-{place}": names.get(second, "")}
        asked = self.client.send(f"/t/{self.hall.last}/desk/pairing", **typed)
        found = SEEN.search(asked.text)
        assert found, asked.text
        self._send("pairing", **typed, seen=found[1])

    def _send(self, page: str, **fields: Any) -> None:
        answer = self.client.send(
            f"/t/{self.hall.last}/{'' if page.startswith('../') else 'desk/'}{page.removeprefix('../')}", **fields
        )
        assert answer.status_code == 303, (page, answer.text)


FORMS: Mapping[str, tuple[str, dict[str, str]]] = {
    "announce": ("announcements", {}),
    "announce-mission-critical": ("clock/mission-critical", {}),
    "call-time": ("clock/call", {}),
    "card-missing": ("players/{player}/lost-card", {}),
    "card-replaced": ("players/{player}/lost-card", {"do": "found"}),
    "choose-squads": ("players/{player}/squads", {}),
    "concede-for-card": ("players/{player}/lost-card", {"do": "concede"}),
    "eject": ("players/{player}/eject", {"begun": "yes"}),
    "check-in": ("check-in", {}),
    "accept-list": ("players/{player}/list/accept", {}),
    "allow-self-check-in": ("check-in/phones", {"allowed": "yes"}),
    "check-in-all": ("check-in", {"everybody": "yes"}),
    "check-material": ("players/{player}/materials", {"do": "passed"}),
    "correct-details": ("settings/details", {}),
    "declare-deviation": ("settings/deviation", {}),
    "describe-player": ("players/{player}", {}),
    "draw-deck-checks": ("../judge/deck-checks/draw", {}),
    "give-ruling": ("../judge/tables/7/ruling", {}),
    "hand-in-list": ("players/{player}/list", {"unread": "yes"}),
    "publish-lists": ("settings/lists", {"published": "yes"}),
    "set-capacity": ("settings/capacity", {}),
    "set-fee": ("settings/fee", {"fee": "none"}),
    "set-schedule": ("schedule", {"schedule": "2026-11-15\n09:30 Round 1"}),
    "check-out": ("check-in", {"here": "no"}),
    "close-round": ("close", {}),
    "drop": ("players/{player}/drop", {}),
    "extend-time": ("clock/extend", {}),
    "finish": ("finish", {}),
    "fix-seat": ("players/{player}/seat", {}),
    "hand-in-lists": ("lists", {}),
    "let-in-again": ("players/{player}/again", {}),
    "make-cut": ("cut", {}),
    "move-table": ("move", {}),
    "note-fee": ("players/{player}/fee", {"paid": "yes"}),
    "not-appeared": ("players/{player}/absent", {"drop": "no"}),
    "open-draw": ("preview/open", {}),
    "pause-clock": ("clock/pause", {}),
    "penalize": ("players/{player}/penalty", {}),
    "publish": ("preview/publish", {}),
    "publish-bracket": ("bracket/publish", {}),
    "rejoin": ("players/{player}/rejoin", {}),
    "resume-clock": ("clock/resume", {}),
    "reveal-seed": ("finish/reveal", {}),
    "set-table": ("tables/one", {"use": "stream"}),
    "set-tables": ("tables", {}),
    "start": ("start", {"rounds": "2", "cut_to": "4"}),
    "start-clock": ("clock/start", {}),
    "undo": ("undo", {}),
    "unpair": ("unpair", {}),
    "warn": ("players/{player}/warn", {"ground": "other"}),
    "withdraw": ("players/{player}/withdraw", {"sure": "yes"}),
}
# What the forms above say by themselves, as the API says it, and fields that have other names.
FIXED: Mapping[str, dict[str, Any]] = {
    "allow-self-check-in": {"allowed": True},
    "eject": {"begun": True},
    "give-ruling": {"table": 7},
    "hand-in-list": {"unread": True},
    "set-fee": {"charged": False},
    "set-schedule": {"lines": [{"day": "2026-11-15", "time": "09:30", "what": "Round 1"}]},
    "note-fee": {"paid": True},
    "not-appeared": {"drop": False},
    "set-table": {"stream": True},
}
CALLED = {("warn", "what"): "ground"}


class ByApi:
    def __init__(self, hall: Hall, book: Book) -> None:
        self.hall = hall
        self.book = book
        hall.owner  # noqa: B018  # the same people are let in
        self.program: Program = program(hall)

    def create(self) -> None:
        said = {"title": "Cup", "first_day": "2026-11-15", "place": "Hall", "ruleset": self.book.name}
        answer = self.program.send("/tournaments", {**said, "options": self.book.options}, key=KEY)
        assert answer.status_code == 201, answer.text
        self.hall.last = TournamentId(answer.json()["tournament"])

    def enter(self, names: tuple[str, ...]) -> None:
        self.act("enter-players", players=[{"name": name} for name in names])

    def official(self, name: str) -> None:
        self.act("name-official", role=self.book.role, name=name)

    def announce_structure(self, rounds: int, cut_to: int) -> None:
        self.act("announce-structure", rounds=rounds, cut=cut_to, deviations=dict.fromkeys(self.book.departs, EARLY))

    def act(self, name: str, /, **said: Any) -> None:
        body = {CALLED.get((name, field), field): value for field, value in said.items()}
        self.program.do(self.hall.last, name, **FIXED.get(name, {}), **body)

    def result(self, match: int, said: Said) -> None:
        self.act("enter-result", **self._at(match, said))

    def correct(self, match: int, said: Said) -> None:
        meant = self._at(match, said)
        found = self.program.send(f"/tournaments/{self.hall.last}/consequences", meant).json()
        self.act("correct", **meant, was=found["was"], reason="Mixed up")

    def squads(self, player: str, round: int, chosen: tuple[int, int]) -> None:
        self.act("choose-squads", player=player, round=round, squads=chosen)

    def pairs(self, round: int, pairs: list[tuple[str, str]]) -> None:
        made = {"round": round, "pairs": [{"first": one, "second": other or None} for one, other in pairs]}
        found = self.program.send(f"/tournaments/{self.hall.last}/breaks", made).json()
        self.act("pair-by-hand", **made, seen=found["seen"])

    def _at(self, match: int, said: Said) -> dict[str, Any]:
        now = self.hall.playing
        seats = now.round.matches[match - 1]
        return {
            "stage": now.stage.value,
            "round": now.number,
            "players": [seats.first, seats.second],
            **said.body,
        }


def story(way: Way) -> None:
    """A day at which a bit of everything happens."""
    before(way)
    first_round(way)
    the_rest(way)


def before(way: Way) -> None:
    way.create()
    way.enter(PLAYERS)
    way.official("Wanda")
    way.act("check-in", player="p1")
    way.act("check-out", player="p1")
    way.act("check-in-all")
    way.act("withdraw", player="p12")
    way.act("let-in-again", player="p12")
    way.act("check-in", player="p12")
    way.act("note-fee", player="p2")
    way.act("fix-seat", player="p3", table=4)
    way.act("set-tables", count=8)
    way.act("set-table", table=2, name="Camera")
    way.act("correct-details", place="Library")
    way.act("set-capacity", capacity=64)
    way.act("set-fee")
    way.act("allow-self-check-in")
    way.act("set-schedule")
    way.act("declare-deviation", clause="CH-24", reason="Trains are late.")
    way.act("describe-player", player="p4", name="Dora", club="North")
    way.act("hand-in-list", player="p1", list="A roster")
    way.act("accept-list", player="p1", reason="Looked at")
    way.act("hand-in-lists", note="on paper")
    way.act("announce", text="Welcome!")
    way.announce_structure(2, 4)
    way.act("start")


def first_round(way: Way) -> None:
    hall = way.hall
    way.act("open-draw", round=1)
    way.act("publish", round=1)
    way.act("unpair", round=1, reason="Two were late.")
    way.act("open-draw", round=1, reason="Two were late.")
    way.act("publish", round=1)
    way.act("move-table", table=1, to=7)
    way.act("start-clock", extra=3)
    way.act("pause-clock", reason="Lunch")
    way.act("resume-clock")
    way.act("publish-lists")
    way.act("check-material", player="p6", item="dice")
    way.act("draw-deck-checks", tables=2, round=1)
    way.act("give-ruling", question="In range?", answer="No.")
    way.act("extend-time", table=7, minutes=3, reason="A ruling")
    way.act("warn", player="p5", what="Late to the table")
    way.act("penalize", player="p5", penalty="A game loss")
    played(way, way.book.swiss, leave=1)
    way.act("not-appeared", player=hall.playing.round.matches[hall.playing.open[0] - 1].first)
    way.correct(1, way.book.corrected)
    way.act("close-round", round=1)


def the_rest(way: Way) -> None:
    hall = way.hall
    way.act("drop", player="p9")
    way.act("rejoin", player="p9")
    way.act("drop", player="p10")
    met = [player for match in hall.t.rounds[0].matches for player in match.players]
    there = [player for player in met if player in hall.t.to_pair]
    way.pairs(2, list(zip_longest(there[::2], there[1::2], fillvalue="")))
    played(way, way.book.swiss)
    way.act("announce", text="The cut comes next.")
    step = hall.t.step
    assert step is not None
    way.act("undo", step=step.first, reason="Too early")
    finals(way)


def finals(way: Way) -> None:
    hall = way.hall
    way.act("make-cut")
    while hall.t.phase is Phase.BRACKET:
        assert hall.t.bracket is not None
        rounds = len(rounds_of(hall.t, hall.t.stage))
        if rounds == 2:
            break
        way.act("publish-bracket", round=rounds + 1)
        played(way, way.book.finals)
    way.act("finish")
    way.act("reveal-seed")


def short(way: Way) -> None:
    """A day under another rule book, with what it has of its own."""
    rules = load(way.book.name)
    way.create()
    way.enter(PLAYERS[:9])
    way.official("Wanda")
    way.act("check-in-all")
    if rules.lists.required == "always":
        way.act("hand-in-lists", note="on paper")
    way.announce_structure(2, 4)
    way.act("start")
    for round in (1, 2):
        way.act("open-draw", round=round)
        way.act("publish", round=round)
        way.act("start-clock", **({"extra": 3} if rules.clock.roll == "always" else {}))
        OWN[way.book.name](way, round)
        played(way, way.book.swiss)
        if round == 1:
            way.correct(1, way.book.corrected)
            way.act("close-round", round=1)
            way.act("drop", player="p9")
            if rules.leaving.rejoin:
                way.act("rejoin", player="p9")
    finals(way)


def timeline(way: Way, round: int) -> None:
    """Time that nobody is told until it is over (TL-09)."""
    if round == 1:
        way.hall.wait(minutes=95)
        way.act("call-time")
    else:
        way.act("warn", player="p2", what="Late to the table")


def showdown(way: Way, round: int) -> None:
    """Other squads each round, and Mission Critical (PS-05, PS-07, PS-13)."""
    for match in way.hall.playing.round.matches[:2]:
        for player in match.players:
            way.squads(player, round, (2 * round - 1, 2 * round))
    if round == 2:
        way.hall.wait(minutes=91)
        way.act("announce-mission-critical")


def munchkin(way: Way, round: int) -> None:
    """A card that is lost, and found or not (MU-13)."""
    first, second, *_ = (match.first for match in way.hall.playing.round.matches)
    way.act("card-missing", player=first, card="Duck", minutes=4)
    if round == 2:
        way.act("concede-for-card", player=first, card="Duck")
    way.act("card-replaced", player=first)
    if round == 2:
        way.act("eject", player=second, reason="Cheating")


OWN: Mapping[str, Callable[[Way, int], None]] = {"timeline": timeline, "showdown": showdown, "munchkin": munchkin}


def played(way: Way, said: tuple[Said, ...], leave: int = 0) -> None:
    """Matches that end otherwise from table to table."""
    matches = way.hall.playing.open
    for match in matches[: len(matches) - leave]:
        way.result(match, said[(match - 1) % len(said)])


def facts(hall: Hall) -> list[tuple[str, Any, Any]]:
    """Who did what."""
    return [(kind, one.by, body) for one in hall.desk.history(hall.last) for kind, _, body in [encode(one.fact)]]


@pytest.mark.slow
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_pages_and_api_write_the_same_facts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: Book) -> None:
    monkeypatch.setattr(rights, "OF_PROGRAMS", "nothing begins like this ")  # or no form could have the same key
    told = []
    for name, way in (("pages", ByPages), ("api", ByApi)):
        hall = Hall(tmp_path / name)
        made = way(hall, book)
        (short if book.name in OWN else story)(made)
        assert hall.t.phase is Phase.FINISHED
        told.append(facts(hall))
        hall.close()
    by_pages, by_api = told
    assert len(by_pages) > (50 if book.name in OWN else 100)
    assert {who for _, who, _ in by_pages} == {OWNER}
    for first, second in zip(by_pages, by_api, strict=True):
        assert first == second


def test_the_books_are_all_that_are_run_at_a_desk() -> None:
    assert set(BOOKS) == set(FOUR)
