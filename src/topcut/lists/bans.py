"""The Banned and Restricted list of an organizer: TOML, JSON, CSV or plain lines under two headings."""

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass

from topcut.lists.lines import plain, unbulleted
from topcut.lists.names import key, tidy
from topcut.refusal import Refusal

MOST_BYTES = 200_000

BANNED, RESTRICTED = "banned", "restricted"
STATES = {"banned": BANNED, "ban": BANNED, "forbidden": BANNED, "restricted": RESTRICTED, "limited": RESTRICTED}


@dataclass(frozen=True, slots=True)
class Bans:
    banned: frozenset[str] = frozenset()  # keys of names
    restricted: frozenset[str] = frozenset()


def bans(text: str, source: str) -> Bans:
    """What a file bans and restricts."""
    if len(text) > MOST_BYTES or "\0" in text or text.lstrip().startswith("<"):
        raise Refusal("bans-unreadable", source=source)
    found = _document(text)
    if found is None:
        return _from_lines(text)
    if not isinstance(found, dict) or not (found.keys() & {BANNED, RESTRICTED, "entries"}):
        raise Refusal("bans-unreadable", source=source)
    entries = found.get("entries", ())
    flagged = {state: [entry for entry in _tables(entries) if entry.get(state) is True] for state in STATES.values()}
    return Bans(*(_keys([*_named(found.get(state, ())), *_named(flagged[state])]) for state in (BANNED, RESTRICTED)))


def _document(text: str) -> object | None:
    """TOML or JSON, if it is either."""
    for read in (json.loads, tomllib.loads):
        try:
            return read(text) or None
        except (ValueError, RecursionError):
            continue
    return None


def _tables(entries: object) -> list[dict[str, object]]:
    return [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []


def _named(entries: object) -> list[str]:
    names = [entry.get("name") if isinstance(entry, dict) else entry for entry in _several(entries)]
    return [name for name in names if isinstance(name, str)]


def _several(entries: object) -> Iterable[object]:
    if isinstance(entries, dict):  # names by kind: tactics = ["..."]
        return [name for names in entries.values() for name in _several(names)]
    return entries if isinstance(entries, list | tuple) else ()


def _from_lines(text: str) -> Bans:
    """Names under `Banned` and `Restricted`, or each with its word beside it; without a word a name is banned."""
    found: dict[str, list[str]] = {BANNED: [], RESTRICTED: []}
    state = BANNED
    for line in text.splitlines():
        name, _ = unbulleted(plain(line))
        words = key(name).removesuffix("cards").removesuffix("list")
        if words in STATES:
            state = STATES[words]
        elif name and not line.lstrip().startswith("#"):
            own, bare = _with_state(name)
            found[own or state].append(bare)
    return Bans(_keys(found[BANNED]), _keys(found[RESTRICTED]))


def _with_state(name: str) -> tuple[str | None, str]:
    """`Patch Up, restricted`; `banned: Cerebro`; `Cerebro (banned)`"""
    for mark in (",", ";", "\t", ":", "(", "|"):
        before, found, after = name.partition(mark)
        if found and key(before) in STATES:
            return STATES[key(before)], tidy(after)
        before, found, after = name.rpartition(mark)
        if found and key(after) in STATES:
            return STATES[key(after)], tidy(before)
    return None, tidy(name)


def _keys(names: Iterable[str]) -> frozenset[str]:
    return frozenset(filter(None, map(key, names)))
