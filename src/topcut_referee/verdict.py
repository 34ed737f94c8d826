"""What the referee found: how much was checked, what could not be, and every discrepancy with its fact and clause."""

from dataclasses import dataclass

MOST_NAMED = 5
WHOLE = 64  # the digits of a hash


@dataclass(frozen=True, slots=True, order=True)
class Discrepancy:
    """Something that is not as the rule book, the draw or the chain say; fact 0 is the file as a whole."""

    fact: int
    clause: str
    text: str


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that is not wrong, since honest logs have it too, and that a reader may want to look at."""

    text: str
    facts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Compared:
    """A witness, the number of its fact in this file, and whether the file has the same hash there."""

    fact: int
    hash: str
    agrees: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to an archive."""

    tournament: str
    facts: int
    head: str
    witnesses: tuple[Compared, ...]
    withheld: int
    rounds: int
    draws: tuple[int, int]
    discrepancies: tuple[Discrepancy, ...]
    unchecked: tuple[str, ...]
    remarks: tuple[Remark, ...]
    checked: tuple[str, ...]

    @property
    def ok(self) -> bool:
        return not self.discrepancies

    @property
    def bound(self) -> int:
        """Up to which fact the file is what a witness has; what came later may have been made by anybody."""
        return max((witness.fact for witness in self.witnesses if witness.agrees), default=0)

    def as_json(self) -> dict[str, object]:
        return {
            "ok": self.ok,
            "facts": self.facts,
            "head": self.head,
            "witnesses": [{"fact": w.fact, "hash": w.hash, "agrees": w.agrees} for w in self.witnesses],
            "bound": self.bound,
            "draws": list(self.draws),
            "rounds": self.rounds,
            "withheld": self.withheld,
            "discrepancies": [{"fact": d.fact, "clause": d.clause, "text": d.text} for d in self.discrepancies],
            "unchecked": list(self.unchecked),
            "remarks": [{"facts": list(remark.facts), "text": remark.text} for remark in self.remarks],
        }

    def as_text(self) -> str:
        """The verdict for people, line by line."""
        lines = [f"Tournament {self.tournament}: {count(self.facts, 'fact')}, {self.withheld} of them withheld."]
        lines.append(f"Head: {self.head}, the hash of fact {self.facts}")
        lines += [f"Checked: {line}" for line in self.checked]
        lines += [f"Not checked: {line}" for line in self.unchecked]
        lines += [f"Remark: {remark.text} ({_facts(remark.facts)})" for remark in self.remarks]
        lines += self._bound()
        lines += [f"{_place(d)} ({d.clause}): {d.text}" for d in self.discrepancies]
        lines.append(
            "Everything that was checked is right." if self.ok else count(len(self.discrepancies), "discrepancy")
        )
        return "\n".join(lines)

    def _bound(self) -> list[str]:
        lines = [f"Witness: fact {w.fact} has the same hash, by {_digits(w)}" for w in self.witnesses if w.agrees]
        if not self.witnesses:
            lines.append("Not compared with any witness: whoever holds the file could have made all of it.")
        elif 0 < self.bound < self.facts:
            later = self.bound + 1
            which = f"fact {later}" if later == self.facts else f"facts {later} to {self.facts}"
            lines.append(f"Not compared with any witness: {which}; whoever holds the file could have made that part.")
        return lines


def count(number: int, thing: str) -> str:
    """`1 fact`, `2 facts`, `3 discrepancies`."""
    if number == 1:
        return f"1 {thing}"
    return f"{number} {thing[:-1]}ies" if thing.endswith("y") else f"{number} {thing}s"


def _place(discrepancy: Discrepancy) -> str:
    return f"Fact {discrepancy.fact}" if discrepancy.fact else "The file"


def _digits(witness: Compared) -> str:
    return "all its digits" if len(witness.hash) == WHOLE else f"the {len(witness.hash)} digits that were given"


def _facts(numbers: tuple[int, ...]) -> str:
    """`fact 3`, `facts 3, 5, 9 and 4 more`."""
    if len(numbers) == 1:
        return f"fact {numbers[0]}" if numbers[0] else "the file"
    more = f" and {len(numbers) - MOST_NAMED} more" if len(numbers) > MOST_NAMED else ""
    return f"facts {', '.join(map(str, numbers[:MOST_NAMED]))}{more}"
