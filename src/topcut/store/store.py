"""A data folder held open by this process: the logs of its tournaments, receipts, and people."""

import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

from sqlalchemy import Connection, Table, delete, insert, select, text, update

from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import SALT_BYTES, Head, Record, Sealed, after, beginning, body_text, seal
from topcut.rules.texts import Person, Text
from topcut.store import alarms, applicants, displays, keeping, noting, place, reports, rows, schema, sqlite
from topcut.store.accounts import EVERYONE, Accounts, Right
from topcut.store.alarms import Alarm
from topcut.store.applicants import Applicant, SignUp
from topcut.store.disk import Disk, Overtaken
from topcut.store.displays import Choice
from topcut.store.examination import examine
from topcut.store.keeping import AS_USUAL, Drill, Keeping
from topcut.store.reports import Report
from topcut.store.rows import NOTHING, Asked, Beside, Entry, Listed, Stamp
from topcut.store.security_log import Act, Line

Answer = TypeVar("Answer")

BUSY_SECONDS = 5.0
READ_AT_ONCE = 1000


@dataclass(frozen=True, slots=True)
class Condition:
    """How a data folder is kept, and everything that is wrong with it."""

    folder: Path
    settings: Mapping[str, str]
    free_megabytes: int
    tournaments: int
    facts: int
    troubles: Mapping[TournamentId, Refusal]
    notices: tuple[Refusal, ...]


class Store:
    """Every write is on the disk when the call returns. A refusal leaves nothing behind. Safe for threads."""

    def __init__(self, folder: Path, *, wait: float = BUSY_SECONDS) -> None:
        self._disk = Disk(folder, wait)
        self._editions: Counter[TournamentId] = Counter()
        self.access_edition = 0  # how often who may come in has changed since this process began
        self.taken_away = 0  # how often someone may have been allowed less: open pages are then checked again
        try:
            seen = self._disk.witnessed
            self._found = found = self._disk.read(partial(examine, folder=folder, witnessed=seen))
            # A crash between commit and witness: the log is longer, and from now on it must stay so.
            news = {id: head for id, head in found.heads.items() if head != seen.get(id) and id not in found.troubles}
            self._notice_lost_witness()
            if news:
                self._disk.bear_witness(news)
        except BaseException:
            self._disk.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._disk.close()

    @property
    def folder(self) -> Path:
        return self._disk.folder

    def tournaments(self) -> tuple[Listed, ...]:
        """All tournaments of the folder, oldest first."""
        table = schema.tournaments
        found = self._disk.read(
            lambda connection: connection.execute(
                select(table.c.id, table.c.name, table.c.created).order_by(table.c.created, table.c.id)
            ).all()
        )
        return tuple(Listed(id, name, created, self.head(id).n) for id, name, created in found)

    def kept(self, tournament: TournamentId) -> Keeping:
        """Whether it is archived, deleted for now, or a drill."""
        return self._found.kept.get(tournament, AS_USUAL)

    def drills(self) -> Mapping[TournamentId, Drill]:
        """Those that are neither archived nor deleted."""
        kept = tuple(self._found.kept.items())
        return {id: one.drill for id, one in kept if one.drill and one.archived is None and one.deleted is None}

    def keep(self, tournament: TournamentId, made: Keeping, noted: Line | None = None) -> None:
        with self._disk.lock:
            self._refuse_broken()
            self.head(tournament)
            self._disk.write(_noting(partial(keeping.keep, tournament=tournament, made=made), noted), {})
            self._found.kept[tournament] = made
            self._editions[tournament] += 1
            self.access_edition += 1
            self.taken_away += 1

    def gone(self, tournament: TournamentId) -> str | None:
        """When it was removed for good, if it was."""
        return self._found.gone.get(tournament)

    def deleted_before(self, at: str) -> tuple[TournamentId, ...]:
        """Those that have been deleted for longer than this."""
        kept = tuple(self._found.kept.items())
        return tuple(id for id, one in kept if one.deleted is not None and one.deleted <= at)

    def remove(self, tournament: TournamentId, at: str) -> None:
        """For good: the log, people, receipts, cards and sessions. Only the id is remembered, and since when."""
        with self._disk.lock:
            self._refuse_broken()
            self.head(tournament)
            noted = Line(at, Act.REMOVED.value, tournament=tournament)
            self._disk.write(_noting(partial(keeping.remove, tournament=tournament, at=at), noted), {})
            self._found.gone[tournament] = at
            for known in (self._found.heads, self._found.troubles, self._found.kept, self._found.alarms):
                known.pop(tournament, None)
            self._disk.forget(tournament)
            self._editions[tournament] += 1
            self.access_edition += 1
            self.taken_away += 1

    def knows(self, tournament: TournamentId) -> bool:
        return tournament in self._found.heads

    def head(self, tournament: TournamentId) -> Head:
        """Where the log ends, as far as it can be trusted."""
        try:
            return self._found.heads[tournament]
        except KeyError:
            code = "tournament-deleted" if tournament in self._found.gone else "tournament-unknown"
            raise Refusal(code, tournament=tournament) from None

    def trouble(self, tournament: TournamentId) -> Refusal | None:
        """Why nothing more can be written; what can be read is true as far as it goes."""
        if self.kept(tournament).deleted is not None:
            return Refusal("tournament-deleted", tournament=tournament)
        return self._found.troubles.get(tournament) or self.broken

    def sealed(self, tournament: TournamentId, after: int = 0) -> Iterator[Sealed]:
        """The facts after a number, up to the head. None of them is ever skipped."""
        last = self.head(tournament)
        read = partial(_chunk, tournament=tournament, past_index=self._found.broken is not None)
        while after < last.n:
            chunk = self._disk.read(partial(read, after=after))
            for n, sealed in zip(range(after + 1, last.n + 1), chunk, strict=False):
                if sealed.record.n != n or (n == last.n and sealed.hash != last.hash):
                    raise Refusal("log-damaged", n=n)
                yield sealed
                after = n
            if not chunk:
                raise Refusal("log-damaged", n=after + 1)

    def verify(self, tournament: TournamentId) -> Refusal | None:
        """Walk the chain again, as before a round: the trouble, if there is any, is there to stay."""
        try:
            _walk(tournament, self.sealed(tournament))
        except Refusal as refusal:
            self._found.troubles.setdefault(tournament, refusal)
        return self.trouble(tournament)

    def receipt(self, tournament: TournamentId, key: str) -> tuple[Head, bytes] | None:
        """What was answered to a request with this key, and the digest of what it asked."""
        table = schema.keys
        query = select(table.c.n, table.c.hash, table.c.request).where(
            table.c.tournament == tournament, table.c.key == key
        )
        found = self._disk.read(lambda connection: connection.execute(query).first())
        return None if found is None else (Head(found.n, found.hash), found.request)

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
        drill: Drill | None = None,
    ) -> Head:
        """A new tournament with its first facts; one without any never exists. A drill is marked in the same write, and
        open for everyone to sign up."""
        assert entries
        with self._disk.lock:
            self._refuse_twice(tournament)
            head = beginning(tournament, entries[0].openness)
            row = rows.tournament_row(tournament, name, stamp.at, seed)
            opened = [applicants.written(tournament, SignUp(open=True))] if drill else []
            owners = (schema.rights, [_everyones(tournament)])
            first = (schema.tournaments, [row]), owners, *_marked(tournament, drill), (schema.sign_up, opened)
            head = self._keep(tournament, head, _chained(head, stamp, entries), asked, beside, *first)
            self._mark(tournament, drill)
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
        with self._disk.lock:
            head = self.head(tournament)
            if head.n != after:
                raise Overtaken
            if not entries and asked is None and not beside:
                return head
            return self._keep(tournament, head, _chained(head, stamp, entries), asked, beside)

    def rename(self, tournament: TournamentId, name: str) -> None:
        """What it is listed as; what it is called stands in its log."""
        table = schema.tournaments

        def job(connection: Connection) -> None:
            query = select(table.c.created, table.c.seed).where(table.c.id == tournament)
            created, seed = connection.execute(query).one()
            row = rows.tournament_row(tournament, name, created, seed)
            connection.execute(update(table).where(table.c.id == tournament).values(**row))

        self._beside(tournament, job)

    def adopt(
        self,
        tournament: TournamentId,
        name: str,
        facts: Sequence[Sealed],
        *,
        seed: bytes | None = None,
        people: Sequence[Person] = (),
        drill: Drill | None = None,
        noted: Line | None = None,
    ) -> Head:
        """A whole log from elsewhere, with its salts, so that its hashes stay as they are."""
        assert facts
        _walk(tournament, facts)
        with self._disk.lock:
            self._refuse_twice(tournament)
            row = rows.tournament_row(tournament, name, facts[0].record.at, seed)
            owners = (schema.rights, [_everyones(tournament)])
            first = (schema.tournaments, [row]), owners, *_marked(tournament, drill)
            before = beginning(tournament, facts[0].openness)
            head = self._keep(tournament, before, facts, None, Beside(people), *first, noted=noted)
            self._mark(tournament, drill)
            return head

    def alarms(self, tournament: TournamentId) -> tuple[Alarm, ...]:
        """What officials have to know of the end of this log, and have not acknowledged."""
        return tuple(one for one in self._found.alarms.get(tournament, {}).values() if one.acknowledged is None)

    def raise_alarm(self, tournament: TournamentId, alarm: Alarm) -> None:
        """Kept until it is acknowledged; if it cannot be written, as long as the program runs. What somebody has
        acknowledged, or an alarm about a later fact, makes no noise again."""
        with self._disk.lock:
            kept = self._found.alarms.setdefault(tournament, {})
            if alarm.kind in kept and kept[alarm.kind].n >= alarm.n:
                return
            kept[alarm.kind] = alarm
            if self.broken is None:
                self._disk.write(partial(alarms.keep, made={tournament: alarm}), {})

    def acknowledge(self, tournament: TournamentId, kind: str, n: int, *, at: str, by: str) -> None:
        """The alarm about this fact, and no other that has come meanwhile."""
        with self._disk.lock:
            self._refuse_broken()
            one = self._found.alarms.get(tournament, {}).get(kind)
            if one is None or one.n != n:
                raise Refusal("alarm-changed")
            if one.acknowledged is None:
                read = replace(one, acknowledged=at, by=by)
                self._disk.write(partial(alarms.keep, made={tournament: read}), {})
                self._found.alarms[tournament][kind] = read

    def seed(self, tournament: TournamentId) -> bytes | None:
        """The secret that all draws come from. It is not in the log before the end."""
        table = schema.tournaments
        query = select(table.c.seed).where(table.c.id == tournament)
        return self._disk.read(lambda connection: connection.execute(query).scalar())

    def people(self, tournament: TournamentId) -> tuple[Person, ...]:
        table = schema.people
        query = select(table).where(table.c.tournament == tournament).order_by(table.c.player)
        found = self._disk.read(lambda connection: connection.execute(query).all())
        return tuple(Person(row.player, row.name, row.club, row.contact, row.salt) for row in found)

    def sign_up(self, tournament: TournamentId) -> SignUp:
        return self._disk.read(partial(applicants.sign_up, tournament=tournament))

    def set_sign_up(self, tournament: TournamentId, made: SignUp) -> None:
        self._beside(tournament, partial(applicants.set_sign_up, tournament=tournament, made=made))

    def display(self, tournament: TournamentId) -> Choice:
        """What its big screen shows."""
        return self._disk.read(partial(displays.chosen, tournament=tournament))

    def set_display(self, tournament: TournamentId, made: Choice) -> None:
        self._beside(tournament, partial(displays.choose, tournament=tournament, made=made))

    def applicants(self, tournament: TournamentId) -> tuple[Applicant, ...]:
        return self._disk.read(partial(applicants.applicants, tournament=tournament))

    def keep_applicant(self, tournament: TournamentId, one: Applicant) -> None:
        self._beside(tournament, partial(applicants.keep_applicant, tournament=tournament, one=one))

    def drop_applicant(self, tournament: TournamentId, number: int) -> None:
        self._beside(tournament, partial(applicants.drop_applicant, tournament=tournament, number=number))

    def reports(self, tournament: TournamentId) -> tuple[Report, ...]:
        """What the referee found, the newest first."""
        return self._disk.read(partial(reports.reports, tournament=tournament))

    def keep_report(self, tournament: TournamentId, made: Report) -> None:
        with self._disk.lock:
            self._write(tournament, partial(reports.keep, tournament=tournament, made=made), self.head(tournament))

    def edition(self, tournament: TournamentId) -> int:
        """How often something beside the log, such as a name, has changed since this process began: what shows it is
        not kept longer than that."""
        return self._editions[tournament]

    def read_access(self, job: Callable[[Accounts], Answer]) -> Answer:
        return self._disk.read(lambda connection: job(Accounts(connection)))

    def change_access(self, job: Callable[[Accounts], Answer]) -> Answer:
        """Everything the job writes or, if it refuses, nothing. No log is touched."""
        done: list[tuple[Accounts, Answer]] = []

        def write(connection: Connection) -> None:
            accounts = Accounts(connection)
            done.append((accounts, job(accounts)))

        with self._disk.lock:
            self._refuse_broken()
            self._disk.write(write, {})
            accounts, answer = done[-1]
            self.access_edition += 1
            self.taken_away += accounts.takes_away
        return answer

    def note(self, *lines: Line) -> None:
        """Lines of the security log alone; nobody's rights have changed."""

        def job(connection: Connection) -> None:
            for line in lines:
                noting.append(connection, line)

        with self._disk.lock:
            self._refuse_broken()
            self._disk.write(job, {})

    def security_log(self, before: int | None = None, acts: Collection[str] = ()) -> Iterator[Line]:
        """The newest first; with a number, those before it; with acts, only those."""
        while found := self._disk.read(partial(noting.lines, before=before, acts=acts)):
            yield from found
            before = found[-1].n

    def condition(self) -> Condition:
        free = place.free_megabytes(self.folder)
        notices = [*self._found.notices, *([self.broken] if self.broken else [])]
        if free < place.LITTLE_SPACE // place.MEGABYTE:
            notices.append(Refusal("disk-low", free=free))
        if place.is_synced(self.folder) or place.is_remote(self.folder):
            notices.append(Refusal("data-elsewhere", folder=str(self.folder)))
        return Condition(
            folder=self.folder,
            settings=self._disk.read(sqlite.settings),
            free_megabytes=free,
            tournaments=len(self._found.heads),
            facts=sum(head.n for head in self._found.heads.values()),
            troubles=dict(self._found.troubles),
            notices=tuple(notices),
        )

    @property
    def broken(self) -> Refusal | None:
        """Why nothing can be written in the whole folder."""
        return self._disk.failed or self._found.broken

    def _keep(
        self,
        tournament: TournamentId,
        after: Head,
        facts: Sequence[Sealed],
        asked: Asked | None,
        beside: Beside,
        *first: tuple[Table, Sequence[Mapping[str, object]]],
        noted: Line | None = None,
    ) -> Head:
        head = Head(facts[-1].record.n, facts[-1].hash) if facts else after
        written = [*first, (schema.facts, [rows.fact_row(tournament, sealed) for sealed in facts])]
        written.append((schema.texts, [row for sealed in facts for row in rows.text_rows(tournament, sealed)]))
        written.append((schema.people, [rows.person_row(tournament, person) for person in beside.people]))
        if asked is not None:
            written.append((schema.keys, [rows.key_row(tournament, asked, head)]))

        def job(connection: Connection) -> None:
            if tournament in self._found.gone:  # it comes back from an archive
                keeping.come_back(connection, tournament)
            for id in (*(person.player for person in beside.people), *beside.forgotten):
                _forget(connection, tournament, id)
            for n, member in beside.deleted:
                _delete_text(connection, tournament, n, member)
            if beside.forgotten or beside.deleted:
                reports.forget(connection, tournament)
            _insert(connection, written)

        self._write(tournament, _noting(job, noted), head)
        self._editions[tournament] += bool(beside)
        self._found.gone.pop(tournament, None)
        return head

    def _mark(self, tournament: TournamentId, drill: Drill | None) -> None:
        """What was written as a drill is known as one."""
        if drill is not None:
            self._found.kept[tournament] = Keeping(drill=drill)

    def _beside(self, tournament: TournamentId, job: Callable[[Connection], object]) -> None:
        """Write what is kept beside the log: those who want to sign up, and what the big screen shows."""
        with self._disk.lock:
            self._write(tournament, job, self.head(tournament))
            self._editions[tournament] += 1

    def _write(self, tournament: TournamentId, job: Callable[[Connection], object], head: Head) -> None:
        with self._disk.lock:
            trouble = self.trouble(tournament)
            if trouble is not None:
                raise Refusal(trouble.code, trouble.clause, **trouble.parameters)
            try:
                self._disk.write(job, {tournament: head})
            except Overtaken:
                self._catch_up(tournament)
                raise
            self._found.heads[tournament] = head

    def _catch_up(self, tournament: TournamentId) -> None:
        """What someone else wrote into this log."""
        head = self._found.heads.get(tournament)
        number = 0 if head is None else head.n
        while chunk := self._disk.read(partial(_chunk, tournament=tournament, after=number)):
            try:
                head = _walk(tournament, chunk, head)
            except Refusal as refusal:
                self._found.troubles[tournament] = refusal
                return
            assert head is not None, "there were facts in it"
            self._found.heads[tournament] = head
            number = head.n

    def _notice_lost_witness(self) -> None:
        """Facts of which the witness has never heard, although it should have: whether some are missing at the end of
        such a log, only people can tell (B9)."""
        if self._disk.may_miss_one:
            return
        heads = {id: head for id, head in self._found.heads.items() if head.n and id not in self._disk.witnessed}
        now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        for id, head in heads.items():
            self._found.alarms.setdefault(id, {}).pop(alarms.WITNESS, None)
            self.raise_alarm(id, Alarm(alarms.WITNESS, head.n, head.hash.hex(), now))

    def _refuse_broken(self) -> None:
        if self.broken is not None:
            raise Refusal(self.broken.code, self.broken.clause, **self.broken.parameters)

    def _refuse_twice(self, tournament: TournamentId) -> None:
        if tournament in self._found.heads:
            raise Refusal("tournament-exists", tournament=tournament)


def _noting(job: Callable[[Connection], object], noted: Line | None) -> Callable[[Connection], None]:
    """The same with its line in the security log, both or neither."""

    def both(connection: Connection) -> None:
        job(connection)
        if noted is not None:
            noting.append(connection, noted)

    return both


def _everyones(tournament: TournamentId) -> dict[str, object]:
    """Of everyone with an account, until one of them makes it theirs."""
    return rows.checked(asdict(Right(tournament, EVERYONE, "owner")))


def _marked(tournament: TournamentId, drill: Drill | None) -> list[tuple[Table, Sequence[Mapping[str, object]]]]:
    """The rows that say that it is a drill."""
    return [(table, [row]) for table, row in keeping.written(tournament, Keeping(drill=drill))] if drill else []


def _insert(connection: Connection, written: Sequence[tuple[Table, Sequence[Mapping[str, object]]]]) -> None:
    for table, new in written:
        if new:
            connection.execute(insert(table), list(new))


def _chunk(connection: Connection, tournament: TournamentId, after: int, *, past_index: bool = False) -> list[Sealed]:
    """The next facts; past the index, if that may be damaged and leave some out."""
    table = schema.facts
    if past_index:
        query = select(table).where(table.c.tournament + "" == tournament, table.c.n > after).order_by(text("rowid"))
    else:
        query = select(table).where(table.c.tournament == tournament, table.c.n > after).order_by(table.c.n)
        query = query.limit(READ_AT_ONCE)
    found = connection.execute(query).all()
    texts = _texts(connection, tournament, after, found[-1].n) if found else {}
    return [rows.sealed(row, texts.get(row.n)) for row in found]


def _texts(connection: Connection, tournament: TournamentId, after: int, last: int) -> Mapping[int, Mapping[str, Text]]:
    table = schema.texts
    query = select(table).where(table.c.tournament == tournament, table.c.n > after, table.c.n <= last)
    found: dict[int, dict[str, Text]] = defaultdict(dict)
    for row in connection.execute(query):
        found[row.n][row.member] = Text(row.text, row.salt)
    return found


def _walk(tournament: TournamentId, facts: Iterable[Sealed], head: Head | None = None) -> Head | None:
    """Where a log ends that goes on like this after that head."""
    for sealed in facts:
        reached = after(tournament, head, sealed)
        if reached is None:
            raise Refusal("log-damaged", n=(0 if head is None else head.n) + 1)
        head = reached
    return head


def _chained(head: Head, stamp: Stamp, entries: Sequence[Entry]) -> list[Sealed]:
    chained = []
    for entry in entries:
        record = Record(head.n + 1, stamp.at, stamp.role, stamp.id, entry.kind, entry.v, body_text(entry.body))
        sealed = seal(head, record, secrets.token_bytes(SALT_BYTES), entry.openness, entry.texts)
        head = Head(record.n, sealed.hash)
        chained.append(sealed)
    return chained


def _forget(connection: Connection, tournament: TournamentId, player: PlayerId) -> None:
    table = schema.people
    connection.execute(delete(table).where(table.c.tournament == tournament, table.c.player == player))


def _delete_text(connection: Connection, tournament: TournamentId, n: int, member: str) -> None:
    table = schema.texts
    connection.execute(delete(table).where(table.c.tournament == tournament, table.c.n == n, table.c.member == member))
