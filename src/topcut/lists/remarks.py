"""What people say below their list: they ask, greet and sign."""

from collections.abc import Sequence

from topcut.lists.catalogue import Catalogues
from topcut.lists.meaning import meaning
from topcut.lists.written import KINDS, Entry


def said_below(entries: Sequence[Entry], blanks: Sequence[int], known: Catalogues) -> int:
    """How many of the last entries are like no name and parted from the names above: by an empty line where those stand
    together, by a line of their own where those stand on one."""
    names = len(entries)
    while names and _is_like_no_name(entries[names - 1], known):
        names -= 1
    last = entries[names - 1].line if names else 0
    if [entry.line for entry in entries[:names] if entry.section is entries[-1].section][-2:] == [last, last]:
        return sum(entry.line > last for entry in entries[names:])
    blank = next((blank for blank in blanks if blank > last), None)
    if blank is None or not names:
        return 0
    here = [entry.line for entry in entries if entry.section is entries[-1].section and entry.line < blank]
    is_apart = len(here) > 1 and not any(here[-2] < other < here[-1] for other in blanks)
    return sum(entry.line > blank for entry in entries[names:]) if is_apart else 0


def _is_like_no_name(entry: Entry, known: Catalogues) -> bool:
    if entry.section is None or not known.has(kind := KINDS[entry.section]):
        return False
    return not (meaning(entry, known).items or known.nearest(kind, entry.name) or known.another_game(entry.name))
