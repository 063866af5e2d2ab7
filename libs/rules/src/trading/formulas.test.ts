import { fixedFacts as facts, fixedPoints as points, fixedPriceSource as market } from '../testing';
import {
  accountRate,
  commissionOf,
  divRound,
  fixedMarginOf,
  marginOf,
  notionalOf,
  profitOf,
  type Side,
  swapOf,
  usdRate,
  usdSymbolOf,
} from '.';

/**
 * Worked by hand from the quotes of testing/fixed-market.ts, with a pocket calculator's decimals and no code of ours. A buyer's
 * currency is converted at the bid of its pair, a seller's at the ask; at opening the other way round. Halves go away
 * from zero.
 */
const volume = (lots: string) => BigInt(Math.round(Number(lots) * 10_000));
const cents = (usd: string) => BigInt(usd.replace('.', ''));
const held = (symbol: string, side: Side, lots: string, open: string) => ({
  side,
  volume: volume(lots),
  priceOpen: points(symbol, open),
});

it.each([
  // In USD: contract × lots × difference.
  ['EURUSD', 'buy', '0.10', '1.08000', '1.08500', '50.00', '10,000 × 0.005'],
  ['EURUSD', 'sell', '0.10', '1.08000', '1.08512', '-51.20', '10,000 × -0.00512'],
  ['GBPUSD', 'sell', '0.25', '1.27500', '1.27016', '121.00', '25,000 × 0.00484'],
  ['AUDUSD', 'buy', '1.00', '0.65000', '0.65500', '500.00', '100,000 × 0.005'],
  ['NZDUSD', 'sell', '0.33', '0.60100', '0.60018', '27.06', '33,000 × 0.00082'],
  // USD first: the second currency over the pair’s own price.
  ['USDJPY', 'buy', '0.10', '149.500', '150.000', '33.33', '5,000 JPY / 150.000'],
  ['USDJPY', 'sell', '0.10', '149.500', '150.014', '-34.26', '-5,140 JPY / 150.014 = -34.2634'],
  ['USDCAD', 'buy', '0.50', '1.35500', '1.36000', '183.82', '250 CAD / 1.36 = 183.8235'],
  ['USDCHF', 'sell', '0.20', '0.90500', '0.90016', '107.54', '96.80 CHF / 0.90016 = 107.5364'],
  ['USDCNH', 'buy', '0.01', '7.25000', '7.20000', '-6.94', '-50 CNH / 7.2 = -6.9444'],
  // Crosses.
  ['EURGBP', 'buy', '0.40', '0.85000', '0.85430', '218.44', '172 GBP × 1.27000'],
  ['EURGBP', 'sell', '0.40', '0.85000', '0.85445', '-226.09', '-178 GBP × 1.27016 = -226.08848'],
  ['EURJPY', 'buy', '0.15', '163.250', '162.750', '-50.00', '-7,500 JPY / 150.000'],
  ['EURJPY', 'sell', '0.15', '163.250', '162.769', '48.10', '7,215 JPY / 150.014 = 48.0955'],
  // Metals and other goods.
  ['XAUUSD', 'buy', '0.10', '2390.00', '2400.00', '100.00', '10 oz × 10'],
  ['XAUUSD', 'sell', '0.03', '2390.10', '2400.25', '-30.45', '3 oz × -10.15'],
  ['XAGUSD', 'buy', '0.02', '29.875', '30.000', '12.50', '100 oz × 0.125'],
  ['USOIL', 'sell', '0.50', '76.20', '75.03', '585.00', '500 bbl × 1.17'],
  ['NGAS', 'buy', '0.10', '2.613', '2.500', '-113.00', '1,000 × -0.113'],
  ['COPPER', 'buy', '0.04', '4.4321', '4.5000', '67.90', '1,000 lb × 0.0679'],
  // Indexes.
  ['US30', 'buy', '0.5', '39900.0', '40000.0', '50.00', '0.5 × 100'],
  ['NAS100', 'sell', '1.3', '18450.5', '18501.5', '-66.30', '1.3 × -51'],
  ['HK50', 'buy', '0.7', '17950', '18000', '44.87', '350 HKD / 7.8 = 44.8718'],
  ['HK50', 'sell', '0.1', '18001', '18008', '-0.90', '-7 HKD / 7.8 = -0.8974'],
  ['CHINA50', 'buy', '2.0', '12480.5', '12500.0', '39.00', '2 × 19.5'],
  ['GER40', 'buy', '0.3', '18400.5', '18500.0', '32.39', '29.85 EUR × 1.085 = 32.38725'],
  ['JP225', 'sell', '0.1', '39100', '39008', '6.13', '920 JPY / 150.014 = 6.1328'],
  // Coins and stocks.
  ['BTCUSD', 'buy', '0.07', '64123.45', '65000.00', '61.36', '0.07 × 876.55 = 61.3585'],
  ['ETHUSD', 'sell', '0.3', '3399.99', '3401.50', '-0.45', '0.3 × -1.51 = -0.453'],
  ['LTCUSD', 'buy', '3', '84.99', '85.00', '0.03', '3 × 0.01'],
  ['AAPL', 'buy', '0.15', '191.23', '190.00', '-18.45', '15 × -1.23'],
  // Halves.
  ['ETHUSD', 'buy', '0.1', '3399.95', '3400.00', '0.01', '0.1 × 0.05 = 0.005'],
  ['ETHUSD', 'sell', '0.1', '3401.45', '3401.50', '-0.01', '0.1 × -0.05 = -0.005'],
] as const)('profit of %s %s %s from %s to %s is %s (%s)', (symbol, side, lots, open, close, usd, _working) => {
  expect(profitOf(facts(symbol), held(symbol, side, lots, open), points(symbol, close), market)).toBe(cents(usd));
});

it.each([
  ['EURUSD', 'buy', '0.10', '1.08512', 100, '108.51', '10,000 EUR × 1.08512 / 100'],
  ['EURUSD', 'sell', '0.10', '1.08500', 200, '54.25', '10,000 EUR × 1.08500 / 200'],
  ['USDJPY', 'buy', '0.10', '150.014', 100, '100.00', '10,000 USD / 100'],
  ['USDCAD', 'sell', '1.00', '1.36000', 400, '250.00', '100,000 USD / 400'],
  ['EURGBP', 'buy', '0.40', '0.85445', 200, '217.02', '40,000 EUR × 1.08512 / 200 = 217.024'],
  ['EURGBP', 'sell', '0.40', '0.85430', 200, '217.00', '40,000 EUR × 1.085 / 200'],
  ['EURJPY', 'buy', '0.15', '162.769', 100, '162.77', '15,000 EUR × 1.08512 / 100 = 162.768'],
  ['USDCNH', 'buy', '0.37', '7.20150', 200, '185.00', '37,000 USD / 200'],
  ['NZDUSD', 'buy', '0.33', '0.60018', 400, '49.51', '33,000 NZD × 0.60018 / 400 = 49.51485'],
  ['XAUUSD', 'buy', '0.10', '2400.00', 100, '240.00', '10 oz × 2,400 / 100'],
  ['XAUUSD', 'buy', '0.10', '2400.25', 200, '120.01', '10 oz × 2,400.25 / 200 = 120.0125'],
  ['XAGUSD', 'sell', '0.02', '30.000', 200, '15.00', '100 oz × 30 / 200'],
  ['USOIL', 'buy', '0.50', '75.03', 100, '375.15', '500 bbl × 75.03 / 100'],
  ['COPPER', 'buy', '0.04', '4.5030', 200, '22.52', '1,000 lb × 4.503 / 200 = 22.515'],
  ['US30', 'buy', '0.5', '40002.0', 200, '100.01', '0.5 × 40,002 / 200 = 100.005'],
  ['HK50', 'buy', '0.7', '18008', 200, '80.81', '126,056 HKD / 7.8 / 200 = 80.8051'],
  ['CHINA50', 'sell', '2.0', '12500.0', 100, '250.00', '2 × 12,500 / 100'],
  ['GER40', 'buy', '0.3', '18501.5', 200, '30.11', '5,550.45 EUR × 1.08512 / 200 = 30.1145'],
  ['JP225', 'sell', '0.1', '39000', 200, '13.00', '390,000 JPY / 150.000 / 200'],
  ['BTCUSD', 'buy', '0.07', '65020.00', 200, '22.76', '4,551.40 / 200 = 22.757'],
  ['LTCUSD', 'sell', '3', '85.00', 100, '2.55', '255 / 100'],
  ['AAPL', 'buy', '0.15', '190.04', 400, '7.13', '2,850.60 / 400 = 7.1265'],
] as const)('margin of %s %s %s at %s, 1:%s is %s (%s)', (symbol, side, lots, open, leverage, usd, _working) => {
  expect(marginOf(notionalOf(facts(symbol), held(symbol, side, lots, open), market), leverage)).toBe(cents(usd));
});

it.each([
  ['500.000000', 'USD', 'buy', '0.30', '150.00', '500 × 0.3'],
  ['2.500000', 'USD', 'sell', '0.01', '0.03', '2.5 × 0.01 = 0.025'],
  ['500.000000', 'EUR', 'buy', '0.30', '162.77', '150 EUR × 1.08512 = 162.768'],
  ['500.000000', 'EUR', 'sell', '0.30', '162.75', '150 EUR × 1.085'],
  ['100000.000000', 'JPY', 'sell', '1.00', '666.67', '100,000 JPY / 150.000'],
] as const)('fixed margin of %s %s per lot to %s %s lots is %s (%s)', (amount, currency, side, lots, usd, _working) => {
  expect(fixedMarginOf({ amount, currency }, { side, volume: volume(lots) }, market)).toBe(cents(usd));
});

it.each([
  ['EURUSD', 'buy', '1.00', 1n, '-7.20', '100,000 × -7.2 × 0.00001'],
  ['EURUSD', 'sell', '1.00', 1n, '2.10', '100,000 × 2.1 × 0.00001'],
  ['EURUSD', 'buy', '0.13', 3n, '-2.81', '13,000 × -7.2 × 0.00001 × 3 = -2.808'],
  ['USDJPY', 'buy', '0.50', 1n, '4.13', '50,000 × 12.4 × 0.001 = 620 JPY / 150.000 = 4.1333'],
  ['USDJPY', 'sell', '0.50', 3n, '-23.80', '-3,570 JPY / 150.014 = -23.7978'],
  ['EURGBP', 'buy', '0.40', 1n, '-3.45', '-2.72 GBP × 1.27 = -3.4544'],
  ['XAUUSD', 'buy', '0.10', 3n, '-16.50', '10 × -0.55 × 3'],
  ['US500', 'buy', '0.1', 1n, '-0.10', '0.1 × -1.02 = -0.102'],
  ['HK50', 'buy', '0.7', 1n, '-3.23', '-25.2 HKD / 7.8 = -3.2308'],
  ['GER40', 'sell', '0.3', 1n, '0.20', '0.183 EUR × 1.08512 = 0.1986'],
  ['JP225', 'buy', '0.1', 3n, '-0.82', '-123 JPY / 150 = -0.82'],
  ['BTCUSD', 'buy', '0.07', 1n, '-3.64', '0.07 × -52'],
  ['AAPL', 'buy', '0.15', 1n, '-0.78', '15 × -0.052'],
] as const)('swap of %s %s %s over %s nights is %s (%s)', (symbol, side, lots, nights, usd, _working) => {
  const position = { side, volume: volume(lots), priceOpen: 1n };
  expect(swapOf(facts(symbol), position, nights, market)).toBe(cents(usd));
});

it.each([
  // A buyer closes at the bid, so that the account's currency is converted at the bid too: 7.20000; a seller at the ask: 7.20150.
  ['EURUSD', 'buy', '0.10', '1.08000', '1.08500', '360.00', '50 USD × 7.2'],
  ['EURUSD', 'sell', '0.10', '1.08000', '1.08512', '-368.72', '-51.2 USD × 7.2015 = -368.7168'],
  ['USDJPY', 'buy', '0.10', '149.500', '150.000', '240.00', '5,000 JPY / 150.000 × 7.2'],
  ['USDCNH', 'buy', '0.01', '7.25000', '7.20000', '-50.00', '-50 CNH'],
  ['USDCNH', 'sell', '0.01', '7.25000', '7.20150', '48.50', '48.5 CNH'],
] as const)('profit in CNH of %s %s %s from %s to %s is %s (%s)', (symbol, side, lots, open, close, cnh, _working) => {
  const profit = profitOf(facts(symbol), held(symbol, side, lots, open), points(symbol, close), market, 'CNH');
  expect(profit).toBe(cents(cnh));
});

it('calculates margin, commission and swap in CNH', () => {
  const bought = held('USDCNH', 'buy', '0.37', '7.20150');
  // 37,000 USD × 7.2015 / 200.
  expect(marginOf(notionalOf(facts('USDCNH'), bought, market, 'CNH'), 200)).toBe(cents('1332.28'));
  // 0.30 USD × 7.2015 = 2.16045.
  expect(commissionOf(facts('AAPL'), volume('0.15'), market, 'CNH')).toBe(cents('-2.16'));
  // 10 oz × -0.55 × 3 = -16.50 USD × 7.2.
  const gold = { side: 'buy', volume: volume('0.10'), priceOpen: 1n } as const;
  expect(swapOf(facts('XAUUSD'), gold, 3n, market, 'CNH')).toBe(cents('-118.80'));
});

it.each([
  ['AAPL', '1.00', '-2.00'],
  ['AAPL', '0.15', '-0.30'],
  ['EURUSD', '1.00', '0.00'],
])('commission of %s %s per side is %s', (symbol, lots, usd) => {
  expect(commissionOf(facts(symbol), volume(lots), market)).toBe(cents(usd));
});

it.each([
  ['USD', 'bid', 1n, 1n],
  ['HKD', 'bid', 100n, 780n],
  ['EUR', 'bid', 108_500n, 100_000n],
  ['EUR', 'ask', 108_512n, 100_000n],
  ['JPY', 'bid', 1_000n, 150_000n],
  ['JPY', 'ask', 1_000n, 150_014n],
  ['CAD', 'bid', 100_000n, 136_000n],
  ['CHF', 'bid', 100_000n, 90_000n],
  ['AUD', 'bid', 65_500n, 100_000n],
  ['NZD', 'bid', 60_000n, 100_000n],
  ['GBP', 'bid', 127_000n, 100_000n],
] as const)('one %s in USD, at the %s, is %s / %s', (currency, side, num, den) => {
  expect(usdRate(currency, side, market)).toEqual({ num, den });
});

it('a currency without a pair has no rate', () => {
  expect(() => usdRate('SEK', 'bid', market)).toThrow('no rate for SEK');
  expect([usdSymbolOf('JPY'), usdSymbolOf('USD'), usdSymbolOf('SEK')]).toEqual(['USDJPY', undefined, undefined]);
});

it('the rate within a currency is 1, even if it has no pair', () => {
  expect(accountRate('SEK', 'SEK', 'bid', market)).toEqual({ num: 1n, den: 1n });
});

it.each([
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [5n, -2n, -3n],
  [-5n, -2n, 3n],
  [4n, 3n, 1n],
  [-4n, 3n, -1n],
  [0n, 7n, 0n],
])('%s / %s is %s, rounded half away from zero', (dividend, divisor, quotient) => {
  expect(divRound(dividend, divisor)).toBe(quotient);
});
