"""Whatever is given that cannot be done: what was wrong, what would be right, status 2, nothing on standard output."""

import json

import pytest

from sobremesa.games.guacamole import cards

GREEDY = ["--seats", "greedy,greedy"]


@pytest.fixture
def files(tmp_path, recorded):
    """Files of many kinds, none of them what is asked for."""
    lines = recorded.read_text("utf-8").splitlines()
    head, moves, end = json.loads(lines[0]), lines[1:-1], lines[-1]

    def write(name: str, *content: str) -> None:
        (tmp_path / name).write_text("\n".join(content), "utf-8")

    write("empty")
    write("words", "hello")
    write("list", "[1, 2]")
    write("unfinished", lines[0], *moves)
    write("cut", lines[0], *moves[: len(moves) // 2], end)
    write("version", json.dumps({**head, "rules_version": 99}), *moves, end)
    write("game", json.dumps({**head, "game": "bridge"}), *moves, end)
    write("seats", json.dumps({**head, "seats": 9}), *moves, end)
    write("options", json.dumps({**head, "options": {"game": "hard"}}), *moves, end)
    write("digest", json.dumps({**head, "cards": {**head["cards"], "digest": "0"}}), *moves, end)
    write("source", json.dumps({**head, "cards": {"id": "x", "digest": "0"}}), *moves, end)
    write("kind", json.dumps({**head, "cards": {**head["cards"], "source": {"game": "guacamole"}}}), *moves, end)
    write("secret", *lines[:-1], json.dumps({"secret": "abcd", "words": ""}))
    write("key", json.dumps({**head, "rule_version": 1}), *moves, end)
    write("cards", json.dumps({**head, "cards": {**head["cards"], "names": {}}}), *moves, end)
    write("extra", lines[0], '{"seat": 0, "move": 0, "words": "draw", "word": "pass"}', *moves, end)
    write("move", lines[0], '{"seat": 0, "move": 99}', *moves[1:], end)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00\x01")
    write("few.toml", cards.STANDARD.read_text("utf-8").replace("copies = 3", "copies = 1"))
    write("more.toml", cards.STANDARD.read_text("utf-8").replace("copies = 3", "copies = 9"))
    write("minus.toml", cards.STANDARD.read_text("utf-8").replace("copies = 3", "copies = -3", 1))
    write("odd.toml", cards.STANDARD.read_text("utf-8").replace('id = "reconstruction"', 'id = "mine"\ncolour = 1'))
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("play bridge", "there is no game 'bridge'; the games are: guacamole"),
        ("play guacamole --seats 7", "guacamole is for 2 to 4 players, not 7"),
        ("play guacamole --seats -1", "guacamole is for 2 to 4 players, not -1"),
        ("play guacamole --seats two", "expected a whole number"),
        ("play guacamole --bots clever", "no bot 'clever' plays guacamole; there are: random"),
        ("play guacamole --bots greedy,", "no bot '' plays guacamole; there are: random"),
        (
            "play guacamole --seats 4 --bots greedy,random",
            "--bots names 2 bots, but with --seats 4 there are 3 besides you",
        ),
        ("play guacamole --bots random,random,random,random", "guacamole is for 2 to 4 players, not 5"),
        ("play guacamole --option game", "expected NAME=VALUE; guacamole has: game=standard|easier"),
        ("play guacamole --option game=hard", "option game of guacamole is one of standard, easier, not 'hard'"),
        ("play guacamole --option size=big", "guacamole has no option 'size'; it has: game"),
        ("play guacamole --option game=easier --option game=standard", "--option game is given twice"),
        ("play guacamole --language fr", "--language: expected one of en, es, not 'fr'"),
        ("play guacamole --cards nowhere.toml", "nowhere.toml: cannot be read: there is no such file or folder"),
        ("play guacamole --cards words", "words:1: expected TOML, but the file ends"),
        ("play guacamole --cards few.toml", "ingredient: 19 cards of this kind in all; a game needs at least"),
        ("play guacamole --record words", "words exists already; name a file that does not"),
        ("play guacamole --record no/where", "there is no folder no; make it first"),
        ("rules bridge", "there is no game 'bridge'"),
        ("rules guacamole take-disc", "guacamole has no clause 'take-disc'; perhaps: take-discard"),
        ("rules guacamole nonsense", "guacamole has no clause 'nonsense'; sobremesa rules guacamole lists them all"),
        ("games take-discard more", "this is too much: take-discard more"),
        ("rules guacamole --language de", "--language: expected one of en, es, not 'de'"),
        ("cards bridge", "there is no game 'bridge'"),
        ("cards guacamole --check nowhere.toml", "nowhere.toml: cannot be read"),
        ("cards guacamole --check .", "cannot be read: it is a folder"),
        ("cards guacamole --check bytes", "bytes:1: expected UTF-8, found the byte 0xff"),
        ("cards guacamole --check empty", "empty:1: expected a key 'game', which is missing"),
        ("cards guacamole --check more.toml", "more.toml:1: 174 cards in all; there is room for 120"),
        ("cards guacamole --check minus.toml", "copies: expected a whole number from 0 to 120, not -3"),
        ("cards guacamole --check odd.toml", ": colour: unknown key; there are: game, id"),
        ("replay nowhere", "there is no file nowhere"),
        ("replay .", ". cannot be read: it is a folder"),
        ("replay bytes", "bytes is not a record: a record is text"),
        ("replay empty", 'empty: line 1: a record begins with {"record": 1, "game": ...}'),
        ("replay words", "words: line 1: is not JSON"),
        ("replay list", "list: line 1: expected an object in braces"),
        ("replay unfinished", "the game had not ended: its secret is not in the record"),
        ("replay cut", "cut: after the last move, "),
        ("replay version", "made under rules version 99 of guacamole; this is version"),
        ("replay game", "there is no game 'bridge'"),
        ("replay seats", "guacamole is for 2 to 4 players, not 9"),
        ("replay options", "one of standard, easier, not 'hard'"),
        ("replay digest", "whose content is not that of"),
        ("replay source", "the cards have no 'source'"),
        ("replay kind", "kind: cards: expected a key 'id', which is missing"),
        ("replay secret", "the secret is not the one that was committed to before the deal"),
        ("replay key", "key: line 1: unknown key 'rule_version'; perhaps: rules_version"),
        ("replay cards", "cards: line 1: unknown key 'cards.names'; there are: id, digest, source"),
        ("replay extra", "extra: line 2: unknown key 'word'; perhaps: words"),
        ("replay move", "move 1: seat"),
        ("replay game.jsonl --seat 3", "--seat 3: the game of game.jsonl has the seats 1 to 2"),
        ("replay game.jsonl --seat 0", "expected 1 or more"),
        ("simulate bridge --seats random,random", "there is no game 'bridge'"),
        ("simulate guacamole --seats random", "guacamole is for 2 to 4 players, not 1"),
        ("simulate guacamole --seats random,clever", "no bot 'clever' plays guacamole; there are: random"),
        ("simulate guacamole --seats greedy,greedy --games 0", "expected 1 or more"),
        ("simulate guacamole --seats greedy,greedy --games -5", "expected 1 or more"),
        ("simulate guacamole --seats greedy,greedy --games many", "expected a whole number"),
        ("simulate guacamole --seats greedy,greedy --option game=hard", "one of standard, easier, not 'hard'"),
        ("simulate guacamole --seats greedy,greedy --cards nowhere.toml", "nowhere.toml: cannot be read"),
        ("simulate guacamole --seats greedy,greedy --record words", "words exists already"),
        ("simulate guacamole --seats greedy,greedy --games 5 --record new --nth 5", "numbered from 0 to 4"),
        ("simulate guacamole --seats greedy,greedy --games 1 --record new --nth 1", "there is only game 0"),
        ("check bridge", "there is no game 'bridge'"),
        ("check guacamole --games 0", "expected 1 or more"),
        ("check guacamole --cards nowhere.toml", "nowhere.toml: cannot be read"),
        ("case nowhere.toml", "nowhere.toml"),
        ("serve --database nonsense", "nonsense"),
        ("serve --port 0 --host nowhere.invalid", "nowhere.invalid"),
    ],
)
def test_what_was_wrong_and_what_would_be_right(sobremesa, files, monkeypatch, arguments, says):
    monkeypatch.chdir(files)
    before = set(files.iterdir())
    done = sobremesa(*arguments.split(), typed=())
    assert (2, "") == (done.status, done.out)
    assert says in done.err
    assert "Traceback" not in done.err
    assert before == set(files.iterdir())
