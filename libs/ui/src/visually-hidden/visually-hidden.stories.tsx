import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden';

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Unseen: StoryObj = {
  render: () => (
    <p>
      余额 1,250.00<VisuallyHidden> 美元</VisuallyHidden>
    </p>
  ),
};
