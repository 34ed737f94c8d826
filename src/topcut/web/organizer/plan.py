"""Which structure? The planner's page: what the organizer has, and what would come of each structure."""

import re
from collections.abc import Mapping
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.planning import Planning
from topcut.planner.day import Day, as_hour, closing, hour
from topcut.planner.fitting import LEAST_MATCHES, fitted
from topcut.planner.plan import Answer, Request
from topcut.planner.skill import Skill
from topcut.refusal import Refusal
from topcut.rules.ruleset import at_a_desk
from topcut.rules.tournament import Phase
from topcut.web.access import may
from topcut.web.access.account import owned
from topcut.web.organizer.plan_drawing import comparison, ends_drawing, headline, ranks_drawing
from topcut.web.view import View, again
from topcut.words import say
from topcut.words.dates import with_decimal_sign

router = APIRouter()

FIELDS: Mapping[str, str] = {
    "book": "challenger",
    "players": "32",
    "rounds": "",
    "cuts": "",
    "from": "10:00",
    "until": "",
    "minutes": "",
    "dice": "",
    "second": "",
    "lunch": "30",
    "spread": "200",
    "draws": "4",
    "drops": "4",
    "no-shows": "0",
    "tournaments": "2000",
}
DICE = {"yes": True, "no": False}  # else as the rule book says
MOST = 200_000  # tournaments, on a page
LOOKED_AT, FITTED_TO = 40, 8  # tournaments of one's own, the newest
PERCENT = re.compile(r"[0-9]{1,3}([.,][0-9]{1,2})?")
AGAIN_AFTER = 3  # seconds, while it runs


@router.get("/plan")
def plan(view: Annotated[View, may("account")]) -> Response:
    """With a question in the address, what is known of its answer, to whoever asked it."""
    sent = view.entered or dict(view.request.query_params)
    asked = {name: sent.get(name, usual).strip() for name, usual in FIELDS.items()}
    run = _planning(view).known(view.viewer.id, _key(asked))
    answer = run.answer if run is not None else None
    until = closing(asked["until"]) if answer is not None and asked["until"] else None
    columns = comparison(answer) if answer is not None else ()
    return view.page(
        "organizer/plan.html",
        asked=asked,
        books=[book for book in at_a_desk().values() if book.plan is None],
        book=at_a_desk().get(asked["book"]),
        run=run,
        answer=answer,
        columns=columns,
        headline=headline(columns, asked["until"]) if columns else ("", ""),
        ends=ends_drawing(answer, until, first_day=bool(asked["second"])) if answer is not None else None,
        ranks=ranks_drawing(answer) if answer is not None else None,
        clock=as_hour,
        told="" if answer is None else _told(_request(asked), answer),
        here=f"/plan?{_key(asked)}",
        again_after=AGAIN_AFTER if run is not None and not run.over else None,
    )


@router.post("/plan")
@again(plan)
def ask(view: Annotated[View, may("account")]) -> Response:
    asked = _typed(view)
    _planning(view).ask(view.viewer.id, _key(asked), _request(asked))
    return view.go(f"/plan?{_key(asked)}")


@router.post("/plan/stop")
@again(plan)
def stop(view: Annotated[View, may("account")]) -> Response:
    asked = _typed(view)
    _planning(view).stop(view.viewer.id, _key(asked))
    return view.go(f"/plan?{_key(asked)}")


@router.post("/plan/fit")
@again(plan)
def fit(view: Annotated[View, may("account")]) -> Response:
    """Fills in the model that one's own finished tournaments by this rule book speak for."""
    asked = _typed(view)
    past = [t for id in owned(view)[-LOOKED_AT:] if (t := view.desk.look(id)).ruleset.name == asked["book"]]
    found, matches = fitted([t for t in past if t.phase is Phase.FINISHED][-FITTED_TO:])
    if matches < LEAST_MATCHES:
        raise Refusal("planner-no-past", matches=matches, least=LEAST_MATCHES)
    asked["spread"] = str(found.spread)
    for name, share in (("draws", found.draws), ("drops", found.drops), ("no-shows", found.no_shows)):
        asked[name] = f"{round(100 * share, 1):g}"
    return view.go(f"/plan?{_key(asked)}", say("planner-fitted", matches=matches))


def _told(request: Request, answer: Answer) -> str:
    """What was asked, for whoever has the answer alone, on paper."""
    model, day = request.model, request.day
    draws, drops, away = (with_decimal_sign(f"{100 * share:g}") for share in (model.draws, model.drops, model.no_shows))
    return say(
        "desk-plan-asked",
        book=request.ruleset.title,
        players=request.players,
        begins=as_hour(day.begins),
        minutes=day.minutes or request.ruleset.clock.minutes,
        tournaments=answer.done,
        spread=model.spread,
        draws=draws,
        drops=drops,
        away=away,
    )


def _typed(view: View) -> dict[str, str]:
    return {name: view.text(name) for name in FIELDS}


def _key(asked: Mapping[str, str]) -> str:
    return urlencode(asked)


def _planning(view: View) -> Planning:
    planning: Planning = view.request.app.state.planning
    return planning


def _request(asked: Mapping[str, str]) -> Request:
    book = at_a_desk().get(asked["book"])
    if book is None:  # must be a name that we know, never the path of a file
        raise Refusal("ruleset-unknown-here", name=asked["book"], known=tuple(at_a_desk()))
    tournaments = _number(asked["tournaments"])
    if tournaments > MOST:
        raise Refusal("planner-tournaments", most=MOST)
    first, _, last = asked["rounds"].partition("-")
    return Request(
        book,
        _number(asked["players"]),
        (_number(first), _number(last or first)) if asked["rounds"] else None,
        tuple(_cut(part, asked["cuts"]) for part in asked["cuts"].split(",")) if asked["cuts"] else None,
        tournaments,
        Day(
            hour(asked["from"]),
            closing(asked["until"]) if asked["until"] else None,
            _number(asked["minutes"]) if asked["minutes"] else None,
            _number(asked["lunch"] or "0"),
            DICE.get(asked["dice"]),
            hour(asked["second"]) if asked["second"] else None,
        ),
        Skill(_number(asked["spread"]), _share(asked["draws"]), _share(asked["drops"]), _share(asked["no-shows"])),
    )


def _number(text: str) -> int:
    """-1 for what is not one, which is refused: nothing counts from there."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else -1


def _share(text: str) -> float:
    """Percents, 3.5 or 3,5."""
    found = PERCENT.fullmatch(text.strip())
    return -1.0 if found is None else float(found[0].replace(",", ".")) / 100


def _cut(text: str, given: str) -> int:
    if _number(text) < 0:
        raise Refusal("planner-cuts", given=given)
    return _number(text)
