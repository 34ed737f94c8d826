"""Receipts that phones keep: if one knows more of the log than we do, something was lost, and the organizer is told."""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.store.alarms import PHONE, WITNESS, Alarm
from topcut.web.access import may
from topcut.web.result_form import digits
from topcut.web.view import LONGEST_KEY, View
from topcut.words import say

router = APIRouter()

PROOF = 32  # hex digits


@dataclass(frozen=True, slots=True)
class Kept:
    """What a phone keeps of something it did, with the proof that we gave it out in that epoch."""

    n: int
    head: str
    proof: str
    epoch: int


def back(view: View, by: str = "receipt") -> Response:
    """To the player's own page, which hands over the receipt for what was just done."""
    key = view.form.get("key")
    question = f"?{by}={key}" if isinstance(key, str) and key.replace("-", "").replace("_", "").isalnum() else ""
    return view.go(f"/t/{view.tournament}/me{question}")


def kept(view: View, key: str) -> Kept | None:
    """The receipt of the form with this key, if it did anything."""
    found = None if not key else view.desk.store.receipt(view.tournament, key[:LONGEST_KEY])
    if found is None:
        return None
    head, _ = found
    epoch = view.t.epoch
    return Kept(head.n, head.hash.hex(), _proof(view, head.n, head.hash.hex(), epoch), epoch)


@router.post("/t/{tournament}/me/witness")
def witness(view: Annotated[View, may("play")]) -> Response:
    """A phone is back and says what it knows. Only receipts that we gave out count, so there are no false alarms."""
    n, head, proof = digits(view.typed("n")), view.typed("head"), view.typed("proof").encode("ascii", "replace")
    epoch = digits(view.typed("epoch")) or 1
    if n is not None and head.isascii():
        real = _proof(view, n, head, epoch)
        if real and hmac.compare_digest(real.encode(), proof) and not _knows(view, n, head):
            _believe(view, n, head, epoch)
    return Response(status_code=204)


def _believe(view: View, n: int, head: str, epoch: int) -> None:
    """Another computer has gone on with this log and gave out the receipt (L7), or we have lost what it is for (L2)."""
    if epoch > view.t.epoch:
        view.desk.learn_of_epoch(view.tournament, epoch, head)
        return
    view.request.app.state.strays.setdefault(view.tournament, {})[view.me] = n
    view.desk.store.raise_alarm(view.tournament, Alarm(PHONE, n, head, view.now))


def strays(view: View) -> Mapping[PlayerId, int]:
    """The players whose phones have shown a receipt that our log does not know, since this program was started; a phone
    shows it again whenever it is back."""
    found: dict[PlayerId, int] = view.request.app.state.strays.get(view.tournament, {})
    return found


@router.post("/t/{tournament}/desk/alarm")
def acknowledge(view: Annotated[View, may("officiate")]) -> Response:
    """An official has read it, and has looked for what may be missing."""
    said = {"at": view.now, "by": view.actor.id}
    view.desk.store.acknowledge(view.tournament, view.typed("kind"), view.number("n"), **said)
    return view.go(f"/t/{view.tournament}/desk", say("alarm-acknowledged"))


def alarmed(view: View) -> list[tuple[Alarm, Refusal]]:
    """What officials must know until one of them acknowledges it: facts that were saved may be missing (B9, L2)."""
    last = view.desk.store.head(view.tournament).n
    codes = {PHONE: "log-behind-phone", WITNESS: "witness-lost"}
    found = (one for one in view.desk.store.alarms(view.tournament) if one.kind in codes)
    return [(one, Refusal(codes[one.kind], n=one.n, last=last)) for one in found]


def _knows(view: View, n: int, head: str) -> bool:
    """Whether our log had this very head at that length. Another process may have given out the receipt just now."""
    view.desk.store.look_again(view.tournament)
    last: Head = view.desk.store.head(view.tournament)
    if n >= last.n:
        return n == last.n and head == last.hash.hex()
    found = next(iter(view.desk.store.sealed(view.tournament, n - 1)), None)
    return found is not None and found.hash.hex() == head


def _proof(view: View, n: int, head: str, epoch: int) -> str:
    """Made with the secret of the tournament, which a restored copy has too; without a secret there is no proof."""
    seed = view.desk.store.seed(view.tournament)
    told = f"receipt {n} {head}" if epoch == 1 else f"receipt {n} {head} {epoch}"
    return "" if seed is None else hmac.new(seed, told.encode(), sha256).hexdigest()[:PROOF]
