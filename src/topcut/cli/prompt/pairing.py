"""Commands that make rounds: absences, the draw and its preview, publishing, by hand, tables, taking back."""

from topcut.cli.prompt import screen
from topcut.cli.prompt.session import Session
from topcut.cli.prompt.signing_up import number
from topcut.ids import TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import by_hand, cut, rounds
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.facts import SeatedPair
from topcut.rules.tournament import Phase
from topcut.words import say


def pair(session: Session, text: str) -> None:
    """Open the draw of the next round and look at it; `pair` again shows the same."""
    t = session.t
    if t.phase is Phase.BRACKET:
        return bracket(session, text)
    if not draw_is_current(t):
        coming = len(t.rounds) + 1
        reason = text
        if t.attempts.get(coming, 0) and not reason:
            reason = session.ask("run-why-again", attempt=t.attempts[coming] + 1)
        session.act(rounds.open_draw, reason=reason or None)
        session.tell()
    screen.preview(session, rounds.preview(session.t, session.seed))
    session.write(say("run-publish"))
    return None


def publish(session: Session, text: str) -> None:
    if session.t.phase is Phase.BRACKET:
        return bracket(session, text)
    before = len(session.t.rounds)
    session.act(rounds.publish, confirm=())
    session.tell()
    if len(session.t.rounds) > before:
        screen.tables(session)
    return None


def bracket(session: Session, _text: str) -> None:
    """The next round of the bracket."""
    session.act(cut.publish_bracket)
    session.tell()
    screen.tables(session)


def hand(session: Session, text: str) -> None:
    """`hand Ana - Bo, Cy - Dee, Eve bye`"""
    pairs = []
    for part in text.split(","):
        one, dash, other = part.partition(" - ")
        if dash:
            pairs.append(SeatedPair(None, session.player(one), session.player(other)))
        elif part.strip().endswith(" bye"):
            pairs.append(SeatedPair(None, session.player(part.strip().removesuffix(" bye")), None))
        else:
            raise Refusal("run-incomplete", form="hand NAME - NAME, NAME bye")
    for reason in by_hand.broken(session.t, pairs, session.seed):
        session.say(reason)
    session.act(by_hand.publish_by_hand, pairs)
    session.tell()
    screen.tables(session)


def unpair(session: Session, text: str) -> None:
    session.act(rounds.unpair, session.round.number, text)


def close(session: Session, _text: str) -> None:
    session.act(rounds.close_round)


def away(session: Session, text: str) -> None:
    """`away Ana`, `away Ana, Bo` in the coming round; `away Ana 3`"""
    *first, last = text.split(",")
    player, rest = session.names.player_and_rest(last)
    players = [*(session.player(name) for name in first), player]
    coming = len(session.t.rounds) + 1
    session.act(rounds.leave_out, players, number(rest, "away NAME 3") if rest else coming)


def there(session: Session, text: str) -> None:
    """The absence that was arranged is off."""
    player, rest = session.names.player_and_rest(text)
    coming = len(session.t.rounds) + 1
    session.act(rounds.arrange_absence, player, number(rest, "there NAME 3") if rest else coming, away=False)


def apart(session: Session, text: str) -> None:
    players = session.players(text)
    if len(players) != 2:
        raise Refusal("run-incomplete", form="apart NAME, NAME")
    session.act(rounds.keep_apart, *players)


def move(session: Session, text: str) -> None:
    """`move 3 to 7`"""
    one, _, other = text.partition(" to ")
    match = session.match_at(number(one, "move 3 to 7"))
    session.act(rounds.move_table, match, TableNumber(number(other, "move 3 to 7")))
