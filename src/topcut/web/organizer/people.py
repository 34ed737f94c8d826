"""Everybody during play: who is in, who has left, and one page for each with history, warnings and what can be done."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.people_csv import same
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import conduct
from topcut.rules.actions.guards import lost_clause
from topcut.rules.actions.leaving import won_unplayed
from topcut.rules.actions.reports import replaces_absent
from topcut.rules.actor import Role
from topcut.rules.line_up import must_use
from topcut.rules.match import Stage
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import standings
from topcut.rules.record import Outcome, record, tally
from topcut.rules.state import playing, score
from topcut.rules.tournament import Phase, Player, Tournament
from topcut.web.access import may
from topcut.web.organizer.playing import shown
from topcut.web.result_form import blanks
from topcut.web.view import View

router = APIRouter()

STATES = ("in", "dropped", "ejected", "warned", "card")


@dataclass(frozen=True, slots=True)
class SoFar:
    """How somebody stands in the Swiss rounds; no rank: not ranked."""

    rank: int | None
    points: int
    won: int
    drawn: int
    lost: int


@router.get("/t/{tournament}/desk/people")
def people_page(view: Annotated[View, may("officiate")], state: str = "", name: str = "") -> Response:
    t = view.t
    wanted = [player for player in t.players.values() if not player.waiting and _is(view, player, state)]
    asked = same(name)
    found = [player for player in wanted if asked in same(view.names.of(player.id))]
    return shown(
        view,
        "people.html",
        people=sorted(found, key=lambda player: same(view.names.of(player.id))),
        states=STATES,
        state=state,
        name=name,
        played=so_far(t),
        warnings={player.id: len(conduct.warnings_of(t, player.id)) for player in found},
        asked=conduct.ejection_asked(t),
    )


@router.get("/t/{tournament}/desk/people/{player}")
def person_page(view: Annotated[View, may("officiate")], player: str) -> Response:
    t = view.t
    if player not in t.players:
        raise Refusal("player-unknown", player=player)
    id = PlayerId(player)
    now = playing(t)
    match = now.match_of(id) if now else None
    return shown(
        view,
        "person.html",
        player=t.players[id],
        now=now,
        match=match if now and match in now.open else None,
        won_unplayed=won_unplayed(t, id),
        is_replaced=replaces_absent(t, now.stage) if now else False,
        games=[one for one in record(t, id) if one.outcome is not Outcome.NOT_IN],
        played=so_far(t)[id],
        warnings=conduct.warnings_of(t, id),
        is_asked=id in conduct.ejection_asked(t),
        proposals=tuple(one for one in conduct.ejection_proposed(t) if one.player == id),
        may_eject=conduct.may_eject(t, view.actor),
        others=others(view),
        penalties=tuple(penalty for who, penalty in t.conduct.penalties if who == id),
        must_use=must_use(t, id),
        chosen=now.round.squads.get(id) if now else None,
        blanks=blanks(t, now.stage if now else Stage.SWISS),
        coming=len(t.rounds) + 1,
        score=score,
        lost_clause=lost_clause(t) if t.phase in {Phase.SWISS, Phase.BRACKET} else None,
        missing_card=t.conduct.missing_cards.get(id),
    )


def so_far(t: Tournament) -> Mapping[PlayerId, SoFar]:
    scored = sheet(t)
    ranks = {row.player: row.rank for row in standings(t)}
    return {
        player: SoFar(ranks.get(player), scored.points[scored.places[player]], one.won, one.drawn, one.lost)
        for player, one in tally(t).items()
    }


def others(view: View) -> tuple[str, ...]:
    """The officials whose decisions this organizer writes down; nobody else does that."""
    if view.actor.role is not Role.ORGANIZER:
        return ()
    return tuple(dict.fromkeys(one.id for one in view.t.officials if one.id != view.actor.id))


def _is(view: View, player: Player, state: str) -> bool:
    """Whether a player is one of those asked for; an unknown word asks for everybody."""
    answers = {
        "in": player.is_active,
        "dropped": player.dropped and not player.ejected,
        "ejected": player.ejected,
        "card": player.is_active and player.id in view.t.conduct.missing_cards,
        "warned": bool(conduct.warnings_of(view.t, player.id)),
    }
    return answers.get(state, True)
