"""What the lobby of a card table shows: who has come, who rings, how others come in, and what can be agreed on."""

from typing import Any

from topcut.cards.bots.bot import BOTS
from topcut.cards.box import open_box
from topcut.desk.card_tables import SEATS, host_of, letters_of, link_of
from topcut.rules.actions.challengers.opening import CLOCKS, PACES
from topcut.web.access.memory import access_in
from topcut.web.challengers.bell import bell
from topcut.web.rendering import code_image
from topcut.web.view import View


def invitation(view: View) -> dict[str, Any]:
    """What a screen for everybody says before cards are dealt: who comes by its letters needs the host's tap."""
    letters, front = letters_of(view.desk, view.tournament), f"{view.settings.base_url}/challengers"
    rings = access_in(view.request).attempts.takes_letters(view.tournament)
    return {
        "sitting": view.t.active,
        "letters": letters,
        "front": front,
        "qr": code_image(f"{front}/join/{letters}"),
        "takes_letters": rings,
    }


def gathering(view: View) -> dict[str, Any]:
    """What the page shows before cards are dealt."""
    host, me = host_of(view.t, view.time), view.viewer.id
    letters, link = letters_of(view.desk, view.tournament), link_of(view.desk, view.tournament)
    address = f"{view.settings.base_url}/challengers/join/{link}"
    box = open_box()
    return {
        "host": host,
        "is_host": me == host,
        "sitting": view.t.active,
        "letters": letters,
        "address": address,
        "picture": code_image(address),
        "front": f"{view.settings.base_url}/challengers",
        "bell": bell(view),
        "sets": [one.name for one in box.sets if one.name != box.always],
        "chosen": [one.name for one in box.sets if one.name not in (box.always, box.first_game_leaves_out)],
        "how_many_sets": box.chosen_sets,
        "bots": tuple(BOTS),
        "clocks": CLOCKS,
        "paces": [pace for pace in PACES if pace],
        "levels": len(box.robot_levels),
        "room": SEATS - len(view.t.active),
    }
