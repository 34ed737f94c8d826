"""Every page in every language, looked at as the tests look at the English ones: axe, light and dark, nothing clipped.

A seed is one language with one kind of hands: the phones', the officials' or the organizers'.
"""

from collections import Counter
from contextlib import closing, contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.web import browsing
from tests.web.browsing import Browsers
from tests.web.hall import Hall
from tests.web.serving import Served
from tests.web.walking import HANDS, unreadable, walk
from topcut.words import reader

TRANSLATED = [language for language in reader.OFFERED if language != reader.ENGLISH]


def prove(seed: int) -> Counter[str]:
    walks = list(product(TRANSLATED, HANDS))
    language, hands = walks[seed % len(walks)]
    wrong: list[str] = []
    pages = 0
    with (
        contextmanager(browsing.started)() as chromium,
        TemporaryDirectory() as scratch,
        closing(Hall(Path(scratch) / "data")) as hall,
    ):
        browsers = Browsers(chromium.running(), Served(hall))
        for page, seen in walk(hall, browsers, hands, language):
            wrong += [f"{page.path}: {one}" for one in unreadable(seen, hands)]
            pages += 1
        browsers.close()
        browsers.served.close()
        wrong += browsers.complaints
    assert not wrong, f"{language}, {hands}:\n" + "\n".join(wrong)
    return Counter({"pages in another language": pages})
