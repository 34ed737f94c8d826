"""Halls and mirrors of a store: logs that are decided in a hall and only shown here, and where ours are sent."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection, insert

from topcut.ids import TournamentId
from topcut.rules.chain import Head
from topcut.store import keeping, listings, mirrors, noting, reports, rows, schema
from topcut.store.knowledge import Knowledge
from topcut.store.logs import rename
from topcut.store.medium import Medium, News
from topcut.store.mirrors import Aim, Copy, Mirrored, Taken
from topcut.store.rows import Listing
from topcut.store.security_log import Line


class Halls:
    def __init__(self, medium: Medium, knowledge: Knowledge) -> None:
        self._medium = medium
        self._knowledge = knowledge

    def of(self, tournament: TournamentId) -> Mirrored | None:
        """Whose mirror it is and how old, if it is decided in a hall and only shown here."""
        return self._knowledge.found.mirrored.get(tournament)

    def all(self) -> Mapping[TournamentId, Mirrored]:
        return dict(self._knowledge.found.mirrored)

    def heard(self, tournament: TournamentId, made: Mirrored) -> None:
        """The hall has spoken, whether or not it had any news."""
        with self._medium.lock:
            self._knowledge.refuse_broken()
            self._knowledge.change(partial(mirrors.keep, tournament=tournament, made=made), News(tournament))
            self._knowledge.found.mirrored[tournament] = made

    def gone_of(self, tournament: TournamentId) -> str:
        """For which account it was shown here until it was removed for good; empty if nobody knows."""
        return self._medium.read(partial(keeping.gone_mirror_of, tournament=tournament))

    def hand_over(self, account: str, heir: str) -> int:
        """What was shown here for one account is shown for another from now on; how many that are."""
        mine = {id: one for id, one in self.all().items() if one.account == account}
        for id, one in mine.items():
            self.heard(id, replace(one, account=heir))
        return len(mine)

    def take(
        self, tournament: TournamentId, made: Mirrored, taken: Taken, *, title: str | None = None, noted: Line | None
    ) -> Head:
        """What a hall has sent of its log. Nothing else ever writes into it. With a title, it is new here."""
        first = None if title is None else taken.news[0].record.at
        with self._medium.lock:
            self._knowledge.refuse_broken()

            def job(connection: Connection) -> None:
                if title is not None and first is not None:
                    keeping.come_back(connection, tournament)
                    connection.execute(insert(schema.tournaments), rows.tournament_row(tournament, title, first, None))
                mirrors.take(connection, tournament, taken)
                mirrors.keep(connection, tournament, made)
                reports.forget(connection, tournament)

            found = self._knowledge.found
            before = self._knowledge.head(tournament) if tournament in found.heads else None
            if before is not None and before.n > taken.after.n:
                self._medium.forget(tournament)  # it is shorter now, and that is no loss
            anew = before != taken.after or bool(taken.anew or taken.struck)
            news = News(tournament, taken.head.n, beside=True, access=title is not None, anew=anew)
            self._knowledge.change(noting.noting(job, noted), news, {tournament: taken.head})
            found = self._knowledge.found
            found.mirrored[tournament] = made
            found.heads[tournament] = taken.head
            found.gone.pop(tournament, None)
            return taken.head

    def list_as(self, made: Listing) -> None:
        """What it is called, and what the calendar says of it."""

        def job(connection: Connection) -> None:
            rename(connection, made.tournament, made.title)
            listings.keep(connection, made, chosen=made.listed)

        with self._medium.lock:
            self._knowledge.refuse_broken()
            self._knowledge.change(job, News(made.tournament, beside=True))

    def touch(self, tournament: TournamentId) -> None:
        """How old it is has changed, and is shown."""
        self._knowledge.editions.touch(tournament)

    def copies(self, tournament: TournamentId) -> tuple[Copy, ...]:
        """Sealed ones that a hall has left here, the newest first."""
        return self._medium.read(partial(mirrors.copies, tournament=tournament))

    def keep_copy(self, tournament: TournamentId, made: Copy, first: int = 0) -> None:
        """None that ends before the first of these facts stays."""
        with self._medium.lock:
            self._knowledge.refuse_broken()
            self._medium.write(partial(mirrors.keep_copy, tournament=tournament, made=made, first=first), {})

    def drop_copies(self, tournament: TournamentId) -> None:
        with self._medium.lock:
            self._knowledge.refuse_broken()
            self._medium.write(partial(mirrors.drop_copies, tournament=tournament), {})

    def aims(self) -> Mapping[TournamentId, Aim]:
        """Which logs are sent to a mirror, and where it is."""
        return self._medium.read(mirrors.aims)

    def aim(self, tournament: TournamentId, made: Aim | None, noted: Line | None = None) -> None:
        with self._medium.lock:
            self._knowledge.refuse_broken()
            self._knowledge.head(tournament)
            job = noting.noting(partial(mirrors.aim, tournament=tournament, made=made), noted)
            self._knowledge.change(job, News(tournament, beside=True))
