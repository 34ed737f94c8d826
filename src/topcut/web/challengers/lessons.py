"""The guided first game: a real game against the Robot, and the places in it at which each thing can be seen.

What is told is read off the game and its first match: the words have gaps, and only what happened fills them. A thing
that does not happen has no lesson; the seed is one with which all of them do (tests/web/challengers/test_learn.py).
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from topcut.cards.bots.bot import bots_for
from topcut.cards.game import Game
from topcut.cards.language import Card, Do, When
from topcut.cards.view import view
from topcut.rules.playing_cards import setup_for
from topcut.rules.ruleset import load
from topcut.web.challengers.board import Picture, Reel, Tile
from topcut.words import say, you
from topcut.words.reader import language

FOLDER = Path(__file__).parent
ME = 0
BY_ITSELF = (When.REVEAL, When.ATTACK, When.FLAG)  # when an effect counts for its own card

Seen = tuple[int, Mapping[str, Any]]  # the number of a picture, and what is said about it


@dataclass(frozen=True, slots=True)
class Lesson:
    """`parts` fill the gaps of its words; a picture of the park, or cards."""

    key: str
    parts: Mapping[str, Any]
    picture: Picture | None = None
    told: tuple[str, ...] = ()  # what has happened since the lesson before
    large: tuple[Card, ...] = ()
    small: tuple[tuple[Card, int], ...] = ()  # with the number of copies

    @property
    def title(self) -> str:
        return say(f"learn-{self.key}-title", **self.parts)

    @property
    def text(self) -> str:
        return say(f"learn-{self.key}", **self.parts)


def shipped_lessons() -> tuple[Lesson, ...]:
    return _shipped(language())


@cache
def _shipped(_language: str) -> tuple[Lesson, ...]:
    read = tomllib.loads((FOLDER / "first_game.toml").read_text(encoding="utf-8"))
    return lessons(first_game(read["seed"], read["bot"]))


def first_game(seed: str, bot: str) -> Game:
    """Alone against the Robot, until the first match is over; the bot answers where you would."""
    game = Game(setup_for(load("challengers"), 1), sha256(seed.encode()).digest(), record=True)
    chooser = bots_for(game, [bot])[ME]
    while not game.results:
        game.answer(ME, chooser.choose(game.pending[ME], lambda: view(game, ME)))
    return game


def lessons(game: Game) -> tuple[Lesson, ...]:
    reel = reel_of(game)
    pictures = [reel.picture(number) for number in range(len(reel.scenes) + 1)]
    finders = {"flag": _flag, "reach": _reach, "bench": _bench, "sum": _sum, "effect": _effect, "stack": _stack}
    found = {key: seen for key, find in finders.items() if (seen := next(find(reel, pictures), None))}
    found["end"] = (len(pictures) - 1, _end(game, pictures[-1]))
    in_order = sorted(found.items(), key=lambda one: one[1][0])
    made = [*_before(game)]
    before = -1
    for key, (number, parts) in in_order:
        told = tuple(reel.said(one) for one in range(before + 1, number + 1))
        shown = game.binder.cards[game.binder.number(parts["card"])] if key == "effect" else None
        made.append(Lesson(key, parts, pictures[number], told, (shown,) if shown else ()))
        before = number
    return (*made, _after(game))


def reel_of(game: Game) -> Reel:
    parked = game.matches[0]
    one, two = (you() if seat == ME else say("play-robot") for seat in parked.seats)
    return Reel(game, ME, parked, (one, two))


def _before(game: Game) -> Iterator[Lesson]:
    """The deck, the Deck Phase and the opponent."""
    binder, record = game.binder, game.record or ()
    kinds = binder.cards
    starter = Counter(binder.starter)
    yield Lesson("deck", {"number": starter.total()}, small=_counted(kinds, starter))
    drawn, level = next((step[2], step[3]) for step in record if step[0] == "draw")
    yield Lesson("draw", {"number": len(drawn), "level": level}, large=tuple(kinds[card] for card in drawn))
    picked = tuple(card for step in record if step[0] == "pick" and step[1] == ME for card in step[2])
    deck = len(game.matches[0].decks[game.matches[0].seats.index(ME)])
    removed = sum(len(step[2]) for step in record if step[0] == "remove")
    names = tuple(kinds[card].name for card in picked)
    parts = {"cards": names, "number": len(picked), "deck": deck, "removed": removed}
    yield Lesson("pick", parts, large=tuple(kinds[card] for card in picked))
    robot = Counter(game.matches[0].decks[1 - game.matches[0].seats.index(ME)])
    yield Lesson("robot", {"number": robot.total()}, small=_counted(kinds, robot))


def _after(game: Game) -> Lesson:
    played = game.results[0]
    assert played.trophy is not None
    parts = {
        "mine": played.winner == ME,
        "fans": played.trophy.fans,
        "rounds": len(game.setup.pairs),
        "lead": game.setup.lead,
    }
    return Lesson("trophy", parts)


def _flag(reel: Reel, pictures: list[Picture]) -> Iterator[Seen]:
    for number, told in _told(reel, "flag"):
        yield number, {"who": _who(pictures[number], told), "card": told["card"], "total": told["total"]}


def _reach(reel: Reel, pictures: list[Picture]) -> Iterator[Seen]:
    for number, told in _told(reel, "reveal", "total"):
        if told.get("need") and told["total"] >= told["need"]:
            parts = {"who": _who(pictures[number], told), "card": told["card"]}
            yield (
                number,
                {**parts, "total": told["total"], "need": told["need"], "equal": told["total"] == told["need"]},
            )


def _sum(reel: Reel, pictures: list[Picture]) -> Iterator[Seen]:
    for number, parts in _reach(reel, pictures):
        attack = next(half.attack for half in pictures[number].halves if half.attack)
        if len(attack) > 1:
            cards = tuple(one.label for one in attack)
            yield number, {**parts, "cards": cards, "powers": " + ".join(str(one.power) for one in attack)}


def _bench(reel: Reel, pictures: list[Picture]) -> Iterator[Seen]:
    for number, told in _told(reel, "bench"):
        who, cards = _who(pictures[number], told), tuple(told["cards"])
        seats = pictures[number].halves[0].seats
        yield number, {"who": who, "cards": cards, "number": len(cards), "taken": told["seats"], "seats": seats}


def _stack(reel: Reel, pictures: list[Picture]) -> Iterator[Seen]:
    del reel
    for picture in pictures:
        for half in picture.halves:
            for one in half.bench:
                if one.copies > 1:
                    parts = {"who": half.who, "card": one.card.name, "copies": one.copies}
                    yield picture.number, {**parts, "taken": len(half.bench), "seats": half.seats}


def _effect(reel: Reel, pictures: list[Picture]) -> Iterator[Seen]:
    """A card that counts for more than is printed on it, by itself: nobody on its bench helps."""
    del reel
    for picture in pictures:
        for half in picture.halves:
            lying = (*half.attack, *((half.flag,) if half.flag and half.holds else ()))
            helped = any(effect.when is When.BENCH for one in half.bench for effect in one.card.effects)
            for one in lying:
                if one.more > 0 and not helped and _adds_power(one):
                    printed = one.power - one.more
                    yield picture.number, {"who": half.who, "card": one.label, "printed": printed, "counts": one.power}


def _adds_power(one: Tile) -> bool:
    return any(effect.do is Do.POWER and effect.when in BY_ITSELF for effect in one.card.effects)


def _end(game: Game, last: Picture) -> Mapping[str, Any]:
    match = game.matches[0].match
    loser = next(half for half in last.halves if half.half != match.winner)
    winner = next(half for half in last.halves if half.half == match.winner)
    taken = len(loser.bench)
    return {"who": winner.who, "loser": loser.who, "how": match.how, "taken": taken, "seats": loser.seats}


def _told(reel: Reel, *what: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for number, (told, _) in enumerate(reel.scenes, start=1):
        if told["do"] in what:
            yield number, told


def _who(picture: Picture, told: Mapping[str, Any]) -> str:
    return next(half.who for half in picture.halves if half.half == told["seat"] - 1)


def _counted(kinds: tuple[Card, ...], cards: Mapping[int, int] | Iterable[int]) -> tuple[tuple[Card, int], ...]:
    return tuple((kinds[card], copies) for card, copies in sorted(Counter(cards).items()))
