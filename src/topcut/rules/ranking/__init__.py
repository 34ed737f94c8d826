"""Who is ahead: the sheet of a tournament, its tiebreakers, the standings, and why they are so."""
