"""Leaving a tournament and coming back: drops, players who do not appear, ejections, rejoining."""

from collections.abc import Mapping
from dataclasses import replace

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import conduct, cut
from topcut.rules.actions.guards import (
    a_reason,
    not_an_opponent,
    not_by_plan,
    not_over,
    organizer_only,
    staff_only,
    the_player,
    themselves_or_organizer,
    under_way,
)
from topcut.rules.actions.officials import decider
from topcut.rules.actions.reports import drop_unsaid, enter, settle_match
from topcut.rules.actor import Actor, Role
from topcut.rules.entries import result_of
from topcut.rules.facts import (
    BracketByeGiven,
    Fact,
    PenaltyRecorded,
    PlayerDropped,
    PlayerEjected,
    PlayerRejoined,
    ResultCorrected,
    Stamped,
)
from topcut.rules.fold import following
from topcut.rules.match import Entry, Pair, Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.pairing.knockout import round_of_drop
from topcut.rules.pairing.seeding import has_begun
from topcut.rules.ruleset import How
from topcut.rules.state import place, playing
from topcut.rules.tournament import Phase, Tournament, deviates, number_of

NOBODY_CAME = "Neither player had come to the table."


def drop(
    t: Tournament,
    by: Actor,
    player: PlayerId,
    *,
    begun: bool = False,
    scores: Mapping[str, Pair] | None = None,
    noticed: bool = True,
    came: bool | None = None,
) -> list[Fact]:
    """A player leaves, asked for by the player or done by the organizer (CH-23, TL-13, PS-18, MU-29).

    An open match ends as the rule book says for a game that has begun, or not (R-1): `begun`, with the scores so far.
    A player who leaves without notice is dropped with `noticed` false, and may be penalised (CH-24). If this player has
    won only because the other was not there, officials say whether this player `came`.
    """
    themselves_or_organizer(t, by, player, t.ruleset.leaving.clause)
    if the_player(t, player).dropped:
        raise Refusal("already-dropped", player=player)
    _still_in(t, player)
    facts = _end_of_match(t, player, _as_left(t, begun, scores))
    if by.role is not Role.PLAYER:
        facts += _win_of_nobody(t, player, came)
    return _left(t, player, facts, PlayerDropped(player, len(t.rounds), _bracket_round(t, player), noticed))


def drop_absent(t: Tournament, by: Actor, player: PlayerId, *, next_day: bool = False) -> list[Fact]:
    """A player who has not appeared in reasonable time is dropped; the opponent wins as by a bye (CH-25, MU-30).

    Who has not come again the `next_day` was there the day before: what a round that is over gave them stays.
    """
    current = playing(t)
    is_over = current is None or not current.open
    return not_appeared(t, by, player, dropped=True, came=next_day and is_over)


def not_appeared(t: Tournament, by: Actor, player: PlayerId, *, dropped: bool | None, came: bool = False) -> list[Fact]:
    """The same as a no-show that is entered at the table (R-1). Whether the player is `dropped` too is for officials to
    say (CH-25), but not in the bracket (R-6). Who `came` to the round before keeps what it gave."""
    staff_only(t, by)
    _still_in(t, player)
    not_an_opponent(t, by, player)
    seat, current = place(t, player), playing(t)
    if seat is not None and current is not None and seat.is_reportable:
        absent = Entry(how=How.NO_SHOW, winner=seat.seat.other)
        return enter(t, by, current.number, seat.number, absent, stage=current.stage, dropped=dropped)
    facts = _win_of_nobody(t, player, came)
    leaves = dropped or t.stage is Stage.BRACKET
    if not leaves and not facts:
        raise Refusal("nothing-missed", clause=t.ruleset.leaving.no_show_clause, player=player)
    if not leaves and dropped is None:
        raise drop_unsaid(t, player)
    if not leaves:
        return facts
    return _left(t, player, facts, PlayerDropped(player, len(t.rounds), _bracket_round(t, player), noticed=False))


def eject(
    t: Tournament,
    by: Actor,
    player: PlayerId,
    reason: str,
    *,
    begun: bool = False,
    scores: Mapping[str, Pair] | None = None,
    about: str = conduct.CONDUCT,
    decided_by: str | None = None,
) -> list[Fact]:
    """Out for good, by an official or the organizer, who believe it necessary (CH-27, CH-50); where the rule book says
    who decides, by them (MU-05): `decided_by` is the official whose decision the organizer writes down."""
    staff_only(t, by)
    not_by_plan(t)
    if the_player(t, player).ejected:
        raise Refusal("already-ejected", clause=t.ruleset.leaving.ejected_clause, player=player)
    not_over(t)
    who = decider(t, by, decided_by)
    not_an_opponent(t, who, player)
    conduct.check_may_eject(t, by, who, about)
    why = a_reason(reason)
    facts: list[Fact] = []
    if t.players[player].is_active:
        facts = _end_of_match(t, player, _as_left(t, begun, scores), over_claims=True)
    facts.append(PenaltyRecorded(player, why, about))  # that a player is out is public, why is not
    named = None if who is by else who.id
    return _left(t, player, facts, PlayerEjected(player, "", _bracket_round(t, player), named))


def ask_whether_begun(t: Tournament, player: PlayerId) -> None:
    """An open game ends one way if it has begun, and another if not (R-1): nobody is out before that is said."""
    seat = place(t, player)
    if seat is not None and seat.is_open:
        raise Refusal("begun-unsaid", clause="R-1", player=player, table=seat.table)


def warn_and_spare(
    t: Tournament,
    by: Actor,
    player: PlayerId,
    ground: str,
    note: str = "",
    *,
    at: str,
    reason: str = "",
    known: int | None = None,
) -> list[Fact]:
    """A warning, and why the player is not ejected for it (CH-50). To eject is an act of its own."""
    warned = conduct.warn(t, by, player, ground, note, known=known)
    then = following(t, [Stamped(n, at, by, fact) for n, fact in enumerate(warned, start=t.facts + 1)])
    return [*warned, *conduct.decline_ejection(then, by, player, reason or note or ground)]


def rejoin(t: Tournament, by: Actor, player: PlayerId) -> list[Fact]:
    """With the organizer's leave, and an unpaired loss for each round missed (CH-26, TL-13, PS-18; G3).

    Munchkin has no rejoining (MU-30). No one comes back after the cut (R-5), nor ever after an ejection (CH-27).
    """
    organizer_only(t, by)
    under_way(t)
    leaving = t.ruleset.leaving
    who = the_player(t, player)
    if who.ejected:
        raise Refusal("ejected-stays-out", clause=leaving.ejected_clause, player=player)
    if not who.dropped:
        raise Refusal("not-dropped", clause=leaving.rejoin_clause, player=player)
    if not leaving.rejoin and not deviates(t, leaving.rejoin_clause):
        raise Refusal("no-rejoin", clause=leaving.rejoin_clause, player=player)
    if t.phase is Phase.BRACKET:
        raise Refusal("no-rejoin-after-cut", clause="R-5", player=player, cut=t.ruleset.terms.cut)
    return [PlayerRejoined(player, rounds_missed(t, player))]


def rounds_missed(t: Tournament, player: PlayerId) -> tuple[int, ...]:
    """The rounds in which a player had neither a match nor a bye nor an unpaired loss."""
    return tuple(
        number
        for number, round in enumerate(t.rounds, start=1)
        if player not in round.unpaired_losses and number_of(round, player) is None
    )


def won_unplayed(t: Tournament, player: PlayerId) -> int | None:
    """The match of the open Swiss round that this player has won only because the other has left or did not come."""
    seat = place(t, player)
    if seat is None or t.stage is Stage.BRACKET or t.rounds[-1].closed or seat.opponent is None:
        return None
    result = seat.match.result
    if result is None or seat.match.winner != player:
        return None
    left = replace(_as_left(t, begun=False), winner=seat.seat)
    opponent_left = t.players[seat.opponent].has_left and result == result_of(t, Stage.SWISS, left)  # MU-29
    return seat.number if result.how is How.NO_SHOW or opponent_left else None


def _win_of_nobody(t: Tournament, player: PlayerId, came: bool | None) -> list[Fact]:
    """If the winner had not come either, it is a loss for both (R-1)."""
    number = won_unplayed(t, player)
    if number is None or came or How.DOUBLE_NO_SHOW not in t.ruleset.endings:
        return []
    match = t.rounds[-1].matches[number - 1]
    if came is None:
        other, table = match.opponent_of(player), match.table or number
        raise Refusal("came-unsaid", clause="R-1", player=player, other=other, table=table)
    assert match.result is not None
    nobody = result_of(t, Stage.SWISS, Entry(how=How.DOUBLE_NO_SHOW))
    return [ResultCorrected(Stage.SWISS, len(t.rounds), number, match.result, nobody, NOBODY_CAME, "keep")]


def _still_in(t: Tournament, player: PlayerId) -> None:
    """Players stopped only by the cut can still leave: then they no longer count as replacements (R-5)."""
    not_by_plan(t)
    under_way(t)
    who = the_player(t, player)
    if who.has_left or who.waiting:
        raise Refusal("player-not-active", clause=t.ruleset.leaving.clause, player=player)
    if t.bracket is not None and player in t.bracket.seeds and not _plays_on(t, player):
        round_of_drop(finals(t), player)  # refuses, and says why


def _as_left(t: Tournament, begun: bool, scores: Mapping[str, Pair] | None = None) -> Entry:
    """What the rule book makes of a match that a player leaves; the winner is still to be named."""
    rules = t.ruleset.leaving
    return Entry(how=How(rules.during_game if begun else rules.before_game), scores=scores or {})


def _end_of_match(t: Tournament, player: PlayerId, entry: Entry, *, over_claims: bool = False) -> list[Fact]:
    """The open Swiss match of a player who leaves; in the bracket the drop itself ends it (R-6)."""
    seat = place(t, player)
    if seat is None or t.stage is Stage.BRACKET or not seat.is_open:
        return []
    if seat.number in t.rounds[-1].claims and not over_claims:
        raise Refusal("claim-open", table=seat.table, player=player)
    result = result_of(t, Stage.SWISS, replace(entry, winner=seat.seat.other))
    return settle_match(t, Stage.SWISS, len(t.rounds), seat.number, result)


def _left(t: Tournament, player: PlayerId, before: list[Fact], left: PlayerDropped | PlayerEjected) -> list[Fact]:
    facts: list[Fact] = [*before, left]
    if not _plays_on(t, player):
        return facts
    return [*facts, *(cut.replaced(t, player) if left.bracket_round is None else _bye_of_opponent(t, player))]


def _bracket_round(t: Tournament, player: PlayerId) -> int | None:
    """In the bracket, once a game has been played: the round whose losers' placing is taken (R-6)."""
    if not _plays_on(t, player) or not has_begun(t):
        return None
    assert t.bracket is not None
    return round_of_drop(finals(t), player, called=len(t.bracket.rounds))


def _plays_on(t: Tournament, player: PlayerId) -> bool:
    """Whether the bracket still waits for this player."""
    if t.bracket is None or player not in t.bracket.seeds or t.players[player].has_left:
        return False
    state = finals(t)
    return state.round is not None and not any(player in one.out for meetings in state.rounds for one in meetings)


def _bye_of_opponent(t: Tournament, player: PlayerId) -> list[Fact]:
    """The opponent of a match that is being played goes on at once; a later one is told when that round comes."""
    seat = place(t, player)
    if seat is None or not seat.is_open:
        return []
    assert t.bracket is not None
    assert seat.opponent is not None
    round = len(t.bracket.rounds)
    return [BracketByeGiven(round, t.bracket.numbers[round - 1][seat.number - 1], seat.opponent)]
