"""How long a page of the big screen stays: the more lines, the longer."""

LEAST = 6  # seconds
A_LINE = 0.75  # to find out that it is not me
TO_BEGIN_WITH = 4
A_DRAWING = 20
REFRESH = 10  # where there is no script, a page turns whenever the browser asks again


def seconds(lines: int) -> int:
    """12 lines stay for 13 seconds."""
    return max(LEAST, round(TO_BEGIN_WITH + A_LINE * lines))
