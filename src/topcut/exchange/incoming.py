"""A tournament in whatever format a file holds it."""

from topcut.exchange import history, notation, nrtm
from topcut.exchange.document import decoded, document
from topcut.exchange.history import History
from topcut.exchange.shape import an_object
from topcut.refusal import Refusal
from topcut.rules.pairing.tables import Hall, fixed_tables
from topcut.rules.ruleset import Ruleset, examples, load, shipped


def from_json(data: bytes, ruleset: Ruleset | None = None) -> History:
    """A history or NRTM; the argument wins over the ruleset named in the file."""
    found = document(data)
    if nrtm.is_nrtm(found):
        return nrtm.history(found, ruleset or load(nrtm.RULESET))
    return history.history(found, ruleset or _ruleset_named(found))


def from_text(data: bytes, ruleset: Ruleset | None = None) -> History:
    """The text notation."""
    text = decoded(data)
    if not text.strip():
        raise Refusal("file-empty")
    t = notation.tournament(text, ruleset)
    return History(t, {player: str(player) for player in t.players}, hall=Hall(fixed=fixed_tables(t)))


def _ruleset_named(found: object) -> Ruleset:
    """A ruleset that Topcut ships: what a stranger's file names is never opened as a file."""
    name = an_object(found, "history").get("ruleset")
    if name is None:
        raise Refusal("ruleset-missing")
    if not isinstance(name, str) or name not in (*shipped(), *examples()):
        raise Refusal("unknown-ruleset", name=str(name), near=(), how_many=0, known=shipped())
    return load(name)
