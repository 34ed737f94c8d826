"""Arbitrary tournaments for properties: odd names, every way a match ends, byes, drops, open matches."""

from dataclasses import replace

from hypothesis import strategies as st

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.match import Entry, Match, Result, Seat
from topcut.rules.results import bye, settle
from topcut.rules.ruleset import How, Ruleset, examples, load, shipped
from topcut.rules.tournament import Player, Round, Tournament

ODD_NAMES = [
    "bye",
    "loss",
    "time",
    "3-1",
    "[4]",
    "#1",
    "a=b",
    '"',
    "Ana Lee",
    "1:",
    "\\",
    "draw",
    "players:",
    "é\u2028x",
]

names = st.sampled_from(ODD_NAMES) | st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8).filter(
    str.strip
)
numbers = st.integers(0, 5)
pairs = st.tuples(numbers, numbers)
rulesets = st.sampled_from((*shipped(), *examples())).map(load)


@st.composite
def results(draw: st.DrawFn, ruleset: Ruleset) -> Result | None:
    """What some entry settles as; an impossible entry leaves the match open."""
    seats = st.sampled_from(Seat)
    entry = Entry(
        how=draw(st.none() | st.sampled_from([how for how in How if how is not How.BYE])),
        winner=draw(st.none() | seats),
        drawn=draw(st.booleans()),
        scores={figure.name: draw(pairs) for figure in ruleset.figures if draw(st.booleans())},
        games=tuple(draw(st.lists(st.none() | seats, max_size=ruleset.games.swiss))),
        points=draw(st.none() | pairs),
    )
    try:
        return settle(ruleset, entry)
    except Refusal:
        return None


@st.composite
def rounds(draw: st.DrawFn, ruleset: Ruleset, players: list[PlayerId]) -> Round:
    there = draw(st.permutations(players))[: draw(st.integers(0, len(players)))]
    losses = [there.pop() for _ in range(draw(st.integers(0, 1))) if there]
    byes = [there.pop() for _ in range(len(there) % 2)]
    tables = st.none() | st.integers(1, 99).map(TableNumber)
    matches = [
        Match(first, second, draw(tables), draw(results(ruleset)))
        for first, second in zip(there[::2], there[1::2], strict=True)
    ]
    awarded = st.none() | st.integers(0, 6)
    matches += [Match(player, None, draw(tables), worth(bye(ruleset), draw(awarded))) for player in byes]
    return Round(tuple(matches), tuple(losses))


def worth(result: Result, points: int | None) -> Result:
    return result if points is None else replace(result, points=(points, 0))


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    ruleset = draw(rulesets)
    ids = draw(st.lists(names.map(PlayerId), max_size=7, unique=True))
    players = {
        id: Player(
            id,
            dropped=draw(st.booleans()),
            ejected=draw(st.booleans()),
            absent=draw(st.booleans()),
            club=draw(st.none() | names),
            table=draw(st.none() | st.integers(1, 99).map(TableNumber)),
        )
        for id in ids
    }
    played = tuple(draw(st.lists(rounds(ruleset, ids), max_size=4)))
    lots = {id: draw(st.integers(0, 2**64 - 1)) for id in ids} if draw(st.booleans()) else {}
    return Tournament(ruleset, players, played, lots)
