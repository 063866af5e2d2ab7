import { cancelWithdrawProposal as call } from '@portal/contract/withdraw';
import { handle } from '../http/handler';
import { cancelWithdrawal } from './withdraw.store';

export const cancelWithdrawProposal = handle(call, async ({ body, customer, gateway: { db }, idempotency, request }) =>
  cancelWithdrawal(db, idempotency, customer.customerId, body.pno, request.id),
);
