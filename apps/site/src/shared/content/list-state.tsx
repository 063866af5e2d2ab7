import { Empty, ErrorState, Skeleton, Stack } from '@portal/ui';
import type { ReactNode } from 'react';

type Props<T> = {
  shown: { data?: { list: readonly T[] }; failed?: { msg: string }; again: () => void };
  empty: string;
  children: (list: readonly T[]) => ReactNode;
};

/** A list in each of its states: loading, failed, empty, loaded. */
export function ListState<T>({ shown: { data, failed, again }, empty, children }: Props<T>) {
  if (failed) return <ErrorState title={failed.msg} onRetry={again} />;
  if (!data) {
    return (
      <Stack data-gap={6}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} lines={3} />
        ))}
      </Stack>
    );
  }
  return data.list.length > 0 ? children(data.list) : <Empty title={empty} />;
}
