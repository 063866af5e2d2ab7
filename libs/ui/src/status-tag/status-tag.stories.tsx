import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { StatusTag, Tag } from './status-tag';

const meta = { component: StatusTag, subcomponents: { Tag } } satisfies Meta<typeof StatusTag>;

export default meta;

export const Statuses: StoryObj = {
  render: () => (
    <Row>
      <StatusTag status="unknown" />
      <StatusTag status="review" />
      <StatusTag status="approved" />
      <StatusTag status="refused" />
      <StatusTag status="paying" />
      <StatusTag status="overdue" />
      <Tag tone="warn">模拟环境</Tag>
    </Row>
  ),
};
