from fastapi import FastAPI

from topcut.web.live.lane import BREATH, Lane


def test_pages_of_a_few_are_sent_soon_and_those_of_thousands_once_in_a_pause() -> None:
    """How long a lane rests after so many seconds of work."""
    quick, slow = Lane(FastAPI(), 1.0, quick=True), Lane(FastAPI(), 1.0)
    assert [quick._rest(worked) for worked in (0.0, 1.2, 5.0)] == [BREATH, 0.3, 1.0]
    assert [slow._rest(worked) for worked in (0.0, 0.75, 5.0)] == [1.0, 0.25, 0.0]
