"""The browser of the tests themselves: one that hangs costs its own test nothing, and no other."""

import os
import signal

from tests.web.browsing import Browsers, Chromium, process
from tests.web.hall import Hall
from tests.web.serving import Served


def test_a_browser_that_hangs_is_ended_and_the_next_test_has_another(chromium: Chromium, hall: Hall) -> None:
    hung = chromium.running()
    browsers = Browsers(hung, Served(hall))
    browsers.phone().goto("/")
    os.kill(process(hung), signal.SIGSTOP)
    browsers.close(patience=1)
    browsers.served.close()
    assert not hung.is_connected()

    page = chromium.running().new_page()
    page.set_content("<title>Topcut</title>")
    assert page.title() == "Topcut"
    page.context.close()
