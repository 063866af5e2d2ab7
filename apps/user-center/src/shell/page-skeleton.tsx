import { Card, Loading, Skeleton, Stack } from '@portal/ui';

/** The skeleton of a page whose chunk is loading. */
export function PageSkeleton() {
  return (
    <>
      <Loading />
      <Stack data-gap={6}>
        <div>
          <Skeleton shape="block" />
        </div>
        <Card title={<Skeleton width="third" />}>
          <Skeleton lines={6} />
        </Card>
      </Stack>
    </>
  );
}
