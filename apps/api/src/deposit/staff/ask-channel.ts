import { askChannel as call } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { handle } from '../../http/handler';
import { settleAnswer } from '../settle-answer';
import { knownOrder } from './callback.store';

/** The channel is asked outside of any transaction. What it reports is booked in one with the audit entry. */
export const askChannel = handle(call, async ({ body: { orderNumber }, gateway, staff, request, fail, log }) => {
  const { db, parties, ports } = gateway;
  const { code } = ports.payment;
  const order = await knownOrder(db, code, orderNumber);
  if (!order) throw fail('staff.unknown');
  if (order.customer_id !== null && order.customer_id === staff.customerId) throw fail('staff.ownCustomer');
  if (parties.isAway('channel')) throw fail('deposit.channel');
  const report = await ports.payment.query(orderNumber).catch((error: unknown) => {
    log.warn({ err: error, pno: orderNumber }, 'the channel could not be asked');
    throw fail('deposit.channel');
  });
  const answer = await db.transaction(async (tx) => {
    const verdict = report ? await settleAnswer(tx, code, report) : 'none';
    await audit(tx, {
      actor: staff.actor,
      act: 'deposit.ask',
      subject: `deposit:${orderNumber}`,
      after: { answer: verdict },
      requestId: request.id,
      address: request.address,
    });
    return verdict;
  });
  if (!report) return { answer };
  const { amount, currency, merchantId, paidAt } = report;
  return { answer, payment: { amount, currency, merchantId, paidAt: new Date(paidAt).toISOString() } };
});
