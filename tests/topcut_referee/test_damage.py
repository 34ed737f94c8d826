"""Archives that were changed on purpose, with the chain made good again: each is found, and the right fact named."""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

import topcut_referee
from tests.topcut_referee.sealing import Record, archive, records, renumbered

Damage = Callable[[list[Record]], int]


def body(facts: list[Record], n: int) -> dict[str, Any]:
    found: dict[str, Any] = facts[n - 1]["body"]
    return found


def last_discrepancies(facts: list[Record], n: int) -> list[topcut_referee.Discrepancy]:
    verdict = topcut_referee.verify(archive(renumbered(facts)))
    return [found for found in verdict.discrepancies if found.fact == n]


def put(n: int, path: str, value: object) -> Damage:
    """Another value in fact n."""

    def damage(facts: list[Record]) -> int:
        place: Any = facts[n - 1]["body"]
        *steps, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
        for step in steps:
            place = place[step]
        assert place[last] != value
        place[last] = value
        return n

    return damage


def swap(n: int, first: str, second: str, seen_at: int | None = None) -> Damage:
    """Two players change places in the pairs of fact n."""

    def damage(facts: list[Record]) -> int:
        other = {first: second, second: first}
        for pair in body(facts, n)["pairs"]:
            for seat in ("first", "second"):
                pair[seat] = other.get(pair[seat], pair[seat])
        return seen_at or n

    return damage


def add(after: int, kind: str, by: tuple[str, str] = ("organizer", "olga"), **members: object) -> Damage:
    """A fact more."""

    def damage(facts: list[Record]) -> int:
        at = facts[after - 1]["at"].replace("0Z", "5Z")
        record = {"n": 0, "at": at, "by": {"role": by[0], "id": by[1]}, "kind": kind, "v": 1, "body": members}
        facts.insert(after, record)
        return after + 1

    return damage


def turn(first: int, second: int, seen_at: int) -> Damage:
    """Two facts change places."""

    def damage(facts: list[Record]) -> int:
        facts[first - 1], facts[second - 1] = facts[second - 1], facts[first - 1]
        return seen_at

    return damage


def both(*damages: Damage) -> Damage:
    def damage(facts: list[Record]) -> int:
        return [one(facts) for one in damages][-1]

    return damage


def at(n: int, damage: Damage) -> Damage:
    """A damage that shows elsewhere than where it was done."""

    def damaged(facts: list[Record]) -> int:
        damage(facts)
        return n

    return damaged


def flipped(n: int, *, seen_at: int) -> Damage:
    """The other one has won, points and all."""

    def damage(facts: list[Record]) -> int:
        result = body(facts, n)["result"]
        result["winner"] = 1 - result["winner"]
        result["points"].reverse()
        return seen_at

    return damage


def rolled(extra: int) -> Damage:
    """Other extra minutes, with the commitment made good."""

    def damage(facts: list[Record]) -> int:
        dice, clock = body(facts, 141), body(facts, 142)
        dice["extra"] = extra
        clock["commitment"] = hashlib.sha256(bytes.fromhex(dice["salt"]) + str(extra).encode()).hexdigest()
        return 141

    return damage


def unopened(facts: list[Record]) -> int:
    facts[136] |= {"kind": "TableChecked", "body": {"table": 1, "round": 2}}
    return 138


CHALLENGER: list[tuple[str, str, Damage]] = [
    ("another rule book than its hash", "chain", put(1, "ruleset_hash", "0" * 64)),
    ("another title for the commitment", "draw", at(180, put(1, "commitment", "0" * 64))),
    ("an undo of an earlier step", "order", both(put(63, "first", 61), put(63, "last", 61))),
    ("room for fewer", "order", at(23, put(20, "capacity", 16))),
    ("an official who plays", "CH-48", at(94, put(86, "plays_as", "p03"))),
    ("no official", "CH-47", at(94, put(2, "role", "head-watcher"))),
    ("a player without a list", "CH-07", at(94, put(31, "player", "p06"))),
    ("a nonce that is not a player's", "draw", put(93, "nonces", ["00"])),
    ("a start before the roster is locked", "order", turn(93, 94, 93)),
    ("rounds that the table does not have", "CH-33", put(94, "rounds", 5)),
    ("a cut that the table does not have", "CH-33", put(94, "cut", 8)),
    ("players who were not counted", "R-3", put(94, "players", 18)),
    ("a pair forbidden without a deviation", "CH-30", at(92, put(89, "clause", "CH-99"))),
    ("a structure changed without a deviation", "CH-22", at(153, put(90, "clause", "CH-99"))),
    ("an attempt left out", "draw", put(102, "attempt", 5)),
    ("an attempt without a reason", "draw", put(98, "reason", None)),
    ("an attempt twice, for others", "draw", put(98, "attempt", 1)),
    ("a roster of other points", "draw", put(137, "roster", "0" * 64)),
    ("others kept apart", "draw", put(137, "apart", "")),
    ("a player left out of the draw", "CH-30", at(137, lambda facts: body(facts, 137)["players"].pop() and 137)),
    ("a pairing that was never opened", "draw", unopened),
    ("another pair of the same worth", "draw", swap(138, "p08", "p07")),
    ("a rematch", "CH-28", swap(138, "p07", "p09")),
    ("a float that was not needed", "CH-30", swap(138, "p05", "p07")),
    ("a key that was not drawn", "draw", put(138, "keys.pairing", "0" * 64)),
    ("a way that was not taken", "draw", put(138, "way", "first")),
    ("a table for two matches", "tables", put(138, "pairs.0.table", 2)),
    ("a table that is not there", "tables", put(138, "pairs.0.table", 40)),
    ("a worse table for the better player", "tables", both(put(138, "pairs.0.table", 2), put(138, "pairs.1.table", 1))),
    ("a fixed table given to others", "tables", both(put(138, "pairs.0.table", 4), put(138, "pairs.7.table", 1))),
    ("the worse player in the first seat", "tables", swap(138, "p10", "p08")),
    ("an absent player without a loss", "R-8", put(103, "unpaired_losses", [])),
    ("a match moved to a table that is taken", "tables", put(104, "table", 4)),
    ("a round that is too short", "CH-18", put(106, "minutes", 60)),
    ("dice that fell otherwise", "draw", rolled(4)),
    ("minutes that were not committed to", "draw", put(119, "extra", 3)),
    ("a claim by a stranger", "claim", put(124, "player", "p05")),
    ("a result that was not claimed", "claim", flipped(126, seen_at=126)),
    ("a player who settles alone", "claim", put(126, "agreed", False)),
    ("a result that changes the standings", "draw", flipped(130, seen_at=137)),
    ("points that a win does not give", "CH-42", put(123, "result.points", [2, 0])),
    ("a winner below the figures of a bye", "R-1", put(127, "result.figures", [[0, 13]])),
    ("an absentee with figures", "R-1", put(127, "result.figures", [[3, 14]])),
    ("a no-show that counts as an opponent", "R-1", put(127, "result.opponents", True)),
    ("a winner who is behind", "CH-37", put(129, "result.figures", [[9, 3]])),
    (
        "a winner by time who is behind",
        "CH-38",
        both(put(129, "result.figures", [[9, 3]]), put(129, "result.how", "time")),
    ),
    ("a slip of the finger", "CH-37", put(130, "result.figures", [[100, 0]])),
    ("a round closed too early", "order", turn(132, 133, 132)),
    ("a result after the close", "order", at(133, turn(132, 133, 133))),
    ("a drop counted wrongly", "order", put(135, "after", 2)),
    ("a correction of another result", "order", put(139, "old.points", [1, 1])),
    ("a repair that was not drawn", "draw", swap(140, "p07", "p17")),
    ("a rejoin without its unpaired loss", "CH-26", put(151, "missed", [])),
    ("a rejoin with a loss too many", "CH-26", put(151, "missed", [1, 2])),
    ("an ejected player back", "CH-27", add(154, "PlayerRejoined", player="p07", missed=[])),
    ("an ejected player paired", "CH-27", swap(156, "p05", "p07")),
    ("a player twice in a round", "CH-30", put(156, "pairs.0.first", "p05")),
    ("a hand-made rematch that is not named", "CH-28", put(156, "breaks", ["CH-30"])),
    ("a hand-made float that is not named", "CH-30", put(156, "breaks", ["CH-28"])),
    ("a round too many", "CH-22", at(156, put(153, "rounds", 2))),
    (
        "a list changed after the start",
        "CH-08",
        add(103, "ListHandedIn", ("player", "p02"), player="p02", text="better"),
    ),
    ("a seed that did not make the cut", "CH-34", put(166, "seeds", ["p13", "p06", "p09", "p15"])),
    ("a lot that was not drawn", "draw", put(166, "lots.p02", 1)),
    ("another replacement", "CH-35", put(168, "joined", "p11")),
    ("a replacement as the highest seed", "CH-35", put(168, "seeds", ["p15", "p06", "p09", "p02"])),
    ("other pairs than the drawing's", "CH-36", swap(169, "p15", "p02")),
    ("a number of the drawing", "CH-36", put(169, "matches", [2, 1])),
    ("a placing of another round", "R-6", put(172, "bracket_round", 2)),
    ("a bye for one whose opponent is there", "R-6", both(put(173, "player", "p09"), put(173, "match", 2))),
    ("a bracket winner who lost", "CH-36", put(176, "pairs.0.second", "p09")),
    ("points for the bracket", "R-2", put(174, "result.points", [0, 3])),
    ("a tie broken wrongly", "CH-36", put(178, "winner", "p15")),
    ("a tie broken by a roll", "CH-36", put(178, "by", "roll")),
    ("a rank", "R-9", both(put(179, "ranking.6.1", "p10"), put(179, "ranking.7.1", "p08"))),
    ("a placing", "R-9", put(179, "ranking.2.0", "3")),
    ("an ejected player in the ranking", "R-9", put(179, "ranking.6.1", "p07")),
    ("three warnings without an answer", "CH-50", at(179, put(118, "player", "p03"))),
    ("another seed", "draw", put(180, "seed", "00" * 32)),
    ("the seed before the end", "secret", turn(179, 180, 179)),
    ("a result after the end", "order", add(179, "DeviationDeclared", clause="CH-30", reason="late")),
]
OTHERS: list[tuple[str, str, str, Damage]] = [
    ("timeline", "another bye", "TL-14", swap(163, "p10", "p12")),
    ("timeline", "another key of the bye", "draw", put(163, "keys.bye", "0" * 64)),
    ("timeline", "a second bye", "TL-14", both(swap(227, "zoe", "p10"), put(227, "breaks", []))),
    ("timeline", "a tie for the lower rank", "TL-33", put(258, "winner", "p02")),
    ("timeline", "a shared fifth place", "TL-28", put(263, "ranking.4.0", "5-8")),
    ("timeline", "too few players", "TL-07", at(154, lambda facts: _without(facts, 153))),
    ("munchkin", "a rejoin where there is none", "MU-30", add(146, "PlayerRejoined", player="p06", missed=[2])),
    ("munchkin", "a game too few", "MU-21", put(168, "result.games", [0])),
    ("munchkin", "a winner of fewer games", "MU-21", put(171, "result.games", [1, 1])),
    ("munchkin", "a forbidden pair that is not named", "MU-25", put(152, "breaks", [])),
    ("showdown", "squads shown before both have chosen", "PS-05", turn(110, 111, 110)),
    ("showdown", "other squads shown", "PS-05", put(111, "first", [3, 4])),
    ("showdown", "a squad twice", "PS-05", put(109, "squads", [1, 1])),
    ("showdown", "squads that leave others unused", "PS-07", put(203, "squads", [1, 2])),
]


@pytest.mark.fault("G3", "G7", "M3", "M6")
@pytest.mark.parametrize(("clause", "damage"), [pytest.param(*row[1:], id=row[0]) for row in CHALLENGER])
def test_damage_is_found_and_its_fact_named(clause: str, damage: Damage) -> None:
    facts = records("challenger")

    n = damage(facts)

    assert clause in {found.clause for found in last_discrepancies(facts, n)}


@pytest.mark.parametrize(
    ("book", "clause", "damage"), [pytest.param(r[0], *r[2:], id=f"{r[0]}: {r[1]}") for r in OTHERS]
)
def test_damage_is_found_in_the_other_rule_books(book: str, clause: str, damage: Damage) -> None:
    facts = records(book)

    n = damage(facts)

    assert clause in {found.clause for found in last_discrepancies(facts, n)}


@pytest.mark.parametrize(
    "row", [row for row in CHALLENGER if row[0] != "a result that changes the standings"], ids=lambda r: r[0]
)
def test_nothing_before_the_damage_is_blamed(row: tuple[str, str, Damage]) -> None:
    facts = records("challenger")
    before = records("challenger")

    n = row[2](facts)

    changed = next((i for i, (a, b) in enumerate(zip(before, facts, strict=False), start=1) if a != b), n)
    verdict = topcut_referee.verify(archive(renumbered(facts)))
    assert min(found.fact for found in verdict.discrepancies) >= min(changed, n)


def _without(facts: list[Record], locked: int) -> int:
    """One player less, who was never checked in."""
    name = "p31"
    facts[locked - 1]["body"]["players"].remove(name)
    for record in facts[:locked]:
        if record["kind"] == "PlayerCheckedIn" and record["body"]["player"] == name:
            record["body"]["player"] = "p30"
    return locked
