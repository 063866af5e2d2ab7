import { Type } from 'typebox';
import { defineCall, Line, Page, SortedQuery } from '../../kernel';
import { CaseState, SuspiciousCase } from './suspicious-case';

export const cases = defineCall({
  id: 'staff.cases',
  method: 'GET',
  path: '/ops/cases',
  access: 'staff',
  permission: ['customer.manage'],
  query: Type.Object({
    state: Type.Optional(Type.Union([CaseState, Type.Literal('undecided')])),
    customerNumber: Type.Optional(Line(20)),
    ...SortedQuery(['openedAt']),
  }),
  ok: Page(SuspiciousCase),
  errors: [],
  summary:
    'Suspicious cases, newest first, without those of the member’s own customer account. `total` counts up to 10,000.',
});
