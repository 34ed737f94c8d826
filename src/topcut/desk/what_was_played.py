"""What was played at a tournament of this desk: for officials all of it, for everyone what enough players share."""

from topcut.desk.catalogues import gone_by
from topcut.desk.door import Desk
from topcut.exchange.played import FEWEST, Played, Span, played_at, spans
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.audience import are_lists_public


def what_was_played(desk: Desk, tournament: TournamentId, word: str, *, public: bool) -> tuple[Span, Played]:
    """`word` names the rounds, as `Span.word` does. In public only where everyone may read the lists."""
    t = desk.look(tournament)
    if public and not are_lists_public(t):
        raise Refusal("lists-hidden", clause=t.ruleset.lists.seen_by_clause)
    span = next((one for one in spans(t) if one.word == (word or "all")), None)
    if span is None:
        raise Refusal("rounds-unknown", text=word, known=tuple(one.word for one in spans(t)))
    return span, played_at(t, gone_by(t, desk.store.folder), span, shared_by=FEWEST if public else 1)
