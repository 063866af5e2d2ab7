import { proposeAdjustment as call, type AdjustmentKind } from '@portal/contract/staff';
import { cleanReference } from '@portal/rules/cleaning';
import { signedAmount } from '../../core/money/money';
import { suspenseOffer } from '../../core/payments/suspense-offer';
import { suspendedByNumber } from '../../core/payments/suspense.store';
import { proposalNumber } from '../../core/money/proposal-number';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { findAdjustment } from './adjustment.store';

/** Whose reference is a note of the member; that of the others names one payment or document. */
const noted: readonly AdjustmentKind[] = ['correction', 'goodwill', 'feeRefund'];

export const proposeAdjustment = handle(call, async ({ body, gateway, staff, idempotency, request, fail }) => {
  const { db } = gateway;
  const amount = body.amount === undefined ? null : signedAmount(body.amount, 'USD');
  const accountId = numberId(body.accountId ?? '');
  const reference =
    body.reference === undefined || noted.includes(body.kind) ? body.reference : cleanReference(body.reference);
  const payment = body.kind === 'suspense' ? await suspendedByNumber(db, reference ?? '') : undefined;
  const offer = payment && suspenseOffer(payment, gateway);
  if (body.kind === 'suspense' && !offer) throw fail('staff.adjustmentReference', { fields: ['reference'] });
  // What was shown is what is booked.
  if (offer && offer.amount !== body.amount) throw fail('staff.adjustmentAmount', { fields: ['amount'] });
  const proposal = {
    ...body,
    // A reference of nothing but spaces is none.
    reference: reference || undefined,
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
