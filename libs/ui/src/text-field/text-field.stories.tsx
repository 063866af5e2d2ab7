import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Held } from '../testing/held';
import { TextField } from './text-field';

const meta = { component: TextField } satisfies Meta<typeof TextField>;

export default meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <Held first="">
        {(value, onChange) => (
          <TextField name="city" label="城市" placeholder="如 深圳" value={value} onChange={onChange} />
        )}
      </Held>
      <Held first="12">
        {(value, onChange) => (
          <TextField
            name="phone"
            label="手机号"
            before="+86"
            error="手机号应为 11 位数字"
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    </Stack>
  ),
};
