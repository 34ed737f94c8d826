"""The big screen, from the desk: how to open it, and what it shows."""

from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.tournament import Phase
from topcut.store.displays import Choice
from topcut.web.access import may
from topcut.web.frame import neighbours
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.rendering import code_image
from topcut.web.view import View, again
from topcut.words import reader, say
from topcut.words.reader import is_offered, language, own_name

router = APIRouter()


@router.get("/t/{tournament}/desk/display")
def display(view: Annotated[View, may("organize")]) -> Response:
    address = f"{view.settings.base_url}/t/{view.tournament}/display"
    running = [id for id, t in neighbours(view).items() if t.phase is not Phase.SIGN_UP]
    together = "/display?" + urlencode([("t", id) for id in (view.tournament, *running)]) if running else ""
    return shown(
        view,
        "display.html",
        chosen=view.desk.store.display(view.tournament),
        choices=[(one, say(f"display-choice-{one}"), say(f"display-choice-{one}-about")) for one in Choice],
        speaks=view.desk.store.display_language(view.tournament) or language(),
        spoken=[(one, own_name(one)) for one in reader.OFFERED] if len(reader.OFFERED) > 1 else (),
        address=address,
        overlay=f"{view.settings.base_url}/t/{view.tournament}/overlay",
        stream_table=next((one.number for one in view.t.tables.values() if one.stream), 1),
        code=code_image(address) if view.settings.reaches_phones else "",
        together=together,
        count=len(running) + 1,
    )


@router.post("/t/{tournament}/desk/display")
@again(display)
def choose(view: Annotated[View, may("organize")]) -> Response:
    if view.typed("shows") not in set(Choice):
        raise Refusal("display-choice-unknown")
    made = Choice(view.typed("shows"))
    view.desk.choose_display(view.tournament, made)
    if is_offered(view.typed("language")):
        view.desk.choose_display_language(view.tournament, view.typed("language"))
    return view.go(desk(view, "display"), say("display-chosen", shows=say(f"display-choice-{made}")))
