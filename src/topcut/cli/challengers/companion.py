"""The command companion: a game of Challengers! with the real cards, from the seats to the final."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from topcut.cli import REFUSED, options, output
from topcut.cli.challengers import game_options
from topcut.cli.challengers.game_options import MOST_PLAYERS, refuse_namesakes
from topcut.cli.challengers.kept import begun, enter, open_at
from topcut.cli.data import find, opened, short
from topcut.cli.prompt import looks
from topcut.cli.prompt.session import Session, Talk
from topcut.cli.prompt.talking import PROMPT, Piped, Terminal, is_terminal
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import undo
from topcut.rules.actions.challengers.companion import (
    advance,
    beginner,
    correct_result,
    park_names,
    tell_result,
    tell_trophy,
)
from topcut.rules.actions.challengers.course import has_decisive_lead
from topcut.rules.actions.challengers.deciding import leave
from topcut.rules.actions.challengers.opening import Options
from topcut.rules.actions.challengers.printed import seat_as_printed
from topcut.rules.match import Stage
from topcut.rules.playing_cards import binder_of, robot_cards, table_of
from topcut.rules.ranking.explain import between
from topcut.rules.ranking.standings import standings
from topcut.rules.state import Playing, playing
from topcut.rules.tournament import Phase, Tournament, with_lots
from topcut.words import raised, say
from topcut.words.rulebook import in_words_of_reader

if TYPE_CHECKING:
    from topcut.desk import Desk

QUIT = ("q", "quit")
PAIR = 2
TOKENS = re.compile(r"(?P<name>.+)\+(?P<number>\d+)")


@click.command
@click.argument("event", required=False)
@click.option("--players", "people", metavar="NAME,...", callback=game_options.names)
@click.option("--title", metavar="TEXT", default="Challengers!", show_default=True)
@options.data
@game_options.agreed
def companion(*, event: str | None, people: tuple[str, ...], title: str, data: Path, **agreed: Any) -> int:
    if event is not None:
        with opened(data) as desk:
            tournament = find(desk, event)
            _sit_down(desk, tournament, people, agreed)
            return _run(desk, tournament)
    refuse_namesakes(people)
    if not 1 <= len(people) <= MOST_PLAYERS:
        raise Refusal("companion-players", clause="CG-01", most=MOST_PLAYERS)
    with opened(data, make=True) as desk:
        tournament, _ = begun(desk, title, people)
        open_at(desk, tournament, Options(digital=False, **agreed))
        return _run(desk, tournament)


def _sit_down(desk: "Desk", tournament: TournamentId, names: Sequence[str], agreed: Mapping[str, Any]) -> None:
    """The table of a game that was created before, if it is not open yet."""
    t = desk.look(tournament)
    if t.card_table is not None or t.ruleset.plan is None:
        return
    enter(desk, tournament, names)
    open_at(desk, tournament, Options(digital=False, **agreed))


def _run(desk: "Desk", tournament: TournamentId) -> int:
    """The exit code tells a script whether something was refused; a person has seen it."""
    session = Session(desk, tournament, _talk(desk, tournament))
    table = table_of(session.t)
    if table.digital:
        raise Refusal("companion-digital", title=session.t.title)
    session.write(say("companion-hello", title=session.t.title))
    if not any(match.result for round in session.t.rounds for match in round.matches):
        show_set_up(session)
    show_round(session)
    while session.t.phase is not Phase.FINISHED:
        line = session.talk.read(PROMPT)
        if line is None or line.strip().casefold() in QUIT:
            session.write(say("companion-kept", name=short(desk, tournament)))
            break
        _obey(session, line.strip())
    return REFUSED if session.refused and not is_terminal() else 0


def _talk(desk: "Desk", tournament: TournamentId) -> Talk:
    if not is_terminal():
        return Piped()
    title = desk.look(tournament).title
    people = [person.name for person in desk.store.people(tournament)]
    return Terminal(lambda _before: [*COMMANDS, *people], lambda: title, given_up="seats")


def _obey(session: Session, line: str) -> None:
    word, _, rest = line.partition(" ")
    try:
        if not line:
            go_on(session, "")
        elif word.casefold() in COMMANDS:
            COMMANDS[word.casefold()](session, rest.strip())
        else:
            result(session, line)
    except Refusal as refusal:
        session.refused += 1
        session.say(refusal)


# What is shown.


def show_set_up(session: Session) -> None:
    """What lies on the table before the first card is drawn (CG-05, CG-06, CG-33 to CG-38)."""
    t = session.t
    table = table_of(t)
    parks = _parks(t, range(1, len(table.seats) // 2 + 1))
    session.write(say("companion-parks", parks=parks, count=len(parks)))
    session.write(say("companion-sets", sets=table.sets))
    if table.tray_capacity is not None:
        session.write(say("companion-trays", number=table.tray_capacity))
    if table.keep_one:
        session.write(say("companion-keep-one"))
    if table.robot is not None:
        box = binder_of(table).box
        out = box.robot_levels[table.robot_level - 1].out
        deck = robot_cards(t, session.seed)
        drawn = tuple(name for name in deck if name not in _start_cards(session))
        session.write(
            say("companion-robot", level=table.robot_level, out=out, left_out=len(out), drawn=drawn, count=len(drawn))
        )
        if table.solo_cards and not box.robot_levels[table.robot_level - 1].random:
            session.write(say("play-solo-unused", level=table.robot_level))
        if not table.robot_plan:
            session.write(say("companion-any-plan"))
    if len(parks) > 1:
        session.write(say("companion-plans", form=_seats_form(session)))
    session.write(say("companion-typing"))


def _parks(t: Tournament, numbers: Iterable[int]) -> tuple[str, ...]:
    """`the green park`, as whoever reads it says that."""
    return tuple(in_words_of_reader(name) for name in park_names(t, numbers))


def _seats_form(session: Session) -> str:
    """`seats Ana - Bo, Cy - Robot`: an example with the people at this table."""
    seats = [session.names.of(player) for player in table_of(session.t).seats]
    return "seats " + ", ".join(f"{one} - {other}" for one, other in zip(seats[::2], seats[1::2], strict=True))


def _start_cards(session: Session) -> set[str]:
    cards = binder_of(table_of(session.t)).cards
    return {card.name for card in cards if card.group == "robot-start"}


def show_round(session: Session) -> None:
    """Who sits where, what the round offers, and who begins."""
    t, now = session.t, playing(session.t)
    if t.phase is Phase.FINISHED or now is None:
        return
    if now.stage is Stage.BRACKET:
        session.write(say("companion-final"))
    else:
        offers = binder_of(table_of(t)).box.rounds[now.number - 1].picks
        picks = tuple(say("companion-picks", number=number, level=level) for level, number in offers)
        session.write(say("companion-round", round=now.number, picks=picks, either=len(picks)))
    names = session.names
    for number, match in enumerate(now.round.matches, start=1):
        assert match.second is not None
        where = say("companion-park", park=raised(_parks(t, [number])[0]), first=names.of(match.first))
        session.write(f"  {where} {say('companion-against', second=names.of(match.second))}")
        if match.result is not None:
            session.write(f"    {say('companion-done')}")
        else:
            session.write(f"    {names.said(beginner(t, match))}")


def show_standings(session: Session, _rest: str = "") -> None:
    """Fans as far as they were reported; why each player is above the next, with the clause."""
    t = with_lots(session.t, session.seed)
    looks.ranks(session)
    rows = standings(t)
    for better, worse in pairwise(rows):
        session.say(between(t, better, worse))


def show_help(session: Session, _rest: str = "") -> None:
    output.table(("type", "for"), ((_form(form), say(f"companion-help-{code}")) for form, code in HELP.items()))


def _form(form: str) -> str:
    """What is typed, with the words in it that are not typed as they stand."""
    return form.replace("REASON", say("companion-reason")).replace("Enter", say("companion-key"))


# What is typed.


def result(session: Session, line: str) -> None:
    """`ana 3 bo+2`: Ana has won a trophy with 3 fans, and Bo two tokens."""
    winner, fans, tokens = _read(session, line)
    session.act(tell_result, winner, fans, tokens)
    session.know()
    now = session.round
    number = now.match_of(winner)
    assert number is not None
    if now.stage is Stage.BRACKET:
        session.write(say("companion-final-won", winner=session.names.of(winner)))
    else:
        told = {"fans": fans if fans is not None else "none", "park": _parks(session.t, [number])[0]}
        session.write(say("companion-won", winner=session.names.of(winner), **told))
    _what_next(session, now)


def _what_next(session: Session, before: Playing) -> None:
    now = session.round
    if now.open:
        session.write(say("companion-open", parks=_parks(session.t, now.open)))
    elif now.stage is Stage.SWISS and has_decisive_lead(session.t, rows := standings(session.t)):
        lead = rows[0].points - rows[1].points
        session.write(say("companion-lead", winner=session.names.of(rows[0].player), lead=lead))
    else:
        session.write(say("companion-enter", round=before.number))


def go_on(session: Session, _rest: str) -> None:
    session.act(advance)
    _show_what_came(session)


def by_plan(session: Session, _rest: str) -> None:
    """The next round by Topcut's plan, after one by the printed plans."""
    session.act(advance, by_plan=True)
    _show_what_came(session)


def seats(session: Session, rest: str) -> None:
    """`seats` shows them; `seats ana - bo, cy - dee` has the pair of the first park first, as the printed plans say."""
    if rest:
        pairs = [_pair(session, part) for part in rest.split(",") if part.strip()]
        session.act(seat_as_printed, pairs, say("companion-printed"))
    show_round(session)


def _pair(session: Session, text: str) -> tuple[PlayerId, PlayerId]:
    """`Ana - Bo`, or `ana bo` where each name is one word."""
    names = text.split(" - ") if " - " in text else [word for word in text.split() if word != "-"]
    if len(names) != PAIR or not all(name.strip() for name in names):
        raise Refusal("companion-seats", word=text.strip(), form=_seats_form(session))
    return _player(session, names[0]), _player(session, names[1])


def _show_what_came(session: Session) -> None:
    t = session.t
    if t.phase is Phase.FINISHED:
        session.write(say("companion-over", winner=session.names.of(t.ranking[0][1]) if t.ranking else "none"))
        looks.ranks(session)
        return
    if t.bracket is not None:
        show_standings(session)
    show_round(session)


def trophy(session: Session, rest: str) -> None:
    """`trophy 3 ana 4`: the trophy that Ana won in round 3 has 4 fans."""
    words = rest.split()
    if len(words) < 3 or not words[0].isdecimal() or not words[-1].isdecimal():
        raise Refusal("run-incomplete", form="trophy 3 ana 4")
    player = _player(session, " ".join(words[1:-1]))
    session.act(tell_trophy, int(words[0]), player, int(words[-1]))
    session.write(say("companion-trophy", player=session.names.of(player), round=int(words[0]), fans=int(words[-1])))


def correct(session: Session, rest: str) -> None:
    """`correct 3 ana 4 bo+1: we had counted wrong`"""
    what, _, why = rest.partition(":")
    round, _, line = what.strip().partition(" ")
    if not round.isdecimal() or not line.strip() or not why.strip():
        raise Refusal("run-incomplete", form=_form("correct 3 ana 4: REASON"))
    winner, fans, tokens = _read(session, line)
    session.act(correct_result, int(round), winner, fans, tokens=tokens, reason=why.strip())
    session.write(say("companion-corrected", round=int(round)))


def gone(session: Session, rest: str) -> None:
    if not rest:
        raise Refusal("run-incomplete", form="leave ana")
    player = _player(session, rest)
    session.act(leave, player)
    session.write(say("companion-left", player=session.names.of(player)))


def take_back(session: Session, rest: str) -> None:
    session.act(undo.undo, reason=rest)
    session.write(say("companion-undone"))
    show_round(session)


def _read(session: Session, line: str) -> tuple[PlayerId, int | None, dict[PlayerId, int]]:
    words = line.split()
    tokens: dict[PlayerId, int] = {}
    while words and (found := TOKENS.fullmatch(words[-1])):
        tokens[_player(session, found["name"])] = int(found["number"])
        words.pop()
    fans = int(words.pop()) if len(words) > 1 and words[-1].isdecimal() else None
    if not words:
        raise Refusal("companion-result", word=line)
    return _player(session, " ".join(words)), fans, tokens


def _player(session: Session, text: str) -> PlayerId:
    """Whoever mistypes a word at this prompt looks for a command as often as for a name."""
    try:
        return session.player(text)
    except Refusal as refusal:
        if refusal.code != "player-unknown":
            raise
        raise Refusal("companion-unknown", word=text) from None


COMMANDS: Mapping[str, Callable[[Session, str], None]] = {
    "next": go_on,
    "seats": seats,
    "plan": by_plan,
    "standings": show_standings,
    "trophy": trophy,
    "correct": correct,
    "leave": gone,
    "undo": take_back,
    "setup": lambda session, _rest: show_set_up(session),
    "help": show_help,
    "?": show_help,
}
HELP = {
    "ana 3": "result",
    "ana 3 bo+2": "tokens",
    "ana": "hidden",
    "Enter, next": "next",
    "seats": "seats",
    "seats ana - bo, cy - dee": "printed",
    "plan": "plan",
    "standings": "standings",
    "trophy 3 ana 4": "trophy",
    "correct 3 ana 4: REASON": "correct",
    "leave ana": "leave",
    "undo": "undo",
    "setup": "setup",
    "q": "quit",
}
