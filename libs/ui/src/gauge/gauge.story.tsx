import { Stack } from '../layout/layout';
import { Gauge } from './gauge';

export const Levels = () => (
  <Stack data-gap={6}>
    <Gauge level={1200} stopOut={30} />
    <Gauge level={96} stopOut={30} />
    <Gauge level={34} stopOut={30} />
    <Gauge level={null} stopOut={30} />
  </Stack>
);
