export const minuteMs = 60_000;

// From one minute to two years. Like a random walk, each layer is four times slower than the last and moves twice as far.
const periods = Array.from({ length: 11 }, (_, layer) => 4 ** layer);
const dayMinutes = 1_440;

/** The amplitude of noise with a period in minutes, if the standard deviation of a day is 1. */
export const swingOf = (period: number): number => 0.8 * Math.sqrt(period / dayMinutes);
const swings = periods.map(swingOf);

function mix(value: number): number {
  let h = value ^ (value >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function seedOf(text: string): number {
  let h = 2166136261;
  for (const sign of text) h = Math.imul(h ^ (sign.codePointAt(0) ?? 0), 16777619);
  return mix(h);
}

/** A deterministic 32-bit hash. */
export const hash = (seed: number, layer: number, index: number): number =>
  mix(mix(seed ^ Math.imul(layer + 1, 0x9e3779b1) ^ index) ^ layer);

/** The same hash as a number from -1 to 1. */
export const node = (seed: number, layer: number, index: number): number => hash(seed, layer, index) / 2147483648 - 1;

/**
 * Stateless noise at whole minutes: a past minute costs as much to compute as the current one. The last nodes are cached, because callers
 * usually read neighbouring minutes.
 */
export function makeNoise(seed: number): (minute: number) => number {
  const cell = new Float64Array(periods.length).fill(-1);
  const left = new Float64Array(periods.length);
  const right = new Float64Array(periods.length);
  return (minute) => {
    let sum = 0;
    for (let layer = 0; layer < periods.length; layer++) {
      const place = minute / (periods[layer] as number);
      const index = Math.floor(place);
      if (cell[layer] !== index) {
        cell[layer] = index;
        left[layer] = (swings[layer] as number) * node(seed, layer, index);
        right[layer] = (swings[layer] as number) * node(seed, layer, index + 1);
      }
      const low = left[layer] as number;
      sum += low + ((right[layer] as number) - low) * (place - index);
    }
    return sum;
  };
}
