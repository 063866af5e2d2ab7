import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from './copy';

const meta = { component: Copy } satisfies Meta<typeof Copy>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { value: '80010001', label: '复制邀请码' } };
