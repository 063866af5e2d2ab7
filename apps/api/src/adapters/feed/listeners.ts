import type { Quote } from '../../ports';

type Listener = (quotes: readonly Quote[]) => void;

/** Asks `read` every `ms` while anyone listens, and tells what changed. */
export function listeners(ms: number, read: () => readonly Quote[]) {
  const all = new Set<Listener>();
  const last = new Map<string, Quote>();
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    const changed = read().filter((quote) => {
      const before = last.get(quote.symbol);
      return !before || before.bid !== quote.bid || before.ask !== quote.ask || before.open !== quote.open;
    });
    for (const quote of changed) last.set(quote.symbol, quote);
    if (changed.length > 0) for (const listener of all) listener(changed);
  };
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };

  return {
    subscribe(listener: Listener): () => void {
      all.add(listener);
      timer ??= setInterval(tell, ms).unref();
      return () => {
        all.delete(listener);
        if (all.size === 0) rest();
      };
    },
    close(): void {
      all.clear();
      rest();
    },
  };
}
