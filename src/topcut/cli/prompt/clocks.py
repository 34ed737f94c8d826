"""Commands about the timer of a round; what it shows here is for officials only."""

from topcut.cli.prompt.session import Session
from topcut.cli.prompt.signing_up import number
from topcut.refusal import Refusal
from topcut.rules.actions import clock
from topcut.rules.clock import MINUTE, ClockView, State, view
from topcut.words import say

FORM = "clock start|pause|resume|time"


def timer(session: Session, text: str) -> None:
    """`clock`, `clock start`, `clock start 3` with real dice, `clock pause lunch`, `clock resume`, `clock time`"""
    word, _, rest = text.partition(" ")
    if not word:
        return show(session)
    if word == "start":
        return session.act(clock.start, number(rest, "clock start 3") if rest else None)
    if word == "pause":
        return session.act(clock.pause, rest)
    if word == "resume":
        return session.act(clock.resume)
    if word == "time":
        return session.act(clock.call_time)
    raise Refusal("run-incomplete", form=FORM)


def extend(session: Session, text: str) -> None:
    """`extend 3 5 a card had to be replaced`"""
    words = text.split(" ", 2)
    if len(words) < 2:
        raise Refusal("run-incomplete", form="extend 3 5 REASON")
    match = session.match_at(number(words[0], "extend 3 5 REASON"))
    session.act(clock.extend, match, number(words[1], "extend 3 5 REASON"), words[2] if len(words) > 2 else "")


def mission(session: Session, _text: str) -> None:
    session.act(clock.announce_mission_critical)


def show(session: Session) -> None:
    seen = view(session.t, session.desk.clock.stamp(), official=True)
    session.write(say("run-clock-none") if seen is None else status(session, seen))


def status(session: Session, seen: ClockView) -> str:
    """One line: how long the round still lasts, and that players must not see it where that is so."""
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
