"""Topcut runs tabletop tournaments by the rule book."""

__version__ = "0.1.0"
