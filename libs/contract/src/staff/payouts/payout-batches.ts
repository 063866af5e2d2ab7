import { Type } from 'typebox';
import { defineCall, Page, SortedQuery } from '../../kernel';
import { PayoutBatch } from './payout-batch';

export const payoutBatches = defineCall({
  id: 'staff.payoutBatches',
  method: 'GET',
  path: '/ops/batches',
  access: 'staff',
  permission: ['payout.read', 'payout.pay'],
  query: Type.Object(SortedQuery(['madeAt', 'items', 'total'])),
  ok: Type.Object({
    ...Page(PayoutBatch).properties,
    waiting: Type.Object(
      { items: Type.Integer(), total: Type.String({ description: 'CNY' }) },
      { description: 'approved payouts that a new batch would have' },
    ),
    profiles: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
      description: 'the banks’ CSV profiles; a batch without one has the first',
    }),
  }),
  errors: [],
  summary: 'Batches of bank payouts, newest first.',
});
