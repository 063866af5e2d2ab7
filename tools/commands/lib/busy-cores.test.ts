import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { busyCores } from './busy-cores.mjs';
import { isAlive } from './is-alive.mjs';

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((next) => setTimeout(next, 20));
};

test('keeps as many processes busy as asked until it is stopped', async () => {
  const load = busyCores(2);
  expect(load.pids).toHaveLength(2);
  expect(load.pids.map(isAlive)).toEqual([true, true]);
  load.stop();
  await until(() => !load.pids.some(isAlive));
});

test('ends with the process that started it, also if that one is killed', async () => {
  // `console.log` would colour the number where the environment asks for colours.
  const source = `const { busyCores } = await import(${JSON.stringify(pathToFileURL(join(__dirname, 'busy-cores.mjs')).href)});
    process.stdout.write(String(busyCores(1).pids[0]));`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(chunk.toString());
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isAlive(pid));
  } finally {
    parent.kill('SIGKILL');
  }
});
