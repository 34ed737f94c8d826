"""Rounds played past the pages, for tests of the desk."""

from tests.web.hall import Hall
from topcut.ids import PlayerId
from topcut.rules.actions import reports
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Entry, Match, Pair, Seat
from topcut.rules.state import playing


def match_at(hall: Hall, table: int) -> Match:
    now = playing(hall.t)
    assert now is not None
    return next(match for match in now.round.matches if match.table == table)


def first(hall: Hall, table: int) -> PlayerId:
    return match_at(hall, table).first


def second(hall: Hall, table: int) -> PlayerId:
    found = match_at(hall, table).second
    assert found is not None
    return found


def name(hall: Hall, player: PlayerId) -> str:
    return next(person.name for person in hall.store.people(hall.last) if person.player == player)


def number_at(hall: Hall, table: int) -> int:
    now = playing(hall.t)
    assert now is not None
    return now.round.matches.index(match_at(hall, table)) + 1


def entered(hall: Hall, table: int, score: Pair) -> None:
    now = playing(hall.t)
    assert now is not None
    hall.act(reports.enter, now.number, number_at(hall, table), scored(hall, score), stage=now.stage)


def claimed(hall: Hall, table: int, score: Pair, seat: Seat = Seat.FIRST) -> None:
    now = playing(hall.t)
    assert now is not None
    by = Actor(Role.PLAYER, (first(hall, table), second(hall, table))[seat])
    hall.act(reports.claim, now.number, number_at(hall, table), scored(hall, score), by=by, stage=now.stage)


def scored(hall: Hall, score: Pair) -> Entry:
    """With the first figure of the rule book, or only the winner where none is added up."""
    if hall.t.ruleset.name == "munchkin":
        return Entry(winner=Seat.FIRST if score[0] > score[1] else Seat.SECOND)
    figures = {figure.name: score for figure in hall.t.ruleset.kept_figures[:1]}
    if hall.t.ruleset.name == "showdown":
        figures["wounds"] = (score[0] + 3, score[1] + 3)
    return Entry(scores=figures)


def play_round(hall: Hall) -> None:
    """Every table of the round that is open: the first seat wins."""
    now = playing(hall.t)
    assert now is not None
    for number in now.open:
        match = now.round.matches[number - 1]
        assert match.table is not None
        entered(hall, match.table, (2, 1))


def play_all(hall: Hall) -> None:
    """All Swiss rounds."""
    assert hall.t.structure is not None
    for _ in range(len(hall.t.rounds), hall.t.structure.rounds):
        hall.pair()
        play_round(hall)
