import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { DateTime } from './date-time';

const meta = { component: DateTime } satisfies Meta<typeof DateTime>;

export default meta;

export const Lengths: StoryObj = {
  render: () => (
    <Row data-gap={6}>
      <DateTime value="2026-11-21T07:00:00Z" />
      <DateTime value="2026-11-21T07:00:00Z" show="minute" />
      <DateTime value="2026-11-21T07:00:00Z" show="date" />
      <DateTime value={undefined} />
    </Row>
  ),
};
