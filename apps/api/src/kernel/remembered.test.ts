import { remembered } from './remembered';

it('reads a header once, whoever sends it, and not for ever', () => {
  const read = jest.fn((header: string) => header.length);
  const lengthOf = remembered(read);
  expect([lengthOf('br'), lengthOf('br'), lengthOf(undefined), lengthOf('')]).toEqual([2, 2, 0, 0]);
  expect(read).toHaveBeenCalledTimes(2);
  for (let n = 0; n < 200; n += 1) lengthOf(`other ${n}`);
  lengthOf('br');
  expect(read).toHaveBeenCalledTimes(203);
});

it('keeps none that is long', () => {
  const read = jest.fn(() => true);
  const isThere = remembered(read);
  const long = 'x'.repeat(301);
  expect([isThere(long), isThere(long)]).toEqual([true, true]);
  expect(read).toHaveBeenCalledTimes(2);
});
