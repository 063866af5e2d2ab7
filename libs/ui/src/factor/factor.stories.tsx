import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactorForm } from './factor-form';

const meta = { component: FactorForm } satisfies Meta<typeof FactorForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const refused = { msg: '验证码或恢复码不正确' };

export const Both: Story = {
  args: {
    kinds: ['totp', 'passkey'],
    submitLabel: '验证并登录',
    onPasskeyOptions: async () => ({ failure: refused }),
    onAnswer: async () => ({ ...refused, fields: { factor: refused.msg } }),
    onBack: () => undefined,
  },
};
