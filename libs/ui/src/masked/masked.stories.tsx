import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Masked } from './masked';

const meta = { component: Masked } satisfies Meta<typeof Masked>;

export default meta;

export const Kinds: StoryObj = {
  render: () => (
    <Stack>
      <Masked value="138****8000" label="手机号" />
      <Masked value="138****8000" full="13800138000" label="手机号" />
    </Stack>
  ),
};
