"""A round typed without a pause, 64 results at 25 ms a key or slower, while answers come late and the program restarts:
all of them are right."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.web import browsing
from tests.web.hall import Hall
from tests.web.organizer.typing_results import KEY, all_in, opened, slow, typed

TABLES = 64


def prove(seed: int) -> None:
    dice = Random(f"typing {seed}")
    if browsing.CHROMIUM is None:
        return
    with TemporaryDirectory() as scratch, contextmanager(browsing.started)() as chromium:
        hall = Hall(Path(scratch) / "data")
        with contextmanager(browsing.watched)(chromium.running(), hall) as browsers, browsers.forgiving("ERR_", "503"):
            page = opened(hall, browsers.laptop, 2 * TABLES)
            slow(page, dice.choice([0, 200, 800]))
            tables, middle = dice.sample(range(1, TABLES + 1), TABLES), dice.randint(1, TABLES - 1)
            page.keyboard.type(typed(*tables[:middle]), delay=dice.choice([KEY, 2 * KEY]))
            with ThreadPoolExecutor(1) as meanwhile:
                restarted = meanwhile.submit(browsers.served.restart)
                page.keyboard.type(typed(*tables[middle:]), delay=KEY)
                restarted.result()
            all_in(hall, page, TABLES)
        hall.close()
