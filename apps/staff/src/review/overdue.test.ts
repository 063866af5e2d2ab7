import { brandOf } from '@portal/brand';
import { kinds, type QueueKind } from './kinds';
import { isOverdue } from './overdue';

const now = Date.parse('2026-03-05T12:00:00Z');
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

it.each(Object.keys(kinds) as QueueKind[])('an item of %s is late after the target time of the brand', (kind) => {
  const setup = kinds[kind];
  const hours = brandOf('eet').targetHours[kind];
  const item = (ms: number, status: number = setup.pending) => ({
    createdAt: new Date(now - hours * 3_600_000 - ms).toISOString(),
    status,
  });
  expect(isOverdue(item(0), setup, hours)).toBe(false);
  expect(isOverdue(item(1), setup, hours)).toBe(true);
  expect(isOverdue(item(1, 4), setup, hours)).toBe(false);
  expect(setup).not.toHaveProperty('targetHours');
});
