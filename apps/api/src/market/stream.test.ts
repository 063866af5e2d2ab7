import { calls } from '@portal/contract';
import { Client, waitFor } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { boardOf } from './board-of';
import { openStream, type OpenStream } from './testing/open-stream';

let gateway: TestGateway;
const open: OpenStream[] = [];
const streamOf = async (query: string, headers: Record<string, string> = {}) => {
  const stream = await openStream(gateway.url, query, headers);
  open.push(stream);
  return stream;
};

beforeAll(async () => {
  gateway = await startTestGateway({ STREAM_PER_ADDRESS: '3' });
});
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await waitFor(async () => boardOf(gateway.gateway).hub.size === 0, 'no streams');
});
afterAll(() => gateway.stop());

const move = (symbol: string, bid: string) => new Client(gateway.url).ok(calls.sandbox.moveMarket, { symbol, bid });
// calls.market.stream is spoken to over a socket: fetch would read ahead.
const path = calls.market.stream.path;

it('sends the quote of every symbol immediately, then changes', async () => {
  expect(path).toBe('/api/v1/stream');
  const stream = await streamOf('symbols=EURUSD,XAUUSD');
  expect(stream.status).toBe(200);
  expect(stream.headers).toContain('content-type: text/event-stream');
  expect(stream.headers).toContain('cache-control: no-store');
  await waitFor(async () => stream.quotesOf('XAUUSD').length > 0, 'first quotes');
  expect(stream.quotesOf('EURUSD').length).toBeGreaterThan(0);
  await move('XAUUSD', '4321.50');
  await waitFor(async () => stream.quotesOf('XAUUSD').some(({ bid }) => bid.startsWith('432')), 'the move');
  expect(
    new Set(stream.events.filter(({ event }) => event === 'quote').map(({ data }) => JSON.parse(data!).symbol)),
  ).toEqual(new Set(['EURUSD', 'XAUUSD']));
  const [row] = stream.quotesOf('XAUUSD');
  expect(row).toMatchObject({ name: '现货黄金', zone: 4, digits: 2, session: 'open' });
});

it('sends each symbol at most four times a second', async () => {
  const stream = await streamOf('symbols=BTCUSD');
  await waitFor(async () => stream.events.length > 0, 'a quote');
  const before = stream.quotesOf('BTCUSD').length;
  const begun = Date.now();
  for (let n = 0; n < 20; n += 1) {
    await move('BTCUSD', `${90_000 + n}.00`);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  const seconds = (Date.now() - begun) / 1000;
  expect(stream.quotesOf('BTCUSD').length - before).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 1);
});

it('resumes with only the changes since the last event id', async () => {
  const first = await streamOf('symbols=GBPUSD,SOLUSD');
  await waitFor(async () => first.quotesOf('SOLUSD').length > 0, 'quotes');
  const ids = first.events.map(({ id }) => id).filter((id) => id !== undefined);
  // Another keeps the frames alive, so that there is something to come back to.
  const other = await streamOf('symbols=GBPUSD,SOLUSD', { 'last-event-id': ids.at(-1)! });
  await waitFor(async () => other.events.some(({ event }) => event === 'quote'), 'a newer quote');
  const numbers = other.events.filter(({ id }) => id).map(({ id }) => Number(id!.split('-')[1]));
  expect(Math.min(...numbers)).toBeGreaterThan(Number(ids.at(-1)!.split('-')[1]));
  const otherCustomer = await streamOf('symbols=GBPUSD,SOLUSD', { 'last-event-id': 'other-999999' });
  await waitFor(async () => otherCustomer.events.length > 2, 'all quotes');
  expect(otherCustomer.quotesOf('GBPUSD').length).toBeGreaterThan(0);
});

it.each([
  ['symbols=EURUSD,DOGEUSD', 200, 'market.symbol', '没有这个品种：DOGEUSD'],
  ['symbols=', 400, 'PARAM', '请检查填写的内容'],
  ['', 400, 'PARAM', '请检查填写的内容'],
  [`symbols=${Array.from({ length: 101 }, () => 'EURUSD').join()}`, 400, 'PARAM', '请检查填写的内容'],
])('refuses %.40s', async (query, status, code, msg) => {
  const answer = await new Client(gateway.url).request(`${path}?${query}`);
  expect(answer).toMatchObject({ status, code, msg });
});

it('limits the streams of an IP address, and answers 429 beyond the limit', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  for (let n = 0; n < 3; n += 1) expect((await streamOf('symbols=EURUSD', from)).status).toBe(200);
  const refused = await fetch(`${gateway.url}${path}?symbols=EURUSD`, { headers: from });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({ code: 'market.connections' });
  expect((await streamOf('symbols=EURUSD', { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
  open[0]!.socket.destroy();
  await waitFor(async () => boardOf(gateway.gateway).hub.openFrom('203.0.113.9') === 2, 'one left');
  expect((await streamOf('symbols=EURUSD', from)).status).toBe(200);
});

it('ends its streams when the gateway stops, without waiting for them', async () => {
  const other = await startTestGateway();
  const stream = await openStream(other.url, 'symbols=EURUSD');
  await waitFor(async () => stream.events.length > 1, 'a quote');
  const begun = Date.now();
  await other.stop();
  expect(Date.now() - begun).toBeLessThan(5_000);
  await waitFor(async () => stream.ended, 'its end');
});
