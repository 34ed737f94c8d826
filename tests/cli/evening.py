"""An evening at the prompt: a data folder whose chance and time are the same in every run."""

import hashlib
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from tests.cli.running import Answer, answer
from topcut import desk
from topcut.cli import data
from topcut.cli.data import find, opened
from topcut.desk import Clock
from topcut.ids import PlayerId
from topcut.rules.facts import Fact
from topcut.rules.tournament import Tournament

MORNING = datetime(2026, 11, 15, 9, tzinfo=UTC)
NAMES = ["Ana", "Bo", "Cy", "Dee", "Eve", "Finn", "Gus", "Hal", "Ivy", "Jun", "Kim", "Lea"]
OPTIONS = {
    "challenger": ("timeline=standard",),
    "timeline": (),
    "showdown": (),
    "munchkin": ("type=constructed", "level=casual", "region=elsewhere", "legality=on-release"),
}


@dataclass
class Evening:
    folder: Path
    patch: pytest.MonkeyPatch
    now: datetime = MORNING
    word: str = "autumn"
    numbers: "count[int]" = field(default_factory=count)

    def __post_init__(self) -> None:
        self.patch.setattr(data, "token_bytes", self._bytes)
        self.patch.setattr(desk, "Clock", self._clock)
        self.patch.setenv("TZ", "UTC")

    def topcut(self, *arguments: str, stdin: str = "") -> Answer:
        return answer(*arguments, "--data", str(self.folder), stdin=stdin.encode())

    def new(self, ruleset: str = "challenger", title: str = "Autumn Cup", *more: str) -> Answer:
        chosen = [part for option in OPTIONS.get(ruleset, ()) for part in ("--option", option)]
        return self.topcut("new", ruleset, title, "--date", "2026-11-15", *chosen, *more)

    def run(self, *lines: str) -> Answer:
        return self.topcut("run", self.word, stdin="".join(f"{line}\n" for line in lines))

    def done(self, *lines: str) -> str:
        """These lines, of which none may be refused."""
        said = self.run(*lines)
        assert (said.code, said.err) == (0, ""), said.out
        return said.out

    def refused(self, *lines: str) -> str:
        """The sentence of the last line, which changes nothing."""
        before = len(self.facts)
        self.done(*lines[:-1])
        before = len(self.facts)
        said = self.run(lines[-1])
        assert said.code == 2, said.out
        assert len(self.facts) == before
        assert "Traceback" not in said.out + said.err
        assert "made a mistake" not in said.out
        return said.out.rstrip("\n").rpartition("\n")[2]

    def begun(self, ruleset: str = "challenger", players: int = 8, start: str = "start") -> None:
        self.new(ruleset)
        self.done(f"add {', '.join(NAMES[:players])}", "in all")
        if ruleset in {"challenger", "timeline"}:
            self.done("official Wanda watcher")
        if ruleset == "showdown":
            self.done("official Wanda arbiter")
        self.done("list all: on paper", start)

    def played(self, rounds: int, tables: int = 4, score: str = "16-9") -> None:
        for _ in range(rounds):
            self.done("pair", "publish", *(f"{table} {score}" for table in range(1, tables + 1)))

    @property
    def t(self) -> Tournament:
        with opened(self.folder) as desk:
            return desk.look(find(desk, self.word))

    @property
    def facts(self) -> list[Fact]:
        with opened(self.folder) as desk:
            return [stamped.fact for stamped in desk.history(find(desk, self.word))]

    def player(self, name: str) -> PlayerId:
        with opened(self.folder) as desk:
            people = desk.store.people(find(desk, self.word))
        return next(person.player for person in people if person.name == name)

    def wait(self, minutes: int) -> None:
        self.now += timedelta(minutes=minutes)

    def _bytes(self, size: int) -> bytes:
        return hashlib.sha256(f"chance {next(self.numbers)}".encode()).digest()[:size]

    def _clock(self, _file: Path) -> Clock:
        """Every look takes a millisecond."""
        return Clock(wall=self._wall, elapsed=self._elapsed, boot=lambda: None)

    def _wall(self) -> float:
        return self.now.timestamp()

    def _elapsed(self) -> float:
        self.now += timedelta(milliseconds=1)
        return (self.now - MORNING).total_seconds()


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(tmp_path / "data", monkeypatch)
