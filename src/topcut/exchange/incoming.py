"""A tournament that began elsewhere: read in whatever format its file has, and the facts with which it goes on here."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from topcut.exchange import history, notation, nrtm
from topcut.exchange.document import an_object, decoded, document
from topcut.exchange.history import History
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.creation import Value, create
from topcut.rules.actor import Actor
from topcut.rules.facts import (
    Fact,
    PlayerCheckedIn,
    PlayerDropped,
    PlayerEjected,
    PlayerEntered,
    ResultSettled,
    RosterLocked,
    RoundClosed,
    RoundPaired,
    SeatedPair,
    Started,
)
from topcut.rules.match import Stage
from topcut.rules.pairing.tables import Hall, fixed_tables
from topcut.rules.results import bye
from topcut.rules.ruleset import Ruleset, examples, load, shipped, structure_for
from topcut.rules.tournament import BY_HAND, Round


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


def begin_with(
    by: Actor, history: History, ids: Mapping[PlayerId, PlayerId], beginning: Beginning, *, tournament: str, seed: bytes
) -> list[Fact]:
    """The history is taken as it is, not judged. `ids` are the players' ids in the log, which contain no names."""
    t = history.t
    created = create(
        by,
        tournament=tournament,
        title=beginning.title,
        first_day=beginning.first_day,
        place=beginning.place,
        ruleset=beginning.ruleset,
        seed=seed,
        options=beginning.options,
        settings=beginning.settings,
    )
    entered = [PlayerEntered(ids[player.id], player.club) for player in t.players.values()]
    if not t.rounds:
        return [*created, *entered]
    return [
        *created,
        *entered,
        *(PlayerCheckedIn(ids[player]) for player in t.players),
        RosterLocked(tuple(ids[player] for player in t.players)),
        _started(history, beginning),
        *(fact for number, round in enumerate(t.rounds, start=1) for fact in _round(history, number, round, ids)),
        *(PlayerDropped(ids[one.id], len(t.rounds)) for one in t.players.values() if one.dropped and not one.ejected),
        *(PlayerEjected(ids[one.id], "") for one in t.players.values() if one.ejected),
    ]


def _started(history: History, beginning: Beginning) -> Started:
    t = history.t
    course = structure_for(t.ruleset, max(2, len(t.players)), deviation=True)
    rounds = max(course.rounds, len(t.rounds)) if beginning.rounds is None else beginning.rounds
    cut = course.cut if beginning.cut is None else beginning.cut
    if rounds < len(t.rounds):
        raise Refusal("rounds-already-paired", rounds=rounds, paired=len(t.rounds))
    cut = min(cut, len(t.players))
    other = t.ruleset.structure.announced_clause if (rounds, cut) != (course.rounds, course.cut) else None
    confirmed = () if other is None else (other,)  # it has begun elsewhere, and was announced there (MU-37)
    return Started(rounds, cut, other or course.clause, len(t.players), confirmed=confirmed)


def _round(history: History, number: int, round: Round, ids: Mapping[PlayerId, PlayerId]) -> Iterator[Fact]:
    pairs = tuple(
        SeatedPair(match.table, ids[match.first], None if match.second is None else ids[match.second])
        for match in round.matches
    )
    losses = tuple(ids[player] for player in round.unpaired_losses)
    yield RoundPaired(Stage.SWISS, number, 1, pairs, BY_HAND, unpaired_losses=losses)
    for place, match in enumerate(round.matches, start=1):
        told = match.second is not None or match.result != bye(history.t.ruleset)
        if match.result is not None and told:
            yield ResultSettled(Stage.SWISS, number, place, match.result)
    if not round.is_open and number < len(history.t.rounds):
        yield RoundClosed(Stage.SWISS, number)
