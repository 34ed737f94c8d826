"""Commands towards the end: the cut, a changed structure, the finish, the seed, and taking the last step back."""

from topcut.cli.prompt import screen
from topcut.cli.prompt.session import Session
from topcut.cli.prompt.signing_up import number
from topcut.refusal import Refusal
from topcut.rules.actions import cut, structure, undo


def make_cut(session: Session, _text: str) -> None:
    session.act(cut.make_cut)


def change(session: Session, text: str) -> None:
    """`change 5 4 too little time`: 5 rounds and a cut to 4"""
    words = text.split(" ", 2)
    if len(words) < 3:
        raise Refusal("run-incomplete", form="change 5 4 REASON")
    rounds, size = (number(word, "change 5 4 REASON") for word in words[:2])
    session.act(structure.change_structure, rounds, size, words[2])


def finish(session: Session, _text: str) -> None:
    session.act(structure.finish)
    session.tell()
    screen.ranking(session)


def reveal(session: Session, _text: str) -> None:
    session.act(structure.reveal_seed)


def take_back(session: Session, text: str) -> None:
    session.act(undo.undo, reason=text)
