"""Bots at card tables: they answer for their seats, and for players who are away, at a pace that people can follow.

Nothing has to be remembered: whom a bot plays for stands in the log, so after a restart it goes on where it was.
"""

import logging
from datetime import timedelta
from threading import Lock
from time import monotonic

from topcut.batch import quickly
from topcut.cards.bots.bot import EXPERT, bot
from topcut.cards.game import DECK_PHASE, FINAL_DECKS, Game
from topcut.cards.view import view
from topcut.desk.card_tables import game_of, put_away
from topcut.desk.clock import moment
from topcut.desk.door import Desk
from topcut.desk.imagining import IMAGINING
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.challengers.deciding import asked, decide
from topcut.rules.actions.challengers.standing_in import call_stand_in
from topcut.rules.actor import CLOCK, Actor, Role
from topcut.rules.card_table import CardTable
from topcut.rules.playing_cards import Followed
from topcut.rules.tournament import Phase, Tournament
from topcut.store.hosting import CardTables

PACES = {"calm": 3.0, "brisk": 1.0, "at-once": 0.0}  # seconds from one answer of a seat to the next
USUAL = "brisk"
BUDGET = 0.5  # seconds of work in a tick, after which the other tables wait for the next one
SWEEP = timedelta(minutes=5)

log = logging.getLogger(__name__)


class CardBots:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._followed = Followed()
        self._resting: dict[TournamentId, int] = {}
        self._last: dict[tuple[TournamentId, int], float] = {}
        self._sweeps_again = timedelta.min
        self._lock = Lock()
        self._first = 0

    def tick(self) -> int:
        """How many answers were given. Whoever runs the loop calls this about once a second."""
        with self._lock:
            if not self._desk.store.leads:  # of several processes one does it
                return 0
            self._sweep()
            busy = [id for id in self._tables() if self._is_busy(id)]
            since, given = monotonic(), 0
            for number in range(len(busy)):
                if monotonic() - since > BUDGET:
                    self._first += number
                    break
                given += self._at(busy[(self._first + number) % len(busy)])
            return given

    def _tables(self) -> list[TournamentId]:
        store = self._desk.store
        return [
            id
            for id, head in store.heads().items()
            if self._resting.get(id) != head.n and store.kept(id).deleted is None
        ]

    def _is_busy(self, id: TournamentId) -> bool:
        """A table that waits for people alone rests until something happens at it, unless it plays by a clock."""
        n = self._desk.store.head(id).n
        try:
            t = self._desk.look(id)
            table = t.card_table
            runs = table is not None and table.digital and t.phase is not Phase.FINISHED
            if runs and self._desk.trouble(id) is None:
                assert table is not None
                pending = game_of(self._desk, self._followed, id).pending
                if table.clock or any(table.players[seat] in table.played_by_bots for seat in pending):
                    return True
        except Refusal:  # its log or its seed cannot be read
            pass
        self._resting[id] = n
        return False

    def _at(self, id: TournamentId) -> int:
        """What is due at one table; a refusal means that somebody was faster, or that nothing can be written."""
        given = 0
        try:
            self._hurry(id)
            while self._answered(id):
                given += 1
                if self._pause(id) > 0 or given > MOST:
                    break
        except Refusal as refusal:
            log.info("At the card table %s a bot was refused: %s", id, refusal)
        return given

    def _answered(self, id: TournamentId) -> bool:
        """Every seat of a bot whose time has come answers once."""
        t = self._desk.look(id)
        table, done = t.card_table, False
        assert table is not None
        for seat in tuple(game_of(self._desk, self._followed, id).pending):
            player = table.players[seat]
            if player not in table.played_by_bots or not self._is_due(id, seat):
                continue
            if table.played_by_bots[player] == EXPERT and not IMAGINING.is_ready():
                continue  # it is asked again at the next tick
            game = game_of(self._desk, self._followed, id)
            if seat in game.pending and self._desk.look(id).phase is not Phase.FINISHED:
                self._answer(id, table, game, seat)
                done = True
        return done

    def _answer(self, id: TournamentId, table: CardTable, game: Game, seat: int) -> None:
        player = table.players[seat]
        chance = game.chance.stream("bot", seat=seat, step=len(game.answers))
        name = table.played_by_bots[player]
        made = bot(name, game.binder, chance, quickly() if name == EXPERT else None)
        answer = game.binder.label(made.choose(game.pending[seat], lambda: view(game, seat)))
        by = Actor(Role.PLAYER, player)
        self._last[id, seat] = monotonic()
        self._desk.act(id, by, decide, answer, of=asked(game, seat), stand_in=player in table.stand_ins)

    def _is_due(self, id: TournamentId, seat: int) -> bool:
        return monotonic() - self._last.get((id, seat), 0.0) >= self._pause(id)

    def _pause(self, id: TournamentId) -> float:
        table = self._desk.look(id).card_table
        return PACES.get(table.pace if table else "", PACES[USUAL])

    def _hurry(self, id: TournamentId) -> None:
        """Only where the table wants a clock: who is not ready in time is stood in for, until they answer again."""
        t = self._desk.look(id)
        if not t.card_table or not is_late(t, self._desk.time(id)):
            return
        game = game_of(self._desk, self._followed, id)
        if game.stage not in (DECK_PHASE, FINAL_DECKS):
            return
        for seat in game.pending:
            player: PlayerId = t.card_table.players[seat]
            if player not in t.card_table.played_by_bots:
                self._desk.act(id, CLOCK, call_stand_in, player)

    def _sweep(self) -> None:
        now = self._desk.clock.elapsed()
        if now < self._sweeps_again:
            return
        self._sweeps_again = now + SWEEP
        said = self._desk.store.read_access(lambda accounts: accounts.one(CardTables)) or CardTables()
        put_away(self._desk, said.hours)


MOST = 200  # answers at one table in a tick


def is_late(t: Tournament, now: str) -> bool:
    """Whether the time that the table has agreed on for a Deck Phase is over."""
    table = t.card_table
    if table is None or not table.clock or not table.since:
        return False
    return moment(now) > moment(table.since) + timedelta(seconds=table.clock)
