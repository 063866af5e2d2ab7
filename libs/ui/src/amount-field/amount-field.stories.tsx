import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Held } from '../testing/held';
import { AmountField } from './amount-field';

const meta = { component: AmountField } satisfies Meta<typeof AmountField>;

export default meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <Held first="">
        {(value, onChange) => <AmountField name="a" currency="USD" value={value} onChange={onChange} />}
      </Held>
      <Held first="1250.50">
        {(value, onChange) => (
          <AmountField
            name="b"
            currency="USD"
            value={value}
            onChange={onChange}
            all={{ value: '9000.00' }}
            hint="单笔 50.00 至 50,000.00 USD"
          />
        )}
      </Held>
      <Held first="12">
        {(value, onChange) => (
          <AmountField name="c" currency="USDT" value={value} onChange={onChange} error="最少 50.00 USDT" />
        )}
      </Held>
    </Stack>
  ),
};
