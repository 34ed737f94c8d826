"""How often what was worked out from a store may have become another, since this process began."""

from collections import Counter
from threading import Lock

from topcut.ids import TournamentId
from topcut.store.medium import News


class Editions:
    """Whatever is kept of an answer is marked with these figures, and not used any more once one has changed."""

    def __init__(self) -> None:
        self._beside: Counter[TournamentId] = Counter()
        self._histories: Counter[TournamentId] = Counter()
        self._calendar = 0
        self._cuts = 0  # how often the line to other processes was cut
        self._counting = Lock()
        self.access = 0  # who may come in
        self.taken_away = 0  # how often someone may have been allowed less: open pages are then checked again

    def note(self, news: News | None) -> None:
        """None: the line was cut, so that anything may have changed."""
        with self._counting:
            self._cuts += news is None
            news = news or News(access=True, less=True)
            if news.tournament is not None:
                self._beside[news.tournament] += news.beside
                self._histories[news.tournament] += news.anew
                self._calendar += news.beside
            self.access += news.access
            self.taken_away += news.less

    def touch(self, tournament: TournamentId) -> None:
        """What is shown beside the log has changed without being written, as how old a mirror is."""
        self._beside[tournament] += 1

    def beside(self, tournament: TournamentId) -> int:
        return self._beside[tournament] + self._cuts

    def history(self, tournament: TournamentId) -> int:
        return self._histories[tournament] + self._cuts

    @property
    def calendar(self) -> int:
        return self._calendar + self._cuts
