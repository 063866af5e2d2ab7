import { useState } from 'react';

type Query = { data?: unknown; currentData?: unknown; error?: unknown };

/**
 * A query, held back until the other queries have loaded or failed: content that appears later would shift what the customer
 * is reading or typing into.
 */
export function withOthers<Q extends Query>(query: Q, ...others: readonly { isLoading: boolean }[]): Q {
  return others.some(({ isLoading }) => isLoading)
    ? { ...query, data: undefined, currentData: undefined, error: undefined }
    : query;
}

/** Whether one of the queries has neither loaded nor failed yet. Once false it stays false, also while a query is retried. */
export function useFirstLoad(...queries: readonly { isLoading: boolean }[]): boolean {
  const loading = queries.some(({ isLoading }) => isLoading);
  const [waiting, setWaiting] = useState(loading);
  if (waiting && !loading) setWaiting(false);
  return waiting && loading;
}
