import { isLate } from './open-queues';

const targetHours = { identity: 4, receivable: 240 } as Parameters<typeof isLate>[0]['targetHours'];
const since = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const queue = { status: null, open: 1, due: null };

it.each([
  ['identity', 3, false],
  ['identity', 5, true],
  ['receivable', 30, false],
  ['receivable', 241, true],
] as const)('of %s an item of %s hours is late: %s', (kind, hours, late) => {
  expect(isLate({ targetHours }, { ...queue, kind, oldest: since(hours) })).toBe(late);
});

it.each([
  [1, true],
  [-1, false],
] as const)('a ticket that was due %s hours ago is late: %s, however old it is', (hours, late) => {
  expect(isLate({ targetHours }, { ...queue, kind: 'ticket', oldest: since(900), due: since(hours) })).toBe(late);
});

it('an empty queue is not late', () => {
  expect(isLate({ targetHours }, { status: null, open: 0, kind: 'identity', oldest: null, due: null })).toBe(false);
});
