"""The standings, or the final results: a table for a spreadsheet, and text to paste into a chat or a forum."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from topcut.exchange.people_csv import sheet
from topcut.ids import PlayerId
from topcut.rules.match import Stage
from topcut.rules.ranking.explain import rounded
from topcut.rules.ranking.standings import RANDOM, standings
from topcut.rules.record import Outcome, Played, Tally, record, tally
from topcut.rules.ruleset import Ruleset
from topcut.rules.state import score
from topcut.rules.tournament import Tournament, rounds_of
from topcut.words import counted, raised, say
from topcut.words.rulebook import in_words_of_reader

Names = Mapping[PlayerId, str]
MARKED = str.maketrans({letter: f"\\{letter}" for letter in r"\`*_[]<>#|~"})
UNSEATED = frozenset({Outcome.NOT_IN, Outcome.OPEN})


@dataclass(frozen=True, slots=True)
class Row:
    """A player's line. Who is placed without being in the standings has no figures."""

    place: str  # 1, or 5-8
    player: PlayerId
    tally: Tally
    points: int | None = None
    played: int | None = None
    tiebreaks: tuple[str, ...] = ()  # rounded as on pages


def rows(t: Tournament) -> Iterator[Row]:
    """In the order of the final ranking, once there is one."""
    ranked, tallied = {row.player: row for row in standings(t)}, tally(t)
    for place, player in t.ranking or ((str(row.rank), row.player) for row in ranked.values()):
        row = ranked.get(player)
        if row is None:
            yield Row(place, player, tallied[player])
        else:
            yield Row(place, player, tallied[player], row.points, row.played, tuple(map(rounded, row.tiebreaks)))


def spreadsheet(t: Tournament, names: Names) -> str:
    """Place, name, club, points, every tiebreaker, and each round's opponent and result."""
    tiebreakers = _tiebreakers(t.ruleset)
    head = ["place", "name", "club", "id", t.ruleset.terms.points, "rounds", "won", "drawn", "lost", *tiebreakers]
    for stage in Stage:
        for number in range(1, len(rounds_of(t, stage)) + 1):
            where = say(f"where-{stage.value}", round=number)
            head += [f"{where}: opponent", f"{where}: result"]
    body = (
        (
            row.place.replace("-", "–"),  # a spreadsheet takes 3-4 for a day in April
            _name(names, row.player),
            t.players[row.player].club,
            row.player,
            row.points,
            row.played,
            row.tally.won,
            row.tally.drawn,
            row.tally.lost,
            *(row.tiebreaks or ("",) * len(tiebreakers)),
            *(cell for played in record(t, row.player) for cell in _round(t, played, names)),
        )
        for row in rows(t)
    )
    return sheet((head, *body))


def plain(t: Tournament, names: Names) -> str:
    """`1. Ana (Red Dice), 4-0-0, 12 event points`, one line a player."""
    lines = [*_heading(t)]
    for row in rows(t):
        club = t.players[row.player].club
        name = f"{_name(names, row.player)} ({club})" if club else _name(names, row.player)
        told = "" if row.points is None else f", {_record(row.tally)}, {counted(row.points, t.ruleset.terms.points)}"
        lines.append(f"{row.place}. {name}{told}")
    return "\n".join(lines) + "\n"


def markdown(t: Tournament, names: Names) -> str:
    """A table with every tiebreaker."""
    tiebreakers = _tiebreakers(t.ruleset)
    points = in_words_of_reader(t.ruleset.terms.points)
    named = (say(f"results-column.{one}") for one in ("place", "name", "club", "record"))
    head = (*named, raised(points), *map(in_words_of_reader, tiebreakers))
    title, *under = map(_marked, _heading(t))
    lines = [
        f"**{title}**",
        "",
        *under,
        "",
        _line(head),
        _line(["---", "---", "---", "---", *["---:"] * (len(head) - 4)]),
    ]
    for row in rows(t):
        figures = row.tiebreaks or ("",) * len(tiebreakers)
        points = "" if row.points is None else str(row.points)
        club = t.players[row.player].club or ""
        lines.append(
            _line((row.place, _marked(_name(names, row.player)), _marked(club), _record(row.tally), points, *figures))
        )
    return "\n".join(lines) + "\n"


def _heading(t: Tournament) -> tuple[str, str]:
    """`Autumn Cup, 2026-11-15, Pier Hall` and what it was: the book, the players, the structure."""
    where = ", ".join(filter(None, (t.title, t.first_day, t.place)))
    structure = t.structure
    return where, say(
        "results-heading",
        book=t.ruleset.title,
        state="final" if t.ranking else "standings",
        players=len(t.players) if structure is None else structure.players,
        rounds=len(t.rounds),
        cut=structure.cut if structure else 0,
    )


def _round(t: Tournament, played: Played, names: Names) -> tuple[str | None, str | None]:
    if played.outcome in UNSEATED:
        return None if played.opponent is None else _name(names, played.opponent), None
    opponent = None if played.opponent is None else _name(names, played.opponent)
    said = say(f"outcome-{played.outcome.value}")
    figures = score(t.ruleset, played.result, played.seat) if played.outcome is not Outcome.BYE else ""
    return opponent, f"{said} {figures}".strip()


def _tiebreakers(ruleset: Ruleset) -> list[str]:
    return [tiebreaker.label for tiebreaker in ruleset.tiebreakers if tiebreaker.kind != RANDOM]


def _record(tallied: Tally) -> str:
    return f"{tallied.won}-{tallied.drawn}-{tallied.lost}"


def _name(names: Names, player: PlayerId) -> str:
    return names.get(player, str(player))


def _marked(text: str) -> str:
    """Words in which Markdown finds nothing to do."""
    return text.translate(MARKED)


def _line(cells: tuple[str, ...] | list[str]) -> str:
    return f"| {' | '.join(cells)} |"
