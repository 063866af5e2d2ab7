import { brokerFigures as call, type BrokerFigures } from '@portal/contract/market';
import { offeredInstrument } from '../core/instruments/offered';
import { priceText } from '../core/instruments/price';
import type { Gateway } from '../core/gateway/gateway';
import { findDemoCustomer } from '../http/demo/demo-customer';
import { handle } from '../http/handler';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rows } from '../database/rows';
import { boardOf } from './board-of';
import { readFigures } from './broker-figures.store';

/** So old the figures may be: they are on the home page, which many open at once. */
const maxAgeMs = 60_000;
const payoutDays = 30;
const gold = 'XAUUSD';
const longestMs = 2_000;

type Stored = Rows['market.figures'];
const nothing: Stored = { median_seconds: null, reconciled_at: null };

const textOf = (at: number) => new Date(at).toISOString();

/** The spread of gold; null where the brand does not offer it or no quote of the last 24 hours counts. */
function goldOf(gateway: Gateway, now: number): BrokerFigures['gold'] {
  const instrument = offeredInstrument(gateway, gold);
  const range = instrument && boardOf(gateway).spreads.rangeOf(gold, now);
  if (!range) return null;
  const text = (points: bigint) => priceText(points, instrument.digits);
  const quote = gateway.ports.feed.quote(gold);
  return {
    now: quote?.open && quote.ask >= quote.bid ? text(quote.ask - quote.bid) : null,
    typical: text(range.typical),
    high: text(range.high),
    since: textOf(range.since),
  };
}

/** What the database knows; nothing if it fails or is slow, because the home page waits for it. */
async function readStored({ db, env, log }: Gateway): Promise<Stored> {
  const reading = async () => readFigures(db, payoutDays, await findDemoCustomer(db, env));
  const failed = (error: unknown) => {
    log.error({ err: error }, 'the figures of the home page could not be read');
    return nothing;
  };
  return Promise.race([reading().catch(failed), sleep(longestMs, nothing, { ref: false })]);
}

async function read(gateway: Gateway): Promise<BrokerFigures> {
  const stored = await readStored(gateway);
  const now = Date.now();
  const gaps = boardOf(gateway).gaps.ofDay(now);
  return {
    at: textOf(now),
    payout: stored.median_seconds === null ? null : { medianSeconds: stored.median_seconds, days: payoutDays },
    quotes: gaps ? { ...gaps, since: textOf(gaps.since) } : null,
    gold: goldOf(gateway, now),
    reconciliation: stored.reconciled_at ? { at: stored.reconciled_at.toISOString() } : null,
  };
}

const cached = new WeakMap<Gateway, { at: number; figures: Promise<BrokerFigures> }>();

export const brokerFigures = handle(call, ({ gateway }) => {
  const last = cached.get(gateway);
  if (last && performance.now() - last.at < maxAgeMs) return last.figures;
  const figures = read(gateway);
  cached.set(gateway, { at: performance.now(), figures });
  return figures;
});
