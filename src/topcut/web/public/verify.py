"""How to check a tournament: its seal, every draw with its key, the file that anyone can recompute, and the referee."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response
from markupsafe import Markup

from topcut.desk.second_opinion import SecondOpinion, public_archive
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.rules.draws import draws
from topcut.web.access import may
from topcut.web.access.memory import access_in
from topcut.web.kept import known
from topcut.web.public.frame import framed
from topcut.web.result_form import digits
from topcut.web.view import View, again

router = APIRouter()

ID = re.compile(r"\b(p\d+)\b")
PAIR = re.compile(r"\b(p\d+)-(p\d+)\b")
PAIRS = re.compile(r"(?<=\d) (?=p\d+-p\d+\b)")  # between `p10-p9` and `p2-p3`
WITHHELD = re.compile(r"\d+ facts? withheld")  # which the page says in its own words


@router.get("/t/{tournament}/verify")
def verify(view: Annotated[View, may("look")]) -> Response:
    """With a form, so it is made for each browser; what takes time to work out is not."""
    opinion = _opinion(view)
    reports = opinion.known(view.tournament)
    return framed(
        view,
        "public/verify.html",
        **known(view, _verify),
        latest=reports[0] if reports else None,
        running=opinion.running(view.tournament),
    )


@router.post("/t/{tournament}/verify/now")
@again(verify)
def verify_now(view: Annotated[View, may("look")]) -> Response:
    """Whoever asks for what is known or being worked out costs nothing; others may ask only so often (K5)."""
    opinion = _opinion(view)
    if not opinion.is_settled(view.tournament):
        if not access_in(view.request).attempts.may_verify(view.tournament):
            raise Refusal("verify-lately")
        opinion.ask(view.tournament)
    return view.go(f"/t/{view.tournament}/verify/report")


@router.get("/t/{tournament}/verify/report")
def report(view: Annotated[View, may("look")], fact: str = "") -> Response:
    """What the referee found, for the newest fact or another that somebody has asked about."""
    opinion, n = _opinion(view), digits(fact)
    reports = opinion.known(view.tournament)
    running = opinion.running(view.tournament)
    failure = opinion.failure(view.tournament)
    if fact and n not in {one.n for one in reports}:
        raise Refusal("page-unknown")
    shown = next((one for one in reports if one.n == n), None) if fact else reports[0] if reports else None
    return framed(
        view,
        "public/report.html",
        report=shown,
        reports=reports,
        running=None if fact else running,
        failure=None if fact or running is not None or failure is None else failure,
        newest=view.n,
        unchecked=() if shown is None else [one for one in shown.verdict.unchecked if not WITHHELD.match(one)],
        named=partial(_named, view),
    )


@router.get("/t/{tournament}/archive")
def archive(view: Annotated[View, may("look")]) -> Response:
    head, content = known(view, _content)
    file = f'attachment; filename="{view.tournament}-{head.n}.topcut"'
    headers = {"Content-Disposition": file, "X-Content-Type-Options": "nosniff"}
    return Response(content, media_type="application/x-ndjson", headers=headers)


def _named(view: View, said: str) -> Markup:
    """What the referee says, with names in the place of ids. It begins as a sentence."""
    listed = PAIRS.sub("; ", said[:1].upper() + said[1:])
    paired = PAIR.sub(r"\1 v \2", listed)
    people = {**view.t.signed_off, **view.t.players}
    parts = (Markup("<bdi>{}</bdi>").format(view.names.of(one)) if one in people else one for one in ID.split(paired))
    return Markup().join(parts)


def _opinion(view: View) -> SecondOpinion:
    opinion: SecondOpinion = view.request.app.state.second_opinion
    return opinion


def _verify(view: View) -> Mapping[str, Any]:
    t = view.t
    history = tuple(view.desk.history(view.tournament))
    return {
        "draws": draws(history),
        "head": view.desk.store.head(view.tournament),
        "nonces": len(t.nonces) or sum(player.nonce is not None for player in t.players.values()),
        "file": f"{view.tournament}-{view.n}.topcut",
    }


def _content(view: View) -> tuple[Head, bytes]:
    return public_archive(view.desk, view.tournament)
