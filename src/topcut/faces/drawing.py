"""A card as an SVG: large with everything that it says, or small for a bench.

Nothing in it has an id or a style, so that many fit on one page under a strict policy. Every line of text says how
wide it is: another font than ours is squeezed to the same width and cannot run over an edge.
"""

import re
from collections.abc import Sequence
from html import escape

from topcut.cards.language import Card
from topcut.faces.letters import Weight, is_broken, shortened, width, wrapped
from topcut.faces.looks import DARK, Look, Pattern, look_of, picture_of

LARGE = (160, 224)  # as 63 by 88 millimetres; on a narrow phone a unit is a pixel
SMALL = (96, 80)
BONE = "#fdfcf8"
FACES = "Noto Sans,Roboto,Segoe UI,Helvetica Neue,Arial,sans-serif"
EDGE = 10  # from the border to what is written
NAME_SIZES = (17, 15, 13, 11, 9)
SMALL_NAME_SIZES = (13, 12, 11, 10, 9, 8, 7)
EFFECTS = ((112, 13), (94, 13), (76, 13), (76, 12), (62, 12), (62, 11), (50, 10), (50, 9), (50, 8), (50, 7))
NO_EFFECT = 152  # the height of the picture of a card that does nothing else
LEADING = 1.2
UNPRINTABLE = re.compile(r"[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")  # what XML does not allow


def large(card: Card, sentence: str, label: str = "", power: str = "") -> str:
    """`sentence` is what the card does, `label` what is read aloud, `power` what it has now if not as printed."""
    wide, high = LARGE
    look = look_of(card.set)
    room = wide - 2 * EDGE
    size, name = _name(card.name, room, 2, NAME_SIZES)
    head = 6 + len(name) * size * LEADING + 18  # the name, and the set below it
    art, text_size, lines = _effect(sentence, room, high - EDGE - head)
    y = art + 4 + size
    parts = [
        f'<path fill="{BONE}" d="M0 0h{wide}v{high}H0z"/>',
        _band(look, wide, art),
        _disc(look, wide / 2, art / 2, min(art / 2 - 6, 52), picture_of(card)),
        _power(power or printed_power(card), 40, 38, 28),
        _level(card.level, wide - 18, 18),
        *(_text(line, EDGE, y + row * size * LEADING, size, "bold") for row, line in enumerate(name)),
    ]
    y += (len(name) - 1) * size * LEADING + 17
    parts += [_belongs(card, look, y), _lines(lines, EDGE, y + 9 + text_size, text_size)]
    parts.append(f'<path fill="none" stroke="{look.colour}" stroke-width="3" d="M1.5 1.5h{wide - 3}v{high - 3}H1.5z"/>')
    return _svg(LARGE, label, parts)


def small(card: Card, label: str = "", power: str = "") -> str:
    """Name, power and picture."""
    wide, high = SMALL
    look = look_of(card.set)
    art = 44
    size, lines = _name(card.name, wide - 8, 2, SMALL_NAME_SIZES)
    y = art + (high - 2 - art - len(lines) * size * LEADING) / 2 + size
    parts = [
        f'<path fill="{BONE}" d="M0 0h{wide}v{high}H0z"/>',
        _band(look, wide, art),
        _disc(look, 62, art / 2, 19, picture_of(card)),
        _power(power or printed_power(card), 30, 28, 21),
        *(
            _text(line, wide / 2, y + row * size * LEADING, size, "bold", anchor="middle")
            for row, line in enumerate(lines)
        ),
        f'<path fill="none" stroke="{look.colour}" stroke-width="3" d="M1.5 1.5h{wide - 3}v{high - 3}H1.5z"/>',
    ]
    return _svg(SMALL, label, parts)


def printed_power(card: Card) -> str:
    """A power that is the number of the round has none of its own."""
    return "#" if card.power_is_round else str(card.power)


def _name(name: str, room: float, most: int, sizes: Sequence[float]) -> tuple[float, tuple[str, ...]]:
    """As large as it goes on so many lines without breaking a word; one that no size can hold is shortened."""
    for size in sizes:
        lines = wrapped(name, room, size, "bold")
        if len(lines) <= most and not is_broken(name, lines):
            return size, lines
    return sizes[-1], shortened(wrapped(name, room, sizes[-1], "bold"), most, room, sizes[-1], "bold")


def _effect(sentence: str, room: float, space: float) -> tuple[int, float, tuple[str, ...]]:
    """The height of the picture, the size of the type, and the lines: less picture before smaller letters."""
    if not sentence:
        return NO_EFFECT, 0, ()
    for art, size in EFFECTS:
        lines = wrapped(sentence, room, size)
        if len(lines) * size * LEADING <= space - art - 8 and not is_broken(sentence, lines):
            return art, size, lines
    art, size = EFFECTS[-1]
    most = int((space - art - 8) / (size * LEADING))
    return art, size, shortened(wrapped(sentence, room, size), most, room, size)


def _band(look: Look, wide: float, high: float) -> str:
    lines = _repeated(look.pattern, wide, high)
    return (
        f'<svg width="{wide}" height="{high}"><path fill="{look.colour}" d="M0 0h{wide}v{high}H0z"/><path fill="none"'
        f' stroke="{look.ink}" stroke-opacity=".4" stroke-width="{look.pattern.thick}" d="{lines}"/></svg>'
    )


def _repeated(pattern: Pattern, wide: float, high: float) -> str:
    across, down = pattern.step
    starts = []
    for row in range(int(high // down) + 2):
        shift = across // 2 if pattern.shifted and row % 2 else 0
        starts += [f"M{x} {row * down}{pattern.stroke}" for x in range(-shift, int(wide) + across, across)]
    return "".join(starts)


def _disc(look: Look, x: float, y: float, radius: float, picture: str) -> str:
    """The picture on plain ground, with the pattern around it."""
    ground = f'<circle fill="{look.colour}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
    return ground + _picture(picture, x, y, radius * 1.5, look.ink)


def _picture(picture: str, x: float, y: float, size: float, ink: str) -> str:
    scale = size / 64
    place = f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({scale:.3f})"
    return f'<path fill="{ink}" fill-rule="evenodd" transform="{place}" d="{picture}"/>'


def _power(power: str, wide: float, high: float, size: float) -> str:
    fitting = min(size, size * (wide - 12) / width(power, size, "bold"))
    corner = f'<path fill="{BONE}" d="M0 0h{wide}v{high - 8}a8 8 0 0 1-8 8H0z"/>'
    return corner + _text(power, wide / 2, high / 2 + fitting * 0.37, fitting, "bold", anchor="middle")


def _level(level: str, x: float, y: float) -> str:
    return f'<circle fill="{BONE}" cx="{x:g}" cy="{y:g}" r="13"/>' + _text(
        level, x, y + 5.5, 15, "bold", anchor="middle"
    )


def _belongs(card: Card, look: Look, y: float) -> str:
    """The set, with its sign on its colour."""
    name = f"{card.set} · SOLO" if card.group == "solo" else card.set
    room = LARGE[0] - 2 * EDGE - 20
    size, lines = _name(name, room, 1, (13, 11.5, 10, 9, 8, 7))
    sign = f'<path fill="{look.colour}" d="M{EDGE} {y - 11.5:g}h15v15h-15z"/>'
    return sign + _picture(look.sign, EDGE + 7.5, y - 4, 11.5, look.ink) + _lines(lines, EDGE + 20, y, size, "bold")


def _lines(lines: Sequence[str], x: float, y: float, size: float, weight: Weight = "regular") -> str:
    return "".join(_text(line, x, y + row * size * LEADING, size, weight) for row, line in enumerate(lines))


def _text(
    text: str, x: float, y: float, size: float, weight: Weight = "regular", *, anchor: str = "", ink: str = DARK
) -> str:
    bold = ' font-weight="700"' if weight == "bold" else ""
    middle = f' text-anchor="{anchor}"' if anchor else ""
    long = f'{width(text, size, weight):.1f}" lengthAdjust="spacingAndGlyphs'
    place = f'x="{x:g}" y="{y:.1f}" font-size="{size:.4g}"'
    return f'<text {place}{bold}{middle} fill="{ink}" textLength="{long}">{_safe(text)}</text>'


def _svg(size: tuple[int, int], label: str, parts: Sequence[str]) -> str:
    wide, high = size
    said = f' role="img" aria-label="{_safe(label)}"' if label else ' aria-hidden="true"'
    named = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"{said}'
    return f'<svg {named} font-family="{FACES}" font-weight="400">{"".join(parts)}</svg>'


def _safe(text: str) -> str:
    return escape(UNPRINTABLE.sub("", text))
