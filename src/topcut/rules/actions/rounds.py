"""Pairing a Swiss round: absences, the draw and its preview, publishing, taking back, tables, closing."""

from collections.abc import Collection, Iterator
from typing import Any

from topcut.chance import Draw
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import lists
from topcut.rules.actions.conditions import close, closing, conditions, draw_is_current, hall, is_current
from topcut.rules.actions.guards import (
    a_reason,
    an_active_player,
    chosen,
    no_card_missing,
    not_by_plan,
    organizer_only,
    swiss_only,
    the_player,
    under_way,
)
from topcut.rules.actions.structure import Plan, departing, start
from topcut.rules.actor import Actor
from topcut.rules.facts import (
    AbsenceArranged,
    DrawOpened,
    Fact,
    PairForbidden,
    RoundPaired,
    RoundUnpaired,
    SeatedPair,
    Stamped,
    TableMoved,
)
from topcut.rules.fold import following
from topcut.rules.match import Stage
from topcut.rules.pairing.field import wishes
from topcut.rules.pairing.next_round import NextRound, next_rounds
from topcut.rules.state import Playing, playing, refuse_open
from topcut.rules.tournament import Tournament, deviates, with_lots


def arrange_absence(t: Tournament, by: Actor, player: PlayerId, round: int, *, away: bool = True) -> list[Fact]:
    """Not paired in a coming round: an unpaired loss when it is published (R-8)."""
    organizer_only(t, by)
    an_active_player(t, player)
    if round <= len(t.rounds):
        raise Refusal("already-paired", round=round)
    if (player in t.absences.get(round, ())) == away:
        raise Refusal("absence-as-it-is", clause="R-8", player=player, round=round, away="yes" if away else "no")
    return [AbsenceArranged(player, round, away)]


def leave_out(t: Tournament, by: Actor, players: Collection[PlayerId], round: int) -> list[Fact]:
    """Several at once, such as those without a list or with a missing card."""
    organizer_only(t, by)
    return [fact for player in dict.fromkeys(chosen(players)) for fact in arrange_absence(t, by, player, round)]


def keep_apart(t: Tournament, by: Actor, first: PlayerId, second: PlayerId, *, reason: str | None = None) -> list[Fact]:
    """Two players are not paired while that can be; no rule book knows this, so it needs a deviation, which `reason`
    declares together with it."""
    organizer_only(t, by)
    for player in (first, second):
        the_player(t, player)
    if first == second:
        raise Refusal("apart-from-self", player=first)
    clause = t.ruleset.pairing_clause
    t, declared = departing(t, by, {} if reason is None else {clause: reason})
    _needs_deviation(t, clause)
    return [*declared, PairForbidden(first, second)]


def open_draw(
    t: Tournament,
    by: Actor,
    *,
    round: int | None = None,
    reason: str | None = None,
    given_byes: Collection[PlayerId] = (),
) -> list[Fact]:
    """From here on the draw is fixed: looking at it again changes nothing, so there are no free previews.

    Whatever changes who plays, their points or who is kept apart makes the next draw another attempt, with a reason
    that all can read (G4, G5, M1). A round in which every table has its result is closed on the way.
    """
    before = ready(t, by, round)
    number = len(t.rounds) + 1
    given = _given(t, number, given_byes)
    if len(t.to_pair) - len(given) < 2:
        raise Refusal("nobody-to-pair", clause=t.ruleset.pairing_clause)
    wanted = conditions(t, number, given)
    if is_current(t, wanted):
        raise Refusal("draw-open", round=number)
    attempt = t.attempts.get(number, 0) + 1
    why = a_reason(reason) if attempt > 1 else None
    return [
        *before,
        DrawOpened(number, attempt, wanted.players, wanted.roster, why, given_byes=given, apart=wanted.apart),
    ]


def start_and_draw(t: Tournament, by: Actor, plan: Plan | None = None, *, at: str, **asked: Any) -> list[Fact]:
    """The start, asked for as by itself, and the draw of round 1 at once. A draw cannot be undone, so nor can this."""
    begun = start(t, by, plan, **asked)
    started = following(t, [Stamped(n, at, by, fact) for n, fact in enumerate(begun, start=t.facts + 1)])
    return [*begun, *open_draw(started, by)]


def preview(t: Tournament, seed: bytes) -> NextRound:
    """The round as it would be published: a question that needs an open draw, and always has the same answer."""
    *_, defined = previews(t, seed, limited=False)
    return defined


def previews(t: Tournament, seed: bytes, *, limited: bool = True) -> Iterator[NextRound]:
    """The same, last; before it, if it needs a search, one that is found at once."""
    if t.draw is None:
        raise Refusal("draw-not-open", round=len(t.rounds) + 1)
    draw = t.draw
    number = len(t.rounds) + 1
    if not draw_is_current(t):
        raise Refusal("draw-stale", round=number, attempt=t.attempts.get(number, 0) + 1)
    asked = wishes(t, number, draw.given_byes)
    yield from next_rounds(with_lots(t, seed), Draw(seed, t.id, number, draw.attempt), hall(t), asked, limited=limited)


def publish(
    t: Tournament,
    by: Actor,
    *,
    seed: bytes,
    pairing: NextRound | None = None,
    round: int | None = None,
    confirm: Collection[str] = (),
) -> list[Fact]:
    """The pairing of the open draw is called out; where rematches cannot be avoided, only when confirmed (G2).

    `pairing` is the preview, where it has been worked out before. If the search for it was not over, it is a deviation
    from the rule book, which is confirmed too (A9).
    """
    before = ready(t, by, round)
    found = pairing or preview(t, seed)
    departs = t.ruleset.pairing_clause if found.bound is not None else None
    if departs is not None and departs not in confirm:
        raise Refusal("pairing-limited", clause=departs, round=found.number)
    broken = bool(found.quality.forbidden or found.quality.rematches)
    clause = t.ruleset.rematch_clause
    if broken and clause not in confirm:
        rematches, forbidden = found.quality.rematches, found.quality.forbidden
        raise Refusal("rematches-unavoidable", clause=clause, rematches=rematches, forbidden=forbidden)
    assert t.draw is not None
    paired = RoundPaired(
        stage=Stage.SWISS,
        round=found.number,
        attempt=t.draw.attempt,
        pairs=tuple(SeatedPair(one.table, one.first, one.second) for one in found.seated),
        way=found.way,
        keys=found.keys,
        given_byes=t.draw.given_byes,
        unpaired_losses=absent(t),
        breaks=tuple(dict.fromkeys([*([departs] if departs else ()), *([clause] if broken else ())])),
        bound=found.bound,
    )
    return [*before, paired]


def unpair(t: Tournament, by: Actor, round: int, reason: str) -> list[Fact]:
    """A published pairing is taken back, in public (G5); never once a result is settled in it."""
    organizer_only(t, by)
    not_by_plan(t)
    under_way(t)
    now = current(t, round)
    refuse_settled(now)
    return [RoundUnpaired(now.stage, now.number, a_reason(reason))]


def move_table(t: Tournament, by: Actor, match: int, table: TableNumber) -> list[Fact]:
    """A match of the current round moves to another table; a match already there swaps with it."""
    organizer_only(t, by)
    under_way(t)
    now = current(t)
    _refuse_table(t, table)
    here = _open_match(now, match)
    other = next((n for n, one in enumerate(now.round.matches, start=1) if one.table == table), None)
    if other == match:
        raise Refusal("table-as-it-is", table=table)
    moved: list[Fact] = [TableMoved(now.number, match, table, now.stage)]
    if other is not None:
        _open_match(now, other)
        assert here is not None
        moved.append(TableMoved(now.number, other, here, now.stage))
    return moved


def close_round(t: Tournament, by: Actor, round: int | None = None) -> list[Fact]:
    """Every table has its result: from here on only corrections, with a reason (I-3, G6)."""
    organizer_only(t, by)
    under_way(t)
    now = current(t, round)
    if now.round.closed:
        raise Refusal("round-closed-already", round=now.number)
    refuse_open(t, now)
    return [close(t, now)]


def current(t: Tournament, round: int | None = None) -> Playing:
    """The round that was published last, if it is the one that is meant."""
    now = playing(t)
    if now is None:
        raise Refusal("no-round")
    if round is not None and round != now.number:
        raise Refusal("round-not-current", round=round, current=now.number)
    return now


def refuse_settled(now: Playing) -> None:
    if settled := now.round.settled:
        raise Refusal("results-settled", round=now.number, tables=now.tables(settled), count=len(settled))


def ready(t: Tournament, by: Actor, round: int | None) -> list[Fact]:
    """The close of the round before, if it is still to be said; refused while the next cannot be paired."""
    organizer_only(t, by)
    not_by_plan(t)
    swiss_only(t)
    number = len(t.rounds) + 1
    if round is not None and round < number:
        raise Refusal("already-paired", round=round)
    if round is not None and round > number:
        raise Refusal("round-not-next", round=round, next=number)
    assert t.structure is not None
    refuse_open(t, playing(t))
    if number > t.structure.rounds:
        clause = t.ruleset.structure.fixed_clause
        raise Refusal("rounds-over", clause=clause, rounds=t.structure.rounds, cut=t.structure.cut)
    lists.refuse_pairing(t)
    no_card_missing(t, t.to_pair)
    return closing(t)


def absent(t: Tournament) -> tuple[PlayerId, ...]:
    """Still in, but not paired by arrangement (R-8)."""
    there = set(t.to_pair)
    return tuple(player for player in t.active if player not in there)


def _given(t: Tournament, number: int, players: Collection[PlayerId]) -> tuple[PlayerId, ...]:
    if not players:
        return ()
    clause = t.ruleset.bye.rule_clause
    if number > 1:
        raise Refusal("given-bye-late", clause=clause)
    _needs_deviation(t, clause)
    if strangers := sorted(set(players) - set(t.to_pair)):
        raise Refusal("pairing-player-inactive", players=tuple(strangers), count=len(strangers))
    return tuple(sorted(set(players)))


def _needs_deviation(t: Tournament, clause: str) -> None:
    if not deviates(t, clause):
        raise Refusal("deviation-needed", clause=clause)


def _refuse_table(t: Tournament, table: TableNumber) -> None:
    if table < 1 or (t.hall and table not in t.hall):
        raise Refusal("table-unknown", table=table)
    if table in t.tables and t.tables[table].closed:
        raise Refusal("table-closed", table=table)


def _open_match(now: Playing, number: int) -> TableNumber | None:
    matches = now.round.matches
    if not 1 <= number <= len(matches):
        raise Refusal("match-unknown", round=now.number, stage=now.stage, match=number, matches=len(matches))
    match = matches[number - 1]
    if match.result is not None or number not in now.open:
        raise Refusal("already-settled", round=now.number, stage=now.stage, table=match.table or number)
    return match.table
