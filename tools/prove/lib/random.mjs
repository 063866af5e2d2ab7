import { createHash } from 'node:crypto';

/** Random numbers derived from a text alone: the same text gives the same numbers. */
export function randomOf(text) {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)],
    /** One of `[weight, value]` pairs. */
    weighted(pairs) {
      let left = next() * pairs.reduce((sum, [weight]) => sum + weight, 0);
      return pairs.find(([weight]) => (left -= weight) < 0)?.[1] ?? pairs[0][1];
    },
  };
}
