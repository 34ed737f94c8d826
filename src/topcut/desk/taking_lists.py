"""Lists and pools as they come in at any window: each is checked, and what was found goes into the same act."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from topcut.desk.catalogues import gone_by
from topcut.desk.door import Desk
from topcut.exchange.list_demands import catalogue as names
from topcut.exchange.list_demands import check_pool, findings_in, list_check, offer_to, read_as
from topcut.ids import PlayerId, TournamentId
from topcut.lists.catalogue import Catalogue
from topcut.lists.check import is_on_paper
from topcut.lists.difference import Change, difference
from topcut.lists.findings import Finding, Grade, Total, gathered, is_legal
from topcut.lists.incoming import MOST_BYTES, refuse_large
from topcut.lists.meaning import said
from topcut.lists.names import key
from topcut.lists.offered import Offer
from topcut.lists.printed import printed
from topcut.lists.totals import ages, totals
from topcut.lists.written import Entry, Written
from topcut.refusal import Refusal
from topcut.rules.actions import creation, lists
from topcut.rules.actions.means import Action
from topcut.rules.actions.wording import said_if_any
from topcut.rules.actor import Actor
from topcut.rules.tournament import Tournament
from topcut.words import finding_sentence

Findings = tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """Without anything: the list is on paper, or the rule book has no rules for lists."""

    written: Written | None = None
    findings: Findings | None = None
    refusal: Refusal | None = None
    is_taken: bool = True  # it can be handed in, even if it cannot be read
    totals: tuple[Total, ...] = ()  # for information
    text: str = ""  # what was read, as Topcut writes it
    said: Mapping[Entry, str | None] = field(default_factory=dict)  # what each name was read as

    @property
    def told(self) -> Findings:
        """The findings as people are told of them."""
        return gathered(self.findings or ())

    @property
    def unknown(self) -> int:
        """How many names no catalogue knows, of kinds that they do know."""
        return sum(name is None for name in self.said.values())

    def written_as(self, entry: Entry) -> str:
        """How the player wrote it, where that is not simply its name."""
        name = self.said.get(entry)
        same = name is None or key(entry.name) in {key(name), key(name.partition(" (")[0])}
        return "" if same else entry.name


@dataclass(frozen=True, slots=True)
class Intake:
    """Somebody taking in lists; with a key, what comes twice counts once."""

    desk: Desk
    tournament: TournamentId
    by: Actor
    key: str | None = None
    sent: bytes | None = None  # the digest of what a program sent

    def hand_in(self, player: PlayerId, text: str) -> Findings | None:
        """What was found in it. A list that cannot be read is refused to the staff, who can keep it as a note; a
        player's is kept for them to look at. What the staff takes and nothing forbids is accepted at once."""
        with self.desk.alone(self.tournament):
            t, catalogues = self._now()
            lists.hand_in(t, self.by, player, text)  # refused before anything is said about it
            found = (findings_in if self.by.is_staff else _perhaps)(t, player, text, catalogues)
            accepted = self.by.is_staff and found is not None and is_legal(found)
            check, before = list_check(t, found, catalogues), t.players[player]
            is_as_before = text.strip().splitlines() == (before.list or "").splitlines() and before.list_check == check
            if self.by.is_staff or not is_as_before:  # to send the same once more takes no acceptance back
                self._act(lists.hand_in, player, text, check=check, accepted=accepted)
            return found

    def correct(self, player: PlayerId, text: str, reason: str) -> None:
        """Refused as long as something forbids it."""
        with self.desk.alone(self.tournament):
            t, catalogues = self._now()
            lists.correct(t, self.by, player, text, reason)
            check = list_check(t, findings_in(t, player, text, catalogues), catalogues)
            self._act(lists.correct, player, text, reason, check=check)

    def register_pool(self, player: PlayerId, text: str) -> Findings | None:
        """What is now found in the list that was handed in before, if there is one."""
        with self.desk.alone(self.tournament):
            t, catalogues = self._now()
            lists.register_pool(t, self.by, player, text)
            check_pool(t, text, catalogues)
            found = _found_in_kept(t, player, catalogues, pool=text)
            self._act(lists.register_pool, player, text, check=list_check(t, found, catalogues))
            return found

    def note_pools(self, players: Collection[PlayerId], note: str) -> None:
        """Several pools that lie on paper."""
        with self.desk.alone(self.tournament):
            t, catalogues = self._now()
            found = {player: _found_in_kept(t, player, catalogues, pool=note) for player in players}
            checks = {player: list_check(t, one, catalogues) for player, one in found.items()}
            self._act(lists.register_pool_for_all, note, checks)

    def correct_details(
        self,
        *,
        title: str | None = None,
        place: str | None = None,
        first_day: str | None = None,
        special: str | None = None,
    ) -> None:
        """On another day other things are legal: every list is checked again (R-11)."""
        with self.desk.alone(self.tournament):
            t, catalogues = self._now()
            asked: dict[str, Any] = {"title": title, "place": place, "first_day": first_day, "special": special}
            creation.correct_details(t, self.by, **asked)
            then = t if first_day is None else replace(t, first_day=first_day)
            handed_in = [] if then.first_day == t.first_day else [id for id, one in t.players.items() if one.list]
            found = {player: _found_in_kept(then, player, catalogues) for player in handed_in}
            checks = {player: list_check(then, one, catalogues) for player, one in found.items()}
            self._act(creation.correct_details, **asked, checks=checks)

    def accept(self, player: PlayerId, reason: str) -> None:
        """In spite of what forbids it, which stands in the log."""
        with self.desk.alone(self.tournament):
            findings = self._forbidding([player])[player]
            self._act(lists.accept, player, findings=findings, reason=reason)

    def accept_all(self, players: Collection[PlayerId], reason: str) -> None:
        """Several at once: here a reason is needed."""
        with self.desk.alone(self.tournament):
            self._act(lists.accept_all, self._forbidding(players), reason)

    def found_in(self, player: PlayerId, text: str) -> Findings | None:
        """In a list that is only looked at; None for a note such as “on paper”."""
        t, catalogues = self._now()
        return _perhaps(t, player, text, catalogues)

    def look_at(self, player: PlayerId, text: str) -> Looked:
        """A list before it counts: what was read, and what was found in it, or why it cannot be read. One that is too
        long to be handed in is not even read: that would take seconds."""
        t, catalogues = self._now()
        try:
            refuse_large(text)
            text = said_if_any(text, "list", MOST_BYTES)
            if is_on_paper(text):
                return Looked()
            read, known = read_as(t, text, catalogues), names(t.ruleset, catalogues)
            added_up = (*totals(read, known), *ages(known)) if read is not None else ()
            full = printed(read, known) if read is not None else ""
            names_read = said(read.entries, known) if read is not None else {}
            found = findings_in(t, player, text, catalogues)
            return Looked(read, found, totals=added_up, text=full, said=names_read)
        except Refusal as refusal:
            return Looked(refusal=refusal, is_taken=self._is_taken(t, player, text))

    def read(self, text: str) -> Looked:
        """What was read of a list, without a check; nothing where it cannot be read."""
        t, catalogues = self._now()
        try:
            written = None if is_on_paper(text) else read_as(t, text, catalogues)
        except Refusal:
            written = None
        known = names(t.ruleset, catalogues)
        return Looked() if written is None else Looked(written, said=said(written.entries, known))

    def _is_taken(self, t: Tournament, player: PlayerId, text: str) -> bool:
        try:
            lists.hand_in(t, self.by, player, text)
        except Refusal:
            return False
        return True

    def offered(self, player: PlayerId) -> Offer | None:
        """What a phone needs to build this player's list; None where the rule book has no form for lists."""
        t, catalogues = self._now()
        return offer_to(t, player, catalogues) if t.ruleset.lists.rules else None

    def differences(self, before: str, after: str) -> tuple[Change, ...] | None:
        """Between two versions of a list, name by name; None where one of them cannot be read."""
        t, catalogues = self._now()
        try:
            old, new = (read_as(t, text, catalogues) for text in (before, after))
        except Refusal:
            return None
        return None if old is None or new is None else difference(old, new, names(t.ruleset, catalogues))

    def _now(self) -> tuple[Tournament, Sequence[Catalogue]]:
        """The tournament as it is, and the catalogues it goes by of those that were added in this data folder."""
        t = self.desk.look(self.tournament)
        return t, gone_by(t, self.desk.store.folder)

    def _forbidding(self, players: Collection[PlayerId]) -> dict[PlayerId, tuple[str, ...]]:
        """The sentences of what makes each of these lists illegal."""
        t, catalogues = self._now()
        found = {player: _found_in_kept(t, player, catalogues) or () for player in players}
        return {
            player: tuple(finding_sentence(one) for one in findings if one.grade is Grade.ILLEGAL)
            for player, findings in found.items()
        }

    def _act(self, action: Action, *args: object, **named: Any) -> None:
        self.desk.act(self.tournament, self.by, action, *args, key=self.key, sent=self.sent, **named)


def _found_in_kept(
    t: Tournament, player: PlayerId, catalogues: Sequence[Catalogue], *, pool: str | None = None
) -> Findings | None:
    """In the list as it stands, against this pool or the player's own."""
    text = t.players[player].list if player in t.players else None
    return None if text is None else _perhaps(t, player, text, catalogues, pool=pool)


def _perhaps(
    t: Tournament, player: PlayerId, text: str, catalogues: Sequence[Catalogue], *, pool: str | None = None
) -> Findings | None:
    try:
        return findings_in(t, player, text, catalogues, pool=pool)
    except Refusal:
        return None
