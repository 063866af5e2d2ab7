import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { Spark } from './spark';

const meta = { component: Spark } satisfies Meta<typeof Spark>;

export default meta;

export const Directions: StoryObj = {
  render: () => (
    <Row data-gap={6}>
      <Spark points={[1, 3, 2, 5, 4, 6]} label="上涨" />
      <Spark points={[6, 4, 5, 2, 3, 1]} label="下跌" />
      <Spark points={[3, 3, 3]} label="持平" />
    </Row>
  ),
};
