import { cancelOutCoinProposal as call } from '@portal/contract/coin';
import { handle } from '../http/handler';
import { cancelCoin } from './coin.store';

export const cancelOutCoinProposal = handle(call, async ({ body, customer, gateway: { db }, idempotency, request }) =>
  cancelCoin(db, idempotency, customer.customerId, body.pno, request.id),
);
