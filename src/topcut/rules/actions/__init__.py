"""What people may ask for: each action returns the facts that follow, or refuses."""
