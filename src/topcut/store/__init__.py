"""Keeping: the logs of tournaments on the disk, receipts of what was asked, and people, in one data folder."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topcut.store.condition import Condition
    from topcut.store.medium import Overtaken
    from topcut.store.place import default_folder
    from topcut.store.rows import NOTHING, Asked, Beside, Entry, Listed, Stamp
    from topcut.store.store import Store

__all__ = [
    "NOTHING",
    "Asked",
    "Beside",
    "Condition",
    "Entry",
    "Listed",
    "Overtaken",
    "Stamp",
    "Store",
    "default_folder",
]

_MODULES = {"Overtaken": "medium", "Condition": "condition", "Store": "store", "default_folder": "place"}


def __getattr__(name: str) -> object:
    """Loading the database takes longer than checking a list, so it waits until it is asked for."""
    if name not in __all__:
        raise AttributeError(name)
    return getattr(import_module(f"topcut.store.{_MODULES.get(name, 'rows')}"), name)
