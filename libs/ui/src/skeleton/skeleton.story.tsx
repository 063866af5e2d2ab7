import { Stack } from '../layout/layout';
import { Skeleton } from './skeleton';

export const Shapes = () => (
  <Stack>
    <Skeleton shape="title" width="third" />
    <Skeleton lines={3} />
    <Skeleton shape="block" />
    <Skeleton shape="chart" />
  </Stack>
);
