"""Throwaway: pictures."""

import os
from tests.web.hall import Hall
from tests.web.doors import LAN
from topcut.rules.actions import registration

WIDTHS = [(360, 640), (820, 1180), (1280, 800), (1920, 1080)]


def shots(page, name, full=True, widths=WIDTHS):
    for w, h in widths:
        page.set_viewport_size({"width": w, "height": h})
        page.screenshot(path=f"/tmp/phones-{name}-{w}.png", full_page=full)
