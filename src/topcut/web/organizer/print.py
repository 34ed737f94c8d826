"""Everything on paper: each sheet is a PDF, made beside the server and kept until something happens (K8)."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.people_csv import same
from topcut.ids import PlayerId
from topcut.paper import drawing, lists, rounds, slips, tables
from topcut.paper.press import press
from topcut.paper.sheet import Paper, Sheet
from topcut.refusal import Refusal
from topcut.rules.list_versions import Version, versions
from topcut.rules.match import Stage
from topcut.rules.state import Board, board, the_board
from topcut.web.access import may
from topcut.web.kept import once
from topcut.web.organizer.desk_page import desk, known_player, shown
from topcut.web.result_form import blanks
from topcut.web.turns import Turn, taking
from topcut.web.view import PAPER, View, again
from topcut.words import raised, say
from topcut.words.dates import day_and_time
from topcut.words.rulebook import in_words_of_reader

router = APIRouter()

PAPERS: dict[str, Paper] = {"a4": "a4", "us-letter": "us-letter"}
A_YEAR = 365 * 24 * 60 * 60
WHOSE = (drawing.WINNER, drawing.CUT, drawing.EVERYBODY)


@dataclass(frozen=True, slots=True)
class Offer:
    """A sheet that could be printed, or why it cannot be yet."""

    path: str
    name: str
    refusal: Refusal | None = None


@router.get("/t/{tournament}/desk/print")
def print_page(view: Annotated[View, may("officiate")]) -> Response:
    found = board(view.t)
    return shown(view, "print.html", offers=_offers(view, found), paper=_paper(view), board=found)


@router.post("/t/{tournament}/desk/print/paper")
@again(print_page)
def choose_paper(view: Annotated[View, may("officiate")]) -> Response:
    """For this browser: it stands beside the printer."""
    chosen = view.text("paper")
    if chosen not in PAPERS:
        raise Refusal("form-incomplete", fields=("paper",))
    response = view.go(desk(view, "print"))
    secure = view.settings.is_secure
    response.set_cookie(view.settings.own(PAPER), chosen, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
    return response


@router.get("/t/{tournament}/desk/print/pairings-by-table.pdf")
@taking(Turn.LONG)
def pairings_by_table(view: Annotated[View, may("officiate")]) -> Response:
    return _kept(view, _round_file(view, "pairings-by-table"), lambda: rounds.by_table(view.t, view.names.of))


@router.get("/t/{tournament}/desk/print/pairings-by-name.pdf")
@taking(Turn.LONG)
def pairings_by_name(view: Annotated[View, may("officiate")]) -> Response:
    return _kept(view, _round_file(view, "pairings-by-name"), lambda: rounds.by_name(view.t, view.names.of))


@router.get("/t/{tournament}/desk/print/slips.pdf")
@taking(Turn.LONG)
def result_slips(view: Annotated[View, may("officiate")]) -> Response:
    stage = the_board(view.t).now.stage
    address = _table_address(view) if view.settings.reaches_phones else None
    return _kept(
        view,
        _round_file(view, "slips"),
        lambda: slips.slips(view.t, view.names.of, _to_fill_in(view, stage), address),
    )


@router.get("/t/{tournament}/desk/print/judges.pdf")
@taking(Turn.LONG)
def judges_sheets(view: Annotated[View, may("officiate")]) -> Response:
    """With what only officials know."""
    return _kept(view, _round_file(view, "officials-only"), lambda: rounds.judges(view.t, view.names.of))


@router.get("/t/{tournament}/desk/print/standings.pdf")
@taking(Turn.LONG)
def standings_sheet(view: Annotated[View, may("officiate")]) -> Response:
    return _kept(view, "standings", lambda: tables.standings(view.t, view.names.of, view.seal))


@router.get("/t/{tournament}/desk/print/cross-table.pdf")
@taking(Turn.LONG)
def cross_table_sheet(view: Annotated[View, may("officiate")]) -> Response:
    return _kept(view, "cross-table", lambda: tables.cross_table(view.t, view.names.of, view.seal))


@router.get("/t/{tournament}/desk/print/bracket.pdf")
@taking(Turn.LONG)
def bracket_sheet(view: Annotated[View, may("officiate")]) -> Response:
    return _kept(view, "bracket", lambda: drawing.bracket(view.t, view.names.of))


@router.get("/t/{tournament}/desk/print/lists.pdf")
@taking(Turn.LONG)
def lists_sheet(view: Annotated[View, may("officiate")], player: str = "") -> Response:
    """Everyone's, or one player's."""
    id = known_player(view, player) if player else None
    if not _handed_in(view, id):
        raise Refusal("paper-no-lists")
    name = "lists" if id is None else f"list-{id}"
    return _kept(view, name, lambda: lists.lists(view.t, view.names.of, _handed_in(view, id)))


@router.get("/t/{tournament}/desk/print/certificates.pdf")
@taking(Turn.LONG)
def certificates(view: Annotated[View, may("officiate")], whose: str = drawing.WINNER) -> Response:
    if whose not in WHOSE:
        raise Refusal("page-unknown")
    name = f"certificates-{whose}"
    return _kept(view, name, lambda: drawing.certificates(view.t, view.names.of, whose))


def _handed_in(view: View, player: PlayerId | None) -> list[lists.Handed]:
    """By name."""
    found = versions(tuple(view.desk.history(view.tournament)))
    ones = [one for one in view.t.players.values() if one.list is not None and player in {None, one.id}]
    ones.sort(key=lambda one: same(view.names.of(one.id)))
    return [lists.Handed(one.id, _when(found.get(one.id, ())), _lines(view, one.list or "")) for one in ones]


def _when(found: tuple[Version, ...]) -> str:
    return day_and_time(datetime.fromisoformat(found[-1].at).astimezone()) if found else ""


def _lines(view: View, text: str) -> tuple[lists.Line, ...]:
    looked = view.intake.read(text)
    return lists.as_written(text) if looked.written is None else lists.as_read(looked.written, looked.said)


def pressed(view: View, sheet: Sheet) -> bytes:
    return press(sheet.name, {**sheet.data, "paper": _paper(view)}, codes=sheet.codes)


def as_pdf(view: View, name: str, content: bytes) -> Response:
    """Opens in the browser, from where it is printed; saved, it has a name that says what it is."""
    file = f"{view.tournament}-{name}.pdf"
    headers = {"Content-Disposition": f'inline; filename="{quote(file, safe="")}"'}
    return Response(content, media_type="application/pdf", headers=headers)


def _kept(view: View, name: str, make: Callable[[], Sheet]) -> Response:
    """Ten taps cost one: all wait for the same file, and it is kept until the log goes on."""
    paper = _paper(view)
    content = once(view, view.tournament, view.n, ("paper", name, paper), lambda: pressed(view, make()))
    return as_pdf(view, name, content)


def _round_file(view: View, name: str) -> str:
    now = the_board(view.t).now
    return f"{now.stage.value}-{now.number}-{name}"


def _paper(view: View) -> Paper:
    return PAPERS.get(view.request.cookies.get(view.settings.own(PAPER), ""), "a4")


def _table_address(view: View) -> Callable[[int], str]:
    """A code that names the table, and signs nobody in."""
    return lambda table: f"{view.settings.base_url}/t/{view.tournament}/table/{table}"


def _to_fill_in(view: View, stage: Stage) -> slips.Blanks:
    """What the form of a result asks for, on paper."""
    t = view.t
    asked = blanks(t, stage)
    columns = [in_words_of_reader(t.ruleset.terms.points)] if asked.points else []
    columns += [in_words_of_reader(figure.label) for figure in asked.first]
    columns += (
        [say("desk-parts-game", number=number) for number in range(1, asked.games + 1)] if asked.games > 1 else []
    )
    clauses = dict.fromkeys(t.ruleset.endings[how].clause for how in asked.endings)
    return slips.Blanks(
        columns=tuple(columns or [say("desk-print-won")]),
        at_time=tuple(in_words_of_reader(figure.label) for figure in asked.later),
        open=say("seat-report-claim", claim=asked.claims, name=raised(asked.claims)) if asked.claims else "",
        roll=asked.roll,
        endings=asked.endings,
        clauses=tuple(clauses),
    )


def _offers(view: View, found: Board | None) -> dict[str, Offer]:
    """What can be printed now; what cannot says why."""
    no_round = Refusal("no-round") if found is None else None
    no_bracket = Refusal("paper-no-bracket") if view.t.bracket is None else None
    no_lists = None if any(one.list is not None for one in view.t.players.values()) else Refusal("paper-no-lists")
    no_ranking = Refusal("paper-no-ranking") if not view.t.ranking else None
    needed = {
        "slips": no_round,
        "pairings-by-table": no_round,
        "pairings-by-name": no_round,
        "judges": no_round,
        "standings": None,
        "cross-table": None,
        "lists": no_lists,
        "bracket": no_bracket,
        "certificates": no_ranking,
    }
    return {name: Offer(desk(view, f"print/{name}.pdf"), name, refusal) for name, refusal in needed.items()}
