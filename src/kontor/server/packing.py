"""What many people fetch and nobody changes goes out packed; it is packed once."""

import gzip
from functools import lru_cache

from starlette.requests import Request

SMALL = 1000
"""Below so many bytes packing saves nothing."""


def pack(request: Request, content: bytes) -> tuple[bytes, dict[str, str]]:
    """The content as the browser takes it, with the headers that say so."""
    headers = {"Vary": "Accept-Encoding"}
    if len(content) < SMALL or "gzip" not in request.headers.get("accept-encoding", ""):
        return content, headers
    return packed(content), {**headers, "Content-Encoding": "gzip"}


@lru_cache(256)
def packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)
