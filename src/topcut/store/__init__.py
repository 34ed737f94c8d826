"""Keeping: the logs of tournaments on the disk, receipts of what was asked, and people, in one data folder."""

from topcut.store.disk import Overtaken
from topcut.store.folder import Condition, Entry, Stamp, Store
from topcut.store.place import default_folder
from topcut.store.rows import Asked, Listed, Person

__all__ = ["Asked", "Condition", "Entry", "Listed", "Overtaken", "Person", "Stamp", "Store", "default_folder"]
