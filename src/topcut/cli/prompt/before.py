"""Commands before the start: players, officials, tables, and the start itself."""

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from topcut.cli.asking import NO, YES
from topcut.cli.data import ORGANIZER
from topcut.cli.prompt.session import EVERYBODY, Session, number
from topcut.exchange.people_csv import Arrival, alike, check_name, same
from topcut.ids import TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import creation, officials, registration, structure, venue
from topcut.rules.ruleset import Role
from topcut.rules.texts import Person
from topcut.store import Beside
from topcut.words import say

if TYPE_CHECKING:
    from topcut.desk.namesakes import Answers

ME = frozenset({"me", "organizer"})
START = re.compile(
    r"rounds (?P<rounds>\d{1,4})|cut (?P<cut>\d{1,4})|(?P<no_cut>no cut|full swiss)|(?P<no_roll>no roll)|(?P<roll>roll)"
    r"|(?P<alternate>alternate)|(?P<leave_out>leave out)|(?P<fresh>fresh tables)|best of (?P<best>\d{1,2})"
    r"|bracket best of (?P<bracket>\d{1,2})|clubs apart (?P<clubs>\d{1,2}(?:,\d{1,2})*)"
)
STRUCTURE = frozenset({"rounds", "cut", "no_cut", "alternate"})


def add(session: Session, text: str) -> None:
    """`add Ana Lee, Bo (North)`"""
    from topcut.desk.people import enter_people

    arrivals: list[Arrival] = []
    for part in text.split(","):
        name, club = _club(part)
        check_name(name)
        arrivals.append(Arrival(len(arrivals) + 1, name, club))
    _answering(
        session,
        lambda answers: enter_people(session.desk, session.tournament, ORGANIZER, arrivals, same_person=answers),
    )


def check_in(session: Session, text: str) -> None:
    session.act(registration.check_in_all, None if text == EVERYBODY else session.players(text))


def again(session: Session, text: str) -> None:
    """`again Ana`, who withdrew or was not here at the start"""
    session.act(registration.let_in_again, session.gone(session.whom(text)))


def paid(session: Session, text: str) -> None:
    session.act(registration.note_fee, *session.players(text))


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


def title(session: Session, text: str) -> None:
    session.intake.correct_details(title=text)


def place(session: Session, text: str) -> None:
    session.intake.correct_details(place=text)


def day(session: Session, text: str) -> None:
    session.intake.correct_details(first_day=text)


def fee(session: Session, text: str) -> None:
    if text not in YES | NO:
        raise Refusal("run-incomplete", form="fee yes, fee no")
    session.act(creation.set_fee, charged=text in YES)


def official(session: Session, text: str) -> None:
    """`official Wanda watcher`, `official me head-judge`, `official Ana judge alternate Wanda`"""
    from topcut.desk.names import newcomers

    named, _, other = text.partition(" alternate ")
    who, _, role = named.strip().rpartition(" ")
    if not who:
        raise Refusal("run-incomplete", form="official NAME ROLE")
    known = officials.the_role(session.t, role)
    alternate = _official(session, other) if other.strip() else None
    plays = {alike(who): True} if alternate else {}  # only a player needs an alternate

    def name(answers: "Answers") -> None:
        id, new = _meant(session, who, known, {**plays, **answers})
        people = [] if new is None else [new]
        with newcomers(people):
            session.act(officials.name_official, id, role, alternate=alternate, beside=Beside(people))

    _answering(session, name)


def release(session: Session, text: str) -> None:
    who, _, role = text.strip().rpartition(" ")
    session.act(officials.release_official, _official(session, who), role)


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


def announce(session: Session, text: str) -> None:
    """`announce rounds 5 no cut`, before the start; `announce table` goes back to the table"""
    said = {} if text.strip() == "table" else _start_words(text)
    if not text.strip() or not STRUCTURE.issuperset(said):
        raise Refusal("run-incomplete", form="announce rounds 4 cut 4, announce no cut, announce table")
    session.act(structure.announce_structure, _rounds(said), 0 if "alternate" in said else _cut(said))


def start(session: Session, text: str) -> None:
    """`start`, `start rounds 4 cut 4`, `start no cut leave out`"""
    said = _start_words(text)
    best = {stage: int(said[word]) for stage, word in (("swiss", "best"), ("bracket", "bracket")) if word in said}
    plan = structure.Plan(
        rounds=_rounds(said),
        cut=_cut(said),
        alternate="alternate" in said,
        best_of=best,
        roll=False if "no_roll" in said else True if "roll" in said else None,
        clubs_apart=tuple(map(int, said["clubs"].split(","))) if "clubs" in said else (),
        fresh_tables="fresh" in said,
    )
    session.act(structure.start, plan, leave_out="leave_out" in said, confirm=())


def _club(part: str) -> tuple[str, str | None]:
    found = re.fullmatch(r"\s*([^()]*?)\s*(?:\(([^()]*)\))?\s*", part)
    if found is None:
        return " ".join(part.split()), None
    return " ".join(found[1].split()), (found[2] or "").strip() or None


def _meant(session: Session, text: str, role: Role, answers: "Answers") -> tuple[str, Person | None]:
    """The organizer, a player who is an official too, an official who is known already, or a new person."""
    name = " ".join(text.split())
    if name.casefold() in ME:
        return ORGANIZER.id, None
    from topcut.desk.people import official_meant

    return official_meant(session.desk, session.tournament, name, role, same_person=answers)


def _official(session: Session, text: str) -> str:
    """A person who is known already; an official before a player of the same name."""
    name = " ".join(text.split())
    if name.casefold() in ME:
        return ORGANIZER.id
    officials = {one.id for one in session.t.officials}
    people = session.desk.store.people(session.tournament)
    found = [str(person.player) for person in people if same(person.name) == same(name)]
    return next((id for id in found if id in officials), found[0] if found else name)


def _answering(session: Session, job: Callable[["Answers"], object]) -> None:
    """Do it; where a new player has the name of an official, or of one who was signed off, ask whether they are one."""
    answers: dict[str, bool] = {}
    while True:
        try:
            job(answers)
        except Refusal as refusal:
            if refusal.code not in {"namesake-asked", "signed-off-asked", "look-alike-asked"}:
                raise
            session.say(refusal)
            answer = session.ask("run-namesake").casefold()
            if answer not in YES | NO:
                session.write(say("run-left"))
                return
            answers[alike(str(refusal.parameters["name"]))] = answer in YES
        else:
            return


def _rounds(said: Mapping[str, str]) -> int | None:
    return int(said["rounds"]) if "rounds" in said else None


def _cut(said: Mapping[str, str]) -> int | None:
    if "no_cut" in said and "cut" in said:
        raise Refusal("full-swiss-cut", cut=said["cut"])
    return 0 if "no_cut" in said else int(said["cut"]) if "cut" in said else None


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
