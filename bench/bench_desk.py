"""The desk and its log: opening 100,000 facts, one act on an event of 500 players, and 50 events in one process.

There is no peer to compare with, so each figure stands beside its limit.
"""

import hashlib
import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.measure import Row, peak_of, seconds
from topcut.chance import commitment
from topcut.desk import Clock, Desk
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import reports, rounds
from topcut.rules.actor import Actor, Role
from topcut.rules.chain import Head, Sealed, beginning, seal
from topcut.rules.codec import encode
from topcut.rules.facts import Fact, ListHandedIn, PlayerEntered, Stamped, Started, TournamentCreated
from topcut.rules.fold import following
from topcut.rules.match import Entry, Match
from topcut.rules.ruleset import text_of
from topcut.rules.tournament import Tournament
from topcut.store import Store

FACTS = 100_000
OPENING = 5.0
ACT, ACT_WITHOUT_DISK = 0.020, 0.005
MEMORY = 300.0  # megabytes
ORGANIZER = Actor(Role.ORGANIZER, "olga")


def run() -> list[Row]:
    with TemporaryDirectory() as scratch:
        with Store(Path(scratch) / "one") as store:
            desk = Desk(store, Clock())
            id = begun(desk, 500)
            acts = [*played(desk, id), *without_disk(desk, id)]
            log = list(store.sealed(id))
        return [*acts, *opened(Path(scratch) / "many", log), *fifty()]


def begun(desk: Desk, size: int, played_rounds: int = 4) -> TournamentId:
    """An event with lists handed in, some rounds played, and one more published."""
    id, _ = desk.create(ORGANIZER, create, size)
    for number in range(1, played_rounds + 2):
        desk.act(id, ORGANIZER, rounds.open_draw)
        desk.act(id, ORGANIZER, rounds.publish)
        if number <= played_rounds:
            desk.act(id, ORGANIZER, enter_all, number)
    return id


def create(by: Actor, size: int, *, tournament: str, seed: bytes) -> list[Fact]:
    text = text_of("challenger")
    digest = hashlib.sha256(text.encode()).hexdigest()
    made = TournamentCreated(tournament, "Bench", "2026-11-15", "", text, digest, commitment(seed).hex())
    players = [PlayerId(f"p{number:03d}") for number in range(size)]
    return [
        made,
        *(PlayerEntered(player) for player in players),
        *(ListHandedIn(player, "Ten characters, ten cards, three crises each. " * 10) for player in players),
        Started(rounds=9, cut=8, clause="CH-32", players=size),
    ]


def enter_all(t: Tournament, by: Actor, number: int) -> list[Fact]:
    """Claims and results of a whole round, as both players of every table would send them."""
    facts: list[Fact] = []
    for match in range(1, len(t.rounds[number - 1].matches) + 1):
        for player in players_of(t, number, match):
            news = reports.claim(t, Actor(Role.PLAYER, player), number, match, entry(match))
            facts += news
            t = following(
                t, [Stamped(t.facts + i, "2026-11-15T10:00:00.000Z", by, one) for i, one in enumerate(news, 1)]
            )
    return facts


def players_of(t: Tournament, number: int, match: int) -> tuple[PlayerId, ...]:
    game: Match = t.rounds[number - 1].matches[match - 1]
    return () if game.second is None else (game.first, game.second)


def entry(match: int) -> Entry:
    return Entry(scores={"vp": (10 + match % 6, 3 + match % 5)})


def played(desk: Desk, id: TournamentId) -> list[Row]:
    """Both players of a table claim: the second settles it. Every one is on the disk before it is answered."""
    t = desk.look(id)
    times = []
    for match in range(1, 101):
        for player in players_of(t, len(t.rounds), match):
            by = Actor(Role.PLAYER, player)
            times.append(
                seconds(lambda: desk.act(id, by, reports.claim, len(t.rounds), match, entry(match), key=f"{by}{match}"))  # noqa: B023  # called at once
            )
    return [Row("one act among 500 players", statistics.median(times), ACT, 1, "limit, disk included")]


def without_disk(desk: Desk, id: TournamentId) -> list[Row]:
    t = desk.look(id)
    times = []
    for match in range(101, 201):
        for player in players_of(t, len(t.rounds), match):
            times.append(seconds(lambda: decided(t, Actor(Role.PLAYER, player), match)))  # noqa: B023  # called at once
    return [Row("one act among 500 players", statistics.median(times), ACT_WITHOUT_DISK, 1, "limit, without the disk")]


def decided(t: Tournament, by: Actor, match: int) -> Tournament:
    facts = reports.claim(t, by, len(t.rounds), match, entry(match))
    for fact in facts:
        encode(fact)
    return following(t, [Stamped(t.facts + i, "2026-11-15T10:00:00.000Z", by, fact) for i, fact in enumerate(facts, 1)])


def opened(folder: Path, log: Sequence[Sealed]) -> list[Row]:
    """As many events as make 100,000 facts: every chain checked, every event folded."""
    ids = [TournamentId(f"copy{number}") for number in range(1 + FACTS // len(log))]
    with Store(folder) as store:
        for id in ids:
            store.arrivals.adopt(id, "Bench", list(chained(id, log)))
    checked = statistics.median(seconds(lambda: Store(folder).close()) for _ in range(3))

    def look_at_all() -> None:
        with Store(folder) as store:
            desk = Desk(store, Clock())
            for id in ids:
                desk.look(id)

    whole = seconds(look_at_all)
    number = len(ids) * len(log)
    return [
        Row(f"check {number:,} facts at the start", checked, OPENING, 1, "limit"),
        Row(f"check and fold {number:,} facts", whole, OPENING, 1, "limit"),
    ]


def chained(id: TournamentId, log: Iterable[Sealed]) -> Iterable[Sealed]:
    head: Head | None = None
    for sealed in log:
        head = head or beginning(id, sealed.openness)
        again = seal(head, sealed.record, sealed.salt, sealed.openness, sealed.texts)
        yield again
        head = Head(again.record.n, again.hash)


def fifty() -> list[Row]:
    peak = peak_of("bench.bench_desk", "play_fifty()")
    return [Row("memory of 50 events of 64 players, MB as s", peak, MEMORY, 1, "limit")]


def play_fifty() -> None:
    with TemporaryDirectory() as scratch, Store(Path(scratch)) as store:
        desk = Desk(store, Clock())
        ids = [begun(desk, 64, played_rounds=5) for _ in range(50)]
        assert len({desk.look(id).id for id in ids}) == 50
