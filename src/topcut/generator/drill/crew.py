"""The simulated desk: it takes each next step, leaves what needs a judge to the people who train, and goes on."""

from collections.abc import Iterator, Mapping

from topcut.generator.drill.arriving import ON_PAPER
from topcut.generator.drill.habits import cast, habits
from topcut.generator.drill.intent import CREW, MINUTE, AcceptLists, Act, Appoint, Intent
from topcut.generator.drill.playing import Story, Table, the_table
from topcut.generator.drill.script import Scene
from topcut.rules.actions import calling, clock, conduct, lists, registration, reports, rounds, structure
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.means import Action
from topcut.rules.actions.officials import holders
from topcut.rules.coming import awaits_clock, coming
from topcut.rules.match import Entry, Seat
from topcut.rules.ruleset import How
from topcut.rules.state import Board, State, board
from topcut.rules.tournament import Claims, Phase, Tournament, deviates

WHY = "It is a drill."
STEPS: Mapping[str, Action] = {
    "open-draw": rounds.open_draw,
    "publish": rounds.publish,
    "make-cut": make_cut,
    "publish-bracket": publish_bracket,
    "finish": structure.finish,
    "reveal-seed": structure.reveal_seed,
}


def at_the_desk(scene: Scene) -> Iterator[Intent]:
    t = scene.t
    step = coming(t)
    if step is None:
        return
    if t.phase is Phase.SIGN_UP:
        yield _starts(t)
        return
    yield from _asked(t)
    if awaits_clock(t):
        yield Intent(f"clock {t.stage.value} {len(t.rounds)}", habits().crew.pace * MINUTE, Act(CREW, clock.start))
    if step.refusal is None:
        about = f"{step.code} {step.round}"
        confirms = step.code == "publish"
        yield Intent(about, habits().crew.pace * MINUTE, Act(CREW, STEPS[step.code], confirms=confirms))
        return
    found = board(t)
    if found is not None:
        yield from _open_tables(scene, found)


def _starts(t: Tournament) -> Intent:
    """One thing after the other, until nothing is missing."""
    after = habits().crew.doors * MINUTE
    for role in t.ruleset.officials:
        if holders(t, role) < role.at_least:
            return Intent(f"appoint {role.name}", after // 2, Appoint(cast().official, role.name))
    absent = [one.id for one in t.players.values() if not one.checked_in and not one.waiting]
    if not t.self_check_in and absent:
        return Intent("check everyone in", after, Act(CREW, registration.check_in_all))
    if lists.are_required(t) and (missing := lists.missing(t)):
        return Intent("lists on paper", after, Act(CREW, lists.hand_in_for_all, (ON_PAPER, missing)))
    if lists.are_required(t) and (illegal := lists.illegal(t)):
        return Intent("lists accepted", after, AcceptLists(illegal, WHY))
    rules = t.ruleset.structure
    clause = rules.least_clause or rules.clause
    few = len(t.active) < rules.rows[0].least and not deviates(t, clause)
    named = {"leave_out": True, "deviations": {clause: WHY} if few else None}
    return Intent("start", after, Act(CREW, structure.start, (), named, confirms=True))


def _asked(t: Tournament) -> Iterator[Intent]:
    """What everything waits for in the end, and calls that nobody has taken."""
    for player in conduct.ejection_asked(t):
        yield _patiently(f"ejection {player}", 0, Act(CREW, conduct.decline_ejection, (player, WHY)))
    for call in t.conduct.calls:
        if calling.is_waiting(t, call) and call.taken_by is None:
            yield _patiently(f"close call {call.number}", 0, Act(CREW, calling.close_call, (call.number,)))


def _open_tables(scene: Scene, found: Board) -> Iterator[Intent]:
    for line in found.waiting:
        table = the_table(scene, found, line)
        about = f"decide {table.key} {line.state.value}"
        if line.state is State.DRAWN:
            deed = Act(CREW, reports.break_tie, (table.round, line.number, line.first))
            yield _patiently(about, 0, deed)
        elif line.state is State.DISPUTED:
            yield _patiently(about, 0, _enters(table, table.truth))
        elif line.state is State.CLAIMED:
            said = next(iter(found.now.round.claims.get(line.number, Claims()).entries.values()), table.truth)
            yield _patiently(about, table.answer, _enters(table, said))
        elif table.absent:
            yield _patiently(about, habits().call.absent_after * MINUTE, _enters(table, _nobody_there(table)))
        elif table.story is Story.SLIP:
            slip = table.over + habits().crew.slip * MINUTE
            yield Intent(f"{about} {scene.t.clock is None}", slip, _enters(table, table.truth))
        else:  # real phones that say nothing
            yield _patiently(about, table.over + 2 * table.answer, _enters(table, table.truth))


def _nobody_there(table: Table) -> Entry:
    if len(table.absent) > 1:
        return Entry(how=How.DOUBLE_NO_SHOW)
    return Entry(how=How.NO_SHOW, winner=Seat(table.line.players.index(table.absent[0])).other)


def _enters(table: Table, said: Entry) -> Act:
    where = (table.round, table.line.number, said)
    return Act(CREW, reports.enter, where, {"stage": table.stage, "dropped": bool(table.absent)}, confirms=True)


def _patiently(about: str, after: int, deed: Act) -> Intent:
    """Not before somebody who trains could have done it."""
    rules = habits().crew
    return Intent(about, after + rules.patience * MINUTE, deed, by_the_wall=rules.patience_by_the_wall)
