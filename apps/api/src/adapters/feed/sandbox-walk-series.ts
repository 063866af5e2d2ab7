import { hash, makeNoise, minuteMs, node, seedOf, swingOf } from './sandbox-walk-noise';

/** A driver of prices, and what it does to this symbol on an ordinary day (0.01 is one percent). */
export type Component = readonly [driver: string, daily: number];

/** Milliseconds between two moves. */
export const step = 500;
const steps = minuteMs / step;

/** The turns of one minute: the price goes straight from one to the next, and trembles. */
interface Minute {
  open: number;
  close: number;
  high: number;
  low: number;
}

/** The logarithm of a price over its base: a weighted sum of drivers. */
export interface Series {
  /** At a step of a minute (both counted from 1970). */
  at(minute: number, step: number): number;
  /** What all steps of a minute come to, without looking at each. */
  minute(minute: number): Minute;
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

export function makeSeries(seed: string, symbol: string, components: readonly Component[]): Series {
  const own = seedOf(`${seed}:${symbol}:turns`);
  const parts = components.map(([driver, daily]) => ({ noise: makeNoise(seedOf(`${seed}:${driver}`)), daily }));
  const daily = Math.sqrt(components.reduce((sum, [, one]) => sum + one * one, 0));
  const turn = daily * swingOf(0.5);
  const tremble = daily * swingOf(1 / steps);

  // A minute ends where the next begins, and bars ask for one after the other.
  let cachedMinute = NaN;
  let cachedValue = 0;
  const value = (minute: number) => {
    if (minute === cachedMinute) return cachedValue;
    let sum = 0;
    for (const part of parts) sum += part.daily * part.noise(minute);
    cachedMinute = minute;
    cachedValue = sum;
    return sum;
  };

  /** Where a minute begins, turns twice, and ends. */
  const turnsOf = (minute: number) => {
    const start = value(minute);
    const end = value(minute + 1);
    const bits = hash(own, 0, minute);
    const first = 20 + (bits & 31);
    const second = 70 + ((bits >>> 8) & 31);
    const one = between(start, end, first / steps) + turn * node(own, 1, minute);
    const two = between(start, end, second / steps) + turn * node(own, 2, minute);
    return { start, end, first, second, one, two };
  };
  type Turns = ReturnType<typeof turnsOf>;
  const straight = ({ start, end, first, second, one, two }: Turns, place: number) => {
    if (place <= first) return between(start, one, place / first);
    if (place <= second) return between(one, two, (place - first) / (second - first));
    return between(two, end, (place - second) / (steps - second));
  };
  const summary = (turns: Turns): Minute => {
    const { start, one, two } = turns;
    const close = straight(turns, steps - 1);
    return { open: start, close, high: Math.max(start, one, two, close), low: Math.min(start, one, two, close) };
  };

  return {
    at(minute, place) {
      const turns = turnsOf(minute);
      const line = straight(turns, place);
      // The turns themselves do not tremble and nothing goes beyond them, so that a bar knows its ends without the steps.
      if (place === 0 || place === turns.first || place === turns.second || place === steps - 1) return line;
      const { high, low } = summary(turns);
      return Math.min(high, Math.max(low, line + tremble * node(own, 3 + place, minute)));
    },
    minute: (minute) => summary(turnsOf(minute)),
  };
}
