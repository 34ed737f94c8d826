"""What the id of a tournament was made from: whoever can say it began the tournament.

A form that is sent twice makes one tournament, because the id is made from who sent it and from the form's own key.
That key is random, stays on the computer where the tournament began, and goes along with its full copies; so nobody
else can say from what the id was made, however much of the log they have seen.
"""

import re
from base64 import b32encode
from hashlib import sha256

from topcut.desk.door import Desk
from topcut.ids import TournamentId

# Who, and the key of a form; those of programs may be guessed, so they prove nothing.
ORIGIN = re.compile(r"[\x21-\x7e]{1,64} [A-Za-z0-9_-]{22}")


def id_from(organizer: str, key: str) -> TournamentId:
    return _made(f"{organizer} {key}")


def origin(desk: Desk, tournament: TournamentId) -> str:
    """Empty if the tournament began in another way, or only its log came here."""
    first = next(iter(desk.store.sealed(tournament)))
    keys = (f"{first.record.id} {key}" for key in desk.store.first_keys(tournament))
    return next((one for one in keys if is_origin(tournament, one)), "")


def is_origin(tournament: TournamentId, shown: str) -> bool:
    return ORIGIN.fullmatch(shown) is not None and _made(shown) == tournament


def _made(text: str) -> TournamentId:
    return TournamentId(b32encode(sha256(text.encode()).digest()[:10]).decode().lower())
