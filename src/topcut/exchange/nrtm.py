"""NRTM: the JSON that Netrunner tools write, of which any field may be missing or null."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from topcut.exchange.document import Id, Object, a_list, a_number, a_player, an_object, every_id, perhaps_a_list, placed
from topcut.exchange.history import History
from topcut.exchange.rounds import everybody_once
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.match import Entry, Match, Result
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import standings
from topcut.rules.ranking.tiebreakers import extended_strength, strength
from topcut.rules.results import bye, settle
from topcut.rules.ruleset import Ruleset, Tiebreaker
from topcut.rules.tournament import Player, Round, Tournament

RULESET = "netrunner"

_DIGITS = 18
_STRENGTH = Tiebreaker(clause="NRTM", kind="strength", key="sos", label="strengthOfSchedule")
_MARKS = {"cutToTop", "preliminaryRounds", "eliminationPlayers"}


def is_nrtm(document: object) -> bool:
    if not isinstance(document, dict) or "ruleset" in document:
        return False
    players = document.get("players")
    return not _MARKS.isdisjoint(document) or (isinstance(players, list) and any(isinstance(p, dict) for p in players))


def history(document: object, ruleset: Ruleset) -> History:
    """Read the Swiss rounds; the games of a bracket give no points."""
    members = an_object(document, "history")
    if members.get("players") is None:
        raise Refusal("players-missing")
    listed = [an_object(player, "player") for player in a_list(members["players"], "players")]
    ids = every_id([_id(player) for player in listed])
    names = {player: str(known["name"]) for player, known in zip(ids, listed, strict=True) if known.get("name")}
    rounds = tuple(_rounds(members, ruleset, ids))
    return History(Tournament(ruleset, {player: Player(player) for player in ids}, rounds), ids, names)


def document(known: History, name: str = "", date: str | None = None) -> dict[str, Any]:
    """Write the Swiss rounds; NRTM knows only points, so figures and unpaired losses stay behind."""
    t = known.t
    return {
        "name": name,
        "date": date,
        "cutToTop": 0,
        "preliminaryRounds": len(t.rounds),
        "players": list(_written_players(known)),
        "eliminationPlayers": [],
        "rounds": [[_written_match(match, known.ids) for match in this.matches] for this in t.rounds],
    }


def _id(player: Object) -> object:
    return player.get("name") if player.get("id") is None else player["id"]


def _rounds(members: Object, ruleset: Ruleset, ids: Mapping[PlayerId, Id]) -> Iterator[Round]:
    preliminary = members.get("preliminaryRounds")
    for number, value in enumerate(perhaps_a_list(members, "rounds"), 1):
        late = isinstance(preliminary, int) and 0 < preliminary < number
        try:
            tables = [an_object(table, "match") for table in a_list(value, "round")]
            swiss = [table for table in tables if not _is_elimination(table, late)]
            this = Round(tuple(_matches(swiss, ruleset, ids)))
            everybody_once(this, number)
        except Refusal as refusal:
            raise placed(refusal, round=number) from None
        if swiss or not tables:
            yield this


def _is_elimination(table: Object, late: bool) -> bool:
    """As the table says; where it says nothing, what comes after the announced rounds is the bracket."""
    said = table.get("eliminationGame")
    return late if said is None else bool(said)


def _matches(tables: Iterable[Object], ruleset: Ruleset, ids: Mapping[PlayerId, Id]) -> Iterator[Match]:
    for number, table in enumerate(tables, 1):
        try:
            match = _match(table, ruleset, ids)
        except Refusal as refusal:
            raise placed(refusal, match=number) from None
        if match is not None:
            yield match


def _match(table: Object, ruleset: Ruleset, ids: Mapping[PlayerId, Id]) -> Match | None:
    sides = [_side(table, seat) for seat in ("player1", "player2")]
    taken = [side for side in sides if side.get("id") is not None]
    if not taken:
        return None
    number = table.get("table")
    at = TableNumber(number) if type(number) is int and number > 0 else None
    first, *others = (a_player(side["id"], "id", ids) for side in taken)
    points = [_points(side) for side in taken]
    if not others:
        return Match(first, None, at, _bye(ruleset, points[0]))
    if points == [None, None]:
        return Match(first, others[0], at)
    return Match(first, others[0], at, settle(ruleset, Entry(points=(points[0] or 0, points[1] or 0))))


def _side(table: Object, seat: str) -> Object:
    side = table.get(seat)
    return {} if side is None else an_object(side, seat)


def _points(side: Object) -> int | None:
    """The points of the match, added up from both sides where only these are given."""
    if side.get("combinedScore") is not None:
        return a_number(side["combinedScore"], "combinedScore")
    sides = [a_number(side[name], name) for name in ("runnerScore", "corpScore") if side.get(name) is not None]
    return sum(sides) if sides else None


def _bye(ruleset: Ruleset, points: int | None) -> Result:
    return bye(ruleset) if points is None else replace(bye(ruleset), points=(points, 0))


def _written_players(known: History) -> Iterator[Object]:
    """Everyone in rank order; ejected players come last and have no rank."""
    t = known.t
    so_far = sheet(t)
    strengths = strength(_STRENGTH, t.ruleset, so_far).exact()
    extended = extended_strength(_STRENGTH, t.ruleset, so_far).exact()
    ranks: dict[PlayerId, int | None] = {standing.player: standing.rank for standing in standings(t)}
    for player in (*ranks, *(player for player in t.players if player not in ranks)):
        place = so_far.places[player]
        yield {
            "id": known.ids[player],
            "name": known.names.get(player, str(player)),
            "rank": ranks.get(player),
            "matchPoints": so_far.points[place],
            "strengthOfSchedule": decimal(strengths[place]),
            "extendedStrengthOfSchedule": decimal(extended[place]),
        }


def _written_match(match: Match, ids: Mapping[PlayerId, Id]) -> Object:
    second = None if match.second is None else ids[match.second]
    points = (None, None) if match.result is None else match.result.points
    return {
        "table": match.table,
        "player1": {"id": ids[match.first], "combinedScore": points[0]},
        "player2": {"id": second, "combinedScore": points[1]},
        "eliminationGame": False,
    }


def decimal(exact: int | Fraction) -> str:
    """A fraction as Netrunner tools print it: `1.5`, `0.333333333333333333`."""
    digits = str(round(exact * 10**_DIGITS)).rjust(_DIGITS + 1, "0")
    return f"{digits[:-_DIGITS]}.{digits[-_DIGITS:].rstrip('0') or '0'}"
