"""Looks at every page of a big screen: each text large enough, in its row and on the screen, and over nothing else."""

from playwright.sync_api import Page, ViewportSize

PROJECTOR: ViewportSize = {"width": 1920, "height": 1080}
SIZES: tuple[ViewportSize, ...] = ({"width": 1280, "height": 720}, {"width": 3840, "height": 2160}, PROJECTOR)
LEAST = 30 / 1080  # of the height of the screen
STILL = "window.setInterval = () => 0"  # pages are turned by the look alone
SILENT = """is_silent => {
  document.documentElement.classList.toggle('silent', is_silent);
  document.getElementById('sound').hidden = !is_silent;
}"""
ROWS = "li, td, th, header, .strip, .invite, footer, .called, button, .lost, svg, .page"
LOOK = r"""
([least, rows, most]) => {
  const found = new Set(), range = document.createRange(), SLACK = 2, high = innerHeight, wide = innerWidth;
  const items = one => [...one.children].filter(child => child.dataset.seconds !== undefined);
  const show = (all, chosen) => { for (const one of all) one.hidden = one !== chosen; };
  const inside = one => [...one.querySelectorAll('[data-turns]')]
    .filter(inner => inner.parentElement.closest('[data-seconds]') === one);

  const placed = (where, box, row, said) => {
    const around = row.getBoundingClientRect(), some = (box.bottom - box.top) / 4;
    if (box.left < -SLACK || box.right > wide + SLACK || box.top < -SLACK || box.bottom > high + SLACK)
      found.add(`${where}: off the screen: ${said}`);
    else if (box.left < around.left - SLACK || box.right > around.right + SLACK
        || box.top < around.top - some || box.bottom > around.bottom + some)
      found.add(`${where}: out of its row (${row.tagName}): ${said}`);
  };

  const look = where => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), lines = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const one = node.parentElement, said = node.data.trim().slice(0, 30);
      if (!said || one.closest('.unseen, script, noscript, caption')) continue;
      if (!one.checkVisibility({visibilityProperty: true})) continue;
      const drawn = one.closest('svg'), scale = drawn ? drawn.getScreenCTM().a : 1;
      const size = parseFloat(getComputedStyle(one).fontSize) * scale;
      if (size < least * high - .1) found.add(`${where}: ${size} px: ${said}`);
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width) {
        placed(where, box, one.closest(rows), said);
        lines.push([box, one, said]);
      }
    }
    for (const [box, one, said] of lines) for (const [other, its, words] of lines) {
      if (one === its || one.contains(its) || its.contains(one)) continue;
      const over = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (over > 4 && down > .45 * Math.min(box.height, other.height))
        found.add(`${where}: over each other: ${said} / ${words}`);
    }
    const whole = document.documentElement;
    if (whole.scrollHeight > high + SLACK || whole.scrollWidth > wide + SLACK) found.add(`${where}: it scrolls`);
  };

  let seen = 0;
  const walk = ([first, ...rest]) => {
    if (!first) { seen += 1; if (seen <= most) look(`page ${seen}`); return; }
    for (const chosen of items(first)) { show(items(first), chosen); walk([...inside(chosen), ...rest]); }
  };
  for (const strip of document.querySelectorAll('.strip [data-turns]'))
    for (const part of items(strip)) { show(items(strip), part); look('strip'); }
  walk([...document.querySelectorAll('main[data-turns]')]);
  return {wrong: [...found], seen};
}
"""


def wrong(page: Page, most: int = 60) -> list[str]:
    """What cannot be read on the first so many pages, on any projector, before and after someone has allowed sound."""
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate(SILENT, size is not PROJECTOR)
        seen = page.evaluate(LOOK, [LEAST, ROWS, most])
        found += [f"{size['width']}: {one}" for one in seen["wrong"]]
    return found
