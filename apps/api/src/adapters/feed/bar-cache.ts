import type { Bar } from '../../ports';

const most = 50_000;

/** Bars that are complete, the oldest thrown out first; null: the market was closed. */
export class BarCache {
  private readonly bars = new Map<string, Bar | null>();

  get(key: string): Bar | null | undefined {
    return this.bars.get(key);
  }

  set(key: string, bar: Bar | null): void {
    const [oldest] = this.bars.size >= most ? this.bars.keys() : [];
    if (oldest !== undefined) this.bars.delete(oldest);
    this.bars.set(key, bar);
  }

  forget(symbol: string): void {
    for (const key of this.bars.keys()) if (key.startsWith(`${symbol}:`)) this.bars.delete(key);
  }
}
