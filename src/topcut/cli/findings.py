"""What a check of a list found, as a terminal says it."""

from collections.abc import Iterator, Sequence

from topcut.lists.findings import Finding, Grade
from topcut.words import finding_sentence, say


def lines(found: Sequence[Finding]) -> Iterator[str]:
    """A line each, the worst first, and what follows from them."""
    for finding in found:
        yield f"{finding.grade}: {finding_sentence(finding)}"
    forbidding = sum(finding.grade is Grade.ILLEGAL for finding in found)
    if forbidding:
        yield say("list-illegal", number=forbidding)
    else:
        yield say("list-legal", unverified=sum(finding.grade is Grade.UNVERIFIED for finding in found))
