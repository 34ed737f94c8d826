"""The referee: a second opinion on a tournament's archive that shares no code with Topcut."""

from referee.archive import Unreadable
from referee.verdict import Discrepancy, Verdict
from referee.walk import verify

__all__ = ["Discrepancy", "Unreadable", "Verdict", "verify"]
