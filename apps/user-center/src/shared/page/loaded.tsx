import { failureFrom } from '@portal/api-client/http';
import { Card, ErrorState, Loading } from '@portal/ui';
import type { ReactNode } from 'react';

/** `currentData` is the result for the current arguments; `data` could be for earlier ones, such as another account. */
type Query<T> = { currentData?: T; error?: unknown; isFetching: boolean; refetch: () => unknown };

type Props<T> = {
  query: Query<T>;
  /** A grey placeholder of the final shape. */
  skeleton: ReactNode;
  /** Shows the error in a card, for content that brings cards of its own. */
  card?: boolean;
  children: (data: T) => ReactNode;
};

/** Shows a query: a skeleton at first, then its data, or the error and a retry button if there is no data. */
export function Loaded<T>({ query, skeleton, card, children }: Props<T>) {
  const { currentData, error, isFetching, refetch } = query;
  // If a refetch fails, the last data stays.
  if (currentData !== undefined) return <>{children(currentData)}</>;
  if (error !== undefined) {
    const failed = <ErrorState title={failureFrom(error).msg} busy={isFetching} onRetry={() => void refetch()} />;
    return card ? <Card>{failed}</Card> : failed;
  }
  return (
    <>
      <Loading />
      {skeleton}
    </>
  );
}
