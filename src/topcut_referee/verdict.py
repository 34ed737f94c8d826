"""What the referee found: how much was checked, what could not be, and every discrepancy with its fact and clause."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Discrepancy:
    """Something that is not as the rule book, the draw or the chain say; fact 0 is the file as a whole."""

    fact: int
    clause: str
    text: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to an archive."""

    tournament: str
    facts: int
    withheld: int
    rounds: int
    draws: tuple[int, int]
    discrepancies: tuple[Discrepancy, ...]
    unchecked: tuple[str, ...]
    checked: tuple[str, ...]

    @property
    def ok(self) -> bool:
        return not self.discrepancies

    def as_json(self) -> dict[str, object]:
        return {
            "ok": self.ok,
            "facts": self.facts,
            "draws": list(self.draws),
            "rounds": self.rounds,
            "withheld": self.withheld,
            "discrepancies": [{"fact": d.fact, "clause": d.clause, "text": d.text} for d in self.discrepancies],
            "unchecked": list(self.unchecked),
        }

    def as_text(self) -> str:
        """The verdict for people, line by line."""
        lines = [f"Tournament {self.tournament}: {count(self.facts, 'fact')}, {self.withheld} of them withheld."]
        lines += [f"Checked: {line}" for line in self.checked]
        lines += [f"Not checked: {line}" for line in self.unchecked]
        lines += [f"{_place(d)} ({d.clause}): {d.text}" for d in self.discrepancies]
        lines.append(
            "Everything that was checked is right." if self.ok else count(len(self.discrepancies), "discrepancy")
        )
        return "\n".join(lines)


def count(number: int, thing: str) -> str:
    """`1 fact`, `2 facts`, `3 discrepancies`."""
    if number == 1:
        return f"1 {thing}"
    return f"{number} {thing[:-1]}ies" if thing.endswith("y") else f"{number} {thing}s"


def _place(discrepancy: Discrepancy) -> str:
    return f"Fact {discrepancy.fact}" if discrepancy.fact else "The file"
