"""Chance from a typed text: the same text gives the same draws."""

import hashlib
import secrets
from base64 import b32encode
from dataclasses import replace

from topcut.chance import lot
from topcut.rules.tournament import Tournament

NO_TOURNAMENT = ""  # a history has no name of its own


def fresh() -> str:
    """A random text, short enough to be read aloud."""
    return secrets.token_hex(8)


def final(text: str) -> bytes:
    """The final seed of all draws made with `--seed TEXT`."""
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()


def game(text: str) -> str:
    """The id of a game of Challengers! with `--seed TEXT`: chance depends on it, so it is the same kept or not."""
    return b32encode(hashlib.sha256(b"challengers " + final(text)).digest()[:10]).decode().lower()


def with_lots(t: Tournament, text: str) -> Tournament:
    """The tournament with every player's lot drawn, so that no two players are level."""
    seed = final(text)
    return replace(t, lots={player: lot(seed, NO_TOURNAMENT, player) for player in t.players})
