"""A data folder or database held open by this process: the logs of its tournaments, receipts, and people."""

import secrets
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, Select, Table, bindparam, insert, select

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head, Sealed, beginning
from topcut.rules.texts import Person
from topcut.store import alarms, applicants, condition, copying, displays, keeping, logs, noting, reports, rows, schema
from topcut.store.accounts import Accounts
from topcut.store.alarms import Alarm
from topcut.store.appending import Appending, everyones, marked
from topcut.store.applicants import Applicant, SignUp
from topcut.store.arrivals import Arrivals
from topcut.store.calendar import Calendar
from topcut.store.condition import Condition
from topcut.store.disk import Disk
from topcut.store.displays import Choice
from topcut.store.fleeting import Fleeting
from topcut.store.halls import Halls
from topcut.store.keeping import AS_USUAL, Drill, Keeping
from topcut.store.knowledge import BEHIND, Knowledge, Listener
from topcut.store.medium import Lost, Medium, News, Overtaken
from topcut.store.place import Where
from topcut.store.remembered import Remembered
from topcut.store.reports import Report
from topcut.store.rows import NOTHING, Asked, Beside, Entry, Listed, Stamp
from topcut.store.security_log import Act, Line

Answer = TypeVar("Answer")

BUSY_SECONDS = 5.0
KEY_BYTES = 32

_keys, _tournaments = schema.keys.c, schema.tournaments.c
_RECEIPT = select(_keys.n, _keys.hash, _keys.request).where(
    _keys.tournament == bindparam("of"), _keys.key == bindparam("under")
)
_FIRST_KEYS = select(_keys.key).where(_keys.tournament == bindparam("of")).order_by(_keys.n).limit(4)
_SEED = select(_tournaments.seed).where(_tournaments.id == bindparam("of"))


class Store:
    """Every write is on the disk when the call returns. A refusal leaves nothing behind. Safe for threads.

    Other processes may write to the same database. What they tell is learnt before the next question is answered.
    """

    def __init__(self, where: Where, *, wait: float = BUSY_SECONDS) -> None:
        self.where = where
        self._medium = _medium(where, wait)
        try:
            self._knowledge = Knowledge(self._medium)
        except BaseException:
            self._medium.close()
            raise
        self._appending = Appending(self._knowledge)
        self._seeds: Remembered[bytes | None] = Remembered()
        self._applicants: Remembered[tuple[Applicant, ...]] = Remembered()
        self.arrivals = Arrivals(self._medium, self._knowledge, self._appending)
        self.calendar = Calendar(self._medium, self._knowledge)
        self.halls = Halls(self._medium, self._knowledge)
        self.fleeting = Fleeting(self._medium) if self._medium.is_shared else None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._knowledge.close()  # first: a listener may be reading
        self._medium.close()

    def wait_for_examination(self) -> None:
        """Until every log of a large folder has been walked, and all that is wrong is known."""
        self._knowledge.wait_for_examination()

    def settle(self) -> None:
        """Everything is in the database itself, for whoever looks there from outside."""
        self._medium.settle()

    @property
    def folder(self) -> Path:
        return self._medium.folder

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same people at the same time."""
        return self._medium.is_shared

    @property
    def leads(self) -> bool:
        """Whether it is this process that does what has to be done once, such as calling time."""
        return self._medium.leads

    @property
    def access_edition(self) -> int:
        """How often who may come in has changed since this process began. Out of touch with others it may have changed
        at any time, so nothing is trusted for longer than a moment."""
        if not self._medium.is_in_touch:
            self._knowledge.editions.access += 1
        return self._knowledge.editions.access

    @property
    def taken_away(self) -> int:
        """How often someone may have been allowed less: open pages are then checked again."""
        return self._knowledge.editions.taken_away

    def listen(self, listener: Listener) -> None:
        """Be told what other processes have changed; None if it may be everything."""
        self._knowledge.listen(listener)

    def share_catalogues(self, changed: str) -> None:
        """The one of this name was added in the folder or taken out: so it is on other computers of the database."""
        if self._medium.is_shared:
            self._medium.share_catalogues(changed)
            self._knowledge.change(lambda _: None, News(catalogues=True))

    @contextmanager
    def first(self, tournament: TournamentId) -> Iterator[None]:
        """Nobody in any process writes into this log meanwhile, and all that was written is known."""
        with self._medium.first(tournament):
            self.look_again(tournament)
            yield

    def has_rivals(self, tournament: TournamentId) -> bool:
        """Whether whoever writes into this log is likely to be overtaken by another process."""
        return self._knowledge.has_rivals(tournament)

    def look_again(self, tournament: TournamentId) -> None:
        """At the end of this log, in case another process has written and has not been heard yet."""
        if self._medium.is_shared:
            self._knowledge.catch_up(tournament)

    def tournaments(self, only: Collection[TournamentId] | None = None) -> tuple[Listed, ...]:
        """All tournaments of the folder, or these, oldest first."""
        table = schema.tournaments
        query = select(table.c.id, table.c.name, table.c.created).order_by(table.c.created, table.c.id)
        query = query if only is None else query.where(table.c.id.in_(only))
        found = self._medium.read(lambda connection: connection.execute(query).all())
        heads = self._knowledge.found.heads  # one that is only about to be heard of is not listed yet
        return tuple(Listed(id, name, created, heads[id].n) for id, name, created in found if id in heads)

    def heads(self) -> Mapping[TournamentId, Head]:
        """Where each log ends, the oldest first: asked of no database, however many there are."""
        return dict(self._knowledge.found.heads)

    def kept(self, tournament: TournamentId) -> Keeping:
        """Whether it is archived, deleted for now, or a drill."""
        return self._knowledge.found.kept.get(tournament, AS_USUAL)

    def drills(self) -> Mapping[TournamentId, Drill]:
        """Those that are neither archived nor deleted."""
        kept = tuple(self._knowledge.found.kept.items())
        return {id: one.drill for id, one in kept if one.drill and one.archived is None and one.deleted is None}

    def keep(self, tournament: TournamentId, made: Keeping, noted: Line | None = None) -> None:
        with self._medium.lock:
            self._knowledge.refuse_broken()
            self.head(tournament)
            job = noting.noting(partial(keeping.keep, tournament=tournament, made=made), noted)
            self._knowledge.change(job, News(tournament, beside=True, access=True, less=True))
            self._knowledge.found.kept[tournament] = made

    def gone(self, tournament: TournamentId) -> str | None:
        """When it was removed for good, if it was."""
        return self._knowledge.found.gone.get(tournament)

    def deleted_before(self, at: str) -> tuple[TournamentId, ...]:
        """Those that have been deleted for longer than this."""
        kept = tuple(self._knowledge.found.kept.items())
        return tuple(id for id, one in kept if one.deleted is not None and one.deleted <= at)

    def remove(self, tournament: TournamentId, at: str) -> None:
        """For good: the log, people, receipts, cards and sessions. Only the id is remembered, and since when."""
        with self._medium.lock:
            self._knowledge.refuse_broken()
            head = self.head(tournament)
            noted = Line(at, Act.REMOVED.value, tournament=tournament)
            job = noting.noting(partial(keeping.remove, tournament=tournament, at=at), noted)
            self._knowledge.change(job, News(tournament, beside=True, access=True, less=True), {tournament: head})
            self._knowledge.found.gone[tournament] = at
            self._knowledge.let_go(tournament)

    def knows(self, tournament: TournamentId) -> bool:
        return self._knowledge.knows(tournament)

    def head(self, tournament: TournamentId) -> Head:
        """Where the log ends, as far as it can be trusted."""
        return self._knowledge.head(tournament)

    def trouble(self, tournament: TournamentId) -> Refusal | None:
        """Why nothing more can be written; what can be read is true as far as it goes."""
        return self._knowledge.trouble(tournament)

    def sealed(self, tournament: TournamentId, after: int = 0) -> Iterator[Sealed]:
        """The facts after a number, up to the head. None of them is ever skipped."""
        last = self.head(tournament)
        past_index = self._medium.as_written if self._knowledge.found.broken else ()
        read = partial(logs.chunk, tournament=tournament, past_index=past_index)
        just_read = self._knowledge.just_read(tournament, after) if after else []
        while after < last.n:
            chunk = just_read or self._medium.read(partial(read, after=after))
            just_read = []
            for n, sealed in zip(range(after + 1, last.n + 1), chunk, strict=False):
                if sealed.record.n != n or (n == last.n and sealed.hash != last.hash):
                    raise self._damage(tournament, n)
                yield sealed
                after = n
            if not chunk:
                raise self._damage(tournament, after + 1)

    def _damage(self, tournament: TournamentId, n: int) -> Refusal:
        """Why this fact is not there. A server may have become another one, of which nobody has heard yet."""
        if self._medium.is_shared:
            self._knowledge.doubt_everything()
        found = self._knowledge.found.troubles.get(tournament)
        return found if found is not None and found.code == BEHIND else Refusal("log-damaged", n=n)

    def verify(self, tournament: TournamentId) -> Refusal | None:
        """Walk the chain again, as before a round: the trouble, if there is any, is there to stay."""
        try:
            logs.walk(tournament, self.sealed(tournament))
        except Refusal as refusal:
            self._knowledge.found.troubles.setdefault(tournament, refusal)
        return self.trouble(tournament)

    def receipt(self, tournament: TournamentId, key: str) -> tuple[Head, bytes] | None:
        """What was answered to a request with this key, and the digest of what it asked."""
        asked = {"of": tournament, "under": key}
        found = self._medium.read(lambda connection: connection.execute(_RECEIPT, asked).first())
        return None if found is None else (Head(found.n, found.hash), found.request)

    def first_keys(self, tournament: TournamentId) -> tuple[str, ...]:
        """Of the requests that were answered first: the very first one made the tournament."""
        return self._medium.read(
            lambda connection: tuple(connection.execute(_FIRST_KEYS, {"of": tournament}).scalars())
        )

    def begin(
        self,
        tournament: TournamentId,
        name: str,
        stamp: Stamp,
        entries: Sequence[Entry],
        *,
        seed: bytes,
        asked: Asked | None = None,
        beside: Beside = NOTHING,
        kept: Keeping = AS_USUAL,
    ) -> Head:
        """A new tournament with its first facts; one without any never exists. A drill, or what is out of the lists, is
        marked in the same write; a drill is open for everyone to sign up."""
        assert entries
        with self._medium.lock:
            self._appending.refuse_twice(tournament)
            head = beginning(tournament, entries[0].openness)
            row = rows.tournament_row(tournament, name, stamp.at, seed)
            opened = [applicants.written(tournament, SignUp(open=True))] if kept.drill else []
            first = (
                (schema.tournaments, [row]),
                everyones(tournament),
                *marked(tournament, kept),
                (schema.sign_up, opened),
            )
            head = self._appending.keep(tournament, head, logs.chained(head, stamp, entries), asked, beside, *first)
            self._appending.mark(tournament, kept)
            return head

    def append(
        self,
        tournament: TournamentId,
        after: int,
        stamp: Stamp,
        entries: Sequence[Entry],
        *,
        asked: Asked | None = None,
        beside: Beside = NOTHING,
    ) -> Head:
        """All the facts or none, right after number `after`, together with the receipt of the request, and with what
        changes beside the log."""
        with self._medium.lock:
            head = self.head(tournament)
            if head.n != after:
                raise Overtaken
            if not entries and asked is None and not beside:
                return head
            return self._appending.keep(tournament, head, logs.chained(head, stamp, entries), asked, beside)

    def rename(self, tournament: TournamentId, name: str) -> None:
        """What it is listed as; what it is called stands in its log."""
        self._knowledge.write_beside(tournament, partial(logs.rename, tournament=tournament, name=name))

    def beside(self, tournament: TournamentId, last: int) -> tuple[copying.Row, ...]:
        """What stands beside its log up to a fact, for a full copy."""
        return self._medium.read(lambda connection: tuple(copying.beside(connection, tournament, last)))

    def alarms(self, tournament: TournamentId) -> tuple[Alarm, ...]:
        """What officials have to know of the end of this log, and have not acknowledged."""
        return tuple(
            one for one in self._knowledge.found.alarms.get(tournament, {}).values() if one.acknowledged is None
        )

    def raise_alarm(self, tournament: TournamentId, alarm: Alarm) -> None:
        """Kept until it is acknowledged; if it cannot be written, as long as the program runs. What somebody has
        acknowledged, or an alarm about a later fact, makes no noise again."""
        with self._medium.lock:
            kept = self._knowledge.found.alarms.setdefault(tournament, {})
            if alarm.kind in kept and kept[alarm.kind].n >= alarm.n:
                return
            kept[alarm.kind] = alarm
            if self.broken is None:
                self._knowledge.change(partial(alarms.keep, made={tournament: alarm}), News(tournament, beside=True))

    def acknowledge(self, tournament: TournamentId, kind: str, n: int, *, at: str, by: str) -> None:
        """The alarm about this fact, and no other that has come meanwhile."""
        with self._medium.lock:
            self._knowledge.refuse_broken()
            one = self._knowledge.found.alarms.get(tournament, {}).get(kind)
            if one is None or one.n != n:
                raise Refusal("alarm-changed")
            if one.acknowledged is None:
                read = replace(one, acknowledged=at, by=by)
                self._knowledge.change(partial(alarms.keep, made={tournament: read}), News(tournament, beside=True))
                self._knowledge.found.alarms[tournament][kind] = read

    def seed(self, tournament: TournamentId) -> bytes | None:
        """The secret that all draws come from. It is not in the log before the end."""
        edition = self.edition(tournament) + self.history(tournament)
        return self._seeds.answer(
            tournament,
            edition,
            lambda: self._medium.read(lambda connection: connection.scalar(_SEED, {"of": tournament})),
        )

    def people(self, tournament: TournamentId) -> tuple[Person, ...]:
        table = schema.people
        query = select(table).where(table.c.tournament == tournament).order_by(table.c.player)
        found = self._medium.read(lambda connection: connection.execute(query).all())
        return tuple(Person(row.player, row.name, row.club, row.contact, row.salt) for row in found)

    def sign_up(self, tournament: TournamentId) -> SignUp:
        return self._medium.read(partial(applicants.sign_up, tournament=tournament))

    def set_sign_up(self, tournament: TournamentId, made: SignUp) -> None:
        self._knowledge.write_beside(tournament, partial(applicants.set_sign_up, tournament=tournament, made=made))

    def display(self, tournament: TournamentId) -> Choice:
        """What its big screen shows."""
        return self._medium.read(partial(displays.chosen, tournament=tournament))

    def display_language(self, tournament: TournamentId) -> str:
        """The language of its big screen; empty if none was chosen."""
        return self._medium.read(partial(displays.language, tournament=tournament))

    def set_display_language(self, tournament: TournamentId, language: str) -> None:
        self._knowledge.write_beside(tournament, partial(displays.speak, tournament=tournament, language=language))

    def set_display(self, tournament: TournamentId, made: Choice) -> None:
        self._knowledge.write_beside(tournament, partial(displays.choose, tournament=tournament, made=made))

    def applicants(self, tournament: TournamentId) -> tuple[Applicant, ...]:
        read = partial(self._medium.read, partial(applicants.applicants, tournament=tournament))
        return self._applicants.answer(tournament, self.edition(tournament), read)

    def keep_applicant(self, tournament: TournamentId, one: Applicant) -> None:
        self._knowledge.write_beside(tournament, partial(applicants.keep_applicant, tournament=tournament, one=one))

    def drop_applicant(self, tournament: TournamentId, number: int) -> None:
        self._knowledge.write_beside(
            tournament, partial(applicants.drop_applicant, tournament=tournament, number=number)
        )

    def reports(self, tournament: TournamentId) -> tuple[Report, ...]:
        """What the referee found, the newest first."""
        return self._medium.read(partial(reports.reports, tournament=tournament))

    def keep_report(self, tournament: TournamentId, made: Report) -> None:
        with self._medium.lock:
            head = self.head(tournament)
            job = partial(reports.keep, tournament=tournament, made=made)
            self._knowledge.write(tournament, job, head, News(tournament, head.n, beside=True))

    def edition(self, tournament: TournamentId) -> int:
        """How often something beside the log, such as a name, has changed since this process began: what shows it is
        not kept longer than that."""
        return self._knowledge.editions.beside(tournament)

    def history(self, tournament: TournamentId) -> int:
        """How often its log, or what it tells, may have become another since this process began: what was worked out
        from its facts is not kept longer than that."""
        return self._knowledge.editions.history(tournament)

    def server_key(self, name: str) -> bytes:
        """A secret that all processes share, made by the first that asks for it."""
        found = self._medium.read(partial(_server_key, name=name))
        if found is not None:
            return found
        made = {"name": name, "value": secrets.token_bytes(KEY_BYTES)}
        with suppress(Overtaken):  # another process was faster
            self._medium.write(
                lambda connection: connection.execute(insert(schema.server_keys), rows.checked(made)), {}
            )
        return self.server_key(name)

    def read_access(self, job: Callable[[Accounts], Answer]) -> Answer:
        return self._medium.read(lambda connection: job(Accounts(connection)))

    def change_access(self, job: Callable[[Accounts], Answer]) -> Answer:
        """Everything the job writes or, if it refuses, nothing. No log is touched."""
        done: list[tuple[Accounts, Answer]] = []

        def write(connection: Connection) -> None:
            accounts = Accounts(connection)
            done.append((accounts, job(accounts)))
            self._medium.tell(connection, News(access=True, less=accounts.takes_away))

        with self._medium.lock:
            self._knowledge.refuse_broken()
            try:
                self._medium.write(write, {})
            except Lost:  # it may be saved all the same
                self._knowledge.editions.note(News(access=True, less=True))
                raise
            accounts, answer = done[-1]
            self._knowledge.editions.note(News(access=True, less=accounts.takes_away))
        return answer

    def note(self, *lines: Line) -> None:
        """Lines of the security log alone; nobody's rights have changed."""

        def job(connection: Connection) -> None:
            for line in lines:
                noting.append(connection, line)

        with self._medium.lock:
            self._knowledge.refuse_broken()
            self._medium.write(job, {})

    def security_log(self, before: int | None = None, acts: Collection[str] = ()) -> Iterator[Line]:
        """The newest first; with a number, those before it; with acts, only those."""
        while found := self._medium.read(partial(noting.lines, before=before, acts=acts)):
            yield from found
            before = found[-1].n

    def rows(self, table: Table, at_once: int) -> Iterator[list[dict[str, object]]]:
        """All of a table, some at a time, to be carried elsewhere."""
        done = 0
        query = select(table).order_by(*table.primary_key)
        while some := self._medium.read(partial(_some, query=query.offset(done).limit(at_once))):
            yield some
            done += len(some)

    def fill(self, job: Callable[[Connection], None], source: "Store") -> None:
        """With all that another store has, which the job writes."""
        heads = dict(source._knowledge.found.heads)
        self._medium.write(job, {} if self.is_shared else heads)  # a server has no room for a lock for each of them
        self._medium.bear_witness(heads)

    def refuse_others(self) -> None:
        """If another program has it open."""
        if self._medium.read(self._medium.others):
            raise Refusal("database-in-use")

    def condition(self) -> Condition:
        return condition.condition(self._medium, self._knowledge)

    @property
    def broken(self) -> Refusal | None:
        """Why nothing can be written in the whole folder."""
        return self._knowledge.broken

    def refuse_unready(self) -> None:
        """Where nothing could be saved at this moment; asked of the disk or the server itself."""
        self._knowledge.refuse_broken()
        self._medium.refuse_unready()


def _server_key(connection: Connection, name: str) -> bytes | None:
    found = connection.execute(schema.about(schema.server_keys, "name", name)).mappings().first()
    return found["value"] if found is not None and rows.is_whole(found) else None


def _medium(where: Where, wait: float) -> Medium:
    if isinstance(where, Path):
        return Disk(where, wait)
    try:
        from topcut.store.server import Server  # its driver is loaded only where there is a server
    except ModuleNotFoundError as error:  # a laptop does without
        raise Refusal("database-library") if error.name == "psycopg" else error from None

    return Server(where, wait)


def _some(connection: Connection, query: Select[Any]) -> list[dict[str, object]]:
    return [dict(row) for row in connection.execute(query).mappings()]
