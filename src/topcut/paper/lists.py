"""Players' lists on paper, for officials: to compare with what lies on the table, and to tick off."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from topcut.ids import PlayerId
from topcut.lists.written import Entry, Written
from topcut.paper.sheet import Called, Sheet, about
from topcut.rules.tournament import Tournament
from topcut.words import raised, say
from topcut.words.rulebook import in_words_of_reader


class Kind(StrEnum):
    HEAD = "head"
    NAME = "name"  # with a box to tick
    ASIDE = "aside"  # what was written, and is no name


@dataclass(frozen=True, slots=True)
class Line:
    text: str
    kind: Kind = Kind.NAME
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Handed:
    """A list as it stands; `when` is when it was handed in, in words."""

    player: PlayerId
    when: str
    lines: tuple[Line, ...]


def lists(t: Tournament, called: Called, handed: Sequence[Handed]) -> Sheet:
    """By name as they come; each begins with its player and ends with room for a signature."""
    rows = [
        {
            "name": called(one.player),
            "state": say("paper-list-state", state=t.players[one.player].list_state.value),
            "when": one.when,
            "clauses": " ".join(_clauses(t, one.player)),
            "lines": [{"text": line.text, "kind": line.kind.value, "beside": line.beside} for line in one.lines],
        }
        for one in handed
    ]
    title = say("paper-lists", list=raised(in_words_of_reader(t.ruleset.terms.list)))
    words = {"private": say("paper-private"), "checked": say("paper-checked-by")}
    return Sheet("lists", {**about(t, title), **words, "rows": rows})


def as_written(text: str) -> tuple[Line, ...]:
    """A list that no program can read: a box for each line."""
    return tuple(Line(line) for each in text.splitlines() if (line := each.strip()))


def as_read(written: Written, said: Mapping[Entry, str | None]) -> tuple[Line, ...]:
    """A box for each name, in full below what it is; at the end what was not taken for a name."""
    found = []
    for group, section, entries in written.parts():
        told = {"group": group or "none", "form": written.form.value, "section": section.value if section else "none"}
        found.append(Line(say("list-part", **told), Kind.HEAD))
        for one in entries:
            times = f"{one.count}× " if one.count > 1 else ""
            role = say("seat-list-part", part=one.section.value) if one.section and not section else ""
            found.append(Line(f"{times}{said.get(one) or one.name}", beside=role))
    aside = sorted((*written.loose, *written.unknown_headings), key=lambda one: one.line)
    return (*found, *(Line(one.name, Kind.ASIDE) for one in aside))


def _clauses(t: Tournament, player: PlayerId) -> tuple[str, ...]:
    check = t.players[player].list_check
    return () if check is None else check.clauses
