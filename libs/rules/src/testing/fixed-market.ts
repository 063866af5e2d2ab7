import type { ContractFacts, PriceSource } from '../trading';

/** Quotes that figures worked by hand are worked from. */
export const fixedPrices: Readonly<Record<string, readonly [bid: string, ask: string]>> = {
  EURUSD: ['1.08500', '1.08512'],
  GBPUSD: ['1.27000', '1.27016'],
  USDJPY: ['150.000', '150.014'],
  AUDUSD: ['0.65500', '0.65514'],
  USDCAD: ['1.36000', '1.36017'],
  USDCHF: ['0.90000', '0.90016'],
  NZDUSD: ['0.60000', '0.60018'],
  EURGBP: ['0.85430', '0.85445'],
  EURJPY: ['162.750', '162.769'],
  USDCNH: ['7.20000', '7.20150'],
  XAUUSD: ['2400.00', '2400.25'],
  US500: ['5300.0', '5300.5'],
  HK50: ['18000', '18008'],
  GER40: ['18500.0', '18501.5'],
  JP225: ['39000', '39008'],
  BTCUSD: ['65000.00', '65020.00'],
  AAPL: ['190.00', '190.04'],
};

type Row = readonly [
  symbol: string,
  zone: number,
  digits: number,
  contractSize: number,
  currency: string,
  swapLong: string,
  swapShort: string,
  commission: string,
];

const rows: readonly Row[] = [
  ['AAPL', 7, 2, 100, 'USD', '-5.2', '-1.2', '2.00'],
  ['AUDUSD', 1, 5, 100_000, 'USD', '-3.1', '-1.2', '0.00'],
  ['BTCUSD', 6, 2, 1, 'USD', '-5200.0', '-1300.0', '0.00'],
  ['CHINA50', 5, 1, 1, 'USD', '-20.8', '4.2', '0.00'],
  ['COPPER', 4, 4, 25_000, 'USD', '-8.0', '1.5', '0.00'],
  ['ETHUSD', 6, 2, 1, 'USD', '-175.0', '-44.0', '0.00'],
  ['EURGBP', 1, 5, 100_000, 'GBP', '-6.8', '1.9', '0.00'],
  ['EURJPY', 1, 3, 100_000, 'JPY', '6.2', '-18.5', '0.00'],
  ['EURUSD', 1, 5, 100_000, 'USD', '-7.2', '2.1', '0.00'],
  ['GBPUSD', 1, 5, 100_000, 'USD', '-4.6', '-2.3', '0.00'],
  ['GER40', 5, 1, 1, 'EUR', '-29.3', '6.1', '0.00'],
  ['HK50', 5, 0, 10, 'HKD', '-3.6', '0.8', '0.00'],
  ['JP225', 5, 0, 100, 'JPY', '-4.1', '-0.9', '0.00'],
  ['LTCUSD', 6, 2, 1, 'USD', '-5.2', '-1.3', '0.00'],
  ['NAS100', 5, 1, 1, 'USD', '-37.7', '9.5', '0.00'],
  ['NGAS', 4, 3, 10_000, 'USD', '-9.5', '2.0', '0.00'],
  ['NZDUSD', 1, 5, 100_000, 'USD', '-2.2', '-1.6', '0.00'],
  ['US30', 5, 1, 1, 'USD', '-71.0', '18.0', '0.00'],
  ['US500', 5, 1, 1, 'USD', '-10.2', '2.6', '0.00'],
  ['USDCAD', 1, 5, 100_000, 'CAD', '3.6', '-8.4', '0.00'],
  ['USDCHF', 1, 5, 100_000, 'CHF', '5.9', '-11.2', '0.00'],
  ['USDCNH', 1, 5, 100_000, 'CNH', '31.0', '-85.0', '0.00'],
  ['USDJPY', 1, 3, 100_000, 'JPY', '12.4', '-23.8', '0.00'],
  ['USOIL', 4, 2, 1000, 'USD', '-2.0', '-0.6', '0.00'],
  ['XAGUSD', 4, 3, 5000, 'USD', '-7.6', '2.4', '0.00'],
  ['XAUUSD', 4, 2, 100, 'USD', '-55.0', '18.0', '0.00'],
];

const facts = new Map<string, ContractFacts>(
  rows.map(([symbol, zone, digits, contractSize, currency, swapLong, swapShort, commission]) => [
    symbol,
    { symbol, zone, digits, contractSize, currency, swapLong, swapShort, commission },
  ]),
);

/** The contract of a symbol of the fixed market. Throws for any other symbol. */
export function fixedFacts(symbol: string): ContractFacts {
  const found = facts.get(symbol);
  if (!found) throw new Error(`${symbol} has no contract`);
  return found;
}

/** A price of a symbol in points. */
export const fixedPoints = (symbol: string, price: string): bigint => {
  const [whole = '', places = ''] = price.split('.');
  return BigInt(whole + places.padEnd(fixedFacts(symbol).digits, '0'));
};

/** A market with the fixed prices. */
export const fixedPriceSource: PriceSource = {
  digits: (symbol) => fixedFacts(symbol).digits,
  quote(symbol) {
    const [bid, ask] = fixedPrices[symbol] ?? [];
    if (!bid || !ask) throw new Error(`${symbol} has no price`);
    return { bid: fixedPoints(symbol, bid), ask: fixedPoints(symbol, ask) };
  },
};
