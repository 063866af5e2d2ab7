import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from './menu';

const meta = { component: Menu } satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: {
    label: '交易产品',
    items: [
      { href: '/product/forex', label: '外汇', note: '主要与交叉货币对' },
      { href: '/product/goods', label: '商品' },
    ],
  },
};
