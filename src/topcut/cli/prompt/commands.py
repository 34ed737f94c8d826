"""Every command of the prompt by its name."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches

from topcut.cli.prompt import clocks, closing, listing, looks, losing, pairing, people, scores, signing_up
from topcut.cli.prompt.session import Session
from topcut.refusal import Refusal
from topcut.words import say

Command = Callable[[Session, str], None]

GROUPS: Mapping[str, Mapping[str, Command]] = {
    "before": {
        "add": signing_up.add,
        "in": signing_up.check_in,
        "out": signing_up.check_out,
        "withdraw": signing_up.withdraw,
        "paid": signing_up.paid,
        "club": signing_up.club,
        "seat": signing_up.seat,
        "capacity": signing_up.capacity,
        "official": signing_up.official,
        "release": signing_up.release,
        "tables": signing_up.tables,
        "deviate": signing_up.deviate,
        "announce": signing_up.announce,
        "start": signing_up.start,
    },
    "lists": {
        "list": listing.hand_in,
        "lists": listing.everybody,
        "show-list": listing.show,
        "accept": listing.accept,
        "correct-list": listing.correct,
        "pool": listing.pool,
    },
    "rounds": {
        "pair": pairing.pair,
        "publish": pairing.publish,
        "hand": pairing.hand,
        "unpair": pairing.unpair,
        "away": pairing.away,
        "there": pairing.there,
        "apart": pairing.apart,
        "move": pairing.move,
        "close": pairing.close,
        "clock": clocks.timer,
        "extend": clocks.extend,
        "mission": clocks.mission,
        "correct": scores.correct,
        "tie": scores.tie,
    },
    "people": {
        "drop": people.drop,
        "absent": people.absent,
        "rejoin": people.rejoin,
        "eject": people.eject,
        "propose": people.propose,
        "warn": people.warn,
        "spare": people.spare,
        "penalty": people.penalty,
        "call": people.call,
        "done": people.done,
        "rule": people.rule,
        "appeal": people.appeal,
        "decide": people.decide,
        "squads": people.squad,
        "lost": losing.lost,
    },
    "end": {
        "cut": closing.make_cut,
        "bracket": pairing.bracket,
        "change": closing.change,
        "finish": closing.finish,
        "reveal": closing.reveal,
        "undo": closing.take_back,
    },
    "look": {
        "what": looks.what,
        "round": looks.tables,
        "standings": looks.ranks,
        "players": looks.everybody,
        "placings": looks.placed,
        "calls": looks.calls,
        "why": looks.why,
        "log": looks.log,
    },
}
COMMANDS: Mapping[str, Command] = {name: command for group in GROUPS.values() for name, command in group.items()}
QUIT = frozenset({"quit", "exit"})


def obey(session: Session, line: str) -> None:
    """One line: a table with its result, a command, or nothing, which asks what can be done."""
    word, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    if not word or word == "?":
        looks.what(session)
    elif word[0].isdecimal():
        scores.enter(session, line.strip())
    elif word == "help":
        explain(session, rest)
    else:
        command(word)(session, rest)
    session.tell()


def command(word: str) -> Command:
    """By the whole name, or by a beginning that no other command has."""
    asked = word.casefold()
    if asked in COMMANDS:
        return COMMANDS[asked]
    meant = [name for name in COMMANDS if name.startswith(asked)]
    if len(meant) == 1:
        return COMMANDS[meant[0]]
    near = tuple(meant or get_close_matches(asked[:40], COMMANDS, n=3))
    raise Refusal("run-unknown", word=word, near=near, count=len(near))


def explain(session: Session, word: str) -> None:
    if word and word not in QUIT:
        name = next(name for name, known in COMMANDS.items() if known is command(word))
        session.write(say(f"run-help-{name}"))
        return
    for group, members in GROUPS.items():
        session.write(f"{say(f'run-group-{group}')} {', '.join(members)}")
    session.write(say("run-help"))
