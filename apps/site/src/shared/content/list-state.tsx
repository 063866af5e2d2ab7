import type { ArticleLink } from '@portal/contract/content';
import { Card, Empty, ErrorState, Loading, Skeleton, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { Related } from './related';

type Props<T> = {
  shown: {
    data?: { list: readonly T[]; popular?: readonly ArticleLink[] };
    failed?: { msg: string };
    refetch: () => void;
  };
  empty: string;
  children: (list: readonly T[]) => ReactNode;
};

/** A list in each of its states: loading, failed, empty with what others read, loaded. */
export function ListState<T>({ shown: { data, failed, refetch }, empty, children }: Props<T>) {
  if (failed) {
    return (
      <Card>
        <ErrorState title={failed.msg} onRetry={refetch} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <Loading />
        <Stack data-gap={8}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} lines={3} />
          ))}
        </Stack>
      </Card>
    );
  }
  if (data.list.length > 0) return children(data.list);
  return (
    <Stack data-gap={6}>
      <Card>
        <Empty title={empty} />
      </Card>
      <Related title="大家常看" articles={data.popular ?? []} hrefOf={(id) => `/news/${id}`} />
    </Stack>
  );
}
