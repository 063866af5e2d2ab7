import { instruments } from './instruments';

it('names each instrument once', () => {
  expect(new Set(instruments.map(({ symbol }) => symbol)).size).toBe(instruments.length);
  expect(new Set(instruments.map(({ name }) => name)).size).toBe(instruments.length);
});

it('has spreads above zero, written with the digits of their prices', () => {
  for (const { symbol, digits, spread } of instruments) {
    expect([symbol, spread.split('.')[1]?.length ?? 0]).toEqual([symbol, digits]);
    expect(Number(spread)).toBeGreaterThan(0);
  }
});

it('prices forex in five digits and in three against the yen, stocks in cents', () => {
  for (const { symbol, zone, digits, currency } of instruments) {
    if (zone === 1) expect([symbol, digits]).toEqual([symbol, currency === 'JPY' ? 3 : 5]);
    if (zone === 7) expect([symbol, digits]).toEqual([symbol, 2]);
  }
});
