"""Who the people of each tournament are on the screen; worked out again only after they have changed."""

from topcut.desk.names import Names
from topcut.ids import PlayerId, TournamentId
from topcut.rules.tournament import Tournament
from topcut.store import Store
from topcut.store.accounts import Account
from topcut.words import say
from topcut.words.reader import language


class Naming:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._names: dict[TournamentId, tuple[object, tuple[PlayerId, ...], Names, str]] = {}
        self._accounts: tuple[int, dict[str, str]] = -1, {}

    def names(self, tournament: TournamentId, t: Tournament) -> Names:
        players = tuple(t.players)
        accounts = {} if self._store.halls.of(tournament) else self._account_names()  # those of the hall are not here
        edition = self._store.edition(tournament), tuple(accounts.items())
        known = self._names.get(tournament)
        if known is None or known[:2] != (edition, players) or known[3] not in {"", language()}:
            robots = {id: say("play-robot") for id, one in t.players.items() if one.robot}
            people = robots | accounts | {str(person.player): person.name for person in self._store.people(tournament)}
            said_in = language() if robots else ""
            known = self._names[tournament] = (edition, players, Names(people, players), said_in)
        return known[2]

    def forget(self, tournament: TournamentId) -> None:
        self._names.pop(tournament, None)

    def _account_names(self) -> dict[str, str]:
        """Owners have a name on this computer, and are committed to in no log."""
        edition = self._store.access_edition
        if self._accounts[0] != edition:
            found = self._store.read_access(lambda accounts: accounts.every(Account))
            self._accounts = edition, {one.id: one.name for one in found if one.name}
        return self._accounts[1]
