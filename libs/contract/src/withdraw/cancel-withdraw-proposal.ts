import { Type } from 'typebox';
import { defineCall, Pno } from '../kernel';
import { Withdrawal } from './withdrawal';

export const cancelWithdrawProposal = defineCall({
  id: 'withdraw.cancelWithdrawProposal',
  method: 'POST',
  path: '/v2/withdraw/cancelWithdrawProposal',
  access: 'customer',
  money: true,
  body: Type.Object({ pno: Pno }),
  ok: Withdrawal,
  errors: ['withdraw.unknown', 'withdraw.notCancellable'],
  summary: 'Takes a withdrawal back while it is in review; the hold is released.',
});
