import { Card, Skeleton } from '@portal/ui';

/** The place of a result that is not known yet. */
export const resultSkeleton = (
  <Card>
    <Skeleton shape="title" width="half" />
    <Skeleton lines={5} />
  </Card>
);
