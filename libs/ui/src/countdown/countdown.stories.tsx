import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { Countdown } from './countdown';

const meta = { component: Countdown } satisfies Meta<typeof Countdown>;

export default meta;

export const Lengths: StoryObj = {
  render: () => (
    <Row data-gap={6}>
      <Countdown until="2026-11-21T08:29:30Z" />
      <Countdown until="2026-11-21T10:00:00Z" />
      <Countdown until="2026-11-23T10:00:00Z" />
    </Row>
  ),
};
