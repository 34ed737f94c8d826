"""Receipts that phones keep: if one knows more of the log than we do, something was lost, and the organizer is told."""

import hmac
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

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
    """What a phone keeps of something it did, with the proof that we gave it out."""

    n: int
    head: str
    proof: str


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
    return Kept(head.n, head.hash.hex(), _proof(view, head.n, head.hash.hex()))


@router.post("/t/{tournament}/me/witness")
def witness(view: Annotated[View, may("play")]) -> Response:
    """A phone is back and says what it knows. Only receipts that we gave out count, so there are no false alarms."""
    n, head, proof = digits(view.typed("n")), view.typed("head"), view.typed("proof").encode("ascii", "replace")
    if n is not None and head.isascii():
        real = _proof(view, n, head)
        if real and hmac.compare_digest(real.encode(), proof) and not _knows(view, n, head):
            view.desk.store.raise_alarm(view.tournament, Alarm(PHONE, n, head, view.now))
    return Response(status_code=204)


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
    return [(one, Refusal(codes[one.kind], n=one.n, last=last)) for one in view.desk.store.alarms(view.tournament)]


def _knows(view: View, n: int, head: str) -> bool:
    """Whether our log had this very head at that length."""
    last: Head = view.desk.store.head(view.tournament)
    if n >= last.n:
        return n == last.n and head == last.hash.hex()
    found = next(iter(view.desk.store.sealed(view.tournament, n - 1)), None)
    return found is not None and found.hash.hex() == head


def _proof(view: View, n: int, head: str) -> str:
    """Made with the secret of the tournament, which a restored copy has too; without a secret there is no proof."""
    seed = view.desk.store.seed(view.tournament)
    return "" if seed is None else hmac.new(seed, f"receipt {n} {head}".encode(), sha256).hexdigest()[:PROOF]
