import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterBar } from './filter-bar';

const meta = { component: FilterBar } satisfies Meta<typeof FilterBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  args: {
    filters: [
      {
        name: 'days',
        label: '日期',
        usual: '30',
        options: [
          { value: '7', label: '最近 7 天' },
          { value: '30', label: '最近 30 天' },
        ],
      },
      { name: 'status', label: '状态', options: [{ value: '0', label: '全部' }] },
    ],
  },
};
