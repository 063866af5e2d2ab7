import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => gateway.stop());

const anyone = () => new Client(gateway.url);

it('lists each instrument of all zones once', async () => {
  const all = await anyone().ok(calls.common.getSymbolList, {});
  const count = (zone: number) => all.filter((row) => row.zone === zone).length;
  expect([1, 4, 5, 6, 7].map(count)).toEqual([10, 6, 7, 4, 10]);
  expect(all).toHaveLength(37);
  expect(new Set(all.map(({ symbol }) => symbol)).size).toBe(all.length);
});

it('has no spread with more decimals than the price, and a unit for each lot', async () => {
  for (const { symbol, spread, digits, unit, contractSize, minLot } of await anyone().ok(
    calls.common.getSymbolList,
    {},
  )) {
    expect([symbol, (spread.split('.')[1] ?? '').length <= digits, unit !== '', contractSize > 0, minLot > 0]).toEqual([
      symbol,
      true,
      true,
      true,
      true,
    ]);
    expect(Number(spread)).toBeGreaterThan(0);
  }
});

it('returns the correct contract facts of well-known symbols', async () => {
  const bySymbol = new Map((await anyone().ok(calls.common.getSymbolList, {})).map((row) => [row.symbol, row]));
  expect(bySymbol.get('EURUSD')).toMatchObject({ digits: 5, contractSize: 100_000, unit: '欧元', currency: 'USD' });
  expect(bySymbol.get('USDJPY')).toMatchObject({ digits: 3, unit: '美元', currency: 'JPY' });
  expect(bySymbol.get('XAUUSD')).toMatchObject({ digits: 2, contractSize: 100, unit: '盎司' });
  expect(bySymbol.get('XAGUSD')).toMatchObject({ digits: 3, contractSize: 5000 });
  expect(bySymbol.get('HK50')).toMatchObject({ currency: 'HKD' });
  expect(bySymbol.get('GER40')).toMatchObject({ currency: 'EUR' });
});

it('filters by zone, and refuses an unknown zone', async () => {
  const goods = await anyone().ok(calls.common.getSymbolList, { zone: 4 });
  expect(goods.map(({ symbol }) => symbol)).toEqual(['XAUUSD', 'XAGUSD', 'USOIL', 'UKOIL', 'NGAS', 'COPPER']);
  expect(await anyone().call(calls.common.getSymbolList, { zone: 2 as 1 })).toMatchObject({
    status: 400,
    code: 'PARAM',
  });
});
