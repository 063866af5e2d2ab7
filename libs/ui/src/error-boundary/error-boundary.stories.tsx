import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';

const meta = { component: ErrorBoundary } satisfies Meta<ErrorBoundaryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

function Broken(): never {
  throw new Error('broken on purpose');
}

export const Caught: Story = { args: { children: <Broken /> } };
