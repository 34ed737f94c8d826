"""The command match: one match of Challengers! between two deck files, told step by step."""

from collections import Counter
from collections.abc import Sequence

import click

from topcut.cards.binder import Binder, open_binder
from topcut.cards.bots.greedy import Greedy
from topcut.cards.decision import Decision, settle
from topcut.cards.match import Match
from topcut.cards.record import story, told
from topcut.cards.setup import piles
from topcut.cards.trays import Trays
from topcut.chance import stream
from topcut.cli import options, output, seeds
from topcut.cli.challengers import game_options
from topcut.cli.files import content
from topcut.exchange.document import placed
from topcut.refusal import Refusal
from topcut.words import say
from topcut.words.matches import told_lines

MOST_CARDS = 200  # in a deck file
LONGEST_FILE = 1_000_000


@click.command
@click.argument("deck_1", metavar="A")
@click.argument("deck_2", metavar="B")
@click.option("--first", type=click.Choice(["1", "2"]))
@click.option("--no-shuffle", is_flag=True)
@click.option("--round", "round_", type=click.IntRange(1, len(game_options.BOX.rounds)), default=1, show_default=True)
@click.option("--choices", metavar="FILE")
@game_options.seed
@game_options.own_sets
@options.json
def match(
    *,
    deck_1: str,
    deck_2: str,
    first: str | None,
    no_shuffle: bool,
    round_: int,
    choices: str | None,
    seed: str | None,
    own: tuple[str, ...],
    json: bool,
) -> None:
    binder = open_binder(own)
    text = seed or seeds.fresh()
    decks = (_deck(binder, deck_1, 1), _deck(binder, deck_2, 2))
    played = _played(
        binder,
        decks,
        seeds.final(text),
        first=None if first is None else int(first) - 1,
        shuffle=not no_shuffle,
        round=round_,
        answers=None if choices is None else Answers(binder, _lines(choices), choices),
    )
    if json:
        return output.as_json(told(binder, played))
    _show(binder, played)
    if seed is None:
        click.echo(say("challengers-seed", seed=text))
    return None


def _deck(binder: Binder, file: str, which: int) -> tuple[int, ...]:
    lines = _lines(file)
    if len(lines) > MOST_CARDS:
        raise Refusal("deck-large", file=file, cards=len(lines), most=MOST_CARDS)
    for number, name in lines:
        try:
            binder.number(name)
        except Refusal as refusal:
            raise placed(refusal, deck=which, line=number) from None
    return binder.deck([name for _, name in lines])


def _lines(file: str) -> list[tuple[int, str]]:
    """The lines of a text file or of standard input that are not empty, with their numbers."""
    text = content(file, LONGEST_FILE).decode("utf-8-sig", "replace")
    numbered = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in numbered if line]


def _played(
    binder: Binder,
    decks: tuple[Sequence[int], Sequence[int]],
    seed: bytes,
    *,
    first: int | None,
    shuffle: bool,
    round: int,
    answers: "Answers | None",
) -> Match:
    """Level piles hold every card that is in neither deck."""
    chance = stream(seed, {"purpose": "match"})
    toss = chance.below(2)
    laid = (chance.shuffle(decks[0]), chance.shuffle(decks[1])) if shuffle else (decks[0][::-1], decks[1][::-1])
    used = Counter([*decks[0], *decks[1]])
    every = piles(binder, [one.name for one in binder.box.sets])
    left = {level: sorted((Counter(cards) - used).elements()) for level, cards in every.items()}

    def shuffled(level: str, step: int, cards: Sequence[int]) -> list[int]:
        return stream(seed, {"purpose": "pile", "level": level, "step": step}).shuffle(cards)

    trays = Trays(left, binder.cards, shuffled)
    made = binder.match(laid, toss if first is None else first, round, piles=trays, record=[])
    if answers is None:
        settle(made.run(), Greedy(binder).in_match)
    else:
        settle(made.run(), answers.choose)
        answers.check_end()
    return made


class Answers:
    """Answers from a file: a card's name, `stop`, or the number of the option, in the order of the questions."""

    def __init__(self, binder: Binder, lines: Sequence[tuple[int, str]], file: str) -> None:
        self.binder = binder
        self.lines = lines
        self.file = file
        self.used = 0

    def choose(self, decision: Decision) -> int:
        labels = tuple(self.binder.label(option) for option in decision.options)
        if self.used == len(self.lines):
            raise Refusal("choices-short", file=self.file, given=len(self.lines), number=self.used + 1, options=labels)
        line, written = self.lines[self.used]
        self.used += 1
        folded = [label.casefold() for label in labels]
        if written.casefold() in folded:
            return decision.options[folded.index(written.casefold())]
        if written.isascii() and written.isdigit() and 1 <= int(written) <= len(labels):
            return decision.options[int(written) - 1]
        raise Refusal("choice-wrong", file=self.file, line=line, written=written, number=self.used, options=labels)

    def check_end(self) -> None:
        if self.used < len(self.lines):
            raise Refusal("choices-long", file=self.file, given=len(self.lines), used=self.used)


def _show(binder: Binder, match: Match) -> None:
    names = {number: say("play-half", number=number) for number in (1, 2)}
    output.lines(told_lines(story(binder, match.record or ()), names, binder.box.seats))
    assert match.winner is not None
    click.echo(say("challengers-won", seat=match.winner + 1, reveals=match.reveals, how=match.how))
