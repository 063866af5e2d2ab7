import { inSpans } from './import-spans';

const hour = 3_600_000;
const now = Date.parse('2026-03-05T12:00:00Z');

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

/** The spans since some hours ago, in hours before now; `perHour` records happened in each hour. */
async function spans(hours: number, perHour: number): Promise<[from: number, to: number][]> {
  const found: [number, number][] = [];
  await inSpans(new Date(now - hours * hour), async (from, to) => {
    found.push([(now - from.getTime()) / hour, (now - to.getTime()) / hour]);
    return (perHour * (to.getTime() - from.getTime())) / hour;
  });
  return found;
}

it('covers the time since then without a gap, and the next day', async () => {
  const found = await spans(100, 10);
  expect(found[0]?.[0]).toBe(100);
  expect(found.at(-1)).toEqual([0, -24]);
  for (const [index, [from]] of found.slice(1).entries()) expect(from).toBe(found[index]?.[1]);
});

it('reads long spans where there are few records, and never more than a day', async () => {
  const found = await spans(7 * 24, 10);
  expect(found.length).toBeLessThan(15);
  expect(Math.max(...found.map(([from, to]) => from - to))).toBe(24);
});

it('reads short spans where there are many records', async () => {
  const found = await spans(24, 100_000);
  for (const [from, to] of found.slice(3, -1)) expect((from - to) * 100_000).toBeLessThanOrEqual(20_000);
});

it('reads only the next day if the time is in the future', async () => {
  expect(await spans(-1, 10)).toEqual([[-1, -25]]);
});
