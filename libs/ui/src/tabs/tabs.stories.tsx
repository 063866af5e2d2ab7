import type { Meta, StoryObj } from '@storybook/react-vite';
import { Held } from '../testing/held';
import { Tabs } from './tabs';

const meta = { component: Tabs } satisfies Meta<typeof Tabs>;

export default meta;

export const Three: StoryObj = {
  render: () => (
    <Held first={'deposit' as 'deposit' | 'withdraw' | 'transfer'}>
      {(value, onChange) => (
        <Tabs
          label="资金明细"
          value={value}
          onChange={onChange}
          items={[
            { id: 'deposit', label: '入金', count: 3 },
            { id: 'withdraw', label: '出金' },
            { id: 'transfer', label: '转账' },
          ]}
        >
          <p>记录</p>
        </Tabs>
      )}
    </Held>
  ),
};
