import { isSymbolNames, symbolNames } from './symbol-names';

it('maps single symbols, and all others by what stands around them', () => {
  const names = symbolNames('XAUUSD=GOLD,US500=SPX500.c,*=#*.m');
  for (const [symbol, name] of [
    ['XAUUSD', 'GOLD'],
    ['US500', 'SPX500.c'],
    ['EURUSD', '#EURUSD.m'],
  ] as const) {
    expect(names.theirs(symbol)).toBe(name);
    expect(names.ours(name)).toBe(symbol);
  }
  for (const name of ['EURUSD', 'EURUSD.m', '#.m', '']) expect(names.ours(name)).toBe(name);
});

it('changes nothing without a setting', () => {
  const names = symbolNames('');
  expect([names.theirs('EURUSD'), names.ours('EURUSD.m')]).toEqual(['EURUSD', 'EURUSD.m']);
});

it.each([
  ['', true],
  ['XAUUSD=GOLD,*=*.m', true],
  ['XAUUSD', false],
  ['XAUUSD=', false],
  ['*=.m', false],
  ['XAU*=GOLD*', false],
  ['XAUUSD=GOLD OZ', false],
])('%j is a setting: %s', (setting, is) => expect(isSymbolNames(setting)).toBe(is));
