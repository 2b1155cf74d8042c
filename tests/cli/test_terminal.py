"""Whole games in a real terminal, in both languages; and leaving one by Ctrl-C or by the end of the input.

The person's seat is played by a greedy bot at the test's side, which sees the same seat of the same deal: if the
terminal played another game than the engine, it would soon ask for a choice that is not there.
"""

import signal
import subprocess
import time
from pathlib import Path

import pexpect
import pytest

from sobremesa import bots
from sobremesa.cli.output import text_of
from sobremesa.engine.play import Play
from sobremesa.engine.words import GameWords
from tests.cli.running import COMMAND, deal, environment, process


def terminal(*arguments: object) -> pexpect.spawn:
    """The command in a terminal of its own."""
    return pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *map(str, arguments)],
        env=environment(),
        encoding="utf-8",
        timeout=60,
        dimensions=(50, 120),
        preexec_fn=hear_interrupts,
    )


def hear_interrupts() -> None:
    """What runs in the background ignores SIGINT, and so would what it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def decide(play: Play, seat: int, bot: bots.Bot) -> int:
    return bot(play.view(seat), play.choices(seat), bots.imagination(play.game, play.cards, play.position(seat), seat))


def answer(child: pexpect.spawn, play: Play, move: int, words: GameWords, *, by_words: bool) -> None:
    """Type the number of a choice, or with its words, once the terminal has shown it."""
    number = play.choices(0).index(move)
    said = words.say(play.view(0).choices[number].text)
    child.expect_exact(f"  {number + 1}. {said}")
    child.expect_exact(text_of(words.language)("play.ask"))
    child.sendline(said if by_words else str(number + 1))


@pytest.mark.parametrize(
    ("id", "language", "seats", "seed", "least"),
    [
        ("guacamole", "en", 2, "whole", 6),
        ("guacamole", "es", 3, "entera", 6),
        ("_template", "en", 2, "whole", 6),
        ("_tiny", "es", 2, "breve", 2),
    ],
)
def test_a_whole_game(id, language, seats, seed, least, tmp_path):
    path = tmp_path / "game.jsonl"
    play = deal(id, seats, seed)
    words = GameWords(play.game, play.cards, language, viewer=0)
    usual = bots.usual(play.game)
    me = bots.bot(usual, play.game, play.cards, "me")
    others = {seat: bots.bot(usual, play.game, play.cards, seed) for seat in range(1, seats)}
    child = terminal("play", id, "--seats", seats, "--seed", seed, "--language", language, "--record", path)
    answers = 0
    while not play.over:
        seat = min((seat for seat in play.to_act() if seat in others), default=0)
        move = decide(play, seat, others.get(seat, me))
        if seat == 0:
            answer(child, play, move, words, by_words=answers % 3 == 0)
            answers += 1
        play.move(seat, move)
    child.expect_exact(str(path))
    child.expect(pexpect.EOF)
    child.close()
    assert 0 == child.exitstatus
    assert answers >= least
    assert_recorded(path, play)


def assert_recorded(path: Path, play: Play) -> None:
    """The record is that of the game, and can be replayed."""
    done = process("replay", path, "--json")
    assert 0 == done.returncode, done.stderr
    assert f'"seats": {play.seats}' in done.stdout
    assert done.stdout.count('"move": ') == len(play.steps)


def test_ctrl_c_leaves_without_a_traceback():
    child = terminal("play", "guacamole", "--seed", 1)
    child.expect_exact("Your choice: ")
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert 130 == child.exitstatus
    assert "You left before the end" in child.before
    assert "Traceback" not in child.before


def test_ctrl_d_leaves_too():
    child = terminal("play", "guacamole", "--seed", 1, "--language", "es")
    child.expect_exact("Tu elección: ")
    child.sendeof()
    child.expect(pexpect.EOF)
    child.close()
    assert 0 == child.exitstatus
    assert "Saliste antes del final" in child.before


def test_a_pipe_may_hold_the_answers():
    done = process("play", "guacamole", "--seed", 1, stdin=None, input="draw\n6\nwhat\n")
    assert 0 == done.returncode
    assert "Your choice: draw\n" in done.stdout
    assert "I don’t know “what”." in done.stdout
    assert done.stderr.startswith("You left before the end")


def test_letters_that_a_terminal_has_not_do_no_harm():
    done = subprocess.run(
        [*COMMAND, "play", "guacamole", "--seed", "1", "--language", "es"],
        env=environment(PYTHONIOENCODING="ascii"),
        input="\u00f1and\u00fa\nmirar\n".encode("latin-1"),
        capture_output=True,
        check=False,
    )
    assert 0 == done.returncode
    assert b"Tu elecci?n: " in done.stdout
    assert b"Sobre la mesa:" in done.stdout
    assert b"Traceback" not in done.stderr


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "guacamole", "--seats", "random,random,random,random", "--games", "100000000", "--json"],
        ["check", "guacamole", "--games", "100000", "--json"],
    ],
    ids=["simulate", "check"],
)
def test_long_work_can_be_stopped(arguments):
    started = subprocess.Popen(
        [*COMMAND, *arguments],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509
    )
    with pytest.raises(subprocess.TimeoutExpired):
        started.wait(4)
    started.send_signal(signal.SIGINT)
    out, err = started.communicate(timeout=200)
    assert (130, "") == (started.returncode, out)
    assert "Traceback" not in err


@pytest.mark.timeout(300)
def test_no_process_outlives_a_check_that_was_killed():
    """The processes that play hold its standard error open: it ends when the last of them does."""
    started = subprocess.Popen(
        [*COMMAND, "check", "guacamole", "--games", "100000"],
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    children = Path(f"/proc/{started.pid}/task/{started.pid}/children")
    while len(children.read_text().split()) < 2:  # its helper for shared memory, and those that play
        time.sleep(0.1)
    started.kill()
    started.communicate(timeout=60)
    assert -signal.SIGKILL == started.returncode
