import { Type } from 'typebox';
import { defineCall, Line, Page, SortedQuery } from '../../kernel';
import { Adjustment, AdjustmentKind, AdjustmentStatus } from './adjustment';

export const adjustments = defineCall({
  id: 'staff.adjustments',
  method: 'GET',
  path: '/ops/adjustments',
  access: 'staff',
  permission: ['adjustment.propose', 'adjustment.approve', 'reconciliation.read', 'report.read'],
  query: Type.Object({
    status: Type.Optional(AdjustmentStatus),
    kind: Type.Optional(AdjustmentKind),
    customerNumber: Type.Optional(Line(20)),
    ...SortedQuery(['proposedAt', 'customer', 'amount']),
  }),
  ok: Page(Adjustment),
  errors: [],
  summary: 'Adjustments, newest first. `total` counts up to 10,000.',
});
