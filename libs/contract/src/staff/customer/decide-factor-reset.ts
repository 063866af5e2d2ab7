import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';
import { secondPersonErrors } from '../second-person-errors';
import { FactorReset } from './factor-reset';

export const decideFactorReset = defineCall({
  id: 'staff.decideFactorReset',
  method: 'POST',
  path: '/ops/factor-resets/:id/decide',
  access: 'staff',
  permission: ['review.phone'],
  stepUp: true,
  params: Type.Object({ id: Id }),
  body: Type.Object({ decision: Type.Enum(['approve', 'refuse']), reason: Type.Optional(Text(200)) }),
  ok: FactorReset,
  errors: ['staff.unknown', 'staff.state', 'staff.reason', 'staff.ownCustomer', ...secondPersonErrors],
  summary:
    'Decides a reset of second factors, by another member than the one who requested it; a refusal needs a reason. An approval removes factors and recovery codes, ends the sessions, begins the cooling-off period of payouts and tells the customer.',
});
