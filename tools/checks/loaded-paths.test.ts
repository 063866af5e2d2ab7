import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Proofs and benchmarks load the gateway's sources by their path, which no compiler checks. */
const loads = execFileSync('git', ['ls-files', 'tools'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.mjs'))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/loadSource\('([^']+)'\)/g)].map(([, path = '']) => [
      file,
      path,
    ]),
  );

it('finds loaded sources', () => {
  expect(loads.length).toBeGreaterThan(20);
});

it.each(loads)('%s loads %s, which exists', (_file, path) => {
  expect(existsSync(join(root, path))).toBe(true);
});
