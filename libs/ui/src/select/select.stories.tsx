import type { Meta, StoryObj } from '@storybook/react-vite';
import { Held } from '../testing/held';
import { Select } from './select';

const meta = { component: Select } satisfies Meta<typeof Select>;

export default meta;

const options = [
  { value: 'a', label: '主账户（余额 1,000.00 USD）' },
  { value: 'b', label: 'MT5 80010001', disabled: true },
];

export const Plain: StoryObj = {
  render: () => (
    <Held first="a">
      {(value, onChange) => (
        <Select name="account" label="入金账户" options={options} value={value} onChange={onChange} />
      )}
    </Held>
  ),
};

export const Unchosen: StoryObj = {
  render: () => (
    <Held first="">
      {(value, onChange) => (
        <Select
          name="account"
          label="入金账户"
          options={options}
          placeholder="请选择"
          value={value}
          onChange={onChange}
          error="请选择入金账户"
        />
      )}
    </Held>
  ),
};
