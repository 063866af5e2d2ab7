const micro = 1_000_000n;

/** Parses the decimal string of a rate (at most 6 places) into millionths. */
export function rateMicros(rate: string): bigint {
  const [whole = '0', places = ''] = rate.split('.');
  return BigInt(whole) * micro + BigInt(places.padEnd(6, '0'));
}

/** Converts minor units at a rate, rounded half up. Both currencies must have 2 places. */
export const atRate = (minor: bigint, rate: string): bigint => (minor * rateMicros(rate) + micro / 2n) / micro;
