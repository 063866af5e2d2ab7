import { Type } from 'typebox';
import { defineCall, Draft } from '../kernel';

export const depositDraftOverdue = defineCall({
  id: 'deposit.depositDraftOverdue',
  method: 'POST',
  path: '/v2/deposit/depositDraft/overdue',
  access: 'customer',
  ok: Type.Array(Draft),
  errors: [],
  summary: 'Drafts that ran out within the last 7 days.',
});
