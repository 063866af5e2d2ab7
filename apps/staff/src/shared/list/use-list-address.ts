import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A filter of a list, kept in the address. */
export type ListFilter =
  | { name: string; label: string; kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { name: string; label: string; kind: 'text' | 'day'; placeholder?: string };

/** Sort column and direction in the address: `?sort=amount` or `?sort=-amount`. */
export type ListSort = { by: string; descending: boolean };

/**
 * What the address says about a list: the filters that are set, the sort.
 * @param order the order without one in the address
 */
export function useListAddress(filters: readonly ListFilter[], order?: string) {
  const [search, setSearch] = useSearchParams();
  // A second change may come before the first one has rendered.
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  const values = useMemo(() => {
    const set = filters.flatMap(({ name }) => {
      const value = search.get(name);
      return value ? [[name, value] as const] : [];
    });
    return Object.fromEntries(set) as Readonly<Record<string, string>>;
  }, [filters, search]);
  const sorted = search.get('sort') ?? order;
  const sort: ListSort | undefined = sorted
    ? { by: sorted.replace(/^-/, ''), descending: sorted.startsWith('-') }
    : undefined;

  const go = useCallback(
    (next: URLSearchParams, options?: { replace: boolean }) => {
      newest.current = next;
      setSearch(next, options);
    },
    [setSearch],
  );
  const change = useCallback(
    (name: string, value: string) => {
      const next = new URLSearchParams(newest.current);
      if (value) next.set(name, value);
      else next.delete(name);
      go(next, { replace: true });
    },
    [go],
  );
  const replace = useCallback((query: string) => go(new URLSearchParams(query)), [go]);
  return { values, sort, change, replace, query: search.toString() };
}
