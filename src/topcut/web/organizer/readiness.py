"""What stands between a tournament and its start, and what is only worth knowing before it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from topcut.refusal import Refusal
from topcut.rules.actions import lists, venue
from topcut.rules.actions.officials import check_officials
from topcut.rules.actions.registration import waiting
from topcut.rules.actions.structure import Plan, announced
from topcut.rules.tournament import Tournament, deviates
from topcut.words import say

State = Literal["done", "note", "blocked"]
LISTS = "players?show=list"


@dataclass(frozen=True, slots=True)
class Point:
    """One line of the checklist: where it is seen to, how it stands, and what is said about it."""

    place: str  # the page of the desk
    title: str
    state: State
    said: str | Refusal
    clause: str | None = None
    paper: str = ""  # what may lie here on paper instead: lists, pools

    @property
    def is_blocking(self) -> bool:
        return self.state == "blocked"


def points(t: Tournament) -> tuple[Point, ...]:
    """In the order in which people do it."""
    return tuple(
        point for part in (_players, _here, _lists, _listed, _officials, _tables, _brought) for point in part(t)
    )


def blocking(t: Tournament) -> tuple[Point, ...]:
    """What the start would be refused for."""
    return tuple(point for point in points(t) if point.is_blocking)


def _players(t: Tournament) -> Iterator[Point]:
    counted = say("ready-players", players=len(t.active), waiting=len(waiting(t)))
    clause = t.ruleset.structure.clause
    refusal = _refusal(lambda: announced(t, Plan()))
    if not t.players:
        yield Point("players", "Players", "blocked", say("ready-nobody"), clause)
    elif refusal is not None:
        yield Point("players", "Players", "blocked", refusal, refusal.clause)
    else:
        yield Point("players", "Players", "done", counted, clause)


def _here(t: Tournament) -> Iterator[Point]:
    entered = [player for player in t.players.values() if not player.waiting]
    here = sum(player.checked_in for player in entered)
    if not entered:
        return
    said = say("ready-here", here=here, players=len(entered))
    state: State = "done" if here == len(entered) else "note"
    yield Point("check-in", "Check-in", state, say("ready-nobody-here") if here == 0 else said)


def _lists(t: Tournament) -> Iterator[Point]:
    rules = t.ruleset.lists
    active = [t.players[player] for player in t.active]
    missing = lists.missing(t)
    if not active or not (lists.are_required(t) or any(player.list is not None for player in active)):
        return
    accepted = sum(player.list_accepted for player in active)
    said = say("ready-lists", accepted=accepted, handed=len(active) - len(missing) - accepted, missing=len(missing))
    needed = bool(missing) and lists.are_required(t) and not deviates(t, rules.clause)
    state: State = "blocked" if needed else "done" if accepted == len(active) else "note"
    yield Point(LISTS, f"{t.ruleset.terms.list}s", state, said, rules.clause, "lists" if needed else "")


def _listed(t: Tournament) -> Iterator[Point]:
    """Once everybody has a list: what was found in them, and the pools that decks come out of."""
    refusal = _refusal(lambda: lists.refuse_start(t))
    if refusal is None or refusal.code == "lists-missing":
        return
    if refusal.code == "pools-missing":
        yield Point(LISTS, "Pools", "blocked", refusal, refusal.clause, "pools")
    else:  # no deviation helps, so none is offered
        yield Point(LISTS, f"Legal {t.ruleset.terms.list}s", "blocked", refusal)


def _officials(t: Tournament) -> Iterator[Point]:
    refusal = _refusal(lambda: check_officials(t))
    if refusal is not None:
        yield Point("officials", "Officials", "blocked", refusal, refusal.clause)
        return
    named = len({one.id for one in t.officials})
    clause = t.ruleset.officials[0].clause if t.ruleset.officials else None
    yield Point("officials", "Officials", "done", say("ready-officials", officials=named), clause)


def _tables(t: Tournament) -> Iterator[Point]:
    free = sum(not t.tables[table].closed for table in t.hall)
    needed = len(t.active) // 2
    if not t.hall:
        yield Point("tables", "Tables", "done", say("ready-tables-numbered"))
    elif free < needed:
        yield Point("tables", "Tables", "note", say("ready-tables-few", free=free, needed=needed))
    else:
        unchecked = len(venue.unchecked_tables(t))
        state: State = "note" if unchecked else "done"
        yield Point("tables", "Tables", state, say("ready-tables", free=free, unchecked=unchecked))


def _brought(t: Tournament) -> Iterator[Point]:
    """What players bring, once somebody has begun to tick it off."""
    if t.ruleset.materials is None or not t.conduct.checks:
        return
    unticked = sum(bool(venue.unticked(t, player)) for player in t.active)
    state: State = "note" if unticked else "done"
    yield Point(
        "materials", "What players bring", state, say("ready-brought", players=unticked), t.ruleset.materials.clause
    )


def _refusal(check: Callable[[], object]) -> Refusal | None:
    try:
        check()
    except Refusal as refusal:
        return refusal
    return None
