import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { Price } from './price';

const meta = { component: Price } satisfies Meta<typeof Price>;

export default meta;

export const Kinds: StoryObj = {
  render: () => (
    <Row data-gap={6}>
      <Price value="1.08512" />
      <Price value="2650.10" previous="2640.00" />
      <Price value="2630.10" previous="2640.00" size="large" />
    </Row>
  ),
};
