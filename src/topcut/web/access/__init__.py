"""Who gets in and what they may do: the gate of every route, the shield around the app, cards and codes."""

from fastapi import FastAPI

from topcut.web.access.cards import Card, Claimed, claims, issue_claim, issue_claims
from topcut.web.access.gate import Elsewhere, elsewhere, may
from topcut.web.access.owners import own
from topcut.web.access.principal import SPECTATOR, Kind, Principal, refuse_shared
from topcut.web.access.shield import Shield
from topcut.web.access.state import access_of

__all__ = [
    "SPECTATOR",
    "Card",
    "Claimed",
    "Kind",
    "Principal",
    "claims",
    "guard",
    "issue_claim",
    "issue_claims",
    "may",
    "own",
    "refuse_shared",
]


def guard(made: FastAPI) -> None:
    """The last thing done to an app: whatever answers a request answers inside the shield."""
    made.state.access = access_of(made.state.desk, made.state.settings)
    made.add_exception_handler(Elsewhere, elsewhere)
    made.add_middleware(Shield, access=made.state.access)
