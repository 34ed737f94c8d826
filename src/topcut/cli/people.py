"""Sentences and tables that call players by the names of their file."""

from collections.abc import Mapping
from dataclasses import replace

from topcut.exchange.history import History
from topcut.ids import PlayerId
from topcut.rules.ranking.reason import Reason
from topcut.words import sentence, shown

ONE = ("player", "opponent", "above", "below")
SEVERAL = ("players", "met", "stuck", "scarce", "apart", "left")
LONGEST_NAME = 40


class Voice:
    """Says why. What is said again and again, in ten thousand draws, is put into words once."""

    def __init__(self, history: History) -> None:
        self._names = history.names
        self._said: dict[tuple[object, ...], str] = {}

    def said(self, reason: Reason) -> str:
        key = (reason.code, reason.clause, *reason.parameters.items())
        if key not in self._said:
            self._said[key] = sentence(replace(reason, parameters=self._named(reason.parameters)))
        return self._said[key]

    def _named(self, parameters: Mapping[str, object]) -> Mapping[str, object]:
        if not self._names:
            return parameters
        return {role: self._called(role, value) for role, value in parameters.items()}

    def _called(self, role: str, value: object) -> object:
        if role in ONE:
            return self._names.get(PlayerId(str(value)), value)
        if role in SEVERAL and isinstance(value, tuple):
            return tuple(self._names.get(player, player) for player in value)
        return value


def called(history: History, player: PlayerId) -> str:
    return shown(history.names.get(player, player), longest=LONGEST_NAME)
