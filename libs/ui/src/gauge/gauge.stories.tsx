import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Gauge } from './gauge';

const meta = { component: Gauge } satisfies Meta<typeof Gauge>;

export default meta;

export const Levels: StoryObj = {
  render: () => (
    <Stack data-gap={6}>
      <Gauge level={1200} stopOut={30} />
      <Gauge level={96} stopOut={30} />
      <Gauge level={34} stopOut={30} />
      <Gauge level={null} stopOut={30} />
    </Stack>
  ),
};
