import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { storyBrand } from '../testing/story-brand';
import { LevelTag } from './level-tag';

const meta = { component: LevelTag } satisfies Meta<typeof LevelTag>;

export default meta;

export const Metals: StoryObj = {
  render: (_args, context) => (
    <Row>
      <LevelTag code="MIN" levels={storyBrand(context).levels} />
      <LevelTag code="STD" levels={storyBrand(context).levels} />
      <LevelTag code="DIA" levels={storyBrand(context).levels} />
    </Row>
  ),
};
