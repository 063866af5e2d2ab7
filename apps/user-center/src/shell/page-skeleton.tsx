import { Card, Loading, Skeleton, Stack } from '@portal/ui';

/** The shape of a page whose chunk is on its way. */
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
