"""Forges logs one fact and one field at a time, as whoever holds the whole file can, with the chain made again."""

import copy
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from itertools import pairwise
from typing import Any

import topcut_referee
from tests.topcut_referee import second
from tests.topcut_referee.sealing import CLASSES, Record, archive

# What a public archive of a finished tournament withholds.
PRIVATE = (
    "TableTold", "FeeNoted", "MaterialsChecked", "DeckChecked", "SubstituteApproved", "ListHandedIn", "ListChecked",
    "ListAccepted", "ListCorrected", "PoolRegistered", "MustUseMissed", "WarningGiven", "EjectionDeclined",
    "EjectionProposed", "PenaltyRecorded", "OfficialCalled", "CallTaken", "CallClosed", "RulingGiven", "RulingAppealed",
    "AppealDecided", "CardMissing", "CardReplaced",
)  # fmt: skip
ROLES = ("organizer", "official", "player", "clock")


@dataclass(frozen=True, slots=True)
class Forgery:
    """One forgery: what was done to which field of which kind, the fact it began with, and the log it gives."""

    what: str
    kind: str
    field: str
    n: int
    make: Callable[[], list[Record]]
    withheld: frozenset[int] | None = None  # None: a full archive
    people: Callable[[list[Record]], list[Record]] = list  # what is done to the lines of the people

    @property
    def name(self) -> str:
        return " ".join(part for part in (self.what, self.kind, self.field) if part)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether a forgery passes alone, and whether it passes beside the head that somebody has kept."""

    forgery: Forgery
    alone: bool
    witnessed: bool


def forgeries(facts: Sequence[Record]) -> list[Forgery]:
    """Every fact changed, taken out, put after the next one, done by others and at other times, or withheld."""
    made: list[Callable[[Sequence[Record]], Iterator[Forgery]]]
    made = [_removed, _reordered, _changed, _done_by_others, _at_other_times]
    made += [_left_out, _classed, _named, _texts, _struck] if is_second(facts) else [_withheld]
    void = second.void(facts)
    every = [forgery for make in made for forgery in make(facts)]
    return [replace(forgery, what=f"undone {forgery.what}") if forgery.n in void else forgery for forgery in every]


def is_second(facts: Sequence[Record]) -> bool:
    return bool(facts[0]["body"].get("log") == 2)


def tried(facts: Sequence[Record], forgery: Forgery, *, seed: str | None = None) -> Outcome:
    """One look at a forged file beside the true head tells both: without the witness only its own complaint is gone."""
    hidden, full = forgery.withheld or frozenset(), forgery.withheld is None
    made = forgery.make()
    people = forgery.people(second.people(made, full=full)) if is_second(made) else ()
    try:
        lines = archive(made, withheld=hidden, full=full, seed=seed, people=people)
        found = topcut_referee.verify(lines, [topcut_referee.head(_head(facts))]).discrepancies
    except topcut_referee.Unreadable:
        return Outcome(forgery, alone=False, witnessed=False)
    return Outcome(forgery, alone=all(fault.clause == "witness" for fault in found), witnessed=not found)


def _head(facts: Sequence[Record]) -> str:
    return str(json.loads(archive(facts)[0])["head"])


def _removed(facts: Sequence[Record]) -> Iterator[Forgery]:
    for record in facts[1:]:
        n = record["n"]
        yield Forgery("remove", record["kind"], "", n, partial(without, facts, [n]))
    for act in _acts(facts)[1:]:
        if len(act) > 1:
            numbers = [record["n"] for record in act]
            kinds = "+".join(dict.fromkeys(record["kind"] for record in act))
            yield Forgery("remove act", kinds, "", numbers[0], partial(without, facts, numbers))


def without(facts: Sequence[Record], numbers: Sequence[int]) -> list[Record]:
    """The log without these facts: the others are numbered again, and undone steps still name theirs."""
    gone = set(numbers)
    left = [copy.deepcopy(record) for record in facts if record["n"] not in gone]
    shift = {record["n"]: record["n"] - sum(n < record["n"] for n in gone) for record in facts}
    for record in left:
        record["n"] = shift[record["n"]]
        body = record["body"]
        if record["kind"] == "StepUndone":
            body["first"], body["last"] = shift[body["first"]], shift[body["last"]] - (body["last"] in gone)
        elif record["kind"] == "TextStruck":
            body["n"] = shift[body["n"]]
        elif "reveals" in body and isinstance(body["reveals"], list):
            body["reveals"] = [shift[n] for n in body["reveals"] if n not in gone]
    return left


def _reordered(facts: Sequence[Record]) -> Iterator[Forgery]:
    for first, then in pairwise(facts[1:]):
        if (first["by"], first["kind"], first["body"]) != (then["by"], then["kind"], then["body"]):
            n = first["n"]
            yield Forgery("reorder", first["kind"], then["kind"], n, partial(turned, facts, n))


def turned(facts: Sequence[Record], n: int) -> list[Record]:
    """Fact n and the next one change places, and their times too, so that time does not go back."""
    whole = copy.deepcopy(list(facts))
    first, second = whole[n - 1], whole[n]
    whole[n - 1], whole[n] = {**second, "n": n, "at": first["at"]}, {**first, "n": n + 1, "at": second["at"]}
    return whole


def _changed(facts: Sequence[Record]) -> Iterator[Forgery]:
    """A commitment to what is no longer there has a name of its own."""
    named = second.counting(facts)
    for record in facts:
        for path, value in leaves(record["body"]):
            field = ".".join("*" if isinstance(step, int) else step for step in path)
            for other in others(value):
                make = partial(put, facts, record["n"], path, other)
                struck = path[-1] == "sha256" and path[0] not in record["texts"]
                struck = struck or (record["kind"] in second.NAMING and field == "name" and record["n"] not in named)
                yield Forgery("change struck" if struck else "change", record["kind"], field, record["n"], make)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value inside, and every list as a whole; of long lists the first and the last."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, (*path, name))
        return
    if path:
        yield path, value
    for place in sorted({0, len(value) - 1}) if isinstance(value, list) and value else ():
        yield from leaves(value[place], (*path, place))


def others(value: Any) -> list[Any]:
    """What a forger would put there instead."""
    if value is None:
        return ["p03", 1]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, *([value - 1] if value else [])]
    if isinstance(value, list):
        return [value[:-1], value[::-1]] if len(value) > 1 and value != value[::-1] else [value[:-1]] if value else []
    if isinstance(value, str) and len(value) in (32, 64) and set(value) <= set("0123456789abcdef"):
        return ["0" * len(value)]
    return ["p03" if value != "p03" else "p04", f"{value} "] if isinstance(value, str) else []


def put(facts: Sequence[Record], n: int, path: tuple[Any, ...], other: Any) -> list[Record]:
    whole = list(facts)
    whole[n - 1] = copy.deepcopy(whole[n - 1])
    place = whole[n - 1]["body"]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = other
    return whole


def _done_by_others(facts: Sequence[Record]) -> Iterator[Forgery]:
    for act in _acts(facts):
        first = act[0]
        for role in ROLES:
            for person in ("p03", "wanda", "stranger", first["by"]["id"]):
                who = {"role": role, "id": person}
                about = role == "player" and person in (first["body"].get("player"), first["body"].get("person"))
                name = "that player" if about else f"another {role}" if role == first["by"]["role"] else role
                name = "a stranger as " + role if person == "stranger" else name
                if who != first["by"]:
                    yield Forgery(f"by {name}", first["kind"], "", first["n"], partial(_with, facts, act, by=who))


def _at_other_times(facts: Sequence[Record]) -> Iterator[Forgery]:
    for act in _acts(facts):
        for what, minutes in (("earlier", -600), ("later", 1)):
            at = datetime.fromisoformat(act[0]["at"]) + timedelta(minutes=minutes, milliseconds=7)
            text = at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
            yield Forgery(what, act[0]["kind"], "", act[0]["n"], partial(_with, facts, act, at=text))


def _with(facts: Sequence[Record], act: Sequence[Record], **members: Any) -> list[Record]:
    numbers = {record["n"] for record in act}
    return [{**record, **members} if record["n"] in numbers else record for record in facts]


def _withheld(facts: Sequence[Record]) -> Iterator[Forgery]:
    private = frozenset(record["n"] for record in facts if record["kind"] in PRIVATE)
    for record in facts[1:]:
        if record["kind"] not in PRIVATE:
            hidden = private | {record["n"]}
            yield Forgery("withhold", record["kind"], "", record["n"], partial(list, facts), hidden)


def _left_out(facts: Sequence[Record]) -> Iterator[Forgery]:
    """A public file that withholds one fact more than it may, under its own class or as if it were for officials."""
    hidden = second.hidden(facts)
    for record in facts:
        n, kind = record["n"], record["kind"]
        if n not in hidden:
            yield Forgery("withhold", kind, "", n, partial(list, facts), hidden | {n})
            as_o = partial(_with, facts, [record], **{"class": "O"})
            yield Forgery("withhold as O", kind, "", n, as_o, hidden | {n})


def _classed(facts: Sequence[Record]) -> Iterator[Forgery]:
    for record in facts:
        for letter in "PSO":
            if letter != CLASSES[record["kind"]]:
                make = partial(_with, facts, [record], **{"class": letter})
                yield Forgery(f"class {letter}", record["kind"], "", record["n"], make)


def _named(facts: Sequence[Record]) -> Iterator[Forgery]:
    """Lines of people that are not those of the log, in a full file and in a public one."""
    for hidden in (None, second.hidden(facts)):
        lines = second.people(facts, full=hidden is None)
        every = range(len(lines))
        for what, make in (
            ("swap people", lambda line, other: [{**line, "name": other["name"], "salt": other["salt"]}]),
            ("swap names", lambda line, other: [{**line, "name": other["name"]}]),
            ("miss people", lambda line, other: []),
            ("double people", lambda line, other: [line, line]),
            ("double other", lambda line, other: [line, {**line, "name": other["name"]}]),
            ("ghost people", lambda line, other: [line, {**line, "player": "nobody"}]),
            ("other name", lambda line, other: [{**line, "name": line["name"] + "a"}]),
            ("other salt", lambda line, other: [{**line, "salt": other["salt"]}]),
            ("no salt", lambda line, other: [{name: line[name] for name in line if name != "salt"}]),
            ("other club", lambda line, other: [{**line, "club": "Elsewhere"}]),
            ("more people", lambda line, other: [{**line, "paid": True}]),
        ):
            for place in every:
                people = partial(_replaced, place=place, make=make)
                yield Forgery(what, "", "", place + 1, partial(list, facts), hidden, people)
    for record in facts:
        if record["kind"] in second.NAMING:
            n, kind = record["n"], record["kind"]
            other = second.commit("Somebody else", f"other {n}")
            yield Forgery("rename", kind, "", n, partial(put, facts, n, ("name",), other))
            yield Forgery("unname", kind, "", n, partial(put, facts, n, ("name",), None))


def _replaced(lines: list[Record], *, place: int, make: Callable[[Record, Record], list[Record]]) -> list[Record]:
    return [*lines[:place], *make(lines[place], lines[place - 1]), *lines[place + 1 :]]


def _texts(facts: Sequence[Record]) -> Iterator[Forgery]:
    """Free texts changed, taken away, added, left in the body, or committed to where there are none."""
    for record in facts:
        n, kind, body = record["n"], record["kind"], record["body"]
        for member, held in record["texts"].items():
            changed = {"text": held["text"] + "!", "salt": held["salt"]}
            for what, one in (("text changed", changed), ("text unsalted", {"text": held["text"]})):
                yield Forgery(what, kind, member, n, partial(_beside, facts, n, {**record["texts"], member: one}))
            left = {name: text for name, text in record["texts"].items() if name != member}
            yield Forgery("text removed", kind, member, n, partial(_beside, facts, n, left))
            yield Forgery("text plain", kind, member, n, partial(put, facts, n, (member,), held["text"]))
            yield Forgery("text reworded", kind, member, n, partial(_reworded, facts, n, member))
        for member in ("nothing", *(name for name in body if name not in record["texts"])):
            added = {**record["texts"], member: {"text": "Hello", "salt": "00" * 16}}
            yield Forgery("text added", kind, member, n, partial(_beside, facts, n, added))
        for member, value in body.items():
            if isinstance(value, str) and value and member not in second.FREE[kind]:
                digest = {"sha256": second.commit(value, f"not free {n}")}
                yield Forgery("commit", kind, member, n, partial(put, facts, n, (member,), digest))


def _beside(facts: Sequence[Record], n: int, texts: dict[str, Any]) -> list[Record]:
    return [{**record, "texts": texts} if record["n"] == n else record for record in facts]


def _reworded(facts: Sequence[Record], n: int, member: str) -> list[Record]:
    """Another text with its commitment: only the chain can tell."""
    whole = list(facts)
    whole[n - 1] = copy.deepcopy(whole[n - 1])
    second.text(whole[n - 1], member, "Other words")
    return whole


def _struck(facts: Sequence[Record]) -> Iterator[Forgery]:
    """A TextStruck at the end, with the text gone as it says, still there, or never typed."""
    for record in facts:
        n, kind = record["n"], record["kind"]
        for member in record["body"]:
            left = {name: text for name, text in record["texts"].items() if name != member}
            end = second.at_end(facts, "TextStruck", n=n, member=member)
            yield Forgery("false strike", kind, member, n, partial(lambda end: [*facts, end], end))
            if member in record["texts"]:
                gone = _beside(facts, n, left)
                yield Forgery("strike", kind, member, n, partial(lambda gone, end: [*gone, end], gone, end))


def _acts(facts: Sequence[Record]) -> list[list[Record]]:
    acts: list[list[Record]] = []
    for record in facts:
        same = acts and (acts[-1][0]["at"], acts[-1][0]["by"]) == (record["at"], record["by"])
        if same:
            acts[-1].append(record)
        else:
            acts.append([record])
    return acts


def one_of_each(every: Sequence[Forgery], dice: random.Random, most: int) -> list[Forgery]:
    """At most so many, no two of the same name."""
    by_name: dict[str, list[Forgery]] = {}
    for forgery in every:
        by_name.setdefault(forgery.name, []).append(forgery)
    names = dice.sample(sorted(by_name), min(most, len(by_name)))
    return [dice.choice(by_name[name]) for name in names]
