"""A rule book as a form shows it: its structure, its options, what it leaves open, what it fixes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from topcut.refusal import Refusal
from topcut.rules.actions.creation import is_free
from topcut.rules.ruleset import Course, Ruleset, Setting, StructureRow, load, settings, shipped, structure_for
from topcut.rules.ruleset.meanings import NOTHING, about

SET = "set."  # how the field of a setting begins: set.bye.once
OPTION = "option."


@dataclass(frozen=True, slots=True)
class Question:
    """A setting as somebody can change it: what it asks, where the document speaks of it, what it says now."""

    path: str
    asks: str
    clause: str
    value: str
    possible: tuple[str, ...]  # empty: a number, or words of one's own

    @property
    def field(self) -> str:
        return f"{SET}{self.path}"

    @property
    def section(self) -> str:
        return self.path.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the structure table, and whether it is that of the expected number."""

    row: StructureRow
    is_expected: bool


def books() -> dict[str, Ruleset]:
    """Those that a desk runs, by name. What is played by a plan, as Challengers! is, has its own table."""
    found = (load(name) for name in shipped())
    return {book.name: book for book in found if book.plan is None}


def left_open(ruleset: Ruleset) -> tuple[Question, ...]:
    """What an organizer answers without departing from anything."""
    return _questions(setting for setting in settings(ruleset).values() if is_free(ruleset, setting))


def fixed(ruleset: Ruleset) -> tuple[Question, ...]:
    """What only a deviation changes."""
    return _questions(setting for setting in settings(ruleset).values() if not is_free(ruleset, setting))


def changed(ruleset: Ruleset, fields: Mapping[str, str]) -> dict[str, str]:
    """The open questions that were answered otherwise than the rule book does."""
    asked = {
        question.path: (fields.get(question.field, question.value).strip(), question) for question in left_open(ruleset)
    }
    return {path: answer for path, (answer, question) in asked.items() if answer and answer != question.value}


def chosen(ruleset: Ruleset, fields: Mapping[str, str]) -> dict[str, str]:
    return {option: value for option in ruleset.options if (value := fields.get(f"{OPTION}{option}", ""))}


def table(ruleset: Ruleset, expected: int | None) -> tuple[Row, ...]:
    """The structure table; below its first row the first one holds, as the rule book or a deviation lets it."""
    rows = ruleset.structure.rows
    found = next((row for row in reversed(rows) if expected is not None and row.least <= expected), None)
    return tuple(Row(row, row is found) for row in rows)


def course(ruleset: Ruleset, expected: int | None) -> Course | Refusal | None:
    """Rounds and cut for so many, or why there are none."""
    if expected is None:
        return None
    try:
        return structure_for(ruleset, expected)
    except Refusal as refusal:
        return refusal


def written(value: object) -> str:
    """A value as `with_setting` reads it again."""
    if isinstance(value, tuple):
        return ", ".join(map(written, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NOTHING if value is None else str(value)


def _questions(found: Iterable[Setting]) -> tuple[Question, ...]:
    return tuple(_question(setting) for setting in found)


def _question(setting: Setting) -> Question:
    known = about(setting.path)
    return Question(
        path=setting.path,
        asks=setting.question or known.meaning,
        clause=setting.clause,
        value=written(setting.value),
        possible=known.possible,
    )
