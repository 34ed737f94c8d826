"""What if: made-up tournaments, played from sign-up to the seed."""
