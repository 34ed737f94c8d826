"""The one door through which a tournament changes: read the news, ask the action, append, tell the listeners."""

from topcut.desk.clock import Clock
from topcut.desk.door import Desk, Receipt

__all__ = ["Clock", "Desk", "Receipt"]
