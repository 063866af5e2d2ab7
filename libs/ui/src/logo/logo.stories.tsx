import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { storyBrand } from '../testing/story-brand';
import { Logo } from './logo';

const meta = { component: Logo } satisfies Meta<typeof Logo>;

export default meta;

export const Parts: StoryObj = {
  render: (_args, context) => (
    <Row data-gap={8}>
      <Logo brand={storyBrand(context)} height={40} />
      <Logo brand={storyBrand(context)} part="mark" height={40} />
    </Row>
  ),
};
