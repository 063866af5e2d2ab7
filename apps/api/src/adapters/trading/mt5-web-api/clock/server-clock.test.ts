import { offsetsInMemory, serverClock } from './server-clock';

const hour = 3_600_000;
/** A platform whose clock is `seconds` ahead of UTC. */
const session = (seconds: () => number) => ({
  call: async () => ({ answer: { Time: String(Math.floor(Date.now() / 1000) + seconds()) } }),
});
const clockOf = (stored: ReturnType<typeof offsetsInMemory>, seconds: () => number) =>
  serverClock(session(seconds) as never, stored);

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

/** When a change from +2 to +3 hours is dated that was seen at `seen`, after the platform was last seen at `last`. */
async function datedAt(last: string, seen: string): Promise<string | undefined> {
  const stored = offsetsInMemory();
  jest.setSystemTime(new Date(last));
  await clockOf(stored, () => 7_200).offset();
  jest.setSystemTime(new Date(seen));
  expect(await clockOf(stored, () => 10_800).offset()).toBe(10_800);
  return (await stored.read()).at(-1)?.since.toISOString();
}

// The last Sunday of March 2026 is the 29th; clocks change at 01:00 UTC.
it.each([
  ['within an hour, to the hour', '2026-03-29T00:59:50Z', '2026-03-29T01:00:10Z', '2026-03-29T01:00:00.000Z'],
  [
    'by a clock that is a little slow, to the hour',
    '2026-03-29T00:30:00Z',
    '2026-03-29T00:59:30Z',
    '2026-03-29T01:00:00.000Z',
  ],
  [
    'after some hours, to the night to Sunday',
    '2026-03-28T20:00:00Z',
    '2026-03-29T09:20:00Z',
    '2026-03-29T01:00:00.000Z',
  ],
  [
    'after some days, to the night to Sunday',
    '2026-03-27T20:00:00Z',
    '2026-03-31T09:20:00Z',
    '2026-03-29T01:00:00.000Z',
  ],
  [
    'after some hours without a Sunday, to the hour',
    '2026-03-31T02:00:00Z',
    '2026-03-31T09:20:00Z',
    '2026-03-31T09:00:00.000Z',
  ],
  [
    'of another weekday within an hour, to the hour',
    '2026-03-31T08:30:00Z',
    '2026-03-31T09:20:00Z',
    '2026-03-31T09:00:00.000Z',
  ],
])('dates a change %s', async (_how, last, seen, at) => {
  expect(await datedAt(last, seen)).toBe(at);
});

it('keeps the hour of a change that it sees at work, also on a Sunday', async () => {
  // Seen at 08:00 and at 08:30 of the same Sunday: not in the night, which is longer ago than the platform was seen.
  expect(await datedAt('2026-03-29T08:00:00Z', '2026-03-29T08:30:00Z')).toBe('2026-03-29T08:00:00.000Z');
});

it('reads the offset again after ten minutes and in the first minute of an hour', async () => {
  let asked = 0;
  const stored = offsetsInMemory();
  const clock = serverClock(
    { call: async () => ((asked += 1), { answer: { Time: String(Math.floor(Date.now() / 1000)) } }) } as never,
    stored,
  );
  jest.setSystemTime(new Date('2026-03-31T08:40:00Z'));
  for (const [minutes, times] of [
    [0, 1],
    [9, 1],
    [10, 2],
    [19, 2],
    [20.2, 3],
    [21, 4],
    [22, 4],
  ] as const) {
    jest.setSystemTime(new Date(Date.parse('2026-03-31T08:40:00Z') + (minutes * hour) / 60));
    await clock.offset();
    expect([minutes, asked]).toEqual([minutes, times]);
  }
});
