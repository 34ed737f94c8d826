"""A history: a tournament as other tools leave it behind, in JSON."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches

from topcut.exchange import arrangements
from topcut.exchange.document import (
    Id,
    Object,
    a_list,
    a_number,
    a_pair,
    a_player,
    an_id,
    an_object,
    every_id,
    perhaps_a_list,
    placed,
)
from topcut.exchange.rounds import AWAY, everybody_once, read, typed
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.match import Entry, Match, Result, Seat
from topcut.rules.pairing.field import Wishes
from topcut.rules.pairing.tables import Hall
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.results import bye
from topcut.rules.ruleset import How, Ruleset
from topcut.rules.tournament import Player, Round, Tournament

DRAW = "draw"
PLAYED_OUT = {How.VICTORY, How.TIME, How.DRAW}

KNOWN = {
    "history": (
        *("ruleset", "players", "rounds", "dropped", "ejected", "absent"),
        *("byes", "forbidden", "clubs", "clubs_apart", "tables"),
    ),
    "round": ("matches", "unpaired_loss"),
    "match": ("p1", "p2", "table", "winner", "points", "scores", "games", "how"),
}


@dataclass(frozen=True, slots=True)
class Unread:
    """A member that is not known, what it is a member of, and where it first stands.

    It is said aloud, because a slip such as `droped` changes who plays.
    """

    part: str
    member: str
    place: Mapping[str, int]

    def said(self, **outer: int) -> Reason:
        """What is told of it; `outer` is the place of the history itself, as in `line=3`."""
        near = tuple(get_close_matches(self.member, KNOWN[self.part], n=1))
        named = {"part": self.part, "member": self.member, "near": near, "count": len(near)}
        return reason("member-unread", None, **named, place={**outer, **self.place})


@dataclass(frozen=True, slots=True)
class History:
    """A tournament from a file, and its players as that file calls them."""

    t: Tournament
    ids: Mapping[PlayerId, Id]
    names: Mapping[PlayerId, str] = field(default_factory=dict)  # where the file has names beside the ids
    wishes: Wishes = field(default_factory=Wishes)  # of the organizer, for the coming round
    hall: Hall = field(default_factory=Hall)
    unread: tuple[Unread, ...] = ()


def history(document: object, ruleset: Ruleset) -> History:
    """Read what we know of it. It is computed, not judged: two byes or a rematch do not matter."""
    members = an_object(document, "history")
    if "players" not in members:
        raise Refusal("players-missing")
    ids = every_id(a_list(members["players"], "players"))
    dropped, ejected, absent = (_players_named(members, kind, ids) for kind in AWAY)
    clubs, tables = arrangements.clubs(members, ids), arrangements.fixed(members, ids)
    players = {id: Player(id, id in dropped, id in ejected, id in absent, clubs.get(id), tables.get(id)) for id in ids}
    t = Tournament(ruleset, players, tuple(_rounds(perhaps_a_list(members, "rounds"), ruleset, players)))
    wishes = arrangements.wishes(members, players, coming=len(t.rounds) + 1)
    return History(t, ids, wishes=wishes, hall=arrangements.hall(members, t), unread=unread(members))


def document(known: History) -> dict[str, object]:
    """Write a tournament as a history; `history` reads it back."""
    t, ids = known.t, known.ids
    away = {kind: [ids[player.id] for player in t.players.values() if getattr(player, kind)] for kind in AWAY}
    if not away["ejected"]:
        del away["ejected"]
    return {
        "ruleset": t.ruleset.name,
        "players": list(ids.values()),
        "rounds": [_written_round(this, t.ruleset, ids) for this in t.rounds],
        **away,
        **arrangements.written(t, ids, known.wishes, known.hall),
    }


def _players_named(members: Object, kind: str, players: Mapping[PlayerId, Id]) -> frozenset[PlayerId]:
    return frozenset(a_player(value, kind, players) for value in perhaps_a_list(members, kind))


def _rounds(rounds: Iterable[object], ruleset: Ruleset, players: Mapping[PlayerId, Player]) -> Iterator[Round]:
    for number, value in enumerate(rounds, 1):
        try:
            this = _round(value, ruleset, players)
            everybody_once(this, number)
        except Refusal as refusal:
            raise placed(refusal, round=number) from None
        yield this


def _round(value: object, ruleset: Ruleset, players: Mapping[PlayerId, Player]) -> Round:
    members = value if isinstance(value, dict) else {"matches": a_list(value, "round")}
    matches = []
    for number, match in enumerate(perhaps_a_list(members, "matches"), 1):
        try:
            matches.append(_match(an_object(match, "match"), ruleset, players))
        except Refusal as refusal:
            raise placed(refusal, match=number) from None
    losses = perhaps_a_list(members, "unpaired_loss")
    return Round(tuple(matches), tuple(a_player(value, "unpaired_loss", players) for value in losses))


def _match(members: Object, ruleset: Ruleset, players: Mapping[PlayerId, Player]) -> Match:
    for seat in ("p1", "p2"):
        if seat not in members:
            raise Refusal("seat-missing", seat=seat)
    first = a_player(members["p1"], "p1", players)
    table = members.get("table")
    at = None if table is None else TableNumber(a_number(table, "table"))
    if members["p2"] is None:
        return Match(first, None, at, _bye(members, ruleset, first))
    second = a_player(members["p2"], "p2", players)
    if first == second:
        raise Refusal("player-against-self", player=first)
    entry = _entry(members, ruleset, (first, second))
    return Match(first, second, at, None if entry == Entry() else read(ruleset, entry))


def _bye(members: Object, ruleset: Ruleset, player: PlayerId) -> Result:
    """What the file says about a bye, and the ruleset for the rest. Points are 3, [3], [3, 0] or [3, null]."""
    result = bye(ruleset)
    winner = members.get("winner")
    if winner is not None and str(an_id(winner, "winner")) != player:
        raise Refusal("winner-not-there", winner=winner)
    points = members.get("points")
    if isinstance(points, list) and (len(points) == 1 or (len(points) == 2 and points[1] in (0, None))):
        points = points[0]
    if points is not None:
        result = replace(result, points=(a_number(points, "points"), 0))
    if scores := _scores(members.get("scores"), ruleset):
        named = {name: pair[0] for name, pair in scores.items()}
        if unknown := named.keys() - {name for figure in ruleset.figures for name in (figure.name, *figure.also)}:
            possible = tuple(figure.name for figure in ruleset.figures)
            raise Refusal("figure-unknown", figure=min(unknown), possible=possible, number=len(possible))
        figures = (
            next((named[name] for name in (figure.name, *figure.also) if name in named), usual[0])
            for figure, usual in zip(ruleset.kept_figures, result.figures, strict=True)
        )
        result = replace(result, figures=tuple((scored, 0) for scored in figures))
    return result


def _entry(members: Object, ruleset: Ruleset, seats: tuple[PlayerId, PlayerId]) -> Entry:
    winner = members.get("winner")
    points = members.get("points")
    games = perhaps_a_list(members, "games")
    how = _how(members.get("how"))
    return Entry(
        how=None if points is not None and how in PLAYED_OUT else how,  # points as awarded are not judged
        winner=None if winner is None else _winner(winner, seats),
        drawn=winner == DRAW,
        scores=_scores(members.get("scores"), ruleset),
        games=tuple(_winner(DRAW if game is None else game, seats) for game in games),
        points=None if points is None else a_pair(points, "points"),
    )


def _how(value: object) -> How | None:
    if value is None:
        return None
    if value not in tuple(How) or value == How.BYE:
        raise Refusal("how-unknown", how=str(value), possible=tuple(how for how in How if how is not How.BYE))
    return How(str(value))


def _winner(value: object, seats: tuple[PlayerId, PlayerId]) -> Seat | None:
    """The seat of the winner, None for a draw."""
    winner = str(an_id(value, "winner"))
    if winner == DRAW:
        if DRAW in seats:
            raise Refusal("winner-called-draw")
        return None
    if winner not in seats:
        raise Refusal("winner-not-there", winner=winner)
    return Seat(seats.index(PlayerId(winner)))


def _scores(value: object, ruleset: Ruleset) -> dict[str, tuple[int, int]]:
    """`{"vp": [16, 9]}`; `[16, 9]` will do where only one figure is kept."""
    if isinstance(value, list) and len(ruleset.kept_figures) == 1:
        return {ruleset.kept_figures[0].name: a_pair(value, "scores")}
    if value is None:
        return {}
    return {name: a_pair(pair, name) for name, pair in an_object(value, "scores").items()}


def _written_round(this: Round, ruleset: Ruleset, ids: Mapping[PlayerId, Id]) -> object:
    matches = [_written_match(match, ruleset, ids) for match in this.matches]
    if not this.unpaired_losses:
        return matches
    return {"matches": matches, "unpaired_loss": [ids[player] for player in this.unpaired_losses]}


def _written_match(match: Match, ruleset: Ruleset, ids: Mapping[PlayerId, Id]) -> Object:
    second = None if match.second is None else ids[match.second]
    written: dict[str, object] = {"p1": ids[match.first], "p2": second}
    if match.table is not None:
        written["table"] = match.table
    if match.result is not None and second is not None:
        written.update(_written_entry(typed(ruleset, match.result), (ids[match.first], second)))
    elif match.result is not None and match.result.points != bye(ruleset).points:
        written["points"] = [match.result.points[0]]
    return written


def _written_entry(entry: Entry, seats: tuple[Id, Id]) -> Iterator[tuple[str, object]]:
    if entry.points is not None:
        yield "points", list(entry.points)
    if entry.winner is not None or entry.drawn:
        yield "winner", _written_winner(entry.winner, seats)
    if entry.how is not None:
        yield "how", entry.how.value
    if entry.scores:
        yield "scores", {name: list(pair) for name, pair in entry.scores.items()}
    if entry.games:
        yield "games", [_written_winner(game, seats) for game in entry.games]


def _written_winner(winner: Seat | None, seats: tuple[Id, Id]) -> Id:
    return DRAW if winner is None else seats[winner]


def unread(history: Object) -> tuple[Unread, ...]:
    """Each of them once."""
    found: dict[tuple[str, str], Unread] = {}
    for part, members, place in _parts(history):
        for member in members:
            if member not in KNOWN[part]:
                found.setdefault((part, member), Unread(part, member, place))
    return tuple(found.values())


def _parts(history: Object) -> Iterator[tuple[str, Object, Mapping[str, int]]]:
    yield "history", history, {}
    for number, round in enumerate(_list(history.get("rounds")), 1):
        if isinstance(round, dict):
            yield "round", round, {"round": number}
        for match, members in enumerate(_list(round.get("matches") if isinstance(round, dict) else round), 1):
            if isinstance(members, dict):
                yield "match", members, {"round": number, "match": match}


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
