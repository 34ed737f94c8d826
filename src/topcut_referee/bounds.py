"""Rounds paired by a limited search: what their bound counts, and whether it claims more than can be true."""

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from topcut_referee import pairing
from topcut_referee.archive import Fact
from topcut_referee.largest import NOBODY, largest
from topcut_referee.matching import NoProof, heaviest
from topcut_referee.pairing import Field, Pair
from topcut_referee.sheet import Sheet
from topcut_referee.verdict import count

Place = tuple[int, int]
FORBIDDEN, MEETING = "forbidden pair", "earlier meeting"
COUNTED = {"forbidden": FORBIDDEN, "meetings": MEETING, "short": "missing pair"}  # of the printed procedure


def check(sheet: Sheet, fact: Fact, field: Field, pairs: Sequence[Pair]) -> None:
    """The bound of a limited pairing: its exact members, those that must fit each other, and those that were proven."""
    bound: Mapping[str, int] | None = fact.body["bound"]
    if bound is None:
        sheet.wrong(fact, "draw", "A limited pairing has a bound that says how far it can be off, and here is none.")
        return
    given = pairing.quality(field, pairs)
    counted = {"forbidden": given.forbidden, "meetings": given.rematches, "short": short(field, pairs)}
    for name, right in counted.items():
        if bound[name] != right:
            sheet.wrong(
                fact, "draw", f"The bound counts {count(bound[name], COUNTED[name])}, and it should be {right}."
            )
    _fits(sheet, fact, bound, given, len(field.groups))
    if bound["forbidden_least"] or bound["meetings_least"] or bound["groups"]:
        if len(field.points) <= pairing.LARGEST:
            _proven(sheet, fact, field, bound, given)
        else:
            _tried(sheet, fact, field, bound, given)


def short(field: Field, pairs: Sequence[Pair]) -> int:
    """How many pairs the printed procedure would have, group by group, that this pairing has not."""
    here = _counts(field, pairing.quality(field, pairs).groups)
    return sum(max(0, many - here[place]) for place, many in printed(field).items())


def printed(field: Field) -> Counter[Place]:
    """The pairs inside groups and between them if nobody had met: one who is left over meets one of the next group."""
    found: Counter[Place] = Counter()
    floats = 0
    for place, group in enumerate(field.groups):
        found[(place - 1, place)] += floats
        inside, floats = divmod(len(group) - floats, 2)
        found[(place, place)] += inside
    return found


def _fits(sheet: Sheet, fact: Fact, bound: Mapping[str, int], given: pairing.Quality, groups: int) -> None:
    forbidden, meetings = bound["forbidden_least"], bound["meetings_least"]
    if forbidden > given.forbidden:
        text = f"The bound says that no pairing has fewer than {count(forbidden, FORBIDDEN)}, and this one has "
        sheet.wrong(fact, "draw", f"{text}{given.forbidden}.")
    elif forbidden == given.forbidden and meetings > given.rematches:
        text = f"The bound says that no pairing has fewer than {count(meetings, MEETING)}, and this one has "
        sheet.wrong(fact, "draw", f"{text}{given.rematches}.")
    elif forbidden < given.forbidden and meetings:
        text = "The bound says something about the fewest earlier meetings, although the fewest forbidden pairs were "
        sheet.wrong(fact, "draw", f"{text}not reached.")
    reached = forbidden == given.forbidden and meetings == given.rematches
    if bound["groups"] and not reached:
        text = "The bound says that groups are paired as well as can be, although its least numbers were not reached."
        sheet.wrong(fact, "draw", text)
    if bound["groups"] > groups:
        sheet.wrong(fact, "draw", f"The bound speaks of {bound['groups']} groups, and there are {groups}.")


def _proven(sheet: Sheet, fact: Fact, field: Field, bound: Mapping[str, int], given: pairing.Quality) -> None:
    """Against the best pairing itself, where the field is small enough to find it."""
    try:
        best = pairing.best(field)
    except NoProof:
        best = None
    if best is None:
        _not_tried(sheet, fact, field, "what its bound says")
        return
    if best.forbidden < bound["forbidden_least"]:
        _fewer(sheet, fact, best.forbidden, bound["forbidden_least"], FORBIDDEN)
    reached = best.forbidden == given.forbidden == bound["forbidden_least"]
    if reached and best.rematches < bound["meetings_least"]:
        _fewer(sheet, fact, best.rematches, bound["meetings_least"], MEETING)
    right = _like(field, given.groups, _counts(field, best.groups)) if reached and _is_even(given, best) else 0
    if bound["groups"] > right:
        text = f"The bound says that {bound['groups']} groups from the top are paired as well as can be; {right} are."
        sheet.wrong(fact, "draw", text)


def _tried(sheet: Sheet, fact: Fact, field: Field, bound: Mapping[str, int], given: pairing.Quality) -> None:
    """A large field: the fewest forbidden pairs exactly, the fewest meetings as far as one good pairing shows."""
    if bound["forbidden_least"]:
        mates = largest(_barred(sorted(field.points), field.forbidden))
        if mates is None:
            _not_tried(sheet, fact, field, "whether a pairing has fewer forbidden pairs than its bound says")
        elif mates.count(NOBODY) // 2 < bound["forbidden_least"]:
            _fewer(sheet, fact, mates.count(NOBODY) // 2, bound["forbidden_least"], FORBIDDEN)
    if bound["meetings_least"]:
        _fewer_meetings(sheet, fact, field, bound, given)
    # Where the groups are as the printed procedure has them, nothing can be better.
    if bound["groups"] > _like(field, given.groups, printed(field)):
        _not_tried(sheet, fact, field, "how many groups are paired as well as can be")


def _fewer_meetings(sheet: Sheet, fact: Fact, field: Field, bound: Mapping[str, int], given: pairing.Quality) -> None:
    """As many new pairs as possible, and the rest paired as well as they can be among themselves."""
    players = sorted(field.points)
    mates = largest(_barred(players, field.forbidden | {pair for pair, times in field.met.items() if times}))
    rest = [place for place, mate in enumerate(mates or ()) if mate == NOBODY]
    if mates is None or len(rest) > pairing.LARGEST:
        _not_tried(sheet, fact, field, "whether a pairing has fewer earlier meetings than its bound says")
        return
    pairs = [frozenset((players[a], players[b])) for a, b in enumerate(mates) if a < b]
    pairs += _among(field, [players[place] for place in rest])
    found = pairing.quality(field, pairs)
    if found.forbidden <= given.forbidden == bound["forbidden_least"] and found.rematches < bound["meetings_least"]:
        _fewer(sheet, fact, found.rematches, bound["meetings_least"], MEETING)
    elif len(rest) // 2 - given.forbidden < bound["meetings_least"]:  # every other pairing has as many old pairs
        _not_tried(sheet, fact, field, "whether a pairing has fewer earlier meetings than its bound says")


def _among(field: Field, players: Sequence[str]) -> list[Pair]:
    heavy = 1 + sum(field.met.values())
    weights = [
        [
            0 if a == b else -heavy * (frozenset((a, b)) in field.forbidden) - field.met[frozenset((a, b))]
            for b in players
        ]
        for a in players
    ]
    try:
        return [frozenset((players[a], players[b])) for a, b in heaviest(weights)]
    except NoProof:
        return [frozenset(players[place : place + 2]) for place in range(0, len(players), 2)]


def _barred(players: Sequence[str], pairs: AbstractSet[Pair]) -> list[set[int]]:
    place = {player: number for number, player in enumerate(players)}
    barred: list[set[int]] = [{number} for number in range(len(players))]
    for pair in pairs:
        there = [place[player] for player in pair if player in place]
        if len(there) == 2:
            barred[there[0]].add(there[1])
            barred[there[1]].add(there[0])
    return barred


def _is_even(given: pairing.Quality, best: pairing.Quality) -> bool:
    return (given.forbidden, given.rematches) == (best.forbidden, best.rematches)


def _like(field: Field, groups: Sequence[int], other: Mapping[Place, int]) -> int:
    """How many groups from the top have the same numbers in both."""
    size, here = len(field.groups), _counts(field, groups)
    same = [all(here[(i, j)] == other.get((i, j), 0) for j in range(i, size)) for i in range(size)]
    return same.index(False) if False in same else size


def _counts(field: Field, groups: Sequence[int]) -> Counter[Place]:
    size = len(field.groups)
    places = [(i, j) for i in range(size) for j in range(i, size)]
    return Counter(dict(zip(places, groups, strict=True)))


def _fewer(sheet: Sheet, fact: Fact, found: int, said: int, what: str) -> None:
    text = f"The bound says that no pairing has fewer than {count(said, what)}, and there is one with {found}."
    sheet.wrong(fact, "draw", text)


def _not_tried(sheet: Sheet, fact: Fact, field: Field, what: str) -> None:
    sheet.unsure(f"fact {fact.n}: {what}, for {len(field.points)} players")
