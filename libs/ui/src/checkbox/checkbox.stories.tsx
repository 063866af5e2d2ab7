import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Held } from '../testing/held';
import { Checkbox } from './checkbox';

const meta = { component: Checkbox } satisfies Meta<typeof Checkbox>;

export default meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <Held first={false}>
        {(value, onChange) => <Checkbox name="a" label="只看未读" value={value} onChange={onChange} />}
      </Held>
      <Held<boolean> first>
        {(value, onChange) => <Checkbox name="b" label="已阅读" value={value} onChange={onChange} />}
      </Held>
      <Held first={false}>
        {(value, onChange) => (
          <Checkbox
            name="c"
            label="我已阅读并同意《服务协议》"
            value={value}
            onChange={onChange}
            error="请先阅读并同意"
          />
        )}
      </Held>
    </Stack>
  ),
};
