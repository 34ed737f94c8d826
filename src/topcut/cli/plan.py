"""The command plan: which structure, by playing many tournaments out."""

import os
import re
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from time import monotonic
from typing import TYPE_CHECKING

import click

from topcut.cli import options, output
from topcut.refusal import Refusal
from topcut.rules.ruleset import load, structure_for
from topcut.words import say, sentence
from topcut.words.dates import decimal

if TYPE_CHECKING:
    from topcut.planner.day import Day, Ending
    from topcut.planner.plan import Answer, Request
    from topcut.planner.report import Chance, Outlook
    from topcut.planner.sharing import Workers

RANGE = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")
INTERRUPTED, REFUSED = 130, 2
BAR = 20  # letters
MARKS = {"printed": " *", "allowed": "", "deviation": " !"}
CLEAR = "\x1b[K"  # the rest of the line


@click.command
@click.option("--ruleset", metavar="NAME|FILE", required=True)
@click.option("--players", metavar="N", type=int, required=True)
@click.option("--rounds", metavar="A-B")
@click.option("--cuts", metavar="0,4,8")
@click.option("--tournaments", metavar="K", type=int, default=20_000, show_default=True)
@click.option("--from", "begins", metavar="HH:MM", default="10:00", show_default=True)
@click.option("--until", metavar="HH:MM")
@click.option("--minutes", metavar="N", type=int)
@click.option("--dice/--no-dice", default=None)
@click.option("--second-day", metavar="HH:MM")
@click.option("--lunch", metavar="N", type=int, default=30, show_default=True)
@click.option("--spread", metavar="ELO", type=int, default=200, show_default=True)
@click.option("--draws", metavar="PERCENT", type=float, default=4, show_default=True)
@click.option(
    "--drops",
    metavar="PERCENT",
    type=float,
    default=4,
    show_default=True,
)
@click.option("--no-shows", metavar="PERCENT", type=float, default=0, show_default=True)
@click.option("--seed", metavar="TEXT", default="1", show_default=True)
@click.option("--cores", metavar="N", type=click.IntRange(1, 256))
@click.option("--cluster", metavar="ADDRESS")
@options.json
def plan(
    *,
    ruleset: str,
    players: int,
    rounds: str | None,
    cuts: str | None,
    tournaments: int,
    begins: str,
    until: str | None,
    minutes: int | None,
    dice: bool | None,
    second_day: str | None,
    lunch: int,
    spread: int,
    draws: float,
    drops: float,
    no_shows: float,
    seed: str,
    cores: int | None,
    cluster: str | None,
    json: bool,
) -> int:
    from topcut.planner import day
    from topcut.planner.plan import Request, check
    from topcut.planner.sharing import Workers, all_cores
    from topcut.planner.skill import Skill

    request = Request(
        load(ruleset),
        players,
        _rounds(rounds),
        _cuts(cuts),
        tournaments,
        day.Day(
            day.hour(begins),
            None if until is None else day.closing(until),
            minutes,
            lunch,
            dice,
            None if second_day is None else day.hour(second_day),
        ),
        Skill(spread, draws / 100, drops / 100, no_shows / 100),
        seed,
    )
    check(request)
    workers = all_cores() if cores is None and cluster is None else Workers(cores or 1, cluster)
    return _play_out(request, workers, json=json)


def _play_out(request: "Request", workers: "Workers", *, json: bool) -> int:
    from topcut.planner.plan import made_ready, plan
    from topcut.planner.sharing import Workers

    if _is_watched():
        click.echo(say("planner-preparing"), nl=False, err=True)
    if workers == Workers():
        with _left_at_once():
            made_ready(request)
    answer, lost = _last(plan(request, workers))
    if answer is None:
        if lost is not None:
            raise lost
        click.echo(say("planner-stopped-early"), err=True)
        return INTERRUPTED
    if json:
        output.as_json(as_json(request, answer))
    else:
        _tell(request, answer)
        _warn_of_too_few(request)
    if lost is not None:
        click.echo(sentence(lost), err=True)
        return REFUSED
    return 0 if answer.is_whole else INTERRUPTED


@contextmanager
def _left_at_once() -> Iterator[None]:
    """While the kernel is compiled Ctrl-C ends the program itself: an exception would get lost in the compiler."""

    def leave(_signal: int, _frame: object) -> None:
        click.echo(f"\n{say('planner-stopped-early')}", err=True)
        os._exit(INTERRUPTED)

    before = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _last(answers: "Iterator[Answer]") -> "tuple[Answer | None, Refusal | None]":
    """The last one there is: all of it, or what there was when somebody pressed Ctrl-C or the workers were lost."""
    found, lost, started = None, None, monotonic()
    try:
        with closing(answers) as growing:  # type: ignore[type-var]  # a generator
            for found in growing:
                if _is_watched():
                    line = progress(found.done, found.wanted, monotonic() - started)
                    click.echo(f"\r{line}{CLEAR}", nl=False, err=True)
    except KeyboardInterrupt:
        pass
    except Refusal as refusal:
        lost = refusal
    if _is_watched():
        click.echo(f"\r{CLEAR}", nl=False, err=True)
    return found, lost


def _is_watched() -> bool:
    """The bar is no part of the answer, which may go into a file meanwhile."""
    return sys.stderr.isatty()


def progress(done: int, wanted: int, seconds: float) -> str:
    """A bar, and about how long it will still take, by how long it took so far."""
    full = BAR * done // wanted
    left = round(seconds * (wanted / done - 1))
    return "#" * full + "." * (BAR - full) + " " + say("planner-progress", done=done, wanted=wanted, seconds=left)


def _rounds(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    found = RANGE.fullmatch(text.strip())
    return (0, 0) if found is None else (int(found[1]), int(found[2] or found[1]))


def _cuts(text: str | None) -> tuple[int, ...] | None:
    if text is None:
        return None
    parts = [part.strip() for part in text.split(",")]
    if not all(re.fullmatch(r"\d{1,4}", part) for part in parts):
        raise Refusal("planner-cuts", given=text)
    return tuple(map(int, parts))


def as_json(request: "Request", answer: "Answer") -> dict[str, object]:
    skill = request.model
    return {
        "ruleset": request.ruleset.name,
        "players": request.players,
        "seed": request.seed,
        "model": {"spread": skill.spread, "draws": skill.draws, "drops": skill.drops, "no_shows": skill.no_shows},
        "tournaments": answer.done,
        "wanted": answer.wanted,
        "whole": answer.is_whole,
        "paired_by_engine": answer.asked,
        "structures": [_outlook(one) for one in answer.outlooks],
    }


def _outlook(one: "Outlook") -> dict[str, object]:
    from topcut.planner.day import as_hour

    return {
        "rounds": one.structure.rounds,
        "cut": one.structure.cut,
        "printed": one.is_printed,
        "deviation": one.footing == "deviation",
        "line": one.line,
        "swiss_ends": as_hour(one.swiss_ends.middle),
        "ends": as_hour(one.ends.middle),
        "ends_from": as_hour(one.ends.early),
        "ends_to": as_hour(one.ends.late),
        "in_time": one.ends.in_time,
        "several_undefeated": _chance(one.several_undefeated),
        "best_wins": _chance(one.best_wins),
        "makes_the_cut_by_true_rank": [_chance(rank) for rank in one.makes_the_line],
        "wins_by_true_rank": [_chance(rank) for rank in one.wins],
        "points": [
            {
                "points": row.points,
                "record": None if row.record is None else [row.record.won, row.record.drawn, row.record.lost],
                "makes_it": _chance(row.makes_it),
                "players": row.a_tournament,
            }
            for row in one.records
        ],
        "rematch_forced": _chance(one.runs_out),
        "rematches": one.rematches,
        "byes": one.byes,
        "second_bye": _chance(one.two_byes),
        "players_who_leave": one.left,
        "too_few_left_for_the_cut": _chance(one.too_few_left),
    }


def _chance(chance: "Chance") -> dict[str, float]:
    return {"share": chance.share, "low": chance.low, "high": chance.high}


def _warn_of_too_few(request: "Request") -> None:
    """Fewer than the document lets play are counted all the same, as its first row."""
    try:
        structure_for(request.ruleset, request.players)
    except Refusal as refusal:
        click.echo(sentence(refusal), err=True)


def _tell(request: "Request", answer: "Answer") -> None:
    day, skill = request.day, request.model
    if not answer.is_whole:
        output.line(say("planner-stopped", done=answer.done, wanted=answer.wanted))
    output.table(_columns(day), [_row(one, day) for one in answer.outlooks], or_one_by_one=True)
    draws, drops, away = (f"{100 * share:g}" for share in (skill.draws, skill.drops, skill.no_shows))
    model = say("planner-model", tournaments=answer.done, spread=skill.spread, draws=draws, drops=drops, away=away)
    output.line(model)


def _columns(day: "Day") -> Sequence[str]:
    names = ["structure", "ends", *(["in-time"] if day.until is not None else [])]
    names += ["undefeated", "best-cut", "best-wins", "record", "rematch", "byes"]
    return [say(f"planner-column-{name}") for name in names]


def _row(one: "Outlook", day: "Day") -> Sequence[str]:
    name = say("planner-structure", rounds=one.structure.rounds, cut=one.structure.cut)
    in_time = [] if one.ends.in_time is None else [say("planner-percent", share=decimal(100 * one.ends.in_time, 1))]
    best = percent(one.makes_the_line[0])
    return [
        f"{name}{MARKS[one.footing]}",
        _ends(one, day),
        *in_time,
        percent(one.several_undefeated),
        best if one.structure.cut else say("planner-first", chance=best, line=one.line),
        percent(one.best_wins),
        _enough(one),
        percent(one.runs_out),
        decimal(one.byes, 1),
    ]


def _ends(one: "Outlook", day: "Day") -> str:
    from topcut.planner.day import as_hour

    def between(ending: "Ending") -> str:
        return f"{as_hour(ending.middle)} ({as_hour(ending.early)} - {as_hour(ending.late)})"

    if day.second is None or not one.structure.cut:
        return between(one.ends)
    return f"{between(one.swiss_ends)}, {between(one.ends)}"


def _enough(one: "Outlook") -> str:
    if one.enough is None:
        return ""
    points, record = one.enough.points, one.enough.record
    chance = percent(one.enough.makes_it)
    if record is None:
        return f"{points} ({chance})"
    told = say("planner-record-of", won=record.won, drawn=record.drawn, lost=record.lost)
    return say("planner-record", points=points, chance=chance, record=told)


def percent(chance: "Chance") -> str:
    share, error = (decimal(100 * one, chance.digits) for one in (chance.share, chance.error))
    return say("planner-percent", share=f"{share} ± {error}")
