import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Card } from './card';

const meta = { component: Card } satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {
  args: { title: '银行卡', actions: <Button size="small">添加</Button>, children: '招商银行 尾号 1234' },
};

export const Bare: Story = { args: { children: '总净值 1,250.00 USD' } };
