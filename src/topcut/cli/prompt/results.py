"""Commands about results: by table and score, no-shows, corrections, broken ties."""

import re
from dataclasses import replace

from topcut.cli.prompt import looks
from topcut.cli.prompt.session import Session, number
from topcut.exchange.notation import claimed
from topcut.exchange.notation import entry as typed
from topcut.exchange.notation_lines import ENDINGS
from topcut.refusal import Refusal
from topcut.rules.actions import corrections, reports
from topcut.rules.actions.corrections import Repair
from topcut.rules.actions.guards import a_reason
from topcut.rules.match import Entry, Match, Pair, Seat, Stage, Unfinished
from topcut.rules.ruleset import How
from topcut.rules.state import the_match
from topcut.rules.tournament import Phase, rounds_of, with_lots
from topcut.words import say

FORM = "12 16-9"
SCORE = re.compile(r"(?:^|(?<=\s))(?:[0-9/]+[-<>=][0-9/]+|[-<>=])(?=\s|$)")
SPACED = re.compile(r"^([0-9]+) +([0-9]+)(?=$| +[^0-9])")  # as it is typed on the pages
ENDING = re.compile(rf"(?:^|(?<=\s))(?:{'|'.join(ENDINGS)}|\S+=\S+)(?=\s|$)")
WHOSE = frozenset({How.CONCESSION, How.NO_SHOW})  # after a name it can be read both ways
UNKNOWN = re.compile(r"\s+(?:figures\s+)?unknown\b(?:\s+because\b|\s*:)?\s*")
NOBODY = frozenset({"nobody", "double-no-show"})
TURNED = {Unfinished.FIRST: Unfinished.SECOND, Unfinished.SECOND: Unfinished.FIRST}


def enter(session: Session, text: str) -> None:
    """`12 16-9`, `12 >`, `12 9-9 time`, `12 Bo 9-16`, `12 Bo`, `12 no-show Ana`, `12 nobody`, `12 = roll Bo`,
    `12 1/5-1/3 time struggle=Ana`, `12 games=><>`, `12 > unknown because the slip was lost`"""
    table, _, rest = text.partition(" ")
    match = session.match_at(number(table, FORM))
    now, rest = session.round, rest.strip()
    if rest in NOBODY:
        return session.act(reports.enter, now.number, match, Entry(how=How.DOUBLE_NO_SHOW), stage=now.stage)
    if rest.startswith("no-show "):
        absent = _seat(session, now.round.matches[match - 1], rest.removeprefix("no-show "))
        entry = Entry(how=How.NO_SHOW, winner=absent.other)
        return session.act(reports.enter, now.number, match, entry, stage=now.stage)
    said, unknown = _known(rest)
    score, _, rolled = said.partition(" roll ")
    found = read(session, now.round.matches[match - 1], score)
    roll = session.player(rolled) if rolled else None
    return session.act(
        reports.enter, now.number, match, found, confirm=(), stage=now.stage, roll=roll, figures_unknown=unknown
    )


def tie(session: Session, text: str) -> None:
    """`tie 3 Ana`: Ana won the roll at table 3."""
    table, _, name = text.partition(" ")
    match = session.match_at(number(table, "tie 3 NAME"))
    session.act(reports.break_tie, session.round.number, match, session.player(name))


def correct(session: Session, text: str) -> None:
    """`correct 12 16-9`, `correct 2 12 nobody` for round 2, `correct swiss 2 12 16-9` after the cut"""
    stage, round, match, said = _which(session, text)
    t = session.t
    score, unknown = _known(said)
    found = the_match(t, stage, round, match)
    entry = Entry(how=How.DOUBLE_NO_SHOW) if score in NOBODY else read(session, found, score)
    where = say(f"where-{stage.value}", round=round)
    session.write(say("run-correcting", where=where, table=found.table or match))
    repair = Repair.KEEP
    if stage is Stage.SWISS:
        drawn = with_lots(t, session.seed)
        following = corrections.consequences(drawn, round, match, entry, unknown)
        looks.consequences(session, following)
        repair = _repair(session, corrections.repairs(drawn, following))
    reason = session.ask("run-why")
    session.act(
        corrections.correct,
        round,
        match,
        entry,
        reason=reason,
        stage=stage,
        repair=repair.value,
        figures_unknown=unknown,
        confirm=(),
    )
    session.tell()
    if repair in {Repair.FEWEST, Repair.REDO}:
        looks.tables(session)


def read(session: Session, match: Match, text: str) -> Entry:
    """A score from the first seat's side, or from the side of the player who is named before it."""
    text, unfinished = _open_at_time(session, match, text)
    entry = _read(session, match, text)
    return entry if unfinished is None else replace(entry, unfinished=unfinished, how=entry.how or How.TIME)


def _read(session: Session, match: Match, text: str) -> Entry:
    ruleset = session.t.ruleset
    text = SPACED.sub(r"\1-\2", text)
    if text.replace(" ", "").isdecimal():
        raise Refusal("run-incomplete", form=f"{match.table or 12} 16-9")
    found = SCORE.search(text) or ENDING.search(text)
    name, rest = (text[: found.start()].strip(), text[found.start() :]) if found else (text.strip(), "")
    scored = found is not None and found.re is SCORE
    if not name:
        return typed(ruleset, text if scored or not rest else f"- {rest}")
    if not scored and rest in WHOSE:
        raise Refusal("run-incomplete", form=f"{match.table or 12} > {rest}")
    seat = _seat(session, match, name)
    entry = typed(ruleset, rest if scored else f"> {rest}")
    return entry if seat is Seat.FIRST else _turned(entry)


def _open_at_time(session: Session, match: Match, text: str) -> tuple[str, Unfinished | None]:
    """`struggle=Ana`: what was open when time was called, by the name of who has won it; the rest of the line."""
    names = "|".join(map(re.escape, sorted(claimed(session.t.ruleset))))
    found = re.search(rf"(?<!\S)(?:{names})=(\"[^\"]*\"|[^\s=][^=]*?)(?=\s+(?:time\b|\S+=)|$)", text) if names else None
    if found is None or found[1] in set(Unfinished) or SCORE.fullmatch(found[1]):
        return text, None
    seat = _seat(session, match, found[1].strip('"'))
    unfinished = Unfinished.FIRST if seat is Seat.FIRST else Unfinished.SECOND
    return f"{text[: found.start()]}{text[found.end() :]}".strip(), unfinished


def _seat(session: Session, match: Match, name: str) -> Seat:
    player = session.player(name)
    if player in (match.first, match.second):
        return Seat.FIRST if player == match.first else Seat.SECOND
    own = session.round.match_of(player)
    seat_now = "none" if own is None else session.round.tables((own,))[0]
    raise Refusal("not-your-table", player=player, table=match.table or 0, seat=seat_now)


def _known(text: str) -> tuple[str, str]:
    """`> unknown because the slip was lost`: the result, and why there are no figures."""
    before, *reason = UNKNOWN.split(text, maxsplit=1)
    return before, a_reason(reason[0]) if reason else ""


def _turned(entry: Entry) -> Entry:
    def other(seat: Seat | None) -> Seat | None:
        return None if seat is None else seat.other

    def back(pair: Pair) -> Pair:
        return pair[1], pair[0]

    return replace(
        entry,
        winner=other(entry.winner),
        scores={name: back(pair) for name, pair in entry.scores.items()},
        games=tuple(map(other, entry.games)),
        points=None if entry.points is None else back(entry.points),
        unfinished=None if entry.unfinished is None else TURNED.get(entry.unfinished, entry.unfinished),
    )


def _which(session: Session, text: str) -> tuple[Stage, int, int, str]:
    """The stage, round and match that are meant, and the new score."""
    t = session.t
    words = text.split()
    stage = Stage.BRACKET if t.phase is Phase.BRACKET and words[:1] != ["swiss"] else Stage.SWISS
    if words[:1] == ["swiss"]:
        words = words[1:]
    numbers: list[int] = []
    while words and words[0].isascii() and words[0].isdecimal() and len(words[0]) < 9 and len(numbers) < 2:
        numbers.append(int(words.pop(0)))
    rounds = rounds_of(t, stage)
    if not numbers or not words:
        raise Refusal("run-incomplete", form="correct 2 12 16-9")
    round = numbers[0] if len(numbers) == 2 else len(rounds)
    if not 1 <= round <= len(rounds):
        raise Refusal("round-unknown", round=round, rounds=len(rounds))
    for place, match in enumerate(rounds[round - 1].matches, start=1):
        if numbers[-1] == (match.table or place) and match.second is not None:
            return stage, round, place, " ".join(words)
    raise Refusal("table-empty", table=numbers[-1])


def _repair(session: Session, possible: tuple[Repair, ...]) -> Repair:
    if possible == (Repair.KEEP,):
        return Repair.KEEP
    if len(possible) == 1:
        session.write(say("run-repair", repair=possible[0].value))
        return possible[0]
    for one in possible:
        session.write(say("run-repair", repair=one.value))
    answer = session.ask("run-which-repair", possible=tuple(one.value for one in possible))
    if answer not in {one.value for one in possible}:
        raise Refusal("repair-unknown", repair=answer, possible=tuple(one.value for one in possible))
    return Repair(answer)
