import { Type } from 'typebox';
import { defineCall, Draft, Id, Pno } from '../kernel';

export const depositDraftCancel = defineCall({
  id: 'deposit.depositDraftCancel',
  method: 'POST',
  path: '/v2/deposit/depositDraft/cancel/:customerNo/:pno',
  access: 'customer',
  money: true,
  params: Type.Object({ customerNo: Id, pno: Pno }),
  ok: Draft,
  errors: ['deposit.unknown', 'deposit.notUnpaid'],
  summary: 'Cancels an unpaid draft.',
});
