import { bankPayoutFee } from './bank-payout-fee';

const terms = { fee: '3.07', freeFrom: '200.00' };

test.each([
  [1n, 307n],
  [19_999n, 307n],
  [20_000n, 0n],
  [5_000_000n, 0n],
])('a payout of %s cents costs %s cents', (amount, fee) => {
  expect(bankPayoutFee(amount, terms)).toBe(fee);
});
