import { Type } from 'typebox';
import { Account, defineCall, Id } from '../kernel';

export const upAccountLevel = defineCall({
  id: 'account.upAccountLevel',
  method: 'POST',
  path: '/v2/person/upAccountLevel',
  access: 'customer',
  body: Type.Object({ gts2AccountId: Id }),
  ok: Account,
  errors: ['account.unknown', 'account.notOpen', 'account.topLevel', 'account.notEligible'],
  summary: 'Raises an account to its next level.',
});
