"""A folder with backups: which files in it are copies of which tournament, whether each is good, and which may go."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from topcut.child import Child, Died
from topcut.desk.copies import erased_at, followed
from topcut.exchange import full_copy
from topcut.exchange.document import MOST_BYTES
from topcut.exchange.full_copy import Copy
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.store.copying import Companions, companions

PLAIN, SEALED = ".topcut", ".topcut.sealed"
NAME = re.compile(
    r"(?P<id>[A-Za-z0-9_-]{1,64})\.(?P<epoch>[0-9]{1,9})\.(?P<n>[0-9]{1,9})\.(?P<head>[0-9a-f]{12})"
    r"\.(?P<made>[0-9]{8}T[0-9]{6}Z)(?P<sealed>\.topcut|\.topcut\.sealed)"
)
STAMP = "%Y%m%dT%H%M%SZ"
SHOWN = 12  # digits of a head
ALWAYS = 5  # of each tournament, the newest
HOURS, DAYS = timedelta(days=1), timedelta(days=30)  # for so long one of every hour, and one of every day
LARGE = 1 << 20  # bytes, from which a copy is checked in a process of its own


@dataclass(frozen=True, slots=True)
class Found:
    """A file that calls itself a backup; only `checked` says whether it is a good one."""

    file: Path
    tournament: TournamentId
    epoch: int
    n: int
    head: str  # the beginning of it
    made: datetime
    sealed: bool

    @property
    def age(self) -> tuple[int, int, datetime]:
        """The newest is the greatest."""
        return self.epoch, self.n, self.made


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a good copy holds."""

    tournament: TournamentId
    title: str
    epoch: int
    head: Head
    erased_at: int  # the number of the last fact by which something was forgotten for good; 0: none
    companions: Companions
    seed: bytes | None


@dataclass(frozen=True, slots=True)
class Checked:
    """A backup that was read to its end: what it holds, or why it is not good."""

    found: Found
    verdict: Verdict | None = None
    wrong: Refusal | None = None

    @property
    def is_shut(self) -> bool:
        """Sealed, and no password was given: nobody can say whether it is good."""
        return self.wrong is not None and self.wrong.code == "sealed-password"


def name_of(tournament: TournamentId, epoch: int, head: Head, made: datetime, *, sealed: bool) -> str:
    """`autumncup.1.312.5f0c3a9be1d2.20261115T094107Z.topcut`"""
    stamp = made.astimezone(UTC).strftime(STAMP)
    return f"{tournament}.{epoch}.{head.n}.{head.hash.hex()[:SHOWN]}.{stamp}{SEALED if sealed else PLAIN}"


def backups_in(folder: Path) -> list[Found]:
    """By their names, the newest of each tournament first. Raises OSError if the folder cannot be read. A pipe or a
    device of such a name would be waited for without end."""
    found = [one for file in folder.iterdir() if (one := _named(file)) is not None and file.is_file()]
    return sorted(sorted(found, key=lambda one: one.age, reverse=True), key=lambda one: one.tournament)


def checked(found: Found, password: str | None) -> Checked:
    """Read to its end: every fact in its place in the chain, and the head that its name tells (L3)."""
    try:
        held = verdict(found.file, password)
    except Refusal as refusal:
        return Checked(found, wrong=refusal)
    except OSError as error:
        return Checked(found, wrong=Refusal("file-unreadable", file=found.file.name, problem=str(error.strerror)))
    told = found.tournament, found.epoch, found.n, found.head
    if told != (held.tournament, held.epoch, held.head.n, held.head.hash.hex()[:SHOWN]):
        return Checked(found, wrong=Refusal("copy-renamed", file=found.file.name))
    return Checked(found, held)


def verdict(file: Path, password: str | None) -> Verdict:
    """Of a good copy; a refusal of any other. A large one is read by another process: nobody waits for it."""
    if file.stat().st_size < LARGE:
        return _verdict(file, password)
    try:
        found: Verdict = Child(_verdict, file, password).answer()
    except Died:
        raise Refusal("copy-damaged") from None
    return found


def read_file(file: Path, password: str | None) -> Copy:
    with file.open("rb") as stream:
        content = stream.read(2 * MOST_BYTES)  # rows beside the log come on top of an archive
    return full_copy.read(content, password)


def superfluous(found: Sequence[Found], now: datetime, erased: int = 0) -> list[Found]:
    """Which copies of one tournament may go: of the older ones one an hour stays for a day, and one a day for a month;
    and every one that still holds what was forgotten later."""
    kept: set[object] = set()
    gone = []
    for place, one in enumerate(sorted(found, key=lambda one: one.age, reverse=True)):
        age = now - one.made
        hour, day = one.made.strftime("%Y%m%d%H"), one.made.strftime("%Y%m%d")
        slot = ("hour", hour) if age < HOURS else ("day", day)
        stays = place < ALWAYS or (age < DAYS and slot not in kept)
        kept.add(slot)
        if not stays or one.n < erased:
            gone.append(one)
    return gone


def _verdict(file: Path, password: str | None) -> Verdict:
    copy = read_file(file, password)
    t = followed(copy.archive)
    found = copy.archive
    return Verdict(found.tournament, t.title, t.epoch, found.head, erased_at(copy), companions(copy.rows), found.seed)


def _named(file: Path) -> Found | None:
    said = NAME.fullmatch(file.name)
    if said is None:
        return None
    try:
        made = datetime.strptime(said["made"], STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
    id, numbers = TournamentId(said["id"]), (int(said["epoch"]), int(said["n"]))
    return Found(file, id, *numbers, said["head"], made, said["sealed"] == SEALED)
