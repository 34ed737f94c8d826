"""What a command asks is asked in the reader's language, and a yes or no is understood in each of ours."""

import click
import pytest
from click.testing import CliRunner, Result

from topcut.cli.asking import confirmed, password
from topcut.words.reader import reading


def asked(language: str, *typed: str, secret: bool = False) -> Result:
    @click.command
    def command() -> None:
        click.echo(password("Geheim", twice=True) if secret else f"= {confirmed('Los?')}")

    with reading(language):
        return CliRunner().invoke(command, input="".join(f"{line}\n" for line in typed))


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "y"), ("en", "yes"), ("de", "j"), ("de", "JA"), ("fr", "oui"), ("es", "sí"), ("es", "s")],
)
def test_yes_is_understood(language: str, word: str) -> None:
    assert asked(language, word).output.endswith("= True\n")


@pytest.mark.parametrize(("language", "word"), [("en", "no"), ("de", "nein"), ("fr", "non"), ("es", "no"), ("de", "")])
def test_so_is_no_and_enter_is_one(language: str, word: str) -> None:
    assert asked(language, word).output.endswith("= False\n")


def test_anything_else_is_asked_again_without_a_word_of_english() -> None:
    said = asked("de", "vielleicht", "ja").output
    assert said.startswith("Los? [j/N] ")
    assert "Antworte mit ja oder nein." in said
    assert "Error" not in said
    assert said.endswith("= True\n")


def test_without_an_answer_it_stops() -> None:
    assert asked("de").exit_code == 1


def test_a_password_typed_twice_is_asked_in_it_too() -> None:
    said = asked("fr", "", "eins", "zwei", "drei", "drei", secret=True).output
    assert "Ce ne sont pas les mêmes" in said
    assert "Repeat" not in said
    assert said.endswith("drei\n")
