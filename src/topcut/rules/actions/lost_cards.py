"""A card that is lost or damaged during play: looked for, found or replaced, or the game is conceded (MU-13)."""

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import clock, reports
from topcut.rules.actions.guards import an_active_player, lost_clause, not_an_opponent, staff_only, under_way
from topcut.rules.actions.wording import said
from topcut.rules.actor import Actor
from topcut.rules.facts import CardMissing, CardReplaced, Fact
from topcut.rules.match import Entry
from topcut.rules.ruleset import How
from topcut.rules.state import place, playing
from topcut.rules.tournament import Tournament, games_of, rounds_of


def card_missing(
    t: Tournament, by: Actor, player: PlayerId, what: str, *, minutes: int | None = None, reason: str = ""
) -> list[Fact]:
    """A player looks for a replacement; a table at which the game is not over has some minutes more for it.

    `reason` is the public reason for the extension: which card it is stays between the player and the officials.
    """
    clause = _clause_for(t, by, player)
    if player in t.conduct.missing_cards:
        raise Refusal("card-missing-already", clause=clause, player=player, what=t.conduct.missing_cards[player])
    seat = place(t, player)
    if seat is None or not seat.is_open:
        if minutes is not None:
            raise Refusal("card-no-game", clause=clause, player=player)
        return [_missing(t, player, what)]
    if minutes is None:
        raise Refusal("card-minutes-needed", clause=clause, player=player, table=seat.table)
    return [_missing(t, player, what), *clock.extend(t, by, seat.number, minutes, reason)]


def card_replaced(t: Tournament, by: Actor, player: PlayerId) -> list[Fact]:
    """It is found, or there is another one."""
    clause = _clause_for(t, by, player)
    if player not in t.conduct.missing_cards:
        raise Refusal("card-not-missing", clause=clause, player=player)
    return [CardReplaced(player)]


def concede_game(t: Tournament, by: Actor, player: PlayerId, what: str = "") -> list[Fact]:
    """No replacement in time, or a card or die is missed in the middle of the game: the game is conceded.

    `what` is missing, unless that was said before. Of a match of several games it is only the one in progress.
    """
    clause = _clause_for(t, by, player)
    seat = place(t, player)
    if seat is None or not seat.is_open:
        raise Refusal("card-no-game", clause=clause, player=player)
    if games_of(t, t.stage) > 1:
        raise Refusal("card-one-game", clause=clause, player=player, table=seat.table)
    facts: list[Fact] = [] if player in t.conduct.missing_cards else [_missing(t, player, what)]
    conceded = Entry(how=How.CONCESSION, winner=seat.seat.other)
    return [*facts, *reports.enter(t, by, len(rounds_of(t, t.stage)), seat.number, conceded, stage=t.stage)]


def _clause_for(t: Tournament, by: Actor, player: PlayerId) -> str:
    """The clause, if the staff asks, about a player who is still in."""
    staff_only(t, by)
    under_way(t)
    clause = lost_clause(t)
    if clause is None:
        raise Refusal("cards-not-asked", ruleset=t.ruleset.title)
    an_active_player(t, player)
    not_an_opponent(t, by, player)
    return clause


def _missing(t: Tournament, player: PlayerId, what: str) -> CardMissing:
    """In the round that is on or was last; before any is paired, in the first."""
    now = playing(t)
    return CardMissing(player, said(what, "card"), 1 if now is None else now.number, t.stage)
