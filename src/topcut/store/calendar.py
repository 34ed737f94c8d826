"""The calendar of a store: what everyone may know of each tournament, and which are in the lists."""

from collections.abc import Collection
from functools import partial

from topcut.ids import TournamentId
from topcut.store import listings, place
from topcut.store.knowledge import Knowledge
from topcut.store.listings import Asked, Found
from topcut.store.medium import Medium
from topcut.store.rows import Listing


class Calendar:
    def __init__(self, medium: Medium, knowledge: Knowledge) -> None:
        self._medium = medium
        self._knowledge = knowledge

    @property
    def edition(self) -> int:
        """How often it may have changed since this process began."""
        return self._knowledge.editions.calendar

    def of(self, tournament: TournamentId) -> Listing | None:
        """What it says of this one; nothing, if that has not been looked at yet."""
        return self._medium.read(partial(listings.listing, tournament=tournament))

    def keep(self, made: Listing, *, chosen: bool | None = None) -> None:
        """With `chosen`, whether it is in the lists; otherwise that stays."""
        self._knowledge.write_beside(made.tournament, partial(listings.keep, made=made, chosen=chosen))

    def page(self, asked: Asked, first: int, most: int) -> Found:
        """Of the tournaments that are in the lists."""
        return self._medium.read(partial(listings.found, asked=asked, first=first, most=most))

    def latest(self, most: int) -> tuple[Listing, ...]:
        """Those in the lists that changed last."""
        return self._medium.read(partial(listings.latest, most=most))

    def these(self, tournaments: Collection[TournamentId]) -> tuple[Listing, ...]:
        return self._medium.read(partial(listings.of, tournaments=tournaments))

    def hidden(self) -> frozenset[TournamentId]:
        """Those that their organizers keep out of the lists."""
        return self._medium.read(listings.hidden)

    def missing(self, most: int) -> tuple[TournamentId, ...]:
        """Those of which it says nothing yet."""
        return self._medium.read(partial(listings.missing, most=most))

    def megabytes(self, tournaments: Collection[TournamentId]) -> int:
        """What their logs, texts and sealed copies fill."""
        return self._medium.read(partial(listings.taken, tournaments=tournaments)) // place.MEGABYTE
