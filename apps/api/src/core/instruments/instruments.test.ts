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

it('has the contract sizes and smallest lots that are published', () => {
  const terms = (of: (symbol: string, zone: number) => boolean) => [
    ...new Set(
      instruments
        .filter(({ symbol, zone }) => of(symbol, zone))
        .map(({ contractSize, minLot }) => `${contractSize} ${minLot}`),
    ),
  ];
  const named =
    (...symbols: string[]) =>
    (symbol: string) =>
      symbols.includes(symbol);
  expect(terms((_symbol, zone) => zone === 1)).toEqual(['100000 0.01']);
  expect(terms(named('XAUUSD'))).toEqual(['100 0.01']);
  expect(terms(named('XAGUSD'))).toEqual(['5000 0.01']);
  expect(terms(named('USOIL', 'UKOIL'))).toEqual(['1000 0.01']);
  expect(terms(named('NGAS', 'COPPER'))).toEqual(['10000 0.01', '25000 0.01']);
  expect(terms(named('US30', 'US500', 'NAS100', 'CHINA50', 'GER40'))).toEqual(['1 0.1']);
  expect(terms(named('HK50', 'JP225'))).toEqual(['10 0.1', '100 0.1']);
  expect(terms((_symbol, zone) => zone === 6)).toEqual(['1 0.01', '1 0.1', '1 1']);
  expect(terms((_symbol, zone) => zone === 7)).toEqual(['100 0.01']);
});
