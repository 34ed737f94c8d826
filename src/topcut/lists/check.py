"""The strict checker: everything that is wrong with a list, one finding each."""

from collections.abc import Iterator

from topcut.lists import decks, rosters, squads
from topcut.lists.bans import Bans
from topcut.lists.catalogue import Catalogues
from topcut.lists.demands import Demands
from topcut.lists.findings import Finding, note, worst_first
from topcut.lists.incoming import decoded, written
from topcut.lists.names import key
from topcut.lists.written import Form, Written
from topcut.refusal import Refusal

ON_PAPER = frozenset(map(key, ("on paper", "auf Papier", "en papel", "sur papier")))


def check(
    data: bytes | str,
    demands: Demands,
    catalogue: Catalogues,
    *,
    bans: Bans | None = None,
    pool: bytes | str | None = None,
) -> tuple[Finding, ...]:
    """What is found in a list as it was handed in, the worst first."""
    read = written(data, demands.form, catalogue)
    opened = None if pool is None else pool_of(pool, demands, catalogue)
    found = [*_by_form(read, demands, catalogue, bans or Bans(), opened), *_left_out(read)]
    return worst_first(found)


def is_on_paper(text: str) -> bool:
    """Whether it only says, in one of the languages that lists are written in, where the cards can be found."""
    return key(text) in ON_PAPER


def pool_of(data: bytes | str, demands: Demands, catalogue: Catalogues) -> Written:
    """The cards a player opened: under headings of a deck, or simply one per line; none are read from “on paper”."""
    text = data if isinstance(data, str) else decoded(data)
    if is_on_paper(text):
        return Written(demands.form)
    try:
        return written(text, demands.form, catalogue)
    except Refusal as refusal:
        if refusal.code != "list-no-sections":
            raise
        return written(f"Pool\n{text}", demands.form, catalogue)


def _by_form(
    read: Written, demands: Demands, catalogue: Catalogues, bans: Bans, pool: Written | None
) -> Iterator[Finding]:
    match demands.form:
        case Form.ROSTERS:
            yield from rosters.findings(read, demands, catalogue, bans)
        case Form.SQUADS:
            yield from squads.findings(read, demands, catalogue)
        case Form.DECK:
            yield from decks.findings(read, demands, catalogue, pool)


def _left_out(read: Written) -> Iterator[Finding]:
    for entry in read.loose:
        yield note("not-counted", None, entry.name, line=entry.line)
    for words in read.unknown_headings:
        yield note("heading-unknown", None, words.name, line=words.line)
