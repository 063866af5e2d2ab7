import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordChecklist } from './password-checklist';

const meta = { component: PasswordChecklist } satisfies Meta<typeof PasswordChecklist>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Half: Story = {
  args: {
    checklist: {
      count: 1,
      total: 2,
      criteria: [
        { id: 'length', label: '8 至 16 个字符', met: true },
        { id: 'digit', label: '至少一个数字', met: false },
      ],
    },
  },
};
