import fc from 'fast-check';
import { dueCommissions, type ClosedVolume, type Facts, type StoredCommission } from './due-commissions';

const flat = (rate: string) => ({ forex: rate, goods: rate, indexes: rate, digiccy: rate, stock: rate });
const tiers = [
  { fromLots: 0, perLot: flat('1.00') },
  { fromLots: 10, perLot: flat('1.35') },
];
const months = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01'];
const [august = '', september = '', october = ''] = months;
const agreement = { id: 1n, from: august, until: null, tiers };
const lots = (month: string, volume: bigint, symbol = 'EURUSD'): ClosedVolume => ({ month, symbol, volume });
const has = (month: string, status: number, amount: bigint, of = month): StoredCommission => ({
  month,
  status,
  lines: [{ month: of, amount }],
});
const due = (facts: Partial<Facts>, last: string) =>
  dueCommissions({ agreements: [agreement], closed: [], stored: [], ...facts }, last).map((one) => ({
    month: one.month,
    amount: one.amount,
    close: one.close,
    differences: one.lines.filter(({ part }) => !part).map(({ month, amount }) => [month, amount]),
  }));

test('each month since the agreement is computed once, and the empty ones but the last are closed', () => {
  expect(due({ closed: [lots(september, 20_000n)] }, october)).toEqual([
    { month: august, amount: 0n, close: true, differences: [] },
    { month: september, amount: 200n, close: false, differences: [] },
    { month: october, amount: 0n, close: false, differences: [] },
  ]);
});

test('a computed month is computed again; what comes after an approval is a line of the next month', () => {
  const closed = [lots(august, 30_000n), lots(september, 10_000n)];
  expect(due({ closed, stored: [has(august, 1, 200n)] }, august)).toEqual([
    { month: august, amount: 300n, close: false, differences: [] },
  ]);
  for (const status of [2, 3])
    expect(due({ closed, stored: [has(august, status, 200n)] }, september)).toEqual([
      { month: september, amount: 200n, close: false, differences: [[august, 100n]] },
    ]);
});

test('a difference below zero is taken from the next months until it is even', () => {
  const closed = [lots(september, 10_000n), lots(october, 50_000n)];
  const stored = [has(august, 3, 300n)];
  expect(due({ closed, stored }, october)).toEqual([
    { month: september, amount: -200n, close: true, differences: [[august, -300n]] },
    {
      month: october,
      amount: 300n,
      close: false,
      differences: [
        [august, -300n],
        [september, 100n],
      ],
    },
  ]);
});

test('a refused month is not paid later, and what it had for other months is', () => {
  const closed = [lots(august, 30_000n), lots(september, 10_000n), lots(october, 10_000n)];
  const refused: StoredCommission = {
    month: september,
    status: 4,
    lines: [has(september, 4, 100n), has(august, 4, 100n)].flatMap((one) => one.lines),
  };
  expect(due({ closed, stored: [has(august, 3, 200n), refused] }, october)).toEqual([
    { month: october, amount: 200n, close: false, differences: [[august, 100n]] },
  ]);
});

test('after the end of the agreement only what earlier months come to more is paid', () => {
  const agreements = [{ ...agreement, until: september }];
  const stored = [has(august, 3, 200n)];
  expect(due({ agreements, stored, closed: [lots(august, 20_000n)] }, october)).toEqual([]);
  expect(due({ agreements, stored, closed: [lots(august, 10_000n)] }, october)).toEqual([]);
  expect(due({ agreements, stored, closed: [lots(august, 30_000n)] }, september)).toEqual([
    { month: september, amount: 100n, close: false, differences: [[august, 100n]] },
  ]);
});

test('each month is computed by the agreement that was in force in it', () => {
  const dear = { id: 2n, from: september, until: null, tiers: [{ fromLots: 0, perLot: flat('9.00') }] };
  const agreements = [{ ...agreement, until: september }, dear];
  const closed = [lots(august, 10_000n), lots(september, 10_000n)];
  expect(due({ agreements, closed }, september).map(({ amount }) => amount)).toEqual([100n, 900n]);
});

test('lots of an unknown symbol pay nothing and reach no tier', () => {
  const [one] = dueCommissions(
    { agreements: [agreement], stored: [], closed: [lots(august, 100_000n, 'NOBODY'), lots(august, 99_999n)] },
    august,
  );
  expect(one).toMatchObject({ lots: 999n, otherLots: 1000n, fromLots: 0, amount: 999n });
});

test('whenever deals arrive or change and months are paid, the payments come to what the lots earn', () => {
  const change = fc.record({
    month: fc.integer({ min: 0, max: 3 }),
    volume: fc.bigInt({ min: 0n, max: 200_000n }),
  });
  const step = fc.record({
    changes: fc.array(change, { maxLength: 3 }),
    // Which of the open commissions are approved or paid afterwards.
    paid: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      const volumes = new Map<string, bigint>();
      const stored = new Map<string, StoredCommission>();
      const closed = () => [...volumes].map(([month, volume]) => lots(month, volume));
      const compute = (last: string) => {
        const found = dueCommissions({ agreements: [agreement], closed: closed(), stored: [...stored.values()] }, last);
        for (const { month, lines, close } of found) stored.set(month, { month, lines, status: close ? 5 : 1 });
        return found;
      };
      const sumOf = ({ lines }: StoredCommission) => lines.reduce((sum, line) => sum + line.amount, 0n);
      for (const [at, { changes, paid }] of steps.entries()) {
        for (const { month, volume } of changes) volumes.set(months[month] ?? '', volume);
        const last = months[Math.min(at, 3)] ?? '';
        compute(last);
        for (const [index, one] of [...stored.values()].entries())
          if (paid[index] && one.status === 1 && sumOf(one) > 0n) stored.set(one.month, { ...one, status: 3 });
      }
      compute(months[4] ?? '');
      const taken = [...stored.values()].filter(({ status }) => status <= 3).reduce((sum, one) => sum + sumOf(one), 0n);
      const earned = dueCommissions({ agreements: [agreement], closed: closed(), stored: [] }, months[3] ?? '').reduce(
        (sum, one) => sum + one.amount,
        0n,
      );
      expect(taken).toBe(earned);
    }),
    { numRuns: 300 },
  );
});
