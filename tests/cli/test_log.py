"""What happened, told fact by fact."""

import json

from fluent.syntax.ast import Message

from tests.cli.evening import Evening, evening
from tests.words.reading import entries_of, variables
from topcut.exchange.chronicle import kebab
from topcut.rules.facts import FACTS

__all__ = ["evening"]


def test_every_kind_of_fact_has_its_sentence_and_says_only_what_it_knows() -> None:
    entries = {id: entry for id, entry in entries_of("en").items() if isinstance(entry, Message)}
    given = {"actor", "game", "table", "where", "tables", "count", "winner", "before", "clauses"}
    for kind, form in FACTS.items():
        message = entries[f"fact-{kebab(kind)}"]
        assert variables(message) <= given | set(form.__dataclass_fields__), kind
    assert {name for name in entries if name.startswith("fact-")} == {f"fact-{kebab(kind)}" for kind in FACTS}


def test_the_log_is_told_in_sentences_and_in_records(evening: Evening) -> None:
    evening.begun(players=4)
    evening.played(1, tables=2)
    told = evening.topcut("log", "autumn").out
    assert "organizer: Ana is entered." in told
    assert "Table 1 in round 1: " in told
    assert "none" not in told
    records = [json.loads(line) for line in evening.topcut("log", "autumn", "--json").out.splitlines()]
    assert [record["n"] for record in records] == list(range(1, len(records) + 1))
    assert records[0]["kind"] == "TournamentCreated"
    assert len(told.splitlines()) == len(records)
