import type { Meta, StoryObj } from '@storybook/react-vite';
import { MountGate } from './mount-gate';

const meta = { component: MountGate } satisfies Meta<typeof MountGate>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Mounted: Story = { args: { children: <p>页面就绪后显示。</p> } };
