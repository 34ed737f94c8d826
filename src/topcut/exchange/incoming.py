"""A tournament that began elsewhere: read in whatever format its file has, and the facts with which it goes on here."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from topcut.exchange import history, notation, nrtm
from topcut.exchange.document import an_object, decoded, document
from topcut.exchange.history import History
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import CONFIRMABLE, Refusal
from topcut.rules.actions.creation import Value, create
from topcut.rules.actions.structure import Plan, start
from topcut.rules.actor import Actor
from topcut.rules.facts import (
    AbsenceArranged,
    Fact,
    PenaltyRecorded,
    PlayerCheckedIn,
    PlayerDropped,
    PlayerEjected,
    PlayerEntered,
    ResultSettled,
    RoundClosed,
    RoundPaired,
    SeatedPair,
    Stamped,
)
from topcut.rules.fold import fold, following
from topcut.rules.match import Stage
from topcut.rules.pairing.handmade import breaks
from topcut.rules.pairing.tables import Hall, fixed_tables
from topcut.rules.results import bye
from topcut.rules.ruleset import TWO, Ruleset, examples, load, shipped, structure_for
from topcut.rules.tournament import BY_HAND, Player, Round, Tournament
from topcut.words import say

UNTOLD = {"official-needed", "lists-missing", "pools-missing"}  # what no file tells, though it may well have been there

_ByRound = Mapping[int, Sequence[Player]]


def from_json(data: bytes, ruleset: Ruleset | None = None) -> History:
    """A history or NRTM; the argument wins over the ruleset named in the file."""
    found = document(data)
    if nrtm.is_nrtm(found):
        return nrtm.history(found, ruleset or load(nrtm.RULESET))
    return history.history(found, ruleset or _ruleset_named(found))


def from_text(data: bytes, ruleset: Ruleset | None = None) -> History:
    """The text notation."""
    text = decoded(data)
    if not text.strip():
        raise Refusal("file-empty")
    t = notation.tournament(text, ruleset)
    return History(t, {player: str(player) for player in t.players}, hall=Hall(fixed=fixed_tables(t)))


def _ruleset_named(found: object) -> Ruleset:
    """A ruleset that Topcut ships: what a stranger's file names is never opened as a file."""
    name = an_object(found, "history").get("ruleset")
    if name is None:
        raise Refusal("ruleset-missing")
    if not isinstance(name, str) or name not in (*shipped(), *examples()):
        raise Refusal("unknown-ruleset", name=str(name), near=(), how_many=0, known=shipped())
    return load(name)


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a history does not say about a tournament."""

    title: str
    first_day: str
    ruleset: str  # the text
    place: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    settings: Mapping[str, Value] = field(default_factory=dict)
    rounds: int | None = None
    cut: int | None = None


class _Log:
    """The facts so far, and the tournament that they amount to: what a round breaks depends on those before it."""

    def __init__(self, by: Actor, facts: Iterable[Fact]) -> None:
        self._by = by
        self.facts = list(facts)
        self.t = fold(self._stamped(self.facts))

    def add(self, *facts: Fact) -> None:
        self.t = following(self.t, self._stamped(facts, len(self.facts)))
        self.facts += facts

    def _stamped(self, facts: Sequence[Fact], after: int = 0) -> list[Stamped]:
        return [Stamped(n, "", self._by, fact) for n, fact in enumerate(facts, start=after + 1)]


def begin_with(
    by: Actor, history: History, ids: Mapping[PlayerId, PlayerId], beginning: Beginning, *, tournament: str, seed: bytes
) -> list[Fact]:
    """The history is taken as it is, not judged; but where it departs from the rule book, the log says so, as of a
    tournament that is played here. `ids` are the players' ids in the log, which contain no names."""
    log = _Log(
        by,
        create(
            by,
            tournament=tournament,
            title=beginning.title,
            first_day=beginning.first_day,
            place=beginning.place,
            ruleset=beginning.ruleset,
            seed=seed,
            options=beginning.options,
            settings=beginning.settings,
        ),
    )
    coming, leaving = _coming_and_leaving(history.t, beginning)
    log.add(*(PlayerEntered(ids[player.id], player.club) for player in coming[0]))
    if not history.t.rounds:
        return log.facts
    log.add(*(PlayerCheckedIn(ids[player.id]) for player in coming[0]))
    log.add(*_start(log.t, by, _planned(history, beginning, len(coming[0])), late=len(coming) > 1))
    log.add(*(fact for player in leaving.get(0, ()) for fact in _left(player, ids[player.id], 0)))
    for number, round in enumerate(history.t.rounds, start=1):
        log.add(*_round(log.t, number, round, ids))
        log.add(*_results(history, number, round))
        log.add(*(fact for player in leaving.get(number, ()) for fact in _left(player, ids[player.id], number)))
        missed = tuple(range(1, number + 1))
        log.add(*(PlayerEntered(ids[player.id], player.club, missed=missed) for player in coming.get(number, ())))
    return log.facts


def _coming_and_leaving(t: Tournament, beginning: Beginning) -> tuple[_ByRound, _ByRound]:
    """Who came and who left after which round, as far as the file tells: 0 is before the first.

    Who is in no round and has not left comes after the last one. All are there from the start where too few would be.
    """
    coming: dict[int, list[Player]] = {0: []}
    leaving: dict[int, list[Player]] = {}
    for player in t.players.values():
        seen = [number for number, round in enumerate(t.rounds, start=1) if _is_in(round, player.id)]
        came = seen[0] - 1 if seen else 0 if player.has_left else len(t.rounds)
        coming.setdefault(came, []).append(player)
        if player.has_left:
            leaving.setdefault(seen[-1] if seen else 0, []).append(player)
    if len(coming[0]) < max(TWO, beginning.cut or 0):
        coming = {0: list(t.players.values())}
    return coming, leaving


def _planned(history: History, beginning: Beginning, players: int) -> Plan:
    """What was announced elsewhere: the table's, if nothing else is said, and at least what was played."""
    t = history.t
    course = structure_for(t.ruleset, max(TWO, players), deviation=True)
    rounds = max(course.rounds, len(t.rounds)) if beginning.rounds is None else beginning.rounds
    cut = course.cut if beginning.cut is None else beginning.cut
    if rounds < len(t.rounds):
        raise Refusal("rounds-already-paired", rounds=rounds, paired=len(t.rounds))
    return Plan(rounds, min(cut, players))


def _start(t: Tournament, by: Actor, plan: Plan, *, late: bool) -> list[Fact]:
    """As `start` does, with a deviation declared or a warning confirmed for each thing that it would ask for: nobody
    can hand in a list or name an official of what has been played."""
    rules = t.ruleset.leaving
    departures = {rules.clause: say("imported-so")} if late and not rules.late_entry else {}
    confirm: set[str] = set()
    while True:
        try:
            return start(t, by, plan, confirm=confirm, deviations=departures)
        except Refusal as refusal:
            clause = refusal.clause
            if clause is None or clause in departures or clause in confirm:
                raise
            if refusal.code in CONFIRMABLE:
                confirm.add(clause)
            else:
                departures[clause] = say("imported-unknown" if refusal.code in UNTOLD else "imported-so")


def _round(t: Tournament, number: int, round: Round, ids: Mapping[PlayerId, PlayerId]) -> Iterator[Fact]:
    """By hand, as far as this log knows. Who is there and not paired was absent by arrangement, as far as anyone can
    tell, and has an unpaired loss (R-8)."""
    pairs = tuple(
        SeatedPair(table, ids[match.first], None if match.second is None else ids[match.second])
        for match, table in zip(round.matches, _tables(round), strict=True)
    )
    paired = {player for pair in pairs for player in (pair.first, pair.second)}
    losses = tuple(player for player in t.active if player not in paired)
    yield from (AbsenceArranged(player, number) for player in losses)
    t = replace(t, absences={**t.absences, number: frozenset(losses)})
    found, given = _judged(t, pairs)
    yield RoundPaired(Stage.SWISS, number, 1, pairs, BY_HAND, given_byes=given, unpaired_losses=losses, breaks=found)


def _judged(t: Tournament, pairs: Sequence[SeatedPair]) -> tuple[tuple[str, ...], tuple[PlayerId, ...]]:
    """Every clause that the pairs break, and the byes that were given elsewhere: without our lots, which had no part
    in it, so that a bye may be any one's of those who are level."""
    games = [(pair.first, pair.second) for pair in pairs if pair.second is not None]
    byes = tuple(pair.first for pair in pairs if pair.second is None)
    found = tuple(dict.fromkeys(one.clause or one.code for one in breaks(t, games, byes)))
    return found, () if t.ruleset.bye.rule_clause in found else byes


def _tables(round: Round) -> Iterator[TableNumber | None]:
    """As the file has them; a match without one has the next that is free."""
    taken = {match.table for match in round.matches}
    free = (TableNumber(number) for number in count(1) if number not in taken)
    for match in round.matches:
        yield None if match.second is None else match.table or next(free)


def _results(history: History, number: int, round: Round) -> Iterator[Fact]:
    for place, match in enumerate(round.matches, start=1):
        told = match.second is not None or match.result != bye(history.t.ruleset)
        if match.result is not None and told:
            yield ResultSettled(Stage.SWISS, number, place, match.result)
    if not round.is_open and number < len(history.t.rounds):
        yield RoundClosed(Stage.SWISS, number)


def _is_in(round: Round, player: PlayerId) -> bool:
    return player in round.unpaired_losses or any(player in (match.first, match.second) for match in round.matches)


def _left(player: Player, id: PlayerId, after: int) -> Iterator[Fact]:
    if player.ejected:
        yield PenaltyRecorded(id, say("imported-ejected"))  # the log has no ejection without
        yield PlayerEjected(id, "")
    else:
        yield PlayerDropped(id, after)
