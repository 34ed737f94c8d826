"""Commands about people during play: leaving, coming back, warnings, calls, rulings, squads, lost cards."""

from topcut.cli import output
from topcut.cli.asking import NO, YES
from topcut.cli.data import ORGANIZER
from topcut.cli.prompt.before import ME
from topcut.cli.prompt.session import Session, number
from topcut.exchange.notation import entry as typed
from topcut.exchange.people_csv import same
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import announcing, calling, conduct, judging, leaving, lost_cards, squads
from topcut.rules.actor import Actor, Role
from topcut.words import say

LOST = "lost NAME 5 CARD | lost NAME CARD | lost NAME found | lost NAME concede CARD"
TELL, EVERYONE = "tell all TEXT | tell 5 TEXT", "all"
FOUND, CONCEDE = "found", "concede"


def drop(session: Session, text: str) -> None:
    """`drop Ana`; `drop Ana begun`, `drop Ana begun 5-9` if the game had begun"""
    player, rest = session.names.player_and_rest(session.whom(text))
    word, _, score = rest.partition(" ")
    if word not in {"", "begun"}:
        raise Refusal("run-incomplete", form="drop NAME begun 5-9")
    scores = typed(session.t.ruleset, score).scores if score else None
    came = None
    if leaving.won_unplayed(session.t, player) is not None:
        came = _came(session, player)
    session.act(leaving.drop, player, begun=word == "begun", scores=scores, came=came)


def _came(session: Session, player: PlayerId) -> bool | None:
    """Whether the winner of an unplayed match was there; None, which is refused, without an answer."""
    answer = session.ask("run-came", player=session.names.of(player)).casefold()
    return True if answer in YES else False if answer in NO else None


def eject(session: Session, text: str) -> None:
    """`eject Ana for threats`, `eject Ana for threats by Hela`; for a deck list `eject Ana list 42 cards by Hela`"""
    player, rest = session.names.player_and_rest(text)
    reason, by = _by(session, rest)
    word, _, why = reason.partition(" ")
    for_list = bool(session.t.ruleset.conduct.ejects_for_lists_by) and word.casefold() == conduct.LIST
    about = conduct.LIST if for_list else conduct.CONDUCT
    session.act(leaving.eject, player, why if for_list else reason, about=about, decided_by=by)


def propose(session: Session, text: str) -> None:
    """`propose Ana threats by Wanda`: an official who may not eject asks those who may."""
    player, rest = session.names.player_and_rest(text)
    reason, by = _by(session, rest)
    session.act(conduct.propose_ejection, player, reason, by=ORGANIZER if by is None else Actor(Role.OFFICIAL, by))
    for one in conduct.ejection_proposed(session.t):
        who = {"official": session.names.of(one.official), "player": session.names.of(one.player)}
        session.write(say("run-proposal", reason=one.reason, **who))


def warn(session: Session, text: str) -> None:
    """`warn Ana slow play`"""
    player, rest = session.names.player_and_rest(text)
    session.act(conduct.warn, player, _ground(session, rest))
    session.tell()
    for asked in conduct.ejection_asked(session.t):
        number = len(conduct.warnings_of(session.t, asked))
        session.write(say("run-ejection", player=session.names.of(asked), number=number))


def call(session: Session, text: str) -> None:
    """`call Ana line of sight`: Ana has raised a hand."""
    player, rest = session.names.player_and_rest(text)
    session.act(calling.call_official, rest, by=Actor(Role.PLAYER, player))


def take(session: Session, text: str) -> None:
    session.act(calling.take_call, number(text, "take 1"))


def done(session: Session, text: str) -> None:
    session.act(calling.close_call, number(text, "done 1"))


def tell(session: Session, text: str) -> None:
    """`tell all Lunch until one.`; `tell 5 Please wait.` is for table 5 alone"""
    whom, _, words = text.partition(" ")
    if whom == EVERYONE:
        session.act(announcing.announce, words)
    else:
        session.act(announcing.tell_table, TableNumber(number(whom, TELL)), words)


def untell(session: Session, text: str) -> None:
    session.act(announcing.take_down, number(text, "untell 1"))


def rule(session: Session, text: str) -> None:
    """`rule 3 Is it in range? = No.`, `rule 3 Is it in range? = No. by Wanda`"""
    table, _, rest = text.partition(" ")
    question, _, said = rest.partition("=")
    at = TableNumber(number(table, "rule 3 QUESTION = ANSWER"))
    answer, by = _by(session, said)
    session.act(judging.give_ruling, question, answer, table=at, decided_by=by)


def appeal(session: Session, text: str) -> None:
    """`appeal 1 Ana`"""
    ruling, _, name = text.partition(" ")
    session.act(judging.appeal, number(ruling, "appeal 1 NAME"), by=Actor(Role.PLAYER, session.player(name)))


def decide(session: Session, text: str) -> None:
    """`decide 1 upheld by Hela`, `decide 1 changed It is in range. by Hela`"""
    rest, by = _by(session, text)
    words = rest.split(" ", 2)
    if len(words) < 2 or words[1] not in {"upheld", "changed"}:
        raise Refusal("run-incomplete", form="decide 1 upheld|changed ANSWER")
    ruling = number(words[0], "decide 1 upheld")
    answer = words[2] if len(words) > 2 else ""
    session.act(judging.decide_appeal, ruling, words[1] == "upheld", answer, decided_by=by)


def squad(session: Session, text: str) -> None:
    """`squads Ana 1 3`"""
    player, rest = session.names.player_and_rest(text)
    chosen = tuple(number(word, "squads NAME 1 3") for word in rest.replace(",", " ").split())
    session.act(squads.choose, player, session.round.number, chosen)


def lost(session: Session, text: str) -> None:
    """`lost`; `lost Ana 5 Drop Bear`, `lost Ana Drop Bear` between rounds; `lost Ana found`; `lost Ana concede`"""
    if not text:
        return _show_lost(session)
    player, rest = session.names.player_and_rest(text)
    word, _, what = rest.partition(" ")
    if not word:
        raise Refusal("run-incomplete", form=LOST)
    if rest == FOUND:
        return session.act(lost_cards.card_replaced, player)
    if word == CONCEDE:
        session.act(lost_cards.concede_game, player, what)
        session.tell()
        session.write(say("lost-conceded", player=session.names.of(player)))
        return None
    minutes = number(word, LOST) if word.isdecimal() else None
    session.act(
        lost_cards.card_missing,
        player,
        rest if minutes is None else what,
        minutes=minutes,
        reason=say("lost-extension"),
    )
    session.tell()
    session.write(say("lost-next", player=session.names.of(player), playing=minutes is not None))
    return None


def _by(session: Session, text: str) -> tuple[str, str | None]:
    """`It is in range. by Wanda`: what was said, and the official who has decided it; None is the organizer."""
    before, found, name = f" {text}".rpartition(" by ")
    officials = {one.id: session.names.of(one.id) for one in session.t.officials}
    if not found or not officials:
        return text, None
    if same(name) in ME:
        return before.strip(), None
    meant = [id for id, called in officials.items() if same(called).startswith(same(name))]
    exact = [id for id in meant if same(officials[id]) == same(name)]
    if len(exact or meant) != 1:
        raise Refusal("run-by", word=name, officials=tuple(officials.values()))
    (id,) = exact or meant
    return before.strip(), None if id == ORGANIZER.id else id


def _ground(session: Session, text: str) -> str:
    """A ground of the rule book by its beginning, or in the organizer's own words."""
    grounds = session.t.ruleset.conduct.grounds
    meant = [ground for ground in grounds if text and ground.casefold().startswith(text.casefold())]
    return meant[0] if len(meant) == 1 else text


def _show_lost(session: Session) -> None:
    missing = session.t.conduct.missing_cards
    if not missing:
        session.write(say("lost-none"))
        return
    rows = [(session.names.of(player), what) for player, what in missing.items()]
    output.table(("player", "card"), rows)
