import { useCallback, useMemo } from 'react';
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

  const change = useCallback(
    (name: string, value: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const replace = useCallback((query: string) => setSearch(new URLSearchParams(query)), [setSearch]);
  return { values, sort, change, replace, query: search.toString() };
}
