import { Type } from 'typebox';
import { defineCall, Page, SortedQuery, Text } from '../../kernel';
import { BreakArea, ReconciliationBreak } from './reconciliation-break';

export const reconciliationBreaks = defineCall({
  id: 'staff.reconciliationBreaks',
  method: 'GET',
  path: '/ops/reconciliation/breaks',
  access: 'staff',
  permission: ['reconciliation.read', 'reconciliation.resolve'],
  query: Type.Object({
    state: Type.Optional(Type.Enum(['open', 'closed'])),
    area: Type.Optional(BreakArea),
    subject: Type.Optional(Text(60)),
    ...SortedQuery(['closedAt', 'firstSeen']),
  }),
  ok: Page(ReconciliationBreak),
  errors: [],
  summary: 'The breaks of all runs: the open ones first, then those that were closed last.',
});
