import { proposeAdjustment as call } from '@portal/contract/staff';
import { parseAmount } from '@portal/rules/money';
import { proposalNumber } from '../../core/money/proposal-number';
import { handle } from '../../http/handler';
import { findAdjustment } from './adjustment.store';

const signed = (amount: string): bigint | null => {
  const cents = parseAmount(amount.replace('-', ''), 2);
  return cents === null ? null : amount.startsWith('-') ? -cents : cents;
};

export const proposeAdjustment = handle(call, async ({ body, gateway: { db }, staff, idempotency, request, fail }) => {
  const amount = body.amount === undefined ? null : signed(body.amount);
  const proposal = { ...body, amount: amount === null ? undefined : String(amount) };
  const { number } = await db.row<{ number: string }>(
    'staff.proposeAdjustment',
    'select account.propose_adjustment($1, $2, $3, $4, $5, $6, $7, $8, $9) as number',
    [
      idempotency.scope,
      idempotency.key,
      idempotency.hash,
      proposalNumber('A'),
      JSON.stringify(proposal),
      staff.actor,
      staff.customerId,
      request.id,
      request.address,
    ],
  );
  const adjustment = await findAdjustment(db, { number });
  if (!adjustment) throw fail('staff.adjustmentReference');
  return adjustment;
});
