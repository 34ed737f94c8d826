"""Many tournaments one after the other: paired, played, ranked and cut, each from a stream of its own.

All structures are looked at in the same tournaments: after 4 rounds the cut of a tournament of 4 rounds is made and
played out, then the fifth round follows for those of 5. What is drawn for a bracket comes from a stream of its own, so
one structure does not change another.
"""

from typing import Any, NamedTuple

from topcut.planner.blocked import Search
from topcut.planner.byes import place_of_bye
from topcut.planner.columns import Columns, clear, is_in, place_of
from topcut.planner.compiled import compiled, inlined
from topcut.planner.finals import champion, first_ones
from topcut.planner.listed import Listed
from topcut.planner.pairs import NOT_PAIRED, WITHOUT_REMATCH, Floor, pair, rematches
from topcut.planner.playing import have_bye, leave, play
from topcut.planner.question import HEAD, MADE, PER_PLAYER, SHORT, WON
from topcut.planner.skill import Chances
from topcut.planner.stream import begin
from topcut.planner.tally import count_field, count_points

DONE, ASKS = 0, 1

# Where we are, so that a round can be paired by the engine in between.
TOURNAMENT, ROUND, SIZE, SEATED, REMATCHES, LEFT, ASKED, POSITIONS = range(8)


class Job(NamedTuple):
    """What is played: the rules, the model, and which structures are looked at."""

    rules: Any
    bye: Any
    no_show: Any
    chances: Chances
    key: Any
    rounds: Any  # of each structure
    cuts: Any
    lines: Any  # how many first ones are counted
    drawings: Any  # of all cuts, one after the other
    drawn_from: Any  # where the drawing of each structure begins, and one more


class Work(NamedTuple):
    """Room to work in, and what is counted."""

    now: Columns
    floor: Floor
    search: Search
    tables: Listed
    stream: Any
    aside: Any  # the stream of a bracket
    among: Any
    keys: Any
    made: Any
    winners: Any
    position: Any
    tally: Any


@inlined
def seat(job: Job, work: Work, round: int) -> bool:
    """Who plays, who has the bye, and who meets whom; False: the engine is asked."""
    now, floor, position = work.now, work.floor, work.position
    size = 0
    for player in range(now.players):
        floor.spare[size] = player
        size += is_in(now, place_of(now, player))
    if size % 2:
        place = place_of_bye(now, job.rules, work.stream, floor.spare, size, round, floor.line)
        player = floor.spare[place]
        size -= 1
        floor.spare[place] = floor.spare[size]
        have_bye(now, job.rules, job.bye, player, round)
    position[SIZE] = size
    position[SEATED] = pair(now, job.rules, work.stream, floor, size, work.search, work.tables, round == 0)
    return position[SEATED] != NOT_PAIRED


@inlined
def play_round(job: Job, work: Work, round: int) -> None:
    now, position = work.now, work.position
    size = position[SIZE]
    if position[SEATED] != WITHOUT_REMATCH:
        position[REMATCHES] += rematches(now, work.floor.line, size)
    play(now, job.rules, job.no_show, job.chances, work.stream, work.floor.line, size, round)
    position[LEFT] += leave(now, job.chances, work.stream, work.floor.line, round)


@inlined
def _finish(job: Job, work: Work, structure: int, stride: int) -> None:
    """Makes the cut of one structure, plays its bracket and counts."""
    now, tally = work.now, work.tally
    base = structure * stride
    rounds, cut = job.rounds[structure], job.cuts[structure]
    size = cut if cut else job.lines[structure]
    found = first_ones(now, job.rules, work.stream, rounds, size, cut > 0, work.among, work.floor.counts, work.keys)
    count_field(now, job.rules, tally, base, work.position[REMATCHES], work.position[LEFT], work.floor.counts)
    tally[base + SHORT] += int(found < cut)
    best = -1
    if found:
        best = work.among[0]
    if cut and found:
        begin(work.aside, job.key, work.position[TOURNAMENT], 1 + 64 * rounds + cut)
        first, end = job.drawn_from[structure], job.drawn_from[structure + 1]
        best = champion(job.rules, job.chances, work.aside, work.among, found, job.drawings, first, end, work.winners)
    for place in range(found):
        tally[base + HEAD + work.among[place] * PER_PLAYER + MADE] += 1
    if best >= 0:
        tally[base + HEAD + best * PER_PLAYER + WON] += 1
    count_points(now, job.rules, tally, base, work.among, found, work.floor.counts, work.made)


@compiled
def simulate(job: Job, work: Work, end: int, stride: int) -> int:
    """Plays tournaments up to number `end`; stops in between where the engine is to pair a round."""
    position = work.position
    last = 0
    for structure in range(len(job.rounds)):
        last = max(last, job.rounds[structure])
    while position[TOURNAMENT] < end:
        if position[ROUND] < 0:
            begin(work.stream, job.key, position[TOURNAMENT], 0)
            clear(work.now)
            position[ROUND], position[SEATED] = 0, NOT_PAIRED
            position[REMATCHES], position[LEFT] = 0, 0
        while position[ROUND] < last:
            round = position[ROUND]
            if position[SEATED] == NOT_PAIRED and not seat(job, work, round):
                position[ASKED] += 1
                return ASKS
            play_round(job, work, round)
            position[SEATED] = NOT_PAIRED
            position[ROUND] = round + 1
            for structure in range(len(job.rounds)):
                if job.rounds[structure] == round + 1:
                    _finish(job, work, structure, stride)
        position[TOURNAMENT] += 1
        position[ROUND] = -1
    return DONE
