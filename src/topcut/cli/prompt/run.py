"""The command run: time passes, a line is read, it is done or refused, and only the end of the input stops it."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING

import click

from topcut.cli import REFUSED, options
from topcut.cli.data import find, opened
from topcut.cli.prompt.commands import COMMANDS, QUIT, obey
from topcut.cli.prompt.looks import what
from topcut.cli.prompt.rounds import clock_status
from topcut.cli.prompt.session import Session
from topcut.cli.prompt.talking import PROMPT, Piped, Terminal, is_terminal
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.guards import not_by_plan
from topcut.rules.clock import view
from topcut.words import say

if TYPE_CHECKING:
    from topcut.desk import Desk

COMMENT = "#"


@click.command
@click.argument("event")
@options.data
def run(event: str, data: Path) -> int:
    with opened(data) as desk:
        tournament = find(desk, event)
        not_by_plan(desk.look(tournament))
        return _run(desk, tournament)


def _run(desk: "Desk", tournament: TournamentId) -> int:
    """The exit code tells a script whether something was refused; a person has seen it."""
    if not is_terminal():
        session = Session(desk, tournament, Piped())
        _greet(session)
        _loop(session)
        return REFUSED if session.refused else 0
    session = _at_terminal(desk, tournament)
    _greet(session)
    stop = Event()
    ticker = Thread(target=_tick_along, args=(session, stop), daemon=True)
    ticker.start()
    try:
        _loop(session)
    finally:
        stop.set()
        ticker.join()
    return 0


def _at_terminal(desk: "Desk", tournament: TournamentId) -> Session:
    talk = Terminal(lambda before: _words(session, before), lambda: _status(session))
    session = Session(desk, tournament, talk)
    return session


def _greet(session: Session) -> None:
    t = session.t
    session.write(say("run-hello", title=t.title, ruleset=t.ruleset.title, players=len(t.players)))
    trouble = session.desk.trouble(session.tournament)
    if trouble is not None:
        session.say(trouble)
    what(session)


def _loop(session: Session) -> None:
    while True:
        _safely(session, lambda: _tick(session))
        line = session.talk.read(PROMPT)
        if line is None or line.strip().casefold() in QUIT:
            return
        if not line.lstrip().startswith(COMMENT):
            _safely(session, partial(obey, session, line))


def _safely(session: Session, job: Callable[[], None]) -> None:
    """A refusal is a sentence, and so is a mistake of ours; the tournament goes on."""
    try:
        job()
    except Refusal as refusal:
        session.refused += 1
        session.tell()
        session.say(refusal)
        _say_how(session, refusal)
    except Exception as error:
        if os.environ.get("TOPCUT_DEBUG") == "1":
            raise
        session.refused += 1
        session.write(say("mistake", problem=type(error).__name__))


def _say_how(session: Session, refusal: Refusal) -> None:
    """How to type what the sentence asks for, where that is not obvious."""
    code = f"run-how-{refusal.code}"
    how = say(code, **refusal.parameters)
    if how != code:
        session.write(how)


def _tick(session: Session) -> None:
    """Calls time, and does what else is due; Mission Critical is announced by people."""
    session.desk.tick()
    session.tell()
    seen = view(session.t, session.desk.time(session.tournament), official=True)
    if seen is not None and seen.prompt and session.prompted != (seen.stage, seen.round):
        session.prompted = (seen.stage, seen.round)
        session.write(say("run-mission-critical"))


def _tick_along(session: Session, stop: Event) -> None:
    while not stop.wait(1.0):
        _safely(session, lambda: _tick(session))


def _words(session: Session, before: str) -> list[str]:
    """Commands first; after one, people and the rule book's roles."""
    if " " not in before.lstrip():
        return [*COMMANDS, "help", *QUIT]
    names = [session.names.of(player) for player in (*session.t.players, *session.t.signed_off)]
    return [*names, *(role.name for role in session.t.ruleset.officials)]


def _status(session: Session) -> str:
    seen = view(session.t, session.desk.time(session.tournament), official=True)
    return session.t.title if seen is None else f"{session.t.title}: {clock_status(session, seen)}"
