"""Full copies of a tournament: made here, read anywhere, and taken over by another computer that goes on with it."""

from dataclasses import replace
from datetime import timedelta
from itertools import islice

from topcut import __version__
from topcut.desk.clock import moment, written
from topcut.desk.door import Desk, Receipt
from topcut.desk.people import people_of
from topcut.desk.writing import entries_of, read_fact
from topcut.exchange import archive, full_copy, sealing
from topcut.exchange.archive import Archive
from topcut.exchange.full_copy import Copy
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.staff import let_in, take_over
from topcut.rules.actor import Actor
from topcut.rules.chain import Head, Sealed
from topcut.rules.codec import UnknownFact
from topcut.rules.facts import Stamped
from topcut.rules.fold import fold
from topcut.rules.staff import is_stranger
from topcut.rules.tournament import Tournament
from topcut.store import Stamp, catalogues
from topcut.store.migrations.forms import NEWEST
from topcut.store.security_log import Line

SOFTWARE = f"topcut {__version__}"
ERASING = {"PersonForgotten", "TextStruck"}
SHOWN = 12  # digits of a head


def copied(desk: Desk, tournament: TournamentId, password: str | None = None) -> bytes:
    """The full copy of a tournament as it stands, sealed if there is a password: what a stick or a mirror keeps."""
    return copied_up_to(desk, tournament, password)[1]


def copied_up_to(desk: Desk, tournament: TournamentId, password: str | None = None) -> tuple[Head, bytes]:
    """The same, and where its log ends."""
    store = desk.store
    with desk.alone(tournament):  # no longer than it takes to note who is in it: the facts up to there stay as they are
        head, people = store.head(tournament), people_of(desk, tournament)
    facts = islice(store.sealed(tournament), head.n)
    lines = archive.full(tournament, head, facts, people, store.seed(tournament), software=SOFTWARE)
    added = {name.removesuffix(".json"): text.decode() for name, text in catalogues.kept(store.folder).items()}
    whole = full_copy.written(lines, store.beside(tournament, head.n), added, form=NEWEST, made=desk.clock.stamp())
    return head, sealing.seal(whole, password) if password else whole


def followed(found: Archive) -> Tournament:
    """The tournament that a copy holds; refused if its log is of a newer program."""
    return fold([_known(sealed) for sealed in found.facts])


def _known(sealed: Sealed) -> Stamped:
    try:
        return read_fact(sealed)
    except (UnknownFact, ValueError):
        one = sealed.record
        raise Refusal("fact-unknown", n=one.n, kind=one.kind, v=one.v) from None


def erased_at(copy: Copy) -> int:
    """The number of the last fact by which something was forgotten for good: copies before it still hold that."""
    return max((one.record.n for one in copy.archive.facts if one.record.kind in ERASING), default=0)


def take_over_here(desk: Desk, copy: Copy, by: Actor, noted: Line, beyond: int = 0) -> Receipt:
    """Go on with it on this computer: the log, all that stood beside it, and a new epoch, all in one write (L1, L7).
    That is `beyond` the epoch of a log which is known to have gone another way."""
    found, t = copy.archive, followed(copy.archive)
    refuse_known(desk, copy, t)
    after_last = written(moment(found.facts[-1].record.at) + timedelta(milliseconds=1))
    stamp = Stamp(max(desk.clock.stamp(), after_last), by.role.value, by.id)
    first = let_in(t, by, by.id, by.role) if is_stranger(t, by) else []
    entries = entries_of(t, [*first, *take_over(t, by, beyond)])
    for name, text in (copy.catalogues or {}).items():
        catalogues.bring(desk.store.folder, name, text)
    head = desk.store.arrivals.take_over(
        found.tournament,
        t.title,
        found.facts,
        seed=found.seed,
        people=found.people,
        rows_beside=copy.rows,
        form=copy.form,
        stamp=stamp,
        entries=entries,
        noted=replace(noted, tournament=found.tournament),
    )
    return Receipt(head.n, head.hash.hex())


def refuse_known(desk: Desk, copy: Copy, t: Tournament) -> None:
    """What is here is never touched: told is which of the two goes further, or that they went different ways (L7)."""
    id, there = copy.archive.tournament, copy.archive.head
    if not desk.store.knows(id):
        return
    here = desk.store.head(id)
    if had(desk, id, there):
        raise Refusal("copy-known", title=t.title, here=here.n, there=there.n)
    heads_there = {Head(one.record.n, one.hash) for one in copy.archive.facts}
    epoch = desk.look(id).epoch
    if here in heads_there:
        raise Refusal("copy-ahead", title=t.title, here=here.n, there=there.n, epoch=epoch, other=t.epoch)
    heads = {"head": here.hash.hex()[:SHOWN], "other": there.hash.hex()[:SHOWN]}
    raise Refusal("two-heads", title=t.title, here=here.n, there=there.n, epoch=epoch, epoch_there=t.epoch, **heads)


def had(desk: Desk, tournament: TournamentId, head: Head) -> bool:
    """Whether our log ended there once, or does now."""
    last = desk.store.head(tournament)
    if head.n >= last.n:
        return head == last
    found = next(iter(desk.store.sealed(tournament, head.n - 1)), None)
    return found is not None and found.hash == head.hash
