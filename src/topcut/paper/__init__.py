"""Sheets of paper: what a tournament looks like on them, and the press that makes PDF and pictures of it."""
