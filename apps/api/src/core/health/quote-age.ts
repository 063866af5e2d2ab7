import type { Gateway } from '../gateway/gateway';
import { instruments } from '../instruments/instruments';

const symbols = instruments.map(({ symbol }) => symbol);

/** Seconds since the newest quote of the feed; undefined if the feed has none. */
export function quoteAge({ ports: { feed } }: Pick<Gateway, 'ports'>): number | undefined {
  const newest = Math.max(...feed.quotes(symbols).map(({ at }) => at));
  return Number.isFinite(newest) ? (Date.now() - newest) / 1000 : undefined;
}
