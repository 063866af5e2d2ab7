import { Type } from 'typebox';
import { Day, defineCall, Line, Page, SortedQuery } from '../../kernel';
import { StaffDeposit } from './staff-deposit';

export const staffDeposits = defineCall({
  id: 'staff.staffDeposits',
  method: 'GET',
  path: '/ops/deposits',
  access: 'staff',
  permission: ['deposit.read', 'deposit.resolve'],
  query: Type.Object({
    state: Type.Optional(
      Type.Enum(['open', 'late', 'unpaid', 'paid', 'cancelled', 'overdue', 'mismatch'], {
        description: 'open: a payment waits for a decision',
      }),
    ),
    search: Type.Optional(Line(40, { description: 'pno or customer number' })),
    startDate: Type.Optional(Day),
    endDate: Type.Optional(Day),
    ...SortedQuery(['createdAt', 'customer', 'amount', 'payAmount']),
  }),
  ok: Page(StaffDeposit),
  errors: [],
  summary: 'Deposits of all customers, newest first. `total` counts up to 10,000.',
});
