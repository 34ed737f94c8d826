"""Commands before the start: players, officials, tables, and the start itself."""

import re

from topcut.cli.data import ORGANIZER
from topcut.cli.prompt.session import Session
from topcut.desk.entering import OFFICIAL, enter_people, fresh_ids
from topcut.desk.names import newcomers
from topcut.exchange.people_csv import Arrival, check_name, same
from topcut.ids import TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import officials, registration, structure, venue
from topcut.store import Person

ME = frozenset({"me", "organizer"})
EVERYBODY = "all"


def add(session: Session, text: str) -> None:
    """`add Ana Lee, Bo (North)`"""
    arrivals: list[Arrival] = []
    for part in text.split(","):
        name, club = _club(part)
        check_name(name)
        arrivals.append(Arrival(len(arrivals) + 1, name, club))
    enter_people(session.desk, session.tournament, ORGANIZER, arrivals)


def check_in(session: Session, text: str) -> None:
    if text == EVERYBODY:
        waiting = [one.id for one in session.t.players.values() if not one.checked_in and not one.waiting]
    else:
        waiting = session.players(text)
    for player in waiting:
        session.act(registration.check_in, player)


def check_out(session: Session, text: str) -> None:
    session.act(registration.check_out, session.player(text))


def withdraw(session: Session, text: str) -> None:
    session.act(registration.withdraw, session.player(text))


def paid(session: Session, text: str) -> None:
    for player in session.players(text):
        session.act(registration.note_fee, player)


def club(session: Session, text: str) -> None:
    player, rest = session.names.player_and_rest(text)
    session.act(registration.set_club, player, rest or None)


def seat(session: Session, text: str) -> None:
    player, rest = session.names.player_and_rest(text)
    session.act(
        registration.fix_seat, player, None if rest in {"", "none"} else TableNumber(number(rest, "seat Ana 4"))
    )


def capacity(session: Session, text: str) -> None:
    session.act(registration.set_capacity, None if text in {"", "none"} else number(text, "capacity 32"))


def official(session: Session, text: str) -> None:
    """`official Wanda watcher`, `official me head-judge`, `official Ana judge alternate Wanda`"""
    named, _, other = text.partition(" alternate ")
    who, _, role = named.strip().rpartition(" ")
    if not who:
        raise Refusal("run-incomplete", form="official NAME ROLE")
    new: dict[str, Person] = {}
    id = _official(session, who, new)
    alternate = _official(session, other, new) if other.strip() else None
    with newcomers(new.values()):  # refused before anybody is kept
        officials.name_official(session.t, ORGANIZER, id, role, alternate=alternate)
    session.desk.store.keep_people(session.tournament, list(new.values()))
    session.act(officials.name_official, id, role, alternate=alternate)


def release(session: Session, text: str) -> None:
    who, _, role = text.strip().rpartition(" ")
    new: dict[str, Person] = {}
    id = _official(session, who, new)
    with newcomers(new.values()):
        session.act(officials.release_official, id, role)


def tables(session: Session, text: str) -> None:
    """`tables 8` sets up 1 to 8; `tables 3 closed`, `tables 3 stream`, `tables 3 note: ruins` change one."""
    first, _, rest = text.partition(" ")
    count = number(first, "tables 8")
    if not rest:
        session.act(venue.set_tables, count)
        return
    words = {rest} if rest in {"closed", "stream", "open"} else set()
    if not words and not rest.startswith("note:"):
        raise Refusal("run-incomplete", form="tables 3 closed|open|stream|note: TEXT")
    session.act(
        venue.set_table,
        TableNumber(count),
        closed="closed" in words,
        stream="stream" in words,
        note=rest.removeprefix("note:") if not words else "",
    )


def deviate(session: Session, text: str) -> None:
    clause, _, reason = text.partition(" ")
    session.act(structure.declare_deviation, clause.upper().rstrip(":"), reason)


START = re.compile(
    r"rounds (?P<rounds>\d{1,4})|cut (?P<cut>\d{1,4})|(?P<no_cut>no cut)|(?P<no_roll>no roll)|(?P<roll>roll)"
    r"|(?P<alternate>alternate)|(?P<leave_out>leave out)|(?P<fresh>fresh tables)|best of (?P<best>\d{1,2})"
    r"|bracket best of (?P<bracket>\d{1,2})|clubs apart (?P<clubs>\d{1,2}(?:,\d{1,2})*)"
)


def start(session: Session, text: str) -> None:
    """`start`, `start rounds 4 cut 4`, `start no cut leave out`"""
    said = _start_words(text)
    best = {stage: int(said[word]) for stage, word in (("swiss", "best"), ("bracket", "bracket")) if word in said}
    plan = structure.Plan(
        rounds=int(said["rounds"]) if "rounds" in said else None,
        cut=0 if "no_cut" in said else int(said["cut"]) if "cut" in said else None,
        alternate="alternate" in said,
        best_of=best,
        roll=False if "no_roll" in said else True if "roll" in said else None,
        clubs_apart=tuple(map(int, said["clubs"].split(","))) if "clubs" in said else (),
        fresh_tables="fresh" in said,
    )
    session.act(structure.start, plan, leave_out="leave_out" in said, confirm=())


def number(text: str, form: str) -> int:
    word = text.strip()
    if not word.isascii() or not word.isdecimal() or len(word) > 9:
        raise Refusal("run-incomplete", form=form)
    return int(word)


def _club(part: str) -> tuple[str, str | None]:
    found = re.fullmatch(r"\s*([^()]*?)\s*(?:\(([^()]*)\))?\s*", part)
    if found is None:
        return " ".join(part.split()), None
    return " ".join(found[1].split()), (found[2] or "").strip() or None


def _official(session: Session, text: str, new: dict[str, Person]) -> str:
    """The organizer, a player who is an official too, an official who is known already, or somebody new."""
    name = " ".join(text.split())
    if name.casefold() in ME:
        return ORGANIZER.id
    people = {same(person.name): str(person.player) for person in session.desk.store.people(session.tournament)}
    if same(name) in people:
        return people[same(name)]
    check_name(name)
    ids = list(fresh_ids(session.desk, session.tournament, OFFICIAL, len(new) + 1))
    new[same(name)] = Person(ids[-1], name)
    return str(ids[-1])


def _start_words(text: str) -> dict[str, str]:
    said: dict[str, str] = {}
    rest = " ".join(text.split())
    while rest:
        found = START.match(rest)
        if found is None:
            raise Refusal("run-start", word=rest)
        said |= {name: value for name, value in found.groupdict().items() if value is not None}
        rest = rest[found.end() :].lstrip(" ,")
    return said
