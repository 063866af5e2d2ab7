import { sortOf, tracksOf } from './column';

it('returns the same grid tracks for every row: minimum widths that share the rest in proportion', () => {
  expect(tracksOf([{ width: 100 }, {}])).toEqual({
    columns: 'minmax(100px, 100fr) minmax(104px, 104fr)',
    least: '212px',
  });
});

it('requests the sort order of the address if a column supports it, and none otherwise', () => {
  const columns = [{ sort: 'amount' as const }, {}];
  expect(sortOf(columns, { by: 'amount', descending: true })).toEqual({ sort: '-amount' });
  expect(sortOf(columns, { by: 'amount', descending: false })).toEqual({ sort: 'amount' });
  expect(sortOf(columns, { by: 'password', descending: true })).toEqual({});
  expect(sortOf(columns, undefined)).toEqual({});
});
