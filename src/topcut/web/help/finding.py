"""Finding sections by words, typos allowed: each word that is asked for is compared with every word of the chapters.

A word counts more the fewer sections have it, so `how do I print` is about printing; more in a short section than in a
long one, as in Okapi BM25; and more in a heading. Jaro-Winkler likes words that begin alike, so `printing` finds
`print`, and `jugde` finds `judge`. Chapters that are only in English are found by what their headings are called in the
reader's language, and by the English words that somebody may mean: `Drucker` finds `print`.
"""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from math import log

from markupsafe import Markup
from rapidfuzz import process
from rapidfuzz.distance import JaroWinkler

from topcut.web.help.book import Chapter, Section, chapters, meant
from topcut.words.reader import language

LONGEST = 100  # letters of a question that are looked at
MOST_WORDS = 8
MOST_HITS = 12
KEPT = 128  # answers: a hall asks the same
ALIKE = 0.88
SURE = 4  # letters that a word needs before others are like it
FEW, SHORT = 1.2, 0.75  # as in BM25: k1 and b
IN_TITLE, OF_CHAPTER = 1.2, 0.2
WORTH = 0.15  # of the best, what is below it is not shown
BEFORE, AFTER = 80, 160
WORD = re.compile(r"\w+(?:-\w+)*")


@dataclass(frozen=True, slots=True)
class Hit:
    chapter: Chapter
    section: Section
    title: Markup
    around: Markup

    @property
    def address(self) -> str:
        return f"/help/{self.chapter.name}{'#' if self.section.anchor else ''}{self.section.anchor}"


Weights = Mapping[int, float]  # of a word in each section that has it, by the section's number


def found(asked: str) -> tuple[Hit, ...]:
    """The best first."""
    return _found(language(), asked)


@lru_cache(KEPT)
def _found(_language: str, asked: str) -> tuple[Hit, ...]:
    scores: dict[int, float] = defaultdict(float)
    shown: set[str] = set()
    for word in list(dict.fromkeys(_words(asked)))[:MOST_WORDS]:
        best: dict[int, float] = {}
        for known, likeness in _like(word):
            shown.add(known)
            for number, weight in _index()[known].items():
                best[number] = max(best.get(number, 0), weight * likeness)
        for number, weight in best.items():
            scores[number] += weight
    least = max(scores.values(), default=0) * WORTH
    ranked = sorted((number for number in scores if scores[number] >= least), key=lambda number: -scores[number])
    return tuple(_hit(number, shown) for number in ranked[:MOST_HITS])


def _like(word: str) -> Iterator[tuple[str, float]]:
    """The words of the chapters that may be meant, and how sure that is."""
    yield from _alike(word, _index())
    for known, likeness in _alike(word, _english(language())):
        yield from ((english, likeness) for english in _english(language())[known] if english in _index())


@cache
def _english(_language: str) -> Mapping[str, tuple[str, ...]]:
    """What is said in English instead of a word of the reader's."""
    return {form: tuple(_words(english)) for word, english in meant().items() for form in _words(word)}


def _alike(word: str, words: Mapping[str, object]) -> Iterator[tuple[str, float]]:
    if word in words:
        yield word, 1.0
    if len(word) < SURE:
        return
    for known, likeness, _ in process.extract(
        word, words.keys(), scorer=JaroWinkler.similarity, score_cutoff=ALIKE, limit=MOST_HITS
    ):
        if known != word and len(known) >= SURE:
            yield known, likeness**8  # 0.9 is not even half of it


def _sections() -> tuple[tuple[Chapter, Section], ...]:
    return _sections_in(language())


@cache
def _sections_in(_language: str) -> tuple[tuple[Chapter, Section], ...]:
    return tuple((chapter, section) for chapter in chapters().values() for section in chapter.sections)


def _index() -> Mapping[str, Weights]:
    return _index_in(language())


@cache
def _index_in(_language: str) -> Mapping[str, Weights]:
    texts = [Counter(_words(section.text)) for _, section in _sections()]
    usual = sum(text.total() for text in texts) / len(texts)
    index: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for number, (chapter, section) in enumerate(_sections()):
        long = FEW * (1 - SHORT + SHORT * texts[number].total() / usual)
        for word, times in texts[number].items():
            index[word][number] += times / (times + long)
        for word in {*_words(section.title), *_words(section.called)}:
            index[word][number] += IN_TITLE
        for word in {*_words(chapter.title), *_words(chapter.called)}:
            index[word][number] += OF_CHAPTER
    return {
        word: {number: weight * log(1 + len(texts) / len(having)) for number, weight in having.items()}
        for word, having in index.items()
    }


def _words(text: str) -> list[str]:
    return [form for word in WORD.findall(text) for form in _forms(word)]


def _forms(word: str) -> set[str]:
    """`Wi-Fi` is found as wifi, wi and fi."""
    plain = _plain(word)
    return {plain.replace("-", ""), *plain.split("-")}


def _plain(word: str) -> str:
    """Small letters without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(sign))


def _hit(number: int, meant: set[str]) -> Hit:
    chapter, section = _sections()[number]
    return Hit(chapter, section, _marked(section.called, meant), _around(section.text, meant))


def _around(text: str, meant: set[str]) -> Markup:
    """The words around the place that has most of what is meant."""
    first = _densest(text, meant)
    start = text.rfind(" ", 0, first - BEFORE) + 1 if first > BEFORE else 0
    end = text.find(" ", first + AFTER)
    shown = _marked(text[start : end if end > 0 else None], meant)
    return Markup("… " if start else "") + shown + (" …" if end > 0 else "")


def _marked(text: str, meant: set[str]) -> Markup:
    said, done = Markup(), 0
    for word in WORD.finditer(text):
        if _forms(word.group()) & meant:
            said += Markup("{}<mark>{}</mark>").format(text[done : word.start()], word.group())
            done = word.end()
    return said + text[done:]


def _densest(text: str, meant: set[str]) -> int:
    """Where the rarest of them are close together."""
    places = [(word.start(), _forms(word.group()) & meant) for word in WORD.finditer(text)]
    places = [(at, forms) for at, forms in places if forms]

    def worth(begin: int) -> float:
        near = set().union(*(forms for at, forms in places if begin <= at < begin + AFTER))
        return sum(1 / len(_index()[form]) for form in near)

    return max((at for at, _ in places), key=worth, default=0)
