import { recordBankBalance as call } from '@portal/contract/staff';
import { signedAmount } from '../../core/money/money';
import { handle } from '../../http/handler';
import { recordBalance } from './bank-balance.store';

export const recordBankBalance = handle(call, async ({ body, gateway: { db }, staff, request, fail }) => {
  const amount = signedAmount(body.amount, body.currency);
  if (amount === null) throw fail('staff.bankAmount', { fields: ['amount'] });
  return recordBalance(
    db,
    { ...body, amount },
    { actor: staff.actor, requestId: request.id, address: request.address },
  );
});
