import { commissionOf, lotHundredths, minor, monthCommission, tierOf } from '.';

const tiers = [
  { fromLots: 0, perLot: { forex: '4.00', stock: '0.55' } },
  { fromLots: 100, perLot: { forex: '5.10', stock: '0.65' } },
];
const ofForex = (lots: bigint) => monthCommission(tiers, new Map([['forex', lots]])).amount;

test.each([
  [0n, 0n],
  [9_999n, 39_996n],
  [10_000n, 51_000n],
  [10_001n, 51_005n],
  [100_000_000n, 510_000_000n],
])('%s hundredths of a lot of forex earn %s cents', (lots, cents) => expect(ofForex(lots)).toBe(cents));

test('a tier begins at its limit and not one hundredth before', () => {
  expect([tierOf(tiers, 9_999n)?.fromLots, tierOf(tiers, 10_000n)?.fromLots]).toEqual([0, 100]);
  expect(tierOf([{ fromLots: 10 }], 1n)).toEqual({ fromLots: 10 });
  expect(tierOf([], 1n)).toBeUndefined();
});

test('a commission is rounded half up', () => {
  expect([commissionOf(minor(50n), 1n), commissionOf(minor(49n), 1n), commissionOf(minor(150n), 1n)]).toEqual([
    1n,
    0n,
    2n,
  ]);
});

test('hundredths of a lot are rounded down', () => {
  expect([lotHundredths(199n), lotHundredths(200n)]).toEqual([1n, 2n]);
});

test('the lots of all kinds reach the tier, and each kind pays its own rate', () => {
  expect(
    monthCommission(
      tiers,
      new Map([
        ['forex', 9_999n],
        ['stock', 1n],
      ]),
    ),
  ).toEqual({
    lots: 10_000n,
    fromLots: 100,
    amount: 50_996n,
    parts: [
      { kind: 'forex', lots: 9_999n, rate: 510n, amount: 50_995n },
      { kind: 'stock', lots: 1n, rate: 65n, amount: 1n },
    ],
  });
});

test('a month without lots has no parts', () => {
  expect(monthCommission(tiers, new Map([['forex', 0n]]))).toEqual({ lots: 0n, fromLots: 0, parts: [], amount: 0n });
});
