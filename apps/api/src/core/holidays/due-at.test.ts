import { brandOf } from '@portal/brand';
import { dueAt } from './due-at';

const brand = brandOf('eet');
const beijing = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19);

it.each([
  ['over a weekend', '2026-11-27T10:00:00', 2, '2026-12-01'],
  ['on a Saturday', '2026-11-28T10:00:00', 1, '2026-11-30'],
  ['over the National Day, whose days in lieu are worked', '2026-09-30T10:00:00', 2, '2026-10-09'],
  ['over a Saturday that is worked', '2026-10-09T10:00:00', 1, '2026-10-10'],
  ['over the New Year of a year that is not announced yet', '2026-12-31T10:00:00', 1, '2027-01-04'],
  ['fifteen days from a Sunday', '2026-11-29T10:00:00', 15, '2026-12-18'],
  ['a minute before midnight', '2026-11-29T23:59:00', 1, '2026-11-30'],
  ['at midnight', '2026-11-30T00:00:00', 1, '2026-12-01'],
])('%s', (_when, from, days, last) => {
  expect(beijing(dueAt(brand, new Date(`${from}+08:00`), days))).toBe(`${last}T23:59:59`);
});

it('a brand without a calendar of its own has that of the default one', () => {
  const from = new Date('2026-09-30T10:00:00+08:00');
  expect(dueAt(brandOf('yunque'), from, 1)).toEqual(dueAt(brand, from, 1));
});
