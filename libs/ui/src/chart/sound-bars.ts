import type { PriceBar } from './price-bar';

const decimal = /^-?\d+(\.\d+)?$/;

const isSound = ({ at, open, high, low, close }: PriceBar) =>
  Number.isFinite(Date.parse(at)) && [open, high, low, close].every((price) => decimal.test(price));

/**
 * The bars that can be drawn, in the order of their times, each once: of two with the same time the later in the list. The chart
 * library throws for others, and a chart with a gap says more than none.
 */
export function soundBars(bars: readonly PriceBar[]): PriceBar[] {
  const byTime = new Map(bars.filter(isSound).map((bar) => [Date.parse(bar.at), bar]));
  return [...byTime].sort(([one], [other]) => one - other).map(([, bar]) => bar);
}
