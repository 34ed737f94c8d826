"""The terminal speaks the language of its reader."""

import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from tests.cli.running import answer
from tests.words.reading import entries_of
from topcut.cli.challengers.telling import bot_name
from topcut.cli.edge import topcut
from topcut.cli.speaking import id_of
from topcut.words import reader, say
from topcut.words.reader import PSEUDO, reading


@pytest.fixture(autouse=True)
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", PSEUDO))


def test_a_command_answers_in_the_language_that_is_asked_for() -> None:
    assert "⟦" in answer("--language", PSEUDO, "structure", "challenger", "40").out
    assert "⟦" not in answer("structure", "challenger", "40").out, "and the next one does not"


def test_it_answers_in_that_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOPCUT_LANGUAGE", PSEUDO)
    assert "⟦" in answer("structure", "challenger", "40").out
    assert "⟦" in answer("structure", "unheard-of", "40").err


def test_help_is_said_in_it_too() -> None:
    assert "Say how many rounds and what cut RULESET" in answer("structure", "--help").out
    said = answer("--language", PSEUDO, "structure", "--help").out
    assert "Say how many" not in said
    assert "⟦Šááý" in said
    assert "⟦Ƒûûľľ Šŵîîšš" in said
    assert "⟦Šááý" in answer("--language", PSEUDO, "--help").out


def contexts(context: click.Context) -> Iterator[click.Context]:
    yield context
    if isinstance(context.command, click.Group):
        for name in context.command.list_commands(context):
            command = context.command.get_command(context, name)
            assert command is not None
            yield from contexts(command.context_class(command, info_name=name, parent=context))


EVERY = tuple(contexts(topcut.context_class(topcut, info_name="topcut", **topcut.context_settings)))


@pytest.mark.parametrize("context", EVERY, ids=id_of)
def test_every_word_of_every_help_is_in_it(context: click.Context) -> None:
    said = answer("--language", PSEUDO, *context.command_path.split()[1:], "--help").out
    _, _, said = said.partition("\n")
    said = re.sub("⟦[^⟧]*⟧", "", said)
    said = re.sub(r"^  (-\S+|[a-z-]+)( .*)?$", "", said, flags=re.MULTILINE)  # commands and options by name
    assert re.findall("default|required", said) == []
    assert re.findall("[a-z]{3,}", re.sub(r"\[[^\]]*\]", "", said)) == []  # but for what an option is by default


def test_what_help_says_is_said_of_a_command_or_an_option_that_there_is() -> None:
    """And each has its sentence."""
    there = {"command-topcut": {"short", "more"}, "command-any": set()}
    for one in EVERY:
        options = [option for option in one.command.get_params(one) if isinstance(option, click.Option)]
        names = {max(option.opts, key=len).lstrip("-") for option in options if not option.hidden}
        there[id_of(one)] = {"short", "more"} | names
    everywhere = set().union(*there.values())
    english = {id: entry for id, entry in entries_of("en").items() if id.startswith("command-")}
    assert sorted(english) == sorted(there)
    for id, entry in english.items():
        known = everywhere if id == "command-any" else there[id]
        assert {one.id.name for one in entry.attributes} <= known, id
    shared = {one.id.name for one in english["command-any"].attributes}
    for id, names in there.items():
        own = {one.id.name for one in english[id].attributes}
        assert names - own - shared <= ({"short", "more"} if id in {"command-topcut", "command-any"} else {"more"}), id


@pytest.mark.parametrize(
    "wrong",
    ["ludo", "serv", "--ludo", "standings", "standings a b", "structure munchkin x", "serve --port 0", "csv a prizes",
     "plan --draws few", "serve --lan=yes", "standings - --seed"],
)  # fmt: skip
def test_what_was_typed_wrongly_is_said_in_it_too(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOPCUT_LANGUAGE", PSEUDO)
    said = answer(*wrong.split())
    assert said.code == 2
    assert said.err.startswith("⟦")
    assert "Did you" not in said.err


def test_columns_of_a_table_and_words_in_it_are_said_in_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a rule book calls a tiebreaker as well."""
    monkeypatch.setattr(reader, "OFFERED", ("en", "de"))
    monkeypatch.setenv("TOPCUT_LANGUAGE", "de")
    data = ("--data", str(tmp_path))
    answer("new", "challenger", "Probe", "--option", "timeline=standard", *data)
    listed = answer("events", *data).out
    assert listed.split()[:6] == ["Name", "Titel", "Datum", "Regelwerk", "Personen", "Phase"]
    assert listed.endswith("  Anmeldung\n")
    assert " Orga: " in answer("log", "Probe", *data).out
    looked = answer("run", "Probe", *data, stdin=b"add Ana\npaid Ana\nplayers\nstandings\n").out
    assert "Name  Verein  Status" in looked
    assert "  ja\n" in looked
    assert "Siegpunkte gesamt\n" in looked


def test_a_bot_is_called_as_the_options_of_a_table_call_it() -> None:
    for language, names in (("en", "Greedy 4"), ("fr", "Glouton 4"), ("es", "Avaricioso 4")):
        with reading(language):
            assert bot_name("greedy", 3) == names
            assert say("bot-plays", bot="greedy").casefold().startswith(say("bot-name", bot="greedy").casefold())


def test_a_language_that_nobody_speaks_is_refused() -> None:
    refused = answer("--language", "tlh", "rulesets")
    assert refused.code == 2
    assert "tlh" in refused.err
