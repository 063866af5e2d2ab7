import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const never = () => () => undefined;

/** The symbol whose chart is open. It is in the URL, so that it can be shared. Undefined in served HTML. */
export function useOpenSymbol(): readonly [string | undefined, (symbol: string | undefined) => void] {
  const [query, setQuery] = useSearchParams();
  const opened = useSyncExternalStore(
    never,
    () => query.get('symbol') ?? undefined,
    () => undefined,
  );
  const open = (symbol: string | undefined) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (symbol === undefined) next.delete('symbol');
        else next.set('symbol', symbol);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [opened, open];
}
