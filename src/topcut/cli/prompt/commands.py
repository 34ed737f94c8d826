"""Every command of the prompt by its name."""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches

from topcut.cli.prompt import before, lists, looks, people, results, rounds
from topcut.cli.prompt.session import Session
from topcut.refusal import Refusal
from topcut.rules.actions import clock, conduct, cut, leaving, registration, structure
from topcut.rules.actions.rounds import close_round
from topcut.rules.facts import Fact
from topcut.words import say

Command = Callable[[Session, str], None]
Action = Callable[..., Sequence[Fact]]


def _alone(action: Action) -> Command:
    def obeyed(session: Session, _text: str) -> None:
        session.act(action)

    return obeyed


def _player(action: Action) -> Command:
    def obeyed(session: Session, text: str) -> None:
        session.act(action, session.player(session.whom(text)))

    return obeyed


def _player_and_words(action: Action) -> Command:
    def obeyed(session: Session, text: str) -> None:
        session.act(action, *session.names.player_and_rest(text))

    return obeyed


GROUPS: Mapping[str, Mapping[str, Command]] = {
    "before": {
        "add": before.add,
        "in": before.check_in,
        "out": _player(registration.check_out),
        "withdraw": _player(registration.withdraw),
        "again": before.again,
        "paid": before.paid,
        "club": before.club,
        "seat": before.seat,
        "capacity": before.capacity,
        "title": before.title,
        "place": before.place,
        "day": before.day,
        "fee": before.fee,
        "official": before.official,
        "release": before.release,
        "tables": before.tables,
        "deviate": before.deviate,
        "announce": before.announce,
        "start": before.start,
    },
    "lists": {
        "list": lists.hand_in,
        "lists": lists.everybody,
        "show-list": lists.show,
        "accept": lists.accept,
        "correct-list": lists.correct,
        "pool": lists.pool,
    },
    "rounds": {
        "pair": rounds.pair,
        "publish": rounds.publish,
        "hand": rounds.hand,
        "unpair": rounds.unpair,
        "away": rounds.away,
        "there": rounds.there,
        "apart": rounds.apart,
        "move": rounds.move,
        "close": _alone(close_round),
        "clock": rounds.timer,
        "extend": rounds.extend,
        "mission": _alone(clock.announce_mission_critical),
        "correct": results.correct,
        "tie": results.tie,
    },
    "people": {
        "drop": people.drop,
        "absent": _player(leaving.drop_absent),
        "rejoin": _player(leaving.rejoin),
        "eject": people.eject,
        "propose": people.propose,
        "warn": people.warn,
        "spare": _player_and_words(conduct.decline_ejection),
        "penalty": _player_and_words(conduct.penalize),
        "call": people.call,
        "take": people.take,
        "done": people.done,
        "tell": people.tell,
        "untell": people.untell,
        "rule": people.rule,
        "appeal": people.appeal,
        "decide": people.decide,
        "squads": people.squad,
        "lost": people.lost,
    },
    "end": {
        "cut": _alone(cut.make_cut),
        "bracket": rounds.bracket,
        "change": rounds.change,
        "finish": rounds.finish,
        "reveal": _alone(structure.reveal_seed),
        "undo": rounds.take_back,
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
        results.enter(session, line.strip())
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
