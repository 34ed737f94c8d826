"""A number of tournaments played out: the kernel is set up, and where it asks, the engine pairs a round."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.planner.blocked import search
from topcut.planner.book import MOST_ROUNDS, book
from topcut.planner.columns import MET, OPPONENTS, POINTS, Columns, fresh, missed, place_of
from topcut.planner.compiled import column, zeros
from topcut.planner.finals import drawing
from topcut.planner.kernel import ASKED, ASKS, POSITIONS, ROUND, SEATED, SIZE, TOURNAMENT, Job, Work, simulate
from topcut.planner.listed import tables
from topcut.planner.pairs import PAIRED, Floor
from topcut.planner.question import Counted, Question, most_points, stride
from topcut.planner.skill import chances, field
from topcut.planner.stream import hashed, key_of
from topcut.rules.pairing import swiss
from topcut.rules.pairing.field import Field


def counted(question: Question, first: int, count: int) -> Counted:
    """Tournaments number `first` and the following ones."""
    job, work, width = prepared(question)
    work.position[TOURNAMENT], work.position[ROUND] = first, -1
    while simulate(job, work, first + count, width) == ASKS:
        _ask(question, work)
    return Counted(tuple(map(int, work.tally)), int(work.position[ASKED]))


def prepared(question: Question) -> tuple[Job, Work, int]:
    rules = book(question.ruleset)
    players, structures = question.players, question.structures
    rounds = max(one.rounds for one in structures)
    assert rounds <= MOST_ROUNDS
    figures = len(rules.figures)
    most = most_points(question)
    drawings = [list(drawing(one.cut)) if one.cut else [] for one in structures]
    job = Job(
        rules.rules,
        rules.bye,
        rules.no_show,
        chances(question.ruleset, rules, question.skill, question.skills or field(players, question.skill.spread)),
        key_of(question.seed),
        column([one.rounds for one in structures]),
        column([one.cut for one in structures]),
        column([one.line or min(8, players) for one in structures]),
        column(list(chain.from_iterable(drawings)) or [0]),
        column([sum(map(len, drawings[:number])) for number in range(len(structures) + 1)]),
    )
    groups = min(players, most + 1)
    width = stride(players, most)
    work = Work(
        fresh(players, rounds, figures, has_dates=rules.has_dates),
        Floor(zeros(players + 1), zeros(players + 1), zeros(groups + 2), zeros(most + 1)),
        search(players, groups),
        tables(),
        zeros(3),
        zeros(3),
        zeros(players),
        zeros(players * (len(question.ruleset.tiebreakers) + 1)),
        zeros(most + 1),
        zeros(64),
        zeros(POSITIONS),
        zeros(width * len(structures)),
    )
    return job, work, width


def _ask(question: Question, work: Work) -> None:
    """The engine pairs this round, by a draw that follows from the seed."""
    line, size = work.floor.line, int(work.position[SIZE])
    where = f"{question.seed}\0{work.position[TOURNAMENT]}\0{work.position[ROUND]}"
    pairs = swiss.pair(engine_field(work.now, line, size), Stream(hashed(where))).pairs
    for place, (one, other) in enumerate(pairs):
        line[2 * place], line[2 * place + 1] = int(one), int(other)
    work.position[SEATED] = PAIRED


def engine_field(now: Columns, line: Sequence[int] | Any, size: int) -> Field:
    """The players of the line as the engine looks at them; their ids are their places."""
    playing = [int(line[place]) for place in range(size)]
    met = {player: _met(now, player) for player in playing}
    return Field(
        points={_id(player): int(now.cells[place_of(now, player) + POINTS]) for player in playing},
        met={_id(player): list(map(_id, others)) for player, others in met.items()},
    )


def _met(now: Columns, player: int) -> list[int]:
    at = place_of(now, player)
    return [
        *map(int, now.cells[at + MET : at + MET + int(now.cells[at + OPPONENTS])]),
        *map(int, now.cells[missed(now, at) : at + now.totals]),
    ]


def _id(player: int) -> PlayerId:
    return PlayerId(f"{player:04}")
