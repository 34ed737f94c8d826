"""The referee: a second opinion on a tournament's archive that shares no code with Topcut."""

from topcut_referee.archive import Unreadable
from topcut_referee.verdict import Discrepancy, Verdict
from topcut_referee.walk import verify

__all__ = ["Discrepancy", "Unreadable", "Verdict", "verify"]
