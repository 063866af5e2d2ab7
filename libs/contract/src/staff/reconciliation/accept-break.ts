import { Type } from 'typebox';
import { defineCall, Id, Text } from '../../kernel';
import { ReconciliationBreak } from './reconciliation-break';
import { secondPersonErrors } from '../second-person-errors';

export const acceptBreak = defineCall({
  id: 'staff.acceptBreak',
  method: 'POST',
  path: '/ops/reconciliation/breaks/:id/accept',
  access: 'staff',
  permission: ['reconciliation.resolve'],
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Text(200) }),
  ok: ReconciliationBreak,
  errors: ['staff.unknown', 'staff.state', ...secondPersonErrors, 'staff.ownCustomer'],
  summary:
    'Proposes to accept a break of the channel as it is; a second member’s acceptance closes it. Later runs leave it out while both sides stay.',
});
