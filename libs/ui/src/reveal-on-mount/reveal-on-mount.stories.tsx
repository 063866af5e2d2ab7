import type { Meta, StoryObj } from '@storybook/react-vite';
import { RevealOnMount } from './reveal-on-mount';

const meta = { component: RevealOnMount } satisfies Meta<typeof RevealOnMount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Mounted: Story = { args: { children: <p>页面就绪后显示。</p> } };
