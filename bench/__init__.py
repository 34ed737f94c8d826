"""Measurements side by side with peers; ratios in one run, never part of the tests."""
