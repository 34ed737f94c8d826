"""The templates, and what every one of them can use without importing it."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date, datetime
from functools import cache
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe
from typing import Any
from urllib.parse import quote, urlencode

import segno
from fastapi import Request
from jinja2 import Environment, PackageLoader, StrictUndefined
from jinja2.runtime import Context
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from topcut.desk.names import Names
from topcut.ids import PlayerId
from topcut.rules.actions.announcing import announcements_for
from topcut.rules.actor import Actor
from topcut.rules.schedule import Slot, still_to_come
from topcut.rules.tournament import Announcement, Tournament
from topcut.store.keeping import Drill
from topcut.web.card_faces import card_face
from topcut.web.question_mark import help_for
from topcut.words import counted, dates, finding_text, raised, reader, say, total_text
from topcut.words.clauses import home_of, says
from topcut.words.devices import device
from topcut.words.html import say_html
from topcut.words.reader import language
from topcut.words.rounds import round_name
from topcut.words.rulebook import after_its_name, in_words_of_reader
from topcut.words.scripts import words_of

Block = Callable[[Context], Iterator[str]]
LIVE = "live"
STATIC = Path(__file__).parent / "static"
LONGEST_QUERY = 2000  # that a switch of languages comes back to: it stands in the page once for each
ASKING = "topcut.live"  # in the scope of a request by which a stream asks for a page again
_NAMED_CLAUSE = re.compile(r" ?\(([A-Z]{1,3}-\d+[a-z]?)\)")


class Rendered:
    """A page and, if it has one, the part of it that is refreshed."""

    def __init__(self, template: str, context: Mapping[str, Any]) -> None:
        self.live: str | None = None
        page = _environment().get_template(template)
        made = page.new_context({**context, "page": self})
        self.refreshes = LIVE in made.blocks
        if self.refreshes:
            made.blocks[LIVE][0] = self._watched(made.blocks[LIVE][0], context)
        self.whole = "".join(page.root_render_func(made))

    def _watched(self, block: Block, context: Mapping[str, Any]) -> Block:
        """The block in the element that the stream fills, and kept for the stream."""

        def watched(made: Context) -> Iterator[str]:
            self.live = _mirrored(context) + seat_line(context.get("seated")) + "".join(block(made))
            yield Markup('<div id="live" data-live="{}">').format(_stream(context["view"]))
            yield self.live
            yield "</div>"

        return watched


def seat_line(seated: Any) -> str:
    """Where a player sits who has another page open instead; nothing for everybody else."""
    return _environment().get_template("player/seated.html").render(seated=seated) if seated else ""


def _mirrored(context: Mapping[str, Any]) -> str:
    """How old a mirror is stands in the part that is refreshed, if there is one."""
    return _environment().get_template("mirrored.html").render(context) if context.get("mirrored") else ""


def _stream(view: Any) -> str:
    """Empty if this page has no address at which it can be asked for again."""
    spoken = {} if len(reader.OFFERED) == 1 else {"language": language()}
    return view.address and f"/live?{urlencode({'page': view.address, 'after': view.n, **spoken})}"


def is_asked(request: Request) -> bool:
    """Whether a stream is asking, which wants only the live block."""
    return ASKING in request.scope


@cache
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("topcut.web"), autoescape=True, undefined=StrictUndefined, auto_reload=False
    )
    made.trim_blocks = made.lstrip_blocks = True
    made.globals.update(
        say=say,
        finding_text=finding_text,
        total_text=total_text,
        clause=clause,
        clause_says=says,
        clock_time=clock_time,
        counted=counted,
        day=dates.written_day,
        day_time=day_time,
        day_name=day_name,
        device=device,
        announced=announced,
        card_face=card_face,
        coming_slots=coming_slots,
        fresh_key=fresh_key,
        help_for=help_for,
        is_asked=is_asked,
        language=language,
        official_of=official_of,
        own_name=reader.own_name,
        round_name=round_name,
        languages=switch,
        script=script,
        script_words=script_words,
        say_html=say_html,
        decimal=dates.decimal,
        version=_version(),
    )
    made.filters["with_clauses"] = with_clauses
    made.filters["in_words_of_reader"] = in_words_of_reader
    made.filters["raised"] = raised
    made.filters["after_its_name"] = after_its_name
    made.filters["with_decimal_sign"] = dates.with_decimal_sign
    parts = made.get_template("parts.html").module
    made.globals.update({name: getattr(parts, name) for name in dir(parts) if not name.startswith("_")})
    made.filters["persons"] = persons
    return made


@cache
def _version() -> str:
    return edition(STATIC)


def edition(static: Path) -> str:
    """What the address of a static file ends in. Browsers keep such files for a year, so it changes with each of
    them, and not only with a release."""
    made = sha256()
    for file in sorted(static.iterdir()):
        made.update(file.read_bytes())
    return made.hexdigest()[:12]


def announced(t: Tournament, viewer: Actor | None, drill: Drill | None) -> tuple[Announcement, ...]:
    """What stands for a viewer, but for what the strip of a drill says on the same page."""
    said = reader.in_every_language(lambda: say("drill-announced")) if drill else ()
    return tuple(one for one in announcements_for(t, viewer) if one.text not in said)


def clause(id: str | None) -> Markup:
    """The id of a clause, linked to its text; a clause of a home-made rule book has no text here."""
    if not id:
        return Markup()
    home = home_of(id)
    if home is None:
        return Markup('<span class="clause">{}</span>').format(id)
    return Markup('<a class="clause" href="/rules/{}#{}">{}</a>').format(home, quote(id), id)


def with_clauses(sentence: str) -> Markup:
    """The sentence, and each clause that it names in brackets as a link."""
    said, *rest = _NAMED_CLAUSE.split(sentence)
    made = Markup.escape(said)
    for id, after in zip(rest[::2], rest[1::2], strict=True):
        made += Markup(" {}{}").format(clause(id), after)
    return made


def clock_time(stamp: str | None) -> Markup:
    """`10:42`, by the clock of the hall."""
    return _shown(stamp, "{:%H:%M}".format)


def day_time(stamp: str | None) -> Markup:
    return _shown(stamp, dates.day_and_time)


def day_name(day: str) -> str:
    """`Sunday 15 November`"""
    return dates.day_name(date.fromisoformat(day))


def by_the_clock(stamp: str) -> tuple[str, str]:
    """The day and the time in the hall: `2026-11-15`, `09:41`."""
    moment = datetime.fromisoformat(stamp).astimezone()
    return moment.date().isoformat(), moment.strftime("%H:%M")


def official_of(t: Tournament) -> dict[str, object]:
    """Whoever rules on games, for messages that speak of `an-official`."""
    word = in_words_of_reader(t.ruleset.terms.official)
    return {"official": word, "vowel": word[:1] in "AEIOU"}


def persons(players: Iterable[PlayerId], names: Names) -> tuple[Markup, ...]:
    """Several people by name, for a message with elements, which lists them as people do."""
    return tuple(Markup("<bdi>{}</bdi>").format(names.of(player)) for player in players)


def coming_slots(t: Tournament, now: str) -> tuple[Slot, ...]:
    """What is still to come of the schedule, the next first."""
    return still_to_come(t.schedule, *by_the_clock(now))


def _shown(stamp: str | None, written: Callable[[datetime], str]) -> Markup:
    if not stamp:
        return Markup()
    moment = datetime.fromisoformat(stamp).astimezone()
    return Markup('<time datetime="{}">{}</time>').format(stamp, written(moment))


def switch(request: Request, view: Any) -> tuple[tuple[str, str, str], ...]:
    """The languages that can be chosen, each with its own name and the address that chooses it and comes back to this
    page; none where there is no choice. A page that a form has shown again is asked for anew, and one that is kept for
    everyone leads where it was found: what else one visitor asked is nobody else's."""
    if len(reader.OFFERED) == 1:
        return ()
    here = _asked(request) if request.method in {"GET", "HEAD"} and not (view and view.at) else view and view.address
    found = ((one, reader.own_name(one)) for one in reader.OFFERED)
    return tuple((one, name, f"/language/{one}?{urlencode({'page': here or '/'})}") for one, name in found)


def _asked(request: Request) -> str:
    query = request.url.query
    return f"{request.url.path}?{query}" if 0 < len(query) <= LONGEST_QUERY else request.url.path


def script(name: str) -> Markup:
    """A script of ours, deferred, and before it the words that it says: those of `script-<name>-...`."""
    asked = Markup('<script src="/static/{}.js?{}" defer></script>').format(name, _version())
    return script_words(name) + asked


def script_words(name: str) -> Markup:
    """The words alone, for a script that is not in the page."""
    return _script_words(name, language())


@cache
def _script_words(name: str, _language: str) -> Markup:
    """Each page has two or three scripts, whose words are looked for among thousands."""
    words = words_of(name)
    if not words:
        return Markup()
    said = Markup('<script type="application/json" data-words="{}">{}</script>\n')
    return said.format(name, htmlsafe_json_dumps(words))


def code_image(address: str) -> str:
    """The address as a QR code for `<img src>`: dark on white in every theme, and printed without a network."""
    return str(segno.make(address, error="m", micro=False).svg_data_uri(dark="#000", light="#fff", border=2))


def fresh_key() -> str:
    """What makes a form that is sent twice count once."""
    return token_urlsafe(16)
