"""Finding a name on a phone: the page's own script over the names that the page brought along, in a real browser whose
processor is made four times slower."""

import statistics
from pathlib import Path

from bench.measure import Row
from tests.web import browsing
from topcut import web
from topcut.exchange.list_demands import catalogue, demands
from topcut.lists.offered import offered
from topcut.rules.ruleset import load

SEARCH_WITHIN = 0.02
SLOWER = 4  # than this machine, as a phone is
SCRIPT = Path(web.__file__).parent / "static" / "names.js"
TYPED = ("wolvreine", "sp", "captin amrica", "the mad titan", "extremist virsu", "x")
FIND = """([lines, typed]) => {
  const items = topcutNames.read(lines);
  return typed.map((one) => Array.from({length: 9}, () => {
    const began = performance.now();
    topcutNames.find(items, one);
    return performance.now() - began;
  }));
}"""


def run() -> list[Row]:
    """The slowest of several, in the whole catalogue, which is more than one part of a list offers."""
    rules = load("challenger")
    lines = "\n".join(offered(demands(rules), catalogue(rules)).names)
    for chromium in browsing.started():
        page = chromium.running().new_page(viewport={"width": 360, "height": 640})
        page.add_script_tag(path=SCRIPT)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        took = page.evaluate(FIND, [lines, list(TYPED)])
        slowest = max(statistics.median(one) for one in took) / 1000
        return [Row("a name, on a slow phone", slowest, SEARCH_WITHIN, 1, f"{1000 * SEARCH_WITHIN:g} ms")]
    return []
