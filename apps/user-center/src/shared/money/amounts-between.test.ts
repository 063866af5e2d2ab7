import { amountsBetween } from './amounts-between';

test.each([
  ['no limit is known', undefined, [], ['100', '500', '1000']],
  ['the minimum is above the first', '100.01', [], ['500', '1000']],
  ['the least of the maximums counts', '1.00', ['5000.00', '500.00'], ['100', '500']],
  ['nothing is left', '1.00', ['99.99'], []],
])('%s', (_name, min, max, amounts) => {
  expect(amountsBetween(min, ...max)).toEqual(amounts);
});
