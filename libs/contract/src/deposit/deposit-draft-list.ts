import { Type } from 'typebox';
import { defineCall, Draft, Id } from '../kernel';

export const depositDraftList = defineCall({
  id: 'deposit.depositDraftList',
  method: 'POST',
  path: '/v2/deposit/depositDraft/list/:id',
  access: 'customer',
  params: Type.Object({ id: Id }),
  ok: Type.Array(Draft),
  errors: ['deposit.unknown'],
  summary: 'The unpaid drafts of the customer.',
});
