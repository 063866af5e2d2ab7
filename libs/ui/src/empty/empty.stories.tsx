import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../link/link-button';
import { Empty } from './empty';

const meta = { component: Empty } satisfies Meta<typeof Empty>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithWayOn: Story = {
  args: {
    title: '还没有入金记录',
    action: (
      <LinkButton tone="primary" href="/user-center/assets/deposit">
        去入金
      </LinkButton>
    ),
    children: '完成第一笔入金后，记录会显示在这里。',
  },
};
