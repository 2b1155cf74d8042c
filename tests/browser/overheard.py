"""All that a server says, as it stands before it is compressed: each piece, and to whom."""

from dataclasses import dataclass, field

from starlette.types import ASGIApp, Message, Receive, Scope, Send

PLAIN = b"accept-encoding"


@dataclass
class Overheard:
    """An application, and what it has said: to which cookies, at which address, and the bytes of a body."""

    app: ASGIApp
    said: list[tuple[str, str, bytes]] = field(default_factory=list)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        cookies = headers.pop(b"cookie", b"").decode()
        scope = {**scope, "headers": [pair for pair in scope["headers"] if pair[0] != PLAIN]}

        async def listening(message: Message) -> None:
            if message["type"] == "http.response.body":
                self.said.append((cookies, scope["path"], bytes(message.get("body", b""))))
            await send(message)

        await self.app(scope, receive, listening)

    def text(self, since: int = 0, cookie: str = "") -> str:
        """All that was said since then, to whoever has a cookie of that value."""
        return "\n".join(body.decode("latin-1") for to, _, body in self.said[since:] if cookie in to)
