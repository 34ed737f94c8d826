"""Yes, no and passwords, asked in a terminal: in the reader's language, and answered in any of ours."""

import click

from topcut.words import say

YES = frozenset({"y", "yes", "j", "ja", "o", "oui", "s", "si", "sí"})
NO = frozenset({"n", "no", "nein", "non"})


def confirmed(question: str) -> bool:
    """Enter is no."""
    while True:
        typed = _typed(f"{question} {say('asked-yes-no')} ").strip().casefold()
        if typed in YES or typed in NO or not typed:
            return typed in YES
        click.echo(say("asked-again"))


def password(question: str, *, twice: bool) -> str:
    """Typed unseen, and never empty."""
    while True:
        typed = _typed(f"{question} ", hidden=True)
        if not typed:
            continue
        if not twice or typed == _typed(f"{say('asked-twice')} ", hidden=True):
            return typed
        click.echo(say("asked-differs"))


def _typed(question: str, *, hidden: bool = False) -> str:
    return str(click.prompt(question, default="", show_default=False, prompt_suffix="", hide_input=hidden))
