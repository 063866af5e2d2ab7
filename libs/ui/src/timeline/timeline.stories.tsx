import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './timeline';

const meta = { component: Timeline } satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Midway: Story = {
  args: {
    label: '出金进度',
    events: [
      { id: 'sent', title: '已提交', at: '2026-11-21T07:00:00Z' },
      { id: 'review', title: '审核通过', at: '2026-11-21T07:10:00Z', tone: 'ok' },
      { id: 'paid', title: '到账', note: '预计 2 小时内' },
    ],
  },
};
