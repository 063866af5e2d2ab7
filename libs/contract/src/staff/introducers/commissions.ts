import { Type } from 'typebox';
import { defineCall, Line, Month, Page, SortedQuery } from '../../kernel';
import { introducerReaders } from './agreement';
import { Commission, CommissionStatus } from './commission';

export const commissions = defineCall({
  id: 'staff.commissions',
  method: 'GET',
  path: '/ops/commissions',
  access: 'staff',
  permission: introducerReaders,
  query: Type.Object({
    waiting: Type.Optional(Type.Boolean({ description: 'only those that wait for an approval' })),
    status: Type.Optional(CommissionStatus),
    month: Type.Optional(Month),
    customerNumber: Type.Optional(Line(20)),
    ...SortedQuery(['month', 'customer', 'amount']),
  }),
  ok: Page(Commission),
  errors: [],
  summary: 'Commissions of introducers by month, the last month first.',
});
