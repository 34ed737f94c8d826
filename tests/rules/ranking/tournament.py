"""Tournaments for the tests of the ranking, as text with the points that each match gave.

A round is a line, its matches two spaces apart: `a 3-0 b`, with figures `a 3-0 b (16-9)`, not played as one did not
come `a 3-0! b`, still open `a - b`, a bye `a bye 3 (14)`, an unpaired loss `a loss`.
"""

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction

from msgspec.structs import replace

from topcut.ids import PlayerId
from topcut.rules.match import Match, Result, Seat
from topcut.rules.ranking.standings import Standing, standings
from topcut.rules.ruleset import How, Ruleset, load
from topcut.rules.tournament import Player, Round, Tournament

CHALLENGER, TIMELINE, SHOWDOWN, MUNCHKIN = (load(name) for name in ("challenger", "timeline", "showdown", "munchkin"))
NETRUNNER, MAGIC = (load(name) for name in ("netrunner", "magic"))
RULESETS = (CHALLENGER, TIMELINE, SHOWDOWN, MUNCHKIN, NETRUNNER, MAGIC)

_MATCH = re.compile(r"(\w+) (?:(\d+)-(\d+)(!?)|-) (\w+)(?: \((.*)\))?")
_BYE = re.compile(r"(\w+) bye (\d+)(?: \((.*)\))?")


def tournament(
    text: str,
    ruleset: Ruleset = CHALLENGER,
    *,
    players: str = "",
    dropped: str = "",
    ejected: str = "",
    lots: Mapping[str, int] | None = None,
) -> Tournament:
    rounds = tuple(_round(line.strip(), ruleset) for line in text.strip().splitlines() if line.strip())
    return Tournament(
        ruleset=ruleset,
        players={
            id: Player(id, dropped=id in dropped.split(), ejected=id in ejected.split())
            for id in (map(PlayerId, players.split()) if players else _everybody(rounds))
        },
        rounds=rounds,
        lots={PlayerId(id): lot for id, lot in (lots or {}).items()},
    )


def changed(ruleset: Ruleset, path: str, value: object) -> Ruleset:
    """The ruleset with one entry changed: `strength.met_twice`."""
    section, entry = path.split(".")
    return replace(ruleset, **{section: replace(getattr(ruleset, section), **{entry: value})})


def ranks(rows: Iterable[Standing]) -> str:
    """`1 ana  2 bo  2 cy`"""
    return "  ".join(f"{row.rank} {row.player}" for row in rows)


def figure(t: Tournament, key: str, player: str) -> int | Fraction:
    """One tiebreaker of one player, by its name in files."""
    keys = [tiebreaker.key for tiebreaker in t.ruleset.tiebreakers if tiebreaker.kind != "random"]
    return next(row for row in standings(t) if row.player == player).tiebreaks[keys.index(key)]


def _round(line: str, ruleset: Ruleset) -> Round:
    written = re.split(r"\s{2,}", line)
    losses = tuple(PlayerId(word.split()[0]) for word in written if word.endswith(" loss"))
    return Round(tuple(_match(word, ruleset) for word in written if not word.endswith(" loss")), losses)


def _match(text: str, ruleset: Ruleset) -> Match:
    bye = _BYE.fullmatch(text)
    if bye:
        player, points, scores = bye.groups()
        figures = tuple((int(score), 0) for score in scores.split()) if scores else _zeros(ruleset)
        return Match(PlayerId(player), None, None, Result(How.BYE, Seat.FIRST, (int(points), 0), figures))
    match = _MATCH.fullmatch(text)
    assert match, text
    first, more, fewer, absent, second, scores = match.groups()
    if more is None:
        return Match(PlayerId(first), PlayerId(second))
    pairs = [pair.split("-") for pair in scores.split()] if scores else None
    return Match(
        PlayerId(first),
        PlayerId(second),
        None,
        Result(
            How.NO_SHOW if absent else How.VICTORY,
            _winner(int(more), int(fewer)),
            (int(more), int(fewer)),
            _zeros(ruleset) if pairs is None else tuple((int(one), int(other)) for one, other in pairs),
            opponents=not absent,
        ),
    )


def _winner(first: int, second: int) -> Seat | None:
    return None if first == second else Seat(first < second)


def _zeros(ruleset: Ruleset) -> tuple[tuple[int, int], ...]:
    return ((0, 0),) * len(ruleset.kept_figures)


def _everybody(rounds: Iterable[Round]) -> Iterable[PlayerId]:
    seen: dict[PlayerId, None] = {}
    for round in rounds:
        for match in round.matches:
            seen |= dict.fromkeys(player for player in (match.first, match.second) if player is not None)
        seen |= dict.fromkeys(round.unpaired_losses)
    return seen
