import { Card, ErrorState, Loading } from '@portal/ui';
import type { ReactNode } from 'react';
import { errorText } from './failure-of';

/** `currentData` is what was read for these arguments; `data` could be of those before, say of another account. */
type Query<T> = { currentData?: T; error?: unknown; isFetching: boolean; refetch: () => unknown };

type Props<T> = {
  query: Query<T>;
  /** The final shape in grey. */
  skeleton: ReactNode;
  /** Shows the error in a card, for content that brings cards of its own. */
  card?: boolean;
  children: (data: T) => ReactNode;
};

/** Shows a query: its skeleton at first, then its data, or the error and a way to try again where there is no data. */
export function Loaded<T>({ query, skeleton, card, children }: Props<T>) {
  const { currentData, error, isFetching, refetch } = query;
  // Where a later read fails, the last good figures stay.
  if (currentData !== undefined) return <>{children(currentData)}</>;
  if (error !== undefined) {
    const failed = <ErrorState title={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
    return card ? <Card>{failed}</Card> : failed;
  }
  return (
    <>
      <Loading />
      {skeleton}
    </>
  );
}
