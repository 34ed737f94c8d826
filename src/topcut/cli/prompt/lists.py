"""Commands about lists: handing in, accepting, correcting, the pool, and whose is missing."""

import re
from pathlib import Path

from topcut.cli import output
from topcut.cli.check_list import told
from topcut.cli.data import ORGANIZER
from topcut.cli.files import STANDARD_INPUT, content
from topcut.cli.prompt.session import EVERYBODY, Session
from topcut.exchange.builder_lists import MOST_BYTES, list_text
from topcut.ids import PlayerId
from topcut.lists.check import is_on_paper
from topcut.lists.findings import Finding, is_legal
from topcut.refusal import Refusal
from topcut.rules.actions import lists
from topcut.rules.tournament import Player
from topcut.words import say

PUBLISHED = {"public": True, "secret": False}


def hand_in(session: Session, text: str) -> None:
    """`list Ana roster.txt`, `list Ana, Bo: on paper`, `list all: on paper` for those who have none yet."""
    from topcut.desk.names import at_colon

    who, note = at_colon(text)
    if note is None:
        return _hand_in_file(session, text)
    return session.act(lists.hand_in_for_all, note, None if who == EVERYBODY else session.players(who))


def accept(session: Session, text: str) -> None:
    """`accept Ana`, `accept Ana, Bo because the card was announced today`, `accept all because of a misprint`"""
    who, reason = _because(text)
    players = lists.illegal(session.t) if who == EVERYBODY else session.players(who)
    if who != EVERYBODY and len(players) == 1:
        session.intake.accept(players[0], reason)
    else:
        session.intake.accept_all(players, reason)


def correct(session: Session, text: str) -> None:
    """`correct-list Ana deck.txt because a card was missing`"""
    before, reason = _because(text)
    player, right = _player_and_content(session, before, "correct-list NAME FILE because REASON")
    lists.correct(session.t, ORGANIZER, player, right, reason)  # refused before anything is said about it
    found = session.intake.found_in(player, right)
    if found is not None:
        _tell(session, found)
    session.intake.correct(player, right, reason)


def pool(session: Session, text: str) -> None:
    """`pool Ana pool.txt`, `pool Ana, Bo: on paper`, `pool all: on paper` for those who have none yet."""
    from topcut.desk.names import at_colon

    who, note = at_colon(text)
    if note is not None and is_on_paper(note):
        players = lists.without_pool(session.t) if who == EVERYBODY else session.players(who)
        return session.intake.note_pools(players, note)
    player, cards = _player_and_content(session, text, "pool NAME FILE")
    found = session.intake.register_pool(player, cards)
    if found is not None:
        _tell(session, found)
    return None


def everybody(session: Session, text: str) -> None:
    """`lists`; `lists public`, `lists secret`"""
    if text:
        if text not in PUBLISHED:
            raise Refusal("run-incomplete", form="lists public|secret")
        return session.act(lists.publish_lists, published=PUBLISHED[text])
    players = [player for player in session.t.players.values() if player.is_active]
    pools = lists.takes_pools(session.t)
    columns = ("player", "list", *(["pool"] if pools else []))
    rows = [
        (session.names.of(one.id), _state(one), *([_registered(one)] if pools else []))
        for one in sorted(players, key=lambda one: (one.list is not None, one.list_accepted))
    ]
    output.table(columns, rows)
    accepted = sum(one.list_accepted for one in players)
    session.write(say("run-lists", accepted=accepted, players=len(players), missing=len(lists.missing(session.t))))
    return None


def show(session: Session, text: str) -> None:
    owner = session.t.players[session.player(text)]
    if owner.list is None:
        raise Refusal("no-list", clause=session.t.ruleset.lists.clause, player=owner.id)
    session.write(owner.list)
    session.write(f"({_state(owner)})")
    _tell(session, session.intake.found_in(owner.id, owner.list))


def _hand_in_file(session: Session, text: str) -> None:
    player, written = _player_and_content(session, text, "list NAME FILE")
    found = session.intake.hand_in(player, written)
    _tell(session, found)
    session.tell()
    if found is not None and not is_legal(found):
        session.write(say("run-list-not-accepted", player=session.names.of(player)))


def _because(text: str) -> tuple[str, str]:
    before, *reason = re.split(r"\s+because\b\s*", text, maxsplit=1)
    return before, "".join(reason)


def _player_and_content(session: Session, text: str, form: str) -> tuple[PlayerId, str]:
    player, named = session.names.player_and_rest(text)
    file = named.strip("\"'")
    if file in {"", STANDARD_INPUT}:
        raise Refusal("run-incomplete", form=form)
    return player, list_text(content(str(Path(file).expanduser()), MOST_BYTES)).strip("\ufeff \t\r\n")


def _tell(session: Session, found: tuple[Finding, ...] | None) -> None:
    for line in told(found) if found is not None else (say("run-list-unread"),):
        session.write(line)


def _state(player: Player) -> str:
    return say(f"run-list-{player.list_state}")


def _registered(player: Player) -> str:
    return say("run-list-missing") if player.pool is None else say("run-list-handed-in")
