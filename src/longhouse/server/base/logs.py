"""Structured logs: one JSON object per line for machines, coloured lines for people at a terminal; always on stderr."""

import logging
import sys
from typing import Final

import structlog
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor

from longhouse.server.base.settings import SettingProblem

# without the values of variables, which may include a password
TRACEBACKS: Final = structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False))


def set_up_logs(kind: str) -> None:
    """`auto`, `text`, `json` or `none`. What libraries log goes the same way."""
    if kind not in ("auto", "text", "json", "none"):
        raise SettingProblem(f"LONGHOUSE_LOGS={kind[:40]}: auto, text, json or none")
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    text = kind == "text" or (kind == "auto" and sys.stderr.isatty())
    render: list[Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if text
        else [TRACEBACKS, structlog.processors.JSONRenderer(ensure_ascii=False)]
    )
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler()
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[remove, *render]))
    root = logging.getLogger()
    root.handlers = [] if kind == "none" else [handler]
    if kind == "none":
        root.addHandler(logging.NullHandler())
    root.setLevel(logging.WARNING)
    logging.getLogger("longhouse").setLevel(logging.INFO)
