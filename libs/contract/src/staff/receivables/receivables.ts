import { Type } from 'typebox';
import { defineCall, Line, Page, SortedQuery } from '../../kernel';
import { Receivable, ReceivableState } from './receivable';

export const receivables = defineCall({
  id: 'staff.receivables',
  method: 'GET',
  path: '/ops/receivables',
  access: 'staff',
  permission: ['adjustment.propose', 'adjustment.approve', 'reconciliation.read', 'report.read'],
  query: Type.Object({
    state: Type.Optional(ReceivableState),
    customerNumber: Type.Optional(Line(20)),
    ...SortedQuery(['openedAt', 'open']),
  }),
  ok: Page(Receivable),
  errors: [],
  summary: 'What customers owe after chargebacks, newest first. An adjustment of the kind writeOff ends one.',
});
