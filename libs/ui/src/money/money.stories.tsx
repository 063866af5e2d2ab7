import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Money } from './money';

const meta = { component: Money } satisfies Meta<typeof Money>;

export default meta;

export const Kinds: StoryObj = {
  render: () => (
    <Stack>
      <Money value="1234567.8" currency="USD" size="display" />
      <Money value="1250.00" currency="USD" size="large" />
      <Money value="25.5" currency="USD" signed />
      <Money value="-25.5" currency="USD" signed />
      <Money value={null} currency="USD" />
    </Stack>
  ),
};
