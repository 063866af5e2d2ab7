const everyMs = 10_000;

/**
 * Logs the first event of a kind at once and then at most one line in ten seconds, with the number of events since the last line.
 * For what strangers can cause as often as they like.
 */
export function sampledLog(write: (facts: Record<string, string | number>) => void) {
  const kinds = new Map<string, { at: number; events: number }>();
  return (facts: Record<string, string>): void => {
    const kind = JSON.stringify(facts);
    const before = kinds.get(kind) ?? { at: -Infinity, events: 0 };
    const events = before.events + 1;
    const now = performance.now();
    const isDue = now - before.at >= everyMs;
    kinds.set(kind, isDue ? { at: now, events: 0 } : { at: before.at, events });
    if (isDue) write({ ...facts, events });
  };
}
