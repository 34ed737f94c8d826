"""Who gets in and what they may do: the gate of every route, the shield around the app, accounts, cards and codes."""

from topcut.web.access.rights import may

__all__ = ["may"]
