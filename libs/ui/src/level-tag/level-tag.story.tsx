import { Row } from '../layout/layout';
import type { StoryProps } from '../testing/story-props';
import { LevelTag } from './level-tag';

export const Metals = ({ brand }: StoryProps) => (
  <Row>
    <LevelTag code="MIN" levels={brand.levels} />
    <LevelTag code="STD" levels={brand.levels} />
    <LevelTag code="DIA" levels={brand.levels} />
  </Row>
);
