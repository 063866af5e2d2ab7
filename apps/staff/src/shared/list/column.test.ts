import { tracksOf } from './column';

it('gives every row the same tracks: least widths that share the rest in proportion', () => {
  expect(tracksOf([{ width: 100 }, {}])).toEqual({
    columns: 'minmax(100px, 100fr) minmax(104px, 104fr)',
    least: '212px',
  });
});
