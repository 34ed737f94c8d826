"""The proof that a computer took a log over: made with the secret of the log, which the one before has too.

A mirror hands it on. It cannot make one up, so nobody who runs a mirror can stop a hall (L7).
"""

import hmac
from hashlib import sha256

from topcut.desk.door import Desk
from topcut.ids import TournamentId

FIRST = 1


def proof(desk: Desk, tournament: TournamentId) -> str:
    """That this computer keeps the log in its epoch. In the first one nobody was taken over."""
    epoch = desk.look(tournament).epoch
    return _made(desk, tournament, epoch) if epoch > FIRST else ""


def is_proven(desk: Desk, tournament: TournamentId, epoch: int, shown: str) -> bool:
    real = _made(desk, tournament, epoch)
    return bool(real) and hmac.compare_digest(real.encode(), shown.encode())


def _made(desk: Desk, tournament: TournamentId, epoch: int) -> str:
    seed = desk.store.seed(tournament)
    return "" if seed is None else hmac.new(seed, f"epoch {tournament} {epoch}".encode(), sha256).hexdigest()
