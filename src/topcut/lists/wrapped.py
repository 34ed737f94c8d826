"""Lines that a mail program has broken, put together again: `Hulk; Wasp; Black` and `Widow; Thor`."""

from collections.abc import Iterable, Iterator

from topcut.lists.catalogue import Catalogues
from topcut.lists.headings import heading
from topcut.lists.lines import plain, unbulleted
from topcut.lists.written import Form

FEWEST_COMMAS = 2  # a name may have one

Line = tuple[int, str]


def unwrapped(found: Iterable[Line], form: Form, catalogue: Catalogues) -> Iterator[Line]:
    """The lines, where one that goes on stands with the one before."""
    waiting: Line | None = None
    for number, line in found:
        if waiting is not None and _goes_on(waiting[1], line, form, catalogue):
            waiting = waiting[0], f"{waiting[1].rstrip()} {line.lstrip()}"
            continue
        if waiting is not None:
            yield waiting
        waiting = number, line
    if waiting is not None:
        yield waiting


def _goes_on(before: str, line: str, form: Form, catalogue: Catalogues) -> bool:
    """Behind a comma or a semicolon; or in the middle of a name, which only together is one."""
    mark = ";" if ";" in before else ","
    if mark not in before:
        return False
    names = before.rstrip().split(mark)
    bare, bulleted = unbulleted(plain(line))
    if not bare or bulleted or heading(bare, form):
        return False
    if not names[-1].strip():
        return mark == ";" or len(names) - 2 >= FEWEST_COMMAS
    first, second = plain(names[-1]).rpartition(": ")[2], bare.split(mark)[0].strip()
    return catalogue.known(f"{first} {second}") and not (catalogue.known(first) and catalogue.known(second))
