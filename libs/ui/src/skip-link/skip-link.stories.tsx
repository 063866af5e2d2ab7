import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link';

const meta = { component: SkipLink } satisfies Meta<typeof SkipLink>;

export default meta;

/** Hidden until it has the focus. */
export const Hidden: StoryObj = {
  render: () => (
    <>
      <SkipLink />
      <p>按 Tab 键出现。</p>
    </>
  ),
};
