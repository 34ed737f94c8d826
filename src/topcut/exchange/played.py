"""What was played at a tournament: how many lists have each name, and how their players did, in all or in some rounds.

Numbers are exact; only how certain a win rate is, is worked out here at the edge, by Wilson's interval.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt

from topcut.exchange.list_demands import catalogue, demands_of
from topcut.exchange.people_csv import sheet
from topcut.exchange.shared_enough import Place, left_out, sharing
from topcut.ids import PlayerId
from topcut.lists.catalogue import Catalogue, Catalogues
from topcut.lists.incoming import written
from topcut.lists.meaning import meaning
from topcut.lists.names import key
from topcut.lists.written import Entry, Form, Section
from topcut.refusal import Refusal
from topcut.rules.line_up import chosen, roster_of_round
from topcut.rules.match import Seat, Stage
from topcut.rules.record import Outcome, record
from topcut.rules.record import Played as PlayedRound
from topcut.rules.tournament import Tournament, rounds_of

FEWEST = 3  # players who share a line that everyone may read
Z = 1.96  # 95 of 100 such intervals hold the true rate
GAMES = {Outcome.WON, Outcome.DRAWN, Outcome.LOST}
SEATED = {*GAMES, Outcome.BYE}

Fielded = Mapping[tuple[PlayerId, Stage, int], frozenset[tuple[Section, str]]]  # by player and round


@dataclass(frozen=True, slots=True)
class Span:
    """Some rounds: of one stage, or one round of it; by default all of them."""

    stage: Stage | None = None
    round: int | None = None

    @property
    def word(self) -> str:
        """As an address has it: `all`, `swiss`, `bracket-2`."""
        return "-".join((self.stage.value if self.stage else "all", *([str(self.round)] if self.round else [])))

    def has(self, one: PlayedRound) -> bool:
        return self.stage in {None, one.stage} and self.round in {None, one.round}


@dataclass(frozen=True, slots=True)
class Held:
    """A name on one list: as the catalogue writes it, in which Roster or squad, how many."""

    section: Section
    name: str
    group: int | None
    count: int


@dataclass(frozen=True, slots=True)
class Score:
    """Games that were played against somebody known not to have it: no byes, no no-shows, nothing still open."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost


@dataclass(frozen=True, slots=True)
class Choice:
    section: Section
    name: str
    lists: int
    copies: int
    score: Score  # of all who have it

    @property
    def rate(self) -> float | None:
        """The share of games won, a draw being half a win; None without a game."""
        return (self.score.won + self.score.drawn / 2) / self.score.games if self.score.games else None

    @property
    def likely(self) -> tuple[float, float] | None:
        """Wilson's interval around the rate: where the true one is likely to be, by the number of games alone."""
        n, p = self.score.games, self.rate
        if p is None:
            return None
        middle, half = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return (max(0.0, (middle - half) / (1 + Z * Z / n)), min(1.0, (middle + half) / (1 + Z * Z / n)))


@dataclass(frozen=True, slots=True)
class Played:
    lists: int
    unread: int  # handed in, but no program can read it
    choices: tuple[Choice, ...]  # by section, the most frequent first
    left_out: int = 0  # choices that too few share

    def sections(self) -> list[tuple[Section, list[Choice]]]:
        return [(section, list(ones)) for section, ones in groupby(self.choices, key=lambda one: one.section)]


def spans(t: Tournament) -> tuple[Span, ...]:
    """All of it; each stage; each round that was published."""
    stages = [stage for stage in Stage if rounds_of(t, stage)]
    rounds = [Span(stage, number) for stage in stages for number in range(1, len(rounds_of(t, stage)) + 1)]
    return (Span(), *(Span(stage) for stage in stages if len(stages) > 1), *rounds)


def played_at(
    t: Tournament, added: Sequence[Catalogue] = (), during: Span | None = None, *, shared_by: int = 1
) -> Played:
    """`shared_by`: how many players a line needs, where it is for everyone to read."""
    form, known = demands_of(t).form, catalogue(t.ruleset, added)
    handed_in = {player.id: player.list for player in t.players.values() if player.list is not None}
    everywhere = {player: _rounds(t, player, None) for player in handed_in}
    rounds = {player: _rounds(t, player, during) for player in handed_in}
    whole = during in {None, Span()}
    read, unread = {}, 0
    for player, text in handed_in.items():
        try:
            read[player] = holdings(text, form, known)
        except Refusal:
            unread += bool(whole or rounds[player])
    held = {player: things for player, things in read.items() if whole or rounds[player]}
    choices = list(_choices(held, rounds, _fielded_by(t, held, rounds), whole=whole))
    hidden = _left_out(t, read, everywhere, shared_by, whole=whole) if shared_by > 1 else set()
    shown = [one for one in choices if (one.section, key(one.name)) not in hidden]
    sections = tuple(Section)
    shown.sort(key=lambda one: (sections.index(one.section), -one.lists, one.name.casefold()))
    return Played(len(held), unread, tuple(shown), len(choices) - len(shown))


def holdings(text: str, form: Form, catalogue: Catalogues) -> tuple[Held, ...]:
    """What one list holds, each name once for each Roster or squad."""
    counts: dict[tuple[Section, str, int | None], tuple[str, int]] = {}
    for entry in written(text, form, catalogue).entries:
        if entry.section is not None and entry.section is not Section.POOL:
            name = _printed(entry, catalogue)
            place = (entry.section, key(name), entry.group)
            first, count = counts.get(place, (name, 0))
            counts[place] = first, count + entry.count
    return tuple(Held(section, name, group, count) for (section, _, group), (name, count) in counts.items())


def spreadsheet(found: Played) -> str:
    """One line a choice; rates in percent."""
    head = ("section", "name", "lists", "of lists", "pick %", "copies", "won", "drawn", "lost", "win %", "from", "to")
    return sheet((head, *(_line(found, one) for one in found.choices)))


def percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.1f}"


def _line(found: Played, one: Choice) -> tuple[object, ...]:
    low, high = one.likely or (None, None)
    score, picked = one.score, one.lists / found.lists
    games = (score.won, score.drawn, score.lost)
    rates = (percent(one.rate), percent(low), percent(high))
    return (one.section.value, one.name, one.lists, found.lists, percent(picked), one.copies, *games, *rates)


def _rounds(t: Tournament, player: PlayerId, during: Span | None) -> tuple[PlayedRound, ...]:
    span = during or Span()
    return tuple(one for one in record(t, player) if one.outcome in SEATED and span.has(one))


def _fielded_by(
    t: Tournament, held: Mapping[PlayerId, tuple[Held, ...]], rounds: Mapping[PlayerId, tuple[PlayedRound, ...]]
) -> Fielded:
    return {
        (player, one.stage, one.round): _keys(_fielded(t, held[player], one))
        for player in held
        for one in rounds[player]
    }


def _left_out(
    t: Tournament,
    read: Mapping[PlayerId, tuple[Held, ...]],
    rounds: Mapping[PlayerId, tuple[PlayedRound, ...]],
    fewest: int,
    *,
    whole: bool,
) -> set[Place]:
    """What too few share, in all lists, or in some round: told of no other part either, as the rounds that are left
    would be just those few."""
    counted = _counted(read.values())
    hidden = left_out([sharing((player, _keys(things)) for player, things in read.items())], counted, fewest)
    if whole:
        return hidden
    fielded = _fielded_by(t, read, rounds)
    every = {Span(stage, number) for _, stage, round in fielded for number in (None, round)}
    parts = [
        sharing(
            (player, places)
            for (player, stage, round), places in fielded.items()
            if stage is span.stage and span.round in {None, round}
        )
        for span in every
    ]
    return left_out(parts, counted, fewest, hidden)


def _counted(lists: Collection[tuple[Held, ...]]) -> set[Section]:
    """The sections of which each list has as many as the others."""
    totals = [Counter(dict.fromkeys(Section, 0)) for _ in lists]
    for total, things in zip(totals, lists, strict=True):
        for thing in things:
            total[thing.section] += thing.count
    return {section for section in Section if len({total[section] for total in totals}) == 1}


def _choices(
    held: Mapping[PlayerId, tuple[Held, ...]],
    rounds: Mapping[PlayerId, tuple[PlayedRound, ...]],
    fielded: Fielded,
    *,
    whole: bool,
) -> Iterator[Choice]:
    scores = _scores(held, rounds, fielded)
    having: dict[tuple[Section, str], list[tuple[str, int]]] = {}
    for player, things in held.items():
        played = {place for one in rounds[player] for place in fielded[player, one.stage, one.round]}
        counts: dict[tuple[Section, str], tuple[str, int]] = {}
        for thing in things:
            place = (thing.section, key(thing.name))
            if whole or place in played:
                counts[place] = thing.name, max(thing.count, counts.get(place, ("", 0))[1])
        for place, (name, count) in counts.items():
            having.setdefault(place, []).append((name, count))
    for place, ones in having.items():
        yield Choice(place[0], ones[0][0], len(ones), sum(count for _, count in ones), Score(*scores.get(place, ())))


def _scores(
    held: Iterable[PlayerId],
    rounds: Mapping[PlayerId, tuple[PlayedRound, ...]],
    fielded: Fielded,
) -> dict[tuple[Section, str], list[int]]:
    """Won, drawn, lost. Where both have it, it wins and loses, which says nothing about it; so does a game against
    somebody whose list is not known."""
    found: dict[tuple[Section, str], list[int]] = {}
    columns = {Outcome.WON: 0, Outcome.DRAWN: 1, Outcome.LOST: 2}
    for player in held:
        for one in rounds[player]:
            if one.outcome not in GAMES or one.opponent is None or one.result is None or not one.result.opponents:
                continue
            theirs = fielded.get((one.opponent, one.stage, one.round))
            if theirs is None:
                continue
            for place in fielded[player, one.stage, one.round] - theirs:
                found.setdefault(place, [0, 0, 0])[columns[one.outcome]] += 1
    return found


def _fielded(t: Tournament, things: Iterable[Held], one: PlayedRound) -> list[Held]:
    """The Roster of that round, or the squads that both have seen; the whole list where nothing is known of it."""
    roster = roster_of_round(t, one.stage, one.round)
    groups: tuple[int, ...] = () if roster is None else (roster,)
    if t.ruleset.squads is not None and one.match is not None:
        choice = chosen(t, None, one.stage, one.round, one.match)[0 if one.seat is Seat.FIRST else 1]
        groups = choice or ()
    return [thing for thing in things if not groups or thing.group in {None, *groups}]


def _keys(things: Iterable[Held]) -> frozenset[tuple[Section, str]]:
    return frozenset((thing.section, key(thing.name)) for thing in things)


def _printed(entry: Entry, catalogue: Catalogues) -> str:
    item = meaning(entry, catalogue).item
    return item.full_name if item else entry.name
