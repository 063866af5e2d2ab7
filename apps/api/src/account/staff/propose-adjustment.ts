import { proposeAdjustment as call } from '@portal/contract/staff';
import { signedAmount } from '../../core/money/money';
import { suspenseOffer } from '../../core/payments/suspense-offer';
import { suspendedByNumber } from '../../core/payments/suspense.store';
import { proposalNumber } from '../../core/money/proposal-number';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { findAdjustment } from './adjustment.store';

export const proposeAdjustment = handle(call, async ({ body, gateway, staff, idempotency, request, fail }) => {
  const { db } = gateway;
  const amount = body.amount === undefined ? null : signedAmount(body.amount, 'USD');
  const accountId = numberId(body.accountId ?? '');
  const payment = body.kind === 'suspense' ? await suspendedByNumber(db, body.reference ?? '') : undefined;
  const offer = payment && suspenseOffer(payment, gateway);
  if (body.kind === 'suspense' && !offer) throw fail('staff.adjustmentReference', { fields: ['reference'] });
  // What was shown is what is booked.
  if (offer && offer.amount !== body.amount) throw fail('staff.adjustmentAmount', { fields: ['amount'] });
  const proposal = {
    ...body,
    rate: offer?.rate,
    accountId: accountId === null ? undefined : String(accountId),
    amount: amount === null ? undefined : String(amount),
  };
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
