const micro = 1_000_000n;

/** A rate's decimal string (at most 6 places) in millionths. */
export function rateMicros(rate: string): bigint {
  const [whole = '0', places = ''] = rate.split('.');
  return BigInt(whole) * micro + BigInt(places.padEnd(6, '0'));
}

/** Minor units at a rate, half up: both currencies have 2 places. */
export const atRate = (minor: bigint, rate: string): bigint => (minor * rateMicros(rate) + micro / 2n) / micro;
