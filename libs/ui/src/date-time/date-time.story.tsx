import { Row } from '../layout/layout';
import { DateTime } from './date-time';

export const Lengths = () => (
  <Row data-gap={6}>
    <DateTime value="2026-11-21T07:00:00Z" />
    <DateTime value="2026-11-21T07:00:00Z" show="minute" />
    <DateTime value="2026-11-21T07:00:00Z" show="date" />
    <DateTime value={undefined} />
  </Row>
);
