"""During a round: squads, calls, results that both report, results that nobody reports, and two that differ."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from topcut.generator.drill.habits import cast, habits
from topcut.generator.drill.intent import MINUTE, Act, Intent, as_player, dice_of, minutes
from topcut.generator.drill.outcome import misremembered, outcome, swapped
from topcut.generator.drill.script import Scene
from topcut.ids import PlayerId
from topcut.rules.actions import calling, judging, leaving, reports, squads
from topcut.rules.line_up import must_use
from topcut.rules.match import Entry, Stage
from topcut.rules.state import Board, Line, State, board
from topcut.rules.tournament import Claims, Phase

PERCENT = 100


class Story(Enum):
    """How the two at a table come to their result."""

    AGREE = auto()
    MISTYPED = auto()
    DIFFERS = auto()
    SILENT = auto()
    SLIP = auto()


@dataclass(frozen=True, slots=True)
class Table:
    """What is going to happen at a table, whoever sits there by then."""

    line: Line
    stage: Stage
    round: int
    story: Story
    truth: Entry
    reporter: PlayerId
    answer: int  # seconds after the report
    over: int  # seconds from now, when the game is over
    absent: tuple[PlayerId, ...]

    @property
    def key(self) -> str:
        return f"{self.stage.value} {self.round} {self.line.first} {self.line.second}"

    @property
    def other(self) -> PlayerId:
        return next(one for one in self.line.players if one != self.reporter)


def in_a_round(scene: Scene) -> Iterator[Intent]:
    found = board(scene.t)
    if found is None or found.now.round.closed:
        return
    for line in found.lines:
        table = the_table(scene, found, line)
        if line.state is not State.SETTLED:
            yield from _squads(scene, found, table)
            yield from _results(scene, found, table)
            yield from _calls(scene, table)
        yield from _leaves(scene, table)


def the_table(scene: Scene, found: Board, line: Line) -> Table:
    t, stage, round = scene.t, found.now.stage, found.now.number
    rules, names = habits(), [scene.names.get(one, one) for one in line.players]
    dice = dice_of(scene.seed, "game", stage.value, round, *names)
    length = t.ruleset.clock.minutes if stage is Stage.SWISS else t.ruleset.clock.bracket_minutes
    played = length * MINUTE * dice.between(rules.game.shortest, rules.game.longest) // PERCENT
    waits = 0 if t.clock is not None or not t.ruleset.clock.timed else rules.game.unasked * MINUTE
    report = rules.report
    usual = PERCENT - report.mistyped - report.differs - report.silent - report.slip
    told = (
        (usual, Story.AGREE),
        (report.mistyped, Story.MISTYPED),
        (report.differs, Story.DIFFERS),
        (report.silent, Story.SILENT),
        (report.slip, Story.SLIP),
    )
    return Table(
        line,
        stage,
        round,
        story=dice.weighted(told),
        truth=outcome(t, stage, dice),
        reporter=dice.pick(line.players),
        answer=minutes(dice, 1, report.answer),
        over=waits + played,
        absent=tuple(one for one in line.players if one in scene.simulated and has_vanished(scene, one, round)),
    )


def has_vanished(scene: Scene, player: PlayerId, round: int) -> bool:
    """Whether they have gone without a word before this round. Nobody does who has reached the cut."""
    if scene.t.phase is not Phase.SWISS:
        return False
    chance = habits().leave.vanish
    return any(dice_of(scene.seed, "vanish", scene.names[player], one).chance(chance) for one in range(2, round + 1))


def _results(scene: Scene, found: Board, table: Table) -> Iterator[Intent]:
    if table.absent or table.story is Story.SLIP:
        return
    claims = found.now.round.claims.get(table.line.number, Claims())
    if claims.disputed:
        yield from _disputed(scene, table, claims)
    elif claims.entries:
        yield from _answers(scene, table, claims)
    else:
        yield from _reports(scene, table)


def _reports(scene: Scene, table: Table) -> Iterator[Intent]:
    """By the one whose turn it is; if a real phone is silent, by the other after a while."""
    wrong = table.story is Story.MISTYPED
    said = swapped(table.truth) if wrong else table.truth
    if table.reporter in scene.simulated:
        yield Intent(f"report {table.key} {scene.t.clock is None}", table.over, _claim(table, table.reporter, said))
    elif table.other in scene.simulated:
        later = table.over + table.answer + habits().report.answer * MINUTE
        yield Intent(f"report {table.key} {scene.t.clock is None}", later, _claim(table, table.other, table.truth))


def _answers(scene: Scene, table: Table, claims: Claims) -> Iterator[Intent]:
    """By the one who has not said anything yet. What a real person has reported is believed, or not."""
    (claimer, said), *_ = claims.entries.items()
    answering = next(one for one in table.line.players if one != claimer)
    if answering not in scene.simulated or table.story is Story.SILENT:
        return
    dice = dice_of(scene.seed, "answer", table.key)
    believes = table.story is Story.AGREE or (table.story is Story.MISTYPED and claimer not in scene.simulated)
    if believes:
        deed = _claim(table, answering, said) if dice.chance(habits().report.typed) else _confirm(table, answering)
    elif table.story is Story.MISTYPED:
        deed = _claim(table, answering, swapped(said))
    else:
        deed = _claim(table, answering, misremembered(scene.t, table.stage, said))
    yield Intent(f"answer {table.key}", table.answer, deed)


def _disputed(scene: Scene, table: Table, claims: Claims) -> Iterator[Intent]:
    """Whoever has mistyped may notice it; else somebody is called."""
    rules, dice = habits(), dice_of(scene.seed, "dispute", table.key)
    gives_in = table.story is Story.MISTYPED and dice.chance(rules.report.gives_in)
    if gives_in and table.reporter in scene.simulated:
        said = claims.entries[table.other]
        deed = _claim(table, table.reporter, said)
        yield Intent(f"give in {table.key}", rules.report.gives_in_after * MINUTE, deed)
    elif dice.chance(rules.call.disputed):
        who = dice.pick(table.line.players)
        yield from _call(scene, table, who, cast().disputed, rules.call.after * MINUTE)


def _claim(table: Table, player: PlayerId, said: Entry) -> Act:
    return as_player(player, reports.claim, table.round, table.line.number, said, stage=table.stage)


def _confirm(table: Table, player: PlayerId) -> Act:
    return as_player(player, reports.confirm, table.round, table.line.number, stage=table.stage)


def _squads(scene: Scene, found: Board, table: Table) -> Iterator[Intent]:
    """Those that must still be used first, or there would be no way to use them all (PS-07)."""
    rules = scene.t.ruleset.squads
    if rules is None or table.line.number in found.now.round.revealed:
        return
    for player in table.line.players:
        dice = dice_of(scene.seed, "squads", table.key, player)
        forgets = dice.chance(habits().squads.forgotten)
        if player not in scene.simulated or player in found.now.round.squads or player in table.absent or forgets:
            continue
        owed = must_use(scene.t, player, choosing=True)
        every = dice.shuffled(range(1, rules.of + 1))
        unused = [one for one in every if owed is not None and one in owed.unused]
        picked = tuple(sorted([*unused, *(one for one in every if one not in unused)][: rules.pick]))
        deed = as_player(player, squads.choose, player, table.round, picked)
        yield Intent(f"squads {table.key} {player}", minutes(dice, 1, habits().squads.within), deed)


def _calls(scene: Scene, table: Table) -> Iterator[Intent]:
    rules = habits().call
    if table.absent:
        here = [one for one in table.line.players if one not in table.absent]
        for one in here:
            yield from _call(scene, table, one, cast().absent, rules.absent_after * MINUTE)
        return
    for player in table.line.players:
        dice = dice_of(scene.seed, "call", table.key, player)
        if dice.chance(rules.often):
            when = dice.between(MINUTE, max(MINUTE, table.over - MINUTE))
            yield from _call(scene, table, player, dice.pick(cast().questions), when)
    for call in scene.t.conduct.calls:
        if call.player in table.line.players and call.player in scene.simulated and calling.is_waiting(scene.t, call):
            dice = dice_of(scene.seed, "call over", call.number, table.key)
            if call.taken_by is None and dice.chance(rules.over):
                deed = as_player(call.player, calling.close_call, call.number)
                yield Intent(f"call over {call.number}", rules.over_after * MINUTE, deed)
    yield from _appeals(scene, table)


def _appeals(scene: Scene, table: Table) -> Iterator[Intent]:
    """A player who does not accept a ruling appeals it on the phone."""
    for ruling in scene.t.conduct.rulings:
        theirs = [one for one in ruling.players if one in table.line.players]
        is_now = (ruling.stage, ruling.round) == (table.stage, table.round)
        dice = dice_of(scene.seed, "appeal", ruling.number)
        if is_now and theirs and judging.stands(scene.t, ruling) is None and dice.chance(habits().leave.appeal):
            player = dice.pick(theirs)
            if player in scene.simulated:
                deed = as_player(player, judging.appeal, ruling.number)
                yield Intent(f"appeal {ruling.number}", habits().call.after * MINUTE, deed)


def _call(scene: Scene, table: Table, player: PlayerId, about: str, after: int) -> Iterator[Intent]:
    """Once a round and player for the same thing, and not while they wait for somebody."""
    t = scene.t
    before = [one for one in t.conduct.calls if one.player == player]
    now = [one for one in before if (one.stage, one.round) == (table.stage, table.round)]
    if player in scene.simulated and not any(calling.is_waiting(t, one) or one.about == about for one in now):
        yield Intent(f"call {table.key} {player} {about}", after, as_player(player, calling.call_official, about))


def _leaves(scene: Scene, table: Table) -> Iterator[Intent]:
    """After the game by a tap on the phone, or in the middle of it. In the last Swiss round nobody goes any more."""
    t, rules = scene.t, habits().leave
    if table.stage is not Stage.SWISS or t.structure is None or table.round >= t.structure.rounds:
        return
    for player in table.line.players:
        if player not in scene.simulated or t.players[player].has_left or player in table.absent:
            continue
        dice = dice_of(scene.seed, "leave", table.round, scene.names[player])
        chance = dice.below(PERCENT)
        if table.line.state is State.SETTLED and chance < rules.notice:
            after = minutes(dice, 1, rules.within)
            yield Intent(f"drop {table.key} {player}", after, as_player(player, leaving.drop, player))
        elif table.line.state is State.OPEN and rules.notice <= chance < rules.notice + rules.in_game:
            deed = as_player(player, leaving.drop, player, begun=True)
            yield Intent(f"give up {table.key} {player}", dice.between(MINUTE, table.over), deed)
