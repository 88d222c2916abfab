"""Refusals: what a request cannot have, as clients are told it."""

from kontor.core.errors import IllegalAction, KontorError, NotationError, OptionError, RecordError

STATUS = {
    "malformed": 400,
    "no-session": 401,
    "origin": 403,
    "forbidden": 403,
    "not-found": 404,
    "stale": 409,
    "not-now": 409,
    "taken": 409,
    "method": 405,
    "too-large": 413,
    "not-json": 415,
    "illegal": 422,
    "notation": 422,
    "options": 422,
    "record": 422,
    "confirm": 422,
    "slow-down": 429,
}
"""Every code with its HTTP status."""


class Refused(KontorError):
    """A request that is refused and has changed nothing."""

    def __init__(self, code: str, message: str, **more: object):
        super().__init__(message)
        self.code = code
        self.message = message
        self.more = more

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def document(self) -> dict[str, object]:
        return {"code": self.code, "message": self.message, **self.more}


def refused(error: KontorError) -> Refused:
    """An error of the engines as a refusal."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IllegalAction):
        return Refused(
            "illegal", str(error), reason=error.reason, rule=error.rule, params=error.params
        )
    if isinstance(error, NotationError):
        return Refused("notation", str(error), at=error.at, expected=error.expected)
    if isinstance(error, OptionError):
        return Refused("options", str(error), option=error.name)
    if isinstance(error, RecordError):
        return Refused("record", str(error), line=error.line)
    return Refused("not-now", str(error))


def not_found(what: str) -> Refused:
    return Refused("not-found", f"there is no such {what}, or it is not for you to see")
