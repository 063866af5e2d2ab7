import { addTransfer as call } from '@portal/contract/transfer';
import { handle } from '../http/handler';
import { cents } from '../core/money/money';
import { move } from './move';

export const addTransfer = handle(call, async ({ body, customer, gateway, idempotency, request }) => {
  const amount = cents(body.amount);
  const { fromAccountId, toAccountId, rate: shownRate } = body;
  const { customerId } = customer;
  return move(gateway, idempotency, {
    customerId,
    fromAccountId,
    toAccountId,
    shownRate,
    amount,
    kinds: 'wallet',
    requestId: request.id,
  });
});
