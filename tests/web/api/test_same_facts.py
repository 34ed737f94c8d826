"""The same tournament, run once through the forms of the pages and once through the API, has the same facts.

Each is run in a hall of its own whose chance begins the same, so that even the draws have to agree.
"""

from collections.abc import Mapping
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.web.api.programs import Program, program
from tests.web.hall import NAMES, OWNER, Client, Hall
from tests.web.organizer.test_by_hand import SEEN
from topcut.ids import TournamentId
from topcut.rules.codec import encode
from topcut.rules.state import mark
from topcut.rules.tournament import Phase, rounds_of
from topcut.web.access import rights
from topcut.web.organizer.round import read

PLAYERS = (*NAMES[:11], "Quy")
EARLY = "The hall closes early."
KEY = "our cup"
FORM_KEY = f"api-{sha256(f'{OWNER.id} {KEY}'.encode()).hexdigest()[:32]}"  # so that both get the same id and its draws


class Way(Protocol):
    """How the organizer of the story below does each thing."""

    hall: Hall

    def create(self) -> None: ...
    def enter(self, names: tuple[str, ...]) -> None: ...
    def official(self, name: str) -> None: ...
    def act(self, name: str, /, **said: Any) -> None: ...
    def result(self, match: int, first: int, second: int) -> None: ...
    def correct(self, match: int, first: int, second: int) -> None: ...
    def pairs(self, round: int, pairs: list[tuple[str, str]]) -> None: ...


class ByPages:
    """Forms as a browser sends them; a field that a page has hidden is worked out as that page does."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.client: Client = hall.owner

    def create(self) -> None:
        said = {"title": "Cup", "first_day": "2026-11-15", "place": "Hall", "book": "challenger"}
        page = self.client.send("/new", **said, **{"option.challenger.timeline": "standard"}, key=FORM_KEY)
        assert page.status_code == 303, page.text
        self.hall.last = TournamentId(page.headers["location"].split("/")[2])

    def enter(self, names: tuple[str, ...]) -> None:
        self._send("players", names="\n".join(names))

    def official(self, name: str) -> None:
        self._send("officials", role="watcher", name=name)

    def act(self, name: str, /, **said: Any) -> None:
        player = said.pop("player", None)
        page, fixed = FORMS[name]
        fields = {**fixed, **{field: str(value) for field, value in said.items()}}
        if "{player}" not in page and player is not None:
            fields["player"] = player
        self._send(page.format(player=player), **fields)

    def result(self, match: int, first: int, second: int) -> None:
        table = self.hall.playing.round.matches[match - 1].table or match
        fields = {"table": str(table), "vp-1": str(first), "vp-2": str(second)}
        self._send("enter", **fields, seen=read(self.hall.t, fields).seen)

    def correct(self, match: int, first: int, second: int) -> None:
        now = self.hall.playing
        was = mark(now.round.matches[match - 1].result)
        fields = {"vp-1": str(first), "vp-2": str(second), "was": was, "reason": "Mixed up"}
        self._send(f"correct/{now.stage.value}/{now.number}/{match}", **fields)

    def pairs(self, round: int, pairs: list[tuple[str, str]]) -> None:
        names = self.hall.names
        typed = {"lines": str(len(pairs)), "round": str(round)}
        for place, (first, second) in enumerate(pairs, start=1):
            typed |= {f"first-{place}": names[first], f"second-{place}": names.get(second, "")}
        asked = self.client.send(f"/t/{self.hall.last}/desk/pairing", **typed)
        found = SEEN.search(asked.text)
        assert found, asked.text
        self._send("pairing", **typed, seen=found[1])

    def _send(self, page: str, **fields: str) -> None:
        answer = self.client.send(
            f"/t/{self.hall.last}/{'' if page.startswith('../') else 'desk/'}{page.removeprefix('../')}", **fields
        )
        assert answer.status_code == 303, (page, answer.text)


FORMS: Mapping[str, tuple[str, dict[str, str]]] = {
    "announce": ("announcements", {}),
    "announce-structure": ("announce", {"depart": "CH-33", "reason": EARLY}),
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
    "give-ruling": {"table": 7},
    "hand-in-list": {"unread": True},
    "set-fee": {"charged": False},
    "set-schedule": {"lines": [{"day": "2026-11-15", "time": "09:30", "what": "Round 1"}]},
    "announce-structure": {"deviations": {"CH-33": EARLY}},
    "note-fee": {"paid": True},
    "not-appeared": {"drop": False},
    "set-table": {"stream": True},
}
CALLED = {("announce-structure", "cut_to"): "cut", ("warn", "what"): "ground"}


class ByApi:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        hall.owner  # noqa: B018  # the same people are let in
        self.program: Program = program(hall)

    def create(self) -> None:
        said = {"title": "Cup", "first_day": "2026-11-15", "place": "Hall", "ruleset": "challenger"}
        answer = self.program.send("/tournaments", {**said, "options": {"timeline": "standard"}}, key=KEY)
        assert answer.status_code == 201, answer.text
        self.hall.last = TournamentId(answer.json()["tournament"])

    def enter(self, names: tuple[str, ...]) -> None:
        self.act("enter-players", players=[{"name": name} for name in names])

    def official(self, name: str) -> None:
        self.act("name-official", role="watcher", name=name)

    def act(self, name: str, /, **said: Any) -> None:
        body = {CALLED.get((name, field), field): value for field, value in said.items()}
        self.program.do(self.hall.last, name, **FIXED.get(name, {}), **body)

    def result(self, match: int, first: int, second: int) -> None:
        self.act("enter-result", **self._at(match, first, second))

    def correct(self, match: int, first: int, second: int) -> None:
        said = self._at(match, first, second)
        found = self.program.send(f"/tournaments/{self.hall.last}/consequences", said).json()
        self.act("correct", **said, was=found["was"], reason="Mixed up")

    def pairs(self, round: int, pairs: list[tuple[str, str]]) -> None:
        made = {"round": round, "pairs": [{"first": one, "second": other or None} for one, other in pairs]}
        found = self.program.send(f"/tournaments/{self.hall.last}/breaks", made).json()
        self.act("pair-by-hand", **made, seen=found["seen"])

    def _at(self, match: int, first: int, second: int) -> dict[str, Any]:
        now = self.hall.playing
        seats = now.round.matches[match - 1]
        return {
            "stage": now.stage.value,
            "round": now.number,
            "players": [seats.first, seats.second],
            "scores": {"vp": [first, second]},
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
    way.act("announce-structure", rounds=2, cut_to=4)
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
    played(way, leave=1)
    way.act("not-appeared", player=hall.playing.round.matches[hall.playing.open[0] - 1].first)
    way.correct(1, 8, 17)
    way.act("close-round", round=1)


def the_rest(way: Way) -> None:
    hall = way.hall
    way.act("drop", player="p9")
    way.act("rejoin", player="p9")
    way.act("drop", player="p10")
    met = [player for match in hall.t.rounds[0].matches for player in match.players]
    there = [player for player in met if player in hall.t.to_pair]
    way.pairs(2, list(zip_longest(there[::2], there[1::2], fillvalue="")))
    played(way)
    way.act("announce", text="The cut comes next.")
    step = hall.t.step
    assert step is not None
    way.act("undo", step=step.first, reason="Too early")
    way.act("make-cut")
    while hall.t.phase is Phase.BRACKET:
        assert hall.t.bracket is not None
        rounds = len(rounds_of(hall.t, hall.t.stage))
        if rounds == 2:
            break
        way.act("publish-bracket", round=rounds + 1)
        played(way)
    way.act("finish")
    way.act("reveal-seed")


def played(way: Way, leave: int = 0) -> None:
    """Scores that differ from table to table."""
    matches = way.hall.playing.open
    for match in matches[: len(matches) - leave]:
        way.result(match, 16 + match % 3, 5 + match % 4)


def facts(hall: Hall) -> list[tuple[str, Any, Any]]:
    """Who did what."""
    return [(kind, one.by, body) for one in hall.desk.history(hall.last) for kind, _, body in [encode(one.fact)]]


@pytest.mark.slow
def test_pages_and_api_write_the_same_facts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rights, "OF_PROGRAMS", "nothing begins like this ")  # or no form could have the same key
    told = []
    for name, way in (("pages", ByPages), ("api", ByApi)):
        hall = Hall(tmp_path / name)
        made = way(hall)
        story(made)
        assert hall.t.phase is Phase.FINISHED
        told.append(facts(hall))
        hall.close()
    by_pages, by_api = told
    assert len(by_pages) > 100
    assert {who for _, who, _ in by_pages} == {OWNER}
    for first, second in zip(by_pages, by_api, strict=True):
        assert first == second
