"""The security log as people read it: each line a sentence, with the names that its ids have now."""

from dataclasses import dataclass
from functools import cache

from topcut.desk.door import Desk
from topcut.desk.names import Names
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.accounts import Account, Accounts
from topcut.store.hosting import Club
from topcut.store.security_log import Line
from topcut.words import say


@dataclass(frozen=True, slots=True)
class Told:
    n: int  # 0: only counted so far
    at: str
    sentence: str
    by: str
    where: str
    title: str  # of the tournament; its id, if it is gone


class Telling:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._titles = {listed.id: listed.name for listed in desk.store.tournaments()}
        self._accounts = desk.store.read_access(_names_of)
        self._names = cache(self._names_in)

    def told(self, line: Line) -> Told:
        if not line.act:
            return Told(line.n, "", say("security-damaged"), "", "", "")
        about = self._name(line.about, line) or say("security-someone")
        sentence = say(f"security-{line.act}", about=about, times=line.times)
        by = say("security-by", role=line.role or line.place, name=self._name(line.actor, line))
        where = say("security-where", place=line.place, device=line.device)
        title = "" if line.tournament is None else self._titles.get(line.tournament, line.tournament)
        return Told(line.n, line.at, sentence, by, where, title)

    def _name(self, id: str, line: Line) -> str:
        if id in self._accounts:
            return self._accounts[id]
        return self._names(line.tournament).of(id) if line.tournament in self._titles else id

    def _names_in(self, tournament: TournamentId) -> Names:
        try:
            return self._desk.names(tournament)
        except Refusal:  # its log cannot be read
            return Names({}, ())


def _names_of(accounts: Accounts) -> dict[str, str]:
    """Of accounts and clubs; one that was deleted has no name any more."""
    found = {one.id: one.name for one in accounts.every(Account)} | {one.id: one.name for one in accounts.every(Club)}
    return {id: name for id, name in found.items() if name}
