"""How a row of the standings is worked out, and why one player is ranked above another."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.match import Match, Seat
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ranking.sheet import LATEST, NOBODY, Sheet, sheet
from topcut.rules.ranking.standings import RANDOM, Standing, standings
from topcut.rules.ranking.tiebreakers import AVERAGED, counted, divisors, figures
from topcut.rules.ruleset import Ruleset, Tiebreaker
from topcut.rules.tournament import Tournament

Value = int | Fraction

DIGITS = 3


class Source(StrEnum):
    """What a round was to a player."""

    MATCH = "match"
    NO_SHOW = "no-show"  # a match that made neither an opponent
    BYE = "bye"
    UNPAIRED_LOSS = "unpaired-loss"


@dataclass(frozen=True, slots=True)
class Line:
    """What a player has from one settled round; `figures` are those the ruleset keeps, in its order."""

    round: int
    source: Source
    clause: str
    opponent: PlayerId | None
    points: int
    figures: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Opponent:
    """An opponent as the means count one; without a player it is a bye, in a ruleset where that is an opponent."""

    player: PlayerId | None
    points: int
    rounds: int
    rate: Fraction


@dataclass(frozen=True, slots=True)
class Tiebreak:
    """A figure and its parts: one per opponent in a mean, one per line in a total."""

    tiebreaker: Tiebreaker
    parts: tuple[Value, ...]
    value: Value


@dataclass(frozen=True, slots=True)
class RowReason:
    """What a row of the standings is based on."""

    player: PlayerId
    points: int
    played: int
    lines: tuple[Line, ...]
    opponents: tuple[Opponent, ...]
    tiebreaks: tuple[Tiebreak, ...]


def row(t: Tournament, player: PlayerId) -> RowReason:
    return rows(t, (player,))[0]


def rows(t: Tournament, players: Sequence[PlayerId]) -> tuple[RowReason, ...]:
    """The rows of several players, worked out together."""
    for player in players:
        _check_known(t, player)
    so_far = sheet(t)
    lines = _lines(t, players)
    opponents = _opponents(t.ruleset, so_far, players)
    tiebreaks = [
        _tiebreaks(tiebreaker, t.ruleset, so_far, lines)
        for tiebreaker in t.ruleset.tiebreakers
        if tiebreaker.kind != RANDOM
    ]
    return tuple(
        RowReason(
            player=player,
            points=so_far.points[so_far.places[player]],
            played=so_far.played[so_far.places[player]],
            lines=lines[player],
            opponents=opponents[player],
            tiebreaks=tuple(tiebreak[player] for tiebreak in tiebreaks),
        )
        for player in players
    )


def above(t: Tournament, one: PlayerId, other: PlayerId) -> Reason:
    """Why one of two players is ranked above the other, or that they are level."""
    ranked = {standing.player: standing for standing in standings(t)}
    for player in (one, other):
        _check_known(t, player)
        if player not in ranked:
            raise Refusal("player-not-ranked", clause="R-5", player=player)
    return between(t, ranked[one], ranked[other])


def between(t: Tournament, one: Standing, other: Standing) -> Reason:
    """The same for two rows of standings that are already there."""
    higher, lower = (one, other) if one.rank <= other.rank else (other, one)
    if higher.points == lower.points:
        return _tie_broken(t, higher, lower)
    label = t.ruleset.terms.points
    return reason(
        "more-points",
        t.ruleset.points.clause,
        **_who(higher, lower),
        label=label,
        more=higher.points,
        fewer=lower.points,
    )


def reasons(ruleset: Ruleset, why: RowReason) -> Iterator[Reason]:
    """A row in sentences: its points, round by round, its opponents, its tiebreakers."""
    label = ruleset.terms.points
    yield reason("row", ruleset.points.clause, player=why.player, points=why.points, played=why.played, label=label)
    for line in why.lines:
        yield _line_reason(ruleset, line)
    averaged = any(tiebreaker.kind in AVERAGED for tiebreaker in ruleset.tiebreakers)
    for opponent in why.opponents if averaged else ():
        yield _opponent_reason(ruleset, opponent)
    for tiebreak in why.tiebreaks:
        yield _tiebreak_reason(tiebreak)


def figure_shown(kind: str, value: Value) -> str:
    """A tiebreaker as people read it: rounds are kept as one number, which nobody reads as rounds."""
    return ", ".join(str(value)) if kind == LATEST and value else rounded(value)


def rounded(value: Value, digits: int = DIGITS) -> str:
    """A mean for reading, halves rounded away from zero, by whole numbers: `2.300`. A count stays as it is: `14`."""
    if isinstance(value, int):
        return str(value)
    unit = 10**digits
    nearest = (2 * abs(value.numerator) * unit + value.denominator) // (2 * value.denominator)
    sign = "-" if value < 0 and nearest else ""
    return f"{sign}{nearest // unit}.{nearest % unit:0{digits}}"


def _check_known(t: Tournament, player: PlayerId) -> None:
    if player not in t.players:
        raise Refusal("player-unknown", player=player)


def _lines(t: Tournament, players: Sequence[PlayerId]) -> dict[PlayerId, tuple[Line, ...]]:
    lines: dict[PlayerId, list[Line]] = {player: [] for player in players}
    for number, round in enumerate(t.rounds, start=1):
        for match in round.matches:
            if match.first in lines:
                lines[match.first] += _seat_line(t.ruleset, number, match, Seat.FIRST)
            if match.second is not None and match.second in lines:
                lines[match.second] += _seat_line(t.ruleset, number, match, Seat.SECOND)
        for player in lines.keys() & set(round.unpaired_losses):
            lines[player].append(_unpaired_loss(t.ruleset, number))
    return {player: tuple(of_player) for player, of_player in lines.items()}


def _seat_line(ruleset: Ruleset, number: int, match: Match, seat: Seat) -> Iterator[Line]:
    """One line if the match is settled, or none."""
    result = match.result
    if result is None:
        return
    source, clause = Source.MATCH, ruleset.points.clause
    if match.second is None:
        source, clause = Source.BYE, ruleset.bye.clause
    elif not result.opponents:
        source, clause = Source.NO_SHOW, ruleset.endings[result.how].clause
    opponent = match.second if seat is Seat.FIRST else match.first
    scored = tuple(pair[seat] for pair in result.figures) or _nothing(ruleset)
    yield Line(number, source, clause, opponent, result.points[seat], scored)


def _unpaired_loss(ruleset: Ruleset, number: int) -> Line:
    clause, points = ruleset.leaving.rejoin_clause, ruleset.points.loss
    return Line(number, Source.UNPAIRED_LOSS, clause, None, points, _nothing(ruleset))


def _nothing(ruleset: Ruleset) -> tuple[int, ...]:
    return (0,) * len(ruleset.kept_figures)


def _opponents(ruleset: Ruleset, so_far: Sheet, players: Sequence[PlayerId]) -> Mapping[PlayerId, tuple[Opponent, ...]]:
    rounds = divisors(ruleset, so_far)
    others = counted(ruleset, so_far)

    def opponent(place: int) -> Opponent:
        if place == NOBODY:
            return Opponent(None, 0, 0, Fraction(0))
        points = so_far.points[place]
        return Opponent(so_far.ids[place], points, rounds[place], Fraction(points, rounds[place]))

    return {player: tuple(map(opponent, others[so_far.places[player]])) for player in players}


def _tiebreaks(
    tiebreaker: Tiebreaker, ruleset: Ruleset, so_far: Sheet, lines: Mapping[PlayerId, Sequence[Line]]
) -> Mapping[PlayerId, Tiebreak]:
    values = figures(tiebreaker, ruleset, so_far).exact()
    parts = _parts(tiebreaker, ruleset, so_far, lines)
    return {player: Tiebreak(tiebreaker, parts[player], values[so_far.places[player]]) for player in lines}


def _parts(
    tiebreaker: Tiebreaker, ruleset: Ruleset, so_far: Sheet, lines: Mapping[PlayerId, Sequence[Line]]
) -> Mapping[PlayerId, tuple[Value, ...]]:
    if tiebreaker.kind not in AVERAGED:
        names = [figure.name for figure in ruleset.kept_figures]
        which = names.index(str(tiebreaker.figure))
        if tiebreaker.kind == LATEST:
            return {player: _rounds_with(which, of_player) for player, of_player in lines.items()}
        return {player: tuple(line.figures[which] for line in of_player) for player, of_player in lines.items()}
    averaged = AVERAGED[tiebreaker.kind](tiebreaker, ruleset, so_far)
    of_place = [*averaged.exact(), Fraction(averaged.nobody, averaged.scale)]
    others = counted(ruleset, so_far)
    return {player: tuple(of_place[place] for place in others[so_far.places[player]]) for player in lines}


def _rounds_with(figure: int, lines: Sequence[Line]) -> tuple[Value, ...]:
    return tuple(line.round for line in reversed(lines) if line.figures[figure])


def _tie_broken(t: Tournament, higher: Standing, lower: Standing) -> Reason:
    who = _who(higher, lower)
    level = [t.ruleset.terms.points]
    clause = t.ruleset.points.clause
    pairs = zip(higher.tiebreaks, lower.tiebreaks, strict=True)
    for tiebreaker in t.ruleset.tiebreakers:
        clause = tiebreaker.clause
        if tiebreaker.kind == RANDOM:
            if t.lots:
                return reason("by-lot", clause, **who, level=tuple(level))
            continue
        more, fewer = next(pairs)
        if more != fewer:
            return reason(
                "higher-tiebreak",
                clause,
                **who,
                level=tuple(level),
                kind=tiebreaker.kind,
                label=tiebreaker.label,
                more=str(more),
                fewer=str(fewer),
                more_rounded=figure_shown(tiebreaker.kind, more),
                fewer_rounded=figure_shown(tiebreaker.kind, fewer),
            )
        level.append(tiebreaker.label)
    return reason("equal", clause, **who, level=tuple(level))


def _who(higher: Standing, lower: Standing) -> dict[str, object]:
    return {"above": higher.player, "below": lower.player, "rank": higher.rank, "lower_rank": lower.rank}


def _line_reason(ruleset: Ruleset, line: Line) -> Reason:
    told = {tiebreaker.figure for tiebreaker in ruleset.tiebreakers}
    scored = [
        f"{figure.label} {value}"
        for figure, value in zip(ruleset.kept_figures, line.figures, strict=True)
        if figure.name in told
    ]
    return reason(
        f"row-{line.source}",
        line.clause,
        round=line.round,
        opponent=line.opponent,
        label=ruleset.terms.points,
        points=line.points,
        figures=tuple(scored),
        count=len(scored),
    )


def _opponent_reason(ruleset: Ruleset, opponent: Opponent) -> Reason:
    return reason(
        "row-bye-as-opponent" if opponent.player is None else "row-opponent",
        ruleset.strength.clause,
        opponent=opponent.player,
        label=ruleset.terms.points,
        points=opponent.points,
        rounds=opponent.rounds,
        rate=str(opponent.rate),
        rate_rounded=rounded(opponent.rate),
    )


def _tiebreak_reason(tiebreak: Tiebreak) -> Reason:
    return reason(
        f"row-{tiebreak.tiebreaker.kind}" if tiebreak.parts else "row-without-parts",
        tiebreak.tiebreaker.clause,
        label=tiebreak.tiebreaker.label,
        parts=tuple(map(str, tiebreak.parts)),
        value=str(tiebreak.value),
        value_rounded=rounded(tiebreak.value),
    )
