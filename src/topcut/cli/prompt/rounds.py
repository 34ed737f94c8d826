"""Commands about rounds: absences, the draw, publishing, tables, the timer, the cut, and the end."""

from topcut.cli.prompt import looks
from topcut.cli.prompt.session import FIRST, Session, number
from topcut.ids import TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import by_hand, clock, cut, rounds, structure, undo
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.clock import MINUTE, ClockView, State, view
from topcut.rules.facts import SeatedPair
from topcut.rules.tournament import Phase
from topcut.words import say

CLOCK = "clock start|pause|resume|time"


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
    looks.preview(session, rounds.preview(session.t, session.seed))
    session.write(say("run-publish"))
    return None


def publish(session: Session, text: str) -> None:
    if session.t.phase is Phase.BRACKET:
        return bracket(session, text)
    before = len(session.t.rounds)
    session.act(rounds.publish, confirm=())
    session.tell()
    if len(session.t.rounds) > before:
        looks.tables(session)
    return None


def bracket(session: Session, _text: str) -> None:
    """The next round of the bracket."""
    session.act(cut.publish_bracket)
    session.tell()
    looks.tables(session)


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
    looks.tables(session)


def unpair(session: Session, text: str) -> None:
    session.act(rounds.unpair, session.round.number, text)


def away(session: Session, text: str) -> None:
    """`away Ana`, `away Ana, Bo` in the coming round; `away Ana 3`"""
    *first, last = text.split(",")
    player, rest = session.names.player_and_rest(last)
    players = [*(session.player(name) for name in first), player]
    coming = len(session.t.rounds) + 1
    session.act(rounds.leave_out, players, number(rest, "away NAME 3") if rest else coming)


def there(session: Session, text: str) -> None:
    """Cancels an arranged absence."""
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


def timer(session: Session, text: str) -> None:
    """`clock`, `clock start`, `clock start 3` with real dice, `clock pause lunch`, `clock resume`, `clock time`"""
    word, _, rest = text.partition(" ")
    if not word:
        return _show_clock(session)
    if word == "start":
        return session.act(clock.start, number(rest, "clock start 3") if rest else None)
    if word == "pause":
        return session.act(clock.pause, rest)
    if word == "resume":
        return session.act(clock.resume)
    if word == "time":
        return session.act(clock.call_time)
    raise Refusal("run-incomplete", form=CLOCK)


def extend(session: Session, text: str) -> None:
    """`extend 3 5 a card had to be replaced`"""
    words = text.split(" ", 2)
    if len(words) < 2:
        raise Refusal("run-incomplete", form="extend 3 5 REASON")
    match = session.match_at(number(words[0], "extend 3 5 REASON"))
    session.act(clock.extend, match, number(words[1], "extend 3 5 REASON"), words[2] if len(words) > 2 else "")


def change(session: Session, text: str) -> None:
    """`change 5 4 too little time`: 5 rounds and a cut to 4"""
    words = text.split(" ", 2)
    if len(words) < 3:
        raise Refusal("run-incomplete", form="change 5 4 REASON")
    rounds, size = (number(word, "change 5 4 REASON") for word in words[:2])
    session.act(structure.change_structure, rounds, size, words[2])


def finish(session: Session, _text: str) -> None:
    session.act(structure.finish)
    session.tell()
    looks.ranks(session)


def take_back(session: Session, reason: str) -> None:
    """And say what no longer counts."""
    step = session.t.step
    session.act(undo.undo, reason=reason)
    session.tell()
    undone = [session.sentences[n] for n in range(step.first, step.last + 1)] if step else []
    for text in undone[:FIRST]:
        session.write(say("run-undone", text=text))
    if len(undone) > FIRST:
        session.write(say("run-more", number=len(undone) - FIRST))


def _show_clock(session: Session) -> None:
    seen = view(session.t, session.desk.time(session.tournament), official=True)
    session.write(say("run-clock-none") if seen is None else clock_status(session, seen))


def clock_status(session: Session, seen: ClockView) -> str:
    """One line: how much of the round is left, and whether that is secret from players."""
    left = seen.remaining or 0
    return say(
        "run-clock",
        where=say(f"where-{seen.stage.value}", round=seen.round),
        state=seen.state.value,
        minutes=left // MINUTE,
        seconds=f"{left % MINUTE // 1000:02}",
        secret=session.t.ruleset.clock.secret and seen.state is not State.CALLED,
        prompt=seen.prompt,
    )
