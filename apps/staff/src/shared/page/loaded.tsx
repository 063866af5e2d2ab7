import { failureFrom } from '@portal/api-client/http';
import { ErrorState, Loading, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';

type Query<T> = { currentData?: T; error?: unknown; isFetching: boolean; refetch: () => unknown };

type Props<T> = {
  query: Query<T>;
  /** Number of skeleton lines. */
  lines?: number;
  children: (data: T) => ReactNode;
};

/** Shows a query: a skeleton at first, then its data, or the error and a retry button if there is no data. */
export function Loaded<T>({ query, lines = 4, children }: Props<T>) {
  const { currentData, error, isFetching, refetch } = query;
  if (currentData !== undefined) return <>{children(currentData)}</>;
  if (error !== undefined)
    return <ErrorState title={failureFrom(error).msg} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <Loading />
      <Skeleton lines={lines} />
    </>
  );
}
