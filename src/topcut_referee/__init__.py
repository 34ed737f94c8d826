"""The referee: a second opinion on a tournament's archive that shares no code with Topcut."""

from topcut_referee.archive import Unreadable
from topcut_referee.verdict import Discrepancy, Verdict
from topcut_referee.walk import verify
from topcut_referee.witness import NoWitness, Witness, head, receipt

__all__ = ["Discrepancy", "NoWitness", "Unreadable", "Verdict", "Witness", "head", "receipt", "verify"]
