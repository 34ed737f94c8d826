"""The habits of simulated people, their names, and the lists they bring, as the files beside say."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from msgspec import Struct

from topcut.declared import read_as, ready


class SignUps(Struct, frozen=True, forbid_unknown_fields=True):
    within: int
    late: int
    late_by: int
    twice: int
    alike: int
    withdraw: int


class Lists(Struct, frozen=True, forbid_unknown_fields=True):
    within: int
    paper: int
    faulty: int
    corrected: int
    corrected_after: int
    forgotten: int


class CheckIn(Struct, frozen=True, forbid_unknown_fields=True, rename={"earliest": "from"}):
    earliest: int
    within: int
    absent: int


class Squads(Struct, frozen=True, forbid_unknown_fields=True):
    within: int
    forgotten: int


class Game(Struct, frozen=True, forbid_unknown_fields=True):
    shortest: int
    longest: int
    unasked: int


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    answer: int
    typed: int
    mistyped: int
    differs: int
    silent: int
    slip: int
    gives_in: int
    gives_in_after: int


class Calls(Struct, frozen=True, forbid_unknown_fields=True):
    often: int
    disputed: int
    after: int
    absent_after: int
    over: int
    over_after: int


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    notice: int
    vanish: int
    in_game: int
    within: int
    appeal: int


class Crew(Struct, frozen=True, forbid_unknown_fields=True):
    doors: int
    pace: int
    slip: int
    patience: int
    patience_by_the_wall: int


class Range(Struct, frozen=True, forbid_unknown_fields=True):
    won: tuple[int, int]
    lost: tuple[int, int]


@ready
class Habits(Struct, frozen=True, forbid_unknown_fields=True):
    sign_up: SignUps
    lists: Lists
    check_in: CheckIn
    squads: Squads
    game: Game
    report: Report
    call: Calls
    leave: Leave
    crew: Crew
    scores: dict[str, Range]


@ready
class Cast(Struct, frozen=True, forbid_unknown_fields=True):
    names: tuple[str, ...]
    clubs: tuple[str, ...]
    official: str
    questions: tuple[str, ...]
    absent: str
    disputed: str


@ready
class Brought(Struct, frozen=True, forbid_unknown_fields=True):
    """A list in one form: one that can be played, and one with an error."""

    legal: str
    faulty: str


@cache
def habits() -> Habits:
    return read_as(Habits, _tables("habits"))


@cache
def cast() -> Cast:
    return read_as(Cast, _tables("cast"))


@cache
def lists() -> Mapping[str, Brought]:
    """By the rule that gives them their form."""
    return read_as(dict[str, Brought], _tables("lists"))


def _tables(name: str) -> dict[str, object]:
    return tomllib.loads(files("topcut.generator.drill").joinpath(f"{name}.toml").read_text("utf-8"))
