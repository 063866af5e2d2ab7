import { setImmediate as yielded } from 'node:timers/promises';
import type { Instrument } from '@portal/contract/common';
import type { Gateway } from '../../core/gateway/gateway';
import { serverDay, serverDayStart } from '../../core/market-hours';
import { offeredInstruments } from '../../core/instruments/offered';
import { priceText } from '../../core/instruments/price';
import type { Bar, MarketFeed } from '../../ports';
import { renderMarkdown } from '../library/render-markdown';
import { analysedDay, analysisStamp, dropAnalysis, saveAnalysis, type AnalysisRecord } from '../analysis.store';
import { analysisText } from './analysis-text';
import { levelsOf, method, type Level } from './levels';

type Needs = Pick<Gateway, 'db' | 'brand' | 'content' | 'log' | 'env'> & { ports: Pick<Gateway['ports'], 'feed'> };

const minute = 60_000;
const tradingDay = (at: number) => serverDayStart(serverDay(at));
const nextTradingDay = (at: number) => serverDayStart(serverDay(at) + 1);
/** How often missing analyses are looked for: a feed that was away has prices again. */
const EVERY_MS = 5 * minute;
/** An open market without a quote for longer has no live feed. */
const STALE_QUOTE_MS = 15 * minute;
/** A weekend and a holiday. Bars that end earlier are not of the last trading day. */
const STALE_BARS_MS = 4 * 24 * 60 * minute;
/** Bars read at once: the simulator computes them, and a long run would block requests. */
const SLICE = 2;

async function barsBefore(feed: MarketFeed, symbol: string, end: number): Promise<Bar[]> {
  const found: Bar[] = [];
  let before = end;
  while (found.length < method.bars) {
    const part = feed.bars(symbol, 'H4', SLICE, before);
    found.unshift(...part);
    before = part[0]?.at ?? end;
    if (part.length < SLICE) break;
    await yielded();
  }
  return found;
}

function isLive(feed: MarketFeed, symbol: string, now: number): boolean {
  const quote = feed.quote(symbol);
  return quote !== undefined && (!quote.open || now - quote.at < STALE_QUOTE_MS);
}

/** Derives the analysis of an instrument for the trading day that has begun; undefined without a live feed and its bars. */
export async function deriveAnalysis(
  feed: MarketFeed,
  instrument: Pick<Instrument, 'symbol' | 'name' | 'digits' | 'zone'>,
  now: number,
): Promise<Omit<AnalysisRecord, 'ord' | 'basis'> | undefined> {
  const { symbol, digits, zone } = instrument;
  if (!isLive(feed, symbol, now)) return undefined;
  const start = tradingDay(now);
  const bars = await barsBefore(feed, symbol, start);
  if ((bars.at(-1)?.at ?? 0) < start - STALE_BARS_MS) return undefined;
  const levels = levelsOf(bars, serverDay);
  if (!levels) return undefined;
  const { title, summary, markdown } = analysisText(instrument, levels);
  const { html, problems } = renderMarkdown(markdown, () => undefined);
  if (problems.length > 0) throw new Error(`analysis of ${symbol}: ${problems[0]?.text}`);
  const text = ({ at }: Level) => priceText(BigInt(at), digits);
  return {
    symbol,
    zone,
    title,
    summary,
    html,
    direction: levels.direction,
    support: levels.support.map(text),
    resistance: levels.resistance.map(text),
    published_at: new Date(start),
    valid_until: new Date(nextTradingDay(now)),
  };
}

/** What the stored rows were derived from: another feed or another method makes other levels. */
const basisOf = ({ ports, env }: Needs) =>
  [ports.feed.label ?? 'feed', env.FEED_SEED, JSON.stringify(method)].join(' ');

/**
 * Derives every analysis of the trading day that is not stored yet. Two gateways that do so at once write the same rows.
 * @param symbols default: every symbol that the brand offers
 */
export async function refreshAnalysis(gateway: Needs, symbols?: readonly string[], now = Date.now()): Promise<void> {
  const { db, ports } = gateway;
  const basis = basisOf(gateway);
  const start = new Date(tradingDay(now));
  await dropAnalysis(db, basis);
  for (const [ord, instrument] of offeredInstruments(gateway).entries()) {
    if (symbols && !symbols.includes(instrument.symbol)) continue;
    if ((await analysedDay(db, instrument.symbol))?.getTime() === start.getTime()) continue;
    const derived = await deriveAnalysis(ports.feed, instrument, now);
    if (derived) await saveAnalysis(db, { ...derived, ord, basis });
  }
  // Rendered pages are cached by this version, also in a gateway that found the rows of another.
  const [library] = gateway.content.version.split('+');
  gateway.content.version = `${library}+${await analysisStamp(db)}`;
}

/** Keeps the analyses of the current trading day, in the background. */
export function keepAnalysis(gateway: Needs): { close(): Promise<void> } {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async () => {
    await refreshAnalysis(gateway).catch((error: unknown) => {
      if (!closed) gateway.log.error({ err: error }, 'analysis was not derived');
    });
    if (!closed) {
      const now = Date.now();
      const soon = Math.min(EVERY_MS, nextTradingDay(now) - now + 1_000);
      timer = setTimeout(() => (running = run()), soon).unref();
    }
  };
  running = run();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
