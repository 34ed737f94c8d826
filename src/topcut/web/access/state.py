"""What the doors of one running app remember: the key of its forms, failures of late, who was here last."""

from collections import deque
from dataclasses import dataclass, field

from topcut.desk import Desk
from topcut.store.access import Session
from topcut.web.access import forms
from topcut.web.access.attempts import Attempts
from topcut.web.access.memory import Memory
from topcut.web.access.passwords import Hashing
from topcut.web.access.presence import Presence
from topcut.web.access.principal import Principal
from topcut.web.settings import Settings

REPORTS = 50


@dataclass(frozen=True)
class Access:
    desk: Desk
    settings: Settings
    key: bytes
    attempts: Attempts = field(default_factory=Attempts)
    hashing: Hashing = field(default_factory=Hashing)
    presence: Presence = field(default_factory=Presence)
    memory: Memory[tuple[Session, Principal | None]] = field(default_factory=Memory)
    reports: deque[str] = field(default_factory=lambda: deque(maxlen=REPORTS))  # of browsers, against our own policy


def access_of(desk: Desk, settings: Settings) -> Access:
    return Access(desk, settings, forms.key_of(desk.store.folder))
