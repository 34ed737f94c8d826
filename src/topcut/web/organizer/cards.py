"""Players' cards: a QR code and the same in letters, as a PDF for everyone, or large on the screen for one player."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.people_csv import same
from topcut.ids import PlayerId
from topcut.paper import slips
from topcut.web.access import may
from topcut.web.access.cards import Card, claims, issue_claim, issue_claims
from topcut.web.organizer.desk_page import desk, known_player, shown
from topcut.web.organizer.player import player_page
from topcut.web.organizer.print import as_pdf, pressed
from topcut.web.rendering import code_image
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again

router = APIRouter()


@router.get("/t/{tournament}/desk/cards")
def cards(view: Annotated[View, may("organize")]) -> Response:
    found = claims(view)
    return shown(
        view,
        "cards.html",
        claims=found,
        unclaimed=[player for player in _in(view) if player not in found or found[player].at is None],
        everybody=sorted(_in(view), key=lambda player: same(view.names.of(player))),
        address=f"{view.settings.base_url}/c",
    )


@router.post("/t/{tournament}/desk/cards")
@taking(Turn.LONG)
@again(cards)
def print_cards(view: Annotated[View, may("organize")]) -> Response:
    """New cards for all who have not claimed one; only this file has them, as only their digests are kept (K8)."""
    return _printed(view, issue_claims(view, _in(view)))


@router.get("/t/{tournament}/desk/players/{player}/card")
def one_card(view: Annotated[View, may("officiate")], player: str) -> Response:
    """Whether the phone is in; what the card says can be seen only once."""
    return _one_card(view, known_player(view, player))


@router.post("/t/{tournament}/desk/players/{player}/card")
@again(player_page)
def show_card(view: Annotated[View, may("officiate")], player: str) -> Response:
    """A new card for one player, large on this screen; a phone signed in with an older one is signed out (D8)."""
    id = known_player(view, player)
    return _one_card(view, id, issue_claim(view, id))


def _one_card(view: View, player: PlayerId, card: Card | None = None) -> Response:
    back = view.text("back")
    return shown(
        view,
        "show_card.html",
        player=player,
        card=card,
        claimed=claims(view).get(player),
        code_image=code_image,
        address=f"{view.settings.base_url}/c",
        back=desk(view, back if back in {"cards", "check-in"} else f"players/{player}"),
    )


def _printed(view: View, issued: Sequence[Card]) -> Response:
    by_name = sorted(issued, key=lambda card: same(view.names.of(card.player)))
    found = [slips.PlayerCard(view.names.of(card.player), card.typed, card.link) for card in by_name]
    sheet = slips.cards(view.t, found, f"{view.settings.base_url}/c", view.settings.reaches_phones)
    return as_pdf(view, "cards", pressed(view, sheet))


def _in(view: View) -> list[PlayerId]:
    return [player.id for player in view.t.players.values() if not player.has_left and not player.robot]
