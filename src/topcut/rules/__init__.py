"""What a tournament is and what may happen in it: pure."""
