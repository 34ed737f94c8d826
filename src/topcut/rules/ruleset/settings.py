"""Every value of a rule book as a flat list of settings: its path, its value, the clause it comes from."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from msgspec import Struct

from topcut.rules.ruleset.schema import Ruleset

# What a rule book is called and where it says things is not a setting.
IDENTITY = frozenset(
    {"name", "title", "version", "effective", "prefix", "clauses", "rulings", "key", "figure", "least", "seats"}
)
ITEM_NAMES = ("name", "key", "figure", "least", "seats")

# Entries whose clause is in a field with another name: by their path, or by their own name alone.
CITED_IN = {
    "appeals_own": "appeals_clause",
    "plays_at": "plays_clause",
    "bye.first_round": "rule_clause",
    "bye.later": "rule_clause",
    "bye.once": "rule_clause",
    "bye.all_had_one": "rule_clause",
    "cut.replacement": "replace_clause",
    "clock.mission_critical_mark": "mission_critical_clause",
    "clock.mission_critical_by": "mission_critical_clause",
    "clock.mission_critical_says": "mission_critical_clause",
    "leaving.no_show_after": "no_show_clause",
    "lists.past_opponents": "seen_by_clause",
    "lists.public": "seen_by_clause",
    "lists.locked_at": "locked_clause",
    "plan.robot_plan": "robot_clause",
    "plan.lead_players": "lead_clause",
    "squads.must_use_all": "must_use_clause",
    "structure.cut_recommended_above": "cut_may_be_left_out_clause",
    "structure.without_cut": "alternate_clause",
    "bracket.both_leave": "drop_clause",
}


@dataclass(frozen=True, slots=True)
class Setting:
    """One value of a rule book; its path is written like `endings.time.level` or `tiebreakers.sos.floor`."""

    path: str
    value: object
    clause: str
    question: str | None = None  # what the document leaves open, where this value is our ruling


def settings(ruleset: Ruleset) -> dict[str, Setting]:
    """All settings by path. An entry of a list goes by its name, or by its least number of players."""
    found = {setting.path: setting for setting in _inside(ruleset, "", "")}
    cited = {f"options.{option}": clause for option, clause in ruleset.option_clauses.items()}
    found |= {path: replace(found[path], clause=clause) for path, clause in cited.items() if path in found}
    for ruling in reversed(ruleset.rulings):  # so that of two rulings on one setting the first is shown
        if ruling.setting in found:
            found[ruling.setting] = replace(found[ruling.setting], clause=ruling.clause, question=ruling.question)
    return found


def called(item: object, number: int) -> str:
    """What an entry of a list goes by: the first name it has, otherwise its number."""
    for field in ITEM_NAMES:
        name = item.get(field) if isinstance(item, dict) else getattr(item, field, None)
        if isinstance(name, str | int):
            return str(name)
    return str(number)


def _inside(thing: object, path: str, clause: str) -> Iterator[Setting]:
    if isinstance(thing, Struct):
        clause = getattr(thing, "clause", clause)
        for field in thing.__struct_fields__:
            if field not in IDENTITY and not field.endswith(("clause", "clauses")):
                below = f"{path}.{field}" if path else field
                cited = getattr(thing, CITED_IN.get(below) or CITED_IN.get(field, f"{field}_clause"), None)
                yield from _inside(getattr(thing, field), below, cited or clause)
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from _inside(value, f"{path}.{key}", clause)
    elif isinstance(thing, tuple) and thing and isinstance(thing[0], Struct):
        for number, item in enumerate(thing, start=1):
            yield from _inside(item, f"{path}.{called(item, number)}", clause)
    else:
        yield Setting(path, thing, clause)
