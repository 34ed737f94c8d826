"""Everyone who acts is in the log from version 2 on: organizers and officials who were let in, players, the clock."""

from dataclasses import dataclass, field

from topcut_referee import undo
from topcut_referee.archive import Archive, Fact


@dataclass(slots=True)
class _Present:
    """Who may act, and as what, after the facts read so far."""

    founder: str
    let_in: dict[str, str] = field(default_factory=dict)
    named: set[tuple[str, str]] = field(default_factory=set)  # officials, each with a role
    players: set[str] = field(default_factory=set)

    def add(self, fact: Fact) -> None:
        body = fact.body
        if fact.kind == "StaffLetIn":
            self.let_in[body["person"]] = body["role"]
        elif fact.kind == "StaffSentAway":
            self.let_in.pop(body["person"], None)
        elif fact.kind == "OfficialNamed":
            self.named.add((body["official"], body["role"]))
        elif fact.kind == "OfficialReleased":
            self.named.discard((body["official"], body["role"]))
        elif fact.kind == "PlayerEntered":
            self.players.add(body["player"])

    def acts(self, role: str, person: str) -> bool:
        organizes = person == self.founder or self.let_in.get(person) == "organizer"
        if role == "organizer":
            return organizes
        if role == "official":
            return organizes or person in self.let_in or any(official == person for official, _ in self.named)
        return person in self.players if role == "player" else person == "clock"


def check(archive: Archive) -> None:
    """Each fact against those before it, without what had been undone by then."""
    if not archive.facts:
        return
    founder = archive.facts[0].person
    if archive.facts[0].role != "organizer":
        archive.trouble(1, "claim", f"{founder} has written the first fact, and is no organizer.")
    present = _Present(founder)
    for place, fact in enumerate(archive.facts):
        if fact.kind == "PlayerEntered" and fact.body["player"] == fact.person:
            present.add(fact)
        _one(archive, present, fact)
        present.add(fact)
        if fact.kind == "StepUndone":
            before = archive.facts[: place + 1]
            gone = undo.void(before)
            present = _Present(founder)
            for other in before:
                if other.n not in gone:
                    present.add(other)


def _one(archive: Archive, present: _Present, fact: Fact) -> None:
    person = fact.person
    taken_over = fact.kind == "StaffLetIn" and fact.body["person"] == person and fact.body["role"] == "organizer"
    if not present.acts(fact.role, person):
        if fact.role == "organizer" and taken_over:
            archive.remark(fact.n, f"{person} has taken over as an organizer, by having the computer with the data")
        else:
            archive.trouble(fact.n, "claim", _stranger(fact))
    if fact.kind == "StaffSentAway":
        if fact.body["person"] == present.founder:
            archive.trouble(fact.n, "claim", f"{present.founder} has written the first fact, and is not sent away.")
        elif fact.body["person"] not in present.let_in:
            archive.trouble(fact.n, "order", f"{fact.body['person']} was not let in.")


def _stranger(fact: Fact) -> str:
    if fact.role == "clock":
        return f"{fact.person} is not the clock."
    how = {"organizer": "an organizer", "official": "an official", "player": "a player"}[fact.role]
    return f"{fact.person} acts as {how}, and is none at that moment."
