"""A tournament as text, one line per round: `1:  ana 16-9 bo    cy 12-12 dee    eve bye` (help_pages/notation.md)."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from topcut.exchange.document import placed
from topcut.exchange.notation_lines import ENDINGS, Line, Word, lines, quoted
from topcut.exchange.rounds import AWAY, everybody_once, read, typed
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.match import Entry, Match, Result, Seat, Unfinished
from topcut.rules.results import bye
from topcut.rules.ruleset import How, Ruleset, load
from topcut.rules.tournament import Player, Round, Tournament

DEFAULT_RULESET = "challenger"

_NUMBERS = r"[0-9]{1,18}(?:/[0-9]{1,18})*"
_ROUND = re.compile(r"([0-9]{1,9}):")
_TABLE = re.compile(r"\[([0-9]{1,9})\]")
_SCORE = re.compile(rf"({_NUMBERS})([-<>=])({_NUMBERS})|([-<>=])")
_FIGURE = re.compile(r"([^\s\"=]+)=([0-9]{1,18})-([0-9]{1,18})")
_UNFINISHED = re.compile(rf"([^\s\"=]+)=({'|'.join(Unfinished)})")
_GAMES = re.compile(r"games=([<>=]+)")
_BYE_POINTS = re.compile(r"points=([0-9]{1,18})")
_LOT = re.compile(r"([0-9]{1,20})")
_WINNERS: Mapping[str, Seat | None] = {">": Seat.FIRST, "<": Seat.SECOND, "=": None}
SIGNS = {winner: sign for sign, winner in _WINNERS.items()}


def tournament(text: str, ruleset: str | Ruleset | None = None) -> Tournament:
    """Read a tournament. The argument wins over the text's own `ruleset:` line; without either it is Challenger."""
    written = list(lines(text))
    book = ruleset if isinstance(ruleset, Ruleset) else load(ruleset or _ruleset_named(written) or DEFAULT_RULESET)
    sheet = _Sheet(book)
    for line in written:
        try:
            _read(sheet, line)
        except Refusal as refusal:
            raise placed(refusal, line=line.number) from None
    return sheet.tournament()


def text(t: Tournament) -> str:
    """Write a tournament; `tournament` reads it back as it was."""
    return "".join(f"{line}\n" for line in _written(t))


def entry(ruleset: Ruleset, text: str) -> Entry:
    """One result as people type it, without the names: `16-9`, `>`, `9-9 time damage=3-7`."""
    line = next(lines(text), None)
    if line is None:
        raise Refusal("notation-ends", wanted="score")
    found = _entry(ruleset, line.written_as(_SCORE, "score"), line)
    if line.words:
        raise Refusal("notation-word", word=line.words[0].text, wanted="end")
    return found


@dataclass(slots=True)
class _Sheet:
    """What has been read so far."""

    ruleset: Ruleset
    rounds: list[Round] = field(default_factory=list)
    listed: dict[PlayerId, None] = field(default_factory=dict)
    seen: dict[PlayerId, None] = field(default_factory=dict)
    away: dict[str, set[PlayerId]] = field(default_factory=lambda: {mark: set() for mark in AWAY})
    clubs: dict[PlayerId, str] = field(default_factory=dict)
    tables: dict[PlayerId, TableNumber] = field(default_factory=dict)
    lots: dict[PlayerId, int] = field(default_factory=dict)

    def know(self, player: PlayerId) -> PlayerId:
        if self.listed and player not in self.listed:
            raise Refusal("player-unknown", player=player)
        self.seen[player] = None
        return player

    def tournament(self) -> Tournament:
        return Tournament(
            ruleset=self.ruleset,
            players={player: self._player(player) for player in self.listed or self.seen},
            rounds=tuple(self.rounds),
            lots=self.lots,
        )

    def _player(self, player: PlayerId) -> Player:
        dropped, ejected, absent = (player in self.away[mark] for mark in AWAY)
        return Player(player, dropped, ejected, absent, self.clubs.get(player), self.tables.get(player))


def _ruleset_named(written: Iterable[Line]) -> str | None:
    for line in written:
        if line.words[0] == Word("ruleset:") and len(line.words) > 1:
            return line.words[1].text
    return None


def _read(sheet: _Sheet, line: Line) -> None:
    if line.starts_with(_ROUND):
        return _read_round(sheet, line)
    word = line.take("line")
    read = None if word.quoted else _KEYS.get(word.text)
    if read is None:
        raise Refusal("notation-line", word=word.text)
    return read(sheet, line)


def _read_round(sheet: _Sheet, line: Line) -> None:
    number = int(line.written_as(_ROUND, "round")[1])
    if number != len(sheet.rounds) + 1:
        raise Refusal("notation-round", round=number, expected=len(sheet.rounds) + 1)
    matches: list[Match] = []
    losses: list[PlayerId] = []
    while line.words:
        match = _match(sheet.ruleset, line)
        if isinstance(match, Match):
            matches.append(match)
        else:
            losses.append(match)
    this = Round(tuple(matches), tuple(losses))
    for player in everybody_once(this, number):
        sheet.know(player)
    sheet.rounds.append(this)


def _match(ruleset: Ruleset, line: Line) -> Match | PlayerId:
    """One match, or the player who has an unpaired loss."""
    table = TableNumber(int(line.written_as(_TABLE, "table")[1])) if line.starts_with(_TABLE) else None
    first = line.name()
    if table is None and line.words and line.words[0] == Word("loss"):
        line.words.popleft()
        return first
    if line.words and line.words[0] == Word("bye"):
        line.words.popleft()
        return Match(first, None, table, _bye(ruleset, line))
    score = line.written_as(_SCORE, "score")
    second = line.name()
    entry = _entry(ruleset, score, line)
    if not _added_up(ruleset) and score[1] and not _is_given(ruleset, entry):
        raise Refusal("notation-points", ruleset.points.clause, word=score[0], points=f"{score[1]}-{score[3]}")
    return Match(first, second, table, None if entry == Entry() else read(ruleset, entry))


def _bye(ruleset: Ruleset, line: Line) -> Result:
    result = bye(ruleset)
    if line.starts_with(_BYE_POINTS):
        return replace(result, points=(int(line.written_as(_BYE_POINTS, "points")[1]), 0))
    return result


def _entry(ruleset: Ruleset, score: re.Match[str], line: Line) -> Entry:
    sign = score[2] or score[4]
    entry = Entry(winner=_WINNERS.get(sign), drawn=sign == "=")
    if score[1]:
        entry = _scored(ruleset, entry, score)
    while line.words and _is_more(line.words[0]):
        entry = _with_more(ruleset, entry, line)
    if entry.unfinished is not None and entry.how is None:
        return replace(entry, how=How.TIME)
    return entry


def _scored(ruleset: Ruleset, entry: Entry, score: re.Match[str]) -> Entry:
    """`16-9` is what standings add up, `2/9-1/4` where that is two figures, and the points where it is none."""
    names = _added_up(ruleset)
    first, second = (tuple(map(int, side.split("/"))) for side in (score[1], score[3]))
    if {len(first), len(second)} != {len(names) or 1}:
        raise Refusal("notation-figures", word=score[0], figures=names or ("points",))
    pairs = tuple(zip(first, second, strict=True))
    return replace(entry, scores=dict(zip(names, pairs, strict=True))) if names else replace(entry, points=pairs[0])


def _is_given(ruleset: Ruleset, entry: Entry) -> bool:
    """Whether the rule book itself gives such points; others were awarded by a person, who says so (MU-34)."""
    points = ruleset.points
    if points.recorded or entry.points is None:
        return True
    given = {(points.win, points.loss), (points.loss, points.win)}
    if points.draw is not None:
        given.add((points.draw, points.draw))
    if entry.how is How.DOUBLE_NO_SHOW:
        given.add((points.loss, points.loss))
    return entry.points in given


def _added_up(ruleset: Ruleset) -> tuple[str, ...]:
    totals = {tiebreaker.figure for tiebreaker in ruleset.tiebreakers}
    return tuple(figure.name for figure in ruleset.kept_figures if figure.name in totals)


def _is_more(word: Word) -> bool:
    return not word.quoted and (word.text in ENDINGS or "=" in word.text)


def _with_more(ruleset: Ruleset, entry: Entry, line: Line) -> Entry:
    if line.words[0].text in ENDINGS:
        return replace(entry, how=ENDINGS[line.words.popleft().text])
    if line.starts_with(_GAMES):
        return replace(entry, games=tuple(_WINNERS[sign] for sign in line.written_as(_GAMES, "games")[1]))
    if line.starts_with(_UNFINISHED):
        return replace(entry, unfinished=_unfinished(ruleset, line))
    figure = line.written_as(_FIGURE, "figure")
    pair = (int(figure[2]), int(figure[3]))
    if figure[1] == "points":
        return replace(entry, points=pair)
    return replace(entry, scores={**entry.scores, figure[1]: pair})


def _unfinished(ruleset: Ruleset, line: Line) -> Unfinished:
    """`struggle=first`: who has won what was open when time was called (PS-25)."""
    word = line.written_as(_UNFINISHED, "figure")
    if word[1] not in claimed(ruleset):
        raise Refusal("notation-word", word=word[0], wanted="figure")
    return Unfinished(word[2])


def claimed(ruleset: Ruleset) -> frozenset[str]:
    """The name of the figure claimed at time by the winner of what was still open; nothing in most books."""
    steps = (step for ending in ruleset.endings.values() for step in ending.compare)
    names = {step.claims for step in steps if step.claims is not None}
    return frozenset(name for one in ruleset.figures if one.name in names for name in (one.name, *one.also))


def _read_ruleset(_sheet: _Sheet, line: Line) -> None:
    line.take("ruleset")
    if line.words:
        raise Refusal("notation-word", word=line.words[0].text, wanted="end")


def _read_players(sheet: _Sheet, line: Line) -> None:
    if sheet.seen:
        raise Refusal("notation-players-late")
    for player in line.names():
        if player in sheet.listed:
            raise Refusal("player-listed-twice", player=player)
        sheet.listed[player] = None


def _read_away(sheet: _Sheet, line: Line, *, mark: str) -> None:
    sheet.away[mark].update(map(sheet.know, line.names()))


def _read_club(sheet: _Sheet, line: Line) -> None:
    club = line.name()
    sheet.clubs.update((sheet.know(player), club) for player in line.names())


def _read_table(sheet: _Sheet, line: Line) -> None:
    table = TableNumber(int(line.written_as(_TABLE, "table")[1]))
    sheet.tables.update((sheet.know(player), table) for player in line.names())


def _read_lots(sheet: _Sheet, line: Line) -> None:
    while line.words:
        player = sheet.know(line.name())
        sheet.lots[player] = int(line.written_as(_LOT, "lot")[1])


_KEYS: Mapping[str, Callable[[_Sheet, Line], None]] = {
    "ruleset:": _read_ruleset,
    "players:": _read_players,
    **{f"{mark}:": partial(_read_away, mark=mark) for mark in AWAY},
    "club:": _read_club,
    "table:": _read_table,
    "lots:": _read_lots,
}


def _written(t: Tournament) -> Iterator[str]:
    yield f"ruleset: {quoted(t.ruleset.name)}"
    if tuple(t.players) != _in_order_of_appearance(t):
        yield _listed("players:", t.players)
    for club in dict.fromkeys(player.club for player in t.players.values() if player.club is not None):
        yield _listed(f"club: {quoted(club)}", (p.id for p in t.players.values() if p.club == club))
    for player in t.players.values():
        if player.table is not None:
            yield f"table: [{player.table}] {quoted(player.id)}"
    for number, this in enumerate(t.rounds, 1):
        yield f"{number}:  {'    '.join(written_round(t.ruleset, this))}".rstrip()
    for mark in AWAY:
        if away := [player.id for player in t.players.values() if getattr(player, mark)]:
            yield _listed(f"{mark}:", away)
    if t.lots:
        yield "lots: " + "  ".join(f"{quoted(player)} {lot}" for player, lot in t.lots.items())


def _in_order_of_appearance(t: Tournament) -> tuple[PlayerId, ...]:
    """The order in which the text would name the players if it had no list of them."""
    rounds = (everybody_once(this, number) for number, this in enumerate(t.rounds, 1))
    return tuple(dict.fromkeys(player for there in rounds for player in there))


def _listed(key: str, players: Iterable[PlayerId]) -> str:
    return " ".join((key, *map(quoted, players)))


def written_round(ruleset: Ruleset, this: Round) -> Iterator[str]:
    """Each match of a round, and each unpaired loss, as it is in the text."""
    for match in this.matches:
        table = () if match.table is None else (f"[{match.table}]",)
        yield " ".join((*table, quoted(match.first), *_written_result(ruleset, match)))
    for player in this.unpaired_losses:
        yield f"{quoted(player)} loss"


def _written_result(ruleset: Ruleset, match: Match) -> Iterator[str]:
    if match.second is None:
        yield "bye"
        if match.result is not None and match.result.points != bye(ruleset).points:
            yield f"points={match.result.points[0]}"
        return
    entry = Entry() if match.result is None else _shown(ruleset, match.result)
    names = _added_up(ruleset)
    scores = dict(entry.scores)
    points = entry.points
    pairs = [scores.pop(name, (0, 0)) for name in names] if not scores.keys().isdisjoint(names) else []
    if not names and points is not None and _is_given(ruleset, entry):
        pairs, points = [points], None
    sides = ("/".join(map(str, side)) for side in zip(*pairs, strict=True)) if pairs else ("", "")
    yield ("=" if entry.drawn else SIGNS[entry.winner] if entry.winner is not None else "-").join(sides)
    yield quoted(match.second)
    if entry.how is not None:
        yield entry.how
    yield from (f"{name}={first}-{second}" for name, (first, second) in scores.items())
    if points is not None:
        yield f"points={points[0]}-{points[1]}"
    if entry.games:
        yield "games=" + "".join(SIGNS[winner] for winner in entry.games)


def _shown(ruleset: Ruleset, result: Result) -> Entry:
    """The least that reads back as the result; and who won at time, where that takes more than a look at the score."""
    entry = typed(ruleset, result)
    if result.how is not How.TIME or result.winner is None or len(_added_up(ruleset)) == 1:
        return entry
    return replace(entry, how=How.TIME, winner=result.winner)
