"""Sample logs as version 2 has them: names and free texts committed to, all let in who act, and five new kinds."""

import copy
import hashlib
import json
import re
import unicodedata
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from tests.topcut_referee.sealing import CLASSES, ENVELOPE, LOGS, PAGE, Record

NAMING = {"PlayerEntered": "player", "OfficialNamed": "official", "StaffLetIn": "person", "PersonRenamed": "person"}
FREE = {
    kind: re.findall(r"\| `(\w+)` \| free text", rows)
    for kind, rows in re.findall(r"### (\w+)\n(.*?)(?=\n##)", PAGE, re.DOTALL)
}
COMMITTED: dict[str, tuple[str, str]] = {}  # digest -> what it is of, and the salt


def commit(words: str, key: str) -> str:
    salt = hashlib.sha256(f"beside {key}".encode()).hexdigest()[:32]
    digest = _digest(words, salt)
    COMMITTED[digest] = (words, salt)
    return digest


def _digest(words: str, salt: str) -> str:
    return hashlib.sha256(bytes.fromhex(salt) + unicodedata.normalize("NFC", words).encode()).hexdigest()


def text(record: Record, member: str, words: str) -> None:
    """Puts a free text beside the fact."""
    digest = commit(words, f"{record['n']} {member}")
    record["body"][member] = {"sha256": digest}
    record["texts"] = {**record["texts"], member: dict(zip(("text", "salt"), COMMITTED[digest], strict=True))}


def log(name: str) -> list[Record]:
    """A sample log of version 2, fresh."""
    return copy.deepcopy(list(_log(name)))


@cache
def _log(name: str) -> tuple[Record, ...]:
    stored = (LOGS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(second([json.loads(line) for line in stored]))


def opened(lines: Iterable[str]) -> tuple[list[Record], str | None]:
    """The facts of a full archive of any version, with the texts beside them, and its seed; names are remembered."""
    parts = [json.loads(line) for line in lines if line]
    for part in parts:
        if "salt" in part and "player" in part:
            COMMITTED[_digest(part["name"], part["salt"])] = (part["name"], part["salt"])
        for held in part.get("texts", {}).values():
            COMMITTED[_digest(held["text"], held["salt"])] = (held["text"], held["salt"])
    kept = (*ENVELOPE, "texts") if parts[0]["format"] == "topcut-archive-2" else ENVELOPE
    return [{name: part[name] for name in kept} for part in parts if "kind" in part], parts[-1]["seed"]


def second(stored: Sequence[Record]) -> list[Record]:
    """A log of version 1 as it would be in version 2, with all that is new in it."""
    facts = copy.deepcopy(list(stored))
    first, founder = facts[0], facts[0]["by"]["id"]
    first["body"]["log"] = 2
    officials = dict.fromkeys(fact["by"]["id"] for fact in facts if fact["by"]["role"] == "official")
    staff = [(founder, "organizer"), ("otto", "organizer"), *((person, "official") for person in officials)]
    let_in = [_like(first, "StaffLetIn", person=person, role=role) for person, role in staff]
    players = [fact["body"]["player"] for fact in facts if fact["kind"] == "PlayerEntered"]
    whole = [first, *let_in]
    for fact in facts[1:]:
        if fact["kind"] == "StepUndone":  # what is no step stands between a step and its undo
            whole.append({**_like(whole[-1], "PersonRenamed", person=players[0]), "by": first["by"]})
        if fact["kind"] == "PlayerEjected" and "decided_by" not in fact["body"]:
            whole.append(_like(fact, "PenaltyRecorded", player=fact["body"]["player"], penalty="As it was told"))
        whole.append(fact)
    shift = {fact["n"]: n for n, fact in enumerate(whole, start=1) if fact["n"]}
    for n, fact in enumerate(whole, start=1):
        fact["n"] = n
        if fact["kind"] == "StepUndone":
            fact["body"] |= {edge: shift[fact["body"][edge]] for edge in ("first", "last")}
    whole = committed(whole)
    return [*whole, *_later(whole, players)]


def committed(written: Sequence[Record]) -> list[Record]:
    """A log that was written with its words in it and without `reveals`, where it does not say otherwise."""
    facts = copy.deepcopy(list(written))
    _reveal(facts)
    _reveal_checks(facts)
    _commit(facts)
    return facts


def beginning(facts: Sequence[Record], end: int) -> list[Record]:
    """The log as it was then, with the texts that were struck out later."""
    begun = copy.deepcopy(list(facts[:end]))
    for strike in facts[end:]:
        if strike["kind"] == "TextStruck" and strike["body"]["n"] <= end:
            fact, member = begun[strike["body"]["n"] - 1], strike["body"]["member"]
            held = COMMITTED[fact["body"][member]["sha256"]]
            fact["texts"][member] = dict(zip(("text", "salt"), held, strict=True))
    return begun


def _like(fact: Record, kind: str, **body: Any) -> Record:
    """A new fact at the time and by the person of this one."""
    return {"n": 0, "at": fact["at"], "by": fact["by"], "kind": kind, "v": 1, "body": body, "texts": {}}


def _later(facts: list[Record], players: list[str]) -> list[Record]:
    """After the end: texts are struck, people are renamed and forgotten, and staff leave."""
    typed = [(fact, member) for fact in facts for member in fact["texts"]]
    public = next((one for one in typed if CLASSES[one[0]["kind"]] == "P"), None)
    private = next((one for one in typed if CLASSES[one[0]["kind"]] == "O"), None)
    struck = [one for one in (public, private) if one is not None]
    added = [("TextStruck", {"n": fact["n"], "member": member}) for fact, member in struck]
    for fact, member in struck:
        del fact["texts"][member]
    added += [
        ("PersonRenamed", {"person": players[1], "name": commit("Zoë", "renamed")}),
        ("PersonForgotten", {"person": players[2]}),
        ("StaffSentAway", {"person": "otto"}),
    ]
    whole = list(facts)
    for kind, body in added:
        whole.append(at_end(whole, kind, **body))
    return whole[len(facts) :]


def at_end(facts: Sequence[Record], kind: str, **body: Any) -> Record:
    """A fact of the one who has created the tournament, a second after the last one."""
    at = datetime.fromisoformat(facts[-1]["at"]) + timedelta(seconds=1)
    fact = _like({**facts[0], "at": at.isoformat(timespec="milliseconds").replace("+00:00", "Z")}, kind, **body)
    return {**fact, "n": len(facts) + 1}


def _commit(facts: list[Record]) -> None:
    for fact in facts:
        kind, body = fact["kind"], fact["body"]
        fact["texts"] = {}
        if kind in NAMING and "name" not in body:
            person = body[NAMING[kind]]
            body["name"] = None if body.get("robot") else commit(f"Name of {person}", f"{fact['n']} name")
        for member in FREE[kind]:
            if isinstance(body.get(member), str) and body[member]:
                text(fact, member, body[member])


def _reveal(facts: list[Record]) -> None:
    """What TimeCalled and SquadsRevealed open."""
    gone, pairs = void(facts), {}
    sealed: dict[tuple[str, int, str], int] = {}
    rolls: dict[tuple[str, int], int] = {}
    for fact in facts:
        kind, body = fact["kind"], fact["body"]
        place = (body.get("stage", "swiss"), body.get("round"))
        if fact["n"] in gone:
            continue
        if kind == "RoundPaired":
            pairs[place] = [(pair["first"], pair["second"]) for pair in body["pairs"]]
            rolls.pop(place, None)
        elif kind == "TablesRepaired":
            new = [(pair["first"], pair["second"]) for pair in body["pairs"]]
            moved = {player for pair in new for player in pair}
            places = [spot for spot, pair in enumerate(pairs[place]) if moved & set(pair)]
            for spot, pair in zip(places, new, strict=True):
                pairs[place][spot] = pair
        elif kind == "SquadsSealed":
            sealed[(*place, body["player"])] = fact["n"]
        elif kind == "ExtraMinutesRolled":
            rolls[place] = fact["n"]
        elif "reveals" in body:
            continue
        elif kind == "SquadsRevealed":
            body["reveals"] = [sealed[(*place, player)] for player in pairs[place][body["match"] - 1]]
        elif kind == "TimeCalled":
            body["reveals"] = [rolls[place]] if place in rolls else []


def _reveal_checks(facts: list[Record]) -> None:
    """What RoundClosed opens, also where it was undone."""
    checks: dict[tuple[str, int], list[int]] = {}
    for fact in facts:
        place = (fact["body"].get("stage", "swiss"), fact["body"].get("round", 0))
        if fact["kind"] == "DeckCheckDrawn":
            checks.setdefault(place, []).append(fact["n"])
        elif fact["kind"] == "RoundClosed" and place in checks:
            fact["body"]["reveals"] = list(checks[place])


def void(facts: Sequence[Record]) -> set[int]:
    gone: set[int] = set()
    for fact in reversed(facts):
        if fact["kind"] == "StepUndone" and fact["n"] not in gone:
            gone |= set(range(fact["body"]["first"], fact["body"]["last"] + 1))
    return gone


def hidden(facts: Sequence[Record]) -> frozenset[int]:
    """What a public file withholds: lists and the like, and what is sealed still."""
    gone = void(facts)
    over = any(fact["kind"] == "TournamentFinished" and fact["n"] not in gone for fact in facts)
    opening = ("TimeCalled", "SquadsRevealed", "RoundClosed")
    shown = {n for fact in facts if fact["kind"] in opening for n in fact["body"].get("reveals", [])}
    sealed = {fact["n"] for fact in facts if CLASSES[fact["kind"]] == "S" and not over} - shown
    return frozenset(sealed | {fact["n"] for fact in facts if CLASSES[fact["kind"]] == "O"})


def counting(facts: Sequence[Record]) -> set[int]:
    """The facts whose names count: the last about each person, unless that was forgotten."""
    last: dict[str, int] = {}
    for fact in facts:
        if fact["kind"] in NAMING:
            last[fact["body"][NAMING[fact["kind"]]]] = fact["n"]
        elif fact["kind"] == "PersonForgotten":
            last.pop(fact["body"]["person"], None)
    return set(last.values())


def people(facts: Sequence[Record], *, full: bool) -> list[Record]:
    """The lines that belong to this log, as far as its commitments can be opened."""
    names: dict[str, str | None] = {}
    clubs: dict[str, str | None] = {}
    seen: dict[str, set[str]] = {}
    gone = void(facts)
    for fact in facts:
        kind = fact["kind"]
        body = {
            name: str(value) if isinstance(value, dict) else value for name, value in fact["body"].items()
        }  # forged
        if kind in NAMING:
            names[body[NAMING[kind]]] = body.get("name")
        elif kind == "PersonForgotten":
            names[body["person"]] = None
        if fact["n"] in gone:
            continue
        if kind in ("PlayerEntered", "ClubSet"):
            clubs[body["player"]] = body.get("club")
        if kind in ("PlayerEntered", "PlayerReadmitted"):
            seen.setdefault(body["player"], set()).add("")
        elif kind == "PlayerWithdrawn":
            seen.get(body["player"], set()).discard("")
        elif kind == "OfficialNamed":
            seen.setdefault(body["official"], set()).add(body["role"])
        elif kind == "OfficialReleased":
            seen.get(body["official"], set()).discard(body["role"])
    lines = []
    for person, digest in names.items():
        if digest in COMMITTED and (full or seen.get(person)):
            name, salt = COMMITTED[digest]
            line = {"player": person, "name": name, "club": clubs.get(person), "salt": salt}
            lines.append({**line, "contact": ""} if full else line)
    return lines
