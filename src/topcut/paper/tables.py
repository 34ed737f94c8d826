"""Sheets of the whole tournament: the standings, and the cross-table of players and rounds."""

from collections.abc import Sequence

from topcut.ids import PlayerId
from topcut.paper.sheet import Called, Sheet, about, heads, sealed
from topcut.rules.chain import Head
from topcut.rules.cross_table import Cell
from topcut.rules.cross_table import cross_table as crossed
from topcut.rules.match import Stage
from topcut.rules.pairing.seeding import cut_line
from topcut.rules.ranking.explain import rounded
from topcut.rules.ranking.standings import RANDOM
from topcut.rules.ranking.standings import standings as ranked
from topcut.rules.record import Outcome, Tally, tally
from topcut.rules.state import score
from topcut.rules.tournament import Tournament, rounds_of, with_public_lots
from topcut.words import raised, say
from topcut.words.dates import with_decimal_sign
from topcut.words.rulebook import in_words_of_reader


def standings(t: Tournament, called: Called, head: Head) -> Sheet:
    """As everyone may see them: until the cut, equal players share a rank. Once it is over, in the final order."""
    t = with_public_lots(t)
    found, tallies = {row.player: row for row in ranked(t)}, tally(t)
    places = {player: place for place, player in t.ranking}
    order = [player for player in places if player in found] or list(found)
    ranks = heads("place", "swiss") if places else heads("rank")
    above = [
        *ranks,
        *heads("player"),
        raised(in_words_of_reader(t.ruleset.terms.points)),
        say("display-won-lost" if t.ruleset.points.draw is None else "display-won-drawn-lost"),
        *heads("rounds"),
        *(in_words_of_reader(one.label) for one in t.ruleset.tiebreakers if one.kind != RANDOM),
    ]
    rows = [
        {
            "ranks": [*([places[player]] if places else []), str(found[player].rank)],
            "name": called(player),
            "left": say("paper-left") if t.players[player].has_left else "",
            "figures": [
                str(found[player].points),
                _tally(t, tallies[player]),
                str(found[player].played),
                *(with_decimal_sign(rounded(value)) for value in found[player].tiebreaks),
            ],
        }
        for player in order
    ]
    data = {
        **about(t, say("paper-title.ranking" if places else "paper-title.standings"), _when(t)),
        "heads": above,
        "ranks": len(ranks),
        "rows": rows,
        "line": _line(t, order, [found[player].rank for player in order]),
        "cut": say("paper-cut", cut=t.structure.cut if t.structure else 0),
        "seal": sealed(head),
    }
    return Sheet("standings", data)


def _line(t: Tournament, order: Sequence[PlayerId], ranks: Sequence[int]) -> int:
    """After how many rows the cut is; nowhere, while equal players stand on both sides of it."""
    line = cut_line(t, order) if t.structure and t.structure.cut else 0
    is_tied = 0 < line < len(ranks) and ranks[line - 1] == ranks[line] and not t.ranking
    return 0 if is_tied else line


def cross_table(t: Tournament, called: Called, head: Head) -> Sheet:
    """Each player's way through the rounds: result, and the row of the opponent."""
    rows = [[row.number, called(row.player), row.points, *(_cell(t, cell) for cell in row.cells)] for row in crossed(t)]
    rounds = [
        say("paper-cross-round", stage=stage.value, round=place)
        for stage in Stage
        for place in range(1, len(rounds_of(t, stage)) + 1)
    ]
    data = {
        **about(t, say("paper-title.cross-table"), _when(t)),
        "heads": [*heads("number", "player", "short-points"), *rounds],
        "rounds": len(rounds),
        "rows": rows,
        "legend": say("paper-cross-legend"),
        "seal": sealed(head),
    }
    return Sheet("cross-table", data)


def _cell(t: Tournament, cell: Cell) -> list[str]:
    """`W 12` and `16 : 9`: how it ended, against which row, and this player's figures first."""
    played = cell.played
    if played.outcome is Outcome.NOT_IN:
        return ["–", ""]
    letter = say("cross-letter", outcome=played.outcome.value)
    if cell.opponent is None:
        return [letter, ""]
    return [f"{letter} {cell.opponent}", score(t.ruleset, played.result, played.seat)]


def _when(t: Tournament) -> str:
    if not t.rounds:
        return say("paper-not-played")
    return say("paper-open" if t.open_round else "paper-after", round=len(t.rounds))


def _tally(t: Tournament, games: Tally) -> str:
    drawn = () if t.ruleset.points.draw is None else (games.drawn,)
    return "-".join(map(str, (games.won, *drawn, games.lost)))
