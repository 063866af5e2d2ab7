import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';
import { Adjustment } from './adjustment';
import { secondPersonErrors } from '../second-person-errors';

export const decideAdjustment = defineCall({
  id: 'staff.decideAdjustment',
  method: 'POST',
  path: '/ops/adjustments/:id',
  access: 'staff',
  permission: ['adjustment.approve'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({ decision: Type.Enum(['approve', 'refuse']), reason: Type.Optional(Text(200)) }),
  ok: Adjustment,
  errors: [
    'staff.unknown',
    'staff.state',
    'staff.reason',
    ...secondPersonErrors,
    'staff.ownCustomer',
    'staff.adjustmentFunds',
    'staff.adjustmentAccount',
    'staff.adjustmentReference',
    'staff.accountReview',
    'staff.stopped',
  ],
  summary: 'Posts an adjustment that another member has proposed, or refuses it.',
});
