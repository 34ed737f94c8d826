"""The rule book of a tournament: the text in its first fact, with the settings that were changed."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any


class NoBook(Exception):
    """The text is no rule book."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match that ended this way is decided."""

    clause: str
    winner: str
    compare: tuple[Mapping[str, Any], ...]
    level: str | None
    winner_has: str
    loser_has: str
    both: str
    opponents: bool
    asks: bool


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a structure table."""

    least: int
    most: int | None
    rounds: int
    cut: int


@dataclass(frozen=True, slots=True)
class Book:
    """The rule book's own entries, by path."""

    entries: Mapping[str, Any]
    options: Mapping[str, str]
    endings: Mapping[str, Ending]
    rows: tuple[Row, ...]
    alternate: tuple[Row, ...]

    def entry(self, path: str, default: Any = None) -> Any:
        found: Any = self.entries
        for step in path.split("."):
            if not isinstance(found, dict) or step not in found:
                return default
            found = found[step]
        return found

    def clause(self, path: str) -> str:
        return str(self.entry(path, "rule book"))

    def flag(self, path: str, default: bool) -> bool:
        return bool(self.entry(path, default))

    def number(self, path: str, default: int) -> int:
        found = self.entry(path, default)
        if not isinstance(found, int):
            raise NoBook
        return found

    @property
    def figures(self) -> list[Mapping[str, Any]]:
        """The kept ones, in the order of the book."""
        return [figure for figure in self.entries.get("figures", []) if figure.get("kept", True)]

    @property
    def tiebreakers(self) -> list[Mapping[str, Any]]:
        return list(self.entries["tiebreakers"])

    @property
    def officials(self) -> list[Mapping[str, Any]]:
        return list(self.entries.get("officials", []))

    @property
    def plans(self) -> list[Mapping[str, Any]]:
        """The tables of plan cards, where a game is played by them."""
        return list(self.entry("plan.tables", []))

    def bye_figures(self) -> tuple[int, ...]:
        worth = self.entry("bye.figures", {})
        return tuple(int(worth.get(figure["name"], 0)) for figure in self.figures)

    def points(self, kind: str) -> int:
        return int(self.entries["points"].get(kind, 0))

    def games(self, stage: str) -> int:
        return self.number(f"games.{stage}", 1)

    def plays(self, official: Mapping[str, Any]) -> str:
        at: Mapping[str, str] = official.get("plays_at", {})
        return next((at[value] for value in self.options.values() if value in at), str(official.get("plays", "never")))

    def rulings(self) -> set[str]:
        return {str(ruling["setting"]) for ruling in self.entries.get("rulings", [])}


def book(text: str, settings: Mapping[str, Any], options: Mapping[str, str]) -> Book:
    """The book as this tournament uses it; NoBook if the text cannot be read as one."""
    try:
        entries = tomllib.loads(text)
        for path, value in settings.items():
            _change(entries, path.split("."), value)
        endings = {how: _ending(ending) for how, ending in entries["endings"].items()}
        rows = tuple(_row(row) for row in entries["structure"]["rows"])
        alternate = tuple(_row(row) for row in entries["structure"].get("alternate", []))
        found = Book(entries, options, endings, rows, alternate)
        _tried(found)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError, ArithmeticError) as error:
        raise NoBook from error
    return found


def _tried(found: Book) -> None:
    """Read once whatever is needed later, so that a book that lacks it is refused here."""
    found.bye_figures()
    for figure in found.figures:
        str(figure["name"]), int(figure["most"])
    for tiebreaker in found.tiebreakers:
        str(tiebreaker["kind"]), Fraction(tiebreaker.get("floor", 0))
    for official in found.officials:
        str(official["name"]), found.plays(official), int(official.get("at_least", 0))
    for kind in ("win", "draw", "loss"):
        found.points(kind)
    found.rulings()
    needed = ("pairing_clause", "rematch_clause", "first_round_clause", "bye.later", "bye.rule_clause", "clock.minutes")
    if any(found.entry(path) is None for path in needed) or not found.rows:
        raise NoBook
    for path in ("clock.minutes", "clock.bracket_minutes", "clock.dice", "clock.faces", "clock.hits", "games.swiss"):
        found.number(path, 0)
    for path in ("games.bracket", "squads.of", "squads.pick", "conduct.ask_at", "structure.cut_recommended_above"):
        found.number(path, 0)
    Fraction(found.number("strength.no_opponents", 0))
    for path in ("lists.rules", "conduct.ejects_by", "conduct.ejects_for_lists_by"):
        list(found.entry(path, []))
    parts = ("lists", "leaving", "cut", "bracket", "clock", "plan")
    if any(not isinstance(found.entry(part, {}), dict) for part in parts):
        raise NoBook
    for path in ("plan.lead", "plan.lead_players", "plan.most_players"):
        found.number(path, 0)
    for table in found.plans:
        int(table["seats"]), [str(card).split() for card in list(table["cards"])]
    [str(park) for park in list(found.entry("plan.parks", []))]


def _ending(entry: Mapping[str, Any]) -> Ending:
    return Ending(
        clause=str(entry["clause"]),
        winner=str(entry["winner"]),
        compare=tuple({"figure": step["figure"], "wins": step["wins"], **step} for step in entry.get("compare", [])),
        level=entry.get("level"),
        winner_has=str(entry.get("winner_has", "recorded")),
        loser_has=str(entry.get("loser_has", "recorded")),
        both=str(entry.get("both", "draw")),
        opponents=bool(entry.get("opponents", True)),
        asks=bool(entry.get("asks", False)),
    )


def _row(entry: Mapping[str, Any]) -> Row:
    most = entry.get("most")
    return Row(int(entry["least"]), None if most is None else int(most), int(entry["rounds"]), int(entry["cut"]))


def _change(entries: Any, path: list[str], value: Any) -> None:
    for step in path[:-1]:
        entries = _member(entries, step)
    last = path[-1]
    if not isinstance(entries, dict):
        raise KeyError(last)
    if value == "none" and path != ["cut", "replacement"]:  # where it is a value of its own
        entries.pop(last, None)
    else:
        entries[last] = _as_needed(entries.get(last), value)


def _member(entries: Any, step: str) -> Any:
    if isinstance(entries, dict):
        return entries.setdefault(step, {})
    names = ("name", "key", "least", "figure")
    found = [entry for entry in entries if step in [str(entry[name]) for name in names if name in entry]]
    return found[0]


def _as_needed(old: Any, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    if isinstance(old, list):
        parts = [part.strip() for part in value.split(",") if part.strip()]
        return [int(part) for part in parts] if old and isinstance(old[0], int) else parts
    if not isinstance(old, str):
        if value in ("yes", "on", "no", "off"):
            return value in ("yes", "on")
        if value.isdecimal():
            return int(value)
    return value
