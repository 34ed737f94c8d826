"""Warnings, ejections that are proposed or not wanted, and penalties: what only officials read."""

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.guards import (
    a_reason,
    not_over,
    not_own_game,
    organizer_only,
    round_now,
    staff_only,
    the_player,
)
from topcut.rules.actions.officials import comes_first, roles_of
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import (
    EjectionDeclined,
    EjectionProposed,
    Fact,
    PenaltyRecorded,
    WarningGiven,
)
from topcut.rules.tournament import Proposed, Tournament, Warned

CONDUCT, LIST = "conduct", "list"  # what an ejection is about


def warn(
    t: Tournament, by: Actor, player: PlayerId, ground: str, note: str = "", *, known: int | None = None
) -> list[Fact]:
    """On one of the rule book's grounds (CH-52) or another in the official's own words.

    `known` is how many warnings of this player the form knew: one thing never counts twice (CH-50), whether the same
    official sends it from two tabs or two officials write it down."""
    staff_only(t, by)
    not_over(t)
    the_player(t, player)
    stage, round = round_now(t)
    not_own_game(t, by, stage, round, player)
    if not ground.strip():
        raise Refusal("ground-needed", clause=t.ruleset.conduct.grounds_clause or t.ruleset.conduct.clause)
    before = warnings_of(t, player)
    if known is not None and known < len(before):
        raise Refusal("warned-meanwhile", player=player, ground=before[-1].ground)
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
    not_own_game(t, by, *round_now(t), player)
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
    not_own_game(t, by, *round_now(t), player)
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
