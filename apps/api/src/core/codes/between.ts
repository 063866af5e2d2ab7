import { randomInt } from 'node:crypto';

/** A random number from `low` to `high`. */
export const between = (low: number, high: number) => low + (randomInt(1000) / 1000) * (high - low);
