import { Row } from '../layout/layout';
import type { StoryProps } from '../testing/story-props';
import { Logo } from './logo';

export const Parts = ({ brand }: StoryProps) => (
  <Row data-gap={8}>
    <Logo brand={brand} height={40} />
    <Logo brand={brand} part="mark" height={40} />
  </Row>
);
