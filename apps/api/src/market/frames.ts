import type { Quote } from '../ports';

interface Frame {
  symbol: string;
  /** Counts up over all symbols. */
  number: number;
  bytes: Buffer;
}

/** The newest frame of each symbol, encoded once for everybody. */
export class Frames {
  private readonly latest = new Map<string, Frame>();
  // Numbers of another process, or of this one before a restart, say nothing here.
  private readonly era = Date.now().toString(36);
  private count = 0;

  constructor(private readonly textOf: (quote: Quote) => string | undefined) {}

  /** Number of the newest frame. */
  get newest(): number {
    return this.count;
  }

  /** The number behind an event's id; 0 for none, or one that is not ours. */
  seenBy(lastEventId: string | undefined): number {
    const [era, number = ''] = lastEventId?.split('-') ?? [];
    return era === this.era && /^\d{1,15}$/.test(number) ? Number(number) : 0;
  }

  /** Makes frames of quotes and answers them. */
  put(quotes: readonly Quote[]): Frame[] {
    return quotes.flatMap((quote) => {
      const text = this.textOf(quote);
      if (text === undefined) return [];
      const number = ++this.count;
      const bytes = Buffer.from(`id: ${this.era}-${number}\nevent: quote\ndata: ${text}\n\n`);
      const frame = { symbol: quote.symbol, number, bytes };
      this.latest.set(quote.symbol, frame);
      return [frame];
    });
  }

  /** Makes frames of those that have none yet. */
  fill(quotes: readonly Quote[]): void {
    this.put(quotes.filter(({ symbol }) => !this.latest.has(symbol)));
  }

  /** Frames of some symbols after a number, oldest first. */
  since(number: number, symbols: ReadonlySet<string>): Buffer[] {
    const missed: Frame[] = [];
    for (const symbol of symbols) {
      const frame = this.latest.get(symbol);
      if (frame && frame.number > number) missed.push(frame);
    }
    return missed.sort((one, other) => one.number - other.number).map(({ bytes }) => bytes);
  }

  clear(): void {
    this.latest.clear();
  }
}
