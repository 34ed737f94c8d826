"""What a pairing made by hand breaks, as a command answers it."""

import click

from topcut.cli import output
from topcut.cli.people import Voice
from topcut.exchange.history import History
from topcut.exchange.pairs import Handmade
from topcut.rules.pairing.field import field_of, quality
from topcut.rules.pairing.handmade import best_quality, breaks, could_be_drawn
from topcut.words import say


def answer(history: History, made: Handmade, *, json: bool) -> bool:
    """Tell it, and whether the draw could have given it: what cannot be avoided is told and held against nobody."""
    broken = breaks(history.t, made.pairs, made.byes, history.wishes)
    fair = could_be_drawn(history.t, made.pairs, made.byes, history.wishes)
    voice = Voice(history)
    if json:
        field = field_of(history.t, [player for two in made.pairs for player in two], history.wishes)
        this = quality(field, made.pairs)
        output.as_json(
            {
                "ok": fair,
                "breaks": [
                    {"code": reason.code, "clause": reason.clause, "text": voice.said(reason)} for reason in broken
                ],
                "rematches": this.rematches,
                "best": this == best_quality(field),
            }
        )
        return fair
    for reason in broken:
        click.echo(voice.said(reason))
    if not broken:
        click.echo(say("check-nothing"))
    return fair
