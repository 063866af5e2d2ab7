import { Type } from 'typebox';
import { defineCall, Text } from '../../kernel';
import { Review } from '../review';

export const stopPayouts = defineCall({
  id: 'staff.stopPayouts',
  method: 'POST',
  path: '/ops/stop',
  access: 'staff',
  permission: ['reconciliation.resolve'],
  body: Type.Object({ reason: Text(200) }),
  ok: Review,
  errors: [],
  summary: 'Stops all payouts; two staff members release them by staff.approveStop.',
});
