import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination';

const meta = { component: Pagination } satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = { args: { pageNo: 2, pageSize: 15, total: 64, hrefOf: (page) => `?page=${page}` } };
