"""Warnings, proposed ejections, calls to a table, rulings, the appeal, and penalties: what officials read, and of calls
and rulings the players concerned."""

from dataclasses import replace

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions.guards import a_reason, not_over, not_own_game, organizer_only, staff_only, the_player
from topcut.rules.actions.officials import comes_first, decider, roles_of
from topcut.rules.actor import Actor, Role
from topcut.rules.audience import is_called, is_own_game
from topcut.rules.facts import (
    AppealDecided,
    CallClosed,
    CallTaken,
    EjectionDeclined,
    EjectionProposed,
    Fact,
    OfficialCalled,
    PenaltyRecorded,
    RulingAppealed,
    RulingGiven,
    WarningGiven,
)
from topcut.rules.match import Match, Stage
from topcut.rules.ruleset import Role as OfficialRole
from topcut.rules.staff import is_in_log
from topcut.rules.state import Line, State, board, place, playing
from topcut.rules.tournament import Call, GameRuling, Phase, Proposed, Tournament, Warned, rounds_of

CONDUCT, LIST = "conduct", "list"  # what an ejection is about


def warn(t: Tournament, by: Actor, player: PlayerId, ground: str, note: str = "") -> list[Fact]:
    """On one of the rule book's grounds (CH-52) or another in the official's own words."""
    staff_only(t, by)
    not_over(t)
    the_player(t, player)
    stage, round = _now(t)
    not_own_game(t, by, stage, round, player)
    if not ground.strip():
        raise Refusal("ground-needed", clause=t.ruleset.conduct.grounds_clause or t.ruleset.conduct.clause)
    return [WarningGiven(player, round, ground.strip(), note.strip(), stage)]


def warnings_of(t: Tournament, player: PlayerId) -> tuple[Warned, ...]:
    return tuple(warning for warning in t.conduct.warnings if warning.player == player)


def ejection_asked(t: Tournament) -> tuple[PlayerId, ...]:
    """The players about whom officials are asked: warned so often (CH-50), and no answer since the last warning."""
    asked_at = t.ruleset.conduct.ask_at
    if asked_at is None:
        return ()
    warned = {player: len(warnings_of(t, player)) for player in {warning.player for warning in t.conduct.warnings}}
    answered = t.conduct.declined
    return tuple(
        player.id
        for player in t.players.values()
        if warned.get(player.id, 0) >= max(asked_at, answered.get(player.id, 0) + 1) and not player.ejected
    )


def ejection_proposed(t: Tournament) -> tuple[Proposed, ...]:
    """What officials who may not eject ask of those who may, until it is answered (MU-05)."""
    return tuple(one for one in t.conduct.proposed if not t.players[one.player].ejected)


def decline_ejection(t: Tournament, by: Actor, player: PlayerId, reason: str) -> list[Fact]:
    """The other answer is to eject; either way it is recorded."""
    staff_only(t, by)
    the_player(t, player)
    not_own_game(t, by, *_now(t), player)
    proposed = any(one.player == player for one in ejection_proposed(t))
    if not proposed and player not in ejection_asked(t):
        raise Refusal("ejection-not-asked", clause=t.ruleset.conduct.clause, player=player)
    if proposed and by.role is not Role.ORGANIZER:
        check_may_eject(t, by, by)
    return [EjectionDeclined(player, a_reason(reason))]


def propose_ejection(t: Tournament, by: Actor, player: PlayerId, reason: str) -> list[Fact]:
    """By an official who may not eject, to those who may: a Floor Judge to the Head Judge (MU-05)."""
    staff_only(t, by)
    clause = t.ruleset.conduct.clause
    if the_player(t, player).ejected:
        raise Refusal("already-ejected", clause=t.ruleset.leaving.ejected_clause, player=player)
    not_over(t)
    not_own_game(t, by, *_now(t), player)
    if may_eject(t, by):
        raise Refusal("ejection-yours", clause=clause, player=player)
    return [EjectionProposed(player, a_reason(reason))]


def may_eject(t: Tournament, who: Actor, about: str = CONDUCT) -> bool:
    """Any official where the rule book does not say who; for conduct in Munchkin the Head Judge, or while there is none
    the organizer, and for deck lists either of them (MU-05, MU-11)."""
    rules = t.ruleset.conduct
    if not rules.ejects_by:
        return who.is_staff
    if about == LIST and roles_of(t, who).intersection(rules.ejects_for_lists_by):
        return True
    return comes_first(t, who, rules.ejects_by)


def check_may_eject(t: Tournament, by: Actor, who: Actor, about: str = CONDUCT) -> None:
    """`by` writes down what `who` has decided."""
    if about not in {CONDUCT, LIST}:
        raise Refusal("ejection-about", about=about, possible=(CONDUCT, LIST))
    if may_eject(t, who, about):
        return
    rules = t.ruleset.conduct
    wanted = (*rules.ejects_by, *rules.ejects_for_lists_by) if about == LIST else rules.ejects_by[:1]
    able = tuple(dict.fromkeys(one.id for one in t.officials if one.role in wanted and one.id != who.id))
    raise Refusal(
        "ejection-not-yours",
        clause=(rules.ejects_for_lists_clause if about == LIST else None) or rules.clause,
        about=about,
        deciders=able,
        count=len(able),
        organizes=by.role is Role.ORGANIZER,
        organizer=t.ruleset.terms.organizer,
    )


def penalize(t: Tournament, by: Actor, player: PlayerId, penalty: str) -> list[Fact]:
    """Such as withholding a prize from a player who left without notice (CH-24)."""
    organizer_only(t, by)
    the_player(t, player)
    if not penalty.strip():
        raise Refusal("penalty-needed", clause=t.ruleset.leaving.clause)
    return [PenaltyRecorded(player, penalty.strip())]


def call_official(t: Tournament, by: Actor, about: str = "") -> list[Fact]:
    """A player calls an official to their table (CH-14). Where an official plays, the alternate is called (MU-04)."""
    if by.role is not Role.PLAYER:
        raise Refusal("call-by-player", official=t.ruleset.terms.official)
    not_over(t)
    player = the_player(t, PlayerId(by.id))
    if player.ejected:
        raise Refusal("call-after-ejection", clause=t.ruleset.leaving.ejected_clause, official=t.ruleset.terms.official)
    if any(is_waiting(t, call) and call.player == player.id for call in t.conduct.calls):
        raise Refusal("called-already", official=t.ruleset.terms.official)
    stage, round = _now(t)
    seat = place(t, player.id)
    match = seat.match if seat else None
    table = match.table if match else None
    number = len(t.conduct.calls) + 1
    return [OfficialCalled(number, round, table, player.id, about.strip(), _alternate(t, match), stage)]


def calls_for(t: Tournament, by: Actor) -> tuple[Call, ...]:
    """The calls that wait for this official, the oldest first, each with the table where its player sits now."""
    waiting = (call for call in t.conduct.calls if is_waiting(t, call) and is_called(t, call, by))
    return tuple(replace(call, table=_table_now(t, call), taken_by=on_the_way(t, call)) for call in waiting)


def on_the_way(t: Tournament, call: Call) -> str | None:
    """Who took a call; nobody any more, once that official was sent away or released: it waits for all again."""
    taker = call.taken_by
    if taker is None or t.staff.get(taker) == "" or not is_in_log(t, Actor(Role.OFFICIAL, taker), ()):
        return None
    return taker


def disputes_for(t: Tournament, by: Actor) -> tuple[Line, ...]:
    """The tables that wait for this official because their players disagree; whom they reach, as with calls (MU-04)."""
    found, now = board(t), playing(t)
    if found is None or now is None or not by.is_staff:
        return ()
    matches = now.round.matches
    return tuple(
        line
        for line in found.of(State.DISPUTED)
        if not is_own_game(t, by.id, now.stage, now.number, line.first)
        and (by.role is Role.ORGANIZER or _alternate(t, matches[line.number - 1]) in {None, by.id})
    )


def is_waiting(t: Tournament, call: Call) -> bool:
    """Until somebody has come, or the next round is published or all is over: then nobody sits at that table any
    more."""
    is_over = t.phase is Phase.FINISHED or len(rounds_of(t, call.stage)) > call.round
    has_moved_on = call.stage is Stage.SWISS and bool(rounds_of(t, Stage.BRACKET))
    return call.open and not is_over and not has_moved_on


def _table_now(t: Tournament, call: Call) -> TableNumber | None:
    """A match can be moved; none is left of a pairing that was taken back."""
    if (call.stage, call.round) == _now(t):
        seat = place(t, call.player)
        return None if seat is None else seat.match.table
    return None if call.round > len(rounds_of(t, call.stage)) else call.table


def take_call(t: Tournament, by: Actor, call: int, *, instead: bool = False) -> list[Fact]:
    """An official goes to the table, so that no two go; `instead` of the one who took it before."""
    found = _the_call(t, call)
    staff_only(t, by)
    _reached(t, by, found)
    table, player = _table_now(t, found) or 0, found.player
    if not is_waiting(t, found):
        raise Refusal("call-closed-already", table=table, player=player)
    taker = on_the_way(t, found)
    if taker == by.id:
        raise Refusal("call-yours-already", table=table, player=player)
    if taker is not None and not instead:
        raise Refusal("call-taken-already", taker=taker, table=table, player=player)
    return [CallTaken(call)]


def close_call(t: Tournament, by: Actor, call: int) -> list[Fact]:
    """By the official who came, or by the player when there is nothing left to ask."""
    found = _the_call(t, call)
    if by != Actor(Role.PLAYER, found.player):
        staff_only(t, by)
        _reached(t, by, found)
    if not found.open:
        raise Refusal("call-closed-already", table=_table_now(t, found) or 0, player=found.player)
    return [CallClosed(call)]


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
    stage, round = _now(t)
    for player in concerned:
        the_player(t, player)
        not_own_game(t, who, stage, round, player)
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
    if role is None or not (_organizer_is_head(t, role) or _is_held(t, role)):
        clause = t.ruleset.conduct.clause if role is None else role.appeals_clause
        return Refusal("appeal-to-nobody", clause=clause, head=head)
    if ruling.final:
        return Refusal("ruling-final", clause=role.appeals_clause, head=head)
    if ruling.appealed_by is not None:
        return Refusal("appealed-already", clause=role.appeals_clause, ruling=ruling.number)
    return None


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


def _by_head(t: Tournament, by: Actor, role: OfficialRole | None) -> Refusal:
    clause = t.ruleset.conduct.clause if role is None else role.appeals_clause
    heads = other_heads(t, by)
    organizes = by.role is Role.ORGANIZER and bool(heads)
    head = t.ruleset.terms.head_official
    return Refusal("appeal-by-head", clause=clause, head=head, heads=heads, organizes=organizes)


def other_heads(t: Tournament, who: Actor) -> tuple[str, ...]:
    """The head officials besides this one."""
    role = _head_role(t)
    return () if role is None else tuple(one.id for one in t.officials if one.role == role.name and one.id != who.id)


def _now(t: Tournament) -> tuple[Stage, int]:
    """The round of a record; before the first round it is 0."""
    now = playing(t)
    return t.stage, 0 if now is None else now.number


def _alternate(t: Tournament, match: Match | None) -> str | None:
    """Who is in charge of the games of an official who plays, and does not sit at this table too."""
    if match is None:
        return None
    playing_here = {one.id for one in t.officials if one.plays_as in match.players}
    alternates = (one.alternate for one in t.officials if one.id in playing_here)
    return next((id for id in alternates if id is not None and id not in playing_here), None)


def _the_call(t: Tournament, call: int) -> Call:
    found = next((one for one in t.conduct.calls if one.number == call), None)
    if found is None:
        raise Refusal("call-unknown", call=call)
    return found


def _reached(t: Tournament, by: Actor, call: Call) -> None:
    """To an official whom it does not reach, a call is unknown (MU-04)."""
    not_own_game(t, by, call.stage, call.round, call.player)
    if not is_called(t, call, by):
        raise Refusal("call-unknown", call=call.number)


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
