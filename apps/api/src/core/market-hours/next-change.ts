import { openSpans } from './open-spans';

/** Longer than any market is closed. */
const horizonMs = 12 * 86_400_000;

/** The instant at which a symbol closes, or opens if it is closed; undefined if it trades around the clock. */
export function nextChange(symbol: string, at: number): number | undefined {
  const to = at + horizonMs;
  const spans = openSpans(symbol, at, to);
  const [first] = spans;
  if (!first) return undefined;
  if (first[0] > at) return first[0];
  let [, end] = first;
  // A span of one day may go on in that of the next.
  for (const [from, until] of spans) if (from <= end && until > end) end = until;
  return end < to ? end : undefined;
}
