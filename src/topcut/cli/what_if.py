"""The command whatif: who can still make the cut, what they need, and what if a table ended so or so."""

import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import click

from topcut.cli import options, output
from topcut.cli.data import find, opened
from topcut.cli.files import content
from topcut.exchange import archive
from topcut.exchange.incoming import from_text
from topcut.exchange.notation import entry
from topcut.planner.telling import either, likely, needs
from topcut.planner.what_if import Chances, Standing, WhatIf, outlook, supposed
from topcut.refusal import Refusal
from topcut.rules.fold import fold
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import Tournament
from topcut.words import say, shown

if TYPE_CHECKING:
    from topcut.desk.names import Names

FORM = '"4 16-9"'
NOT_THERE = ("data-missing", "tournament-none")
LIKE_A_PATH = re.compile(r"[./\\]")

Name = Callable[[str], str]


@click.command
@click.argument("event", metavar="ARCHIVE|EVENT")
@click.option("--player", metavar="ID")
@click.option("--if", "given", metavar="RESULT", multiple=True)
@options.data
@options.json
def whatif(event: str, *, player: str | None, given: tuple[str, ...], data: Path, json: bool) -> None:
    t, names = _read(event, data)
    for text in given:
        t = _with(t, text)
    if player is not None and not player.strip():
        raise Refusal("whatif-whom")
    asked = None if player is None else names.player(player)
    found = outlook(t)
    if asked is not None and found.of(asked) is None:
        raise Refusal("whatif-not-in", player=names.of(asked))
    ranked = [row for row in standings(t) if asked is None or row.player == asked]
    rows = [(row.rank, row.points, one) for row in ranked if (one := found.of(row.player)) is not None]
    if json:
        return output.as_json(_document(found, rows, names.of))
    goal = say("whatif-goal", cut="yes" if found.cut else "no", size=found.size)
    click.echo(f"{goal} {say('whatif-left', open=found.open, left=found.left)}")
    output.table(
        ("#rank", "player", f"#{t.ruleset.terms.points}", "state", "what they need", "#chance"),
        ((rank, shown(names.of(one.player)), points, *_told(found, one)) for rank, points, one in rows),
    )
    if asked is None:
        for line in _draws(found, names.of):
            click.echo(line)
    click.echo(say("whatif-sampled", times=found.times))
    return None


def _read(event: str, data: Path) -> "tuple[Tournament, Names]":
    from topcut.desk.names import Names
    from topcut.desk.writing import read_fact

    if event == "-" or Path(event).is_file() or event.endswith(".topcut"):
        found = _archive(event)
        t = fold([read_fact(sealed) for sealed in found.facts])
        return t, Names({one.player: one.name for one in found.people}, t.players)
    try:
        with opened(data) as desk:
            tournament = find(desk, event)
            return desk.look(tournament), desk.names(tournament)
    except Refusal as refusal:
        if refusal.code in NOT_THERE and Path(event).is_dir():  # a tournament may be called like a folder
            raise Refusal("whatif-folder", file=event) from None
        if refusal.code in NOT_THERE and LIKE_A_PATH.search(event):
            raise Refusal("file-missing", file=event) from None
        raise


def _archive(file: str) -> archive.Archive:
    data = content(file)
    try:
        return archive.read(BytesIO(data))
    except Refusal as refusal:
        if refusal.code == "archive-foreign" and file.endswith(".txt") and _is_tournament(data):
            raise Refusal("whatif-text", file=file) from None
        raise


def _is_tournament(text: bytes) -> bool:
    try:
        from_text(text)
    except Refusal:
        return False
    return True


def _with(t: Tournament, text: str) -> Tournament:
    """`4 16-9`: table 4, from the first seat's side."""
    table, _, score = text.strip().partition(" ")
    if not (table.isascii() and table.isdecimal() and len(table) <= 6) or not score.strip():
        raise Refusal("whatif-result-form", text=text, form=FORM)
    return supposed(t, int(table), entry(t.ruleset, score.strip()))


def _told(found: WhatIf, one: Chances) -> tuple[str, str, str]:
    state = say("whatif-standing", standing=one.standing)
    return state, needs(found, one), "" if one.share is None else likely(one.share)


def _draws(found: WhatIf, name: Name) -> list[str]:
    return [
        say(
            "whatif-draw-helps",
            table=one.table,
            first=name(one.players[0]),
            second=name(one.players[1]),
            gain=either([name(player) for player in one.gain]),
        )
        for one in found.draws
    ]


def _document(found: WhatIf, rows: list[tuple[int, int, Chances]], name: Name) -> dict[str, object]:
    return {
        "size": found.size,
        "cut": found.cut,
        "open_tables": found.open,
        "rounds_left": found.left,
        "times": found.times,
        "players": [
            {
                "rank": rank,
                "id": one.player,
                "name": name(one.player),
                "points": points,
                "state": one.standing.value,
                "proved": one.proved,
                "by_own_result": {own.value: fate.value for own, fate in one.by_own.items()},
                "draw_is_safe": one.draw_is_safe,
                "points_enough": one.enough,
                "points_least": one.least,
                "chance": _share(one),
            }
            for rank, points, one in rows
        ],
        "draw_helps_both": [{"table": one.table, "players": one.players, "gain": one.gain} for one in found.draws],
    }


def _share(one: Chances) -> dict[str, object]:
    """Of one who is in or out it is certain."""
    if one.share is None:
        rate = float(one.standing is Standing.CLINCHED)
        return {"rate": rate, "from": rate, "to": rate, "exact": True}
    low, high = one.share.likely
    return {"rate": round(one.share.rate, 4), "from": round(low, 4), "to": round(high, 4), "exact": False}
