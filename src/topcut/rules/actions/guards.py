"""What several actions check first: who asks, about which player, and in which phase of the tournament."""

from collections.abc import Collection
from typing import TypeVar

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actor import HOST, Actor, Role
from topcut.rules.audience import is_own_game
from topcut.rules.match import Stage
from topcut.rules.state import playing
from topcut.rules.tournament import Phase, Player, Tournament, deviates

Players = TypeVar("Players", bound=Collection[PlayerId])


def organizer_only(t: Tournament, by: Actor) -> None:
    if by.role is not Role.ORGANIZER:
        raise Refusal("organizer-only", organizer=t.ruleset.terms.organizer)


def staff_only(t: Tournament, by: Actor) -> None:
    if not by.is_staff:
        raise Refusal("staff-only", official=t.ruleset.terms.official, organizer=t.ruleset.terms.organizer)


def the_player(t: Tournament, player: PlayerId) -> Player:
    if player not in t.players:
        raise Refusal("player-unknown", player=player)
    return t.players[player]


def an_active_player(t: Tournament, player: PlayerId) -> None:
    if not the_player(t, player).is_active:
        raise Refusal("player-not-active", clause=t.ruleset.leaving.clause, player=player)


def themselves_or_staff(t: Tournament, by: Actor, player: PlayerId) -> None:
    if by != Actor(Role.PLAYER, player):
        staff_only(t, by)


def themselves_or_organizer(t: Tournament, by: Actor, player: PlayerId, clause: str) -> None:
    """Players leave by themselves, or the organizer drops them."""
    if by.role is not Role.PLAYER:
        organizer_only(t, by)
    elif by.id != player:
        raise Refusal("drop-for-other", clause=clause, player=player)


def chosen(players: Players) -> Players:
    if not players:
        raise Refusal("nobody-chosen")
    return players


def not_by_plan(t: Tournament) -> None:
    """A game of Challengers! does this in its own way."""
    if t.ruleset.plan is not None:
        raise Refusal("played-by-plan", clause=t.ruleset.plan.clause, ruleset=t.ruleset.title)


def is_among_friends(t: Tournament) -> bool:
    """A card table that its host has opened on a phone: it has no desk and no officials."""
    return t.ruleset.plan is not None and HOST.id in t.staff


def before_start(t: Tournament) -> None:
    if t.phase is not Phase.SIGN_UP:
        raise Refusal("already-started")


def under_way(t: Tournament) -> None:
    """Started and not finished."""
    if t.phase is Phase.SIGN_UP:
        raise Refusal("not-started", clause=t.ruleset.structure.fixed_clause)
    not_over(t)


def not_over(t: Tournament) -> None:
    if t.phase is Phase.FINISHED:
        raise Refusal("tournament-over")


def swiss_only(t: Tournament) -> None:
    under_way(t)
    if t.phase is Phase.BRACKET:
        raise Refusal("swiss-over", clause=t.ruleset.cut.clause, cut=t.ruleset.terms.cut)


def a_reason(reason: str | None) -> str:
    """What is public needs a reason that people can read."""
    if reason is None or not reason.strip():
        raise Refusal("reason-needed")
    return reason.strip()


def not_own_game(t: Tournament, by: Actor, stage: Stage, round: int, player: PlayerId) -> None:
    """An official who plays leaves their own games to another official (MU-04)."""
    if is_own_game(t, by.id, stage, round, player):
        raise Refusal("own-game", clause=plays_clause(t, by.id), official=t.ruleset.terms.official)


def not_an_opponent(t: Tournament, by: Actor, player: PlayerId) -> None:
    """The same in the round that is being played: no official wins by sending the opponent away."""
    now = playing(t)
    if now is not None:
        not_own_game(t, by, now.stage, now.number, player)


def lost_clause(t: Tournament) -> str | None:
    """The clause about cards lost or damaged during play; None if the document has none."""
    return None if t.ruleset.materials is None else t.ruleset.materials.lost_clause


def no_card_missing(t: Tournament, players: Collection[PlayerId]) -> None:
    """By the start of the next round it is replaced, or the player should be removed (MU-13); the staff says which."""
    clause = lost_clause(t)
    missing = tuple(player for player in players if player in t.conduct.missing_cards)
    if missing and clause is not None and not deviates(t, clause):
        raise Refusal("cards-missing", clause=clause, players=missing, number=len(missing))


def plays_clause(t: Tournament, official: str) -> str:
    roles = {one.role for one in t.officials if one.id == official}
    return next(role.plays_clause for role in t.ruleset.officials if role.name in roles)


def round_now(t: Tournament) -> tuple[Stage, int]:
    """The round of a record; before the first round it is 0."""
    now = playing(t)
    return t.stage, 0 if now is None else now.number
