import { useState } from 'react';

/** Whether one of the queries has neither loaded nor failed yet. Once false it stays false, also while a query is retried. */
export function useFirstLoad(...queries: readonly { isLoading: boolean }[]): boolean {
  const loading = queries.some(({ isLoading }) => isLoading);
  const [waiting, setWaiting] = useState(loading);
  if (waiting && !loading) setWaiting(false);
  return waiting && loading;
}
