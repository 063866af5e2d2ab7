import { grouped } from './grouped';

test.each([
  ['0.00', '0.00'],
  ['-124.05', '-124.05'],
  ['1000', '1,000'],
  ['-10082.1500', '-10,082.1500'],
  ['1234567.89', '1,234,567.89'],
])('%s is read as %s', (plain, read) => {
  expect(grouped(plain)).toBe(read);
});
