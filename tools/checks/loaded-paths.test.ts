import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');

/** Proofs and benchmarks load files by their path, which no compiler checks: sources of the workspace, and files beside them. */
const loads = execFileSync('git', ['ls-files', 'tools'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.mjs') && existsSync(join(root, file)))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const sources = [...text.matchAll(/loadSource\('([^']+)'\)/g)].map(([, path = '']) => path);
    const beside = [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
    return [...sources, ...beside].map((path) => [file, path]);
  });

it('finds loaded files', () => {
  expect(loads.length).toBeGreaterThan(100);
});

it.each(loads)('%s loads %s, which exists', (_file, path) => {
  expect(existsSync(join(root, path))).toBe(true);
});
