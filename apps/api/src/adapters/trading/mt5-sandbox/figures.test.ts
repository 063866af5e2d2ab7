import { figuresOf, isStoppedOut, worstOf, type Position } from './figures';
import { notionalOf, type Side } from '@portal/rules/trading';
import { tradable } from './market';
import { fixedMarket, points } from './testing/fixed-market';

const market = fixedMarket();
const cents = (usd: string) => BigInt(usd.replace('.', ''));
type Row = readonly [symbol: string, side: Side, lots: string, open: string, swap: string];

const position = ([symbol, side, lots, open, swap]: Row, index: number): Position => {
  const held = { side, volume: BigInt(Math.round(Number(lots) * 10_000)), priceOpen: points(symbol, open) };
  const notional = notionalOf(tradable(symbol), held, market);
  return { ...held, position: BigInt(index + 1), symbol, notional, storage: cents(swap) };
};

interface Case {
  what: string;
  balance: string;
  credit?: string;
  leverage: number;
  stopOut: number;
  open: readonly Row[];
  equity: string;
  margin: string;
  free: string;
  level: number | null;
  stopped?: true;
  /** Which of the positions, by number, is closed first. */
  worst?: number;
}

/** Worked by hand from the profits and margins of formulas.test.ts. */
const cases: readonly Case[] = [
  {
    what: 'nothing open',
    balance: '500.00',
    leverage: 200,
    stopOut: 30,
    open: [],
    equity: '500.00',
    margin: '0.00',
    free: '500.00',
    level: null,
  },
  {
    // -1.20 of spread; 998.80 / 108.51.
    what: 'a position just opened',
    balance: '1000.00',
    leverage: 100,
    stopOut: 30,
    open: [['EURUSD', 'buy', '0.10', '1.08512', '0.00']],
    equity: '998.80',
    margin: '108.51',
    free: '890.29',
    level: 920.47,
    worst: 1,
  },
  {
    // -250.00 - 3.60, -20,280 JPY / 150.014 = -135.19 - 1.10; margins 271.28 and 100.00.
    what: 'credit, losses and swaps',
    balance: '1000.00',
    credit: '200.00',
    leverage: 200,
    stopOut: 30,
    open: [
      ['EURUSD', 'buy', '0.50', '1.09000', '-3.60'],
      ['USDJPY', 'sell', '0.20', '149.000', '-1.10'],
    ],
    equity: '810.11',
    margin: '371.28',
    free: '438.83',
    level: 218.19,
    worst: 1,
  },
  {
    // Both ways: the greater side, 542.56, not 868.06.
    what: 'a hedge',
    balance: '1000.00',
    leverage: 200,
    stopOut: 30,
    open: [
      ['EURUSD', 'buy', '1.00', '1.08512', '0.00'],
      ['EURUSD', 'sell', '0.60', '1.08500', '0.00'],
    ],
    equity: '980.80',
    margin: '542.56',
    free: '438.24',
    level: 180.77,
    worst: 1,
  },
  {
    // -630.00 - 12.10, -56 HKD / 7.8 = -7.18, -51.00 - 4.55; margins 486.30 + 161.61 + 320.00 (1:10).
    what: 'gold, Hang Seng and bitcoin',
    balance: '2500.00',
    leverage: 100,
    stopOut: 50,
    open: [
      ['XAUUSD', 'buy', '0.20', '2431.50', '-12.10'],
      ['HK50', 'buy', '0.7', '18008', '0.00'],
      ['BTCUSD', 'sell', '0.05', '64000.00', '-4.55'],
    ],
    equity: '1795.17',
    margin: '967.91',
    free: '827.26',
    level: 185.47,
    worst: 1,
  },
  {
    // -45.80; 54.20 / 108.51 = 49.95 %.
    what: 'a level just below the stop out',
    balance: '100.00',
    leverage: 100,
    stopOut: 50,
    open: [['EURUSD', 'buy', '0.10', '1.08958', '0.00']],
    equity: '54.20',
    margin: '108.51',
    free: '-54.31',
    level: 49.95,
    stopped: true,
    worst: 1,
  },
  {
    // 54.34 / 108.51 = 50.08 %.
    what: 'a level just above it',
    balance: '81.74',
    leverage: 100,
    stopOut: 50,
    open: [['EURUSD', 'buy', '0.10', '1.08774', '0.00']],
    equity: '54.34',
    margin: '108.51',
    free: '-54.17',
    level: 50.08,
    worst: 1,
  },
  {
    // A loser was closed before its winner: +1,500.00 stands against it.
    what: 'a balance below zero',
    balance: '-400.00',
    leverage: 200,
    stopOut: 30,
    open: [['EURUSD', 'buy', '1.00', '1.07000', '0.00']],
    equity: '1100.00',
    margin: '542.56',
    free: '557.44',
    level: 202.74,
    worst: 1,
  },
  {
    // -45 EUR × 1.085 = -48.83 - 0.90, -138 GBP × 1.27016 = -175.28 + 0.35, -150.00; the stock's margin 600.00 (1:5).
    what: 'an equity below zero',
    balance: '150.00',
    credit: '50.00',
    leverage: 200,
    stopOut: 30,
    open: [
      ['GER40', 'buy', '0.3', '18650.0', '-0.90'],
      ['EURGBP', 'sell', '0.40', '0.85100', '0.35'],
      ['AAPL', 'buy', '0.15', '200.00', '0.00'],
    ],
    equity: '-174.66',
    margin: '847.36',
    free: '-1022.02',
    level: -20.61,
    stopped: true,
    worst: 2,
  },
];

it.each(cases)('$what', ({ balance, credit = '0.00', leverage, stopOut, open, worst, ...expected }) => {
  const positions = open.map(position);
  const figures = figuresOf(
    { balance: cents(balance), credit: cents(credit), leverage, currency: 'USD' },
    positions,
    market,
  );
  expect(figures).toEqual({
    equity: cents(expected.equity),
    margin: cents(expected.margin),
    marginFree: cents(expected.free),
    marginLevel: expected.level,
  });
  expect(isStoppedOut(figures, { percent: stopOut })).toBe(expected.stopped ?? false);
  expect(worstOf({ positions, currency: 'USD' }, market)?.position).toBe(
    worst === undefined ? undefined : BigInt(worst),
  );
});

it.each([
  ['AAPL', 400, 5],
  ['AAPL', 5, 5],
  ['AAPL', 4, 5],
  ['BTCUSD', 200, 10],
  ['EURUSD', 400, 400],
] as const)('applies to %s in an account with leverage 1:%s the leverage 1:%s', (symbol, leverage, expected) => {
  expect(market.leverageOf(symbol, leverage)).toBe(expected);
});

it('stops out exactly at the level, with exact arithmetic', () => {
  const figures = (equity: bigint) => ({ equity, margin: 10_851n, marginFree: 0n, marginLevel: null });
  expect(isStoppedOut(figures(5_426n), { percent: 50 })).toBe(false);
  expect(isStoppedOut(figures(5_425n), { percent: 50 })).toBe(true);
  expect(isStoppedOut({ ...figures(5_000n), margin: 10_000n }, { percent: 50 })).toBe(true);
  expect(isStoppedOut({ ...figures(-5n), margin: 0n }, { percent: 50 })).toBe(false);
  expect(isStoppedOut(figures(3_256n), { percent: 30.01 })).toBe(true);
  expect(isStoppedOut(figures(3_257n), { percent: 30.01 })).toBe(false);
  expect(isStoppedOut(figures(5_001n), { equity: 5_000n })).toBe(false);
  expect(isStoppedOut(figures(5_000n), { equity: 5_000n })).toBe(true);
  expect(isStoppedOut({ ...figures(0n), margin: 0n }, { equity: 5_000n })).toBe(false);
});

it('skips a position whose market is closed, and chooses the older of two equal positions', () => {
  const rows: Row[] = [
    ['AAPL', 'buy', '0.15', '200.00', '0.00'],
    ['XAUUSD', 'buy', '0.10', '2405.00', '0.00'],
    ['XAUUSD', 'buy', '0.10', '2405.00', '0.00'],
  ];
  const positions = rows.map(position);
  expect(worstOf({ positions, currency: 'USD' }, market)?.position).toBe(1n);
  expect(worstOf({ positions, currency: 'USD' }, fixedMarket(['AAPL']))?.position).toBe(2n);
  expect(worstOf({ positions, currency: 'USD' }, fixedMarket(['AAPL', 'XAUUSD']))).toBeUndefined();
});

it('calculates an account in CNH in its own currency', () => {
  // 0.10 XAUUSD bought at 2,390.00, valued at 2,400.00: 100 USD × 7.2 = 720.00 CNH. Its notional of 23,900 USD was taken at 7.2015.
  const held = {
    position: 1n,
    symbol: 'XAUUSD',
    side: 'buy',
    volume: 1_000n,
    priceOpen: 239_000n,
    storage: 0n,
  } as const;
  const notional = notionalOf(tradable('XAUUSD'), held, market, 'CNH');
  const funds = { balance: 500_000n, credit: 0n, leverage: 100, currency: 'CNH' } as const;
  expect(figuresOf(funds, [{ ...held, notional }], market)).toEqual({
    equity: 572_000n,
    margin: 172_116n,
    marginFree: 399_884n,
    marginLevel: 332.33,
  });
});
