"""From sign-up to the start, and from the last result to the end: deviations, structure, final ranking, seed."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from topcut.chance import commitment
from topcut.ids import PlayerId
from topcut.refusal import Refusal, confirmed
from topcut.rules.actions import lists
from topcut.rules.actions.conduct import ejection_asked
from topcut.rules.actions.creation import is_free, known_clause
from topcut.rules.actions.guards import a_reason, before_start, not_by_plan, not_over, organizer_only, under_way
from topcut.rules.actions.officials import check_officials
from topcut.rules.actor import Actor
from topcut.rules.facts import (
    DeviationDeclared,
    Fact,
    PlayerWithdrawn,
    RosterLocked,
    SeedRevealed,
    Started,
    StructureAnnounced,
    StructureChanged,
    TournamentFinished,
)
from topcut.rules.pairing.bracket import LARGEST, SMALLEST
from topcut.rules.pairing.finals import finals, unranked
from topcut.rules.pairing.knockout import final_ranking
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import TWO, Course, settings, structure_for, with_setting
from topcut.rules.state import refuse_unplayed
from topcut.rules.tournament import Deviation, Phase, Tournament, deviates, with_lots

MOST_ROUNDS = 99  # more is a slip of the finger


@dataclass(frozen=True, slots=True)
class Plan:
    """What the organizer fixes at the start; what is left out is as it was announced, or as the rule book says."""

    rounds: int | None = None
    cut: int | None = None  # 0: no cut
    alternate: bool = False  # the rule book's second table, which is another word for no cut
    as_announced: bool = True  # False: what is left out is as the rule book says, whatever was announced
    best_of: Mapping[str, int] = field(default_factory=dict)  # stage -> games
    roll: bool | None = None  # dice for extra minutes
    clubs_apart: tuple[int, ...] = ()  # rounds
    fresh_tables: bool = False


def declare_deviation(t: Tournament, by: Actor, clause: str, reason: str) -> list[Fact]:
    """The organizer departs from a clause, in public, before doing what it forbids."""
    organizer_only(t, by)
    not_over(t)
    known_clause(t.ruleset, clause)
    if deviates(t, clause):
        raise Refusal("deviation-twice", clause=clause)
    return [DeviationDeclared(clause, a_reason(reason))]


def departing(t: Tournament, by: Actor, deviations: Mapping[str, str]) -> tuple[Tournament, list[Fact]]:
    """The tournament as it is once these are declared (clause -> reason), and what declares those that were not yet."""
    missing = {clause: why for clause, why in deviations.items() if not deviates(t, clause)}
    declared = [fact for clause, why in missing.items() for fact in declare_deviation(t, by, clause, why)]
    departures = [Deviation(fact.clause, fact.reason) for fact in declared if isinstance(fact, DeviationDeclared)]
    return replace(t, deviations=(*t.deviations, *departures)), declared


def lock_roster(t: Tournament, by: Actor, *, leave_out: bool = False) -> list[Fact]:
    """From here on entering is a late entry. Who waits is not in; who was not checked in is left out if asked for."""
    organizer_only(t, by)
    before_start(t)
    if t.locked:
        raise Refusal("roster-locked")
    absent = _not_checked_in(t)
    if absent and not leave_out:
        raise Refusal("not-checked-in", players=absent, number=len(absent))
    out = {*absent, *(player.id for player in t.players.values() if player.waiting)}
    staying = [player for player in t.players.values() if player.id not in out]
    nonces = tuple(sorted(player.nonce for player in staying if player.nonce is not None))
    locked = RosterLocked(tuple(player.id for player in staying), nonces, mixed=bool(nonces))
    return [*(PlayerWithdrawn(player) for player in t.players if player in out), locked]


def announce_structure(
    t: Tournament,
    by: Actor,
    rounds: int | None = None,
    cut: int | None = None,  # 0: no cut
    *,
    deviations: Mapping[str, str] | None = None,  # clause -> reason, declared together with it
) -> list[Fact]:
    """Before the start, in public, what it is going to be; what is left out is as the table says (MU-22, MU-37)."""
    organizer_only(t, by)
    not_by_plan(t)
    before_start(t)
    t, declared = departing(t, by, deviations or {})
    _check_size(rounds, cut)
    players = max(TWO, len(t.active))  # more can still come; until then it is the row for so many
    table = structure_for(t.ruleset, players, deviation=True, no_cut=cut == 0)
    _check_allowed(t, table, rounds, cut)
    return [*declared, StructureAnnounced(rounds, cut, _allowing(t, table, rounds, cut))]


def start(
    t: Tournament,
    by: Actor,
    plan: Plan | None = None,
    *,
    leave_out: bool = False,
    confirm: Collection[str] = (),
    deviations: Mapping[str, str] | None = None,  # clause -> reason, declared together with the start
    apart_because: str | None = None,  # why club mates are kept apart, declared together with the start
) -> list[Fact]:
    """The structure is fixed and public from here on (CH-22, TL-10, PS-15, MU-22), if everything is there."""
    organizer_only(t, by)
    not_by_plan(t)
    if t.phase is not Phase.SIGN_UP:
        raise Refusal("started-already")
    plan = plan or Plan()
    apart = {} if apart_because is None else dict.fromkeys(_apart_clauses(t, plan), apart_because)
    t, declared = departing(t, by, {**apart, **(deviations or {})})
    locking = [] if t.locked else lock_roster(t, by, leave_out=leave_out)
    gone = {fact.player for fact in locking if isinstance(fact, PlayerWithdrawn)}
    t = replace(t, players={id: player for id, player in t.players.items() if id not in gone})
    check_officials(t)
    lists.refuse_start(t)
    course = announced(t, plan)
    _check_pairing(t, plan, course)
    started = Started(
        rounds=course.rounds,
        cut=course.cut,
        clause=course.clause,
        players=len(t.active),
        best_of=_best_of(t, plan.best_of),
        roll=_roll(t, plan.roll),
        clubs_apart=plan.clubs_apart,
        fresh_tables=plan.fresh_tables,
        confirmed=_confirmed(t, plan, course, confirm),  # last: only what can be done is asked back
    )
    return [*declared, *locking, started]


def announced(t: Tournament, plan: Plan) -> Course:
    """Rounds and cut as they would be fixed now, by the table or as the organizer may choose otherwise (R-3)."""
    rules = t.ruleset.structure
    plan = _as_announced(t, plan)
    if plan.alternate and plan.cut and rules.without_cut == "alternate":
        raise Refusal("full-swiss-cut", clause=rules.alternate_clause, cut=plan.cut)
    fewer = deviates(t, rules.least_clause or rules.clause)
    course = structure_for(t.ruleset, len(t.active), plan.alternate, fewer, no_cut=plan.cut == 0)
    _check_allowed(t, course, plan.rounds, plan.cut)
    rounds = course.rounds if plan.rounds is None else plan.rounds
    cut = course.cut if plan.cut is None else plan.cut
    _check_size(rounds, cut)
    _check_field(t, cut)
    made = replace(course, rounds=rounds, cut=cut)
    if rules.announced_clause is None or (rounds, cut) == _of_table(t):
        return made
    return replace(made, clause=rules.announced_clause)  # allowed only if it was announced before the start (MU-37)


def change_structure(
    t: Tournament, by: Actor, rounds: int, cut: int, reason: str, *, deviate: bool = False
) -> list[Fact]:
    """Rounds and cut were announced: to change them is a deviation (CH-22, TL-10, PS-15, MU-22), which `deviate`
    declares together with the change, for the same reason."""
    organizer_only(t, by)
    not_by_plan(t)
    under_way(t)
    now, rules = t.structure, t.ruleset.structure
    assert now is not None, "a tournament under way has its structure"
    t, declared = departing(t, by, {rules.fixed_clause: reason} if deviate else {})
    if (rounds, cut) == (now.rounds, now.cut):
        raise Refusal("structure-same", rounds=rounds, cut=cut)
    if rules.fixed == "start" and not deviates(t, rules.fixed_clause):
        raise Refusal("structure-fixed", clause=rules.fixed_clause, rounds=now.rounds, cut=now.cut)
    if t.bracket is not None:
        raise Refusal("structure-too-late", clause=t.ruleset.cut.clause)
    _check_size(rounds, cut)
    _check_field(t, cut)
    if rounds < len(t.rounds):
        raise Refusal("rounds-already-paired", rounds=rounds, paired=len(t.rounds))
    return [*declared, StructureChanged(rounds, cut, a_reason(reason))]


def finish(t: Tournament, by: Actor, *, seed: bytes) -> list[Fact]:
    """The final ranking, once everything that was announced is played and settled (G6), and answered (CH-50)."""
    organizer_only(t, by)
    not_by_plan(t)
    under_way(t)
    refuse_unplayed(t)
    assert t.structure is not None, "a tournament under way has its structure"
    if t.structure.cut and t.bracket is None:
        raise Refusal("cut-left", clause=t.ruleset.structure.fixed_clause, cut=t.structure.cut)
    if asked := ejection_asked(t):
        clause = t.ruleset.conduct.clause
        raise Refusal("ejection-unanswered", clause=clause, players=asked, count=len(asked))
    return [TournamentFinished(ranking(with_lots(t, seed)))]


def ranking(t: Tournament) -> tuple[tuple[str, PlayerId], ...]:
    """Who has which place in the end: the bracket first, then the standings (R-2, R-5)."""
    rows = standings(t)
    if t.bracket is None:
        return tuple((str(row.rank), row.player) for row in rows)
    return tuple((placed.place, placed.player) for placed in final_ranking(finals(t), rows, unranked(t)))


def reveal_seed(t: Tournament, by: Actor, *, secret: bytes) -> list[Fact]:
    """The seed is made public, so that anyone can derive every draw again; it is the one that was committed to."""
    organizer_only(t, by)
    if t.phase is not Phase.FINISHED:
        raise Refusal("seed-too-early")
    if t.seed is not None:
        raise Refusal("seed-revealed")
    if commitment(secret).hex() != t.commitment:
        raise Refusal("seed-wrong")
    return [SeedRevealed(secret.hex())]


def _not_checked_in(t: Tournament) -> tuple[PlayerId, ...]:
    """Empty if no player was checked in at all: a small tournament can do without."""
    entered = [player for player in t.players.values() if not player.waiting]
    if not any(player.checked_in for player in entered):
        return ()
    return tuple(player.id for player in entered if not player.checked_in)


def _check_size(rounds: int | None, cut: int | None) -> None:
    if rounds is not None and not 1 <= rounds <= MOST_ROUNDS:
        raise Refusal("rounds-number", rounds=rounds, most=MOST_ROUNDS)
    if cut and not SMALLEST <= cut <= LARGEST:
        raise Refusal("bracket-size", clause="R-9", size=cut, smallest=SMALLEST, largest=LARGEST)


def _check_field(t: Tournament, cut: int) -> None:
    if cut > len(t.active):
        raise Refusal("cut-too-large", clause=t.ruleset.cut.clause, cut=cut, players=len(t.active))


def _as_announced(t: Tournament, plan: Plan) -> Plan:
    if t.announced is None or not plan.as_announced:
        return plan
    cut = t.announced.cut if plan.cut is None and not plan.alternate else plan.cut
    return replace(plan, rounds=t.announced.rounds if plan.rounds is None else plan.rounds, cut=cut)


def _was_announced(t: Tournament, course: Course) -> bool:
    """Whether just this was announced, or the table's where nothing was."""
    rounds, cut = _of_table(t)
    if t.announced is not None:
        rounds = rounds if t.announced.rounds is None else t.announced.rounds
        cut = cut if t.announced.cut is None else t.announced.cut
    return (course.rounds, course.cut) == (rounds, cut)


def _of_table(t: Tournament) -> tuple[int, int]:
    table = structure_for(t.ruleset, len(t.active), deviation=True)
    return table.rounds, table.cut


def _check_allowed(t: Tournament, table: Course, rounds: int | None, cut: int | None) -> None:
    """Other numbers than the table's are a deviation; leaving out the cut is a choice where the document lets (R-3)."""
    rules = t.ruleset.structure
    if rules.binding == "suggested" or deviates(t, table.clause):
        return
    other_cut = cut is not None and cut != table.cut
    if (rounds is not None and rounds != table.rounds) or (other_cut and cut):
        raise Refusal("structure-differs", clause=table.clause, rounds=table.rounds, cut=table.cut)
    if other_cut and not rules.cut_may_be_left_out:
        clause = rules.cut_may_be_left_out_clause or rules.clause
        if not deviates(t, clause):
            raise Refusal("cut-needed", clause=clause, cut=table.cut)


def _allowing(t: Tournament, table: Course, rounds: int | None, cut: int | None) -> str:
    """The clause by which an announced structure may be so, however many will come."""
    rules = t.ruleset.structure
    if rounds is None and cut is None:
        return rules.clause
    if rules.announced_clause is not None:
        return rules.announced_clause
    if rounds is not None or cut != 0:
        return table.clause
    full_swiss = rules.alternate_clause if rules.without_cut == "alternate" else rules.cut_may_be_left_out_clause
    return full_swiss or rules.clause


def _check_pairing(t: Tournament, plan: Plan, course: Course) -> None:
    """Keeping club mates apart is no longer pairing at random: a deviation from what the document says of the round."""
    for number, clause in zip(plan.clubs_apart, _apart_clauses(t, plan), strict=True):
        if not 1 <= number <= course.rounds:
            raise Refusal("round-not-announced", round=number, rounds=course.rounds)
        if not deviates(t, clause):
            raise Refusal("clubs-apart-deviates", clause=clause, round=number)


def _apart_clauses(t: Tournament, plan: Plan) -> tuple[str, ...]:
    """For each round in which club mates are kept apart, the clause about its pairing."""
    first, later = t.ruleset.first_round_clause, t.ruleset.pairing_clause
    return tuple(first if number == 1 else later for number in plan.clubs_apart)


def _confirmed(t: Tournament, plan: Plan, course: Course, confirm: Collection[str]) -> tuple[str, ...]:
    """What the document only recommends."""
    rules, players = t.ruleset.structure, len(t.active)
    asked = []
    if course.too_few and rules.binding == "suggested":
        asked.append(confirmed(rules.clause, confirm, "few-players", players=players))
    unannounced = rules.announced_clause is not None and not _was_announced(t, course)
    above = rules.cut_recommended_above
    no_cut = course.cut == 0 and above is not None and players > above and not plan.alternate
    if no_cut:
        clause = rules.cut_may_be_left_out_clause or rules.clause
        what = "no-cut-unannounced" if unannounced else "no-cut"
        asked.append(confirmed(clause, confirm, what, players=players))
    if unannounced and rules.announced_clause not in asked:
        about = {"rounds": course.rounds, "cut": course.cut}
        asked.append(confirmed(str(rules.announced_clause), confirm, "unannounced", **about))
    return tuple(asked)


def _best_of(t: Tournament, asked: Mapping[str, int]) -> dict[str, int]:
    """Best of how many games is an announced choice where the document only suggests it (MU-21)."""
    known = settings(t.ruleset)
    chosen = {}
    for stage, games in asked.items():
        with_setting(t.ruleset, f"games.{stage}", games)
        setting = known[f"games.{stage}"]
        if games == setting.value:
            continue
        if not is_free(t.ruleset, setting) and not deviates(t, setting.clause):
            raise Refusal("setting-deviates", clause=setting.clause, setting=setting.path)
        chosen[stage] = games
    return chosen


def _roll(t: Tournament, asked: bool | None) -> bool:
    """Dice are rolled in every round, never, or if the organizer chooses (CH-18, PS-12, MU-20)."""
    clock = t.ruleset.clock
    usual = clock.roll == "always"
    if asked is None or asked == usual:
        return usual
    if clock.roll == "never" or (clock.roll == "always" and not deviates(t, clock.clause)):
        raise Refusal("setting-deviates", clause=clock.clause, setting="clock.roll")
    return asked
