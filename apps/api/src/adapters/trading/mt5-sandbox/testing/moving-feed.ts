import { instrumentOf } from '../../../../core/instruments/instruments';
import type { Quote } from '../../../../ports';
import { parsePrice } from '../../../../core/instruments/price';
import { points } from './fixed-market';

/** A market whose every price is set, each with the spread of its contract. */
export class MovingFeed {
  private readonly bids = new Map<string, bigint>();
  readonly closed = new Set<string>();

  set(symbol: string, bid: string): void {
    this.bids.set(symbol, points(symbol, bid));
  }

  quote(symbol: string, at = Date.now()): Quote | undefined {
    const bid = this.bids.get(symbol);
    const instrument = instrumentOf(symbol);
    if (bid === undefined || !instrument) return undefined;
    const ask = bid + (parsePrice(instrument.spread, instrument.digits) ?? 0n);
    return { symbol, bid, ask, at, open: !this.closed.has(symbol) };
  }
}
