"""What was played at a tournament: how many lists have each name, and how their players did."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from topcut.exchange.list_demands import catalogue, demands_of
from topcut.ids import PlayerId
from topcut.lists.catalogue import Catalogue
from topcut.lists.names import key
from topcut.lists.parts import played
from topcut.lists.written import Section
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
class Line:
    """One name on one player's list."""

    player: PlayerId
    section: Section
    name: str
    count: int


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
    lines: list[Line] = []
    handed_in = [player for player in t.players.values() if player.list is not None]
    unread = 0
    for player in handed_in:
        try:
            lines += [Line(player.id, *entry) for entry in played(player.list or "", form, known)]
        except Refusal:
            unread += 1
    return Played(len(handed_in) - unread, unread, _choices(t, lines))


def _choices(t: Tournament, lines: Sequence[Line]) -> tuple[Choice, ...]:
    scores = {player: _score(t, player) for player in t.players}
    held: dict[tuple[Section, str], list[Line]] = {}
    for line in lines:
        if line.section is not Section.POOL:
            held.setdefault((line.section, key(line.name)), []).append(line)
    choices = [
        Choice(
            section,
            alike[0].name,
            len(alike),
            sum(line.count for line in alike),
            _sum([scores[line.player] for line in alike]),
        )
        for (section, _), alike in held.items()
    ]
    sections = tuple(Section)
    return tuple(sorted(choices, key=lambda one: (sections.index(one.section), -one.lists, one.name.casefold())))


def _score(t: Tournament, player: PlayerId) -> Score:
    ends = Counter(one.outcome for one in record(t, player) if one.opponent is not None and one.result is not None)
    return Score(ends[Outcome.WON], ends[Outcome.DRAWN], ends[Outcome.LOST] + ends[Outcome.NO_SHOW])


def _sum(scores: Sequence[Score]) -> Score:
    return Score(
        sum(score.won for score in scores), sum(score.drawn for score in scores), sum(score.lost for score in scores)
    )
