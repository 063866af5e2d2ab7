import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper';

const meta = { component: Stepper } satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Midway: Story = {
  args: {
    label: '开户进度',
    steps: [
      { id: 'identity', title: '身份认证', state: 'done' },
      { id: 'bank', title: '银行卡', state: 'waiting', note: '通常一个工作日' },
      { id: 'mt5', title: '开立 MT5', state: 'current' },
      { id: 'deposit', title: '入金', state: 'ahead' },
    ],
  },
};

export const Failed: Story = {
  args: { label: '认证', steps: [{ id: 'identity', title: '身份认证', state: 'failed', note: '照片不清晰' }] },
};
