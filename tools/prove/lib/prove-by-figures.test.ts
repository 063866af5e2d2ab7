import { existsSync } from 'node:fs';
import { least, most, shown } from './figures.mjs';
import { proveByFigures } from './prove-by-figures.mjs';

let printed: string[];
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

type Part = (title: string, run: () => Promise<object[]>) => Promise<void>;
interface Proof {
  folder: string;
  started: <T>(party: T) => T;
  part: Part;
}

test('counts the figures that have a bound, stops what was started from the last to the first, and removes its folder', async () => {
  const stopped: string[] = [];
  let place = '';
  await proveByFigures('portal-figures-', async ({ folder, started, part }: Proof) => {
    place = folder;
    for (const name of ['database', 'program']) started({ stop: async () => stopped.push(name) });
    await part('one', async () => [most('faults', 5, 5), least('acts', 3, 2, ' times'), shown('time', 1.25, ' ms')]);
    await part('two', async () => [most('faults', 0, 0)]);
  });
  expect(printed.slice(1, 4)).toEqual([
    '  ✓ faults：5（至多 5）',
    '  ✓ acts：3 times（至少 2 times）',
    '  ✓ time：1.3 ms',
  ]);
  expect(printed.at(-1)).toBe('3 passed, 0 failed');
  expect([stopped, existsSync(place), process.exitCode]).toEqual([['program', 'database'], false, undefined]);
});

test.each<[string, (part: Part) => Promise<void>, string]>([
  [
    'a figure beyond its bound',
    (part) => part('one', async () => [most('faults', 6, 5), least('acts', 1, 2)]),
    '0 passed, 2 failed',
  ],
  ['a part without figures', (part) => part('one', async () => []), '0 passed, 1 failed'],
  ['a part that cannot run', (part) => part('one', () => Promise.reject(new Error('broken'))), '0 passed, 1 failed'],
  [
    'a proof that ends too early',
    async (part) => {
      await part('one', async () => [most('faults', 0, 0)]);
      throw new Error('broken');
    },
    '1 passed, 1 failed',
  ],
])('fails by %s', async (_what, run, sum) => {
  await proveByFigures('portal-figures-', ({ part }: Proof) => run(part));
  expect([printed.at(-1), process.exitCode]).toEqual([sum, 1]);
});
