"""Standings in exact fractions: points, then the rule book's tiebreakers, then lots."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise

from topcut_referee.book import Book
from topcut_referee.sheet import Match, Round, Sheet


@dataclass(slots=True)
class Line:
    """What one player has played so far."""

    points: int = 0
    rounds: int = 0
    nobody: int = 0  # byes, where they count as opponents who have nothing
    figures: list[int] = field(default_factory=list)
    opponents: list[str] = field(default_factory=list)


def lines(sheet: Sheet, through: int | None = None) -> dict[str, Line]:
    """Everybody's line after the Swiss rounds up to this one; open matches do not count yet."""
    size = len(sheet.book.figures)
    found = {player: Line(figures=[0] * size) for player in sheet.players}
    rounds = sheet.swiss if through is None else sheet.swiss[:through]
    for round_ in rounds:
        _losses(sheet, round_, found)
        for match in round_.matches:
            _count(sheet.book, match, found)
    return found


def points(sheet: Sheet, through: int | None = None) -> dict[str, int]:
    return {player: line.points for player, line in lines(sheet, through).items()}


def keys(sheet: Sheet, through: int | None = None) -> dict[str, tuple[Fraction, ...]]:
    """Points and tiebreakers of everybody, greater is better; lots are left out."""
    found = lines(sheet, through)
    strength = strengths(sheet.book, found, len(sheet.swiss if through is None else sheet.swiss[:through]))
    table: dict[str, tuple[Fraction, ...]] = {}
    for player, line in found.items():
        key = [Fraction(line.points)]
        for step in sheet.book.tiebreakers:
            if step["kind"] == "latest-rounds":
                key.append(_latest(sheet, str(step["figure"]), player, through))
            else:
                key.append(_step(sheet.book, dict(step), player, found, strength))
        table[player] = tuple(key)
    return table


def order(sheet: Sheet, through: int | None = None) -> tuple[list[str], bool]:
    """Players from the best to the last, and whether no lot was needed that is not known."""
    table, lots = keys(sheet, through), sheet.lots()
    ranked = sorted(sheet.players, key=lambda player: (table[player], lots.get(player, -1)), reverse=True)
    sure = all(table[above] != table[below] or (above in lots and below in lots) for above, below in pairwise(ranked))
    return ranked, sure


def strengths(book: Book, found: dict[str, Line], rounds: int) -> dict[str, Fraction]:
    """Strength of schedule: the mean of the opponents' points per round."""
    whole = book.entry("strength.rounds", "played") == "all"
    rate = {
        player: Fraction(line.points, rounds if whole else line.rounds) if line.rounds else Fraction(0)
        for player, line in found.items()
    }
    return {
        player: _mean(book, line, [rate[other] for other in _counted(book, line)]) for player, line in found.items()
    }


def _step(
    book: Book, step: dict[str, object], player: str, found: dict[str, Line], strength: dict[str, Fraction]
) -> Fraction:
    kind, line = step["kind"], found[player]
    others = _counted(book, line)
    if kind == "strength":
        return strength[player]
    if kind == "extended-strength":
        return _mean(book, line, [strength[other] for other in others])
    if kind == "figure":
        names = [figure["name"] for figure in book.figures]
        return Fraction(line.figures[names.index(step["figure"])]) if step["figure"] in names else Fraction(0)
    if kind == "match-win-rate":
        floor = Fraction(str(step.get("floor", "0")))
        return _mean(book, line, [max(floor, _share(book, found[other])) for other in others])
    return Fraction(0)


def _latest(sheet: Sheet, figure: str, player: str, through: int | None) -> Fraction:
    """The rounds in which the figure is not 0, the latest first, written as one number."""
    names = [str(one["name"]) for one in sheet.book.figures]
    if figure not in names:
        return Fraction(0)
    digits, number = len(str(sheet.rounds)), 0
    for round_ in reversed(sheet.swiss if through is None else sheet.swiss[:through]):
        match = round_.of(player)
        figures = match.result["figures"][names.index(figure) :] if match is not None and match.result else []
        if match is not None and figures and figures[0][match.players.index(player)]:
            number = number * 10**digits + round_.number
    return Fraction(number)


def _share(book: Book, line: Line) -> Fraction:
    return Fraction(line.points, book.points("win") * line.rounds) if line.rounds else Fraction(0)


def _counted(book: Book, line: Line) -> Sequence[str]:
    once = book.entry("strength.met_twice", "per-match") == "once"
    return list(dict.fromkeys(line.opponents)) if once else line.opponents


def _mean(book: Book, line: Line, values: Sequence[Fraction]) -> Fraction:
    count = len(values) + line.nobody
    return sum(values, Fraction(0)) / count if count else Fraction(book.number("strength.no_opponents", 0))


def _losses(sheet: Sheet, round_: Round, found: dict[str, Line]) -> None:
    """An unpaired loss is a round played, with nothing for it and no opponent."""
    for player, entry in sheet.players.items():
        lost = player in round_.losses or round_.number in entry.missed
        if lost and round_.of(player) is None:
            found[player].rounds += 1
            found[player].points += sheet.book.points("loss")


def _count(book: Book, match: Match, found: dict[str, Line]) -> None:
    if any(player not in found for player in match.players):
        return
    if match.is_bye:
        line = found[match.first]
        line.points += book.points("win")
        line.rounds += 1
        line.nobody += book.flag("bye.is_opponent", False)
        line.figures = [have + bye for have, bye in zip(line.figures, book.bye_figures(), strict=True)]
        return
    result = match.result
    if result is None:
        return
    for seat, player in enumerate(match.players):
        line = found[player]
        line.points += result["points"][seat]
        line.rounds += 1
        for place, figure in enumerate(result["figures"][: len(line.figures)]):
            line.figures[place] += figure[seat]
        if match.trophy is not None and not match.boxed and seat == result["winner"]:
            line.points += match.trophy
        if result["opponents"]:
            line.opponents.append(match.players[1 - seat])
