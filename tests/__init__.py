"""The tests, in the same tree as the rooms they prove."""
