"""Files in and out: a tournament as text, as a history, as Netrunner tools write it."""
