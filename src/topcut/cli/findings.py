"""What a check of a list found, as a terminal says it."""

from collections.abc import Iterator, Sequence

from topcut.lists.findings import Finding, Grade, is_legal
from topcut.words import finding_text, say


def sentence(finding: Finding) -> str:
    near = f" {say('finding-suggestions', names=finding.suggestions)}" if finding.suggestions else ""
    clause = f" ({finding.clause})" if finding.clause else ""
    return f"{finding_text(finding)}{near}{clause}"


def lines(found: Sequence[Finding]) -> Iterator[str]:
    """A line each, the worst first, and what follows from them."""
    for finding in found:
        yield f"{finding.grade}: {sentence(finding)}"
    if is_legal(found):
        yield say("list-legal", unverified=sum(finding.grade is Grade.UNVERIFIED for finding in found))
    else:
        yield say("list-illegal", number=len(forbidding(found)))


def forbidding(found: Sequence[Finding]) -> tuple[str, ...]:
    """The sentences of what makes a list illegal."""
    return tuple(sentence(finding) for finding in found if finding.grade is Grade.ILLEGAL)
