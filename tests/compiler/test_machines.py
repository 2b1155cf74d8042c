"""The machine that a program is compiled for is an argument: what only this one has stays in one place."""

import pytest
from llvmlite import binding as llvm

from sobremesa.compiler.machine import Machine, this_machine
from sobremesa.compiler.program import Program
from sobremesa.games import GAMES, game
from sobremesa.kit.entries import entries_of

BROWSER = Machine("wasm32-unknown-unknown", features="+bulk-memory")


@pytest.fixture(scope="module", autouse=True)
def all_machines():
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


@pytest.fixture(scope="module", params=GAMES)
def program(request):
    return Program(entries_of(game(request.param)))


def test_only_a_machine_that_jumps_names_the_long_jump(program):
    assert "_setjmp" in program.text(this_machine())
    assert "jmp" not in program.text(BROWSER)


def rules(program: Program, machine: Machine) -> list[str]:
    """The text of every rule; not of entries, nor of the way out of a check that fails."""
    parts = program.text(machine).split("\ndefine internal ")[1:]
    return [part.split("\n}")[0] for part in parts if not part.startswith("void @fail")]


def test_the_rules_of_every_game_are_the_same_text_for_every_machine(program):
    assert rules(program, this_machine()) == rules(program, BROWSER)
    assert len(rules(program, BROWSER)) > 40


@pytest.mark.parametrize(
    ("machine", "sign"), [(BROWSER, b"\0asm"), (Machine("aarch64-unknown-linux-gnu", jumps=True), b"\x7fELF")]
)
def test_a_program_becomes_machine_code_for_other_machines(machine, sign):
    """WebAssembly's objects begin with its sign, those for ARM's processors with that of ELF."""
    program = Program(entries_of(game("guacamole")))
    assert machine.object_code(program.text(machine)).startswith(sign)
