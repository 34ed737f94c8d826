"""A game of Challengers!: its table, what players decide, results of people with real cards, and what follows."""
