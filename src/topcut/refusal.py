"""How to say no: a stable code, its parameters, and the clause that forbids it."""


class Refusal(Exception):
    """Someone asked for something that cannot be done; the message catalogue has the sentence for `code`."""

    def __init__(self, code: str, /, clause: str | None = None, **parameters: object) -> None:
        super().__init__(code, parameters)
        self.code = code
        self.clause = clause
        self.parameters = parameters
