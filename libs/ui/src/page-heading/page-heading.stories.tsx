import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { PageHeading } from './page-heading';

const meta = { component: PageHeading } satisfies Meta<typeof PageHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  args: {
    title: '资金明细',
    lede: '每一笔入金、出金、转账与成交。',
    back: { href: '/user-center/acctInfo', label: '账户总览' },
    actions: <Button>打印</Button>,
  },
};
