"""Who sits out a round, by the rule book: by lot at first, later the last in the standings or one of the lowest."""

from typing import Any

from topcut.planner.book import BY_STRENGTH, BYE_BY_POINTS, BYE_FEWEST, BYE_ONCE, PER_TIE, TIEBREAKERS, TIES
from topcut.planner.columns import BYES, POINTS, Columns, place_of
from topcut.planner.compiled import compiled
from topcut.planner.order import figure
from topcut.planner.stream import below


@compiled
def _fewest_byes(now: Columns, rules: Any, line: Any, size: int) -> int:
    """Only those who have had so few may have the next one; -1: anybody."""
    fewest = now.cells[place_of(now, line[0]) + BYES]
    for place in range(1, size):
        fewest = min(fewest, now.cells[place_of(now, line[place]) + BYES])
    if rules[BYE_ONCE] and (fewest == 0 or rules[BYE_FEWEST]):
        return fewest
    return -1


@compiled
def _least(now: Columns, rules: Any, stream: Any, rounds: int, line: Any, places: Any, count: int, tie: int) -> int:
    """Of those whose places stand there, keeps the ones who are last by a tiebreaker; how many they are."""
    least, kept = 0, 0
    for number in range(count):
        mine = figure(now, rules, stream, rounds, line[places[number]], tie)
        if not kept or mine < least:
            least, kept = mine, 0
        if mine == least:
            places[kept] = places[number]
            kept += 1
    return kept


@compiled
def place_of_bye(now: Columns, rules: Any, stream: Any, line: Any, size: int, rounds: int, places: Any) -> int:
    """The place in the line of the player who has the bye, after so many rounds.

    Those who are last by points are told apart by one tiebreaker after the other; `places` is there to write on.
    """
    if not rounds:
        return below(stream, size)
    fewest = _fewest_byes(now, rules, line, size)
    least, count = 0, 0
    for place in range(size):
        at = place_of(now, line[place])
        if fewest >= 0 and now.cells[at + BYES] != fewest:
            continue
        if not count or now.cells[at + POINTS] < least:
            least, count = now.cells[at + POINTS], 0
        if now.cells[at + POINTS] == least:
            places[count] = place
            count += 1
    if rules[BYE_BY_POINTS]:
        count = _least(now, rules, stream, rounds, line, places, count, BY_STRENGTH)
        return places[below(stream, count)]
    for number in range(rules[TIEBREAKERS]):
        if count > 1:
            count = _least(now, rules, stream, rounds, line, places, count, TIES + number * PER_TIE)
    return places[count - 1]
