import { Row } from '../layout/layout';
import { StatusTag, Tag } from './status-tag';

export const Statuses = () => (
  <Row>
    <StatusTag status="unknown" />
    <StatusTag status="review" />
    <StatusTag status="approved" />
    <StatusTag status="refused" />
    <StatusTag status="paying" />
    <StatusTag status="overdue" />
    <Tag tone="warn">模拟环境</Tag>
  </Row>
);
