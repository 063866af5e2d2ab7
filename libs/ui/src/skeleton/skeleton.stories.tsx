import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Skeleton } from './skeleton';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;

export const Shapes: StoryObj = {
  render: () => (
    <Stack>
      <Skeleton shape="title" width="third" />
      <Skeleton lines={3} />
      <Skeleton shape="block" />
      <Skeleton shape="chart" />
    </Stack>
  ),
};
