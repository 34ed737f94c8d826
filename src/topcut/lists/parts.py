"""What a list that was handed in holds, for statistics of what was played."""

from topcut.lists.catalogue import Catalogues
from topcut.lists.incoming import written
from topcut.lists.names import key
from topcut.lists.written import Entry, Form, Section


def played(text: str, form: Form, catalogue: Catalogues) -> tuple[tuple[Section, str, int], ...]:
    """Section, the name as the catalogue writes it, how many."""
    read = written(text, form, catalogue.known)
    shown: dict[tuple[Section, str], str] = {}
    counts: dict[tuple[Section, str], int] = {}
    for entry in read.entries:
        if entry.section is not None:
            name = _printed(entry, catalogue)
            place = (entry.section, key(name))
            shown.setdefault(place, name)
            counts[place] = counts.get(place, 0) + entry.count
    return tuple((section, shown[section, name], counts[section, name]) for section, name in counts)


def _printed(entry: Entry, catalogue: Catalogues) -> str:
    for kind in catalogue.kinds(entry.name):
        found = catalogue.of(kind, entry.name)
        if len(found) == 1:
            return found[0].full_name
    return entry.name
