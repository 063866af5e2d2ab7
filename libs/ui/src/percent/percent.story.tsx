import { Row } from '../layout/layout';
import { Percent } from './percent';

export const Directions = () => (
  <Row data-gap={6}>
    <Percent value="1.25" />
    <Percent value="-0.80" />
    <Percent value="0" />
    <Percent value="1.25" bare />
  </Row>
);
