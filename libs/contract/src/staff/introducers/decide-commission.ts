import { Type } from 'typebox';
import { defineCall, Id, Money, Text } from '../../kernel';
import { Commission } from './commission';
import { secondPersonErrors } from '../second-person-errors';

export const decideCommission = defineCall({
  id: 'staff.decideCommission',
  method: 'POST',
  path: '/ops/commissions/:id',
  access: 'staff',
  permission: ['commission.approve'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({
    decision: Type.Enum(['approve', 'refuse']),
    amount: Type.Optional(Type.String({ ...Money, description: 'what the member approves, as it was shown' })),
    reason: Type.Optional(Text(200)),
  }),
  ok: Commission,
  errors: [
    'staff.unknown',
    'staff.state',
    'staff.reason',
    ...secondPersonErrors,
    'staff.ownCustomer',
    'staff.commissionNothing',
    'staff.commissionChanged',
    'staff.stopped',
    'staff.customerFrozen',
  ],
  summary:
    'Approves a commission, or refuses it. The approval of a second member pays it into the introducer’s wallet.',
});
