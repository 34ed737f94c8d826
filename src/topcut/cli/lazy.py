"""A group that lists each command by name and one line, and imports it only when it is called."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click


class LazyGroup(click.Group):
    """`places` says for each name where the command is, as `module:attribute`, and what the list of commands says."""

    def __init__(self, *args: Any, places: Mapping[str, tuple[str, str]], **named: Any) -> None:
        super().__init__(*args, **named)
        self._places = {name: place for name, (place, _) in places.items()}
        self.commands.update({name: click.Command(name, short_help=line) for name, (_, line) in places.items()})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._places:
            return None
        module, _, attribute = self._places[cmd_name].partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, self.commands[name].short_help or "") for name in self.list_commands(ctx)])
