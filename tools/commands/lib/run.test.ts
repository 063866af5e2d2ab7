import { isAlive } from './is-alive.mjs';
import { runNode } from './run.mjs';

/** Starts a program that holds the output open and never ends, and ends itself. */
const LEAVES_ONE = `const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
process.stdout.write(String(child.pid));
child.unref();`;

test('a program whose child holds the output open is killed with the child at the limit, and its output is kept', async () => {
  const { ok, output } = await runNode('-e', [LEAVES_ONE], { limit: 3_000 });
  const [, pid, line] = /^(\d+)(.*)\n$/.exec(output) ?? [];
  expect({ ok, line }).toEqual({ ok: false, line: '没有在 3 秒内结束，已终止。' });
  while (isAlive(Number(pid))) await new Promise((next) => setTimeout(next, 20));
});

test('a program that ends within the limit keeps its exit code', async () => {
  expect(await runNode('-e', ['process.stdout.write("a")'], { limit: 30_000 })).toEqual({ ok: true, output: 'a' });
  expect(await runNode('-e', ['process.exit(3)'], { limit: 30_000 })).toEqual({ ok: false, output: '' });
});
