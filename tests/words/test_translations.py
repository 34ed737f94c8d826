"""Every language says what English says: no message is missing or invented, none has other parameters or elements, and
where it chooses between plurals or cases it has an answer for each."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from babel.core import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, Placeable, SelectExpression, Term, VariableReference
from fluent.syntax.visitor import Visitor

import topcut.words
from tests.words.reading import Entry, broken_markup, choices, entries_of, ids, junk, shape, variants
from topcut.cli.asking import NO, YES
from topcut.lists.check import is_on_paper
from topcut.rules.schedule import days_of, from_words
from topcut.words import reader, say
from topcut.words.catalogue import parts_of
from topcut.words.clauses import Catalogue, catalogue_in, catalogues
from topcut.words.pseudo import disguised
from topcut.words.reader import reading

HOME = Path(topcut.words.__file__).parent
TEMPLATES = HOME.parent / "web" / "templates"
WRITTEN = sorted(folder.name for folder in HOME.iterdir() if len(folder.name) == 2 and any(folder.glob("*.ftl")))
OTHERS = [one for one in WRITTEN if one != reader.ENGLISH]
OFFERED = [one for one in reader.OFFERED if one != reader.ENGLISH]
DAY = "2026-11-15"
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})

CHOSEN_AS_WELL = {"tournament": frozenset({"game"})}  # what English fills in as the rule book has it, others decline

Entries = Mapping[str, Entry]


@pytest.mark.parametrize("language", WRITTEN)
def test_a_catalogue_can_be_read_and_no_message_stands_twice(language: str) -> None:
    assert junk(language) == []
    found = ids(language)
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("language", WRITTEN)
def test_elements_are_whole_and_few(language: str) -> None:
    wrong = [(id, broken_markup(text)) for id, entry in entries_of(language).items() for text in variants(entry)]
    assert [f"{id}: {said}" for id, said in wrong if said] == []


def test_no_language_invents_a_message_or_says_it_otherwise() -> None:
    english = entries_of("en")
    assert [f"{one}: {fault}" for one in OTHERS for fault in faults(english, entries_of(one), one)] == []


def test_what_a_rule_book_calls_an_event_is_chosen_by_and_not_filled_in() -> None:
    """`partie` and `tournoi` have other articles, and a page gives the English word: it must not be seen."""
    ids = {"refusal-tournament-unknown", "refusal-id-differs", "refusal-tournament-exists"}  # there it is an id
    placed = {(one, id) for one in OTHERS for id, entry in entries_of(one).items() if "tournament" in _filled_in(entry)}
    assert {(language, id) for language, id in placed if id not in ids} == set()


def test_no_page_translates_the_word_by_which_messages_choose() -> None:
    translated = re.compile(r"tournament ?=\s*in_words_of_reader|terms\.tournament \| in_words_of_reader(?! \| raised)")
    sources = (one for ending in ("py", "html") for one in (HOME.parent / "web").rglob(f"*.{ending}"))
    assert [one.name for one in sources if translated.search(one.read_text())] == []


def test_french_signs_never_begin_a_line() -> None:
    """A no-break space stands before them, a narrow one or a whole one."""
    loose = re.compile(r" [;!?:»](?=\s|<|$)|« ")
    assert [id for id, entry in entries_of("fr").items() if any(loose.search(text) for text in variants(entry))] == []


def test_no_template_writes_a_colon_after_words() -> None:
    """French has a space before it: the message `parts-of` knows."""
    for file in TEMPLATES.rglob("*.html"):
        found = re.findall(r"\}\}(?:</\w+>)*:(?=[\s<])(?! <span class=\"share\")", file.read_text("utf-8"))
        assert not found, file.name


@pytest.mark.parametrize("word", ["official", "role", "head", "organizer"])
def test_english_has_the_right_article_before_what_a_rule_book_calls_people(word: str) -> None:
    """An Arbiter, a Watcher: `an-official` knows."""
    parts = (text for part, text in parts_of("en") if part != "sentences")
    assert [found for text in parts for found in re.findall(rf".*\b[Aa]n? {{ \${word} }}.*", text)] == []


@pytest.mark.parametrize("language", WRITTEN)
def test_what_a_language_suggests_to_type_is_understood(language: str) -> None:
    with reading(language):
        assert is_on_paper(say("on-paper"))
        assert days_of(DAY, from_words(DAY, f"{say('desk-schedule-day')}\n09:00 -")) == (DAY, "2026-11-16")
        for asked in ("run-confirm", "run-namesake", "run-came"):
            yes, _, no = re.findall(r"\w+", say(asked, clause="", player=""))[-3:]
            assert (yes in YES, no in NO) == (True, True), asked


def test_an_offered_language_says_everything() -> None:
    english = entries_of("en")
    assert [f"{one}: {id}" for one in OFFERED for id in missing(english, entries_of(one))] == []


def test_a_message_stands_in_the_part_of_the_same_name() -> None:
    places = {id: part for part, text in parts_of("en") for id in _ids_in(text)}
    stray = (
        f"{language}: {id} is in {part}, not {places.get(id, part)}"
        for language in OTHERS
        for part, text in parts_of(language)
        for id in _ids_in(text)
        if places.get(id, part) != part
    )
    assert list(stray) == []


def test_clauses_that_are_translated_are_the_same_clauses() -> None:
    for language in OTHERS:
        for name in catalogues():
            theirs, ours = catalogue_in(language, name), catalogue_in("en", name)
            if theirs is not None:
                assert ours is not None
                assert _clauses(theirs) == _clauses(ours), (language, name)


ENGLISH = """
a = Go to <a href="{ $link }">{ $name }</a>, { $count ->
    [one] 1 thing
   *[other] { $count } things
 } { $how ->
    [swift] fast
   *[other] slowly
 }
    .b = More
c = C
"""
RIGHT = """
a = { $count ->
    [one] 1 Ding
   *[other] { $count } Dinge
 }: geh { $how ->
    [swift] schnell
   *[other] langsam
 } zu <a href="{ $link }">{ $name }</a>
    .b = Mehr
c = C
"""


def test_a_good_translation_has_no_faults() -> None:
    assert faults(_read(ENGLISH), _read(RIGHT), "de") == []
    assert missing(_read(ENGLISH), _read(RIGHT)) == []


@pytest.mark.parametrize(
    ("good", "bad", "fault"),
    [
        ("c = C", "d = D", "d: invented"),
        ("    .b = Mehr", "    .x = Mehr", "a: attributes"),
        ("{ $name }", "{ $who }", "a: parameters"),
        ("{ $name }", "Name", "a: parameters"),
        ('<a href="{ $link }">', '<a class="{ $link }">', "a: elements"),
        ("    [one] 1 Ding\n", "", "a: $count lacks"),
        ("[one]", "[few]", "a: $count"),
        ("[swift]", "[schnell]", "a: $how"),
        ("    [swift] schnell\n", "", "a: $how lacks"),
    ],
)
def test_each_fault_of_a_translation_is_found(good: str, bad: str, fault: str) -> None:
    assert good in RIGHT
    assert any(one.startswith(fault) for one in faults(_read(ENGLISH), _read(RIGHT.replace(good, bad)), "de"))


def test_what_is_missing_is_found() -> None:
    assert missing(_read(ENGLISH), _read("c = C")) == ["a"]


def test_broken_markup_is_found() -> None:
    for text in ("<b>a</b> <br> b", "12 > unknown", "games=><>"):
        assert broken_markup(text) == "", text
    for text in ("<b>a", "a</b>", "<b><i>a</i></b>", "<b><em>a</b></em>", "a <b", "<b>a</b>>", "a>"):
        assert broken_markup(text), text


def test_the_pseudo_language_disguises_words_and_nothing_else() -> None:
    said = disguised(
        'a-b = Go <a href="{ $link }">to { $count ->\n    [one] one\n   *[other] { $count }\n }</a>\n    .c = Now\n'
    )
    assert '<a href="{ $link }">' in said
    assert "[one] øøñéé" in said
    assert "⟦Ğøø" in said
    assert ".c = ⟦Ñøøŵ⟧" in said


def missing(english: Entries, other: Entries) -> list[str]:
    return [id for id in english if not id.startswith("-") and id not in other]


def faults(english: Entries, other: Entries, language: str) -> list[str]:
    """Terms (`-tournament`) are a translator's own."""
    found = []
    for id, entry in other.items():
        if id.startswith("-"):
            continue
        if id not in english:
            found.append(f"{id}: invented")
        else:
            found += [f"{id}: {fault}" for fault in _shape_faults(english, english[id], entry)]
            found += [f"{id}: {fault}" for fault in _case_faults(english[id], entry, language)]
    return found


def _shape_faults(english: Entries, ours: Entry, theirs: Entry) -> Iterator[str]:
    """A parameter may be left out where the English message only chooses by it; one of a message that it mentions may
    be used without that."""
    there, here = shape(ours), shape(theirs)
    allowed = there.parameters.union(*(shape(english[one]).parameters for one in there.messages if one in english))
    needed = there.parameters - (_chosen_by(ours) - _filled_in(ours))
    if there.attributes != here.attributes:
        yield f"attributes {sorted(there.attributes ^ here.attributes)}"
    if not needed <= here.parameters <= allowed:
        yield f"parameters {sorted(there.parameters ^ here.parameters)}"
    if there.elements != here.elements:
        yield f"elements {sorted(there.elements ^ here.elements)}"


def _case_faults(ours: Entry, theirs: Entry, language: str) -> Iterator[str]:
    """Each word by which the English message chooses, and each plural form that the language has for whole numbers."""
    forms = frozenset(Locale.parse(language).plural_form.tags) | {"other"}
    usual = forms - {"many"}  # in French and Spanish for millions alone
    english = _cases(choices(ours))
    for name, keys in _cases(choices(theirs)).items():
        known = {one for one in english.get(name, frozenset()) if one not in PLURALS and not one.isdigit()}
        allowed = known | CHOSEN_AS_WELL.get(name, frozenset())
        words = {one for one in keys if one not in PLURALS and not one.isdigit()}
        plurals = keys & PLURALS
        if words - allowed:
            yield f"${name} is never {sorted(words - allowed)}"
        if words and known - words:
            yield f"${name} lacks {sorted(known - words)}"
        if known and not words and name in english:
            yield f"${name} lacks {sorted(known)}"
        if english.get(name, frozenset()) & (PLURALS - {"other"}) and not usual <= plurals:
            yield f"${name} lacks {sorted(usual - plurals)}"
        if plurals - forms:
            yield f"${name} has {sorted(plurals - forms)}, which this language has not"


def _cases(found: list[SelectExpression]) -> dict[str, frozenset[str]]:
    """The keys by which a message chooses, for each parameter."""
    cases: dict[str, frozenset[str]] = {}
    for one in found:
        if isinstance(one.selector, VariableReference):
            keys = frozenset(
                key.name if isinstance(key := variant.key, Identifier) else str(key.value) for variant in one.variants
            )
            cases[one.selector.id.name] = cases.get(one.selector.id.name, frozenset()) | keys
    return cases


def _chosen_by(entry: Entry) -> frozenset[str]:
    return frozenset(one.selector.id.name for one in choices(entry) if isinstance(one.selector, VariableReference))


def _filled_in(entry: Entry) -> frozenset[str]:
    """What an English message shows, and does not only choose by."""
    placed = _Placed()
    placed.visit(entry)
    return frozenset(placed.names)


class _Placed(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802  # as fluent.syntax calls it
        if isinstance(node.expression, VariableReference):
            self.names.add(node.expression.id.name)
        self.generic_visit(node)


def _read(text: str) -> Entries:
    return {one.id.name: one for one in FluentParser().parse(text).body if isinstance(one, Message | Term)}


def _ids_in(text: str) -> list[str]:
    return [line.partition("=")[0].strip() for line in text.splitlines() if line[:1].isalpha() and "=" in line]


def _clauses(found: Catalogue) -> object:
    return [[one.id for one in section.clauses] for section in found.sections], [
        [[one.id for one in section.clauses] for section in part] for part in (found.for_players, found.for_organizer)
    ]
