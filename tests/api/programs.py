"""A program at the interface: what it asks, and what it is told."""

import random
from typing import Any

from starlette.testclient import TestClient

API = "/api/v1"


class Program:
    """A program with, once it has sat down, a token and a table."""

    def __init__(self, client: TestClient, language: str = "en"):
        self.client, self.language = client, language
        self.token: str | None = None
        self.table = ""

    def ask(self, method: str, path: str, **more: Any):
        """The answer to a request; `{}` in the path is the program's table."""
        headers = {"accept-language": self.language, **more.pop("headers", {})}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        return self.client.request(method, API + path.replace("{}", f"/tables/{self.table}"), headers=headers, **more)

    def get(self, path: str, **more: Any) -> Any:
        """What is told, when it is granted."""
        answer = self.ask("GET", path, **more)
        assert 200 == answer.status_code, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        """What is told, when it is granted."""
        answer = self.ask("POST", path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method: str, path: str, **more: Any) -> dict[str, Any]:
        """What is told, when it is not: the error, with its status."""
        answer = self.ask(method, path, **more)
        assert answer.status_code >= 400, answer.text
        assert ["error"] == list(answer.json())
        return {**answer.json()["error"], "status": answer.status_code}

    def sit_down(self, **ask: Any) -> "Program":
        """Make a table."""
        told = self.post("/tables", **{"game": "guacamole", "players": ["me", "random"], **ask})
        self.token, self.table = told["token"] or self.token, told["table"]["id"]
        return self

    def join(self, invite: str, **ask: Any) -> "Program":
        """Sit down by a private link."""
        told = self.post("/join", invite=invite, **ask)
        self.token, self.table = told["token"] or self.token, told["table"]["id"]
        return self

    def view(self, **params: Any) -> Any:
        return self.get("{}/view", params=params)

    def move(self, move: int, version: int, **more: Any):
        """The answer to a move."""
        return self.ask("POST", "{}/moves", json={"move": move, "version": version, **more})

    def play(self, most: int, seed: int = 0) -> Any:
        """Make so many moves at random, or as many as the game has; the position then."""
        chance, position = random.Random(seed), self.view()
        for _ in range(most):
            if not position["view"]["choices"]:
                break
            choice = chance.choice(position["view"]["choices"])
            answer = self.move(choice["move"], position["version"])
            assert 200 == answer.status_code, answer.text
            position = answer.json()
        return position
