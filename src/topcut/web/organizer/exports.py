"""Everything in files: the archives, tables for spreadsheets, pairings as text to paste."""

from collections.abc import Iterator
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response, StreamingResponse

from topcut import __version__
from topcut.desk.people import people_of
from topcut.exchange import archive, people_csv, results_table
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.line_up import roster_of_round
from topcut.rules.state import Board, board, the_board
from topcut.store.security_log import Act
from topcut.web.access import may
from topcut.web.access.watch import noted
from topcut.web.organizer.desk_page import shown
from topcut.web.view import View
from topcut.web.viewer import Kind
from topcut.words import say
from topcut.words.rounds import round_name

router = APIRouter()

SOFTWARE = f"topcut {__version__}"
SHEETS = ("players", "results", "standings")


@router.get("/t/{tournament}/desk/export")
def export_page(view: Annotated[View, may("officiate")]) -> Response:
    found = board(view.t)
    return shown(
        view,
        "exports.html",
        sheets=SHEETS,
        pasteable=_pasteable(view, found) if found else "",
        plain=results_table.plain(view.t, _names(view)) if view.t.rounds else "",
        markdown=results_table.markdown(view.t, _names(view)) if view.t.rounds else "",
        owns=view.viewer.kind is Kind.OWNER,
    )


@router.get("/t/{tournament}/desk/export/full.jsonl")
def full(view: Annotated[View, may("own", sure=True)]) -> Response:
    """All of it, including the secret of the draws: only for the owner."""
    store, id = view.desk.store, view.tournament
    noted(view, Act.ARCHIVE_TAKEN)
    lines = archive.full(
        id, store.head(id), store.sealed(id), people_of(view.desk, id), store.seed(id), software=SOFTWARE
    )
    return _file(view, lines, "full")


@router.get("/t/{tournament}/desk/export/public.jsonl")
def public(view: Annotated[View, may("officiate")]) -> Response:
    store, id = view.desk.store, view.tournament
    lines = archive.public(view.t, id, store.head(id), store.sealed(id), people_of(view.desk, id), software=SOFTWARE)
    return _file(view, lines, "public")


@router.get("/t/{tournament}/desk/export/{table}.csv")
def spreadsheet(view: Annotated[View, may("organize")], table: str) -> Response:
    if table not in SHEETS:
        raise Refusal("page-unknown")
    if table == "players":
        noted(view, Act.CONTACTS_TAKEN)
    name = f"{view.tournament}-{table}.csv"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(_sheet(view, table).encode("utf-8-sig"), media_type="text/csv; charset=utf-8", headers=headers)


@router.get("/t/{tournament}/desk/export/pairings.txt")
def pairings(view: Annotated[View, may("officiate")]) -> Response:
    return PlainTextResponse(_pasteable(view, the_board(view.t)))


@router.get("/t/{tournament}/desk/export/results.txt")
def results(view: Annotated[View, may("officiate")]) -> Response:
    return PlainTextResponse(results_table.plain(view.t, _names(view)))


@router.get("/t/{tournament}/desk/export/results.md")
def results_in_markdown(view: Annotated[View, may("officiate")]) -> Response:
    return PlainTextResponse(results_table.markdown(view.t, _names(view)))


def _pasteable(view: View, found: Board) -> str:
    """The round as a message to paste into a chat: one line per table."""
    of = view.names.of
    now = found.now
    roster = roster_of_round(view.t, now.stage, now.number)
    where = round_name(view.t, now.stage, now.number)
    heading = (view.t.title, where, say("desk-exports-roster", number=roster) if roster else "")
    lines = [", ".join(filter(None, heading))]
    lines += [
        say("desk-exports-line", table=line.table, first=of(line.first), second=of(line.second)) for line in found.lines
    ]
    lines += [f"{of(player)}: {say('pair-bye')}" for player in found.byes]
    return "\n".join(lines) + "\n"


def _sheet(view: View, table: str) -> str:
    t = view.t
    if table == "players":
        people = {one.player: (one.name, one.club, one.contact) for one in view.desk.store.people(view.tournament)}
        return people_csv.players(t, people)
    names = _names(view)
    if table == "results":
        return people_csv.results(t, names)
    return results_table.spreadsheet(t, names)


def _names(view: View) -> dict[PlayerId, str]:
    return {PlayerId(id): name for id, name in view.names.shown.items()}


def _file(view: View, lines: Iterator[bytes], kind: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{view.tournament}-{kind}.jsonl"'}
    return StreamingResponse(lines, media_type="application/jsonl", headers=headers)
