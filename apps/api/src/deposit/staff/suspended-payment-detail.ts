import { suspendedPaymentDetail as call } from '@portal/contract/staff';
import { parseAmount } from '@portal/rules/money';
import { auditRead } from '../../core/audit/audit-read';
import { suspenseOffer } from '../../core/payments/suspense-offer';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { likelyDeposits, suspendedById } from './suspense.store';

/** The read is recorded in the audit log before the payment is shown. */
export const suspendedPaymentDetail = handle(call, async ({ params, gateway, staff, request, fail }) => {
  const id = numberId(params.id);
  const payment = id === null ? undefined : await suspendedById(gateway.db, id);
  if (id === null || !payment) throw fail('staff.unknown');
  const likely = payment.status === 1 ? await likelyDeposits(gateway.db, id) : [];
  await auditRead(gateway.db, {
    actor: staff.actor,
    act: call.id,
    subject: `suspense:${payment.number}`,
    after: { customers: likely.map(({ customerNumber }) => customerNumber) },
    requestId: request.id,
    address: request.address,
  });
  const amount = payment.booked && payment.status === 1 ? parseAmount(payment.amount ?? '', 2) : null;
  const offer = amount === null ? undefined : suspenseOffer({ ...payment, amount }, gateway);
  return { payment, likely, ...(offer && { offer }) };
});
