"""Rosters, squads and decks: read forgivingly, checked strictly, against catalogues that are data."""
