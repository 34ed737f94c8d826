"""The command plan: which structure, by playing many tournaments out."""

import re
from collections.abc import Iterator, Sequence
from contextlib import closing
from time import monotonic
from typing import TYPE_CHECKING

import click

from topcut.cli import options, output
from topcut.refusal import Refusal
from topcut.rules.ruleset import load
from topcut.words import say

if TYPE_CHECKING:
    from topcut.planner.day import Day
    from topcut.planner.plan import Answer, Request
    from topcut.planner.report import Chance, Outlook

RANGE = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")
INTERRUPTED = 130
BAR = 20  # letters
CLEAR = "\x1b[K"  # the rest of the line


@click.command
@click.option("--ruleset", metavar="NAME|FILE", required=True, help="The rule book.")
@click.option("--players", metavar="N", type=int, required=True, help="How many players.")
@click.option("--rounds", metavar="A-B", help="Swiss rounds to look at, such as 4-6.")
@click.option("--cuts", metavar="0,4,8", help="Cuts to look at; 0 is none.")
@click.option("--tournaments", metavar="K", type=int, default=20_000, show_default=True, help="How many to play out.")
@click.option("--from", "begins", metavar="HH:MM", default="10:00", show_default=True, help="When round 1 begins.")
@click.option("--until", metavar="HH:MM", help="When the hall closes.")
@click.option("--minutes", metavar="N", type=int, help="Minutes of a Swiss round; as the rule book says, if not given.")
@click.option("--lunch", metavar="N", type=int, default=30, show_default=True, help="Minutes; 0 is no lunch.")
@click.option("--spread", metavar="ELO", type=int, default=200, show_default=True, help="Spread of skill.")
@click.option("--draws", metavar="PERCENT", type=float, default=4, show_default=True, help="Matches that are drawn.")
@click.option(
    "--drops",
    metavar="PERCENT",
    type=float,
    default=4,
    show_default=True,
    help="Players who leave after a round, of those with two losses.",
)
@click.option("--no-shows", metavar="PERCENT", type=float, default=0, show_default=True, help="Players who stay away.")
@click.option("--seed", metavar="TEXT", default="1", show_default=True, help="The text that chance comes from.")
@click.option("--cores", metavar="N", type=click.IntRange(1, 256), help="Processes; all cores, if not given.")
@click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler, such as tcp://10.0.0.5:8786.")
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
    """Say which structure suits so many players, by playing tournaments out under the rule book.

    The same seed gives the same answer on one core, on many, and on a cluster. Ctrl-C shows what is known so far.
    """
    from topcut.planner.day import Day, hour
    from topcut.planner.plan import Request, check
    from topcut.planner.plan import plan as planned
    from topcut.planner.sharing import Workers, all_cores
    from topcut.planner.skill import Skill

    request = Request(
        load(ruleset),
        players,
        _rounds(rounds),
        _cuts(cuts),
        tournaments,
        Day(hour(begins), None if until is None else hour(until), minutes, lunch),
        Skill(spread, draws / 100, drops / 100, no_shows / 100),
        seed,
    )
    check(request)
    workers = all_cores() if cores is None and cluster is None else Workers(cores or 1, cluster)
    answer = _last(planned(request, workers))
    if answer is None:
        raise KeyboardInterrupt
    if json:
        output.as_json(as_json(request, answer))
    else:
        _tell(request, answer)
    return 0 if answer.is_whole else INTERRUPTED


def _last(answers: "Iterator[Answer]") -> "Answer | None":
    """The last one there is: all of it, or what there was when somebody pressed Ctrl-C."""
    found, started = None, monotonic()
    try:
        with closing(answers) as growing:  # type: ignore[type-var]  # a generator
            for found in growing:
                if output.is_terminal():
                    line = progress(found.done, found.wanted, monotonic() - started)
                    click.echo(f"\r{line}{CLEAR}", nl=False, err=True)
    except KeyboardInterrupt:
        pass
    if output.is_terminal():
        click.echo(f"\r{CLEAR}", nl=False, err=True)
    return found


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
    skill = request.skill
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
        "line": one.line,
        "swiss_ends": as_hour(one.swiss_ends.middle),
        "ends": as_hour(one.ends.middle),
        "ends_from": as_hour(one.ends.early),
        "ends_to": as_hour(one.ends.late),
        "in_time": one.ends.in_time,
        "several_undefeated": _chance(one.several_undefeated),
        "best_wins": _chance(one.best_wins),
        "makes_the_cut_by_true_rank": [_chance(rank) for rank in one.makes_the_line],
        "points": [
            {"points": row.points, "makes_it": _chance(row.makes_it), "players": row.a_tournament}
            for row in one.records
        ],
        "rematch_forced": _chance(one.runs_out),
        "rematches": one.rematches,
        "byes": one.byes,
        "second_bye": _chance(one.two_byes),
        "players_who_leave": one.left,
    }


def _chance(chance: "Chance") -> dict[str, float]:
    return {"share": chance.share, "low": chance.low, "high": chance.high}


def _tell(request: "Request", answer: "Answer") -> None:
    day, skill = request.day, request.skill
    if not answer.is_whole:
        click.echo(say("planner-stopped", done=answer.done, wanted=answer.wanted))
    output.table(_columns(day), [_row(one, day) for one in answer.outlooks])
    draws, drops, away = (f"{100 * share:g}" for share in (skill.draws, skill.drops, skill.no_shows))
    click.echo(say("planner-model", tournaments=answer.done, spread=skill.spread, draws=draws, drops=drops, away=away))


def _columns(day: "Day") -> Sequence[str]:
    names = ["structure", "ends", *(["in-time"] if day.until is not None else [])]
    names += ["undefeated", "best-cut", "best-wins", "record", "rematch", "byes"]
    return [say(f"planner-column-{name}") for name in names]


def _row(one: "Outlook", day: "Day") -> Sequence[str]:
    from topcut.planner.day import as_hour

    name = say("planner-structure", rounds=one.structure.rounds, cut=one.structure.cut)
    ends = f"{as_hour(one.ends.middle)} ({as_hour(one.ends.early)} - {as_hour(one.ends.late)})"
    in_time = [] if one.ends.in_time is None else [f"{100 * one.ends.in_time:.0f} %"]
    safe = next((row for row in reversed(one.records) if row.makes_it.share >= 0.5), None)
    record = "" if safe is None else f"{safe.points} ({percent(safe.makes_it)})"
    return [
        f"{name} *" if one.is_printed else name,
        ends,
        *in_time,
        percent(one.several_undefeated),
        percent(one.makes_the_line[0]),
        percent(one.best_wins),
        record,
        percent(one.runs_out),
        f"{one.byes:.1f}",
    ]


def percent(chance: "Chance") -> str:
    return f"{100 * chance.share:.1f} ± {100 * chance.error:.1f} %"
