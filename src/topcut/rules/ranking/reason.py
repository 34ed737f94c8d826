"""Why something is as it is: a stable code, its parameters, and the clause it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """The message catalogue has the sentence, under `reason-` and the code. No clause: the organizer arranged it."""

    code: str
    clause: str | None
    parameters: Mapping[str, object]


def reason(code: str, clause: str | None, /, **parameters: object) -> Reason:
    return Reason(code, clause, parameters)
