"""The tables of a tournament for a spreadsheet."""

from topcut.desk import Desk
from topcut.exchange import people_csv
from topcut.ids import PlayerId, TournamentId
from topcut.rules.tournament import Phase, Tournament, drawn_from, with_lots


def sheet(desk: Desk, tournament: TournamentId, table: str) -> str:
    t = desk.look(tournament)
    if table == "players":
        people = {one.player: (one.name, one.club, one.contact) for one in desk.store.people(tournament)}
        return people_csv.players(t, people)
    names = {PlayerId(id): name for id, name in desk.names(tournament).shown.items()}
    if table == "results":
        return people_csv.results(t, names)
    return people_csv.ranks(_ranked(desk, tournament, t), names)


def _ranked(desk: Desk, tournament: TournamentId, t: Tournament) -> Tournament:
    """Lots are applied once the tournament is finished; before that equals are shown as equal."""
    secret = desk.store.seed(tournament)
    return with_lots(t, drawn_from(t, secret)) if t.phase is Phase.FINISHED and secret is not None else t
