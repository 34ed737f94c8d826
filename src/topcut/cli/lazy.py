"""A group that imports each of its commands only when it is called."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

from topcut.cli.speaking import SpokenGroup


class LazyGroup(SpokenGroup):
    """`places` says for each name where the command is, as `module:attribute`."""

    def __init__(self, *args: Any, places: Mapping[str, str], **named: Any) -> None:
        super().__init__(*args, **named)
        self._places = places
        self.commands.update({name: click.Command(name) for name in places})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._places:
            return None
        module, _, attribute = self._places[cmd_name].partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        self.commands[cmd_name] = command
        return super().get_command(ctx, cmd_name)
