"""How a match ended: claimed by its players, settled when both say the same, or decided by an official."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.cut import have_not_come
from topcut.rules.actions.guards import not_by_plan, not_own_game, staff_only, under_way
from topcut.rules.actor import Actor, Role
from topcut.rules.entries import check, result_of
from topcut.rules.facts import Fact, PlayerDropped, ResultClaimed, ResultDisputed, ResultSettled, TieBroken
from topcut.rules.match import Entry, Match, Result, Stage
from topcut.rules.pairing import knockout
from topcut.rules.pairing.finals import finals
from topcut.rules.pairing.seeding import has_begun
from topcut.rules.ruleset import How
from topcut.rules.state import claim_mark, open_in, place, playing, the_match
from topcut.rules.tournament import Claims, Tournament, rounds_of


def claim(
    t: Tournament,
    by: Actor,
    round: int,
    match: int,
    entry: Entry,
    *,
    stage: Stage = Stage.SWISS,
    seen: str | None = None,
    shared: bool = False,
    confirm: Collection[str] = (),
) -> list[Fact]:
    """One player says how it ended; `entry` is seen from the first seat. The other saying the same settles it.

    Until the other has answered, a player can claim again. Two different claims are a dispute, which a new claim ends
    only by agreeing with the other's. No one confirms for the other, and no phone `shared` with another player does
    (I-2). `seen` is the `claim_mark` of this player's claim that the form knew.
    """
    open = _open(t, _found(t, stage, round, match))
    me = _my_seat(t, by, open)
    if seen is not None and open.claims.entries.get(me) == entry:  # from another tab
        raise Refusal("reported-already", table=open.table)
    _refuse_stale(t, open, me, seen)
    if entry.how in {How.NO_SHOW, How.DOUBLE_NO_SHOW}:
        raise Refusal("no-show-by-staff", clause=t.ruleset.leaving.no_show_clause, official=t.ruleset.terms.official)
    check(t, stage, entry, confirm=confirm)
    return _claimed(t, open, me, entry, shared=shared)


def confirm(
    t: Tournament,
    by: Actor,
    round: int,
    match: int,
    *,
    stage: Stage = Stage.SWISS,
    seen: str | None = None,
    shared: bool = False,
) -> list[Fact]:
    """The tap that agrees with the opponent's claim; what there was to ask, the opponent was asked.

    `seen` is the `claim_mark` of what stood above the button.
    """
    open = _open(t, _found(t, stage, round, match))
    me = _my_seat(t, by, open)
    _refuse_stale(t, open, next(player for player in open.players if player != me), seen)
    said = next((entry for player, entry in open.claims.entries.items() if player != me), None)
    if said is None:
        raise Refusal("nothing-to-confirm", table=open.table)
    return _claimed(t, open, me, said, shared=shared)


def enter(
    t: Tournament,
    by: Actor,
    round: int,
    match: int,
    entry: Entry,
    *,
    stage: Stage = Stage.SWISS,
    roll: PlayerId | None = None,
    figures_unknown: str = "",
    dropped: bool | None = False,
    confirm: Collection[str] = (),
) -> list[Fact]:
    """An official decides, whatever has been claimed (C12). `roll` has won the roll for a drawn bracket match.

    `figures_unknown` says why there are no figures, in public. Who did not appear can be `dropped` too; with None that
    is asked (CH-25).
    """
    open = _for_staff(t, by, _found(t, stage, round, match))
    unknown = figures_unknown.strip()
    if entry.how is How.DOUBLE_NO_SHOW and not unknown:
        return _nobody_came(t, open, dropped)
    result = check(t, stage, entry, unknown, confirm)
    if result.how is How.NO_SHOW:
        return _one_came(t, open, result, dropped)
    return _settled(t, open, result, roll=roll, unknown=unknown)


def replaces_absent(t: Tournament, stage: Stage) -> bool:
    """Whether another player comes in for one who does not appear."""
    return stage is Stage.BRACKET and not has_begun(t)


def drop_unsaid(t: Tournament, *absent: PlayerId) -> Refusal:
    """The question whether those who did not appear are dropped, too: the rule book leaves it open."""
    return Refusal("drop-unsaid", clause=t.ruleset.leaving.no_show_clause, players=absent, number=len(absent))


def break_tie(t: Tournament, by: Actor, round: int, match: int, winner: PlayerId) -> list[Fact]:
    """The roll that decides a bracket match which both players have reported as a draw (PS-34)."""
    found = _for_staff(t, by, _found(t, Stage.BRACKET, round, match), settled=True)
    result = found.match.result
    if result is None or result.winner is not None or match not in open_in(t, Stage.BRACKET, round):
        raise Refusal("no-tie", clause=t.ruleset.bracket.draw_clause, table=found.table)
    return [_broken(t, found, roll=winner)]


def settle_match(t: Tournament, stage: Stage, round: int, match: int, result: Result) -> list[Fact]:
    """The facts of a result that was worked out elsewhere, as when a player leaves."""
    return _settled(t, _open(t, _found(t, stage, round, match)), result)


def tie_facts(
    t: Tournament, round: int, match: int, result: Result, roll: PlayerId | None = None, *, agreed: bool = False
) -> list[TieBroken]:
    """How a drawn bracket match is decided: by rank at once, or by a roll that may still be to come (TL-33, PS-34)."""
    if result.winner is not None or result.how is How.DOUBLE_NO_SHOW:
        return []
    if roll is None and agreed and t.ruleset.bracket.draw == "roll":
        return []
    return [_broken(t, _found(t, Stage.BRACKET, round, match), roll)]


@dataclass(frozen=True, slots=True)
class _Found:
    stage: Stage
    round: int
    number: int
    match: Match
    claims: Claims

    @property
    def players(self) -> tuple[PlayerId, PlayerId]:
        assert self.match.second is not None
        return self.match.first, self.match.second

    @property
    def table(self) -> int:
        return self.match.table or self.number


def _found(t: Tournament, stage: Stage, round: int, match: int) -> _Found:
    seats = the_match(t, stage, round, match)
    return _Found(stage, round, match, seats, rounds_of(t, stage)[round - 1].claims.get(match, Claims()))


def _claimed(t: Tournament, open: _Found, me: PlayerId, entry: Entry, *, shared: bool) -> list[Fact]:
    stage, round, match = open.stage, open.round, open.number
    result = result_of(t, stage, entry)
    claimed = ResultClaimed(stage, round, match, me, entry)
    others = [said for player, said in open.claims.entries.items() if player != me]
    if not others:
        return [claimed]
    if shared:
        raise Refusal("device-shared")
    if all(result_of(t, stage, said) == result for said in others):
        return [claimed, *_settled(t, open, result, agreed=True)]
    if open.claims.disputed:
        raise Refusal("claim-disputed", table=open.table, official=t.ruleset.terms.official)
    return [claimed, ResultDisputed(stage, round, match)]


def _open(t: Tournament, found: _Found, *, settled: bool = False) -> _Found:
    """A match of the current round that has no result yet."""
    not_by_plan(t)
    under_way(t)
    now = playing(t)
    if now is None or (found.stage, found.round) != (now.stage, now.number) or now.round.closed:
        raise Refusal("round-closed", round=found.round)
    if not settled and (found.match.result is not None or found.number not in now.open):
        raise Refusal("already-settled", round=found.round, stage=found.stage, table=found.table)
    return found


def _for_staff(t: Tournament, by: Actor, found: _Found, *, settled: bool = False) -> _Found:
    """An official who plays leaves their own match to the alternate (MU-04)."""
    staff_only(t, by)
    open = _open(t, found, settled=settled)
    not_own_game(t, by, open.stage, open.round, open.match.first)
    return open


def _my_seat(t: Tournament, by: Actor, open: _Found) -> PlayerId:
    if by.role is not Role.PLAYER:
        raise Refusal("claims-by-players", official=t.ruleset.terms.official)
    me = PlayerId(by.id)
    if me not in open.players:
        own = place(t, me)
        raise Refusal("not-your-table", player=me, table=open.table, seat="none" if own is None else own.table)
    return me


def _refuse_stale(t: Tournament, open: _Found, player: PlayerId, seen: str | None) -> None:
    if seen is not None and seen != claim_mark(t, open.stage, open.round, open.number, player):
        raise Refusal("report-stale", table=open.table)


def _settled(
    t: Tournament,
    open: _Found,
    result: Result,
    *,
    agreed: bool = False,
    roll: PlayerId | None = None,
    unknown: str = "",
) -> list[Fact]:
    facts: list[Fact] = [ResultSettled(open.stage, open.round, open.number, result, agreed, unknown)]
    if open.stage is Stage.BRACKET:
        facts += tie_facts(t, open.round, open.number, result, roll, agreed=agreed)
    return facts


def _broken(t: Tournament, found: _Found, roll: PlayerId | None) -> TieBroken:
    """Who goes on from a draw; the knockout is asked as it stood before the draw was entered."""
    assert t.bracket is not None
    number = t.bracket.numbers[found.round - 1][found.number - 1]
    verdict = knockout.verdict(finals(_without(t, found)), number, None, roll)
    assert verdict.broken is not None
    by = "higher-rank" if verdict.broken is knockout.Broken.RANK else "roll"
    return TieBroken(found.round, found.number, verdict.winner, by)


def _without(t: Tournament, found: _Found) -> Tournament:
    """The tournament with this bracket match open, as it was before any later round."""
    assert t.bracket is not None
    *before, last = t.bracket.rounds[: found.round]
    matches = list(last.matches)
    matches[found.number - 1] = replace(found.match, result=None)
    rounds = (*before, replace(last, matches=tuple(matches)))
    return replace(t, bracket=replace(t.bracket, rounds=rounds, numbers=t.bracket.numbers[: found.round]))


def _one_came(t: Tournament, open: _Found, result: Result, dropped: bool | None) -> list[Fact]:
    """The other wins as by a bye, and neither is the other's opponent (R-1, CH-25, MU-30). Before the first game after
    the cut the next in rank comes in instead (CH-35, TL-23, PS-21, MU-28)."""
    assert result.winner is not None
    absent = open.players[result.winner.other]
    if replaces_absent(t, open.stage):
        return have_not_come(t, absent)
    return [*_settled(t, open, result), *_dropped_too(t, open, (absent,), dropped)]


def _nobody_came(t: Tournament, open: _Found, dropped: bool | None) -> list[Fact]:
    """A loss for both (R-1). In the bracket both are out, and the next opponent has a bye (R-6); before its first game
    both are replaced."""
    if replaces_absent(t, open.stage):
        return have_not_come(t, *open.players)
    result = result_of(t, open.stage, Entry(how=How.DOUBLE_NO_SHOW))
    facts = _settled(t, open, result)
    if open.stage is Stage.SWISS:
        return [*facts, *_dropped_too(t, open, open.players, dropped)]
    return facts + [
        PlayerDropped(player, after=len(t.rounds), bracket_round=open.round, noticed=False) for player in open.players
    ]


def _dropped_too(
    t: Tournament, open: _Found, absent: tuple[PlayerId, ...], dropped: bool | None
) -> list[PlayerDropped]:
    """Who does not appear can be dropped, so it is asked (CH-25); in the bracket the loser is out anyway (R-6)."""
    if open.stage is Stage.BRACKET:
        return []
    if dropped is None:
        raise drop_unsaid(t, *absent)
    return [PlayerDropped(player, after=len(t.rounds), noticed=False) for player in absent] if dropped else []
