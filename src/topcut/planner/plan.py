"""The plan of a tournament: what is asked, what may be asked, and the answer as it grows."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import monotonic

from topcut.planner.book import MOST_ROUNDS, check_book
from topcut.planner.day import LEAST_MINUTES, MOST_MINUTES, Day
from topcut.planner.question import Question, Structure
from topcut.planner.report import Footing, Outlook, endings, outlooks
from topcut.planner.sharing import Workers, played, shared_out
from topcut.planner.skill import Skill, played_by
from topcut.refusal import Refusal
from topcut.rules.pairing.bracket import LARGEST, SMALLEST
from topcut.rules.ruleset import Ruleset, structure_for, without_cut

LEAST_PLAYERS, MOST_PLAYERS = 4, 2048
MOST_TOURNAMENTS = 1_000_000_000
TOURNAMENTS = 20_000
TOLD = 200  # times that the growing answer is told, or more often where that takes long
SILENT = 1.0  # seconds


@dataclass(frozen=True, slots=True)
class Request:
    """What the organizer has, and which structures to look at (none: the sensible ones)."""

    ruleset: Ruleset
    players: int
    rounds: tuple[int, int] | None = None
    cuts: tuple[int, ...] | None = None
    tournaments: int = TOURNAMENTS
    day: Day = field(default_factory=Day)
    skill: Skill = field(default_factory=Skill)
    seed: str = "1"

    @property
    def model(self) -> Skill:
        """What is played by: a rule book without draws has none, whatever was asked for."""
        return played_by(self.ruleset, self.skill)


@dataclass(frozen=True, slots=True)
class Answer:
    """So far: `done` of `wanted` tournaments."""

    printed: Structure
    outlooks: tuple[Outlook, ...]
    done: int
    wanted: int
    asked: int  # rounds that the engine had to pair

    @property
    def is_whole(self) -> bool:
        return self.done == self.wanted


def check(request: Request) -> None:
    """Refuses what cannot be planned, in one sentence each."""
    check_book(request.ruleset)
    clause = request.ruleset.structure.clause
    if not LEAST_PLAYERS <= request.players <= MOST_PLAYERS:
        raise Refusal("planner-players", players=request.players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
    if request.rounds is not None and not 1 <= request.rounds[0] <= request.rounds[1] <= MOST_ROUNDS:
        raise Refusal("planner-rounds", clause, most=MOST_ROUNDS)
    for cut in request.cuts or ():
        if cut and not SMALLEST <= cut <= min(LARGEST, request.players):
            most = min(LARGEST, request.players)
            raise Refusal("planner-cut", request.ruleset.cut.clause, cut=cut, least=SMALLEST, most=most)
    if not 1 <= request.tournaments <= MOST_TOURNAMENTS:
        raise Refusal("planner-tournaments", most=MOST_TOURNAMENTS)
    skill = request.skill
    if not (0 <= skill.spread <= 1000 and all(0 <= one <= 0.5 for one in (skill.draws, skill.drops, skill.no_shows))):
        raise Refusal("planner-model")
    if request.day.until is not None and request.day.until <= max(request.day.begins, request.day.second or 0):
        raise Refusal("planner-hours")
    minutes = LEAST_MINUTES if request.day.minutes is None else request.day.minutes
    if not (LEAST_MINUTES <= minutes <= MOST_MINUTES and 0 <= request.day.lunch <= MOST_MINUTES):
        raise Refusal("planner-minutes", least=LEAST_MINUTES, most=MOST_MINUTES)


def printed(request: Request) -> Structure:
    """What the document prescribes for so many players."""
    course = structure_for(request.ruleset, request.players, deviation=True)
    return Structure(course.rounds, course.cut)


def structures(request: Request) -> tuple[Structure, ...]:
    """By rounds, then by cut; without a cut the first ones are counted who would be in the printed one."""
    usual = printed(request)
    first, last = request.rounds or (max(1, usual.rounds - 1), min(MOST_ROUNDS, usual.rounds + 2))
    cuts = request.cuts
    if cuts is None:
        cuts = tuple(sorted({0, usual.cut if usual.cut <= request.players else 0}))
    line = usual.cut or min(8, request.players // 2)
    return tuple(
        Structure(rounds, cut, 0 if cut else line) for rounds in range(first, last + 1) for cut in sorted(set(cuts))
    )


def footing(request: Request, structure: Structure) -> Footing:
    """A table that is only suggested can be left for any other."""
    usual = structure_for(request.ruleset, request.players, deviation=True)
    if (structure.rounds, structure.cut) == (usual.rounds, usual.cut) and not usual.too_few:
        return Footing.PRINTED
    if request.ruleset.structure.binding == "suggested":
        return Footing.ALLOWED
    try:
        full = without_cut(request.ruleset, request.players)
    except Refusal:
        return Footing.DEVIATION
    return Footing.ALLOWED if (structure.rounds, structure.cut) == (full.rounds, 0) else Footing.DEVIATION


def made_ready(request: Request) -> None:
    """Nothing is played, but what plays is compiled then."""
    played(Question(request.ruleset, request.players, structures(request), request.skill, request.seed), 0, 0)


def plan(request: Request, workers: Workers) -> Iterator[Answer]:
    """The answer again and again, each from more tournaments; the last one is whole."""
    check(request)
    question = Question(request.ruleset, request.players, structures(request), request.skill, request.seed)
    usual, ends = printed(request), endings(question, request.day)
    footings = tuple(footing(request, one) for one in question.structures)
    next_time, said_at = 0, monotonic()
    for done, counted in shared_out(question, request.tournaments, workers):
        if done == request.tournaments or done >= next_time or monotonic() - said_at > SILENT:
            next_time, said_at = done + request.tournaments // TOLD, monotonic()
            yield Answer(usual, outlooks(question, counted, ends, footings), done, request.tournaments, counted.asked)


def alone(request: Request) -> Iterator[Answer]:
    """The same in one process, for a child."""
    return plan(request, Workers())
