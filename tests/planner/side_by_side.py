"""The kernel beside the engine: a tournament that the kernel plays is told to the engine round by round."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.planner.columns import BYES, GONE, LOST, OPPONENTS, WON, clear, place_of
from topcut.planner.compiled import column, zeros
from topcut.planner.kernel import SIZE, Job, Work, play_round, seat
from topcut.planner.order import ranked
from topcut.planner.question import Question
from topcut.planner.running import engine_field, prepared
from topcut.planner.stream import begin, lot
from topcut.rules.match import Entry, Match, Seat
from topcut.rules.pairing import swiss
from topcut.rules.pairing.byes import candidates
from topcut.rules.pairing.field import Quality, quality
from topcut.rules.ranking.standings import order
from topcut.rules.results import bye, settle
from topcut.rules.ruleset import How
from topcut.rules.tournament import Player, Round, Tournament


@dataclass(frozen=True, slots=True)
class Seen:
    """One round: how good both pairings are, who sat out and who might have, and both standings afterwards."""

    round: int
    kernel: Quality
    engine: Quality
    sat_out: PlayerId | None
    might_sit_out: tuple[PlayerId, ...]
    standings: list[PlayerId]
    engine_standings: list[PlayerId]
    asked: bool


def rounds(question: Question, tournament: int) -> Iterator[Seen]:
    job, work, _ = prepared(question)
    begin(work.stream, job.key, tournament, 0)
    clear(work.now)
    ids = [_id(player) for player in range(question.players)]
    lots = {_id(player): int(lot(work.stream, player)) for player in range(question.players)}
    t = Tournament(question.ruleset, {id: Player(id) for id in ids}, lots=lots)
    for number in range(max(one.rounds for one in question.structures)):
        before = [_of(work, player, BYES) for player in range(question.players)]
        playing = [_id(player) for player in range(question.players) if not _of(work, player, GONE)]
        if len(playing) < 2:
            return
        might = tuple(candidates(t, playing)) if len(playing) % 2 else ()
        is_paired = seat(job, work, number)
        field = engine_field(work.now, work.floor.line, work.position[SIZE])
        best = swiss.pair(field, Stream(bytes([number]) * 32)).pairs
        if not is_paired:
            _write(work, best)
        line = [_id(player) for player in work.floor.line[: work.position[SIZE]]]
        sat = [_id(p) for p in range(question.players) if _of(work, p, BYES) > before[p]]
        pairs = list(zip(line[::2], line[1::2], strict=True))
        t = _played(question, t, (job, work), pairs, sat)
        among = column(range(question.players))
        keys = zeros(question.players * (len(question.ruleset.tiebreakers) + 1))
        ranked(work.now, job.rules, work.stream, number + 1, among, question.players, keys)
        yield Seen(
            number + 1,
            quality(field, pairs),
            quality(field, best),
            sat[0] if sat else None,
            might,
            list(map(_id, among)),
            order(t),
            not is_paired,
        )


def _write(work: Work, pairs: tuple[tuple[PlayerId, PlayerId], ...]) -> None:
    for place, (one, other) in enumerate(pairs):
        work.floor.line[2 * place], work.floor.line[2 * place + 1] = int(one), int(other)


def _played(
    question: Question,
    t: Tournament,
    kernel: tuple[Job, Work],
    pairs: list[tuple[PlayerId, PlayerId]],
    sat: list[PlayerId],
) -> Tournament:
    """The kernel plays, and what it did is entered as people would."""
    job, work = kernel
    was = list(work.now.cells)
    play_round(job, work, len(t.rounds))
    names = [figure.name for figure in question.ruleset.kept_figures]
    told = [one.figure for one in question.ruleset.tiebreakers if one.figure is not None]
    matches = []
    for first, second in pairs:
        one, other = int(first), int(second)
        scores = {
            name: (
                _more(was, work, place_of(work.now, one) + work.now.totals + which),
                _more(was, work, place_of(work.now, other) + work.now.totals + which),
            )
            for which, name in enumerate(dict.fromkeys(told))
            if name in names
        }
        won, lost, met = (
            [_more(was, work, place_of(work.now, player) + what) for player in (one, other)]
            for what in (WON, LOST, OPPONENTS)
        )
        winner = Seat.FIRST if won[0] else Seat.SECOND if won[1] else None
        if not met[0]:
            how = How.DOUBLE_NO_SHOW if all(lost) else How.NO_SHOW
            entry = Entry(how=how, winner=winner)
        elif winner is None:
            entry = Entry(drawn=True, scores=scores)
        else:
            entry = Entry(how=How.VICTORY, winner=winner, scores=scores)
        matches.append(Match(first, second, result=settle(question.ruleset, entry)))
    matches += [Match(player, None, result=bye(question.ruleset)) for player in sat]
    gone = {_id(player) for player in range(question.players) if _of(work, player, GONE)}
    players = {id: replace(player, dropped=id in gone) for id, player in t.players.items()}
    return replace(t, rounds=(*t.rounds, Round(tuple(matches))), players=players)


def _of(work: Work, player: int, what: int) -> int:
    return int(work.now.cells[place_of(work.now, player) + what])


def _more(was: list[int], work: Work, place: int) -> int:
    return int(work.now.cells[place] - was[place])


def _id(player: int) -> PlayerId:
    return PlayerId(f"{player:04}")
