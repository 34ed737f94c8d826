"""Words that never went through a catalogue: pages in the pseudo-language, looked through for what is not disguised."""

from playwright.sync_api import Page

from topcut.words.reader import PSEUDO

LEFT_OUT = (
    "bdi, code, kbd, pre, time, script, style, template, svg, textarea, [translate=no], .clause, [lang]:not(html)"
)
ATTRIBUTES = ("aria-label", "placeholder", "title", "alt", "data-label", "value")
# Brackets are counted through each block, as a sentence may have elements inside; a name that was cut short loses its
# closing bracket to the end of the block.
FINDER = """([leftOut, attributes]) => {
  const inline = "a, b, strong, em, i, small, code, kbd, span, bdi, br, abbr, time, mark", found = [];
  const letters = (text) => /\\p{L}/u.test(text);
  const blockOf = (node) => {
    let one = node.parentElement;
    while (one.matches(inline)) one = one.parentElement;
    return one;
  };
  const plain = (text, depth) => {
    let out = "";
    for (const sign of text) {
      if (sign === "⟦") depth += 1;
      else if (sign === "⟧") depth = Math.max(0, depth - 1);
      else if (!depth) out += sign;
    }
    return [out.trim(), depth];
  };
  const shown = (element) => !element.closest(leftOut);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let block = null, depth = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const here = blockOf(node);
    if (here !== block) { block = here; depth = 0; }
    let rest;
    [rest, depth] = plain(node.data, depth);
    if (letters(rest) && shown(node.parentElement)) found.push(rest);
  }
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join(","))) {
    for (const name of attributes) {
      if (name === "value" && !element.matches("input[type=submit], input[type=button]")) continue;
      const [rest] = plain(element.getAttribute(name) ?? "", 0);
      if (letters(rest) && shown(element)) found.push(`${name}: ${rest}`);
    }
  }
  return [...new Set(found)];
}"""


def forgotten(page: Page, address: str, data: tuple[str, ...] = ()) -> list[str]:
    """What a page says in plain English when it is asked for in the pseudo-language."""
    page.goto(f"/language/{PSEUDO}?page=/help")
    page.goto(address)
    return left_in_english(page, data)


def left_in_english(page: Page, data: tuple[str, ...]) -> list[str]:
    """What is not disguised, hidden parts too, less what is data: names in attributes and the like."""
    found: list[str] = page.evaluate(FINDER, [LEFT_OUT, ATTRIBUTES])
    for one in sorted(data, key=len, reverse=True):
        found = [text.replace(one, "") for text in found]
    return [
        text for text in found if any(sign.isalpha() for sign in (text.partition(": ")[2] if ": " in text else text))
    ]
