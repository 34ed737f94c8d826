"""Challengers! played again from the log: cards, piles, matches and the whole game, by the page on its record."""
