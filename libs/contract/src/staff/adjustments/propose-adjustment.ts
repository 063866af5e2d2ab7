import { Type } from 'typebox';
import { defineCall, Id, Line, Text } from '../../kernel';
import { Adjustment, AdjustmentKind } from './adjustment';

export const proposeAdjustment = defineCall({
  id: 'staff.proposeAdjustment',
  method: 'POST',
  path: '/ops/adjustments',
  access: 'staff',
  permission: ['adjustment.propose'],
  money: true,
  body: Type.Object({
    kind: AdjustmentKind,
    accountId: Type.Optional(Id),
    amount: Type.Optional(
      Type.String({
        pattern: '^-?\\d{1,9}(\\.\\d{1,2})?$',
        description:
          'in the currency of the account; negative takes money. Not for a chargeback, returned payout, reversal or write-off, whose document has the amount',
      }),
    ),
    reference: Type.Optional(Text(60)),
    reason: Text(200, 'of a returned payout, the customer reads it'),
    documentId: Type.Optional(
      Line(32, { description: 'of uploadDocument; required for a deposit, a chargeback and a returned payout' }),
    ),
  }),
  ok: Adjustment,
  errors: [
    'staff.adjustmentAccount',
    'staff.adjustmentAmount',
    'staff.adjustmentReference',
    'staff.adjustmentRepeated',
    'staff.adjustmentDocument',
    'staff.ownCustomer',
  ],
  summary: 'Proposes a change of a balance; another member decides.',
});
