"""The commands pair and check-pairing: how the next round is drawn and why, and what a handmade one breaks."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import click

from topcut.chance import Draw
from topcut.cli import options, output
from topcut.cli.files import content
from topcut.cli.histories import Voice, answer_each, called, one_history
from topcut.cli.seeds import NO_TOURNAMENT, final, fresh, with_lots
from topcut.exchange.arrangements import Handmade, handmade
from topcut.exchange.document import document
from topcut.exchange.history import History
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.pairing import blocked
from topcut.rules.pairing.ahead import Outlook, look_ahead
from topcut.rules.pairing.field import field_of, quality
from topcut.rules.pairing.handmade import best_quality, breaks, could_be_drawn
from topcut.rules.pairing.next_round import NextRound, next_round
from topcut.rules.pairing.preview import following
from topcut.rules.pairing.tables import Seated
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import order
from topcut.rules.tournament import Tournament
from topcut.words import say

GIVEN = "bye-given"
MOST_DRAWS = 1_000_000


@click.command
@click.argument("file")
@click.option("--seed", metavar="TEXT")
@click.option("--draws", metavar="K", type=click.IntRange(1, MOST_DRAWS))
@click.option("--rounds", metavar="N", type=click.IntRange(1, 1_000))
@options.ruleset
@click.option("--explain", is_flag=True)
@options.json
def pair(
    file: str,
    *,
    seed: str | None,
    draws: int | None,
    rounds: int | None,
    ruleset: str | None,
    explain: bool,
    json: bool,
) -> None:
    asked = _Asked(fresh() if seed is None else seed, draws, rounds, explain, json)
    answer_each(file, ruleset, json=json, answer=lambda history: _answer(history, asked))


@click.command("check-pairing")
@click.argument("history")
@click.argument("pairs")
@options.ruleset
@options.json
def check_pairing(history: str, pairs: str, ruleset: str | None, json: bool) -> int:
    known = one_history(history, ruleset)
    return 0 if _checked(known, handmade(document(content(pairs))), json=json) else 1


@dataclass(frozen=True, slots=True)
class _Asked:
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


def _answer(history: History, asked: _Asked) -> None:
    desk = _Desk(history, asked, Voice(history))
    warnings = _warnings(history)
    for warning in warnings if not asked.json else ():
        click.echo(warning, err=True)
    for seed in asked.seeds:
        if asked.json:
            output.as_json(desk.document(seed) | ({"warnings": warnings} if warnings else {}))
        else:
            desk.show(seed)


def _drawn(history: History, t: Tournament, seed: str) -> NextRound:
    """The coming round of the history; `t` is its tournament with the lots that the same text gives."""
    draw = Draw(final(seed), NO_TOURNAMENT, len(t.rounds) + 1)
    return next_round(t, draw, history.hall, history.wishes)


@dataclass(slots=True)
class _Desk:
    """Writes up the draws of one history; what many draws share is worked out once."""

    history: History
    asked: _Asked
    voice: Voice
    known: dict[tuple[PlayerId, ...], tuple[Reason, ...]] = field(default_factory=dict)  # what blocks, by who sits out

    def document(self, seed: str) -> dict[str, object]:
        """Pairs are in the order of their better players' ranks, and `tables` in the order of the pairs."""
        ids, said = self.history.ids, self.voice.said
        t = with_lots(self.history.t, seed)
        this = _drawn(self.history, t, seed)
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
        this = _drawn(self.history, with_lots(self.history.t, seed), seed)
        output.title(say("pair-round", number=this.number))
        so_far = sheet(self.history.t)
        points = dict(zip(so_far.ids, so_far.points, strict=True))
        rows = (self._row(one, points) for one in sorted(this.seated, key=_by_table))
        output.table(("#table", "player", "#points", "opponent", "#points"), rows)
        if self.asked.explain:
            click.echo()
            output.lines(self._why(this))
        click.echo()
        output.lines(self._below(this, seed))

    def _row(self, one: Seated, points: Mapping[PlayerId, int]) -> tuple[object, ...]:
        first = ("" if one.table is None else one.table, called(self.history, one.first), points[one.first])
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
        """Why every pairing has a rematch, if that is so."""
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
        """Whether the announced rounds after this one can still be paired without a rematch, if all players stay."""
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


def _checked(history: History, made: Handmade, *, json: bool) -> bool:
    """Say what it breaks, and whether the draw could have given it: what cannot be avoided does not count."""
    broken = breaks(history.t, made.pairs, made.byes, history.wishes)
    fair = could_be_drawn(history.t, made.pairs, made.byes, history.wishes)
    voice = Voice(history)
    if json:
        field = field_of(history.t, [player for two in made.pairs for player in two], history.wishes)
        this = quality(field, made.pairs)
        breaking = [{"code": one.code, "clause": one.clause, "text": voice.said(one)} for one in broken]
        best = this == best_quality(field)
        output.as_json({"ok": fair, "breaks": breaking, "rematches": this.rematches, "best": best})
    else:
        output.lines(map(voice.said, broken) if broken else [say("check-nothing")])
    return fair
