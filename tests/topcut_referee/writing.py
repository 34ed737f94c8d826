"""Small events that a test writes fact by fact, under the sample logs' rule books with newer entries put in."""

import hashlib
import re
from collections.abc import Iterable, Mapping
from typing import Any, Self

import topcut_referee
from tests.topcut_referee.sealing import Record, archive, records

EIGHT = "ann 20-1 hal  bo 19-2 gus  cy 18-3 fay  dee 17-4 eve"  # the standings are then in the order of the alphabet
NAMES = ("ann", "bo", "cy", "dee", "eve", "fay", "gus", "hal")
OLGA, WANDA = ("organizer", "olga"), ("official", "wanda")
LETTER = {
    "rematch.clause": '"R-12"',
    "rematch.no_show": "true",
    "cut.corrected": '"until-first-game"',
    "bracket.both_leave": '"one-advances"',
    "lists.before_pairing": "true",
}
APPEALS = {
    "challenger": "head-watcher",
    "timeline": "head-watcher",
    "showdown": "lead-arbiter",
    "munchkin": "head-judge",
}


def text(book: str, entries: Mapping[str, str]) -> str:
    """The rule book of a sample log with these entries, as TOML, put in or changed, or left out where one is empty."""
    found: str = records(book)[0]["body"]["ruleset"]
    for path, value in entries.items():
        section, _, key = path.rpartition(".")
        found = _with(found, section, key, value)
    return found


def _with(found: str, section: str, key: str, value: str) -> str:
    head = f'name = "{section.split(".")[1]}"' if section.startswith("officials.") else f"[{section}]"
    if f"\n{head}\n" not in found and not value:
        return found
    if f"\n{head}\n" not in found:
        return f"{found}\n[{section}]\n{key} = {value}\n"
    before, _, after = found.partition(f"\n{head}\n")
    own, mark, rest = after.partition("\n[")
    own = re.sub(rf"(?ms)^{key} = (\[\n.*?^\]|.*?)\n", "", own + "\n", count=1)
    line = f"{key} = {value}\n" if value else ""
    return f"{before}\n{head}\n{line}{own}{mark}{rest}"


class Event:
    """A log that grows act by act; `n` is the number of its last fact. `cut__corrected` is the entry cut.corrected."""

    def __init__(
        self,
        book: str = "challenger",
        entries: Mapping[str, str] | None = None,
        *,
        options: Mapping[str, str] | None = None,
        names: Iterable[str] = NAMES,
    ) -> None:
        self.book, self.names = book, list(names)
        self.entries = {**LETTER, **{path.replace("__", "."): value for path, value in (entries or {}).items()}}
        self.options = dict(options or {})
        self.facts: list[Record] = []
        self.acts = 0
        ruleset = text(book, self.entries)
        self.act(
            ("TournamentCreated", {
                "tournament": "e1", "title": "An event", "first_day": "2026-11-15", "place": "Here",
                "ruleset": ruleset, "ruleset_hash": hashlib.sha256(ruleset.encode()).hexdigest(),
                "commitment": "0" * 64, "options": self.options,
            })
        )  # fmt: skip
        role = {"munchkin": "floor-judge", "showdown": "arbiter"}.get(book, "watcher")
        self.says("OfficialNamed", official="wanda", role=role)

    @property
    def n(self) -> int:
        return len(self.facts)

    def act(self, *facts: tuple[str, dict[str, Any]], by: tuple[str, str] = OLGA) -> Self:
        self.acts += 1
        at = f"2026-11-15T{self.acts // 3600:02}:{self.acts // 60 % 60:02}:{self.acts % 60:02}.000Z"
        for kind, body in facts:
            who = {"role": by[0], "id": by[1]}
            self.facts.append({"n": self.n + 1, "at": at, "by": who, "kind": kind, "v": 1, "body": body})
        return self

    def says(self, kind: str, by: tuple[str, str] = OLGA, **body: Any) -> Self:
        return self.act((kind, body), by=by)

    def sign_up(self, *, lists: bool = True) -> Self:
        self.act(*(("PlayerEntered", {"player": name}) for name in self.names))
        self.act(*(("PlayerCheckedIn", {"player": name}) for name in self.names))
        for name in self.names if lists else ():
            self.says("ListHandedIn", ("player", name), player=name, text=f"The list of {name}")
        return self

    def start(self, rounds: int = 1, cut: int = 8, **body: Any) -> Self:
        clause = {"challenger": "CH-33", "timeline": "TL-24", "showdown": "PS-22", "munchkin": "MU-36"}[self.book]
        roll = self.book in ("challenger", "timeline")
        whole = {"rounds": rounds, "cut": cut, "clause": clause, "players": len(self.names), "roll": roll, **body}
        return self.act(("RosterLocked", {"players": self.names}), ("Started", whole))

    def swiss(self, number: int, results: str, *, settle: bool = True, breaks: Iterable[str] = ()) -> Self:
        """A round by hand: `ann 20-1 hal  bo 19-2 gus`; who has more has won."""
        words = results.split()
        games = [(words[i], words[i + 1], words[i + 2]) for i in range(0, len(words), 3)]
        pairs = [{"table": t, "first": a, "second": b} for t, (a, _, b) in enumerate(games, start=1)]
        self.says(
            "RoundPaired", stage="swiss", round=number, attempt=1, pairs=pairs, way="by-hand", breaks=list(breaks)
        )
        for match, (_, score, _) in enumerate(games, start=1) if settle else ():
            self.settle("swiss", number, match, played(*map(int, score.split("-"))))
        return self.says("RoundClosed", stage="swiss", round=number) if settle else self

    def settle(self, stage: str, number: int, match: int, result: dict[str, Any], **body: Any) -> Self:
        return self.says("ResultSettled", WANDA, stage=stage, round=number, match=match, result=result, **body)

    def cut(self, names: str = " ".join(NAMES)) -> Self:
        return self.says("CutMade", seeds=names.split())

    def called(self, number: int, pairs: str, matches: list[int], tables: Iterable[int] | None = None) -> Self:
        """A round of the bracket: `ann-hal dee-eve`."""
        seats = [pair.split("-") for pair in pairs.split()]
        where = list(tables or range(1, len(seats) + 1))
        body = [{"table": t, "first": a, "second": b} for t, (a, b) in zip(where, seats, strict=True)]
        return self.says(
            "RoundPaired", stage="bracket", round=number, attempt=1, pairs=body, way="bracket", matches=matches
        )

    def wins(self, number: int, match: int, winner: int) -> Self:
        return self.settle("bracket", number, match, won(winner))

    def closed(self, number: int) -> Self:
        return self.says("RoundClosed", stage="bracket", round=number)

    def leaves(self, name: str, round_: int | None, *, bye: tuple[str, int, int] | None = None) -> Self:
        """A drop with its round of the bracket, and who has a bye by it, in which round and match."""
        facts: list[tuple[str, dict[str, Any]]] = [
            ("PlayerDropped", {"player": name, "after": self.rounds, "bracket_round": round_})
        ]
        if bye is not None:
            facts.append(("BracketByeGiven", {"player": bye[0], "round": bye[1], "match": bye[2]}))
        return self.act(*facts)

    @property
    def rounds(self) -> int:
        return sum(fact["kind"] == "RoundPaired" and fact["body"]["stage"] == "swiss" for fact in self.facts)

    def finish(self, places: str) -> Self:
        """`1 ann, 2 bo, 3-4 cy dee`."""
        ranking = [(part.split()[0], name) for part in places.split(", ") for name in part.split()[1:]]
        return self.says("TournamentFinished", ranking=[[place, name] for place, name in ranking])

    def verdict(self, **how: Any) -> topcut_referee.Verdict:
        return topcut_referee.verify(archive(self.facts, **how))

    def faults(self) -> list[tuple[int, str]]:
        """The numbers of the facts that are wrong, each with its clause."""
        return [(fault.fact, fault.clause) for fault in self.verdict().discrepancies]


def played(first: int, second: int, **members: Any) -> dict[str, Any]:
    """A Swiss result of one figure."""
    winner = None if first == second else int(first < second)
    points = [1, 1] if winner is None else [3 * (winner == 0), 3 * (winner == 1)]
    how = "draw" if winner is None else "victory"
    return {"how": how, "winner": winner, "points": points, "figures": [[first, second]], **members}


def won(winner: int | None, how: str = "victory", **members: Any) -> dict[str, Any]:
    """A result of the bracket."""
    figures = [[0, 0]]
    if how == "no-show" and winner is not None:
        figures[0][winner] = 14
    opponents = how not in ("no-show", "double-no-show")
    return {"how": how, "winner": winner, "points": [0, 0], "figures": figures, "opponents": opponents, **members}


def rows(*table: tuple[int, int, int]) -> str:
    """A structure table: from how many players on, rounds, cut."""
    tops = [*(f"most = {least - 1}, " for least, _, _ in table[1:]), ""]
    lines = zip(table, tops, strict=True)
    return (
        f"[{', '.join(f'{{ least = {n}, {most}rounds = {rounds}, cut = {cut} }}' for (n, rounds, cut), most in lines)}]"
    )


def top8(book: str = "challenger", **entries: str) -> Event:
    """Eight players after their only Swiss round, with a cut to all of them."""
    event = Event(book, {"structure.rows": rows((2, 1, 8)), **entries})
    return event.sign_up().start().swiss(1, EIGHT).cut()
