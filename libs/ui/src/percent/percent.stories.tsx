import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { Percent } from './percent';

const meta = { component: Percent } satisfies Meta<typeof Percent>;

export default meta;

export const Directions: StoryObj = {
  render: () => (
    <Row data-gap={6}>
      <Percent value="1.25" />
      <Percent value="-0.80" />
      <Percent value="0" />
      <Percent value="1.25" bare />
    </Row>
  ),
};
