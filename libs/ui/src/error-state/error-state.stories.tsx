import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state';

const meta = { component: ErrorState } satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = { args: { title: '获取账户信息失败', onRetry: () => undefined } };

export const Busy: Story = { args: { title: '获取账户信息失败', onRetry: () => undefined, busy: true } };
