import { sortOf, tracksOf } from './column';

it('gives every row the same tracks: least widths that share the rest in proportion', () => {
  expect(tracksOf([{ width: 100 }, {}])).toEqual({
    columns: 'minmax(100px, 100fr) minmax(104px, 104fr)',
    least: '212px',
  });
});

it('asks for the order in the address if a column has it, and for none otherwise', () => {
  const columns = [{ sort: 'amount' as const }, {}];
  expect(sortOf(columns, { by: 'amount', descending: true })).toEqual({ sort: '-amount' });
  expect(sortOf(columns, { by: 'amount', descending: false })).toEqual({ sort: 'amount' });
  expect(sortOf(columns, { by: 'password', descending: true })).toEqual({});
  expect(sortOf(columns, undefined)).toEqual({});
});
