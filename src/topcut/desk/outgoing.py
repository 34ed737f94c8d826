"""The log of a hall as its mirror is told of it: what is public now, what has become so, and what no longer is."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from topcut.desk.calendar import is_listed
from topcut.desk.door import Desk
from topcut.desk.epochs import proof
from topcut.desk.people import people_of
from topcut.exchange.archive import is_public, public_line, public_people
from topcut.exchange.mirror_batch import BLOCK, MOST_LINES, Held, block, sum_of, written
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head, Sealed
from topcut.rules.facts import TextStruck
from topcut.rules.texts import Person
from topcut.rules.tournament import Tournament

BYTES = 1024 * 1024  # of one batch, about
LINES = 4000
MOST_BYTES = 15 * 1024 * 1024  # of the batch in which another history takes the place of the one that is there
# After these no other fact is public that was not before, or only those that they name.
OPENS_NOTHING = frozenset(
    {
        "CallClosed",
        "CallTaken",
        "NonceAdded",
        "OfficialCalled",
        "PlayerCheckedIn",
        "ResultClaimed",
        "ResultDisputed",
        "ResultSettled",
        "SquadsRevealed",
        "SquadsSealed",
        "TextStruck",
    }
)


@dataclass(frozen=True, slots=True)
class Parcel:
    """One batch, and what the mirror has once it is there."""

    content: bytes
    forms: dict[int, bytes]
    people: str | None


class Outgoing:
    """What one mirror has of one log, as far as it is known: a digest of the form of each fact, and of the people."""

    def __init__(self, desk: Desk, tournament: TournamentId) -> None:
        self._desk = desk
        self._tournament = tournament
        self._forms: list[bytes | None] = []  # None: it has another
        self._people = ""
        self._fork = 0  # from here on the mirror has another history
        self.is_compared = False
        self.origin = ""  # told to a mirror that turned us away

    def hello(self) -> bytes:
        """Asks what the mirror has."""
        return self._written(self._desk.store.head(self._tournament), sums=True)

    def compare(self, held: Held) -> None:
        """Which of what the mirror has is as it is here. Where the chains part, everything is sent from there on."""
        t = self._desk.look(self._tournament)
        if t.log == 1:
            raise Refusal("mirror-old-log")
        self._forms, self._fork, self._people = [], 0, held.people
        theirs, mine = iter(held.blocks or ()), self._mine(t, held.n)
        for facts, lines in mine:
            there, here = next(theirs, None), block(lines, facts[-1].hash)
            if there is None or there.hash != here.hash:
                break
            same = there.sum == here.sum
            self._forms += [_form(line) if same else None for line in lines]
        if len(self._forms) < held.n:
            self._fork = len(self._forms) + 1
        self.is_compared = True

    def parcels(self) -> Iterator[Parcel]:
        """Everything that the mirror has not, or has in another form, in the order of the log; then the people."""
        desk, id = self._desk, self._tournament
        head, t = desk.store.head(id), desk.look(id)
        facts: dict[int, bytes] = {}
        lines: list[bytes] = []
        size = 0
        for sealed in desk.store.sealed(id, self._start() - 1):
            n = sealed.record.n
            if n > head.n:
                break
            line = public_line(sealed, is_open=is_public(sealed, t))
            form = _form(line)
            if n <= len(self._forms) and self._forms[n - 1] == form:
                continue
            facts[n] = form
            lines.append(line)
            size += len(line)
            if (size > BYTES or len(lines) >= LINES) and not self._fork:
                yield Parcel(self._written(head, lines), facts, None)
                facts, lines, size = {}, [], 0
        if self._fork and (size > MOST_BYTES or len(lines) > MOST_LINES):
            raise Refusal("mirror-too-large")
        people = public_people(t, people_of(desk, id))
        total = sum_of(people)
        told = None if total == self._people else people
        if lines or told is not None:
            yield Parcel(self._written(head, lines, told), facts, total)

    def heartbeat(self) -> bytes:
        """Nothing is new, and the hall is still there."""
        return self._written(self._desk.store.head(self._tournament))

    def _written(
        self, head: Head, lines: Iterable[bytes] = (), people: Iterable[Person] | None = None, *, sums: bool = False
    ) -> bytes:
        desk, id = self._desk, self._tournament
        listed = is_listed(desk, id) and desk.store.kept(id).archived is None
        return written(id, head, lines, people, sums=sums, proof=proof(desk, id), listed=listed, origin=self.origin)

    def arrived(self, parcel: Parcel, held: Held) -> None:
        """The mirror has it. If it says that it has anything else, it is asked again what it has."""
        last = max(parcel.forms, default=0)
        self._forms += [None] * (last - len(self._forms))
        for n, form in parcel.forms.items():
            self._forms[n - 1] = form
        self._people = self._people if parcel.people is None else parcel.people
        self._fork = 0
        self.is_compared = self.is_compared and self.agrees(held)

    def agrees(self, held: Held) -> bool:
        """Whether the mirror has what it was last sent."""
        return held.n == len(self._forms) and held.people == self._people

    def _start(self) -> int:
        """The first fact whose form may be another than the mirror's."""
        if self._fork:
            return self._fork
        unknown = next((n for n, form in enumerate(self._forms, start=1) if form is None), len(self._forms) + 1)
        start = [unknown]
        for sealed in self._desk.store.sealed(self._tournament, len(self._forms)):
            if sealed.record.kind not in OPENS_NOTHING:
                return 1
            start += _named(sealed)
        return min(start)

    def _mine(self, t: Tournament, last: int) -> Iterator[tuple[Sequence[Sealed], Sequence[bytes]]]:
        """The log here in the blocks of a mirror that ends at a number, as it would be sent."""
        facts: list[Sealed] = []
        for sealed in self._desk.store.sealed(self._tournament):
            facts.append(sealed)
            if len(facts) == BLOCK or sealed.record.n == last:
                yield facts, [public_line(one, is_open=is_public(one, t)) for one in facts]
                facts = []
            if sealed.record.n == last:
                return


def _named(sealed: Sealed) -> Iterable[int]:
    """The facts that another one opens, or strikes a text out of."""
    body = msgspec.json.decode(sealed.record.body)
    return (body["n"],) if sealed.record.kind == TextStruck.__name__ else body.get("reveals") or ()


def _form(line: bytes) -> bytes:
    return hashlib.sha256(line).digest()[:16]
