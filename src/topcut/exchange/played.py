"""What was played at a tournament: how many lists have each name, and how their players did."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from topcut.exchange.list_demands import catalogue, demands_of
from topcut.ids import PlayerId
from topcut.lists.catalogue import Catalogue, Catalogues
from topcut.lists.incoming import written
from topcut.lists.names import key
from topcut.lists.written import Entry, Form, Section
from topcut.refusal import Refusal
from topcut.rules.record import Outcome, record
from topcut.rules.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Score:
    """Games against an opponent: byes and open matches do not count."""

    won: int = 0
    drawn: int = 0
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    section: Section
    name: str
    lists: int
    copies: int
    score: Score  # of all who have it on their list


@dataclass(frozen=True, slots=True)
class Played:
    lists: int
    unread: int  # handed in, but no program can read it
    choices: tuple[Choice, ...]  # by section, the most frequent first


def played_at(t: Tournament, added: Sequence[Catalogue] = ()) -> Played:
    form, known = demands_of(t).form, catalogue(t.ruleset, added)
    held: dict[tuple[Section, str], list[tuple[PlayerId, str, int]]] = {}
    handed_in = [(player.id, player.list) for player in t.players.values() if player.list is not None]
    unread = 0
    for player, text in handed_in:
        try:
            for section, name, count in played(text, form, known):
                held.setdefault((section, key(name)), []).append((player, name, count))
        except Refusal:
            unread += 1
    scores = {player: _score(t, player) for player in t.players}
    choices = [
        Choice(
            section,
            having[0][1],
            len(having),
            sum(count for _, _, count in having),
            Score(*map(sum, zip(*(scores[player] for player, _, _ in having), strict=True))),
        )
        for (section, _), having in held.items()
        if section is not Section.POOL
    ]
    sections = tuple(Section)
    choices.sort(key=lambda one: (sections.index(one.section), -one.lists, one.name.casefold()))
    return Played(len(handed_in) - unread, unread, tuple(choices))


def played(text: str, form: Form, catalogue: Catalogues) -> tuple[tuple[Section, str, int], ...]:
    """What one list holds: section, the name as the catalogue writes it, how many."""
    shown: dict[tuple[Section, str], str] = {}
    counts: Counter[tuple[Section, str]] = Counter()
    for entry in written(text, form, catalogue).entries:
        if entry.section is not None:
            name = _printed(entry, catalogue)
            place = (entry.section, key(name))
            shown.setdefault(place, name)
            counts[place] += entry.count
    return tuple((section, name, counts[section, place]) for (section, place), name in shown.items())


def _printed(entry: Entry, catalogue: Catalogues) -> str:
    found = (catalogue.of(kind, entry.name) for kind in catalogue.kinds(entry.name))
    return next((items[0].full_name for items in found if len(items) == 1), entry.name)


def _score(t: Tournament, player: PlayerId) -> tuple[int, int, int]:
    ends = Counter(one.outcome for one in record(t, player) if one.opponent is not None and one.result is not None)
    return ends[Outcome.WON], ends[Outcome.DRAWN], ends[Outcome.LOST] + ends[Outcome.NO_SHOW]
