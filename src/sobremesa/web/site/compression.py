"""Compression: brotli or gzip of pages, files and streams, as the browser can read it."""

import zlib
from collections.abc import Callable
from functools import lru_cache

import brotli
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALLEST = 500  # bytes; less is sent as it is
QUICK, BEST = 5, 11  # brotli's qualities: for what is sent once, for what is kept
WINDOW = 17  # 2 to that power bytes are remembered by a stream: more than a board has
GZIP = 16 + zlib.MAX_WBITS  # zlib's sign for gzip
KEPT = 256  # files in memory, compressed
TEXTS = ("text/", "application/json", "application/jsonl", "application/javascript", "application/manifest+json")
DRAWINGS = "image/svg+xml"


def encoding_for(headers: Headers) -> str | None:
    """The best way to compress that the browser accepts: "br", "gzip" or None."""
    accepted: dict[str, float] = {}
    for part in headers.get("accept-encoding", "").split(","):
        name, _, parameter = part.strip().partition(";")
        quality = parameter.strip().removeprefix("q=")
        try:
            accepted[name.strip().lower()] = float(quality or 1)
        except ValueError:
            continue
    return next((name for name in ("br", "gzip") if accepted.get(name, accepted.get("*", 0)) > 0), None)


def stream_compressor(encoding: str | None) -> Callable[[bytes], bytes]:
    """Compresses pieces of one stream so that each can be read as it arrives; what was sent before helps."""
    if encoding == "br":
        squeeze = brotli.Compressor(mode=brotli.MODE_TEXT, quality=QUICK, lgwin=WINDOW)
        return lambda piece: bytes(squeeze.process(piece) + squeeze.flush())
    if encoding == "gzip":
        deflate = zlib.compressobj(wbits=GZIP)
        return lambda piece: deflate.compress(piece) + deflate.flush(zlib.Z_SYNC_FLUSH)
    return lambda piece: piece


def compressed(body: bytes, encoding: str, quality: int = QUICK) -> bytes:
    """A whole answer, compressed."""
    if encoding == "br":
        return bytes(brotli.compress(body, mode=brotli.MODE_TEXT, quality=quality))
    return zlib.compress(body, level=9 if quality == BEST else 6, wbits=GZIP)


@lru_cache(KEPT)
def kept_compressed(body: bytes, encoding: str) -> bytes:
    """What many will ask for, compressed as well as can be, once."""
    return compressed(body, encoding, BEST)


class Compression:
    """Compresses answers that are text and come in one piece; what comes piece by piece looks after itself."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through and compress the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        encoding = encoding_for(Headers(scope=scope))
        start: Message = {}

        async def compressing(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _is_whole_text(message):
                start = message
                MutableHeaders(scope=message).add_vary_header("Accept-Encoding")
                return
            if start:
                begun, start = start, {}
                if message["type"] == "http.response.body" and encoding and scope["method"] != "HEAD":
                    _compress(begun, message, encoding)
                await send(begun)
            await send(message)

        await self.app(scope, receive, compressing)


def _is_whole_text(start: Message) -> bool:
    headers = MutableHeaders(scope=start)
    kind = headers.get("content-type", "") if start["status"] != 206 else ""
    compressible = kind.startswith((*TEXTS, DRAWINGS)) and not kind.startswith("text/event-stream")
    return compressible and "content-encoding" not in headers


def _compress(start: Message, message: Message, encoding: str) -> None:
    body = message.get("body", b"")
    if message.get("more_body") or len(body) < SMALLEST:
        return
    headers = MutableHeaders(scope=start)
    lasting = "immutable" in headers.get("cache-control", "")
    message["body"] = kept_compressed(bytes(body), encoding) if lasting else compressed(body, encoding)
    headers["Content-Encoding"] = encoding
    headers["Content-Length"] = str(len(message["body"]))
    if etag := headers.get("etag"):
        headers["ETag"] = f'{etag.rstrip(chr(34))}-{encoding}"'
