"""The mirror's side: what a hall sends of its log is checked against the chain and kept, and no one else changes it.

Two computers can never both be the hall. Who goes on from what is here is the hall. Whoever sends another history is
turned away, unless it has the higher epoch: somebody took the event over there (L7). An id belongs to whoever shows
what it was made from: what another account has put there before gives way.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cached_property
from itertools import dropwhile

from topcut.desk.copies import ERASING
from topcut.desk.door import Desk
from topcut.desk.listing import LONGEST, listing_of
from topcut.desk.mirror_age import QUIET, age_of
from topcut.desk.origins import is_origin
from topcut.exchange.fitting import STRIKING, TELLING, fitting_people
from topcut.exchange.mirror_batch import Batch, Held, Left, blocks, sum_of
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head, Sealed, after, beginning, link
from topcut.rules.facts import FACTS, Openness, about
from topcut.rules.texts import Person, Place
from topcut.store.accounts import MirrorKey
from topcut.store.mirrors import Copy, Mirrored, Taken
from topcut.store.security_log import Act, Line

CREATED, TAKEN_OVER = "TournamentCreated", "TakenOver"
FIRST_EPOCH = 1
AWHILE = timedelta(seconds=3)  # in which that is noticed once or twice
MOST = 100  # tournaments that one account mirrors here


class Here:
    """The log as it is here, read only where more than its end is asked for: most batches just go on from there."""

    def __init__(self, desk: Desk, tournament: TournamentId) -> None:
        self._desk = desk
        self._tournament = tournament
        store = desk.store
        self.head = store.head(tournament) if store.knows(tournament) else Head(0, b"")

    @cached_property
    def facts(self) -> Sequence[Sealed]:
        return tuple(self._desk.store.sealed(self._tournament)) if self.head.n else ()

    @property
    def people(self) -> tuple[Person, ...]:
        return self._desk.store.people(self._tournament)

    def ends_with(self, head: Head) -> bool:
        """Whether a log that ends there goes on from this one, as far as its end tells."""
        return head.n > self.head.n or head == self.head

    def has(self, n: int, hash: bytes) -> bool:
        """Whether that fact is the one of this number, as far as there is one."""
        return n > self.head.n or hash == (self.head.hash if n == self.head.n else self.facts[n - 1].hash)


def take_in(desk: Desk, batch: Batch, key: MirrorKey) -> Held:
    """Keep what is new and tell everyone; or refuse all of it. The same batch twice changes nothing."""
    tournament, store = batch.tournament, desk.store
    with desk.alone(tournament), store.first(tournament):
        before = _known(desk, tournament, key, batch.origin)
        ousts = before is not None and before.account != key.account
        here = Here(desk, tournament)
        if batch.sums and (ousts or not here.ends_with(batch.head)):
            return held(desk, tournament, sums=True)  # a question, whoever asks it
        try:
            taken = _taken(tournament, here, batch, before.proof if before else "", ousts=ousts)
        except Refusal as refusal:
            if before and refusal.code in {"mirror-other-source", "mirror-superseded", "mirror-ahead"}:
                store.halls.heard(tournament, replace(before, refused=desk.clock.stamp()))
            raise
        if taken is None and before is None:
            return Held(0, "", sum_of(()), () if batch.sums else None)
        refused, proof = (before.refused, before.proof) if before else (None, "")
        made = Mirrored(key.account, desk.clock.stamp(), batch.head.n, refused, batch.proof or proof)
        if ousts:
            made = replace(made, refused=None, proof=batch.proof)
            store.halls.drop_copies(tournament)
            store.note(_noted(tournament, made))
        if taken is None:
            _hear(desk, tournament, made)
        else:
            _keep(desk, tournament, made, taken, before)
        _list(desk, tournament, made.heard, listed=batch.listed)
        return held(desk, tournament, sums=batch.sums)


def held(desk: Desk, tournament: TournamentId, *, sums: bool) -> Held:
    store = desk.store
    head = store.head(tournament)
    found = tuple(blocks(store.sealed(tournament))) if sums else None
    return Held(head.n, head.hash.hex(), sum_of(store.people(tournament)), found)


def copies_for(desk: Desk, account: str) -> list[Left]:
    """The newest of each tournament that this account mirrors here."""
    titles = {one.id: one.name for one in desk.store.tournaments()}
    mine = [id for id, one in desk.store.halls.all().items() if one.account == account]
    newest = ((id, next(iter(desk.store.halls.copies(id)), None)) for id in mine)
    return [Left(id, titles.get(id, id), copy.n, copy.at) for id, copy in newest if copy is not None]


def copy_for(desk: Desk, tournament: TournamentId, account: str) -> bytes:
    found = desk.store.halls.of(tournament)
    copy = (
        next(iter(desk.store.halls.copies(tournament)), None)
        if found is not None and found.account == account
        else None
    )
    if copy is None:
        raise Refusal("mirror-copy-none")
    return copy.content


def leave_copy(desk: Desk, tournament: TournamentId, account: str, n: int, content: bytes) -> None:
    """The last few are kept, but none from before something was forgotten for good: it still holds that (L12). Whatever
    is said of it, it ends no later than the log does here: then it goes with what is forgotten next."""
    found = desk.store.halls.of(tournament)
    if found is None or found.account != account:
        raise Refusal("mirror-of-others")
    erased = max((one.record.n for one in desk.store.sealed(tournament) if one.record.kind in ERASING), default=0)
    ends = min(n, desk.store.head(tournament).n)
    desk.store.halls.keep_copy(tournament, Copy(desk.clock.stamp(), ends, content), min(erased, ends))


def notice_silence(desk: Desk) -> None:
    """Once a second: pages that are open learn that the hall has not been heard for a while."""
    for tournament, one in desk.store.halls.all().items():
        since = desk.clock.now() - datetime.fromisoformat(one.heard)
        if QUIET < since <= QUIET + AWHILE:
            desk.store.halls.touch(tournament)
            desk.mirrored_anew(tournament)


def _known(desk: Desk, tournament: TournamentId, key: MirrorKey, origin: str) -> Mirrored | None:
    """What is known of it here, if this key may send it."""
    store = desk.store
    removed = store.gone(tournament)
    if removed is not None and key.created <= removed and store.halls.gone_of(tournament) in {"", key.account}:
        raise Refusal("mirror-removed")
    if not store.knows(tournament):
        _refuse_one_more(desk, key)
        return None
    before = store.halls.of(tournament)
    if before is None:
        raise Refusal("mirror-at-home")
    if before.account != key.account:
        if not is_origin(tournament, origin):
            raise Refusal("mirror-of-others")
        _refuse_one_more(desk, key)
        return before
    trouble = store.trouble(tournament)
    if trouble is not None and trouble.code != "decided-at-the-hall":
        raise Refusal("mirror-troubled")
    return before


def _refuse_one_more(desk: Desk, key: MirrorKey) -> None:
    if sum(one.account == key.account for one in desk.store.halls.all().values()) >= MOST:
        raise Refusal("mirror-quota", most=MOST)


def _taken(tournament: TournamentId, here: Here, batch: Batch, proof: str, *, ousts: bool) -> Taken | None:
    """What a batch changes, if anything."""
    known = [one for one in batch.facts if one.record.n <= here.head.n]
    is_same = here.has(batch.head.n, batch.head.hash) and all(here.has(one.record.n, one.hash) for one in known)
    goes_on = batch.head == here.head or any(one.record.n == here.head.n + 1 for one in batch.facts)
    if ousts and not (is_same and goes_on):
        return _in_its_place(tournament, here, batch)
    if not is_same:
        return _taken_over(tournament, here, batch, proof)
    if batch.head.n < here.head.n:
        if (epoch := _epoch(here.facts)) > _epoch(here.facts[: batch.head.n]):  # somebody took it over from there
            raise Refusal("mirror-superseded", epoch=epoch, proof=proof)
        raise Refusal("mirror-ahead", n=here.head.n, hall=batch.head.n)
    anew = [one for one in known if _has_other_form(here.facts[one.record.n - 1], one)]
    for one in anew:
        before = here.facts[one.record.n - 2].hash if one.record.n > 1 else beginning(tournament, one.openness).hash
        if link(before, one.openness, one.digest) != one.hash:
            raise Refusal("archive-damaged", n=one.record.n)
    news = [one for one in batch.facts if one.record.n > here.head.n]
    _refuse_wrong(tournament, here.head, [*anew, *news], news)
    return _changes(here, here.head, news, anew, batch)


def _taken_over(tournament: TournamentId, here: Here, batch: Batch, proof: str) -> Taken | None:
    """The whole of the other history from where it leaves ours, in one batch; it counts if its epoch is higher."""
    news = _other(here, batch)
    start = news[0].record.n if news else here.head.n + 1
    common = here.facts[: start - 1]
    if news and common and link(common[-1].hash, news[0].openness, news[0].digest) != news[0].hash:
        raise Refusal("mirror-gap", n=start - 1)  # they part before that, and it has to come from there on
    ours, theirs = _epoch(here.facts), _epoch([*common, *news])
    if theirs < ours:
        raise Refusal("mirror-superseded", epoch=ours, proof=proof)
    if theirs == ours or not news or Head(news[-1].record.n, news[-1].hash) != batch.head:
        raise Refusal("mirror-other-source")
    last = Head(common[-1].record.n, common[-1].hash) if common else Head(0, b"")
    _refuse_wrong(tournament, last, news, news)
    return _changes(here, last, news, [], batch)


def _in_its_place(tournament: TournamentId, here: Here, batch: Batch) -> Taken | None:
    """What whoever began it sends, whatever goes on otherwise here; in one batch, to its end."""
    news = _other(here, batch)
    common = here.facts[: news[0].record.n - 1 if news else batch.head.n]
    last = Head(common[-1].record.n, common[-1].hash) if common else Head(0, b"")
    if (Head(news[-1].record.n, news[-1].hash) if news else last) != batch.head:
        raise Refusal("mirror-gap", n=last.n)
    _refuse_wrong(tournament, last, news, news)
    return _changes(here, last, news, [], batch)


def _other(here: Here, batch: Batch) -> list[Sealed]:
    """From where a history leaves ours."""
    return list(dropwhile(lambda one: one.record.n <= here.head.n and here.has(one.record.n, one.hash), batch.facts))


def _changes(here: Here, last: Head, news: Sequence[Sealed], anew: Sequence[Sealed], batch: Batch) -> Taken | None:
    """Nobody is called by a name that the log does not commit to, and nobody who was forgotten has one."""
    people = batch.people
    is_cut = last.n < here.head.n
    if people is None and (is_cut or any(one.record.kind in TELLING for one in news)):
        people = here.people
    if people is not None:
        named = fitting_people((*here.facts[: last.n], *news), people)
        if batch.people is not None and named != people:
            raise Refusal("mirror-names")
        people = named
    if not news and not anew and people is None:
        return None
    return Taken(last, news, anew, people, tuple(_struck(news)))


def _refuse_wrong(tournament: TournamentId, last: Head, every: Iterable[Sealed], news: Sequence[Sealed]) -> None:
    """The chain, and that every fact is as open as its kind."""
    for one in every:
        form = FACTS.get(one.record.kind)
        if form is not None and about(form).openness is not one.openness:
            raise Refusal("archive-damaged", n=one.record.n)
        if form is None and not one.is_withheld and one.openness is not Openness.PUBLIC:
            raise Refusal("archive-damaged", n=one.record.n)
    head: Head | None = last if last.n else None
    if news and news[0].record.n == 1 and not _is_first(tournament, news[0]):
        raise Refusal("archive-damaged", n=1)
    for one in news:
        n = (head.n if head else 0) + 1
        head = after(tournament, head, one)
        if head is None:
            raise Refusal("mirror-gap" if one.record.n != n else "archive-damaged", n=n)


def _is_first(tournament: TournamentId, one: Sealed) -> bool:
    body = json.loads(one.record.body) if one.record.kind == CREATED else {}
    return body.get("tournament") == tournament and body.get("log") == 2 and isinstance(body.get("title"), str)


def _epoch(log: Iterable[Sealed]) -> int:
    found = (json.loads(one.record.body).get("epoch") for one in log if one.record.kind == TAKEN_OVER)
    return max((epoch for epoch in found if type(epoch) is int), default=FIRST_EPOCH)


def _struck(news: Iterable[Sealed]) -> Iterator[Place]:
    """Deleted here too, whether or not the form without it came along. What names no text strikes none: a database that
    is asked for something else takes itself for damaged."""
    for one in news:
        if one.record.kind == STRIKING:
            body = json.loads(one.record.body)
            n, member = body.get("n"), body.get("member")
            if type(n) is int and 1 <= n < one.record.n and isinstance(member, str):
                yield n, member


def _has_other_form(here: Sealed, sent: Sealed) -> bool:
    return here.is_withheld != sent.is_withheld or dict(here.texts) != dict(sent.texts)


def _hear(desk: Desk, tournament: TournamentId, made: Mirrored) -> None:
    """No news. Pages that said that the hall is out of reach are sent again."""
    age = age_of(desk, tournament)
    desk.store.halls.heard(tournament, made)
    if age is not None and age.is_quiet:
        desk.store.halls.touch(tournament)
        desk.mirrored_anew(tournament)


def _keep(desk: Desk, tournament: TournamentId, made: Mirrored, taken: Taken, before: Mirrored | None) -> None:
    store = desk.store
    title = _title(taken.news[0]) if before is None else None
    noted = _noted(tournament, made) if before is None else None
    store.halls.take(tournament, made, taken, title=title, noted=noted)
    desk.mirrored_anew(tournament)


def _noted(tournament: TournamentId, made: Mirrored) -> Line:
    return Line(made.heard, Act.MIRRORED.value, about=made.account, tournament=tournament)


def _list(desk: Desk, tournament: TournamentId, at: str, *, listed: bool) -> None:
    """What the calendar says of it; strangers find it here only if they do in the hall."""
    try:
        t = desk.look(tournament)
    except Refusal:  # kept as it came, and nobody can read it here
        raise Refusal("mirror-troubled") from None
    known, told = desk.store.calendar.of(tournament), replace(listing_of(tournament, t, at), listed=listed)
    if known is None or replace(known, changed=told.changed) != told:
        desk.store.halls.list_as(told)


def _title(first: Sealed) -> str:
    title: str = json.loads(first.record.body)["title"]
    return title[:LONGEST]
