"""Text that cannot be read: cut off by a box, sticking out of its own, off the screen, or under something else.

axe sees none of it. Nothing may be elided either (`text-overflow`): a name that is too long wraps, because the rest of
it can be reached neither by thumb nor by keyboard. What scrolls is in order if a keyboard can scroll it, but not
navigation, where nobody looks for more than they see; a popover must be whole where it opens, without scrolling a box
around it.
"""

from playwright.sync_api import Page, ViewportSize

WIDTHS = (360, 390, 820, 1280, 1920)
HEIGHT, TALL = 900, 9000
CLIPPED = r"""
wide => {
  const SLACK = 1.5, ARROW = 16, found = new Map(), styles = new Map(), boxes = new Map();
  const style = one => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const box = one => boxes.get(one) ?? boxes.set(one, one.getBoundingClientRect()).get(one);
  const named = one => one.tagName.toLowerCase() + (one.id && '#' + one.id)
    + [...one.classList].map(name => '.' + name).join('');
  const say = (what, text, where) => {
    const said = `${what}: ${named(where)}: ${text.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
    found.set(what + named(where), said);
  };
  const hides = how => how === 'hidden' || how === 'clip';
  const scrolls = how => how === 'auto' || how === 'scroll';
  const byKeyboard = one => one.tabIndex >= 0 || one.querySelector('a[href], button, input, select, textarea, summary');

  const look = (text, start, seen) => {
    let {left, right, top, bottom} = seen, flows = true, held = 'static';
    const high = (bottom - top) / 2;
    for (let one = start; one && one !== document.documentElement; one = one.parentElement) {
      const how = style(one), around = box(one);
      const escapes = held === 'fixed' || held === 'absolute' && how.position === 'static';
      if (!escapes) held = 'static';
      if (!escapes && how.display !== 'inline' && how.display !== 'contents' && one !== document.body) {
        const aside = left < around.left - SLACK || right > around.right + SLACK;
        const over = top < around.top - high || bottom > around.bottom + high;
        if (hides(how.overflowX) && aside || hides(how.overflowY) && over) return say('cut off by a box', text, one);
        if (scrolls(how.overflowX) || scrolls(how.overflowY)) {
          if (left < around.left - one.scrollLeft - SLACK || top < around.top - one.scrollTop - high)
            return say('out of reach in a box that scrolls', text, one);
          if (aside || over) {
            if (!flows) return say('popover cut off by a box that scrolls', text, one);
            if (one.closest('nav')) return say('navigation that has to be scrolled', text, one);
            if (!byKeyboard(one)) return say('scrolls, but not by keyboard', text, one);
            return;
          }
        } else if (flows && (aside || over)) return say('sticks out of its box', text, one);
      }
      if (how.position === 'absolute' || how.position === 'fixed') {
        flows = false;
        if (!escapes || how.position === 'fixed') held = how.position;
      }
    }
    if (left < -SLACK || right > wide + SLACK || top + scrollY < -SLACK) say('off the screen', text, start);
  };

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest('.unseen, svg, script, option, textarea')) continue;
    if (!one.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true})) continue;
    range.selectNodeContents(node);
    for (const seen of range.getClientRects()) if (seen.width) look(node.data, one, seen);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const one of document.querySelectorAll('select, input[placeholder]')) {
    const text = one.placeholder ?? one.selectedOptions[0]?.text ?? '';
    if (!text || !one.checkVisibility()) continue;
    const how = style(one);
    pen.font = how.font;
    const arrow = one.tagName === 'SELECT' ? ARROW : 0;
    const room = one.clientWidth - parseFloat(how.paddingLeft) - parseFloat(how.paddingRight) - arrow;
    if (pen.measureText(text).width > room + SLACK) say('does not fit its field', text, one);
  }
  const whole = document.documentElement.scrollWidth;
  if (whole > wide) found.set('page', `the page is ${whole} px wide`);
  return [...found.values()];
}
"""
COVERED = r"""
() => {
  const found = new Map(), range = document.createRange();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest('.unseen, svg, script, option') || !one.checkVisibility()) continue;
    range.selectNodeContents(node);
    for (const seen of range.getClientRects()) {
      const top = document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2);
      const own = one.closest('label') ?? one;
      if (!seen.width || !top || top.contains(one) || own.contains(top)) continue;
      found.set(top, `lies under ${top.tagName.toLowerCase()}.${top.className}: ${node.data.trim().slice(0, 40)}`);
    }
  }
  return [...found.values()];
}
"""


def clipped(page: Page, width: int) -> list[str]:
    """What cannot be read at this width, as the page is now."""
    page.set_viewport_size(ViewportSize(width=width, height=HEIGHT))
    found: list[str] = page.evaluate(CLIPPED, width)
    return [f"at {width} px {one}" for one in found]


def stretched(page: Page, size: ViewportSize) -> None:
    """As wide as the device and as tall as any page: what sticks to an edge of the screen lies where it belongs."""
    page.set_viewport_size(ViewportSize(width=size["width"], height=TALL))


def covered(page: Page) -> list[str]:
    """What lies under something else, with nothing folded out."""
    found: list[str] = page.evaluate(COVERED)
    return found
