"""What a cache that many readers share, such as a CDN, may keep for seconds: what is the same for every stranger."""

from starlette.datastructures import Headers
from starlette.requests import Request

from topcut.web.settings import LANGUAGE, Mode, Settings

PAGES = ("public/", "help/")  # templates that strangers see
FORM = 'name="csrf"'  # made for one browser
KEPT = {
    # Browsers ask each time; who waits while a page is made anew gets the one before.
    "Cache-Control": "public, max-age=0, s-maxage=5, stale-while-revalidate=10",
    # Who is signed in gets a page of their own, and everybody their language: chosen by cookie, or that of the browser.
    "Vary": "Cookie, Accept-Language",
}
SAFE = ("GET", "HEAD")


def kept_of_page(request: Request, settings: Settings, template: str, content: str) -> dict[str, str]:
    """The headers of a page that is well; a page with a form never may be kept."""
    return kept(request, settings) if template.startswith(PAGES) and FORM not in content else {}


def kept(request: Request, settings: Settings) -> dict[str, str]:
    """Of what everyone may read. Only on a server, as in a hall nobody has such a cache; only without a cookie, except
    that of a language, which is the same for all who have chosen it."""
    strangers = request.method in SAFE and not request.cookies.keys() - {settings.own(LANGUAGE)}
    return KEPT if settings.mode is Mode.HOSTED and strangers else {}


def may_be_kept(headers: Headers) -> bool:
    """Whether it was sent with those, and nothing that belongs to one browser."""
    return headers.get("cache-control") == KEPT["Cache-Control"] and "set-cookie" not in headers
