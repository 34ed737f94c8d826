"""A database server dies and its streaming replica is promoted, with all that was acknowledged or without the last of
it: what is there goes on, and a tournament that lacks something is read-only and says which number is missing."""

from collections import Counter
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.parse import quote

from tests.keeping import CUP, ORGANIZER, create, desk_on, set_up
from tests.postgres import Cluster
from tests.web.serving import until
from topcut.desk import Desk
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store import Store
from topcut.store.place import Database
from topcut.web.status import UNAVAILABLE, status_of

OTHER = TournamentId("other")
PROCESSES, WAIT, PATIENCE = 2, 20.0, 60.0


def prove(seed: int) -> Counter[str]:
    dice = Random(f"failover {seed}")
    with ExitStack() as running, TemporaryDirectory() as scratch:
        primary = Cluster()
        running.callback(primary.remove)
        door = Path(scratch) / "door"  # the address by which the server is reached, whichever it is
        door.symlink_to(primary.folder)
        url = f"postgresql://topcut@/{primary.fresh()}?host={quote(str(door), safe='')}"
        replica = Cluster(primary)
        running.callback(replica.remove)
        stores = [
            running.enter_context(Store(Database(url, Path(scratch) / str(number)), wait=WAIT))
            for number in range(PROCESSES)
        ]
        return _proved(dice, primary, replica, door, stores)


def _proved(dice: Random, primary: Cluster, replica: Cluster, door: Path, stores: list[Store]) -> Counter[str]:
    desks = [desk_on(store) for store in stores]
    for tournament in (CUP, OTHER):
        desks[0].create(ORGANIZER, create, tournament=tournament)
        for store in stores:
            until(partial(store.knows, tournament), "all hear of it", PATIENCE)
    acts = dice.randint(3, 12)
    for number in range(acts):
        dice.choice(desks).act(dice.choice((CUP, OTHER)), ORGANIZER, set_up, number)
    until(partial(_has_all, primary, replica), "the replica has followed", PATIENCE)
    known, lost = stores[0].head(CUP), dice.randint(0, 2)
    if lost:
        replica.stop()
    last = [desks[0].act(CUP, ORGANIZER, set_up, acts + number) for number in range(lost)]
    if lost:
        until(lambda: stores[1].head(CUP).n == last[-1].n, "the other has heard", PATIENCE)
    primary.kill()
    if lost:
        replica.start()
    replica.ask("SELECT pg_promote()")
    door.unlink()
    door.symlink_to(replica.folder)
    for number, desk in enumerate(desks):
        until(partial(_is_done, desk, OTHER, acts + 10 + number), "what is whole goes on", PATIENCE)
    for store in stores:
        if not lost:
            continue
        until(partial(_is_troubled, store), "it is noticed", PATIENCE)
        trouble = store.trouble(CUP)
        assert trouble is not None
        assert trouble.code == "log-behind-witness", trouble
        assert trouble.parameters == {"n": known.n, "witnessed": last[-1].n}, (trouble.parameters, known, last)
        assert store.head(CUP) == known, "what is there can be read"
    if not lost:
        until(partial(_is_done, desks[0], CUP, acts + 20), "nothing is missing", PATIENCE)
    return Counter({"failovers": 1, "acts the replica lacked, all told": lost, "without a loss": int(not lost)})


def _has_all(primary: Cluster, replica: Cluster) -> bool:
    [(written,)] = primary.ask("SELECT pg_current_wal_lsn()::text")
    return replica.ask(f"SELECT pg_last_wal_replay_lsn() >= '{written}'::pg_lsn") == [(True,)]


def _is_troubled(store: Store) -> bool:
    return store.trouble(CUP) is not None


def _is_done(desk: Desk, tournament: TournamentId, number: int) -> bool:
    """A server that is just being replaced may be away."""
    try:
        desk.act(tournament, ORGANIZER, set_up, number, key=f"k{number}")
    except Refusal as refusal:
        if status_of(refusal) != UNAVAILABLE:
            raise
        return False
    return True
