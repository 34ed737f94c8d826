"""How the pages are served: the mode, the names they answer to, the cookie, and every limit in one place."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from topcut.store.mirrors import Aim


class Mode(StrEnum):
    LAPTOP = "laptop"  # this computer alone
    LAN = "lan"  # phones of the hall reach it, by plain HTTP
    HOSTED = "hosted"  # behind TLS


MIRROR = "/mirror/v1/"  # the door of halls, which is no page
API = "/api/"  # for programs
SPOKEN = "topcut.language"  # in the scope of a request: the language of its answer
LANGUAGE = "topcut-language"  # the cookie with the language that was chosen on a page
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


@dataclass(frozen=True, slots=True)
class Limits:
    body: int = 5 * 1024 * 1024  # F3; of staff, who read in files
    form: int = 64 * 1024  # of everyone else: a list of 8 kB is three times as long on its way
    list_file: int = 1024 * 1024  # a list builder's, which has the rules of every model in it
    body_seconds: float = 30.0  # K2
    streams_a_session: int = 3  # K1
    streams_a_browser: int = 12  # without anyone signed in: a wall of displays
    streams: int = 3000
    addresses: int = 200  # of pages that strangers may keep open; each is worked out again after a fact
    streams_for_players: int = 600  # of these; everyone else may only fill the rest
    streams_for_officials: int = 50  # of these, which players cannot fill either
    connections: int = 6300  # K3; a phone has one for its page's stream and one for the rest
    queue: int = 64 * 1024  # K2
    stream_pause: float = 1.0  # at most one message in this many seconds
    heartbeat: float = 15.0
    drain: float = 5.0  # A8
    sign_ups_a_minute: int = 120  # K5, for each tournament
    writes_a_minute: int = 40  # of one player
    writes_a_minute_of_all: int = 600  # and as many again for each hundred players
    answers_a_minute: int = 240  # of one player at a card table, whose game has asked for each: they end with it
    players: int = 2048  # where no capacity is set
    waiting: int = 500
    mirrored: int = 16 * 1024 * 1024  # of a batch, or of a sealed copy, by a hall with a key
    mirrored_seconds: float = 120.0
    mirrored_a_minute: int = 120  # of one hall
    mirrored_at_once: int = 128 * 1024 * 1024  # of all halls, while it arrives
    mirrored_at_once_of_one: int = 48 * 1024 * 1024  # of those of one account
    api_a_minute: int = 600  # requests with one token
    api_body: int = 1024 * 1024  # of one request: some thousand players
    api_streams: int = 200  # of facts, all together
    api_streams_of_strangers: int = 100  # of these, without a token
    api_streams_a_token: int = 5

    def body_at(self, path: str) -> int:
        """How many bytes may be sent to a page."""
        if path.startswith(MIRROR):
            return self.mirrored
        if path.startswith(API):
            return self.api_body
        if path == "/backups/go-on/file":
            return self.mirrored
        if path.endswith("/me/list/file"):
            return self.list_file
        return self.body if "/desk" in path or path == "/new" or path.startswith("/account/catalogues") else self.form

    def seconds_at(self, path: str) -> float:
        """In how many seconds all of it has to come."""
        return self.mirrored_seconds if path.startswith(MIRROR) else self.body_seconds


def _unknown() -> None:
    """A function with a name, so that settings can be given to another process."""


@dataclass(frozen=True, slots=True)
class Settings:
    mode: Mode = Mode.LAPTOP
    hosts: frozenset[str] = LOOPBACK  # without the port
    base_url: str = "http://127.0.0.1:8000"  # what links and QR codes begin with
    limits: Limits = Limits()
    lan_command: str = "topcut serve --lan"  # how the same is started for phones, where it is not
    keeps: bool = True  # whether anything is left once it is stopped
    figures: bytes | None = None  # digest of the token that reads what the server counts of itself
    mirror: "Aim | None" = None  # where every tournament is shown, too
    address_now: Callable[[], str | None] = _unknown  # of this computer in the network of the hall, if it is known

    @property
    def reaches_phones(self) -> bool:
        """Whether links and QR codes lead here from another device than this computer."""
        return self.mode is not Mode.LAPTOP or urlsplit(self.base_url).hostname not in LOOPBACK

    @property
    def moved_to(self) -> str | None:
        """The address of this computer, where links and QR codes still name the one it had at the start (D11)."""
        try:
            named = ip_address(urlsplit(self.base_url).hostname or "")
        except ValueError:  # a name, which leads to the new address too
            return None
        now = self.address_now()
        return None if now in {None, str(named)} else now

    @property
    def is_secure(self) -> bool:
        """Whether browsers keep a Secure cookie: they refuse those on plain LAN addresses."""
        return self.mode is Mode.HOSTED

    @property
    def cookie(self) -> str:
        """The cookie of a session."""
        return self.own("topcut")

    def own(self, cookie: str) -> str:
        """Its name in this mode: behind TLS, one that browsers keep for this host alone."""
        return f"__Host-{cookie}" if self.is_secure else cookie
