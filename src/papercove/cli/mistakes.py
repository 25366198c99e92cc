"""Mistakes in the arguments of a command, as refusals that speak the user's language."""

from __future__ import annotations

import cyclopts
from cyclopts.exceptions import ConsumeMultipleError, RequiresEqualsError, UnusedCliTokensError

from papercove.engine.errors import Refusal, Unreadable


def as_refusal(mistake: cyclopts.CycloptsError) -> Refusal:
    """The refusal that says what is wrong with the arguments."""
    match mistake:
        case cyclopts.UnknownCommandError():
            return Unreadable("unknown-command", command=_first(mistake.unused_tokens))
        case cyclopts.UnknownOptionError():
            return Unreadable("unknown-option", option=mistake.token.keyword or mistake.token.value)
        case UnusedCliTokensError():
            return Unreadable("unused-argument", argument=_first(mistake.unused_tokens))
        case ConsumeMultipleError() | cyclopts.MissingArgumentError() | RequiresEqualsError():
            return Unreadable("missing-argument", argument=_name(mistake))
        case cyclopts.RepeatArgumentError():
            return Unreadable("repeated-argument", argument=mistake.token.keyword or _name(mistake))
        case cyclopts.CoercionError() if mistake.token is not None:
            return Unreadable("bad-argument", argument=_name(mistake), value=mistake.token.value[:80])
        case cyclopts.ValidationError() if mistake.argument is not None and mistake.argument.tokens:
            value = mistake.argument.tokens[0].value
            return Unreadable("bad-argument", argument=_name(mistake), value=value[:80])
        case _:
            return Unreadable("arguments", problem=" ".join(str(mistake).split()))


def _first(tokens: list[str] | None) -> str:
    return tokens[0][:80] if tokens else ""


def _name(mistake: cyclopts.CycloptsError) -> str:
    if mistake.argument is None:
        return ""
    name = mistake.argument.name
    return name if name.startswith("--") and not mistake.argument.field_info.is_positional else name.lstrip("-").upper()
