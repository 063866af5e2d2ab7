import { Type } from 'typebox';
import { Day, defineCall, Line, Page, SortedQuery } from '../../kernel';
import { PayoutKind, PayoutState, StaffPayout } from './staff-payout';

export const staffPayouts = defineCall({
  id: 'staff.staffPayouts',
  method: 'GET',
  path: '/ops/payouts',
  access: 'staff',
  permission: ['payout.read', 'payout.decide', 'payout.pay'],
  query: Type.Object({
    state: Type.Optional(PayoutState),
    kind: Type.Optional(PayoutKind),
    search: Type.Optional(Line(40, { description: 'pno or customer number' })),
    startDate: Type.Optional(Day),
    endDate: Type.Optional(Day),
    ...SortedQuery(['createdAt']),
  }),
  ok: Page(StaffPayout),
  errors: [],
  summary: 'Bank and coin payouts of all customers and states, newest first. `total` counts up to 10,000.',
});
