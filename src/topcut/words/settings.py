"""The settings of a rule book in words: what each is called, what each value means, and what the choice changes."""

from topcut.refusal import Refusal
from topcut.rules.ruleset import Ruleset, Setting, settings
from topcut.rules.ruleset.meanings import about
from topcut.words import listed, say
from topcut.words.rulebook import in_words_of_reader

# What stands in a list or a table, as the sentences call it.
ENTRIES = {
    "figures": "figure",
    "endings": "ending",
    "endings-compare": "figure",
    "bye-figures": "figure",
    "tiebreakers": "tiebreaker",
    "structure-rows": "least",
    "structure-alternate": "least",
    "officials": "role",
    "officials-plays_at": "choice",
    "lists-locked_at": "choice",
    "lists-grades": "rule",
    "lists-limits": "limit",
    "materials-items": "thing",
    "options": "option",
    "plan-tables": "seats",
}
# Settings whose values are names of such entries.
NAMING = {
    "endings-compare-claims": "figure",
    "clock-mission_critical_by": "role",
    "conduct-ejects_by": "role",
    "conduct-ejects_for_lists_by": "role",
    "lists-rules": "rule",
    "lists-game": "game",
    "options": "choice",
}


def setting_name(ruleset: Ruleset, path: str) -> str:
    """Such as "If one player does not appear: the winner's score"."""
    found = about(path)
    entries = {ENTRIES[table]: _called(ruleset, ENTRIES[table], entry) for table, entry in found.entries}
    if "choice" in entries:
        entries["option"] = entries.pop("choice")
    return _say(f"setting-{found.kind}", found.meaning or path, **entries)


def setting_question(ruleset: Ruleset, setting: Setting) -> str:
    """What the document leaves open, or what the setting is called."""
    return in_words_of_reader(setting.question) if setting.question else setting_name(ruleset, setting.path)


def setting_value(ruleset: Ruleset, path: str, value: object) -> str:
    kind = about(path).kind
    if isinstance(value, tuple) and value:
        return listed(tuple(in_words_of_reader(_one(ruleset, kind, one)) for one in value))
    if value is None or value in ("", ()):
        return _own(kind, "none")
    if isinstance(value, bool):
        return _own(kind, "yes" if value else "no")
    return in_words_of_reader(_one(ruleset, kind, value))


def setting_changes(path: str) -> str:
    """What the choice changes; empty where the words of its values say so themselves."""
    return _say(f"setting-{about(path).kind}.changes", "")


def section_name(path: str) -> str:
    section = about(path).section
    return _say(f"section-{section}", section)


def option_name(option: str) -> str:
    return _say(f"option-{option}", _plain(option).capitalize())


def option_value(option: str, value: str) -> str:
    return _say(f"option-{option}.{value}", _plain(value).capitalize())


def option_means(option: str, value: str) -> str:
    """One sentence about what this choice means; empty for a home-made rule book's."""
    return _say(f"option-{option}.{value}-means", "")


def as_named(ruleset: Ruleset, path: str, typed: str) -> str:
    """What was typed for a setting whose values are names, with the names in place of their words."""
    what = NAMING.get(about(path).kind)
    names = _names(ruleset, what) if what else ()
    meant = {_called(ruleset, what, name).casefold(): name for name in names} if what else {}
    parts = [part.strip() for part in typed.replace(say("list-end", before="", last=""), ", ").split(",")]
    return ", ".join(meant.get(part.casefold(), part) for part in parts) if meant else typed


def in_words(refusal: Refusal, ruleset: Ruleset) -> Refusal:
    """A refusal that speaks of settings by their paths, speaking of them by their names."""
    path = refusal.parameters.get("setting")
    called = _name(ruleset, path)
    if not called:  # not a setting
        return refusal
    named: dict[str, object] = {"setting": called}
    if refusal.code == "setting-wrong" and not refusal.parameters["here"]:
        other = _name(ruleset, refusal.parameters["where"])
        named |= {"where": other} if other else {"here": "nowhere that has a name"}
    return Refusal(refusal.code, refusal.clause, **{**refusal.parameters, **named})


def _name(ruleset: Ruleset, path: object) -> str:
    """Empty where the path leads to no setting."""
    try:
        return setting_name(ruleset, str(path)) if path in settings(ruleset) else ""
    except (KeyError, IndexError, StopIteration):
        return ""


def _one(ruleset: Ruleset, kind: str, value: object) -> str:
    if kind in NAMING:
        return _called(ruleset, NAMING[kind], str(value))
    return _say(f"setting-{kind}.{value}", str(value))


def _own(kind: str, value: str) -> str:
    """The setting's own word for yes, no or none, or what everything has."""
    return _say(f"setting-{kind}.{value}", say(f"value-{value}"))


def _called(ruleset: Ruleset, what: str, name: str) -> str:
    """An entry as people call it: by its label in the rule book, or by our word for it."""
    if what == "figure":
        return in_words_of_reader(next((one.label for one in ruleset.figures if one.name == name), _plain(name)))
    if what == "tiebreaker":
        return in_words_of_reader(next((one.label for one in ruleset.tiebreakers if one.key == name), _plain(name)))
    if what == "role":
        usual = ruleset.terms.organizer if name == "organizer" else _plain(name)
        return in_words_of_reader(next((one.title for one in ruleset.officials if one.name == name), usual))
    if what == "choice":
        option = next((option for option, values in ruleset.options.items() if name in values), "")
        return option_value(option, name)
    if what == "ending":
        return _say(f"ending-{name}", _plain(name))
    if what == "rule":
        return _say(f"list-rule-{name}", _plain(name))
    if what == "limit":
        return _say(f"list-limit-{name}", _plain(name))
    if what == "option":
        return option_name(name)
    if what == "game":
        return _say(f"game-{name}", _plain(name))
    return _plain(name)


def _names(ruleset: Ruleset, what: str) -> tuple[str, ...]:
    return {
        "figure": tuple(one.name for one in ruleset.figures),
        "role": (*(one.name for one in ruleset.officials), "organizer"),
        "rule": ruleset.lists.rules,
    }.get(what, ())


def _say(code: str, otherwise: str, **parameters: object) -> str:
    """Rule books may be home-made, with names that no catalogue knows."""
    code = code.replace("_", "-")
    text = say(code, **parameters)
    return otherwise if text == code else text


def _plain(name: str) -> str:
    return name.replace("-", " ").replace("_", " ")
