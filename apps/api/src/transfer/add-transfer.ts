import { addTransfer as call } from '@portal/contract/transfer';
import { handle } from '../kernel/handler';
import { cents } from '../kernel/money';
import { move } from './move';

export const addTransfer = handle(call, async ({ body, customer, gateway, idempotency, request, fail }) => {
  const amount = cents(body.amount);
  const { min } = gateway.brand.limits.transfer;
  if (amount < cents(min)) throw fail('transfer.min', { values: { min }, fields: ['amount'] });
  const { fromAccountId, toAccountId } = body;
  const { customerId } = customer;
  const asked = { customerId, fromAccountId, toAccountId, amount, kinds: 'wallet', requestId: request.id } as const;
  return move(gateway, idempotency, asked);
});
