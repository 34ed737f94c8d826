"""Rulings at a table, and the one appeal: what officials read, and the players concerned."""

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions.guards import not_over, not_own_game, round_now, staff_only, the_player
from topcut.rules.actions.officials import decider
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import (
    AppealDecided,
    Fact,
    RulingAppealed,
    RulingGiven,
)
from topcut.rules.ruleset import Role as OfficialRole
from topcut.rules.state import playing
from topcut.rules.tournament import GameRuling, Tournament


def give_ruling(
    t: Tournament,
    by: Actor,
    question: str,
    answer: str,
    *,
    table: TableNumber | None = None,
    players: tuple[PlayerId, ...] = (),
    decided_by: str | None = None,  # whose ruling the organizer writes down
) -> list[Fact]:
    """An answer to a question at a table, or to these players. It is final except for one appeal (CH-49)."""
    staff_only(t, by)
    not_over(t)
    who = decider(t, by, decided_by)
    if not question.strip() or not answer.strip():
        raise Refusal("ruling-words-needed")
    concerned = players if table is None else _at_table(t, table)
    if not concerned:
        raise Refusal("ruling-for-nobody")
    stage, round = round_now(t)
    for player in concerned:
        the_player(t, player)
        not_own_game(t, who, stage, round, player)
    for one in t.conduct.rulings:
        said = one.stage, one.round, one.players, one.question, one.answer, one.official
        if said == (stage, round, concerned, question.strip(), answer.strip(), who.id):
            raise Refusal("ruling-recorded-already", ruling=one.number)
    number = len(t.conduct.rulings) + 1
    final = hears_appeals(t, who, concerned)
    named = None if who is by else who.id
    return [RulingGiven(number, round, table, concerned, question.strip(), answer.strip(), stage, final, named)]


def rulings_for(t: Tournament, player: PlayerId) -> tuple[GameRuling, ...]:
    """Those on this player's games, the latest first."""
    return tuple(one for one in reversed(t.conduct.rulings) if player in one.players)


def appeal(t: Tournament, by: Actor, ruling: int, *, player: PlayerId | None = None) -> list[Fact]:
    """Once, by a player of that game, to the head official, if there is one (CH-51). `player` is the one who has told
    an official."""
    found = _ruling(t, ruling)
    if by.role is not Role.PLAYER:
        staff_only(t, by)
        for concerned in found.players:
            not_own_game(t, by, found.stage, found.round, concerned)
    who = PlayerId(by.id) if by.role is Role.PLAYER else player
    if who is None or who not in found.players:
        raise Refusal("appeal-of-another", ruling=ruling)
    if (refused := stands(t, found)) is not None:
        raise refused
    return [RulingAppealed(ruling, who)]


def stands(t: Tournament, ruling: GameRuling) -> Refusal | None:
    """Why this ruling cannot be appealed; None where it can be."""
    role = _head_role(t)
    head = t.ruleset.terms.head_official
    if role is None or not head_is_here(t):
        clause = t.ruleset.conduct.clause if role is None else role.appeals_clause
        return Refusal("appeal-to-nobody", clause=clause, head=head)
    if ruling.final:
        return Refusal("ruling-final", clause=role.appeals_clause, head=head)
    if ruling.appealed_by is not None:
        return Refusal("appealed-already", clause=role.appeals_clause, ruling=ruling.number)
    return None


def head_is_here(t: Tournament) -> bool:
    """Whether anybody can hear an appeal."""
    role = _head_role(t)
    return role is not None and (_organizer_is_head(t, role) or _is_held(t, role))


def appealed(t: Tournament, by: Actor) -> tuple[GameRuling, ...]:
    """The rulings against which an appeal waits for this actor's word."""
    waiting = (one for one in t.conduct.rulings if one.appealed_by is not None and one.decided_by is None)
    return tuple(one for one in waiting if hears_appeals(t, by, one.players))


def decide_appeal(
    t: Tournament, by: Actor, ruling: int, upheld: bool, answer: str = "", *, decided_by: str | None = None
) -> list[Fact]:
    """The head official's word is final; a ruling that is upheld keeps its answer unless a better one is given.

    No one decides on their own ruling while another head official is named (CH-51, TL-34, PS-32, MU-03). `decided_by`
    is whose decision the organizer writes down.
    """
    staff_only(t, by)
    found = _ruling(t, ruling)
    role = _head_role(t)
    who = decider(t, by, decided_by)
    if role is None or not hears_appeals(t, who, found.players):
        raise _by_head(t, by, role)
    if not role.appeals_own and found.official == who.id and (others := other_heads(t, who)):
        raise Refusal("appeal-of-own-ruling", clause=role.appeals_clause, ruling=ruling, heads=others)
    for player in found.players:
        not_own_game(t, who, found.stage, found.round, player)
    if found.appealed_by is None:
        raise Refusal("not-appealed", clause=role.appeals_clause, ruling=ruling)
    if found.decided_by is not None:
        raise Refusal("appeal-decided-already", clause=role.appeals_clause, ruling=ruling)
    if not upheld and not answer.strip():
        raise Refusal("ruling-words-needed")
    return [AppealDecided(ruling, upheld, answer.strip() or found.answer, None if who is by else who.id)]


def hears_appeals(t: Tournament, by: Actor, players: tuple[PlayerId, ...]) -> bool:
    """Whether this actor is the head official for these players' game: named, or the organizer where the rule book lets
    one stand in (MU-02), or the alternate of a head official who plays in it (MU-04)."""
    role = _head_role(t)
    if role is None:
        return False
    heads = {role.name, Role.ORGANIZER.value} if _organizer_is_head(t, role) else {role.name}
    if by.role is Role.ORGANIZER and Role.ORGANIZER.value in heads:
        return True
    return any(
        official.role in heads
        and (official.id == by.id or (official.alternate == by.id and official.plays_as in players))
        for official in t.officials
    )


def other_heads(t: Tournament, who: Actor) -> tuple[str, ...]:
    """The head officials besides this one."""
    role = _head_role(t)
    return () if role is None else tuple(one.id for one in t.officials if one.role == role.name and one.id != who.id)


def _by_head(t: Tournament, by: Actor, role: OfficialRole | None) -> Refusal:
    clause = t.ruleset.conduct.clause if role is None else role.appeals_clause
    heads = other_heads(t, by)
    organizes = by.role is Role.ORGANIZER and bool(heads)
    head = t.ruleset.terms.head_official
    return Refusal("appeal-by-head", clause=clause, head=head, heads=heads, organizes=organizes)


def _at_table(t: Tournament, table: TableNumber) -> tuple[PlayerId, ...]:
    now = playing(t)
    for match in now.round.matches if now else ():
        if match.table == table:
            return match.players
    raise Refusal("table-empty", table=table)


def _ruling(t: Tournament, number: int) -> GameRuling:
    for one in t.conduct.rulings:
        if one.number == number:
            return one
    raise Refusal("ruling-unknown", ruling=number)


def _head_role(t: Tournament) -> OfficialRole | None:
    return next((role for role in t.ruleset.officials if role.appeals), None)


def _organizer_is_head(t: Tournament, role: OfficialRole) -> bool:
    return role.organizer == "is" or (role.organizer == "stands-in" and not _is_held(t, role))


def _is_held(t: Tournament, role: OfficialRole) -> bool:
    return any(official.role == role.name for official in t.officials)
