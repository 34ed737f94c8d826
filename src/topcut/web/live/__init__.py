"""Live pages: one stream a page, which sends its live block again after something happened that the viewer may read."""

from topcut.web.live.hub import Hub
from topcut.web.live.news import Cares, live_if

__all__ = ["Cares", "Hub", "live_if"]
