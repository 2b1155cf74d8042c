// Plays the games that benchmarks/wasm.py has written down: the folder's rules.wasm on its memory, with its arguments.
import fs from "node:fs";
import process from "node:process";

const folder = process.argv[2];
const image = fs.readFileSync(`${folder}/memory`);
const given = JSON.parse(fs.readFileSync(`${folder}/arguments.json`, "utf8"));
const began = performance.now();
const module = await WebAssembly.compile(fs.readFileSync(`${folder}/rules.wasm`));
const compiled = performance.now();
const env = {
  fail: (wayOut, check) => {
    throw new Error(`check ${check} has failed`);
  },
};
const { exports: rules } = await WebAssembly.instantiate(module, { env });
// oxlint-disable-next-line no-underscore-dangle -- the linker's name
const results = (rules.__heap_base.value + 63) & ~63;
const memory = results + 64;
new Uint8Array(rules.memory.buffer).set(image, memory);
const called = [results];
for (const { number, at, length } of given) {
  if (number !== undefined) called.push(BigInt(number));
  else called.push(memory + at);
  if (length !== undefined) called.push(BigInt(length));
}
const before = performance.now();
const failed = rules.play_games(...called);
const seconds = (performance.now() - before) / 1000;
if (failed !== 0) throw new Error(`the program answers ${failed}`);
const decisions = Number(new BigInt64Array(rules.memory.buffer, results, 1)[0]);
process.stdout.write(`${JSON.stringify({ decisions, seconds, compile_ms: Math.round((compiled - began) * 10) / 10 })}\n`);
