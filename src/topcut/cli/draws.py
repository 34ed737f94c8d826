"""The next round as a command answers it: drawn from a text, in JSON, as a table, and in sentences that say why."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import click

from topcut.chance import Draw
from topcut.cli import output
from topcut.cli.output import Column
from topcut.cli.people import Voice, called
from topcut.cli.seeds import NO_TOURNAMENT, final, with_lots
from topcut.exchange.history import History
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.pairing import blocked
from topcut.rules.pairing.ahead import Outlook, look_ahead
from topcut.rules.pairing.field import field_of
from topcut.rules.pairing.next_round import NextRound, next_round
from topcut.rules.pairing.preview import following
from topcut.rules.pairing.tables import Seated
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import order
from topcut.rules.tournament import Tournament
from topcut.words import say

GIVEN = "bye-given"


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command was asked for besides the history."""

    seed: str
    draws: int | None = None  # None: one, with the seed as it is
    rounds: int | None = None  # as announced, to look ahead
    explain: bool = False
    json: bool = False

    @property
    def seeds(self) -> Iterator[str]:
        if self.draws is None:
            yield self.seed
        else:
            yield from (f"{self.seed}/{number}" for number in range(1, self.draws + 1))


def answer(history: History, asked: Asked) -> None:
    desk = _Desk(history, asked, Voice(history))
    warnings = _warnings(history)
    for warning in warnings if not asked.json else ():
        click.echo(warning, err=True)
    for seed in asked.seeds:
        if asked.json:
            output.as_json(desk.document(seed) | ({"warnings": warnings} if warnings else {}))
        else:
            desk.show(seed)


def drawn(history: History, t: Tournament, seed: str) -> NextRound:
    """The coming round of the history; `t` is its tournament with the lots that the same text gives."""
    draw = Draw(final(seed), NO_TOURNAMENT, len(t.rounds) + 1)
    return next_round(t, draw, history.hall, history.wishes)


@dataclass(slots=True)
class _Desk:
    """Where the rounds of one history are written up; what is the same in many draws is worked out once."""

    history: History
    asked: Asked
    voice: Voice
    known: dict[tuple[PlayerId, ...], tuple[Reason, ...]] = field(default_factory=dict)  # what blocks, by who sits out

    def document(self, seed: str) -> dict[str, object]:
        """The pairs stand in the order of their better players' ranks; `tables` has the table of each."""
        ids, said = self.history.ids, self.voice.said
        t = with_lots(self.history.t, seed)
        this = drawn(self.history, t, seed)
        firsts = {one.first: one for one in this.seated}
        ranked = [firsts[player] for player in order(t) if player in firsts]
        games = [(one.first, one.second, one) for one in ranked if one.second is not None]
        bye = next((player for player in this.byes if this.why[player].code != GIVEN), None)
        given = [ids[player] for player in this.byes if player != bye]
        found: dict[str, object] = {
            "round": this.number,
            "bye": None if bye is None else ids[bye],
            "pairs": [[ids[first], ids[second]] for first, second, _ in games],
            "rematches": this.quality.rematches,
            "way": this.way.value,
            "why": {
                "pairs": {first: said(this.why[first]) for first, _, _ in games},
                "byes": {player: said(this.why[player]) for player in this.byes},
                "tables": {first: said(one.reason) for first, _, one in games},
            },
            "tables": [one.table for _, _, one in games],
            "seed": seed,
            "keys": dict(this.keys),
        }
        if given:
            found["given_byes"] = given
        if reasons := self._blocked(this):
            found["blocked"] = said(reasons[0])
            found["blocked_by"] = [said(reason) for reason in reasons[1:]]
        if (outlook := self._ahead(this)) is not None:
            found["ahead"] = outlook.answer.value
            found["ahead_why"] = said(outlook.reason)
        return found

    def show(self, seed: str) -> None:
        this = drawn(self.history, with_lots(self.history.t, seed), seed)
        output.title(say("pair-round", number=this.number))
        columns = (
            Column("table", number=True),
            Column("player"),
            Column("points", number=True),
            Column("opponent"),
            Column("points", number=True),
        )
        so_far = sheet(self.history.t)
        points = dict(zip(so_far.ids, map(str, so_far.points), strict=True))
        output.table(columns, [self._row(one, points) for one in sorted(this.seated, key=_by_table)])
        if self.asked.explain:
            click.echo()
            for line in self._why(this):
                click.echo(line)
        click.echo()
        for line in self._below(this, seed):
            click.echo(line)

    def _row(self, one: Seated, points: Mapping[PlayerId, str]) -> tuple[str, ...]:
        table = "" if one.table is None else str(one.table)
        first = (table, called(self.history, one.first), points[one.first])
        if one.second is None:
            return (*first, say("pair-bye"), "")
        return (*first, called(self.history, one.second), points[one.second])

    def _why(self, this: NextRound) -> Iterator[str]:
        for one in sorted(this.seated, key=_by_table):
            yield self.voice.said(this.why[one.first])
            if one.reason.code not in ("table-by-standing", "table-bye"):
                yield f"  {self.voice.said(one.reason)}"

    def _below(self, this: NextRound, seed: str) -> Iterator[str]:
        yield from (self.voice.said(reason) for reason in self._blocked(this))
        if (outlook := self._ahead(this)) is not None:
            yield self.voice.said(outlook.reason)
        yield say("pair-way", way=this.way.value)
        yield say("pair-seed", seed=seed)

    def _blocked(self, this: NextRound) -> tuple[Reason, ...]:
        """Why there is no pairing without a rematch, where there is none."""
        if not this.quality.rematches:
            return ()
        if this.byes not in self.known:
            t, wishes = self.history.t, self.history.wishes
            playing = field_of(t, [player for player in t.to_pair if player not in this.byes], wishes)
            proof = blocked.certificate(playing)
            clause = t.ruleset.rematch_clause
            self.known[this.byes] = blocked.reasons(proof, playing, clause) if proof else ()
        return self.known[this.byes]

    def _ahead(self, this: NextRound) -> Outlook | None:
        """Whether the announced rounds after this one can still be paired without a rematch, if nobody leaves."""
        if self.asked.rounds is None:
            return None
        if self.asked.rounds < this.number:
            raise Refusal("rounds-announced", round=this.number, rounds=self.asked.rounds)
        t = self.history.t
        met, byes = following(t, this, self.history.wishes)
        return look_ahead(met, self.asked.rounds - this.number, byes, clause=t.ruleset.rematch_clause)


def _by_table(one: Seated) -> tuple[bool, int]:
    return one.table is None, one.table or 0


def _warnings(history: History) -> list[str]:
    """What the organizer should know before believing the answer."""
    return [
        say(
            "pair-open",
            round=number,
            number=len(left),
            pairs=tuple(f"{called(history, one)} - {called(history, other)}" for one, other in left),
        )
        for number, this in enumerate(history.t.rounds, 1)
        if (left := [(m.first, m.second) for m in this.matches if m.result is None and m.second is not None])
    ]
