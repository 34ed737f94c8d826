"""What the companion for the printed cards shows: the parks of the round, what is still to be told, what to lay out."""

from dataclasses import dataclass
from typing import Any

from topcut.desk.card_tables import host_of
from topcut.ids import PlayerId
from topcut.rules.actions.challengers.companion import (
    beginner,
    gives_back,
    tokens_of,
    trophies_left,
    trophies_of,
    untold_trophies,
)
from topcut.rules.match import Match, Stage
from topcut.rules.playing_cards import robot_cards, table_of
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.standings import standings
from topcut.rules.state import playing
from topcut.rules.tournament import Phase, Tournament
from topcut.web.challengers.bell import bell
from topcut.web.challengers.board import park_name
from topcut.web.challengers.host import is_host
from topcut.web.view import View
from topcut.words import raised


@dataclass(frozen=True, slots=True)
class Park:
    number: int
    name: str
    match: Match
    begins: Reason | None


@dataclass(frozen=True, slots=True)
class Before:
    """What lies before a player: trophies by their rounds, tokens; and when the game is over, all fans."""

    player: PlayerId
    trophies: tuple[int, ...]
    tokens: int
    fans: int | None


def real_cards(view: View) -> dict[str, Any]:
    t = view.desk.look(view.tournament)  # with what the host has typed
    table, now = table_of(t), playing(t)
    is_final = now is not None and now.stage is Stage.BRACKET
    matches = now.round.matches if now is not None else ()
    untold = untold_trophies(t) if t.phase is not Phase.FINISHED else ()
    return {
        "table": table,
        "host": host_of(t, view.time),
        "is_host": is_host(view),
        "bell": bell(view),
        "is_over": t.phase is Phase.FINISHED,
        "is_final": is_final,
        "round": len(t.rounds),
        "rounds": t.structure.rounds if t.structure else 0,
        "parks": [
            Park(number, _heading(t, number), one, None if is_final or one.result else beginner(t, one))
            for number, one in enumerate(matches, start=1)
        ],
        "names_of_parks": [_heading(t, number) for number in range(1, len(table.seats) // 2 + 1)],
        "all_in": bool(matches) and all(one.result is not None for one in matches),
        "fans": {number: trophies_left(t, number) for number in range(1, len(t.rounds) + 1)},
        "untold": untold,
        "robot_cards": robot_cards(t, view.desk.seed(view.tournament)),
        "gives_back": lambda player: gives_back(t, player),
        "ranking": t.ranking if t.phase is Phase.FINISHED else (),
        "before": _before(t),
        "people": [one for one in table.players if not t.players[one].dropped],
    }


def _heading(t: Tournament, park: int) -> str:
    return raised(park_name(t, park - 1))


def _before(t: Tournament) -> dict[PlayerId, Before]:
    table = table_of(t)
    fans = {row.player: row.points for row in standings(t)} if t.phase is Phase.FINISHED else {}
    return {
        one: Before(one, trophies_of(t, one), tokens_of(t, one), fans.get(one))
        for one in table.seats
        if one != table.robot or table.is_solo
    }
