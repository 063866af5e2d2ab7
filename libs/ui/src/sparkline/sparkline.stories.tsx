import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { Sparkline } from './sparkline';

const meta = { component: Sparkline } satisfies Meta<typeof Sparkline>;

export default meta;

export const Shapes: StoryObj = {
  render: () => (
    <Row data-gap={6}>
      <Sparkline points={[1, 3, 2, 5, 4, 6]} label="上涨" />
      <Sparkline points={[6, 4, 5, 2, 3, 1]} label="下跌" />
      <Sparkline points={[3, 3, 3]} label="持平" />
    </Row>
  ),
};
