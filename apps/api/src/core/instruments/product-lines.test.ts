import { refreshAnalysis } from '../../content/analysis/keep-analysis';
import { brands, productKinds, productZones } from '@portal/brand';
import { calls } from '@portal/contract';
import { Client, openMt5, payDeposit, registerCustomer, submitIdentity, waitFor } from '@portal/testkit';
import { instruments } from './instruments';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

// A brand that leaves a line out, whichever that is.
const brand = Object.values(brands).find(({ products }) => products.length < productKinds.length)!;
const [left = 'forex'] = productKinds.filter((kind) => !brand.products.includes(kind));
const zone = productZones[left];
const [gone, remaining] = [
  instruments.filter((row) => row.zone === zone),
  instruments.filter((row) => row.zone !== zone),
];
const { symbol } = gone[0]!;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ BRAND: brand.id });
});
afterAll(() => gateway.stop());
const anyone = () => new Client(gateway.url);
const symbols = (rows: readonly { symbol: string }[]) => rows.map((row) => row.symbol);

it('lists and prices none of its symbols, and all others', async () => {
  const { getSymbolList } = calls.common;
  expect(symbols(await anyone().ok(getSymbolList, {}))).toEqual(symbols(remaining));
  expect(await anyone().ok(getSymbolList, { zone })).toEqual([]);
  const prices = { company: brand.code, timeformat: 'iso' } as const;
  expect(await anyone().ok(calls.market.zoneMarketPrice, { ...prices, zone })).toEqual([]);
  for (const kind of brand.products) {
    const rows = await anyone().ok(calls.market.zoneMarketPrice, { ...prices, zone: productZones[kind] });
    expect([kind, rows.length > 0]).toEqual([kind, true]);
  }
});

it.each([
  ['prices', () => anyone().call(calls.market.marketprice, { symbols: `${symbols(remaining)[0]},${symbol}` })],
  ['bars', () => anyone().call(calls.market.bars, { symbol, interval: 'H1' })],
])('refuses %s of a symbol that the brand does not offer like an unknown one', async (_what, ask) => {
  expect(await ask()).toMatchObject({ code: 'market.symbol', msg: `没有这个品种：${symbol}` });
});

it('refuses to stream one of its symbols', async () => {
  const answer = await fetch(`${gateway.url}${calls.market.stream.path}?symbols=${symbol}`);
  expect(await answer.json()).toMatchObject({ code: 'market.symbol' });
});

it('refuses orders and price changes for its symbols', async () => {
  const { client } = await registerCustomer(gateway.url);
  await submitIdentity(client, false);
  const id = await openMt5(client);
  await payDeposit(client, id, '2000.00');
  const account = () =>
    client.ok(calls.account.queryAccountInfo, {}).then(({ accounts }) => accounts.find((one) => one.id === id));
  await waitFor(async () => (await account())?.withdrawable === '2000.00', 'money on the platform');
  const { account_no = '' } = (await account()) ?? {};
  const order = { account_no, side: 'buy', lots: 0.1 } as const;
  expect(await client.call(calls.sandbox.mt5Order, { ...order, symbol })).toMatchObject({ code: 'sandbox.symbol' });
  expect(await client.call(calls.sandbox.moveMarket, { symbol, bid: '100' })).toMatchObject({ code: 'sandbox.symbol' });
  expect(await client.call(calls.sandbox.mt5Order, { ...order, symbol: symbols(remaining)[0]! })).toMatchObject({
    code: 'OK',
  });
});

it('has no analysis and no article about it', async () => {
  const { getAnalysisSymbols, getAnalysisArticles, moreTotal, more } = calls.content;
  await refreshAnalysis(gateway.gateway, [symbol, ...symbols(remaining).slice(0, 1)]);
  const analysed = await anyone().ok(getAnalysisSymbols, {});
  expect(analysed.length).toBeGreaterThan(0);
  expect(analysed.filter((row) => row.zone === zone)).toEqual([]);
  expect(await anyone().ok(getAnalysisArticles, { zone, pageNo: 0, pageSize: 20 })).toMatchObject({ total: 0 });
  const category: Readonly<Record<string, string>> = brand.content.category;
  const id = category[left];
  if (id) {
    expect(await anyone().call(moreTotal, { id, limit: 20 })).toMatchObject({ status: 404 });
    expect(await anyone().call(more, { id, search: '' })).toMatchObject({ status: 404 });
  }
  const { list } = await anyone().ok(more, { id: 'all', search: symbol });
  expect(list).toEqual([]);
});
