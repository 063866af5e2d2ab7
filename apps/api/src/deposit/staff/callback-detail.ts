import { callbackDetail as call } from '@portal/contract/staff';
import { auditRead } from '../../core/audit/audit-read';
import { usd } from '../../core/money/money';
import { handle } from '../../http/handler';
import { callbackOf, knownOrder, orderedAs, toCallback } from './callback.store';
import { shownFields } from './shown-fields';
import { suspendedById } from './suspense.store';

/** The read is recorded in the audit log before the callback is shown. */
export const callbackDetail = handle(call, async ({ params: { id }, gateway: { db }, staff, request, fail }) => {
  const row = await callbackOf(db, id);
  if (!row) throw fail('staff.unknown');
  const callback = toCallback(row);
  const { channel, orderNumber } = callback;
  const [ordered, known, suspended] = await Promise.all([
    orderedAs(db, channel, orderNumber),
    knownOrder(db, channel, orderNumber),
    row.suspense_id === null ? undefined : suspendedById(db, row.suspense_id),
  ]);
  await auditRead(db, {
    actor: staff.actor,
    act: call.id,
    subject: `callback:${id}`,
    after: { customer: ordered && String(ordered.customer_id) },
    requestId: request.id,
    address: request.address,
  });
  return {
    callback,
    address: row.address ?? undefined,
    fields: shownFields(row.raw),
    ordered: ordered && {
      pno: ordered.pno,
      customerNumber: String(ordered.customer_id),
      status: ordered.status,
      amount: usd(ordered.pay_amount),
      currency: ordered.pay_currency,
      merchantId: ordered.merchant_id,
    },
    suspended,
    canAsk: known !== undefined,
  };
});
