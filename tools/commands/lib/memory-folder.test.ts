import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { memoryFolder } from './memory-folder.mjs';
import { inWorkspace } from './workspace.mjs';

test('a machine with little memory keeps its temporary folder', () => {
  jest.spyOn(process, 'availableMemory').mockReturnValue(8 * 2 ** 30 - 1);
  expect(memoryFolder()).toEqual({});
  jest.restoreAllMocks();
});

test.each(['SIGINT', 'SIGTERM'] as const)('the folder is removed at %s', async (signal) => {
  const program = `
    import { memoryFolder } from ${JSON.stringify(inWorkspace('tools/commands/lib/memory-folder.mjs'))};
    console.log(memoryFolder().TMPDIR ?? '');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = line.toString().trim();
  // Empty on a machine with little memory, which the test before covers.
  expect(folder === '' || existsSync(folder)).toBe(true);
  child.kill(signal);
  await once(child, 'exit');
  expect(existsSync(folder)).toBe(false);
});
