import { Row } from '../layout/layout';
import { Countdown } from './countdown';

export const Lengths = () => (
  <Row data-gap={6}>
    <Countdown until="2026-11-21T08:29:30Z" />
    <Countdown until="2026-11-21T10:00:00Z" />
    <Countdown until="2026-11-23T10:00:00Z" />
  </Row>
);
