import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(__dirname, '../..');

/** Runs in its own process: the compiler is slow where jest isolates every module. */
function undocumented(...files: string[]): { names: number; missing: string[] } {
  const script = ['tools/checks/undocumented.mjs', ...files];
  const { stdout, stderr, status } = spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as { names: number; missing: string[] };
}

test('every export of a publishable library has a doc comment', () => {
  const { names, missing } = undocumented();
  expect(names).toBeGreaterThan(700);
  expect(missing).toEqual([]);
}, 300_000);

test('finds an export without a doc comment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'undocumented-'));
  const file = join(folder, 'entry.ts');
  writeFileSync(file, '/** Told. */\nexport const told = 1;\nexport const bare = 2;\nexport type Bare = 3;\n');
  const { missing } = undocumented(file);
  rmSync(folder, { recursive: true });
  expect(missing).toEqual([`${relative(root, file)}: bare`, `${relative(root, file)}: Bare`]);
}, 300_000);
