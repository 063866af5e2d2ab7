import { Card, ErrorState, Loading } from '@portal/ui';
import type { ReactNode } from 'react';
import { errorText } from './failure-of';

type Query<T> = { data?: T; error?: unknown; isFetching: boolean; refetch: () => unknown };

type Props<T> = {
  query: Query<T>;
  /** The final shape in grey. */
  skeleton: ReactNode;
  /** What stands on paper of its own fails on paper of its own. */
  card?: boolean;
  children: (data: T) => ReactNode;
};

/** What a query has: its skeleton at first, its data from then on, a way to try again where there never was any. */
export function Loaded<T>({ query, skeleton, card, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  // A later answer that fails leaves the last good one standing: figures that vanish help nobody.
  if (data !== undefined) return <>{children(data)}</>;
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
