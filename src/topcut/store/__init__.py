"""Keeping: the logs of tournaments on the disk, receipts of what was asked, and people, in one data folder."""

from topcut.store.disk import Overtaken
from topcut.store.folder import Condition, Store
from topcut.store.place import default_folder
from topcut.store.rows import Asked, Entry, Listed, Person, Stamp

__all__ = ["Asked", "Condition", "Entry", "Listed", "Overtaken", "Person", "Stamp", "Store", "default_folder"]
