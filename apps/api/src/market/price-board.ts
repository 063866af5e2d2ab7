import type { Instrument } from '@portal/contract/common';
import type { MarketPrice } from '@portal/contract/market';
import { setImmediate as yielded } from 'node:timers/promises';
import { instrumentOf, instruments } from '../core/instruments/instruments';
import type { MarketFeed, Quote } from '../ports';
import { DayFiguresCache } from './day-figures';
import { followQuotes } from './follow-quotes';
import { QuoteGaps } from './quote-gaps';
import { SpreadRecord } from './spread-record';
import { StreamHub } from './stream-hub';
import { toPrice, toQuote } from './to-quote';

/** The prices of a gateway, on request and as they change. One board serves all clients. */
export class PriceBoard {
  readonly hub: StreamHub;
  readonly spreads = new SpreadRecord();
  readonly gaps = new QuoteGaps();
  private readonly endRecords: () => void;
  private readonly days: DayFiguresCache;

  constructor(private readonly feed: MarketFeed) {
    this.days = new DayFiguresCache(feed);
    this.hub = new StreamHub({
      feed,
      textOf: (quote) => {
        const found = this.figures(quote, Date.now());
        return found && JSON.stringify(toQuote(found.instrument, quote, found.day, 'iso'));
      },
    });
    this.endRecords = followQuotes(
      feed,
      instruments.map(({ symbol }) => symbol),
      (quotes, now) => {
        this.spreads.note(quotes, now);
        this.gaps.note(quotes, now);
      },
    );
  }

  /** Ends the streams and the records. */
  close(): void {
    this.hub.close();
    this.endRecords();
  }

  /** Rows in the requested order, without symbols that have no quote. Yields to the event loop between two symbols. */
  async rows(instruments: readonly Instrument[], format: 'iso' | 'unix'): Promise<MarketPrice[]> {
    const rows: MarketPrice[] = [];
    for (const { symbol } of instruments) {
      const quote = this.feed.quote(symbol);
      const found = quote && this.figures(quote, Date.now());
      if (found) rows.push(toPrice(found.instrument, quote, found.day, format));
      await yielded();
    }
    return rows;
  }

  private figures(quote: Quote, now: number) {
    const instrument = instrumentOf(quote.symbol);
    const day = instrument && this.days.at(instrument, quote.bid, now);
    return day && { instrument, day };
  }
}
