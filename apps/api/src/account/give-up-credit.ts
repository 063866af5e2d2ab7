import { giveUpCredit as call } from '@portal/contract/account';
import { withAvailable } from '../core/accounts/with-available';
import { proposalNumber } from '../core/money/proposal-number';
import { numberId } from '../database/number-id';
import { handle } from '../http/handler';
import { giveUp } from './account.store';

export const giveUpCredit = handle(call, async ({ body, customer: { customerId }, gateway, idempotency, request }) => {
  const of = { number: proposalNumber('G'), customerId, id: numberId(body.id), requestId: request.id };
  return withAvailable(gateway, customerId, body.id, (at) => giveUp(gateway.db, idempotency, of, at));
});
