"""The page for people who read an archive with a program of their own, made from the facts and a text about them."""

import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields
from enum import Enum, IntEnum
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from tools.clauses import ROOT
from topcut.ids import PlayerId, TableNumber, TournamentId
from topcut.rules import card_table, facts, match, schedule
from topcut.rules.card_table import CardText
from topcut.rules.chain import SALT_BYTES, Record, beginning, digest, seal
from topcut.rules.codec import VERSION
from topcut.rules.facts import FACTS, Audience, Bound, Fact, FreeText, Openness, Reveal, SeatedPair, about
from topcut.rules.match import Entry, Result, Seat, Stage, Unfinished
from topcut.rules.ruleset import How
from topcut.rules.schedule import Slot
from topcut.rules.texts import LISTS_KEPT, commitment

PARTS: tuple[tuple[type, ModuleType], ...] = (
    (SeatedPair, facts),
    (Bound, facts),
    (Slot, schedule),
    (Entry, match),
    (Result, match),
    (CardText, card_table),
)
WORDS: tuple[tuple[type[Enum], str], ...] = (
    (Stage, "The rounds before the cut, and those after it."),
    (How, "How a match ended."),
    (Seat, "The seats of a match."),
    (Unfinished, "Who has won what was open when time was called."),
)
PLAIN: Mapping[Any, str] = {
    str: "text",
    FreeText: "free text",
    int: "number",
    bool: "true or false",
    NoneType: "null",
    PlayerId: "player",
    TableNumber: "table",
}
AUDIENCES = {
    Audience.PUBLIC: "everybody",
    Audience.PLAYER: "the player it is about, and the officials",
    Audience.OFFICIALS: "the officials",
    Audience.OWNER: "the player it is about, and nobody else",
}
REVEALS = {
    None: "",
    Reveal.NEVER: ", for ever",
    Reveal.START: "; others from the start on, as far as the rule book opens lists",
    Reveal.BOTH_CHOSEN: "; everybody once both players have chosen, or at once where choices are not sealed",
    Reveal.TIME_CALLED: "; everybody once time is called or the round closed, or at once where the clock is not secret",
    Reveal.ROUND_CLOSED: "; everybody once the round is closed",
    Reveal.GAME_OVER: "; everybody once the game is over",
    Reveal.HANDS_OPEN: "; everybody once the game is over, or at once with one or two players",
}

JSON = {"None": "null", "True": "true", "False": "false"}

# What a field of this name means wherever nothing else is said beside it.
ALWAYS = {
    "about": "what it is about",
    "answer": "the answer",
    "ask": "what was asked",
    "attempt": "which attempt at drawing this round it is",
    "away": "false: the arrangement is off",
    "begins": "who has begun",
    "call": "its number, from 1",
    "card": "its name; `Talent (A)` for a market card with the name of a starter card",
    "capacity": "how many players can take part; null: no limit",
    "clause": "as the rule book numbers it",
    "closed": "nobody is seated there",
    "club": "null: none",
    "cut": "how many go on; 0: no cut",
    "drawn": "nobody has won",
    "extra": "minutes that are added",
    "fans": "how many",
    "figures": "a pair for each figure that the rule book keeps, in its order",
    "first": "one player",
    "games": "the winner of each game, where a match has several",
    "ground": "what the warning is for",
    "how": "how it ended; null: as winner, games and scores tell",
    "item": "its name in the rule book's `materials`",
    "robot_level": "1 to 5",
    "leaver": "who has left",
    "match": "its number in the round, from 1: its place in `pairs` of the round's RoundPaired",
    "minutes": "how many",
    "name": "on its sign",
    "new": "the right result",
    "note": "what else there is to say",
    "official": "the id of a person",
    "old": "the wrong result",
    "paid": "whether it is paid",
    "passed": "whether it is in order",
    "penalty": "in words",
    "person": "an id",
    "place": "where it is held",
    "player": "whom it is about",
    "players": "whom it is about",
    "points": "tournament points of both seats",
    "published": "false: no longer",
    "question": "the question",
    "reason": "in words, for everybody who may read this",
    "result": "how it ended",
    "role": "a role of the ruleset",
    "round": "its number in its stage, from 1",
    "rounds": "Swiss rounds",
    "ruling": "its number, from 1",
    "second": "the other one",
    "squads": "their numbers on the player's list",
    "stage": "the stage of the round",
    "stream": "the match there is shown to spectators",
    "listed": "one of the tables that the hall has",
    "table": "its number",
    "text": "as it was typed",
    "title": "what it is called",
    "upheld": "whether the first answer was right",
    "unfinished": "who has won what was still open at time",
    "what": "in words",
    "winner": "who has won",
}


def page() -> str:
    """The text, with a vector of the chain, all kinds of facts, and what they are made of."""
    record = Record(1, "2026-11-15T09:00:00.000Z", "organizer", "olga", "PlayerCheckedOut", 1, '{"player":"ana"}')
    salt, id = bytes(range(SALT_BYTES)), TournamentId("e1")
    zero, old = beginning(id, Openness.PUBLIC), beginning(id, None)
    parts = [*(_part(part, module) for part, module in PARTS), *(_words(words, about) for words, about in WORDS)]
    said = {
        "record": record.written.decode(),
        "zero": zero.hash.hex(),
        "digest": digest(salt, record).hex(),
        "one": seal(zero, record, salt, Openness.PUBLIC).hash.hex(),
        "oldzero": old.hash.hex(),
        "oldone": seal(old, record, salt, None).hash.hex(),
        "textdigest": commitment(salt, "Fire alarm"),
        "kept": str(LISTS_KEPT),
        "kinds": "\n".join(map(_kind, _in_order())),
        "parts": "\n".join(parts),
    }
    text = (ROOT / "tools" / "archive_page.md").read_text(encoding="utf-8")
    return re.sub("@([a-z]+)@", lambda found: said[found[1]], text)


def meaning(kind: type, module: ModuleType, field: str) -> str:
    """What stands beside the field, or what a field of this name always means."""
    beside = _comments(module)[kind.__name__].get(field) or ALWAYS.get(field, "")
    return re.sub("None|True|False", lambda word: JSON[word[0]], beside)


def _in_order() -> Iterator[type[Fact]]:
    """As the facts stand in their file: in the order of a tournament's life."""
    return iter(sorted(FACTS.values(), key=lambda kind: inspect.getsourcelines(kind)[1]))


def _kind(kind: type[Fact]) -> str:
    read_by = AUDIENCES[about(kind).audience] + REVEALS[about(kind).reveal]
    said = " ".join((inspect.getdoc(kind) or "").split())
    head = f"### {kind.__name__}\n\n{said} Version {VERSION}. Class {about(kind).openness}. Read by {read_by}.\n"
    return "\n".join([head, _table(kind, facts)])


def _part(part: type, module: ModuleType) -> str:
    return "\n".join([f"### {part.__name__}\n\n{inspect.getdoc(part)}\n", _table(part, module)])


def _words(words: type[Enum], about: str) -> str:
    written = ", ".join(f"`{word.value}`{f' ({_said(word)})' if isinstance(word, IntEnum) else ''}" for word in words)
    return f"### {words.__name__}\n\n{about} Written as {written}.\n"


def _said(word: Enum) -> str:
    return word.name.lower()


def _table(kind: type, module: ModuleType) -> str:
    rows = ["| field | holds | if left out | meaning |", "| --- | --- | --- | --- |"]
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        means = meaning(kind, module, field.name)
        rows.append(f"| `{field.name}` | {_holds(hints[field.name])} | {_default(field)} | {means} |")
    return "\n".join(rows) + "\n"


def _holds(hint: Any) -> str:
    if isinstance(hint, NewType) or hint in PLAIN:
        return PLAIN[hint]
    inner = get_args(hint)
    match get_origin(hint):
        case origin if origin in (Union, UnionType):
            return " or ".join(_holds(part) for part in inner)
        case origin if origin is tuple and inner[-1] is ...:
            return f"list of {_holds(inner[0])}"
        case origin if origin is tuple:
            return f"[{', '.join(map(_holds, inner))}]"
        case None:
            return f"[{hint.__name__}](#{hint.__name__.lower()})"
    return f"object: {_holds(inner[0])} to {_holds(inner[1])}"


def _default(field: "Field[Any]") -> str:
    if field.default_factory is not MISSING:
        return "`{}`"
    if field.default is MISSING:
        return "must be there"
    written = {True: "true", False: "false", None: "null", (): "[]", "": '""'}
    plain = field.default.value if isinstance(field.default, Enum) else field.default
    return f"`{written.get(plain, plain)}`" if type(plain) is not int else f"`{plain}`"


@cache
def _comments(module: ModuleType) -> dict[str, dict[str, str]]:
    """Class to field to the comment on its line."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    return {
        node.name: {
            ast.unparse(field.target): lines[field.lineno - 1].partition("  # ")[2]
            for field in node.body
            if isinstance(field, ast.AnnAssign)
        }
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
    }
