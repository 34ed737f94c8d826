"""The way in to the commands, and light: Ctrl-C is held back until the program is loaded and has a sentence for it."""

import signal

DONE, FAILED, REFUSED, MISTAKE, INTERRUPTED = 0, 1, 2, 70, 130


def main() -> None:
    pressed: list[int] = []
    held = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # a job in the background ignores it
    if held:
        signal.signal(signal.SIGINT, lambda number, _frame: pressed.append(number))
    from topcut.cli import edge

    def let_through() -> None:
        if held:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        if pressed:
            raise KeyboardInterrupt

    edge.main(let_through)
