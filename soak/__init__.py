"""Long proofs that run for minutes or hours and go on where they stopped."""
