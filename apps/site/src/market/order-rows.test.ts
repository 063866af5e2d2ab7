import type { LivePrice } from '@portal/api-client/market/price-board';
import type { Instrument } from '@portal/contract/common';
import { orderRows } from './order-rows';

const row = (symbol: string, name: string, spread: string, contractSize: number) =>
  ({ symbol, name, spread, contractSize }) as Instrument;
const rows = [
  row('EURUSD', '欧元/美元', '0.00012', 100_000),
  row('XAUUSD', '现货黄金', '0.25', 100),
  row('USOIL', '美国原油', '0.03', 1_000),
];
const percents: Record<string, number> = { EURUSD: -0.2, XAUUSD: 1.4 };
const priceOf = (symbol: string) =>
  symbol in percents ? ({ changePercent: percents[symbol], bid: '1' } as LivePrice) : undefined;
const order = (change: Partial<Parameters<typeof orderRows>[1]>) =>
  orderRows(rows, { search: '', sort: undefined, favourites: [], ...change }, priceOf).map(({ symbol }) => symbol);

test.each([
  ['nothing asked', {}, ['EURUSD', 'XAUUSD', 'USOIL']],
  ['starred first', { favourites: ['USOIL'] }, ['USOIL', 'EURUSD', 'XAUUSD']],
  ['by symbol', { search: 'xau' }, ['XAUUSD']],
  ['by name, slash or not', { search: ' 欧元美元' }, ['EURUSD']],
  ['no hit', { search: 'DOGE' }, []],
  ['rising', { sort: { by: 'percent', direction: 'ascending' as const } }, ['EURUSD', 'XAUUSD', 'USOIL']],
  [
    'falling, the unknown last',
    { sort: { by: 'percent', direction: 'descending' as const } },
    ['XAUUSD', 'EURUSD', 'USOIL'],
  ],
  [
    'by what the spread costs',
    { sort: { by: 'spread', direction: 'descending' as const } },
    ['USOIL', 'XAUUSD', 'EURUSD'],
  ],
])('%s', (_what, change, expected) => {
  expect(order(change)).toEqual(expected);
});
