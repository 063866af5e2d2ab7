import { brands } from '@portal/brand';
import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverDay, serverDayStart } from '../../core/market-hours';
import { instrumentOf } from '../../core/instruments/instruments';
import { priceText } from '../../core/instruments/price';
import type { MarketFeed } from '../../ports';
import { moveClock } from '../../testing/move-clock';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { article, contentFiles } from '../library/testing/content-files';
import { loadLibrary } from '../library/load-library';
import { deriveAnalysis, refreshAnalysis } from './keep-analysis';

const { getAnalysisArticles, getAnalysisArticle, getAnalysisSymbols } = calls.content;
const symbols = ['EURUSD', 'XAUUSD', 'XAGUSD', 'BTCUSD'];
let gateway: TestGateway;
const anyone = () => new Client(gateway.url);
beforeAll(async () => {
  gateway = await startTestGateway();
  await refreshAnalysis(gateway.gateway, symbols);
}, 120_000);
afterAll(() => gateway.stop());
afterEach(() => jest.useRealTimers());

const feedOf = () => gateway.gateway.ports.feed;
const dayStart = () => serverDayStart(serverDay(Date.now()));

it.each(symbols)('%s: every price of the analysis is derived from the bars of the feed', async (symbol) => {
  const { digits = 0 } = instrumentOf(symbol) ?? {};
  const found = await anyone().ok(getAnalysisArticle, { articleId: symbol.toLowerCase() });
  const bars = feedOf().bars(symbol, 'H4', 42, dayStart());
  const last = bars.at(-1)!;
  const day = bars.filter(({ at }) => serverDay(at) === serverDay(last.at));
  const [high, low] = [day, day].map((list, index) =>
    list
      .map((bar) => Number(index === 0 ? bar.high : bar.low))
      .reduce((a, b) => Math[index === 0 ? 'max' : 'min'](a, b)),
  ) as [number, number];
  const close = Number(last.close);
  const pivot = (high + low + close) / 3;
  const ranges = bars.slice(-14).map((bar, index, { length }) => {
    const before = Number(bars[bars.length - length + index - 1]!.close);
    return Math.max(Number(bar.high), before) - Math.min(Number(bar.low), before);
  });
  const atr = ranges.reduce((sum, range) => sum + range, 0) / 14;
  const mean = bars.slice(-30).reduce((sum, bar) => sum + Number(bar.close), 0) / 30;
  const from = [
    high,
    low,
    close,
    atr,
    mean,
    pivot,
    2 * pivot - low,
    2 * pivot - high,
    pivot + high - low,
    pivot - high + low,
  ];
  const extremes = bars.flatMap((bar) => [Number(bar.high), Number(bar.low)]);
  const texts = new Set([...from, ...extremes].map((points) => priceText(BigInt(Math.round(points)), digits)));
  const levels = [...found.support, ...found.resistance];
  // A level two ATR beyond another is named so in the table.
  const plain = (price = '') => price.replaceAll(',', '');
  const extended = [...found.html.matchAll(/<td>([\d.,]+)<\/td>\s*<td>ATR 波幅/g)].map(([, price]) => plain(price));
  const whole = `${found.title} ${found.summary} ${found.html}`;
  const written = [...whole.matchAll(/(?<![\d.,])[\d,]+\.\d{2,}(?![\d.])/g)].map(([price]) => plain(price));
  expect(written.length).toBeGreaterThan(8);
  expect([...levels, ...written].filter((price) => !texts.has(price) && !extended.includes(price))).toEqual([]);
  // The price at which the day began lies between the nearest levels.
  expect(Math.max(...found.support.map(Number))).toBeLessThan(close / 10 ** digits);
  expect(Math.min(...found.resistance.map(Number))).toBeGreaterThan(close / 10 ** digits);
});

it('pages from 0, filters by symbol and zone, and lists the symbols that have an analysis', async () => {
  const all = await anyone().ok(getAnalysisArticles, { pageSize: 10 });
  expect([all.total, all.list.map(({ id }) => id)]).toEqual([4, ['eurusd', 'xauusd', 'xagusd', 'btcusd']]);
  expect(await anyone().ok(getAnalysisArticles, { symbol: 'XAUUSD' })).toMatchObject({
    total: 1,
    pageNo: 0,
    pageSize: 1,
  });
  expect((await anyone().ok(getAnalysisArticles, { zone: 1, symbol: 'XAUUSD' })).total).toBe(0);
  expect(await anyone().ok(getAnalysisArticles, { zone: 4, pageNo: 5 })).toMatchObject({ total: 2, list: [] });
  expect((await anyone().ok(getAnalysisSymbols, {})).map(({ symbol }) => symbol).sort()).toEqual([...symbols].sort());
  const { related } = await anyone().ok(getAnalysisArticle, { articleId: 'xauusd' });
  expect(related.map(({ id }) => id)).toEqual(['xagusd']);
});

it('states the conflict of interest and the method, and recommends no trade', async () => {
  const { html } = await anyone().ok(getAnalysisArticle, { articleId: 'xauusd' });
  for (const words of ['利益冲突', '合约相对方', '计算方法', '不是投资建议']) expect(html).toContain(words);
  for (const words of ['手数', '止损', '目标价', '建仓', '入场', '减仓', '仓位']) expect(html).not.toContain(words);
});

it('is valid until the next trading day begins, and is hidden afterwards', async () => {
  const { validUntil, publishedAt } = await anyone().ok(getAnalysisArticle, { articleId: 'btcusd' });
  expect(Date.parse(publishedAt)).toBe(dayStart());
  expect(Date.parse(validUntil)).toBe(serverDayStart(serverDay(Date.now()) + 1));
  await gateway.gateway.db.rows(
    'test.expire',
    `update content.analysis set published_at = published_at - interval '1 day', valid_until = now() where symbol = 'BTCUSD'`,
  );
  expect((await anyone().call(getAnalysisArticle, { articleId: 'btcusd' })).status).toBe(404);
  expect((await anyone().ok(getAnalysisArticles, { zone: 6 })).total).toBe(0);
  expect((await anyone().ok(getAnalysisSymbols, {})).map(({ symbol }) => symbol)).not.toContain('BTCUSD');
  const before = gateway.gateway.content.version;
  await refreshAnalysis(gateway.gateway, symbols);
  expect((await anyone().ok(getAnalysisArticle, { articleId: 'btcusd' })).symbol).toBe('BTCUSD');
  // Cached pages are rendered again.
  await gateway.gateway.db.rows('test.remove', `delete from content.analysis where symbol = 'BTCUSD'`);
  await refreshAnalysis(gateway.gateway, []);
  expect(gateway.gateway.content.version).not.toBe(before);
});

it('expires by the clock of the gateway, to the millisecond', async () => {
  const statusAt = async (now: number) => {
    moveClock(now);
    const { status } = await anyone().call(getAnalysisArticle, { articleId: 'xauusd' });
    jest.useRealTimers();
    return status;
  };
  const end = Date.parse((await anyone().ok(getAnalysisArticle, { articleId: 'xauusd' })).validUntil);
  expect([await statusAt(end - 1), await statusAt(end)]).toEqual([200, 404]);
});

it('creates no analysis without a live feed or without its bars', async () => {
  const gold = instrumentOf('XAUUSD')!;
  const now = Date.now();
  const real = feedOf();
  const feed = (change: Partial<MarketFeed>): MarketFeed => ({ ...real, ...change });
  const quote = { symbol: 'XAUUSD', bid: 1n, ask: 2n, open: true };
  expect(await deriveAnalysis(feed({ quote: () => undefined }), gold, now)).toBeUndefined();
  expect(await deriveAnalysis(feed({ quote: () => ({ ...quote, at: now - 3_600_000 }) }), gold, now)).toBeUndefined();
  expect(await deriveAnalysis(feed({ bars: () => [] }), gold, now)).toBeUndefined();
  const old = real.bars('XAUUSD', 'H4', 30, now - 9 * 86_400_000);
  expect(await deriveAnalysis(feed({ bars: () => old }), gold, now)).toBeUndefined();
});

it('refuses an analysis from a file', () => {
  for (const id of Object.keys(brands))
    expect(existsSync(join(__dirname, '../../../../../libs/brand/src', id, 'content/analysis'))).toBe(false);
  const folder = contentFiles({ 'analysis/001-a.md': article({ id: "'400001'" }) });
  expect(() => loadLibrary(folder, gateway.gateway.brand, Date.now())).toThrow('没有这类内容');
});
