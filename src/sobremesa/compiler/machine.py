"""Machines that programs are compiled for.  What only one of them has is said here: how a check that fails gets out.

A program's entry gets an address for its results and its arguments, and answers with 0, or with the number of the
check that failed.
"""

import functools
from dataclasses import dataclass

import llvmlite
from llvmlite import binding as llvm

from ..engine.layouts import Array, Layout
from .expressions import type_of
from .text import Kind

LIBRARY = llvmlite.__version__
LEVEL = 2  # of optimization: 1 is hardly quicker to compile, 3 no faster to run (docs/decisions)

# A check that fails leaves all rules at once, for where the entry has called `setjmp`.  Nothing in between holds
# anything that would have to be given back, and the entry does nothing but the one call.
LONG_JUMP = """declare i32 @_setjmp(ptr) returns_twice nounwind
declare void @longjmp(ptr, i32) noreturn nounwind
define internal void @fail(ptr %way_out, i32 %check) noinline cold noreturn nounwind {
  call void @longjmp(ptr %way_out, i32 %check)
  unreachable
}"""
JUMP_ROOM = 64  # numbers; what C calls a jmp_buf has 25 on x86-64 and 39 on ARM

# Elsewhere whoever runs the program gives it a `fail` that does not come back, as a JavaScript engine's that throws.
GIVEN = "declare void @fail(ptr, i32) noreturn nounwind"


@dataclass(frozen=True)
class Machine:
    """A kind of processor with its features, and whether it has C's long jump."""

    triple: str
    processor: str = ""
    features: str = ""
    jumps: bool = False

    @property
    def way_out(self) -> str:
        """What leaves a program whose check has failed."""
        return LONG_JUMP if self.jumps else GIVEN

    def entry(self, name: str, kinds: tuple[Layout, ...], rule: str, returns: Kind) -> str:
        """The text of an entry."""
        arguments, given = ["ptr %results"], ["ptr %way_out"]
        for place, kind in enumerate(kinds):
            given.append(f"{type_of(kind)} %a{place}")
            if isinstance(kind, Array) and kind.length is None:
                given.append(f"i64 %n{place}")
        arguments += given[1:]
        lines = [f'define i32 @"{name}"({", ".join(arguments)}) nounwind {{']
        if self.jumps:
            lines += [
                f"  %way_out = alloca [{JUMP_ROOM} x i64], align 16",
                "  %check = call i32 @_setjmp(ptr %way_out) returns_twice",
                "  %fine = icmp eq i32 %check, 0",
                "  br i1 %fine, label %begin, label %failed",
                "failed:",
                "  ret i32 %check",
                "begin:",
            ]
        else:
            given[0] = "ptr null"
        call = f"call {type_of(returns)} {rule}({', '.join(given)}) noinline"
        if returns is None:
            lines.append(f"  {call}")
        else:
            lines += [f"  %result = {call}", f"  store {type_of(returns)} %result, ptr %results"]
        return "\n".join([*lines, "  ret i32 0", "}"])

    @functools.cached_property
    def _target(self) -> llvm.TargetMachine:
        return llvm.Target.from_triple(self.triple).create_target_machine(
            cpu=self.processor, features=self.features, opt=LEVEL, reloc="default", codemodel="jitdefault"
        )

    def object_code(self, text: str) -> bytes:
        """A program's text as machine code."""
        module = llvm.parse_assembly(text)
        module.data_layout = str(self._target.target_data)
        options = llvm.create_pipeline_tuning_options(speed_level=LEVEL)
        options.loop_vectorization = options.slp_vectorization = False
        passes = llvm.create_pass_builder(self._target, options)
        passes.getModulePassManager().run(module, passes)
        made: bytes = self._target.emit_object(module)
        return made


@functools.cache
def this_machine() -> Machine:
    """The machine that we run on."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features().flatten()
    return Machine(llvm.get_process_triple(), llvm.get_host_cpu_name(), features, jumps=True)
