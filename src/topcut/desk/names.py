"""Names: what an id is called on the screen, and which player a few letters mean."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

from topcut.exchange.lookalike import looks
from topcut.exchange.people_csv import same
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.ranking.reason import Reason
from topcut.rules.texts import Person
from topcut.words import sentence, shown

LONGEST_NAME = 40
_COLON = re.compile(r"\s*:(?![\\/])\s*")  # that of C:\lists\ana.txt belongs to the file


class Names:
    """The people of one tournament."""

    def __init__(self, people: Mapping[str, str], players: Iterable[PlayerId]) -> None:
        self._people = people
        self._players = tuple(players)
        often = Counter(look for name in people.values() for look in looks(name))
        self.whole = {  # for files, which have room
            id: shown(f"{name} ({id})" if any(often[look] > 1 for look in looks(name)) else name, longest=None)
            for id, name in people.items()
        }
        self.shown = {id: shown(name, longest=LONGEST_NAME) for id, name in self.whole.items()}
        self._known = {same(self.of(player)): player for player in self._players}

    def of(self, id: str) -> str:
        return self.shown.get(id, id)

    def among(self, players: Iterable[PlayerId]) -> "Names":
        """The same people, but these are the ones who can be meant."""
        return Names(self._people, players)

    def player(self, text: str) -> PlayerId:
        """A player by the whole name or id, or by a beginning, of the name or a word in it, that is unique."""
        asked = same(text)
        if not asked:
            raise Refusal("whom")
        if asked in self._known:
            return self._known[asked]
        if text in self._players:
            return PlayerId(text)
        meant = [player for name, player in self._known.items() if f" {asked}" in f" {name}"]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise Refusal("name-ambiguous", word=text, found=tuple(map(self.of, meant)))
        raise Refusal("player-unknown", player=text)

    def player_and_rest(self, text: str) -> tuple[PlayerId, str]:
        """`Ana Lee slow play`: the longest beginning that is a player's name; a colon ends the name at once."""
        before, after = at_colon(text)
        if after is not None:
            return self.player(before), after
        words = text.split()
        for count in range(len(words), 0, -1):
            if same(" ".join(words[:count])) in self._known:
                return self._known[same(" ".join(words[:count]))], " ".join(words[count:])
        return self.player(words[0] if words else ""), " ".join(words[1:])

    def said(self, thing: Refusal | Reason) -> str:
        """The sentence, people called by their names."""
        named = {role: self._called(value) for role, value in thing.parameters.items()}
        if isinstance(thing, Reason):
            return sentence(replace(thing, parameters=named))
        return sentence(Refusal(thing.code, thing.clause, **named))

    def _called(self, value: object) -> object:
        if isinstance(value, str):
            return self.shown.get(value, value)
        return tuple(map(self._called, value)) if isinstance(value, tuple) else value


@contextmanager
def newcomers(people: Iterable[Person]) -> Iterator[None]:
    """Refusals in here call these people by their names, although they are not kept yet."""
    called = {str(person.player): person.name for person in people}
    try:
        yield
    except Refusal as refusal:
        said = {role: called.get(value, value) for role, value in refusal.parameters.items() if isinstance(value, str)}
        raise Refusal(refusal.code, refusal.clause, **{**refusal.parameters, **said}) from None


def at_colon(text: str) -> tuple[str, str | None]:
    """What stands before the first colon and after it; None if there is none."""
    before, *after = _COLON.split(text, maxsplit=1)
    return before, after[0].strip() if after else None
