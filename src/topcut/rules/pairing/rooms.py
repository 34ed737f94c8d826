"""Of all heaviest matchings the one that is first in order, from the prices that prove them the heaviest.

The heaviest matchings are those of tight pairs alone, one of which leaves each blossom (`heaviest`). Weights are no
longer needed: it is a question of yes and no. Blossoms lie inside each other like the rooms of a house: a room holds
the players of a blossom that are in none of its parts, and a door leads to the room around it and to each of its parts.
Exactly one pair goes through each door. So a room is solved alone, with each door as one more player in it, who can be
paired with whoever has a tight pair with somebody that can be spared behind the door.

Who can be spared: in a room where everybody is matched, take one away. Their mate is left alone, and a tree grown from
there reaches all who could be alone instead; that answers for all partners at once (see `largest`). The same tree gives
everyone's possible partners, and, with a door taken away, those who can be spared for whoever comes through it.

So each player in turn takes the earliest partner they can have, and the two leave. If the partner is behind doors,
these are closed, as their pair has gone through. What is known about the other rooms stays true until one of them
changes.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_

from topcut.rules.pairing.heaviest import Blossom, Optimum
from topcut.rules.pairing.largest import ALONE, Tree, first, members


def first_of(best: Optimum, must: int) -> Iterator[tuple[int, int]]:
    """The pairs of players below `must`: the first has the earliest partner that can be, then the next, and so on."""
    house = _House(best)
    done = 0
    for player in range(must):
        if not done >> player & 1:
            partner = house.settle(player)
            done |= 1 << player | 1 << partner
            yield player, partner


class _Door:
    """Between two rooms. Who can be spared behind it, as seen from either room; None: not known."""

    __slots__ = ("rooms", "spared")

    def __init__(self, inside: "_Room", outside: "_Room") -> None:
        self.rooms = inside, outside
        self.spared: dict[_Room, int | None] = {inside: None, outside: None}

    def beyond(self, room: "_Room") -> "_Room":
        return self.rooms[self.rooms[0] is room]


class _Room:
    """Players and doors as a graph; doors are numbered after all players."""

    def __init__(self) -> None:
        self.everybody = 0  # all players there are, here or not
        self.doors: dict[int, _Door] = {}
        self.near: list[int] = []
        self.mates: list[int] = []
        self.alive = 0
        self.known: dict[int, int] = {}  # by door: who could be spared behind it when `near` was made

    def furnish(self, players: int, doors: Sequence[_Door], best: Optimum) -> None:
        size = len(best.tight)
        self.everybody = (1 << size) - 1
        self.doors = dict(enumerate(doors, start=size))
        self.alive = players | (1 << size + len(doors)) - (1 << size)
        self.near, self.mates = [0] * (size + len(doors)), [ALONE] * (size + len(doors))
        for player in members(players):
            self.near[player] = best.tight[player] & players
            if players >> best.mates[player] & 1:
                self.mates[player] = best.mates[player]

    def place(self, door: _Door) -> int:
        return next(place for place, one in self.doors.items() if one is door)

    def ready(self, tight: Sequence[int], *, but: int | None = None) -> None:
        """Bring the pairs with the doors up to date, and match everybody again, or all `but` one and somebody else."""
        for place, door in self.doors.items():
            spared = door.spared[self]
            if place != but and spared is not None and self.known.get(place) != spared:
                self.known[place] = spared
                self._open(place, spared, tight)
        here = self.alive if but is None else self.alive & ~(1 << but)
        if but is not None:
            self.part(but)
        for one in members(here):
            if self.mates[one] != ALONE and not self.near[one] >> self.mates[one] & 1:
                self.part(one)
        for one in members(here):
            if self.mates[one] == ALONE:
                Tree(self.near, self.mates, one, here).augments()

    def part(self, one: int) -> None:
        mate = self.mates[one]
        if mate != ALONE:
            self.mates[one] = self.mates[mate] = ALONE

    def _open(self, place: int, spared: int, tight: Sequence[int]) -> None:
        """Who can be paired with whoever is spared behind this door."""
        reached = reduce(or_, (tight[player] for player in members(spared)), 0)
        here = reached & self.everybody
        for other, behind in self.known.items():
            if other != place and reached & behind:
                here |= 1 << other
        here &= self.alive
        self.near[place] = here
        for one in members(self.alive):
            self.near[one] = self.near[one] & ~(1 << place) | (here >> one & 1) << place

    def tree(self, but: int) -> Tree:
        """Rooted in whoever is alone when one is away."""
        here = self.alive & ~(1 << but)
        root = next(one for one in members(here) if self.mates[one] == ALONE)
        return Tree(self.near, self.mates, root, here)

    def behind(self, places: int) -> int:
        """The players of these places, or behind these doors."""
        found = places & self.everybody
        for place in members(places & ~self.everybody):
            found |= self.known[place]
        return found

    def leave(self, *places: int) -> None:
        for place in places:
            self.part(place)
            self.alive &= ~(1 << place)
            self.doors.pop(place, None)
            self.known.pop(place, None)


class _House:
    def __init__(self, best: Optimum) -> None:
        self.tight = best.tight
        self.room: dict[int, _Room] = {}
        self.at: _Room | None = None  # where everything is up to date
        top = _Room()
        self._build(top, (1 << len(best.tight)) - 1, best.blossoms, [], best)

    def _build(self, room: _Room, players: int, parts: Sequence[Blossom], doors: list[_Door], best: Optimum) -> None:
        waiting = [(room, players, parts, doors)]
        for here, everybody, inside, ways in waiting:
            own = everybody
            for part in inside:
                inner = _Room()
                door = _Door(inner, here)
                ways.append(door)
                own &= ~part.players
                waiting.append((inner, part.players, part.parts, [door]))
            here.furnish(own, ways, best)
            for player in members(own):
                self.room[player] = here

    def settle(self, player: int) -> int:
        """The earliest partner; the two leave."""
        room = self.room[player]
        if self.at is not room:
            self._go(room)
        could = self.tight[player] & room.behind(room.alive)
        partner = first(could)
        place, mate = self._place(room, partner), room.mates[player]
        if place != mate:
            room.part(player)
            tree = Tree(room.near, room.mates, mate, room.alive & ~(1 << player))
            tree.grow(1 << place)
            if not tree.outer >> place & 1:
                partner = first(could & room.behind(tree.outer))
                place = self._place(room, partner)
            tree.leave(place)
        door = room.doors.get(place)
        room.leave(player, place)
        if door is not None:
            self._follow(door, room, partner)
        return partner

    def _place(self, room: _Room, player: int) -> int:
        """Where a player is, seen from this room."""
        if self.room[player] is room:
            return player
        return next(place for place in room.doors if room.known.get(place, 0) >> player & 1)

    def _follow(self, door: _Door | None, room: _Room, partner: int) -> None:
        """The pair has gone through this door, and through others up to the partner: they are closed."""
        self._forget(room)
        while door is not None:
            room = door.beyond(room)
            here = room.place(door)
            room.ready(self.tight, but=here)
            place = self._place(room, partner)
            tree = room.tree(here)
            tree.grow(1 << place)
            tree.leave(place)
            door = room.doors.get(place)
            self._forget(room)
            room.leave(here, place)
        self.at = None

    def _go(self, room: _Room) -> None:
        """Learn who can be spared behind each door of this room, from those furthest away on."""
        if self.at is not None:
            self._forget(self.at)
        waiting: list[tuple[_Room, _Door | None]] = [(room, None)]
        for here, back in waiting:
            waiting += [(door.beyond(here), door) for door in here.doors.values() if door is not back]
        for here, back in reversed(waiting):
            if back is None:
                here.ready(self.tight)
            elif back.spared[back.beyond(here)] is None:
                place = here.place(back)
                here.ready(self.tight, but=place)
                tree = here.tree(place)
                tree.grow()
                back.spared[back.beyond(here)] = here.behind(tree.outer)
        self.at = room

    def _forget(self, room: _Room) -> None:
        """This room has changed: what others know of it no longer holds."""
        waiting: list[tuple[_Room, _Door | None]] = [(room, None)]
        for here, back in waiting:
            for door in here.doors.values():
                if door is not back:
                    door.spared[door.beyond(here)] = None
                    waiting.append((door.beyond(here), door))
