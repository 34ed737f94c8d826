"""A made-up log as a chain: each fact with its salt, drawn from the same text as everything else."""

from collections.abc import Iterator, Mapping

from topcut.generator.dice import Dice
from topcut.generator.generate import Generated
from topcut.ids import PlayerId
from topcut.rules.chain import SALT_BYTES, Head, Record, Sealed, beginning, body_text, seal
from topcut.rules.codec import encode
from topcut.rules.facts import Openness, PersonForgotten, PlayerEntered, about
from topcut.rules.texts import Person, as_written, committed, named_by


def sealed(
    made: Generated, names: Mapping[PlayerId, str] | None = None
) -> tuple[Head, tuple[Sealed, ...], tuple[Person, ...]]:
    """Where the log ends, all its facts, and the people in it."""
    salts = Dice(made.tournament, "salts")
    people = _people(made, names or {}, salts)
    facts = tuple(_chain(made, people, salts))
    return Head(len(facts), facts[-1].hash), facts, tuple(one for id, one in people.items() if not _is_gone(made, id))


def _is_gone(made: Generated, id: str) -> bool:
    """Forgotten, and not named again since."""
    gone = False
    for fact in (stamped.fact for stamped in made.log):
        gone = isinstance(fact, PersonForgotten) if id in {named_by(fact), getattr(fact, "person", None)} else gone
    return gone


def _people(made: Generated, names: Mapping[PlayerId, str], salts: Dice) -> dict[str, Person]:
    robots = {one.fact.player for one in made.log if isinstance(one.fact, PlayerEntered) and one.fact.robot}
    named = dict.fromkeys(who for one in made.log if (who := named_by(one.fact)) is not None and who not in robots)
    clubs = {str(player): one.club for player, one in {**made.t.signed_off, **made.t.players}.items()}
    return {
        id: Person(PlayerId(id), names.get(PlayerId(id), f"Player {id}"), clubs.get(id), salt=salts.bytes(SALT_BYTES))
        for id in named
    }


def _chain(made: Generated, people: Mapping[str, Person], salts: Dice) -> Iterator[Sealed]:
    """Texts that were deleted later are missing."""
    deleted = set(made.deleted)
    head = beginning(made.tournament, Openness.PUBLIC)
    for stamped in made.log:
        fact = as_written(stamped.fact, people)
        kind, v, body = encode(fact)
        body, texts = committed(kind, body, iter(lambda: salts.bytes(SALT_BYTES), b""))
        by = stamped.by
        record = Record(stamped.n, stamped.at, by.role.value, by.id, kind, v, body_text(body))
        kept = {member: text for member, text in texts.items() if (stamped.n, member) not in deleted}
        one = seal(head, record, salts.bytes(SALT_BYTES), about(type(fact)).openness, kept)
        head = Head(stamped.n, one.hash)
        yield one
