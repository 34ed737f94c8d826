"""Who plays: the list with its filters, and entering people by typing, pasting or a spreadsheet."""

from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk import signing_up
from topcut.desk.namesakes import namesakes, unanswered
from topcut.desk.people import enter_people, names_in
from topcut.exchange.people_csv import alike, preview, same
from topcut.refusal import Refusal
from topcut.rules.actions import conduct, lists
from topcut.rules.actions.registration import waiting
from topcut.rules.actor import Role
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import standings
from topcut.rules.record import tally
from topcut.rules.tournament import Player, Tournament
from topcut.rules.whereabouts import GONE, WayBack, Where, way_back, where
from topcut.web.access import may
from topcut.web.access.quotas import refuse_players
from topcut.web.organizer.desk_page import desk, is_answered, shown
from topcut.web.result_form import whole
from topcut.web.view import View, again
from topcut.words import raised, say
from topcut.words.rulebook import in_words_of_reader

router = APIRouter()

STATES = (
    Where.IN,
    Where.WAITING,
    Where.WITHDREW,
    Where.NOT_HERE,
    Where.NO_PLACE,
    Where.DROPPED,
    Where.EJECTED,
    Where.CUT,
    Where.KNOCKED_OUT,
)
FILTERS = ("", *map(str, STATES), "list", "unpaid", "warned", "card")
MOST_SHOWN = 200  # lines of a spreadsheet
SAME_PERSON = "who."  # how the field begins that asks whether a player is the one of the same name
ANSWERS = {"same": True, "another": False}


@dataclass(frozen=True, slots=True)
class Row:
    player: Player
    name: str
    where: Where
    place: int | None = None  # on the waiting list
    back: WayBack | None = None


@router.get("/t/{tournament}/desk/players")
def players(view: Annotated[View, may("officiate")]) -> Response:
    """Everyone who is in or was, with where they are and the way back of those who are gone."""
    asked = view.request.query_params
    t, show, q = view.t, asked.get("show", "") if asked.get("show") in FILTERS else "", asked.get("q", "")
    applicants = view.desk.store.applicants(view.tournament) if view.actor.role is Role.ORGANIZER else ()
    rows = [*every(view), *_gone(view)]
    warned = {row.player.id: len(conduct.warnings_of(t, row.player.id)) for row in rows}
    counts = {word: sum(_is_asked(t, row, word) for row in rows) for word in FILTERS}
    return shown(
        view,
        "players.html",
        rows=[row for row in rows if _is_asked(t, row, show) and _is_named(row, same(q))],
        everybody=len(rows),
        show=show,
        q=q,
        filters={word: _filter_said(t, word) for word in FILTERS if counts[word] or word in {"", show}},
        counts=counts,
        applicants=applicants,
        namesakes={one.name: one for one in namesakes(view.desk, view.tournament, [one.name for one in applicants])},
        missing=lists.missing(t),
        lists_required=lists.are_required(t),
        ranks={row.player: row.rank for row in standings(t)},
        sheet=sheet(t),
        tally=tally(t),
        warned=warned,
        ejection_asked=conduct.ejection_asked(t),
    )


@router.get("/t/{tournament}/desk/people")
def moved(view: Annotated[View, may("officiate")], state: str = "", name: str = "") -> Response:
    """Where officials looked for a player during play, in older links."""
    asked = {"show": state, "q": name}
    return view.go(desk(view, "players", **{word: value for word, value in asked.items() if value}))


@router.post("/t/{tournament}/desk/players")
@again(players)
def add(view: Annotated[View, may("organize")]) -> Response:
    """One name or many, one per line."""
    return _taken_in(view, view.text("names").encode(), has_looked=True)


@router.get("/t/{tournament}/desk/import")
def import_page(view: Annotated[View, may("organize")]) -> Response:
    return shown(view, "import.html", found=None, typed=view.text("text"), most=MOST_SHOWN)


@router.post("/t/{tournament}/desk/import")
@again(import_page)
def import_people(view: Annotated[View, may("organize")]) -> Response:
    """Every line is shown first; they are entered only by the button that says how many (F1)."""
    return _taken_in(view, _data(view), has_looked=view.text("step") == "enter")


@router.post("/t/{tournament}/desk/applicants")
@again(players)
def answer(view: Annotated[View, may("organize")]) -> Response:
    """Those who signed up themselves and are waiting for a yes."""
    numbers = [whole(number) for number in view.every("number")]
    if view.text("answer") == "no":
        signing_up.decline(view.desk, view.tournament, numbers)
        return view.go(desk(view, "players"), say("applicants-declined", count=len(numbers)))
    answers = answered(view)
    refuse_players(view, len(numbers))
    signing_up.admit(view.desk, view.tournament, view.actor, numbers, same_person=answers, key=view.key)
    return view.go(desk(view, "players"), say("applicants-admitted", count=len(numbers)))


@router.post("/t/{tournament}/desk/lists")
@again(players)
def on_paper(view: Annotated[View, may("officiate")]) -> Response:
    """A note for everyone who has not handed in a list: theirs are on paper at the desk."""
    count = len(lists.missing(view.t))
    view.act(lists.hand_in_for_all, view.text("note"))
    back = desk(view, "start") if view.text("back") == "start" else desk(view, "players", show="list")
    return view.go(back, say("lists-on-paper", count=count))


def every(view: View) -> list[Row]:
    """Everyone by name; the waiting list comes last, in its order."""
    t = view.t
    places = {player: place for place, player in enumerate(waiting(t), start=1)}
    found = [
        Row(player, view.names.of(id), where(t, id), places.get(id), way_back(t, id))
        for id, player in t.players.items()
    ]
    return sorted(found, key=lambda row: (row.place or 0, same(row.name)))


def answered(view: View) -> dict[str, bool]:
    """What the form says of each player whose name is known here: whether they are one person."""
    return {
        alike(name.removeprefix(SAME_PERSON)): ANSWERS[value]
        for name, value in view.posted
        if name.startswith(SAME_PERSON) and value in ANSWERS
    }


def _taken_in(view: View, data: bytes, *, has_looked: bool) -> Response:
    """All are entered or none; if none, the page shows who would be, and which lines cannot be."""
    if is_answered(view):  # these names are no longer new
        return view.go(desk(view, "players"))
    found = preview(data, names_in(view.desk, view.tournament))
    names = [one.name for one in found.arrivals]
    if has_looked and not found.problems:
        asked = unanswered(view.desk, view.tournament, names, answered(view))
        if not asked:
            same_person = answered(view)
            refuse_players(view, len(names))
            enter_people(view.desk, view.tournament, view.actor, found.arrivals, same_person=same_person, key=view.key)
            then = "start" if view.text("then") == "start" else "players"
            return view.go(desk(view, then), say("people-added", count=len(names), name=names[0]))
        view = replace(view, refused=asked[0].asked(view.t))
    typed = data.decode(found.encoding).removeprefix("\ufeff")
    official = namesakes(view.desk, view.tournament, names)
    return shown(view, "import.html", found=found, typed=typed, most=MOST_SHOWN, namesakes=official)


def _data(view: View) -> bytes:
    """The file, or what was pasted; text corrected after the preview is sent as text."""
    file, typed = view.uploaded(), view.text("text")
    if file is None and not typed:
        raise Refusal("people-empty")
    return typed.encode() if file is None else file


def _gone(view: View) -> list[Row]:
    """Who was signed off before the start, by name."""
    t = view.t
    found = [Row(player, view.names.of(id), where(t, id), back=way_back(t, id)) for id, player in t.signed_off.items()]
    return sorted(found, key=lambda row: same(row.name))


def _is_asked(t: Tournament, row: Row, show: str) -> bool:
    """Whether a filter shows a player: by a word about them, or by where they are."""
    one = row.player
    is_in = one.is_active and row.where not in GONE
    matches = {
        "": True,
        "in": is_in and row.where is not Where.KNOCKED_OUT,
        "list": is_in and not one.list_accepted,
        "unpaid": t.charges_fee and is_in and not one.paid,
        "warned": bool(conduct.warnings_of(t, one.id)),
        "card": is_in and one.id in t.conduct.missing_cards,
    }
    return matches.get(show, row.where == show)


def _filter_said(t: Tournament, word: str) -> str:
    if word == "list":
        return raised(say("desk-players-filter-list", list=in_words_of_reader(t.ruleset.terms.list)))
    if word in STATES:
        return say("player-where", where=word)
    return say(f"desk-players-filter.{word or 'everyone'}")


def _is_named(row: Row, q: str) -> bool:
    return not q or q in same(row.name) or q in same(row.player.club or "")
