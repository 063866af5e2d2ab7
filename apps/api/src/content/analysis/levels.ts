import type { Bar } from '../../ports';

/** The parameters of the method, in bars of 4 hours. The text of every analysis states them. */
export const method = { bars: 42, atr: 14, mean: 30, beside: 3, least: 20 } as const;

export type LevelSource = '枢轴位' | '摆动高点' | '摆动低点' | 'ATR 波幅';

/** A price in points and how it was found. */
export interface Level {
  at: number;
  source: LevelSource;
}

export interface Levels {
  /** The close of the last bar, in points. */
  close: number;
  high: number;
  low: number;
  atr: number;
  mean: number;
  direction: 'up' | 'down' | 'flat';
  /** The nearest first. */
  support: Level[];
  resistance: Level[];
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function trueRanges(bars: readonly Bar[]): number[] {
  return bars.slice(1).map(({ high, low }, index) => {
    const before = Number(bars[index]?.close);
    return Math.max(Number(high), before) - Math.min(Number(low), before);
  });
}

/** Classic pivots of a day: the pivot, and two levels on each side. */
function pivots(high: number, low: number, close: number): Level[] {
  const pivot = (high + low + close) / 3;
  const prices = [pivot, 2 * pivot - low, 2 * pivot - high, pivot + high - low, pivot - high + low];
  return prices.map((at) => ({ at: Math.round(at), source: '枢轴位' }));
}

/** Bars whose high (low) is beyond that of the bars beside them. */
function swings(bars: readonly Bar[]): Level[] {
  const { beside } = method;
  return bars.slice(beside, -beside).flatMap((bar, index): Level[] => {
    const others = bars.slice(index, index + 2 * beside + 1).filter((one) => one !== bar);
    return [
      ...(others.every(({ high }) => high < bar.high) ? [{ at: Number(bar.high), source: '摆动高点' } as const] : []),
      ...(others.every(({ low }) => low > bar.low) ? [{ at: Number(bar.low), source: '摆动低点' } as const] : []),
    ];
  });
}

/** At most three levels on one side of the close, the nearest first, each a quarter of the ATR from the one before. */
function chosen(candidates: readonly Level[], close: number, atr: number, side: 1 | -1): Level[] {
  const found: Level[] = [];
  const distance = ({ at }: Level) => (at - close) * side;
  for (const level of [...candidates].sort((one, other) => distance(one) - distance(other))) {
    const from = found.at(-1)?.at ?? close;
    if ((level.at - from) * side >= atr / 4 && found.length < 3) found.push(level);
  }
  // A price beyond every pivot and swing still gets two levels.
  while (found.length < 2) {
    const from = found.at(-1)?.at ?? close;
    found.push({ at: Math.max(1, Math.round(from + side * 2 * atr)), source: 'ATR 波幅' });
  }
  return found;
}

/**
 * Derives support and resistance from bars of 4 hours.
 * @param bars complete bars, oldest first
 * @param dayOf the trading day of an instant
 * @returns undefined where there are too few bars or the price did not move
 */
export function levelsOf(bars: readonly Bar[], dayOf: (at: number) => number): Levels | undefined {
  const last = bars.at(-1);
  if (!last || bars.length < method.least) return undefined;
  const day = bars.filter(({ at }) => dayOf(at) === dayOf(last.at));
  const [high, low] = [Math.max(...day.map((bar) => Number(bar.high))), Math.min(...day.map((bar) => Number(bar.low)))];
  const close = Number(last.close);
  const atr = average(trueRanges(bars).slice(-method.atr));
  if (atr < 1) return undefined;
  const mean = average(bars.slice(-method.mean).map((bar) => Number(bar.close)));
  const candidates = [...pivots(high, low, close), ...swings(bars)];
  const distance = close - mean;
  return {
    close,
    high,
    low,
    atr: Math.round(atr),
    mean: Math.round(mean),
    direction: Math.abs(distance) < atr / 2 ? 'flat' : distance > 0 ? 'up' : 'down',
    support: chosen(candidates, close, atr, -1),
    resistance: chosen(candidates, close, atr, 1),
  };
}
